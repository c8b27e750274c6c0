#include "la3/search/predictor.h"

#include <gtest/gtest.h>

#include <cmath>

#include "la3/search/predictor_formulas.h"
#include "la3/search/space.h"
#include "tests/search/synthetic.h"

namespace la3::search {
namespace {

// `per_label` random triples of each label with their synthetic rewards.
std::vector<Observation> random_observations(const Synthetic& world, int labels, int per_label) {
  std::vector<Observation> seen;
  for (int label = 0; label < labels; ++label) {
    for (int i = 0; i < per_label; ++i) {
      random::Stream stream(3, static_cast<uint32_t>(label), static_cast<uint64_t>(i), random::Purpose::kBenchmark);
      const int multiset = multiset_of(static_cast<int>(stream.below(kTripleCount)));
      seen.push_back({static_cast<uint16_t>(multiset), label,
                      static_cast<float>(world.reward(multiset, static_cast<size_t>(label)))});
    }
  }
  return seen;
}

TEST(Predictor, RanksUnseenTriplesAfterAHundredEvaluationsOfTenLabels) {
  const Synthetic world(10);
  const auto seen = random_observations(world, 10, 100);
  ThreadPool pool(2);
  Predictor predictor(10, pool);
  predictor.train(seen, {});
  std::vector<bool> is_seen(10 * kMultisetCount);
  for (const Observation& o : seen) { is_seen[static_cast<size_t>(o.label) * kMultisetCount + o.multiset] = true; }
  const auto all = predictor.predict_all();
  std::vector<float> predictions, rewards;
  double worst = 1;
  for (size_t label = 0; label < 10; ++label) {
    const size_t first = predictions.size();
    for (size_t m = 0; m < kMultisetCount; ++m) {
      if (is_seen[label * kMultisetCount + m]) { continue; }
      predictions.push_back(all[label * kMultisetCount + m]);
      rewards.push_back(static_cast<float>(world.reward(static_cast<int>(m), label)));
    }
    worst = std::min(worst,
                     quality_of(std::span(predictions).subspan(first), std::span(rewards).subspan(first)).spearman);
  }
  EXPECT_GE(quality_of(predictions, rewards).spearman, 0.9);
  EXPECT_GE(worst, 0.85) << "of one label alone";
}

TEST(Predictor, DoesNotDependOnTheNumberOfThreads) {
  const Synthetic world(7);
  const auto seen = random_observations(world, 7, 90);
  std::vector<std::vector<float>> results;
  for (const int threads : {1, 2, 5}) {
    ThreadPool pool(threads);
    Predictor predictor(7, pool);
    predictor.train(seen, {.epochs = 10, .batch_size = 200, .seed = 4, .round = 9});
    results.push_back(predictor.predict_all());
  }
  EXPECT_EQ(results[0], results[1]);
  EXPECT_EQ(results[0], results[2]);
}

TEST(Predictor, InstructionSetsAgree) {
  const Synthetic world(3);
  const auto seen = random_observations(world, 3, 60);
  ThreadPool pool(1);
  Predictor best(3, pool);
  best.train(seen, {.epochs = 5});
  const auto expected = best.predict_all();
  for (const Isa isa : supported_isas()) {
    Predictor other(3, pool, isa);
    other.train(seen, {.epochs = 5});
    const auto found = other.predict_all();
    for (size_t i = 0; i < found.size(); ++i) {
      ASSERT_NEAR(found[i], expected[i], 0.02f) << isa_name(isa) << ", " << i;
    }
  }
}

TEST(Predictor, AnotherSeedOrRoundIsAnotherPredictor) {
  const Synthetic world(2);
  const auto seen = random_observations(world, 2, 30);
  ThreadPool pool(1);
  Predictor predictor(2, pool);
  const auto after = [&](uint64_t seed, uint32_t round) {
    predictor.train(seen, {.epochs = 3, .seed = seed, .round = round});
    return predictor.predict_all();
  };
  const auto first = after(1, 1);
  EXPECT_EQ(first, after(1, 1));
  EXPECT_NE(first, after(2, 1));
  EXPECT_NE(first, after(1, 2));
}

TEST(Predictor, TheSameTripleSeenTwiceIsOneInputWithTwoTargets) {
  // The median of a triple's rewards has the least absolute error: between 0 and 30 twice, 30.
  ThreadPool pool(1);
  Predictor predictor(1, pool);
  std::vector<Observation> seen = {{5, 0, 0}, {5, 0, 30}, {5, 0, 30}};
  predictor.train(seen, {.epochs = 300});
  const Predictor::Query query{5, 0};
  EXPECT_NEAR(predictor.predict(std::span(&query, 1))[0], 30, 4);
}

TEST(Predictor, LearnsAConstant) {
  std::vector<Observation> seen;
  for (uint16_t m = 0; m < 200; ++m) { seen.push_back({m, 0, -12.5f}); }
  ThreadPool pool(1);
  Predictor predictor(1, pool);
  predictor.train(seen, {.epochs = 400});
  for (const float prediction : predictor.predict_all()) { EXPECT_NEAR(prediction, -12.5f, 4); }
  EXPECT_TRUE(std::isnan(held_out_quality(predictor, seen, {.epochs = 2}).spearman));
}

TEST(Predictor, RefusesWhatMakesNoSense) {
  ThreadPool pool(1);
  EXPECT_THROW(Predictor(0, pool), std::invalid_argument);
  Predictor predictor(2, pool);
  const auto train = [&](std::vector<Observation> seen, PredictorOptions options) {
    predictor.train(seen, options);
  };
  EXPECT_THROW(train({}, {}), std::invalid_argument);
  EXPECT_THROW(train({{816, 0, 1}}, {}), std::invalid_argument);
  EXPECT_THROW(train({{0, 2, 1}}, {}), std::invalid_argument);
  EXPECT_THROW(train({{0, -1, 1}}, {}), std::invalid_argument);
  EXPECT_THROW(train({{0, 0, NAN}}, {}), std::invalid_argument);
  EXPECT_THROW(train({{0, 0, 1}}, {.epochs = 0}), std::invalid_argument);
  EXPECT_THROW(train({{0, 0, 1}}, {.batch_size = 0}), std::invalid_argument);
  EXPECT_THROW(train({{0, 0, 1}}, {.learning_rate = NAN}), std::invalid_argument);
  EXPECT_THROW(predictor.weights("nothing"), std::invalid_argument);
}

TEST(PredictorFormulas, TheSlopeCountsTheTargetsBelowLessThoseAbove) {
  const std::vector<float> rewards = {9, 1, 2, 3, 4, 9};
  const Example example{{0, 0, 0}, 0, 1, 4};
  EXPECT_EQ(slope_of(0, example, rewards.data()), -4);
  EXPECT_EQ(slope_of(3, example, rewards.data()), 1);  // no side for the one that it meets
  EXPECT_EQ(slope_of(5, example, rewards.data()), 4);
  EXPECT_EQ(slope_of(5, example_of(0, 0), nullptr), 0);
}

TEST(PredictorFormulas, AdamIsTheOneOfThePaperInDoublePrecision) {
  float parameter = 0.5f, mean = 0, square = 0;
  double expected = 0.5, m = 0, v = 0;
  for (int step = 1; step <= 50; ++step) {
    const double gradient = std::sin(step) + 0.3;
    parameter = Adam(0.01, step).update(parameter, static_cast<float>(gradient), mean, square);
    m = 0.9 * m + 0.1 * gradient;
    v = 0.999 * v + 0.001 * gradient * gradient;
    expected -= 0.01 * (m / (1 - std::pow(0.9, step))) / (std::sqrt(v / (1 - std::pow(0.999, step))) + 1e-8);
    ASSERT_NEAR(parameter, expected, 1e-5) << step;
  }
}

TEST(PredictorFormulas, BatchesAreNeverMoreThanExamples) {
  const std::vector<Observation> seen = {{7, 1, 3}, {5, 0, 1}, {7, 1, 4}, {5, 0, 2}, {6, 0, 5}};
  const TrainingSet set(seen, {.batch_size = 1}, 2);
  ASSERT_EQ(set.examples.size(), 3);
  EXPECT_EQ(set.batches, 3);
  EXPECT_EQ(set.rewards, (std::vector<float>{1, 2, 5, 3, 4}));
  EXPECT_EQ(set.examples[2].first_target, 3);
  EXPECT_EQ(set.examples[2].targets, 2);
  EXPECT_EQ(TrainingSet(seen, {.batch_size = 3}, 2).batches, 2);
}

TEST(PredictorFormulas, ManyBatchesTakeFewerEpochs) {
  const std::vector<Observation> seen = {{7, 1, 3}, {5, 0, 1}, {7, 1, 4}, {5, 0, 2}, {6, 0, 5}};
  EXPECT_EQ(TrainingSet(seen, {.batch_size = 1}, 2).epochs, 100);
  EXPECT_EQ(TrainingSet(seen, {.most_steps = 100, .batch_size = 1}, 2).epochs, 34);
  EXPECT_EQ(TrainingSet(seen, {.epochs = 7, .most_steps = 100, .batch_size = 1}, 2).epochs, 7);
  EXPECT_EQ(TrainingSet(seen, {.most_steps = 1, .batch_size = 1}, 2).epochs, 1);
  EXPECT_THROW(TrainingSet(seen, {.most_steps = 0}, 2), std::invalid_argument);
  // The paper's budget: CIFAR-100 keeps its 100 epochs, ImageNet does not.
  EXPECT_EQ(PredictorOptions().epochs_of(100 * 500 / 10000), 100);
  EXPECT_EQ(PredictorOptions().epochs_of(1000 * 500 / 10000), 30);
}

// As many batches as a search with 1,000 labels has, but smaller ones; rewards of 50 images each.
TEST(Predictor, LearnsNoisyRewardsBetterInFewerSteps) {
  const int labels = 6, images = 50;
  const Synthetic world(labels);
  std::vector<Observation> seen = random_observations(world, labels, 200);
  random::Stream stream(1, 0, 0, random::Purpose::kBenchmark);
  for (Observation& one : seen) {
    const double chance = 0.9 + static_cast<double>(one.reward) / 100;
    int correct = 0;
    for (int i = 0; i < images; ++i) { correct += stream.uniform() < chance ? 1 : 0; }
    one.reward = static_cast<float>(100.0 * correct / images - 90);
  }
  std::vector<float> truth;
  for (size_t label = 0; label < labels; ++label) {
    for (int m = 0; m < kMultisetCount; ++m) { truth.push_back(static_cast<float>(world.reward(m, label))); }
  }
  ThreadPool pool(2);
  const auto learned = [&](int most_steps) {
    Predictor predictor(labels, pool);
    predictor.train(seen, {.most_steps = most_steps, .batch_size = 25, .seed = 2});
    return quality_of(predictor.predict_all(), truth).spearman;
  };
  EXPECT_GT(learned(PredictorOptions().most_steps), learned(4800));
}

TEST(Quality, IsSpearmansCorrelationAndTheMeanError) {
  const std::vector<float> rewards = {1, 2, 3, 4, 5};
  EXPECT_DOUBLE_EQ(quality_of(std::vector<float>{10, 20, 30, 40, 50}, rewards).spearman, 1);
  EXPECT_DOUBLE_EQ(quality_of(std::vector<float>{5, 4, 3, 2, 1}, rewards).spearman, -1);
  // Ranks 2 1 4 3 5: 1 - 6 * 4 / (5 * 24).
  EXPECT_DOUBLE_EQ(quality_of(std::vector<float>{2, 1, 4, 3, 5}, rewards).spearman, 0.8);
  // Equal values share a rank: 1.5 1.5 3 4 5 with 1 2 3 4 5.
  EXPECT_NEAR(quality_of(std::vector<float>{0, 0, 3, 4, 5}, rewards).spearman, 0.974679, 1e-6);
  EXPECT_TRUE(std::isnan(quality_of(std::vector<float>(5, 1.0f), rewards).spearman));
  EXPECT_DOUBLE_EQ(quality_of(std::vector<float>{2, 2, 2, 2, 2}, rewards).mae, (1 + 0 + 1 + 2 + 3) / 5.0);
  EXPECT_THROW(quality_of({}, {}), std::invalid_argument);
}

}  // namespace
}  // namespace la3::search
