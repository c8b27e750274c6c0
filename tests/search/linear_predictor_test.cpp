#include "la3/search/linear_predictor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

#include "la3/core/random.h"
#include "la3/search/space.h"
#include "tests/search/synthetic.h"

namespace la3::search {
namespace {

double normal(random::Stream& stream) {
  const double radius = std::sqrt(-2 * std::log(1 - stream.uniform()));
  return radius * std::cos(2 * 3.141592653589793 * stream.uniform());
}

// A world that is just what the model says, and evaluations in it.
class Planted {
 public:
  Planted(size_t labels, const Spread& spread, uint64_t seed)
      : stream_(seed, 0, 0, random::Purpose::kBenchmark), own_(labels), mean_(labels), rest_(labels) {
    for (double& effect : op_) { effect = -4 + 3 * normal(stream_); }
    for (auto& row : pair_) {
      for (double& effect : row) { effect = spread.pair * normal(stream_); }
    }
    for (size_t label = 0; label < labels; ++label) {
      for (double& effect : own_[label]) { effect = spread.own * normal(stream_); }
      mean_[label] = spread.label * normal(stream_);
      rest_[label].resize(kMultisetCount);
      for (double& effect : rest_[label]) { effect = spread.rest * normal(stream_); }
    }
  }

  double reward(int multiset, size_t label) const {
    const Ops& ops = multiset_ops(multiset);
    double sum = mean_[label] + rest_[label][static_cast<size_t>(multiset)];
    for (size_t i = 0; i < 3; ++i) {
      const auto a = static_cast<size_t>(ops[i]);
      sum += op_[a] + own_[label][a];
      for (size_t j = 0; j < i; ++j) { sum += pair_[static_cast<size_t>(ops[j])][a]; }
    }
    return sum;
  }

  // `count` different random multisets of a label, each with this many images; the recall without
  // augmentation is 70%.
  void measure(size_t label, size_t count, uint32_t images, std::vector<Measurement>& to) {
    std::set<int> chosen;
    while (chosen.size() < count) { chosen.insert(static_cast<int>(stream_.below(kMultisetCount))); }
    for (const int multiset : chosen) {
      const double recall = std::clamp(0.7 + reward(multiset, label) / 100, 0.0, 1.0);
      Measurement one{static_cast<uint16_t>(multiset), static_cast<int32_t>(label), images, 0};
      for (uint32_t image = 0; image < images; ++image) { one.correct += stream_.uniform() < recall; }
      to.push_back(one);
    }
  }

 private:
  random::Stream stream_;
  std::array<double, augment::kOpCount> op_{};
  std::array<std::array<double, augment::kOpCount>, augment::kOpCount> pair_{};
  std::vector<std::array<double, augment::kOpCount>> own_;
  std::vector<double> mean_;
  std::vector<std::vector<double>> rest_;
};

std::vector<NoisyReward> random_rewards(size_t labels, size_t each, uint64_t seed) {
  random::Stream stream(seed, 0, 0, random::Purpose::kBenchmark);
  std::vector<NoisyReward> rewards;
  for (size_t label = 0; label < labels; ++label) {
    std::set<int> chosen;
    while (chosen.size() < each) { chosen.insert(static_cast<int>(stream.below(kMultisetCount))); }
    for (const int multiset : chosen) {
      rewards.push_back({static_cast<uint16_t>(multiset), static_cast<int32_t>(label), -60 * stream.uniform(),
                         1 + 50 * stream.uniform()});
    }
  }
  return rewards;
}

// ---- the model as it is written, in dense matrices ----

using Dense = std::vector<std::vector<double>>;

// By Gauss and Jordan. Returns the logarithm of the determinant, and inverts in place.
double invert(Dense& a) {
  const size_t size = a.size();
  double log_determinant = 0;
  for (size_t i = 0; i < size; ++i) {
    const double pivot = a[i][i];
    log_determinant += std::log(pivot);
    a[i][i] = 1;
    for (double& value : a[i]) { value /= pivot; }
    for (size_t r = 0; r < size; ++r) {
      if (r == i) { continue; }
      const double factor = a[r][i];
      a[r][i] = 0;
      for (size_t c = 0; c < size; ++c) { a[r][c] -= factor * a[i][c]; }
    }
  }
  return log_determinant;
}

// All effects of all labels side by side: ops, pairs, then for each label its ops, its mean and what is
// peculiar to each multiset.
struct Effects {
  static constexpr size_t kOps = augment::kOpCount;
  static constexpr size_t kOwn = kOps + 1 + kMultisetCount;
  static size_t own(size_t label) { return kOps + kOps * kOps + label * kOwn; }

  static std::map<size_t, double> row(int multiset, size_t label) {
    std::map<size_t, double> row;
    const Ops& ops = multiset_ops(multiset);
    for (size_t i = 0; i < 3; ++i) {
      const auto a = static_cast<size_t>(ops[i]);
      row[a] += 1;
      row[own(label) + a] += 1;
      for (size_t j = 0; j < i; ++j) { row[kOps + static_cast<size_t>(ops[j]) * kOps + a] += 1; }
    }
    row[own(label) + kOps] += 1;
    row[own(label) + kOps + 1 + static_cast<size_t>(multiset)] += 1;
    return row;
  }
  static double variance(size_t effect, const Spread& spread) {
    if (effect < kOps) { return 100.0 * 100.0; }
    if (effect < own(0)) { return spread.pair * spread.pair; }
    const size_t place = (effect - own(0)) % kOwn;
    const double deviation = place < kOps ? spread.own : place == kOps ? spread.label : spread.rest;
    return deviation * deviation;
  }
  static double covariance(const std::map<size_t, double>& a, const std::map<size_t, double>& b,
                           const Spread& spread) {
    double sum = 0;
    for (const auto& [effect, value] : a) {
      const auto other = b.find(effect);
      if (other != b.end()) { sum += value * other->second * variance(effect, spread); }
    }
    return sum;
  }
};

struct Oracle {
  std::vector<std::map<size_t, double>> rows;
  Dense inverse;  // of the covariance of all rewards
  std::vector<double> values;
  double centre = 0, log_likelihood = 0;
  Spread spread;

  Oracle(const std::vector<NoisyReward>& rewards, const Spread& given) : spread(given) {
    for (const NoisyReward& seen : rewards) {
      rows.push_back(Effects::row(seen.multiset, static_cast<size_t>(seen.label)));
      centre += seen.reward / static_cast<double>(rewards.size());
    }
    inverse.assign(rows.size(), std::vector<double>(rows.size()));
    for (size_t i = 0; i < rows.size(); ++i) {
      values.push_back(rewards[i].reward - centre);
      for (size_t j = 0; j < rows.size(); ++j) {
        inverse[i][j] = Effects::covariance(rows[i], rows[j], spread) + (i == j ? rewards[i].variance : 0);
      }
    }
    log_likelihood = -0.5 * invert(inverse);
    for (size_t i = 0; i < rows.size(); ++i) {
      for (size_t j = 0; j < rows.size(); ++j) { log_likelihood -= 0.5 * values[i] * inverse[i][j] * values[j]; }
    }
  }

  // Mean and standard deviation.
  std::pair<double, double> predict(int multiset, size_t label) const {
    const auto row = Effects::row(multiset, label);
    std::vector<double> covariance;
    for (const auto& other : rows) { covariance.push_back(Effects::covariance(row, other, spread)); }
    double mean = centre, variance = Effects::covariance(row, row, spread);
    for (size_t i = 0; i < rows.size(); ++i) {
      for (size_t j = 0; j < rows.size(); ++j) {
        mean += covariance[i] * inverse[i][j] * values[j];
        variance -= covariance[i] * inverse[i][j] * covariance[j];
      }
    }
    return {mean, std::sqrt(variance)};
  }
};

TEST(LinearPredictor, IsThePosteriorOfTheDenseModel) {
  ThreadPool pool(2);
  const std::vector<Spread> spreads = {{8, 4, 4, 4}, {1, 0.5, 12, 2}, {20, 9, 0.5, 0.3}};
  for (size_t k = 0; k < spreads.size(); ++k) {
    auto rewards = random_rewards(4, 30, k + 1);
    // Label 2 has no measurement.
    std::erase_if(rewards, [](const NoisyReward& seen) { return seen.label == 2; });
    const Oracle oracle(rewards, spreads[k]);
    const Posterior found = posterior_of(rewards, 4, spreads[k], pool);
    for (size_t label = 0; label < 4; ++label) {
      for (int multiset = static_cast<int>(label); multiset < kMultisetCount; multiset += 13) {
        const auto [mean, deviation] = oracle.predict(multiset, label);
        const size_t at = label * kMultisetCount + static_cast<size_t>(multiset);
        ASSERT_NEAR(found.mean[at], mean, 1e-3) << label << ", " << multiset;
        ASSERT_NEAR(found.deviation[at], deviation, 1e-3) << label << ", " << multiset;
      }
    }
    EXPECT_NEAR(log_likelihood(rewards, 4, spreads[k], pool), oracle.log_likelihood, 1e-5);
  }
}

TEST(LinearPredictor, FindsAPlantedTruth) {
  const Spread truth{6, 3, 2, 3};
  Planted world(30, truth, 11);
  std::vector<Measurement> seen;
  for (size_t label = 0; label < 30; ++label) { world.measure(label, 100, 50, seen); }
  ThreadPool pool(2);
  const std::vector<Count> baseline(30, Count{50, 35});
  const Posterior found = predict_rewards(seen, baseline, pool);
  EXPECT_NEAR(std::log(found.spread.label / truth.label), 0, std::log(1.6));
  EXPECT_NEAR(std::log(found.spread.own / truth.own), 0, std::log(1.6));
  EXPECT_NEAR(std::log(found.spread.pair / truth.pair), 0, std::log(1.6));
  EXPECT_NEAR(std::log(found.spread.rest / truth.rest), 0, std::log(1.6));
  double squares = 0, spread = 0, covered = 0, all = 0;
  for (size_t label = 0; label < 30; ++label) {
    double mean = 0;
    for (int m = 0; m < kMultisetCount; ++m) { mean += world.reward(m, label) / kMultisetCount; }
    for (int m = 0; m < kMultisetCount; ++m) {
      const size_t at = label * kMultisetCount + static_cast<size_t>(m);
      const double error = static_cast<double>(found.mean[at]) - world.reward(m, label);
      squares += error * error;
      spread += std::pow(world.reward(m, label) - mean, 2);
      covered += std::abs(error) <= 1.645 * static_cast<double>(found.deviation[at]);
      ++all;
    }
  }
  EXPECT_GT(1 - squares / spread, 0.75) << "R squared; what is peculiar to a multiset cannot be known";
  EXPECT_NEAR(covered / all, 0.9, 0.02) << "of the 90% intervals";
}

TEST(LinearPredictor, IntervalsHoldWithFewImagesToo) {
  Planted world(40, {6, 3, 2, 3}, 12);
  std::vector<Measurement> seen;
  std::vector<Count> baseline;
  for (size_t label = 0; label < 40; ++label) {
    const uint32_t images = label % 2 == 0 ? 5 : 60;
    world.measure(label, 80, images, seen);
    baseline.push_back({images * 10, images * 7});
  }
  ThreadPool pool(2);
  const Posterior found = predict_rewards(seen, baseline, pool);
  for (size_t first : {0u, 1u}) {
    double covered = 0, all = 0, error_sum = 0;
    for (size_t label = first; label < 40; label += 2) {
      for (int m = 0; m < kMultisetCount; ++m) {
        const size_t at = label * kMultisetCount + static_cast<size_t>(m);
        const double error = std::abs(static_cast<double>(found.mean[at]) - world.reward(m, label));
        covered += error <= 1.645 * static_cast<double>(found.deviation[at]);
        error_sum += error;
        ++all;
      }
    }
    EXPECT_NEAR(covered / all, 0.9, 0.03) << "first " << first;
    EXPECT_LT(error_sum / all, first == 0 ? 5.5 : 4.5);
  }
}

TEST(LinearPredictor, ALabelWithoutMeasurementsGetsTheMeanOfTheOthers) {
  Planted world(9, {6, 4, 2, 3}, 13);
  std::vector<Measurement> seen;
  for (size_t label = 0; label < 9; ++label) {
    if (label != 4) { world.measure(label, 60, 40, seen); }
  }
  ThreadPool pool(1);
  const Posterior found = predict_rewards(seen, std::vector<Count>(9, Count{40, 28}), pool);
  for (int m = 0; m < kMultisetCount; ++m) {
    if (std::any_of(seen.begin(), seen.end(), [&](const auto& one) { return one.multiset == m; })) { continue; }
    const auto at = [&](size_t label) { return label * kMultisetCount + static_cast<size_t>(m); };
    double mean = 0;
    for (size_t label = 0; label < 9; ++label) {
      if (label == 4) { continue; }
      mean += static_cast<double>(found.mean[at(label)]) / 8;
      EXPECT_GT(found.deviation[at(4)], found.deviation[at(label)]);
    }
    EXPECT_NEAR(found.mean[at(4)], mean, 0.02) << m;
  }
}

TEST(LinearPredictor, NoRecallBelowZeroOrAboveAll) {
  // A label of which a fifth is recognised, and one of which nearly all are.
  std::vector<Measurement> seen;
  for (uint16_t m = 0; m < 80; ++m) {
    seen.push_back({m, 0, 50, m % 3 == 0 ? 10u : 0u});
    seen.push_back({m, 1, 50, m % 3 == 0 ? 50u : 5u});
  }
  ThreadPool pool(1);
  const Posterior found = predict_rewards(seen, std::vector<Count>{{50, 10}, {50, 49}}, pool);
  for (size_t m = 0; m < kMultisetCount; ++m) {
    EXPECT_GE(found.mean[m], -20);
    EXPECT_GE(found.mean[kMultisetCount + m], -98);
    EXPECT_LE(found.mean[kMultisetCount + m], 2);
  }
}

TEST(LinearPredictor, TheFewerImagesTheCloserToTheOthers) {
  // Label 0 differs from the others in its own way; the same recalls are seen on 3 or 300 images.
  const auto distance = [](uint64_t images) {
    Planted world(12, {5, 4, 2, 2}, 14);
    std::vector<Measurement> seen;
    for (size_t label = 0; label < 12; ++label) { world.measure(label, 80, label == 0 ? 300 : 60, seen); }
    for (Measurement& one : seen) {
      if (one.label == 0) { one = {one.multiset, 0, images, (one.correct * images + 150) / 300}; }
    }
    ThreadPool pool(1);
    const std::vector<Count> baseline(13, Count{100, 70});
    const Posterior found = predict_rewards(seen, baseline, pool);  // label 12 is not measured
    double sum = 0;
    for (size_t m = 0; m < kMultisetCount; ++m) {
      sum += std::abs(static_cast<double>(found.mean[m] - found.mean[12 * kMultisetCount + m]));
    }
    return sum / kMultisetCount;
  };
  EXPECT_LT(distance(3), 0.8 * distance(300));
}

TEST(LinearPredictor, DoesNotDependOnTheNumberOfThreadsOrTheOrder) {
  Planted world(20, {6, 3, 2, 3}, 15);
  std::vector<Measurement> seen;
  for (size_t label = 0; label < 20; ++label) { world.measure(label, 30, 20, seen); }
  const std::vector<Count> baseline(20, Count{20, 14});
  ThreadPool one(1), three(3);
  const Posterior found = predict_rewards(seen, baseline, one);
  EXPECT_EQ(found, predict_rewards(seen, baseline, three));
  std::reverse(seen.begin(), seen.end());
  EXPECT_EQ(found, predict_rewards(seen, baseline, three));
}

TEST(LinearPredictor, DrawsAreOfThePosterior) {
  Planted world(6, {6, 3, 2, 3}, 16);
  std::vector<Measurement> seen;
  for (size_t label = 0; label < 5; ++label) { world.measure(label, 60, 100, seen); }  // label 5 is not measured
  const std::vector<Count> baseline(6, Count{100, 70});
  ThreadPool pool(2);
  const Posterior posterior = predict_rewards(seen, baseline, pool);
  const auto draws = posterior_draws(seen, baseline, posterior.spread, pool);
  constexpr int kDraws = 4000;
  for (const size_t label : {0u, 5u}) {
    const std::vector<float> mean = draws->mean(label);
    std::vector<double> sums(kMultisetCount), squares(kMultisetCount);
    random::Stream stream(3, 0, label, random::Purpose::kBenchmark);
    for (int i = 0; i < kDraws; ++i) {
      const std::vector<float> rewards = draws->draw(label, stream);
      for (size_t m = 0; m < kMultisetCount; ++m) {
        sums[m] += static_cast<double>(rewards[m]) / kDraws;
        squares[m] += std::pow(static_cast<double>(rewards[m]), 2) / kDraws;
      }
    }
    int compared = 0;
    for (size_t m = 0; m < kMultisetCount; ++m) {
      const size_t at = label * kMultisetCount + m;
      const auto expected = static_cast<double>(posterior.mean[at]);
      const auto deviation = static_cast<double>(posterior.deviation[at]);
      ASSERT_NEAR(mean[m], expected, 0.1) << label << ", " << m;
      // Draws of what is measured are cut off there.
      if (label == 0 && (expected - 4 * deviation < -70 || expected + 4 * deviation > 30)) { continue; }
      ++compared;
      ASSERT_NEAR(sums[m], expected, 0.1 + 5 * deviation / std::sqrt(kDraws)) << label << ", " << m;
      ASSERT_NEAR(std::sqrt(squares[m] - sums[m] * sums[m]) / deviation, 1, 0.07) << label << ", " << m;
    }
    EXPECT_GT(compared, kMultisetCount / 3);
  }
}

TEST(LinearPredictor, WhatIsCommonToMultisetsIsDrawnTogether) {
  // Hardly anything is known of an op that was never measured. In a draw, all multisets with it are good
  // or bad together.
  std::vector<Measurement> seen;
  Planted world(1, {6, 3, 2, 3}, 17);
  world.measure(0, 400, 100, seen);
  const auto op = augment::Op::kSolarize;
  std::erase_if(seen, [&](const Measurement& one) {
    const Ops& ops = multiset_ops(one.multiset);
    return std::find(ops.begin(), ops.end(), op) != ops.end();
  });
  ThreadPool pool(1);
  const auto draws = posterior_draws(seen, std::vector<Count>{{100, 70}}, {}, pool);
  const auto a = static_cast<size_t>(multiset_of(triple_of({op, augment::Op::kColor, augment::Op::kColor})));
  const auto b = static_cast<size_t>(multiset_of(triple_of({op, augment::Op::kRotate, augment::Op::kInvert})));
  random::Stream stream(4, 0, 0, random::Purpose::kBenchmark);
  int agree = 0;
  for (int i = 0; i < 200; ++i) {
    const std::vector<float> rewards = draws->draw(0, stream);
    agree += (rewards[a] > -20) == (rewards[b] > -20);
  }
  EXPECT_GT(agree, 180);
}

TEST(LinearPredictor, DrawsDoNotDependOnTheNumberOfThreads) {
  Planted world(20, {6, 3, 2, 3}, 15);
  std::vector<Measurement> seen;
  for (size_t label = 0; label < 20; ++label) { world.measure(label, 30, 20, seen); }
  const std::vector<Count> baseline(20, Count{20, 14});
  ThreadPool one(1), three(3);
  const auto first = posterior_draws(seen, baseline, {}, one), second = posterior_draws(seen, baseline, {}, three);
  random::Stream a(5, 0, 0, random::Purpose::kBenchmark), b = a;
  EXPECT_EQ(first->draw(7, a), second->draw(7, b));
  const PredictorQuality quality = held_out_quality(seen, baseline, {}, 1, 2, one);
  EXPECT_EQ(quality.mae, held_out_quality(seen, baseline, {}, 1, 2, three).mae);
  EXPECT_NE(quality.mae, held_out_quality(seen, baseline, {}, 1, 3, one).mae) << "another fifth";
  EXPECT_GT(quality.spearman, 0.4);
}

TEST(LinearPredictor, WhatMakesNoSenseIsRefused) {
  ThreadPool pool(1);
  const std::vector<Count> baseline(2, Count{10, 5});
  const auto predict = [&](std::vector<Measurement> seen) { return predict_rewards(seen, baseline, pool); };
  EXPECT_THROW(predict({}), std::invalid_argument);
  EXPECT_THROW(predict({{816, 0, 10, 5}}), std::invalid_argument);
  EXPECT_THROW(predict({{0, 2, 10, 5}}), std::invalid_argument);
  EXPECT_THROW(predict({{0, -1, 10, 5}}), std::invalid_argument);
  EXPECT_THROW(predict({{0, 0, 10, 11}}), std::invalid_argument);
  EXPECT_THROW(predict({{0, 0, 0, 0}}), std::invalid_argument);
  EXPECT_THROW(predict({{3, 0, 10, 5}, {3, 0, 10, 6}}), std::invalid_argument);
  for (const float mean : predict({{3, 1, 10, 5}}).mean) { EXPECT_TRUE(std::isfinite(mean)); }
}

TEST(LinearPredictor, MeasurementsAreSumsByMultisetWithoutLabelsAtChance) {
  Evaluations evaluations{.header = Synthetic(3).header(2, 2, 40)};
  evaluations.header.baseline = {{40, 30}, {40, 13}, {0, 0}};  // the second is at chance, the third unknown
  const auto first =
      static_cast<uint16_t>(triple_of({augment::Op::kInvert, augment::Op::kColor, augment::Op::kColor}));
  const auto second =
      static_cast<uint16_t>(triple_of({augment::Op::kColor, augment::Op::kInvert, augment::Op::kColor}));
  evaluations.lines = {{1, 0, first, {40, 20}},  {1, 1, first, {40, 10}},  {1, 2, first, {0, 0}},
                       {2, 0, second, {40, 26}}, {2, 1, second, {40, 10}}, {2, 2, second, {0, 0}}};
  const std::vector<Measurement> sums = measurements_of(evaluations);
  ASSERT_EQ(measurements_of(evaluations, 1).size(), 1u);
  EXPECT_EQ(measurements_of(evaluations, 1)[0].images, 40u);
  ASSERT_EQ(sums.size(), 1u);
  EXPECT_EQ(sums[0].multiset, multiset_of(first));
  EXPECT_EQ(sums[0].label, 0);
  EXPECT_EQ(sums[0].images, 80u);
  EXPECT_EQ(sums[0].correct, 46u);
}

}  // namespace
}  // namespace la3::search
