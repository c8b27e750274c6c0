#include "la3/augment/standard.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "la3/core/random.h"
#include "la3/image/resample_reference.h"

namespace la3::augment {
namespace {

constexpr Layout kLayouts[] = {Layout::kNchw, Layout::kNhwc};
constexpr image::Filter kFilters[] = {image::Filter::kBilinear, image::Filter::kBicubic};
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

random::Stream made_up(uint64_t seed) {
  return {seed, 0, 0, random::Purpose::kBenchmark};
}
random::Stream of_sample(uint64_t sample) {
  return {7, 3, sample, random::Purpose::kStandard};
}

int between(random::Stream& stream, int low, int high) {
  return low + static_cast<int>(stream.below(static_cast<uint32_t>(high - low + 1)));
}

Image noise(random::Stream& stream, int width, int height, int channels) {
  Image image(width, height, channels);
  for (size_t i = 0; i < image.bytes(); ++i) { image.data()[i] = static_cast<uint8_t>(stream.below(256)); }
  return image;
}

uint8_t at(const Image& image, int x, int y, int c) {
  return image.data()[(static_cast<size_t>(y) * image.width() + x) * image.channels() + c];
}

// crop_flip, pixel by pixel.
Image crop_flip_slowly(const Image& in, int width, int height, const CropFlip& crop) {
  Image out(width, height, in.channels());
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const int from_x = (crop.flip ? width - 1 - x : x) + crop.x, from_y = y + crop.y;
      if (from_x < 0 || from_x >= in.width() || from_y < 0 || from_y >= in.height()) { continue; }
      for (int c = 0; c < in.channels(); ++c) {
        out.data()[(static_cast<size_t>(y) * width + x) * in.channels() + c] = at(in, from_x, from_y, c);
      }
    }
  }
  return out;
}

Image piece_of(const Image& image, const image::Region& region) {
  return crop_flip_slowly(image, region.width, region.height, {region.x, region.y, false});
}

size_t float_index(const Image& image, int x, int y, int c, Layout layout) {
  const size_t pixel = static_cast<size_t>(y) * image.width() + x;
  return layout == Layout::kNchw ? c * image.view().pixel_count() + pixel : pixel * image.channels() + c;
}

const Normalization kSome{{0.4914, 0.4822, 0.4465}, {0.2470, 0.2435, 0.2616}};

// ---- decisions ----

TEST(DecideCropFlip, ReachesEveryPlaceAboutEquallyOften) {
  std::map<int, int> xs, ys;
  int flips = 0;
  constexpr int kSamples = 18000;
  for (int i = 0; i < kSamples; ++i) {
    random::Stream stream = of_sample(i);
    const CropFlip crop = decide_crop_flip(stream, 4, 0.5);
    ++xs[crop.x];
    ++ys[crop.y];
    flips += crop.flip;
  }
  for (const auto& counts : {xs, ys}) {
    ASSERT_EQ(counts.size(), 9u);
    EXPECT_EQ(counts.begin()->first, -4);
    EXPECT_EQ(counts.rbegin()->first, 4);
    // 2,000 expected, with a deviation of 42.
    for (const auto& [place, count] : counts) { EXPECT_NEAR(count, kSamples / 9, 220) << place; }
  }
  EXPECT_NEAR(flips, kSamples / 2, 350);
}

TEST(DecideCropFlip, ProbabilitiesZeroAndOneAreCertain) {
  for (int i = 0; i < 1000; ++i) {
    random::Stream never = of_sample(i), always = of_sample(i);
    EXPECT_FALSE(decide_crop_flip(never, 4, 0.0).flip);
    EXPECT_TRUE(decide_crop_flip(always, 4, 1.0).flip);
  }
}

TEST(DecideCropFlipCutout, DrawsCropYThenXThenFlipThenCutoutYThenX) {
  const CropFlipCutoutOptions options;
  for (int i = 0; i < 200; ++i) {
    random::Stream stream = of_sample(i), by_hand = of_sample(i);
    const CropFlipCutout decided = decide_crop_flip_cutout(stream, 32, 24, options);
    EXPECT_EQ(decided.crop.y, static_cast<int>(by_hand.below(9)) - 4);
    EXPECT_EQ(decided.crop.x, static_cast<int>(by_hand.below(9)) - 4);
    EXPECT_EQ(decided.crop.flip, by_hand.uniform() < 0.5);
    const int y = static_cast<int>(by_hand.below(24)), x = static_cast<int>(by_hand.below(32));
    EXPECT_EQ(decided.hole,
              (PixelRect{std::max(x - 8, 0), std::max(y - 8, 0), std::min(x + 8, 32), std::min(y + 8, 24)}));
    EXPECT_EQ(stream.bits(), by_hand.bits());
  }
}

TEST(DecideCropFlipCutout, IsTheSameForTheSameSampleAndDiffersBetweenSamples) {
  const CropFlipCutoutOptions options;
  int differences = 0;
  for (int i = 0; i < 100; ++i) {
    random::Stream first = of_sample(i), again = of_sample(i), other = of_sample(i + 1);
    const CropFlipCutout decided = decide_crop_flip_cutout(first, 32, 32, options);
    EXPECT_EQ(decided, decide_crop_flip_cutout(again, 32, 32, options));
    differences += !(decided == decide_crop_flip_cutout(other, 32, 32, options));
  }
  EXPECT_GT(differences, 95);
}

TEST(DecideCropFlipCutout, SwitchingThePartsOffLeavesTheImageAlone) {
  const CropFlipCutoutOptions off{.pad_px = 0, .flip_probability = 0, .cutout_px = 0};
  off.validate();
  for (int i = 0; i < 100; ++i) {
    random::Stream stream = of_sample(i);
    const CropFlipCutout decided = decide_crop_flip_cutout(stream, 32, 32, off);
    EXPECT_EQ(decided.crop, CropFlip{});
    EXPECT_TRUE(decided.hole.x0 >= decided.hole.x1 || decided.hole.y0 >= decided.hole.y1);
  }
}

TEST(DecideCutout, CentresOnEveryPixelAndStaysInsideTheImage) {
  std::map<int, int> widths;
  for (int i = 0; i < 20000; ++i) {
    random::Stream stream = of_sample(i);
    const PixelRect hole = decide_cutout(stream, 32, 32, 16);
    ASSERT_TRUE(0 <= hole.x0 && hole.x0 < hole.x1 && hole.x1 <= 32) << hole.x0 << " " << hole.x1;
    ASSERT_TRUE(0 <= hole.y0 && hole.y0 < hole.y1 && hole.y1 <= 32) << hole.y0 << " " << hole.y1;
    ++widths[hole.x1 - hole.x0];
  }
  // Centres 8 .. 24 keep the whole width, 0 .. 7 and 25 .. 31 lose a pixel for every step.
  EXPECT_EQ(widths.begin()->first, 8);
  EXPECT_EQ(widths.rbegin()->first, 16);
  EXPECT_NEAR(widths[16], 20000 * 17 / 32, 400);
  EXPECT_NEAR(widths[8], 20000 / 32, 130);
}

TEST(DecideCutout, TakesHolesLargerThanTheImage) {
  random::Stream stream = of_sample(0);
  EXPECT_EQ(decide_cutout(stream, 5, 3, 1 << 20), (PixelRect{0, 0, 5, 3}));
}

TEST(DecideResizedCrop, KeepsAreaAndRatioInTheirRanges) {
  const ResizedCropOptions options;
  double area_sum = 0;
  constexpr int kSamples = 5000;
  for (int i = 0; i < kSamples; ++i) {
    random::Stream stream = of_sample(i);
    const image::Region region = decide_resized_crop(stream, 500, 375, options).region;
    ASSERT_GE(region.x, 0);
    ASSERT_GE(region.y, 0);
    ASSERT_LE(region.x + region.width, 500);
    ASSERT_LE(region.y + region.height, 375);
    const double area = static_cast<double>(region.width) * region.height / (500.0 * 375.0);
    const double ratio = static_cast<double>(region.width) / region.height;
    EXPECT_GT(area, 0.078);
    EXPECT_GT(ratio, 0.74);
    EXPECT_LT(ratio, 1.35);
    area_sum += area;
  }
  // Uniform areas have a mean of 0.54, but large ones fit less often: torchvision's loop, run in
  // Python, gives 0.432.
  EXPECT_NEAR(area_sum / kSamples, 0.432, 0.015);
}

TEST(DecideResizedCrop, DrawsAreaRatioYXThenFlipThenTheHole) {
  const ResizedCropOptions options{.cutout_px = 32};
  for (int i = 0; i < 200; ++i) {
    random::Stream stream = of_sample(i), by_hand = of_sample(i);
    const ResizedCrop crop = decide_resized_crop(stream, 640, 640, options);
    ResizedCrop expected;
    bool found = false;
    for (int attempt = 0; attempt < 10 && !found; ++attempt) {
      const double target = 640.0 * 640.0 * (0.08 + (1.0 - 0.08) * by_hand.uniform());
      const double low = std::log(3.0 / 4.0), high = std::log(4.0 / 3.0);
      const double ratio = std::exp(low + (high - low) * by_hand.uniform());
      const int width = static_cast<int>(std::nearbyint(std::sqrt(target * ratio)));
      const int height = static_cast<int>(std::nearbyint(std::sqrt(target / ratio)));
      if (width > 640 || height > 640) { continue; }
      found = true;
      expected.region = {0, 0, width, height};
      expected.region.y = static_cast<int>(by_hand.below(640 - height + 1));
      expected.region.x = static_cast<int>(by_hand.below(640 - width + 1));
    }
    ASSERT_TRUE(found);
    expected.flip = by_hand.uniform() < 0.5;
    const int y = static_cast<int>(by_hand.below(224)), x = static_cast<int>(by_hand.below(224));
    expected.hole = {std::max(x - 16, 0), std::max(y - 16, 0), std::min(x + 16, 224), std::min(y + 16, 224)};
    EXPECT_EQ(crop, expected);
  }
}

TEST(DecideResizedCrop, FallsBackToTheCentreOfImagesThatAreTooLong) {
  const ResizedCropOptions whole{.area_low = 1.0};  // never fits into a long image
  random::Stream stream = of_sample(0);
  EXPECT_EQ(decide_resized_crop(stream, 1000, 100, whole).region, (image::Region{433, 0, 133, 100}));
  EXPECT_EQ(decide_resized_crop(stream, 100, 1000, whole).region, (image::Region{0, 433, 100, 133}));
  // In between the ratios the whole image is taken.
  EXPECT_EQ(decide_resized_crop(stream, 1, 1, whole).region, (image::Region{0, 0, 1, 1}));
  const ResizedCropOptions flat{.area_low = 1.0, .ratio_low = 10, .ratio_high = 12};
  EXPECT_EQ(decide_resized_crop(stream, 1, 1, flat).region, (image::Region{0, 0, 1, 1}));
}

TEST(DecideResizedCrop, IsNeverSmallerThanTheSmallest) {
  random::Stream stream(41, 0, 0, random::Purpose::kBenchmark);
  int close_small = 0, close_large = 0;
  for (int round = 0; round < 20000; ++round) {
    const int most = round % 2 == 0 ? 40 : 3000;
    const int width = 1 + static_cast<int>(stream.below(static_cast<uint32_t>(most)));
    const int height = 1 + static_cast<int>(stream.below(static_cast<uint32_t>(most)));
    // Smallest areas only, so that many crops are about as small as possible.
    const ResizedCropOptions options{.area_low = 0.08, .area_high = round % 3 == 0 ? 1.0 : 0.08};
    const image::Region smallest = smallest_resized_crop(width, height, options);
    const image::Region region = decide_resized_crop(stream, width, height, options).region;
    ASSERT_GE(region.width, smallest.width) << width << "x" << height;
    ASSERT_GE(region.height, smallest.height) << width << "x" << height;
    (most == 40 ? close_small : close_large) += region.width <= smallest.width + 3 ? 1 : 0;
  }
  EXPECT_GT(close_small, 1000);
  EXPECT_GT(close_large, 100) << "photos could never be decoded at a part of their size";
}

// ---- bytes ----

TEST(CropFlip, EqualsCroppingPixelByPixel) {
  random::Stream stream = made_up(1);
  for (int round = 0; round < 500; ++round) {
    const Image in = noise(stream, between(stream, 1, 70), between(stream, 1, 20), round % 2 == 0 ? 3 : 1);
    const bool same_size = stream.below(2) == 0;
    Image out = noise(stream, same_size ? in.width() : between(stream, 1, 70),
                      same_size ? in.height() : between(stream, 1, 20), in.channels());
    const CropFlip crop{between(stream, -75, 75) / between(stream, 1, 20),
                        between(stream, -25, 25) / between(stream, 1, 8), stream.below(2) == 1};
    crop_flip(out.view(), in.view(), crop);
    ASSERT_EQ(out, crop_flip_slowly(in, out.width(), out.height(), crop))
        << in.width() << "x" << in.height() << " at " << crop.x << ", " << crop.y << " flip " << crop.flip;
  }
}

TEST(CropFlip, FarOutsideIsBlack) {
  random::Stream stream = made_up(2);
  const Image in = noise(stream, 20, 20, 3);
  for (const int far : {std::numeric_limits<int>::min(), -20, 20, std::numeric_limits<int>::max()}) {
    Image out = noise(stream, 20, 20, 3);
    crop_flip(out.view(), in.view(), {far, 0, true});
    EXPECT_EQ(out, Image(20, 20, 3));
    out = noise(stream, 20, 20, 3);
    crop_flip(out.view(), in.view(), {0, far, false});
    EXPECT_EQ(out, Image(20, 20, 3));
  }
}

TEST(ResizedCrop, EqualsCroppingResizingAndMirroring) {
  random::Stream stream = made_up(3);
  image::ResampleScratch scratch;
  const ResizedCropOptions options;
  for (int round = 0; round < 60; ++round) {
    const Image in = noise(stream, between(stream, 5, 90), between(stream, 5, 90), round % 2 == 0 ? 3 : 1);
    random::Stream of_round = of_sample(round);
    const ResizedCrop crop = decide_resized_crop(of_round, in.width(), in.height(), options);
    const image::Filter filter = kFilters[round / 2 % 2];
    Image out(28, 24, in.channels());
    resized_crop(out.view(), in.view(), crop, filter, scratch);
    const Image piece = piece_of(in, crop.region);
    const image::Box whole{0, 0, static_cast<float>(piece.width()), static_cast<float>(piece.height())};
    const Image resized = image::resize_reference(piece.view(), 28, 24, whole, filter);
    ASSERT_EQ(out, crop_flip_slowly(resized, 28, 24, {0, 0, crop.flip})) << round;
  }
}

TEST(CentreCrop, EqualsResizingTheWholeImageThenCropping) {
  random::Stream stream = made_up(4);
  image::ResampleScratch scratch;
  for (int round = 0; round < 60; ++round) {
    const Image in = noise(stream, between(stream, 3, 90), between(stream, 3, 90), round % 2 == 0 ? 3 : 1);
    CentreCropOptions options{.shorter_px = between(stream, 2, 40), .filter = kFilters[round / 2 % 2]};
    options.width = between(stream, 1, options.shorter_px);
    options.height = between(stream, 1, options.shorter_px);
    // Resize(S): the longer side is int(S * long / short).
    const bool upright = in.width() <= in.height();
    const int64_t longer =
        int64_t{options.shorter_px} * std::max(in.width(), in.height()) / std::min(in.width(), in.height());
    const int width = upright ? options.shorter_px : static_cast<int>(longer);
    const int height = upright ? static_cast<int>(longer) : options.shorter_px;
    const image::Box whole{0, 0, static_cast<float>(in.width()), static_cast<float>(in.height())};
    const Image resized = image::resize_reference(in.view(), width, height, whole, options.filter);
    // int(round(n / 2)): a half goes to the even neighbour.
    const auto half = [](int n) { return n % 2 == 0 ? n / 2 : n / 2 + (n / 2) % 2; };
    Image out(options.width, options.height, in.channels());
    centre_crop(out.view(), in.view(), options, scratch);
    ASSERT_EQ(out, piece_of(resized, {half(width - options.width), half(height - options.height), options.width,
                                      options.height}))
        << in.width() << "x" << in.height() << " to " << width << "x" << height;
  }
}

// ---- floats ----

TEST(Normalize, MultipliesThenAddsInFloat32) {
  random::Stream stream = made_up(5);
  const ScaleShift factors = scale_shift(kSome);
  for (const auto& [width, height] : {std::pair(32, 32), std::pair(1, 1), std::pair(23, 7), std::pair(201, 3)}) {
    for (const int channels : {1, 3}) {
      const Image in = noise(stream, width, height, channels);
      for (const Layout layout : kLayouts) {
        std::vector<float> out(in.bytes());
        normalize(out, in.view(), factors, layout);
        for (int y = 0; y < height; ++y) {
          for (int x = 0; x < width; ++x) {
            for (int c = 0; c < channels; ++c) {
              // Rounded after the product: a double holds it exactly.
              const float product =
                  static_cast<float>(static_cast<double>(at(in, x, y, c)) * static_cast<double>(factors.scale[c]));
              const float sum =
                  static_cast<float>(static_cast<double>(product) + static_cast<double>(factors.shift[c]));
              ASSERT_EQ(out[float_index(in, x, y, c, layout)], sum) << x << " " << y << " " << c;
            }
          }
        }
      }
    }
  }
}

TEST(Normalize, FactorsAreRoundedOnceFromDouble) {
  const ScaleShift factors = scale_shift(kSome);
  for (int c = 0; c < 3; ++c) {
    EXPECT_EQ(factors.scale[c], static_cast<float>(1.0 / (255.0 * kSome.deviation[c])));
    EXPECT_EQ(factors.shift[c], static_cast<float>(-kSome.mean[c] / kSome.deviation[c]));
  }
}

TEST(Cutout, ZeroesTheHoleAndNothingElse) {
  for (const int channels : {1, 3}) {
    for (const Layout layout : kLayouts) {
      for (const PixelRect& hole : {PixelRect{2, 3, 7, 9}, PixelRect{-5, -5, 100, 2}, PixelRect{4, 4, 4, 8},
                                    PixelRect{5, 8, 9, 2}, PixelRect{20, 0, 30, 9}}) {
        std::vector<float> image(static_cast<size_t>(13) * 9 * channels, 1.0f);
        cutout(image, 13, 9, channels, hole, layout);
        const Image of_shape(13, 9, channels);
        for (int y = 0; y < 9; ++y) {
          for (int x = 0; x < 13; ++x) {
            const bool inside = x >= hole.x0 && x < hole.x1 && y >= hole.y0 && y < hole.y1;
            for (int c = 0; c < channels; ++c) {
              ASSERT_EQ(image[float_index(of_shape, x, y, c, layout)], inside ? 0.0f : 1.0f);
            }
          }
        }
      }
    }
  }
}

TEST(NormalizeCropFlipCutout, EqualsTheSeparateSteps) {
  random::Stream stream = made_up(6);
  const ScaleShift factors = scale_shift(kSome);
  for (int round = 0; round < 400; ++round) {
    // CIFAR's size, odd sizes, sizes of several bands, and rows longer than a band.
    const bool cifar = round % 4 == 0, long_rows = round % 100 == 1;
    const int width = cifar ? 32 : long_rows ? between(stream, 4000, 13000) : between(stream, 1, 150);
    const int height = cifar ? 32 : long_rows ? 3 : between(stream, 1, 100);
    const Image in = noise(stream, width, height, round % 3 == 0 ? 1 : 3);
    random::Stream sample = of_sample(round);
    const CropFlipCutout decided = decide_crop_flip_cutout(sample, width, height, {});
    for (const Layout layout : kLayouts) {
      Image cropped(width, height, in.channels());
      crop_flip(cropped.view(), in.view(), decided.crop);
      std::vector<float> expected(in.bytes()), found(in.bytes(), kNan);
      normalize(expected, cropped.view(), factors, layout);
      cutout(expected, width, height, in.channels(), decided.hole, layout);
      normalize_crop_flip_cutout(found, in.view(), decided, factors, layout);
      ASSERT_EQ(std::memcmp(expected.data(), found.data(), expected.size() * sizeof(float)), 0)
          << width << "x" << height << "x" << in.channels();
    }
  }
}

// ---- bad input ----

// Expects std::invalid_argument with a message that names the field.
void expect_refused(const std::string& field, const std::function<void()>& call) {
  try {
    call();
    ADD_FAILURE() << field << " was accepted";
  } catch (const std::invalid_argument& error) {
    EXPECT_NE(std::string(error.what()).find(field + ":"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("expected, found"), std::string::npos) << error.what();
  }
}

TEST(StandardOptions, OfACentreCropAreSidesThatFit) {
  EXPECT_NO_THROW((CentreCropOptions{.shorter_px = 8, .width = 8, .height = 1}.validate()));
  for (const CentreCropOptions& wrong : {CentreCropOptions{.shorter_px = 8, .width = 4, .height = 0},
                                         CentreCropOptions{.shorter_px = 8, .width = 0, .height = 4},
                                         CentreCropOptions{.shorter_px = 8, .width = 9, .height = 4},
                                         CentreCropOptions{.shorter_px = 8, .width = 4, .height = 9}}) {
    EXPECT_THROW(wrong.validate(), std::invalid_argument) << wrong.width << "x" << wrong.height;
  }
}

TEST(StandardOptions, SidesAndMarginsMayBeAsLargeAsAnyImage) {
  constexpr int kMost = 1 << 20;
  EXPECT_NO_THROW((CropFlipCutoutOptions{.pad_px = kMost, .cutout_px = kMost}.validate()));
  EXPECT_THROW((CropFlipCutoutOptions{.pad_px = kMost + 1}.validate()), std::invalid_argument);
  EXPECT_NO_THROW((CentreCropOptions{.shorter_px = kMost, .width = kMost, .height = kMost}.validate()));
  EXPECT_THROW((CentreCropOptions{.shorter_px = kMost + 1, .width = 8, .height = 8}.validate()),
               std::invalid_argument);
}

TEST(StandardOptions, DefaultsAreValid) {
  EXPECT_NO_THROW(CropFlipCutoutOptions{}.validate());
  EXPECT_NO_THROW(ResizedCropOptions{}.validate());
  EXPECT_NO_THROW(CentreCropOptions{}.validate());
  EXPECT_NO_THROW(Normalization{}.validate());
}

TEST(StandardOptions, BadCropsFlipsAndCutoutsAreNamed) {
  const auto refused = [](const std::string& field, const CropFlipCutoutOptions& options) {
    expect_refused(field, [&] { options.validate(); });
  };
  refused("pad_px", {.pad_px = -1});
  refused("pad_px", {.pad_px = std::numeric_limits<int>::max()});
  refused("flip_probability", {.flip_probability = -0.1});
  refused("flip_probability", {.flip_probability = 1.1});
  refused("flip_probability", {.flip_probability = kNan});
  refused("cutout_px", {.cutout_px = -2});
}

TEST(StandardOptions, BadResizedCropsAreNamed) {
  const auto refused = [](const std::string& field, const ResizedCropOptions& options) {
    expect_refused(field, [&] { options.validate(); });
  };
  refused("width", {.width = 0});
  refused("height", {.height = -3});
  refused("area_low", {.area_low = 0});
  refused("area_low", {.area_low = kNan});
  refused("area_high", {.area_low = 0.5, .area_high = 0.4});
  refused("area_high", {.area_high = 1.5});
  refused("ratio_low", {.ratio_low = 0});
  refused("ratio_high", {.ratio_low = 2, .ratio_high = 1});
  refused("ratio_high", {.ratio_high = std::numeric_limits<double>::infinity()});
  refused("flip_probability", {.flip_probability = 2});
}

TEST(StandardOptions, BadCentreCropsAreNamed) {
  const auto refused = [](const std::string& field, const CentreCropOptions& options) {
    expect_refused(field, [&] { options.validate(); });
  };
  refused("shorter_px", {.shorter_px = 0});
  refused("width", {.width = 0});
  refused("width", {.width = 257});
  refused("height", {.shorter_px = 224, .height = 225});
}

TEST(StandardOptions, BadNormalizationsAreNamed) {
  expect_refused("deviation[1]", [] { scale_shift({{0, 0, 0}, {1, 0, 1}}); });
  expect_refused("deviation[2]", [] { scale_shift({{0, 0, 0}, {1, 1, kNan}}); });
  expect_refused("deviation[0]", [] { scale_shift({{0, 0, 0}, {-1, 1, 1}}); });
  expect_refused("mean[2]", [] { scale_shift({{0, 0, kNan}, {1, 1, 1}}); });
}

TEST(StandardTransforms, RefuseBuffersThatDoNotFit) {
  const Image in(8, 6, 3);
  Image grey(8, 6, 1), other(7, 6, 3);
  std::vector<float> floats(in.bytes() - 1);
  image::ResampleScratch scratch;
  expect_refused("floats of the image", [&] { normalize(floats, in.view(), {}, Layout::kNchw); });
  expect_refused("floats of the image", [&] { cutout(floats, 8, 6, 3, {}, Layout::kNchw); });
  expect_refused("floats of the image",
                 [&] { normalize_crop_flip_cutout(floats, in.view(), {}, {}, Layout::kNhwc); });
  expect_refused("channels of the output", [&] { crop_flip(grey.view(), in.view(), {}); });
  expect_refused("width of the output", [&] {
    centre_crop(other.view(), in.view(), {.shorter_px = 6, .width = 6, .height = 6}, scratch);
  });
}

}  // namespace
}  // namespace la3::augment
