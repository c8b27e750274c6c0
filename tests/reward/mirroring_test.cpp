#include "la3/reward/mirroring.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <algorithm>

#include "la3/core/random.h"
#include "la3/train/interrupted.h"

namespace la3::reward {
namespace {

using records::FlipCounts;
using records::LabelFlip;

// Label 0 is bright on the left, 1 on the right, 2 all over; some of label 0 lie on the wrong side.
class Sides final : public data::Dataset {
 public:
  static constexpr int kSide = 16;

  explicit Sides(size_t wrong) : wrong_(wrong) {
    transforms_.size_px = kSide;
    transforms_.mean = {0, 0, 0};
    transforms_.deviation = {1, 1, 1};
  }
  size_t size() const override { return 90; }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(i % 3); }
  std::string id(size_t i) const override { return std::to_string(i); }
  Image get(size_t i) const override {
    Image image(kSide, kSide, 3);
    const bool swaps = label(i) == 0 && i / 3 < wrong_;
    for (int p = 0; p < kSide * kSide; ++p) {
      const bool is_left = p % kSide < kSide / 2;
      const bool is_bright = label(i) == 2 || is_left == ((label(i) == 0) != swaps);
      std::fill_n(image.data() + 3 * p, 3, static_cast<uint8_t>(is_bright ? 200 : 20));
    }
    return image;
  }

 private:
  size_t wrong_;
  std::vector<std::string> labels_ = {"left", "right", "both"};
  data::StandardTransforms transforms_;
};

// Looks at the sides.
class SideNetwork final : public nn::Network {
 public:
  const std::string& name() const override { return name_; }
  torch::Tensor forward(const torch::Tensor& images) override {
    EXPECT_FALSE(torch::GradMode::is_enabled());
    EXPECT_TRUE(images.is_contiguous(torch::MemoryFormat::ChannelsLast));
    const int64_t half = Sides::kSide / 2;
    const torch::Tensor left = images.narrow(3, 0, half).mean({1, 2, 3}),
                        right = images.narrow(3, half, half).mean({1, 2, 3});
    return torch::stack({left - right, right - left, torch::minimum(left, right)}, 1);
  }
  std::vector<nn::NamedTensor> parameters() const override { return {}; }
  std::vector<nn::NamedTensor> buffers() const override { return {}; }
  void set_training(bool) override {}
  void to(torch::Device) override {}

 private:
  std::string name_ = "sides";
};

bool operator==(const FlipCounts& a, const FlipCounts& b) {
  return a.images == b.images && a.recognised == b.recognised && a.lost == b.lost && a.won == b.won &&
         a.confusion == b.confusion && a.lost_to == b.lost_to;
}

TEST(Mirroring, CountsTheSameImagesAsTheyAreAndMirrored) {
  SideNetwork network;
  const auto sides = std::make_shared<Sides>(size_t{4});
  for (const int batch_size : {7, 90}) {
    const auto counts = measure_mirroring(network, sides, {.batch_size = batch_size, .workers = 2});
    ASSERT_EQ(counts.size(), 3u);
    EXPECT_TRUE(counts[0] == (FlipCounts{30, 26, 26, 4, 4.0 / 60, "right"}));
    EXPECT_TRUE(counts[1] == (FlipCounts{30, 30, 30, 0, 4.0 / 60, "left"}));
    EXPECT_TRUE(counts[2] == (FlipCounts{30, 30, 0, 0}));
  }
  EXPECT_THROW(measure_mirroring(network, sides, {.should_stop = [] { return true; }}), train::Interrupted);
}

TEST(Mirroring, ChanceIsThatOfCoins) {
  EXPECT_NEAR(chance_of_loss(0, 0), 1, 1e-12);
  EXPECT_NEAR(chance_of_loss(3, 0), 1.0 / 8, 1e-12);
  EXPECT_NEAR(chance_of_loss(3, 1), 5.0 / 16, 1e-12);
  EXPECT_NEAR(chance_of_loss(0, 5), 1, 1e-12);
  EXPECT_NEAR(chance_of_loss(2000, 2000), 0.5, 0.01) << "too many for powers of two";
}

// Verdicts of labels that are named by their numbers.
std::vector<LabelFlip> verdicts(const std::vector<FlipCounts>& counts) {
  std::vector<std::string> names;
  for (size_t i = 0; i < counts.size(); ++i) { names.push_back(std::to_string(i)); }
  return judge_mirroring(names, counts);
}

TEST(Mirroring, ALabelThatFallsIsNotMirrored) {
  EXPECT_FALSE(verdicts({{50, 45, 40, 1}})[0].is_mirrored);
  EXPECT_FALSE(verdicts({{3, 3, 3, 0}})[0].is_mirrored) << "three images are enough";
  EXPECT_TRUE(verdicts({{50, 45, 3, 2}})[0].is_mirrored);
  EXPECT_TRUE(verdicts({{50, 45, 0, 0}})[0].is_mirrored) << "a tie";
  EXPECT_TRUE(verdicts({{1000, 900, 110, 30}})[0].is_mirrored) << "certain, but no more than 10 points";
  EXPECT_TRUE(verdicts({{10, 6, 4, 2}})[0].is_mirrored) << "20 points, but of ten images";
  EXPECT_FALSE(verdicts({{100, 60, 40, 20}})[0].is_mirrored) << "as much of a hundred";
}

TEST(Mirroring, LabelsThatShowNothingFollowTheMajority) {
  const FlipCounts nothing{20, 1, 1, 1}, falls{20, 18, 17, 0}, stands{20, 18, 1, 1};
  const auto mostly = verdicts({stands, nothing, stands, falls});
  EXPECT_TRUE(mostly[1].is_mirrored);
  EXPECT_TRUE(mostly[1].is_doubtful);
  EXPECT_FALSE(mostly[0].is_doubtful);
  EXPECT_FALSE(mostly[3].is_mirrored);
  EXPECT_FALSE(verdicts({stands, nothing, falls})[1].is_mirrored) << "a tie is the smaller mistake";
  EXPECT_FALSE(verdicts({nothing, nothing})[0].is_mirrored) << "so is knowing nothing";
}

// A network that takes everything for "left" loses nothing when "left" is mirrored.
TEST(Mirroring, ALabelThatIsConfusedWithAnotherShowsNothing) {
  const FlipCounts falls{20, 18, 17, 0, 0.05}, confused{20, 20, 0, 0, 0.5}, known{20, 20, 0, 0, 0.25};
  const auto found = verdicts({falls, confused, known, falls});
  EXPECT_FALSE(found[1].is_mirrored);
  EXPECT_TRUE(found[1].is_doubtful);
  EXPECT_TRUE(found[2].is_mirrored);
  EXPECT_FALSE(found[2].is_doubtful);
  const auto both = verdicts({{20, 18, 17, 0, 0.4}});
  EXPECT_FALSE(both[0].is_mirrored);
  EXPECT_FALSE(both[0].is_doubtful) << "what falls has shown enough";
}

TEST(Mirroring, TheMirrorImageOfALabelThatFallsIsNotMirrored) {
  const FlipCounts stands{20, 18, 1, 1, 0.05}, falls{20, 18, 17, 0, 0.3, "1"}, confused{20, 14, 2, 0, 0.3};
  const auto found = verdicts({falls, confused, stands, stands, confused});
  EXPECT_FALSE(found[1].is_mirrored);
  EXPECT_TRUE(found[4].is_mirrored) << "as most labels";
  EXPECT_TRUE(verdicts({falls, stands})[1].is_mirrored) << "it has shown that it tolerates it";
}

// Whether the rule is fooled by chance: labels for which mirroring changes nothing, few images.
TEST(Mirroring, ChanceAloneSeldomKeepsALabelFromBeingMirrored) {
  random::Stream stream(5, 0, 0, random::Purpose::kBenchmark);
  for (const int images : {5, 15, 50, 200}) {
    int kept = 0;
    constexpr int kLabels = 2000;
    std::vector<FlipCounts> counts;
    for (int label = 0; label < kLabels; ++label) {
      FlipCounts count{.images = images};
      for (int i = 0; i < images; ++i) {
        const bool before = stream.uniform() < 0.7, changes = stream.uniform() < 0.2;
        count.recognised += before ? 1 : 0;
        // A change for the worse as often as for the better.
        if (changes && stream.uniform() < (before ? 0.3 : 0.7)) { ++(before ? count.lost : count.won); }
      }
      counts.push_back(count);
    }
    for (const LabelFlip& flip : verdicts(counts)) { kept += flip.is_mirrored ? 0 : 1; }
    EXPECT_LT(kept, kLabels / 20) << images << " images";
  }
}

}  // namespace
}  // namespace la3::reward
