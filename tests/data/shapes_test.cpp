#include "la3/data/shapes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <set>
#include <string>
#include <vector>

namespace la3::data {
namespace {

constexpr int kSide = 32;
constexpr size_t kBytes = size_t{kSide} * kSide * 3;

ShapesOptions small(uint64_t seed = 0) {
  ShapesOptions options;
  options.seed = seed;
  options.train_per_label = 12;
  options.validation_per_label = 4;
  options.test_per_label = 6;
  return options;
}

bool same_pixels(const Dataset& a, size_t i, const Dataset& b, size_t j) {
  return std::memcmp(a.in_memory(i).pixels, b.in_memory(j).pixels, kBytes) == 0;
}

// FNV-1a, 64 bits, over the first `count` images.
uint64_t hash_of(const Dataset& set, size_t count) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t i = 0; i < count; ++i) {
    const uint8_t* pixels = set.in_memory(i).pixels;
    for (size_t k = 0; k < kBytes; ++k) { hash = (hash ^ pixels[k]) * 0x100000001b3u; }
  }
  return hash;
}

// ---- the data set ----

TEST(Shapes, HasTheCountsAskedForInEverySplit) {
  const Splits splits = make_shapes(small());
  EXPECT_EQ(splits.train->size(), 120u);
  EXPECT_EQ(splits.validation->size(), 40u);
  EXPECT_EQ(splits.test->size(), 60u);
  const Splits standard = make_shapes({});
  EXPECT_EQ(standard.train->size(), 1000u);
  EXPECT_EQ(standard.validation->size(), 500u);
  EXPECT_EQ(standard.test->size(), 2000u);
}

TEST(Shapes, LabelsAreBalancedAndNamed) {
  const Splits splits = make_shapes(small());
  for (const auto& set : {splits.train, splits.validation, splits.test}) {
    ASSERT_EQ(set->labels().size(), 10u);
    EXPECT_EQ(std::set<std::string>(set->labels().begin(), set->labels().end()).size(), 10u);
    std::array<size_t, 10> counts{};
    for (size_t i = 0; i < set->size(); ++i) { ++counts.at(static_cast<size_t>(set->label(i))); }
    for (const size_t count : counts) { EXPECT_EQ(count, set->size() / 10); }
  }
}

TEST(Shapes, ImagesAreRgbOf32PixelsHeldInMemory) {
  const Splits splits = make_shapes(small());
  const ImageView view = splits.test->in_memory(59);
  EXPECT_EQ(view.width, kSide);
  EXPECT_EQ(view.height, kSide);
  EXPECT_EQ(view.channels, 3);
  EXPECT_EQ(splits.test->get(59), Image(view));
}

// The bytes are part of the contract: results on `shapes` are compared between machines. If the
// drawing is changed on purpose, pin the new hashes and measure the figures of docs/shapes.md
// again.
TEST(Shapes, FirstImagesAreTheSameBytesOnEveryMachine) {
  const Splits splits = make_shapes(small());
  EXPECT_EQ(hash_of(*splits.train, 100), 4485254746733699365u);
  EXPECT_EQ(hash_of(*splits.validation, 40), 9841539194769427964u);
  EXPECT_EQ(hash_of(*splits.test, 60), 15018570886080935338u);
}

TEST(Shapes, MoreImagesLeaveTheFirstOnesAsTheyAre) {
  const Splits few = make_shapes(small());
  ShapesOptions options = small();
  options.train_per_label = 20;
  const Splits many = make_shapes(options);
  for (size_t i = 0; i < few.train->size(); ++i) {
    EXPECT_TRUE(same_pixels(*few.train, i, *many.train, i));
    EXPECT_EQ(few.train->id(i), many.train->id(i));
  }
  EXPECT_EQ(hash_of(*few.test, 60), hash_of(*many.test, 60));
}

TEST(Shapes, NoImageAndNoIdOccursTwice) {
  std::set<std::string> ids, images;
  size_t count = 0;
  for (const uint64_t seed : {0u, 1u}) {
    const Splits splits = make_shapes(small(seed));
    for (const auto& set : {splits.train, splits.validation, splits.test}) {
      for (size_t i = 0; i < set->size(); ++i, ++count) {
        images.emplace(reinterpret_cast<const char*>(set->in_memory(i).pixels), kBytes);
        ids.insert(set->id(i));
      }
    }
  }
  EXPECT_EQ(images.size(), count);
  EXPECT_EQ(ids.size(), count / 2) << "ids do not depend on the seed";
}

TEST(Shapes, IdsNameSplitLabelAndNumber) {
  const Splits splits = make_shapes(small());
  EXPECT_EQ(splits.train->id(0), "train/sign-warm/0");
  EXPECT_EQ(splits.validation->id(19), "validation/patch-hatched/1");
}

TEST(Shapes, StandardTransformsConfuseNoPair) {
  const Splits splits = make_shapes(small());
  const StandardTransforms& transforms = splits.train->standard_transforms();
  EXPECT_EQ(transforms.crop, StandardTransforms::Crop::kNone);
  EXPECT_EQ(transforms.size_px, kSide);
  EXPECT_FALSE(transforms.flip);
  EXPECT_EQ(transforms.cutout_px, 0);
}

TEST(Shapes, NormalizationIsThatOfTheImages) {
  ShapesOptions options;
  options.seed = 7;
  options.train_per_label = 1000;
  const Splits splits = make_shapes(options);
  const StandardTransforms& transforms = splits.train->standard_transforms();
  for (size_t channel = 0; channel < 3; ++channel) {
    double sum = 0, squares = 0;
    for (size_t i = 0; i < splits.train->size(); ++i) {
      const uint8_t* pixels = splits.train->in_memory(i).pixels;
      for (size_t k = channel; k < kBytes; k += 3) {
        const double value = pixels[k] / 255.0;
        sum += value;
        squares += value * value;
      }
    }
    const double count = static_cast<double>(splits.train->size() * kBytes / 3), mean = sum / count;
    EXPECT_NEAR(mean, transforms.mean[channel], 0.01);
    EXPECT_NEAR(std::sqrt(squares / count - mean * mean), transforms.deviation[channel], 0.01);
  }
}

TEST(Shapes, OptionsOutOfRangeAreRefusedByName) {
  const auto message = [](int ShapesOptions::*field, int value) -> std::string {
    ShapesOptions options;
    options.*field = value;
    try {
      make_shapes(options);
    } catch (const std::invalid_argument& error) { return error.what(); }
    return "";
  };
  EXPECT_EQ(message(&ShapesOptions::train_per_label, 0), "shapes: train_per_label is 0, expected 1 .. 100000");
  EXPECT_EQ(message(&ShapesOptions::validation_per_label, -1),
            "shapes: validation_per_label is -1, expected 1 .. 100000");
  EXPECT_EQ(message(&ShapesOptions::test_per_label, 100'001),
            "shapes: test_per_label is 100001, expected 1 .. 100000");
}

// ---- the truth ----

TEST(ShapesTruth, EveryLabelIsInOnePairAndEveryOpIsKnown) {
  const std::set<std::string_view> ops{
      "ShearX",   "ShearY",   "TranslateX", "TranslateY", "Rotate",     "Color",  "AutoContrast", "Invert",
      "Equalize", "Solarize", "Posterize",  "Contrast",   "Brightness", "Cutout", "Sharpness",    "Identity"};
  std::set<int> labels;
  std::set<std::string_view> properties;
  for (const PairTruth& pair : shapes_truth()) {
    labels.insert({pair.first_label, pair.second_label});
    properties.insert(pair.property);
    EXPECT_FALSE(pair.harmful_ops.empty());
    for (const std::string_view op : pair.harmful_ops) { EXPECT_EQ(ops.count(op), 1u) << op; }
    for (const std::string_view op : pair.doubtful_ops) {
      EXPECT_EQ(ops.count(op), 1u) << op;
      EXPECT_EQ(std::count(pair.harmful_ops.begin(), pair.harmful_ops.end(), op), 0) << op << " is in both lists";
    }
  }
  EXPECT_EQ(shapes_truth().size(), 5u);
  EXPECT_EQ(labels, (std::set<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(properties, (std::set<std::string_view>{"hue", "brightness", "tilt", "position", "texture"}));
}

// Measures of an image that need no knowledge of what is drawn. Each should tell apart the labels
// of one pair only.
enum Statistic { kWarmth, kLuma, kLean, kCentreX, kFineness, kMagenta, kCentreY, kStatistics };
using Statistics = std::array<double, kStatistics>;

Statistics measure(ImageView image) {
  std::array<std::array<double, kSide>, kSide> luma{};
  Statistics s{};
  for (size_t y = 0; y < kSide; ++y) {
    for (size_t x = 0; x < kSide; ++x) {
      const uint8_t* p = image.pixels + 3 * (y * kSide + x);
      luma[y][x] = 0.299 * p[0] + 0.587 * p[1] + 0.114 * p[2];
      s[kWarmth] += (p[0] - p[2]) / 1024.0;
      s[kMagenta] += (0.5 * (p[0] + p[2]) - luma[y][x]) / 1024.0;  // at right angles to warmth
      s[kLuma] += luma[y][x] / 1024.0;
    }
  }
  double edges = 0, edges_x = 0, edges_y = 0, slanted = 0, fine = 0;
  for (size_t y = 1; y + 1 < kSide; ++y) {
    for (size_t x = 1; x + 1 < kSide; ++x) {
      const double gx = luma[y][x + 1] - luma[y][x - 1], gy = luma[y + 1][x] - luma[y - 1][x];
      const double energy = std::abs(gx) + std::abs(gy) + 1e-9;
      edges += energy;
      edges_x += energy * static_cast<double>(x);
      edges_y += energy * static_cast<double>(y);
      fine += std::abs(2 * luma[y][x] - luma[y][x - 1] - luma[y][x + 1]) +
              std::abs(2 * luma[y][x] - luma[y - 1][x] - luma[y + 1][x]);
      slanted += gx * gy / (gx * gx + gy * gy + 100);
    }
  }
  s[kLean] = slanted;
  s[kCentreX] = edges_x / edges;
  s[kCentreY] = edges_y / edges;
  s[kFineness] = fine / edges;
  return s;
}

// How many standard errors the means of two labels are apart.
Statistics compare(const Dataset& set, int first, int second) {
  std::array<Statistics, 2> sum{}, squares{};
  const double count = static_cast<double>(set.size() / 10);
  for (size_t i = 0; i < set.size(); ++i) {
    if (set.label(i) != first && set.label(i) != second) { continue; }
    const size_t side = set.label(i) == second ? 1 : 0;
    const Statistics s = measure(set.in_memory(i));
    for (size_t k = 0; k < kStatistics; ++k) {
      sum[side][k] += s[k];
      squares[side][k] += s[k] * s[k];
    }
  }
  Statistics apart{};
  for (size_t k = 0; k < kStatistics; ++k) {
    double variance = 0;
    for (size_t side = 0; side < 2; ++side) {
      const double mean = sum[side][k] / count;
      variance += (squares[side][k] / count - mean * mean) / count;
    }
    apart[k] = (sum[1][k] - sum[0][k]) / count / std::sqrt(variance);
  }
  return apart;
}

TEST(ShapesTruth, LabelsOfAPairDifferInItsPropertyAlone) {
  ShapesOptions options;
  options.train_per_label = 1000;
  const Splits splits = make_shapes(options);
  const std::array<Statistic, 5> own{kWarmth, kLuma, kLean, kCentreX, kFineness};
  for (size_t pair = 0; pair < 5; ++pair) {
    const PairTruth& truth = shapes_truth()[pair];
    const Statistics apart = compare(*splits.train, truth.first_label, truth.second_label);
    for (size_t k = 0; k < kStatistics; ++k) {
      if (k == own[pair]) {
        EXPECT_GT(std::abs(apart[k]), 8) << truth.property;
      } else {
        EXPECT_LT(std::abs(apart[k]), 3.5) << truth.property << ", statistic " << k;
      }
    }
  }
}

}  // namespace
}  // namespace la3::data
