#include "la3/search/thompson.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

#include "la3/search/construct.h"
#include "la3/search/explore.h"
#include "la3/search/space.h"
#include "tests/search/synthetic.h"
#include "tests/temporary_folder.h"

namespace la3::search {
namespace {

Evaluations search_in(const Synthetic& world, const EvaluationsHeader& header, uint32_t images,
                      const std::string& guide, int predictor_epochs = 100) {
  const TemporaryFolder folder("la3-thompson-test");
  Evaluations evaluations{.header = header};
  EvaluationsWriter writer(folder.path() / "evaluations.jsonl", header);
  explore(evaluations, writer, world.sampled_evaluator(images),
          {.guide = guide, .quality_every = 0, .predictor_epochs = predictor_epochs, .threads = 2});
  return evaluations;
}

// What a search gives stage 2: the policy that follows, and what is known of it.
struct Outcome {
  double tried = 0;      // different triples a label
  double predicted = 0;  // mean reward of the policy's triples, by the predictor
  double reward = 0;     // truly
  double error = 0;      // mean absolute error of these predictions
  double regret = 0;     // what stage 2 loses by not knowing the truth, by its own measure
};

// What stage 2 makes large, by true rewards: their mean over the triples, less the penalty for overlaps.
double value_of(const std::vector<policy::Triple>& triples, std::span<const float> truth, double alpha) {
  const double least = *std::min_element(truth.begin(), truth.end());
  double mean = 0;
  for (int m = 0; m < kMultisetCount; ++m) {
    mean += (static_cast<double>(truth[static_cast<size_t>(m)]) - least) *
            static_cast<double>(triples_of(m).size()) / kTripleCount;
  }
  double value = 0;
  for (size_t i = 0; i < triples.size(); ++i) {
    const int multiset = multiset_of(triple_of(triples[i].ops));
    double overlaps = 0;
    for (size_t j = 0; j < i; ++j) { overlaps += overlap(multiset, multiset_of(triple_of(triples[j].ops))); }
    value += static_cast<double>(truth[static_cast<size_t>(multiset)]);
    if (i > 0) { value -= alpha * mean * overlaps / static_cast<double>(i); }
  }
  return value / static_cast<double>(triples.size());
}

Outcome outcome_of(const Synthetic& world, const Evaluations& found, PredictorKind kind) {
  ConstructOptions options{.predictor = kind, .threads = 2};
  const Constructed made = construct_policy(found, 100, options);
  std::vector<float> predictions;
  ThreadPool pool(2);
  if (kind == PredictorKind::kLinear) {
    predictions = predict_rewards(measurements_of(found), found.header.baseline, pool).mean;
  } else {
    Predictor predictor(static_cast<int>(found.header.groups()), pool);
    predictor.train(observations_of(found), {.seed = options.seed, .round = found.iterations_done() + 1});
    predictions = predictor.predict_all();
  }
  Outcome outcome{.tried = summarise(found).tried_mean, .predicted = made.reward};
  double count = 0;
  const size_t labels = made.policy.labels.size();
  for (size_t label = 0; label < labels; ++label) {
    std::vector<float> truth;
    for (int m = 0; m < kMultisetCount; ++m) { truth.push_back(static_cast<float>(world.reward(m, label))); }
    outcome.regret += (value_of(select_triples(truth, label, options), truth, options.alpha) -
                       value_of(made.policy.labels[label].triples, truth, options.alpha)) /
                      static_cast<double>(labels);
    for (const policy::Triple& triple : made.policy.labels[label].triples) {
      const int multiset = multiset_of(triple_of(triple.ops));
      const auto is = static_cast<double>(truth[static_cast<size_t>(multiset)]);
      outcome.reward += is;
      outcome.error +=
          std::abs(static_cast<double>(predictions[label * kMultisetCount + static_cast<size_t>(multiset)]) - is);
      ++count;
    }
  }
  outcome.reward /= count;
  outcome.error /= count;
  return outcome;
}

TEST(Thompson, TriesMoreAndKnowsThePolicyBetterThanThePaper) {
  const Synthetic world(4, 1);
  const EvaluationsHeader header = world.header(120, 60, 100);
  const Evaluations paper = search_in(world, header, 100, "paper", 30);
  const Evaluations thompson = search_in(world, header, 100, "thompson");
  const Outcome then = outcome_of(world, paper, PredictorKind::kLinear);
  const Outcome now = outcome_of(world, thompson, PredictorKind::kLinear);
  EXPECT_GT(now.tried, 1.2 * then.tried);
  EXPECT_LT(now.error, 0.9 * then.error);
  EXPECT_LT(now.regret, then.regret + 0.1);
}

TEST(Thompson, EvaluatesDifferentOpsFromOneDraw) {
  const Synthetic world(3);
  const Evaluations found = search_in(world, world.header(40, 20, 100), 100, "thompson");
  for (const uint32_t first : {20u, 30u}) {
    for (size_t label = 0; label < 3; ++label) {
      std::set<int> multisets;
      for (uint32_t i = first; i < first + 10; ++i) {
        multisets.insert(multiset_of(found.lines[i * 3 + label].triple));
      }
      EXPECT_EQ(multisets.size(), 10u) << "after " << first << ", label " << label;
    }
  }
}

TEST(Thompson, AvoidsWhatIsKnownToBeBad) {
  const Synthetic world(4);
  const Evaluations found = search_in(world, world.header(140, 100, 200), 200, "thompson");
  const ExploreSummary summary = summarise(found);
  EXPECT_GT(summary.mean_reward_last, summary.mean_reward_warm_up + 5);
}

TEST(Thompson, TakesLabelsWithoutImagesOrEvidenceAndEqualRewards) {
  const Synthetic world(3);
  EvaluationsHeader header = world.header(25, 4, 40);
  header.baseline = {{40, 36}, {40, 13}, {0, 0}};  // the second is at chance
  Evaluations evaluations{.header = header};
  const TemporaryFolder folder("la3-thompson-test");
  EvaluationsWriter writer(folder.path() / "evaluations.jsonl", header);
  const auto evaluate = [](uint32_t, std::span<const uint16_t>) {
    return std::vector<Count>{{40, 36}, {40, 13}, {0, 0}};
  };
  EXPECT_TRUE(explore(evaluations, writer, evaluate, {.guide = "thompson", .threads = 1}));
  EXPECT_GE(summarise(evaluations).tried_min, 15u);
}

TEST(Thompson, JudgesAllLabelsTogetherIfAsked) {
  EvaluationsHeader header = Synthetic(2).header(15, 5, 100);
  header.label_invariant = true;
  Evaluations evaluations{.header = header};
  const TemporaryFolder folder("la3-thompson-test");
  EvaluationsWriter writer(folder.path() / "evaluations.jsonl", header);
  const auto evaluate = [](uint32_t, std::span<const uint16_t> triples) {
    EXPECT_EQ(triples[0], triples[1]);
    return std::vector<Count>{{100, 80}, {100, 75}};
  };
  EXPECT_TRUE(explore(evaluations, writer, evaluate, {.guide = "thompson", .threads = 1}));
  EXPECT_EQ(evaluations.iterations_done(), 15u);
}

TEST(Thompson, ItsModelIsMeasuredWhenThatIsDue) {
  const Synthetic world(3);
  const EvaluationsHeader header = world.header(30, 20, 200);
  Evaluations evaluations{.header = header};
  const TemporaryFolder folder("la3-thompson-test");
  EvaluationsWriter writer(folder.path() / "evaluations.jsonl", header);
  std::vector<uint32_t> measured;
  ExploreOptions options{.guide = "thompson", .quality_every = 5, .threads = 1};
  options.progress = [&](const ExploreProgress& at) {
    if (!at.quality) { return; }
    measured.push_back(at.iteration);
    EXPECT_GT(at.quality->spearman, 0.5);
  };
  explore(evaluations, writer, world.sampled_evaluator(200), options);
  EXPECT_EQ(measured, (std::vector<uint32_t>{25, 30}));
  const auto quality = final_quality(evaluations, options);
  ASSERT_TRUE(quality.has_value());
  EXPECT_GT(quality->spearman, 0.5);
  EXPECT_LT(quality->mae, 20);
}

// The tables of docs/search.md; takes half an hour, the first three sizes two minutes.
TEST(Thompson, DISABLED_Table) {
  constexpr int kWorlds = 3;
  struct Size {
    uint32_t images, iterations, warm_up;
  };
  std::printf("images iterations guide predictor: tried, true reward, predicted, error, regret\n");
  for (const Size& size : {Size{10, 150, 50}, Size{25, 150, 50}, Size{50, 150, 50}, Size{100, 150, 100},
                           Size{100, 500, 100}, Size{400, 500, 100}}) {
    for (const std::string guide : {"random", "thompson", "paper"}) {
      std::array<Outcome, 2> sums;
      for (uint64_t seed = 1; seed <= kWorlds; ++seed) {
        const Synthetic world(10, seed);
        const uint32_t warm_up = guide == "random" ? size.iterations : size.warm_up;
        const Evaluations found = search_in(world, world.header(size.iterations, warm_up, size.images), size.images,
                                            guide == "random" ? "paper" : guide);
        for (const PredictorKind kind : {PredictorKind::kNetwork, PredictorKind::kLinear}) {
          Outcome& sum = sums[kind == PredictorKind::kLinear];
          const Outcome one = outcome_of(world, found, kind);
          sum.tried += one.tried / kWorlds;
          sum.predicted += one.predicted / kWorlds;
          sum.reward += one.reward / kWorlds;
          sum.regret += one.regret / kWorlds;
          sum.error += one.error / kWorlds;
        }
      }
      for (const size_t linear : {0u, 1u}) {
        const Outcome& sum = sums[linear];
        std::printf("%u %u %s %s: %.0f %.2f %.2f %.2f %.2f\n", size.images, size.iterations, guide.c_str(),
                    linear ? "linear" : "network", sum.tried, sum.reward, sum.predicted, sum.error, sum.regret);
        std::fflush(stdout);
      }
    }
  }
}

}  // namespace
}  // namespace la3::search
