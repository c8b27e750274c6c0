#include "la3/search/construct.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "la3/core/error.h"
#include "la3/policy/hint.h"
#include "la3/policy/policy.h"
#include "la3/search/explore.h"
#include "la3/search/space.h"
#include "tests/search/synthetic.h"

namespace la3::search {
namespace {

std::vector<float> random_predictions(uint64_t seed) {
  std::vector<float> predictions(kMultisetCount);
  random::Stream stream(seed, 0, 0, random::Purpose::kBenchmark);
  for (float& prediction : predictions) { prediction = static_cast<float>(-60 * stream.uniform() + 2); }
  return predictions;
}

// The formula as it is written, over all 4,096 triples: the multisets and scores of the picks, best
// first.
std::vector<std::pair<int, double>> by_the_book(const std::vector<float>& predictions, double alpha, int count) {
  const double least = *std::min_element(predictions.begin(), predictions.end());
  std::vector<double> reward(kTripleCount);
  double mean = 0;
  for (int t = 0; t < kTripleCount; ++t) {
    reward[static_cast<size_t>(t)] = static_cast<double>(predictions[static_cast<size_t>(multiset_of(t))]) - least;
    mean += reward[static_cast<size_t>(t)] / kTripleCount;
  }
  std::vector<int> chosen;
  std::vector<std::pair<int, double>> picks;
  for (int pick = 0; pick < count; ++pick) {
    int best = -1;
    double highest = -std::numeric_limits<double>::infinity();
    for (int t = 0; t < kTripleCount; ++t) {
      if (std::find(chosen.begin(), chosen.end(), t) != chosen.end()) { continue; }
      double overlaps = 0;
      for (const int c : chosen) { overlaps += overlap(multiset_of(t), multiset_of(c)); }
      const double redundancy = chosen.empty() ? 0 : overlaps / static_cast<double>(chosen.size());
      const double score = reward[static_cast<size_t>(t)] - alpha * mean * redundancy;
      if (score > highest) {
        highest = score;
        best = t;
      }
    }
    chosen.push_back(best);
    picks.emplace_back(multiset_of(best), highest);
  }
  return picks;
}

TEST(Construct, TakesWhatTheFormulaSays) {
  for (const double alpha : {0.0, 1.0, 2.5, 5.0}) {
    for (uint64_t seed = 1; seed <= 3; ++seed) {
      const auto predictions = random_predictions(seed);
      const auto expected = by_the_book(predictions, alpha, 60);
      const auto found = select_triples(predictions, 0, {.alpha = alpha, .triples = 60});
      ASSERT_EQ(found.size(), 60u);
      std::set<Ops> different;
      for (size_t i = 0; i < found.size(); ++i) {
        ASSERT_EQ(multiset_of(triple_of(found[i].ops)), expected[i].first) << alpha << ", " << i;
        ASSERT_NEAR(*found[i].score, expected[i].second, 1e-9);
        different.insert(found[i].ops);
      }
      EXPECT_EQ(different.size(), 60u) << "no triple twice";
    }
  }
}

TEST(Construct, RedundancyIsPunishedThoughRewardsAreNegative) {
  const auto predictions = random_predictions(4);
  const auto mean_overlap = [](const std::vector<policy::Triple>& triples) {
    double sum = 0;
    for (size_t i = 0; i < triples.size(); ++i) {
      for (size_t j = 0; j < i; ++j) {
        sum += overlap(multiset_of(triple_of(triples[i].ops)), multiset_of(triple_of(triples[j].ops)));
      }
    }
    return sum;
  };
  EXPECT_LT(mean_overlap(select_triples(predictions, 0, {.alpha = 2.5})),
            0.8 * mean_overlap(select_triples(predictions, 0, {.select = Select::kTop})));
}

TEST(Construct, TopTakesTheHighestPredictions) {
  const auto predictions = random_predictions(5);
  const auto found = select_triples(predictions, 0, {.select = Select::kTop, .triples = 500});
  std::vector<float> all, chosen;
  for (int t = 0; t < kTripleCount; ++t) { all.push_back(predictions[static_cast<size_t>(multiset_of(t))]); }
  std::sort(all.rbegin(), all.rend());
  for (const auto& triple : found) {
    chosen.push_back(predictions[static_cast<size_t>(multiset_of(triple_of(triple.ops)))]);
  }
  EXPECT_TRUE(std::equal(chosen.begin(), chosen.end(), all.begin()));
}

TEST(Construct, EqualScoresAreSettledByTheSeed) {
  const std::vector<float> equal(kMultisetCount, -3);
  const auto chosen = [&](uint64_t seed, uint64_t group) { return select_triples(equal, group, {.seed = seed}); };
  EXPECT_EQ(chosen(1, 0), chosen(1, 0));
  EXPECT_NE(chosen(1, 0), chosen(2, 0));
  EXPECT_NE(chosen(1, 0), chosen(1, 1));
  std::set<Ops> different;
  for (const auto& triple : select_triples(equal, 0, {.triples = kTripleCount})) {
    different.insert(triple.ops);
    EXPECT_EQ(triple.score, 0.0);
  }
  EXPECT_EQ(different.size(), 4096u);
}

TEST(Construct, TheSeedAlsoSettlesInWhichOrderTheOperationsStand) {
  auto predictions = random_predictions(8);
  const auto best = std::max_element(predictions.begin(), predictions.end()) - predictions.begin();
  // One of three different operations is far better than all others.
  const auto multiset = multiset_of(triple_of({augment::Op::kShearX, augment::Op::kInvert, augment::Op::kCutout}));
  predictions[static_cast<size_t>(multiset)] = predictions[static_cast<size_t>(best)] + 100;
  std::set<Ops> orders;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const auto found = select_triples(predictions, 0, {.triples = 1, .seed = seed});
    EXPECT_EQ(multiset_of(triple_of(found[0].ops)), multiset);
    orders.insert(found[0].ops);
  }
  EXPECT_EQ(orders.size(), 6u) << "all of them come up";
}

TEST(Construct, DoesNotDependOnTheNumberOfThreads) {
  std::vector<float> predictions;
  std::vector<std::string> labels;
  for (uint64_t label = 0; label < 20; ++label) {
    const auto one = random_predictions(label);
    predictions.insert(predictions.end(), one.begin(), one.end());
    labels.push_back("label " + std::to_string(label));
  }
  const auto one = construct(predictions, labels, {.threads = 1});
  EXPECT_EQ(one, construct(predictions, labels, {.threads = 4}));
  EXPECT_EQ(one[3].label, "label 3");
}

TEST(Construct, WhatMakesNoSenseIsRefused) {
  const auto predictions = random_predictions(1);
  EXPECT_THROW(select_triples(predictions, 0, {.alpha = NAN}), std::invalid_argument);
  EXPECT_THROW(select_triples(predictions, 0, {.alpha = -1}), std::invalid_argument);
  EXPECT_THROW(select_triples(predictions, 0, {.triples = 0}), std::invalid_argument);
  EXPECT_THROW(predictor_kind("mean"), std::invalid_argument);
  EXPECT_EQ(predictor_kind("linear"), PredictorKind::kLinear);
  EXPECT_EQ(predictor_kind("network"), PredictorKind::kNetwork);
  EXPECT_THROW(select_triples(predictions, 0, {.triples = 4097}), std::invalid_argument);
  EXPECT_THROW(select_triples(predictions, 0, {.pool = 1.1}), std::invalid_argument);
  EXPECT_THROW(select_triples(predictions, 0, {.pool = NAN}), std::invalid_argument);
  EXPECT_THROW(select_triples(predictions, 0, {.pool = 1, .tilt = -1}), std::invalid_argument);
  EXPECT_THROW(select_triples(predictions, 0, {.pool = 1, .tilt = 5.1}), std::invalid_argument);
  EXPECT_NO_THROW(select_triples(predictions, 0, {.pool = 1, .tilt = 5}));
  EXPECT_THROW(select_triples(predictions, 0, {.tilt = 0.1}), std::invalid_argument) << "without a pool";
  EXPECT_THROW(select_triples(predictions, 0, {.strength = 1.1}), std::invalid_argument);
  EXPECT_THROW(select_triples(predictions, 0, {.strength = -0.1}), std::invalid_argument);
  EXPECT_NO_THROW(select_triples(predictions, 0, {.strength = 1}));
  auto bad = predictions;
  bad[7] = NAN;
  EXPECT_THROW(select_triples(bad, 0, {}), std::invalid_argument);
  bad.pop_back();
  EXPECT_THROW(select_triples(bad, 0, {}), std::invalid_argument);
  const Evaluations none{.header = Synthetic(2).header(10, 5, 100)};
  EXPECT_THROW(construct_policy(none, 10, {}), Error);
}

// Evaluations of random triples in the synthetic world.
Evaluations evaluated(const Synthetic& world, int labels, bool label_invariant) {
  Evaluations evaluations{.header = world.header(80, 80, 1000)};
  evaluations.header.label_invariant = label_invariant;
  const auto evaluate = world.evaluator(1000);
  for (uint32_t iteration = 1; iteration <= 80; ++iteration) {
    std::vector<uint16_t> triples;
    for (int label = 0; label < labels; ++label) {
      triples.push_back(static_cast<uint16_t>(
          (iteration * 997 + static_cast<uint32_t>(label_invariant ? 0 : label) * 131) % kTripleCount));
    }
    const auto counts = evaluate(iteration, triples);
    if (label_invariant) {
      Count sum;
      for (const Count& count : counts) { sum = {sum.images + count.images, sum.correct + count.correct}; }
      evaluations.lines.push_back({iteration, kAllLabels, triples[0], sum});
      continue;
    }
    for (int label = 0; label < labels; ++label) {
      evaluations.lines.push_back(
          {iteration, label, triples[static_cast<size_t>(label)], counts[static_cast<size_t>(label)]});
    }
  }
  return evaluations;
}

TEST(Construct, APolicyPrefersWhatTheWorldRewards) {
  const Synthetic world(4);
  const Constructed made = construct_policy(evaluated(world, 4, false), 100, {.triples = 50});
  ASSERT_EQ(made.policy.labels.size(), 4u);
  EXPECT_NO_THROW(policy::check_policy(made.policy));
  for (size_t label = 0; label < 4; ++label) {
    double chosen = 0, all = 0;
    for (const auto& triple : made.policy.labels[label].triples) {
      chosen += world.reward(multiset_of(triple_of(triple.ops)), label) / 50;
    }
    for (int t = 0; t < kTripleCount; ++t) { all += world.reward(multiset_of(t), label) / kTripleCount; }
    EXPECT_GT(chosen, all + 5) << label;
  }
  EXPECT_GT(made.multisets, 10);
  EXPECT_LE(made.multisets, 50);
  EXPECT_GT(made.overlap, 0);
}

TEST(Construct, TheOverlapIsThatOfTwoDifferentTriplesOfALabel) {
  const Constructed made = construct_policy(evaluated(Synthetic(3), 3, false), 20, {.triples = 12});
  double overlaps = 0, pairs = 0;
  for (const policy::LabelPolicy& label : made.policy.labels) {
    for (size_t i = 0; i < label.triples.size(); ++i) {
      for (size_t j = 0; j < i; ++j) {
        overlaps +=
            overlap(multiset_of(triple_of(label.triples[i].ops)), multiset_of(triple_of(label.triples[j].ops)));
        ++pairs;
      }
    }
  }
  EXPECT_NEAR(made.overlap, overlaps / pairs, 1e-9);
}

TEST(Construct, APolicySaysHowItWasMade) {
  Evaluations evaluations = evaluated(Synthetic(2), 2, false);
  evaluations.header.settings = {{"mutated", "5"}, {"flip", "none"}, {"init", "w.pth"}};
  const auto made = [&](const ConstructOptions& options) {
    return construct_policy(evaluations, 1, options).policy.provenance;
  };
  using Provenance = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(made({.alpha = 2.5, .triples = 3, .seed = 7}), (Provenance{{"data", "synthetic"},
                                                                       {"network", "none"},
                                                                       {"iterations", "80"},
                                                                       {"select", "mrmr"},
                                                                       {"init", "w.pth"},
                                                                       {"flip", "none"},
                                                                       {"alpha", "2.5"},
                                                                       {"seed", "7"}}));
  EXPECT_EQ(made({.select = Select::kTop, .triples = 3, .pool = 1, .tilt = 0.25}),
            (Provenance{{"data", "synthetic"},
                        {"network", "none"},
                        {"iterations", "80"},
                        {"select", "top"},
                        {"init", "w.pth"},
                        {"flip", "none"},
                        {"pool", "1"},
                        {"tilt", "0.25"},
                        {"seed", "0"}}));
}

TEST(Construct, TheLinearPredictorPrefersWhatTheWorldRewards) {
  const Synthetic world(4);
  const Constructed made =
      construct_policy(evaluated(world, 4, false), 1, {.predictor = PredictorKind::kLinear, .triples = 50});
  for (size_t label = 0; label < 4; ++label) {
    double chosen = 0, all = 0;
    for (const auto& triple : made.policy.labels[label].triples) {
      chosen += world.reward(multiset_of(triple_of(triple.ops)), label) / 50;
    }
    for (int t = 0; t < kTripleCount; ++t) { all += world.reward(multiset_of(t), label) / kTripleCount; }
    EXPECT_GT(chosen, all + 5) << label;
  }
  const auto& provenance = made.policy.provenance;
  const std::pair<std::string, std::string> linear("predictor", "linear");
  EXPECT_NE(std::find(provenance.begin(), provenance.end(), linear), provenance.end());
}

TEST(Construct, LabelsAtChanceGetWhatSuitsTheOthers) {
  // Label 3 is recognised by chance, label 2 has no images. What was seen of label 3 says that all
  // triples are harmless, and must not count.
  const Synthetic world(6);
  Evaluations evaluations = evaluated(world, 6, false);
  evaluations.header.baseline[2] = {0, 0};
  evaluations.header.baseline[3] = {1000, 160};
  for (Evaluation& line : evaluations.lines) {
    if (line.label == 2) { line.count = {0, 0}; }
    if (line.label == 3) { line.count = {1000, 160}; }
  }
  for (const PredictorKind predictor : {PredictorKind::kNetwork, PredictorKind::kLinear}) {
    const ConstructOptions options{.predictor = predictor, .select = Select::kTop, .triples = 60};
    const Constructed made = construct_policy(evaluations, 100, options);
    EXPECT_EQ(made.without_evidence, 2u);
    for (const size_t label : {2u, 3u}) {
      double chosen = 0, all = 0;
      for (const auto& triple : made.policy.labels[label].triples) {
        for (const size_t other : {0u, 1u, 4u, 5u}) {
          chosen += world.reward(multiset_of(triple_of(triple.ops)), other) / 240;
        }
      }
      for (int t = 0; t < kTripleCount; ++t) {
        for (const size_t other : {0u, 1u, 4u, 5u}) {
          all += world.reward(multiset_of(t), other) / 4 / kTripleCount;
        }
      }
      EXPECT_GT(chosen, all + 15) << label << ", " << static_cast<int>(predictor);
    }
  }
}

TEST(Construct, LabelsAtChanceGetTheMeanOfTheOthersPredictions) {
  // Without redundancy a score is the prediction less the label's lowest.
  Evaluations evaluations = evaluated(Synthetic(4), 4, false);
  evaluations.header.baseline[3] = {1000, 240};
  const Constructed made = construct_policy(evaluations, 20, {.alpha = 0, .triples = kTripleCount});
  ASSERT_EQ(made.without_evidence, 1u);
  std::vector<std::vector<double>> scores;
  for (const policy::LabelPolicy& label : made.policy.labels) {
    std::vector<double>& one = scores.emplace_back(kMultisetCount);
    for (const policy::Triple& triple : label.triples) {
      one[static_cast<size_t>(multiset_of(triple_of(triple.ops)))] = *triple.score;
    }
  }
  for (size_t m = 1; m < kMultisetCount; ++m) {
    double mean = 0;
    for (size_t label = 0; label < 3; ++label) { mean += (scores[label][m] - scores[label][0]) / 3; }
    ASSERT_NEAR(scores[3][m] - scores[3][0], mean, 1e-3) << m;
  }
}

// The mean over labels of what the world gives for a draw of the policy.
double true_reward(const Synthetic& world, const policy::Policy& policy, size_t labels) {
  double sum = 0;
  for (size_t label = 0; label < labels; ++label) {
    double reward = 0, weights = 0;
    const policy::LabelPolicy& entry = policy.labels[policy.labels.size() == 1 ? 0 : label];
    const std::vector<policy::Phase> phases = policy::phases_of(entry);
    for (const policy::Recipe& recipe : phases.front().recipes) {
      Ops ops;
      for (size_t i = 0; i < 3; ++i) { ops[i] = recipe.steps[i].choices.front().op; }
      reward += recipe.weight * world.reward(multiset_of(triple_of(ops)), label);
      weights += recipe.weight;
    }
    sum += reward / weights / static_cast<double>(labels);
  }
  return sum;
}

TEST(Construct, APoolTellsLessAndATiltBringsRewardBack) {
  const Synthetic world(4);
  const Evaluations evaluations = evaluated(world, 4, false);
  const auto with = [&](double pool, double tilt) {
    return construct_policy(evaluations, 100, {.triples = 50, .pool = pool, .tilt = tilt});
  };
  const Constructed own = with(0, 0), half = with(0.5, 0), shared = with(1, 0), tilted = with(1, 0.1);
  EXPECT_EQ(shared.policy.labels.size(), 1u);
  EXPECT_EQ(shared.policy.labels[0].triples.size(), 200u);
  EXPECT_EQ(tilted.policy.labels.size(), 4u);
  const auto bits = [](const Constructed& made) { return policy::hint_of(made.policy).bits; };
  EXPECT_GT(bits(own), bits(half));
  EXPECT_GT(bits(half), bits(shared));
  EXPECT_EQ(bits(shared), 0);
  EXPECT_GT(bits(tilted), 0);
  const auto reward = [&](const Constructed& made) { return true_reward(world, made.policy, 4); };
  EXPECT_GT(reward(own), reward(half));
  EXPECT_GT(reward(half), reward(shared));
  EXPECT_GT(reward(tilted), reward(shared) + 1);
  EXPECT_GT(bits(own), bits(tilted));
  // What is printed is of the policy as it is drawn.
  EXPECT_GT(own.reward, half.reward);
  EXPECT_NEAR(half.reward, (own.reward + shared.reward) / 2, 1e-9);
  EXPECT_GT(tilted.reward, shared.reward);
  EXPECT_GT(shared.multisets, own.multisets);
  for (const Constructed& made : {half, shared, tilted}) { EXPECT_NO_THROW(policy::check_policy(made.policy)); }
}

TEST(Construct, ATiltGivesOneLabelWhatItTakesFromTheOthers) {
  // Its logarithms are differences from the mean over the labels: their sum is the same for every triple.
  const Evaluations evaluations = evaluated(Synthetic(3), 3, false);
  const policy::Policy own = construct_policy(evaluations, 20, {.triples = 20}).policy;
  const policy::Policy tilted = construct_policy(evaluations, 20, {.triples = 20, .pool = 1, .tilt = 0.1}).policy;
  ASSERT_EQ(tilted.labels.size(), 3u);
  const auto recipes_of = [&](size_t label) { return tilted.labels[label].phases.front().recipes; };
  std::vector<double> sums;
  for (size_t i = 0; i < recipes_of(0).size(); ++i) {
    double sum = 0;
    for (size_t label = 0; label < 3; ++label) {
      ASSERT_EQ(recipes_of(label)[i].steps, recipes_of(0)[i].steps);
      sum += std::log2(recipes_of(label)[i].weight);
    }
    int chosen_by = 0;  // labels
    for (const policy::LabelPolicy& label : own.labels) {
      for (const policy::Triple& triple : label.triples) {
        bool is_it = true;
        for (size_t k = 0; k < 3; ++k) { is_it &= recipes_of(0)[i].steps[k].choices.front().op == triple.ops[k]; }
        chosen_by += is_it;
      }
    }
    sums.push_back(sum - 3 * std::log2(chosen_by));
  }
  const auto [least, most] = std::minmax_element(sums.begin(), sums.end());
  EXPECT_NEAR(*least, *most, 1e-6);
}

// A tilt is the best way to draw for its hint: a mixture with each label's best triples that tells
// the same gains less.
TEST(Construct, ATiltGainsMoreThanAMixtureThatTellsAsMuch) {
  const Synthetic world(4);
  const Evaluations evaluations = evaluated(world, 4, false);
  const ConstructOptions options{.triples = 50};
  const auto with = [&](double pool, double tilt) {
    ConstructOptions o = options;
    o.pool = pool;
    o.tilt = tilt;
    return construct_policy(evaluations, 100, o);
  };
  const Constructed tilted = with(1, 0.05);
  const double bits = policy::hint_of(tilted.policy).bits;
  double low = 0, high = 1;  // the pool of the mixture that tells as much
  for (int i = 0; i < 12; ++i) {
    const double middle = (low + high) / 2;
    (policy::hint_of(with(middle, 0).policy).bits > bits ? low : high) = middle;
  }
  EXPECT_GT(tilted.reward, with(low, 0).reward);
}

TEST(Construct, ALabelInvariantSearchGivesOnePolicyForAll) {
  const Constructed made = construct_policy(evaluated(Synthetic(4), 4, true), 20, {.triples = 10});
  EXPECT_TRUE(policy::is_label_invariant(made.policy));
  EXPECT_EQ(made.policy.labels[0].triples.size(), 10u);
  const ConstructOptions linear{.predictor = PredictorKind::kLinear, .triples = 10};
  EXPECT_EQ(construct_policy(evaluated(Synthetic(4), 4, true), 20, linear).policy.labels[0].triples.size(), 10u);
}

}  // namespace
}  // namespace la3::search
