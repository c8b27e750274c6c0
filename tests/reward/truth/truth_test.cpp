// The whole search on `shapes`, whose truth is known: which ops are harmful to which labels
// (docs/shapes.md).
//
// Each statement is checked on what a real search found, and again on the same search sabotaged in
// three ways, where it must not hold: rewards that know no labels, a predictor that ignores them, a
// stage 2 with its sign flipped.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "la3/data/shapes.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/policy/policy.h"
#include "la3/reward/reward.h"
#include "la3/search/construct.h"
#include "la3/search/explore.h"
#include "la3/search/space.h"
#include "la3/train/trainer.h"

namespace la3::reward {
namespace {

constexpr size_t kLabels = 10;
// Margins, in points of recall, between the labels an op harms and those it leaves alone, each
// label's own mean reward taken off: for every pair on average over its ops, and for every op but
// one, since a network may have learned a label by something else. With twelve seeds and LibTorch
// 2.11 on another CPU one op missed its margin twice, and no pair did. Predictions are pulled
// together.
constexpr double kOpMargin = -4, kPairMargin = -8, kPredictedOpMargin = -1;
// Share of the harmful ops in the policies of the labels they harm, over that in the others'. Seen:
// 0.25 to 0.6.
constexpr double kPolicyRatio = 0.75;

bool contains(const std::vector<std::string_view>& names, augment::Op op) {
  return std::find(names.begin(), names.end(), augment::op_name(op)) != names.end();
}

// The labels an op leaves alone: it is neither harmful nor doubtful for them.
std::vector<size_t> untouched_by(augment::Op op) {
  std::vector<size_t> labels;
  for (const data::PairTruth& pair : data::shapes_truth()) {
    if (contains(pair.harmful_ops, op) || contains(pair.doubtful_ops, op)) { continue; }
    labels.push_back(static_cast<size_t>(pair.first_label));
    labels.push_back(static_cast<size_t>(pair.second_label));
  }
  return labels;
}

bool holds(uint16_t triple, augment::Op op) {
  const search::Ops ops = search::triple_ops(triple);
  return std::count(ops.begin(), ops.end(), augment::Op::kInvert) < 2 &&  // which would undo it
         std::find(ops.begin(), ops.end(), op) != ops.end();
}

using Rewards = std::vector<std::vector<std::pair<uint16_t, double>>>;  // by label

// Mean reward of the labels' triples that hold the op, beyond each label's mean.
double effect(const Rewards& rewards, const std::vector<size_t>& labels, augment::Op op) {
  double sum = 0, count = 0;
  for (const size_t label : labels) {
    double mean = 0;
    for (const auto& [triple, reward] : rewards[label]) {
      mean += reward / static_cast<double>(rewards[label].size());
    }
    for (const auto& [triple, reward] : rewards[label]) {
      if (!holds(triple, op)) { continue; }
      sum += reward - mean;
      ++count;
    }
  }
  return count == 0 ? 0 : sum / count;
}

// Whether harmful ops have lower rewards where they are harmful; what does not hold goes into
// `why`.
bool knows_the_truth(const Rewards& rewards, std::string& why, double op_margin = kOpMargin) {
  bool good = true;
  int misses = 0;
  for (const data::PairTruth& pair : data::shapes_truth()) {
    double sum = 0;
    for (const std::string_view name : pair.harmful_ops) {
      const augment::Op op = augment::parse_op(name);
      const double harmed =
          effect(rewards, {static_cast<size_t>(pair.first_label), static_cast<size_t>(pair.second_label)}, op);
      const double difference = harmed - effect(rewards, untouched_by(op), op);
      sum += difference;
      why += std::string(pair.property) + " " + std::string(name) + " " + std::to_string(difference) + "\n";
      misses += difference < op_margin ? 0 : 1;
    }
    good &= sum / static_cast<double>(pair.harmful_ops.size()) < kPairMargin;
  }
  return good && misses <= 1;
}

// Whether the policies of labels hold fewer of the ops that harm them than the others' do.
bool avoids_harm(const std::vector<policy::LabelPolicy>& policies, std::string& why) {
  bool good = true;
  for (const data::PairTruth& pair : data::shapes_truth()) {
    double here = 0, elsewhere = 0;
    for (const std::string_view name : pair.harmful_ops) {
      const augment::Op op = augment::parse_op(name);
      const auto share = [&](size_t label) {
        double count = 0;
        for (const auto& triple : policies[label].triples) {
          count += static_cast<double>(std::count(triple.ops.begin(), triple.ops.end(), op));
        }
        return count / static_cast<double>(policies[label].triples.size());
      };
      here += (share(static_cast<size_t>(pair.first_label)) + share(static_cast<size_t>(pair.second_label))) / 2;
      const auto others = untouched_by(op);
      for (const size_t label : others) { elsewhere += share(label) / static_cast<double>(others.size()); }
    }
    why += std::string(pair.property) + " " + std::to_string(here / elsewhere) + "\n";
    good &= here < kPolicyRatio * elsewhere;
  }
  return good;
}

// One network and one search for all tests.
class TruthTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    nn::prepare_torch(0);
    const data::Splits shapes = data::make_shapes({});
    const auto network = nn::make_network("wrn-10-1", kLabels, 0);
    network->to(torch::kCPU);
    train::TrainOptions training;
    training.schedule = {.learning_rate = 0.1, .warmup_epochs = 2, .epochs = 40};
    training.batch_size = 64;
    train::train(*network, shapes.train, nullptr, training);

    Reward reward(*network, shapes.validation, {});
    evaluations_ = new search::Evaluations;
    search::EvaluationsHeader& header = evaluations_->header;
    header.labels = shapes.validation->labels();
    header.baseline = reward.baseline();
    header.iterations = 150;
    header.warm_up = 50;
    const auto file = std::filesystem::temp_directory_path() / ("la3-truth-" + std::to_string(::getpid()));
    std::filesystem::remove(file);
    {
      search::EvaluationsWriter writer(file, header);
      search::explore(*evaluations_, writer,
                      [&](uint32_t iteration, std::span<const uint16_t> triples) {
                        return reward.evaluate(iteration, triples);
                      },
                      {.quality_every = 0});
    }
    std::filesystem::remove(file);
  }
  static void TearDownTestSuite() { delete evaluations_; }

  static Rewards measured() {
    Rewards rewards(kLabels);
    for (const search::Evaluation& line : evaluations_->lines) {
      const auto label = static_cast<size_t>(line.label);
      rewards[label].emplace_back(line.triple, evaluations_->header.reward(label, line.count));
    }
    return rewards;
  }

  // Predictions for all triples; `ignore_labels` trains as if there were only one. Either predictor
  // is trained once.
  static const std::vector<float>& predictions(bool ignore_labels) {
    static const std::vector<float> with = predict(false), without = predict(true);
    return ignore_labels ? without : with;
  }
  static std::vector<float> predict(bool ignore_labels) {
    std::vector<search::Observation> seen = search::observations_of(*evaluations_);
    if (ignore_labels) {
      for (search::Observation& observation : seen) { observation.label = 0; }
    }
    ThreadPool pool;
    search::Predictor predictor(kLabels, pool);
    predictor.train(seen, {});
    std::vector<float> all = predictor.predict_all();
    if (ignore_labels) {
      for (size_t label = 1; label < kLabels; ++label) {
        std::copy_n(all.begin(), search::kMultisetCount,
                    all.begin() + static_cast<ptrdiff_t>(label * search::kMultisetCount));
      }
    }
    return all;
  }
  static Rewards as_rewards(const std::vector<float>& predictions) {
    Rewards rewards(kLabels);
    for (size_t label = 0; label < kLabels; ++label) {
      for (int triple = 0; triple < search::kTripleCount; ++triple) {
        rewards[label].emplace_back(
            triple, predictions[label * search::kMultisetCount + static_cast<size_t>(search::multiset_of(triple))]);
      }
    }
    return rewards;
  }

  static search::Evaluations* evaluations_;
};
search::Evaluations* TruthTest::evaluations_ = nullptr;

TEST_F(TruthTest, HarmfulOpsHaveLowerRewardsWhereTheyAreHarmful) {
  std::string why;
  EXPECT_TRUE(knows_the_truth(measured(), why)) << why;
}

TEST_F(TruthTest, NotIfRewardsAreComputedWithoutLabels) {
  // Every label of an iteration gets the mean reward of all. Only in the warm-up: later each label
  // is given triples that suit it, so that even a mean over labels tells early ones from late ones.
  Rewards rewards = measured();
  for (auto& label : rewards) { label.resize(evaluations_->header.warm_up); }
  for (size_t i = 0; i < rewards[0].size(); ++i) {
    double mean = 0;
    for (const auto& label : rewards) { mean += label[i].second / kLabels; }
    for (auto& label : rewards) { label[i].second = mean; }
  }
  std::string why;
  EXPECT_FALSE(knows_the_truth(rewards, why)) << why;
}

TEST_F(TruthTest, ThePredictorKnowsIt) {
  std::string why;
  EXPECT_TRUE(knows_the_truth(as_rewards(predictions(false)), why, kPredictedOpMargin)) << why;
}

TEST_F(TruthTest, NotIfItIgnoresLabels) {
  std::string why;
  EXPECT_FALSE(knows_the_truth(as_rewards(predictions(true)), why, kPredictedOpMargin)) << why;
}

TEST_F(TruthTest, ThePolicyHoldsFewerHarmfulOpsWhereTheyAreHarmful) {
  std::string why;
  EXPECT_TRUE(avoids_harm(search::construct(predictions(false), evaluations_->header.labels, {}), why)) << why;
}

TEST_F(TruthTest, NotIfThePredictorIgnoresLabelsOrTheSignIsFlipped) {
  std::string why;
  EXPECT_FALSE(avoids_harm(search::construct(predictions(true), evaluations_->header.labels, {}), why)) << why;
  std::vector<float> flipped = predictions(false);
  for (float& prediction : flipped) { prediction = -prediction; }
  why.clear();
  EXPECT_FALSE(avoids_harm(search::construct(flipped, evaluations_->header.labels, {}), why)) << why;
}

TEST_F(TruthTest, LaterTriplesAreBetterThanTheWarmUps) {
  const search::ExploreSummary summary = search::summarise(*evaluations_);
  EXPECT_GT(summary.mean_reward_last, summary.mean_reward_warm_up + 15);
}

}  // namespace
}  // namespace la3::reward
