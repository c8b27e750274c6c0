#include "la3/reward/reward.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

#include "la3/core/error.h"
#include "la3/core/random.h"
#include "la3/policy/policy.h"
#include "la3/search/space.h"
#include "la3/train/interrupted.h"
#include "tests/dist/ranks.h"

namespace la3::reward {
namespace {

using augment::Op;

// Plain grey images: label 0 is dark, 1 is medium, 2 is bright; label i has 10 * (i + 1) of them.
// Of any size, in memory or not.
class Greys final : public data::Dataset {
 public:
  Greys(int side, bool in_memory, std::vector<int> counts = {10, 20, 30}) : in_memory_(in_memory) {
    transforms_.size_px = 16;
    transforms_.is_photos = side != 16;
    transforms_.mean = {0, 0, 0};
    transforms_.deviation = {1, 1, 1};
    for (int label = 0; label < 3; ++label) {
      for (int i = 0; i < counts[static_cast<size_t>(label)]; ++i) {
        random::Stream stream(1, 0, images_.size(), random::Purpose::kBenchmark);
        Image image(side, side, 3);
        for (int p = 0; p < side * side * 3; ++p) {
          image.data()[p] = static_cast<uint8_t>(20 + 85 * label + static_cast<int>(stream.below(45)));
        }
        images_.push_back(std::move(image));
        label_.push_back(label);
      }
    }
  }
  size_t size() const override { return images_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return label_[i]; }
  Image get(size_t i) const override { return images_[i]; }
  std::string id(size_t i) const override { return std::to_string(i); }
  ImageView in_memory(size_t i) const override {
    return in_memory_ ? images_[i].view() : ImageView{nullptr, 0, 0, 3};
  }

 private:
  bool in_memory_;
  std::vector<Image> images_;
  std::vector<int> label_;
  std::vector<std::string> labels_ = {"dark", "medium", "bright"};
  data::StandardTransforms transforms_;
};

// Says which third of the grey scale an image's mean lies in: exactly right without augmentation.
class Thirds final : public nn::Network {
 public:
  const std::string& name() const override { return name_; }
  torch::Tensor forward(const torch::Tensor& images) override {
    EXPECT_FALSE(torch::GradMode::is_enabled());
    EXPECT_TRUE(images.is_contiguous(torch::MemoryFormat::ChannelsLast));
    const torch::Tensor third = (images.mean({1, 2, 3}) * 3).floor().clamp(0, 2).to(torch::kLong);
    return torch::one_hot(third, 3).to(torch::kFloat);
  }
  std::vector<nn::NamedTensor> parameters() const override { return {}; }
  std::vector<nn::NamedTensor> buffers() const override { return {}; }
  void set_training(bool) override {}
  void to(torch::Device) override {}

 private:
  std::string name_ = "thirds";
};

uint16_t triple(Op a, Op b, Op c) {
  return static_cast<uint16_t>(search::triple_of({a, b, c}));
}
const uint16_t kNothing = triple(Op::kIdentity, Op::kIdentity, Op::kIdentity);
const uint16_t kInverted = triple(Op::kIdentity, Op::kInvert, Op::kIdentity);
const uint16_t kRandom = triple(Op::kBrightness, Op::kSolarize, Op::kContrast);

TEST(Reward, CountsEachLabelUnderItsOwnTriple) {
  Thirds network;
  Reward reward(network, std::make_shared<Greys>(16, true), {.batch_size = 7});
  const std::vector<search::Count> all = {{10, 10}, {20, 20}, {30, 30}};
  EXPECT_EQ(reward.baseline(), all);
  EXPECT_EQ(reward.evaluate(1, std::vector<uint16_t>(3, kNothing)), all);
  // Inverted, dark is taken for bright and the other way round; medium stays.
  EXPECT_EQ(reward.evaluate(1, std::vector{kInverted, kInverted, kNothing}),
            (std::vector<search::Count>{{10, 0}, {20, 20}, {30, 30}}));
  EXPECT_EQ(reward.evaluate(2, std::vector{kNothing, kNothing, kInverted}),
            (std::vector<search::Count>{{10, 10}, {20, 20}, {30, 0}}));
  EXPECT_EQ(reward.baseline(), all);
}

// Policies of any form are measured with the same ruler as triples.
TEST(Reward, OfAPolicyIsTheMeanOverLabelsAndEpochs) {
  Thirds network;
  Reward reward(network, std::make_shared<Greys>(16, true), {.batch_size = 7});
  const std::vector<std::string> labels = {"dark", "medium", "bright"};
  const auto sampler = [&](const policy::Policy& policy) {
    return std::make_shared<const augment::Sampler>(policy::make_sampler(policy, labels, 1));
  };
  const auto always = [](const std::string& label, Op op) {
    return policy::LabelPolicy{.label = label, .phases = {{.recipes = {{.steps = {{{{.op = op}}}}}}}}};
  };
  const std::vector<uint32_t> epochs = {3, 4};
  EXPECT_EQ(reward.mean_reward(sampler({.labels = {always("*", Op::kIdentity)}}), epochs), 0);
  // Labels count alike, whatever their number of images: all of dark is lost, nothing of the others.
  EXPECT_NEAR(reward.mean_reward(sampler({.labels = {always("dark", Op::kInvert), always("medium", Op::kInvert),
                                                     always("bright", Op::kIdentity)}}),
                                 epochs),
              -100.0 / 3, 1e-9);
  // From epoch 4 on, dark and bright are mistaken for each other.
  policy::Policy changing{
      .labels = {
          {.label = "*",
           .phases = {{.recipes = {{.steps = {{{{.op = Op::kIdentity}}}}}}, .first_epoch = 0, .last_epoch = 3},
                      {.recipes = {{.steps = {{{{.op = Op::kInvert}}}}}}, .first_epoch = 4, .last_epoch = 9}}}}};
  EXPECT_NEAR(reward.mean_reward(sampler(changing), epochs), -100.0 / 3, 1e-9);
  EXPECT_NEAR(reward.mean_reward(sampler(changing), std::vector<uint32_t>{4}), -200.0 / 3, 1e-9);
}

TEST(Reward, AnEvaluationCanBeRepeatedAlone) {
  Thirds network;
  const auto images = std::make_shared<Greys>(16, true);
  Reward reward(network, images, {.batch_size = 7, .seed = 3});
  Reward other(network, images, {.batch_size = 60, .workers = 1, .seed = 3});
  std::vector<search::Count> different;
  for (uint32_t iteration = 1; iteration <= 8; ++iteration) {
    const search::Count first = reward.evaluate(iteration, std::vector{kRandom, kInverted, kRandom})[0];
    EXPECT_EQ(other.evaluate(iteration, std::vector{kRandom, kNothing, kNothing})[0], first);
    different.push_back(first);
  }
  EXPECT_NE(std::count(different.begin(), different.end(), different[0]), 8) << "magnitudes are drawn anew";
}

TEST(Reward, AnotherSeedDrawsOtherMagnitudes) {
  Thirds network;
  const auto images = std::make_shared<Greys>(16, true);
  Reward one(network, images, {.seed = 1}), two(network, images, {.seed = 2});
  bool differs = false;
  for (uint32_t iteration = 1; iteration <= 8; ++iteration) {
    const std::vector<uint16_t> triples(3, kRandom);
    differs |= one.evaluate(iteration, triples) != two.evaluate(iteration, triples);
  }
  EXPECT_TRUE(differs);
}

TEST(Reward, LargeImagesAreCutOnceOrEveryTimeWithTheSameResult) {
  Thirds network;
  const auto images = std::make_shared<Greys>(40, false);
  Reward kept(network, images, {}), read(network, images, {.memory_bytes = 0});
  EXPECT_EQ(kept.baseline(), read.baseline());
  for (uint32_t iteration = 1; iteration <= 4; ++iteration) {
    const std::vector<uint16_t> triples(3, kRandom);
    EXPECT_EQ(kept.evaluate(iteration, triples), read.evaluate(iteration, triples));
  }
}

TEST(Reward, LabelsMayHaveNoImages) {
  Thirds network;
  Reward reward(network, std::make_shared<Greys>(16, true, std::vector<int>{10, 0, 5}), {});
  const std::vector<search::Count> counts = reward.baseline();
  EXPECT_EQ(counts[0].images, 10u);
  EXPECT_EQ(counts[1], search::Count());
  EXPECT_EQ(counts[2].images, 5u);
  EXPECT_EQ(reward.evaluate(1, std::vector<uint16_t>(3, kRandom))[1], search::Count());
  EXPECT_THROW(Reward(network, std::make_shared<Greys>(16, true, std::vector<int>{0, 0, 0}), {}), Error);
}

TEST(Reward, StopsWhenAsked) {
  Thirds network;
  Reward reward(network, std::make_shared<Greys>(16, true), {.batch_size = 7, .should_stop = [] { return true; }});
  EXPECT_THROW(reward.baseline(), train::Interrupted);
}

TEST(Reward, IsTheSameForAnyNumberOfRanks) {
  for (const auto& [side, in_memory] : {std::pair{16, true}, {16, false}, {40, false}}) {
    const auto dataset = std::make_shared<Greys>(side, in_memory);
    const auto passes = [&](Reward& reward) {
      std::vector<std::vector<search::Count>> counts = {reward.baseline()};
      for (uint32_t iteration : {1u, 2u}) {
        counts.push_back(reward.evaluate(iteration, std::vector<uint16_t>{kRandom, kInverted, kRandom}));
      }
      return counts;
    };
    Thirds network;
    RewardOptions options{.batch_size = 7, .workers = 1, .seed = 5};
    Reward alone(network, dataset, options);
    const auto expected = passes(alone);
    for (const int ranks : {2, 3, 10}) {
      const auto errors = dist::run_ranks(ranks, [&](std::shared_ptr<dist::Group> group) {
        Thirds own;
        RewardOptions shared = options;
        shared.group = group;
        Reward reward(own, dataset, shared);
        if (group->rank() != 0) { return reward.serve(); }
        EXPECT_EQ(passes(reward), expected);
        reward.finish();
      });
      EXPECT_EQ(errors, std::vector<std::string>(static_cast<size_t>(ranks)));
    }
  }
}

TEST(Reward, EndsOnAllRanksWhenOneIsInterrupted) {
  const auto dataset = std::make_shared<Greys>(16, true);
  for (const int asked : {0, 1}) {
    const auto errors = dist::run_ranks(2, [&](std::shared_ptr<dist::Group> group) {
      Thirds network;
      RewardOptions options{.workers = 1, .group = group};
      options.should_stop = [&] { return group->rank() == asked; };
      Reward reward(network, dataset, options);
      if (group->rank() != 0) { return reward.serve(); }
      try {
        reward.baseline();
      } catch (const train::Interrupted&) {
        reward.finish(/*was_interrupted=*/true);
        throw;
      }
    });
    EXPECT_EQ(errors, std::vector<std::string>(2, "interrupted"));
  }
}

}  // namespace
}  // namespace la3::reward
