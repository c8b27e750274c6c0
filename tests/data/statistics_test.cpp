#include "la3/data/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "la3/core/random.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

// Images of different sizes with random pixels; number 13 cannot be read.
class Noise final : public Dataset {
 public:
  explicit Noise(size_t count) : count_(count) {}
  size_t size() const override { return count_; }
  const std::vector<std::string>& labels() const override { return labels_; }
  const StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t) const override { return 0; }
  Image get(size_t i) const override {
    if (i == 13) { throw Error("thirteen.jpg: cannot open"); }
    random::Stream stream(1, 0, i, random::Purpose::kBenchmark);
    Image image(1 + static_cast<int>(i % 7), 5 + static_cast<int>(i % 4), 3);
    for (size_t k = 0; k < image.bytes(); ++k) {
      image.data()[k] = static_cast<uint8_t>(stream.below(40 + 80 * (k % 3)));
    }
    return image;
  }
  std::string id(size_t i) const override { return std::to_string(i); }

 private:
  size_t count_;
  std::vector<std::string> labels_ = {"noise", "more"};
  StandardTransforms transforms_;
};

TEST(Statistics, AgreeWithAPlainSum) {
  const Noise noise(300);
  const Statistics found = compute_statistics(noise);
  for (size_t c = 0; c < 3; ++c) {
    std::vector<double> values;
    for (size_t i = 0; i < noise.size(); ++i) {
      if (i == 13) { continue; }
      const Image image = noise.get(i);
      for (size_t k = c; k < image.bytes(); k += 3) { values.push_back(image.data()[k] / 255.0); }
    }
    double mean = 0, variance = 0;
    for (const double value : values) { mean += value / static_cast<double>(values.size()); }
    for (const double value : values) {
      variance += (value - mean) * (value - mean) / static_cast<double>(values.size());
    }
    EXPECT_NEAR(found.mean[c], mean, 1e-12);
    EXPECT_NEAR(found.deviation[c], std::sqrt(variance), 1e-12);
    EXPECT_EQ(found.pixels, values.size());
  }
  EXPECT_EQ(found.width.min, 1);
  EXPECT_EQ(found.width.median, 4);
  EXPECT_EQ(found.width.max, 7);
  EXPECT_EQ(found.height.min, 5);
  EXPECT_EQ(found.height.max, 8);
}

TEST(Statistics, DoNotDependOnTheNumberOfThreads) {
  const Noise noise(1000);
  StatisticsOptions one;
  one.threads = 1;
  const Statistics expected = compute_statistics(noise, one);
  for (const int threads : {2, 3, 8}) {
    StatisticsOptions options;
    options.threads = threads;
    size_t last = 0;
    options.progress = [&](size_t done) { last = std::max(last, done); };
    const Statistics found = compute_statistics(noise, options);
    EXPECT_EQ(found.mean, expected.mean);
    EXPECT_EQ(found.deviation, expected.deviation);
    EXPECT_EQ(found.width.median, expected.width.median);
    EXPECT_EQ(last, 1000u);
  }
}

TEST(Statistics, NameWhatCannotBeRead) {
  const Statistics found = compute_statistics(Noise(20));
  ASSERT_EQ(found.unreadable.size(), 1u);
  EXPECT_EQ(found.unreadable[0].index, 13u);
  EXPECT_EQ(found.unreadable[0].message, "thirteen.jpg: cannot open");
}

TEST(Statistics, OfNothingAreZero) {
  const Statistics found = compute_statistics(Noise(0));
  EXPECT_EQ(found.pixels, 0u);
  EXPECT_EQ(found.mean[0], 0);
  EXPECT_EQ(found.deviation[0], 0);
  EXPECT_EQ(found.width.max, 0);
}

// A single large white image: sums beyond 32 bits, and a deviation of exactly nothing.
class White final : public Dataset {
 public:
  size_t size() const override { return 1; }
  const std::vector<std::string>& labels() const override { return labels_; }
  const StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t) const override { return 0; }
  Image get(size_t) const override { return Image(image_.view()); }
  std::string id(size_t) const override { return "white"; }
  ImageView in_memory(size_t) const override { return image_.view(); }

 private:
  const Image image_ = plain_image(1000, 300, 255, 254, 0);
  std::vector<std::string> labels_ = {"white"};
  StandardTransforms transforms_;
};

TEST(Statistics, AreExactForLargeSums) {
  const Statistics found = compute_statistics(White());
  EXPECT_EQ(found.mean[0], 1);
  EXPECT_EQ(found.mean[1], 254 / 255.0);
  EXPECT_EQ(found.mean[2], 0);
  EXPECT_EQ(found.deviation, (std::array<double, 3>{0, 0, 0}));
}

}  // namespace
}  // namespace la3::data
