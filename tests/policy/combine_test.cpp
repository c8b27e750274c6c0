#include "la3/policy/combine.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>

#include "la3/core/error.h"
#include "la3/policy/hint.h"
#include "la3/policy/named.h"

namespace la3::policy {
namespace {

using augment::Op;

constexpr Triple kTurns{{Op::kRotate, Op::kRotate, Op::kIdentity}, 2.0};
constexpr Triple kTints{{Op::kColor, Op::kIdentity, Op::kRotate}, 1.0};
constexpr Triple kHoles{{Op::kCutout, Op::kCutout, Op::kCutout}, std::nullopt};

Policy cat_and_dog() {
  Policy policy;
  policy.labels = {{.label = "cat", .triples = {kTurns, kTints}}, {.label = "dog", .triples = {kTints, kHoles}}};
  policy.provenance = {{"data", "pets"}};
  return policy;
}

// By the first op: how likely the label draws it, from triples or recipes.
std::map<Op, double> draws(const LabelPolicy& label) {
  std::map<Op, double> shares;
  double sum = 0;
  const std::vector<Phase> phases = phases_of(label);
  for (const Recipe& recipe : phases.front().recipes) {
    shares[recipe.steps.front().choices.front().op] += recipe.weight;
    sum += recipe.weight;
  }
  for (auto& [op, share] : shares) { share /= sum; }
  return shares;
}

void expect_draws(const LabelPolicy& label, const std::map<Op, double>& expected) {
  const std::map<Op, double> found = draws(label);
  EXPECT_EQ(found.size(), expected.size());
  for (const auto& [op, share] : expected) {
    ASSERT_TRUE(found.contains(op)) << op_name(op);
    EXPECT_NEAR(found.at(op), share, 1e-12) << label.label << " " << op_name(op);
  }
}

TEST(Pooled, AllOfItIsOnePolicyOfTriplesForEveryLabel) {
  const Policy all = pooled(cat_and_dog(), 1);
  ASSERT_TRUE(is_label_invariant(all));
  ASSERT_TRUE(is_triples(all));
  EXPECT_EQ(all.labels[0].triples.size(), 4u);
  EXPECT_FALSE(all.labels[0].triples[0].score);
  expect_draws(all.labels[0], {{Op::kRotate, 0.25}, {Op::kColor, 0.5}, {Op::kCutout, 0.25}});
  EXPECT_EQ(all.provenance, cat_and_dog().provenance);
  check_policy(all);
}

TEST(Pooled, ALabelWithMoreTriplesCountsNoMore) {
  Policy policy = cat_and_dog();
  policy.labels[1].triples.insert(policy.labels[1].triples.end(), 6, kHoles);  // 1 Color of 8
  const Policy all = pooled(policy, 1);
  ASSERT_TRUE(is_label_invariant(all));
  expect_draws(all.labels[0], {{Op::kRotate, 0.25}, {Op::kColor, 0.25 + 1.0 / 16}, {Op::kCutout, 7.0 / 16}});
  EXPECT_EQ(entry_count(all), 3u) << "equal ones are merged";
}

TEST(Pooled, APartOfItMixesThePoolWithALabelsOwn) {
  const Policy mixed = pooled(cat_and_dog(), 0.4);
  ASSERT_EQ(mixed.labels.size(), 2u);
  expect_draws(
      mixed.labels[0],
      {{Op::kRotate, 0.6 * 0.5 + 0.4 * 0.25}, {Op::kColor, 0.6 * 0.5 + 0.4 * 0.5}, {Op::kCutout, 0.4 * 0.25}});
  expect_draws(
      mixed.labels[1],
      {{Op::kRotate, 0.4 * 0.25}, {Op::kColor, 0.6 * 0.5 + 0.4 * 0.5}, {Op::kCutout, 0.6 * 0.5 + 0.4 * 0.25}});
  EXPECT_EQ(parse_policy(to_json(mixed), "mixed.json"), mixed);
  EXPECT_EQ(pooled(cat_and_dog(), 0), cat_and_dog());
}

TEST(Pooled, TheMoreTheLessTheOperationsTell) {
  const Policy own = cat_and_dog();
  double before = hint_of(own).bits;
  for (const double share : {0.2, 0.5, 0.8, 1.0}) {
    const double bits = hint_of(pooled(own, share)).bits;
    EXPECT_LT(bits, before) << share;
    before = bits;
  }
  EXPECT_EQ(before, 0);
}

TEST(Pooled, WeightsAreByLabelAndEntry) {
  // Cat tolerates what is dog's a third as well; dog takes nothing that is cat's alone.
  const Policy tilted = pooled(cat_and_dog(), 1, [](size_t label, size_t from, size_t index) {
    if (label == 0) { return from == 1 ? 1.0 / 3 : 1.0; }
    return from == 0 && index == 0 ? 0.0 : 1.0;
  });
  expect_draws(tilted.labels[0], {{Op::kRotate, 3.0 / 8}, {Op::kColor, 4.0 / 8}, {Op::kCutout, 1.0 / 8}});
  expect_draws(tilted.labels[1], {{Op::kColor, 2.0 / 3}, {Op::kCutout, 1.0 / 3}});
}

TEST(Pooled, RecipesKeepTheirMagnitudesAndWeights) {
  const Choice weak{.op = Op::kRotate, .magnitude = 3.0}, strong{.op = Op::kRotate, .magnitude = 30.0};
  Policy policy;
  policy.labels = {
      {.label = "cat", .phases = {{.recipes = {{.steps = {{{weak}}}, .weight = 6}}}}},
      {.label = "dog",
       .phases = {{.recipes = {{.steps = {{{strong}}}, .weight = 1}, {.steps = {{{weak}}}, .weight = 3}}}}}};
  const Policy all = pooled(policy, 1);
  ASSERT_EQ(entry_count(all), 2u);
  const std::vector<Recipe>& recipes = all.labels[0].phases[0].recipes;
  EXPECT_EQ(recipes[0].steps[0].choices[0], weak);
  EXPECT_NEAR(recipes[0].weight / recipes[1].weight, (1 + 0.75) / 0.25, 1e-12);
}

TEST(Pooled, WhatCannotBePooledIsRefused) {
  EXPECT_THROW(pooled(cat_and_dog(), 1.5), std::invalid_argument);
  EXPECT_THROW(pooled(cat_and_dog(), std::nan("")), std::invalid_argument);
  EXPECT_THROW(pooled(open_some_policy("pba:cifar10"), 1), Error);
  const Policy shared = open_some_policy("auto-augment:cifar10");
  EXPECT_EQ(pooled(shared, 0.5), shared) << "it is its own pool";
  Policy large;
  const Policy random = uniform_policy();
  for (int label = 0; label < 200; ++label) {
    large.labels.push_back({.label = std::to_string(label), .triples = random.labels[0].triples});
  }
  EXPECT_THROW(pooled(large, 0.5), Error);
  EXPECT_NO_THROW(pooled(large, 1));
}

// How many ops are applied to an image of the label in the space la3, by number.
std::vector<double> applied(const LabelPolicy& label) {
  std::vector<double> shares(4);
  const std::vector<Phase> phases = phases_of(label);
  for (const Recipe& recipe : phases.front().recipes) {
    std::vector<double> counts = {1};
    for (const Step& step : recipe.steps) {
      const Choice& choice = step.choices.front();
      const double p = choice.op == Op::kIdentity ? 0 : choice.probability;
      counts.push_back(0);
      for (size_t n = counts.size() - 1; n > 0; --n) { counts[n] = counts[n] * (1 - p) + counts[n - 1] * p; }
      counts[0] *= 1 - p;
    }
    for (size_t n = 0; n < counts.size(); ++n) {
      shares[n] += counts[n] / static_cast<double>(phases.front().recipes.size());
    }
  }
  return shares;
}

TEST(Weakened, AppliesEachOperationWithAProbability) {
  const Policy third = weakened(cat_and_dog(), 1.0 / 3);
  check_policy(third);
  ASSERT_EQ(third.labels.size(), 2u);
  EXPECT_EQ(third.provenance, cat_and_dog().provenance);
  // Dog has Color and Rotate, or three times Cutout.
  const std::vector<double> found = applied(third.labels[1]);
  EXPECT_NEAR(found[0], (4.0 / 9 + 8.0 / 27) / 2, 1e-12);
  EXPECT_NEAR(found[1], (4.0 / 9 + 12.0 / 27) / 2, 1e-12);
  EXPECT_NEAR(found[3], 1.0 / 27 / 2, 1e-12);
  const std::vector<Phase> phases = phases_of(third.labels[0]);
  EXPECT_EQ(phases[0].recipes[0].score, 2.0) << "scores stay";
  EXPECT_EQ(phases[0].recipes[0].steps[2].choices[0], Choice{}) << "Identity needs no probability";
  EXPECT_EQ(parse_policy(to_json(third), "third.json"), third);
}

TEST(Weakened, EndsAreThePolicyItselfAndNone) {
  EXPECT_EQ(weakened(cat_and_dog(), 1), cat_and_dog());
  const Policy none = weakened(cat_and_dog(), 0);
  check_policy(none);
  EXPECT_NEAR(applied(none.labels[1])[0], 1, 1e-12);
  EXPECT_EQ(hint_of(none).bits, 0);
  const augment::Sampler sampler = make_sampler(none, {"cat", "dog"}, 7);
  for (uint32_t sample = 0; sample < 50; ++sample) {
    for (const augment::OpCall& call : sampler.sample(1, 0, sample)) { EXPECT_EQ(call.op, Op::kIdentity); }
  }
}

TEST(Weakened, ASamplerAppliesSoManyOperations) {
  const augment::Sampler sampler = make_sampler(weakened(cat_and_dog(), 0.25), {"cat", "dog"}, 7);
  double count = 0;
  constexpr uint32_t kSamples = 4000;
  for (uint32_t sample = 0; sample < kSamples; ++sample) {
    for (const augment::OpCall& call : sampler.sample(1, 0, sample)) { count += call.op != Op::kIdentity; }
  }
  EXPECT_NEAR(count / kSamples, 0.25 * 2.5, 0.04);
}

TEST(Weakened, TheMoreTheLessTheOperationsTell) {
  double before = hint_of(cat_and_dog()).bits;
  for (const double strength : {0.7, 0.4, 0.1, 0.0}) {
    const double bits = hint_of(weakened(cat_and_dog(), strength)).bits;
    EXPECT_LT(bits, before) << strength;
    before = bits;
  }
}

TEST(Weakened, ProbabilitiesMultiplyInEveryPhaseAndChoice) {
  Policy policy;
  policy.labels = {
      {.label = "*",
       .phases = {{.recipes = {{.steps = {{{Choice{.op = Op::kRotate, .probability = 0.5, .magnitude = 3.0},
                                            Choice{.op = Op::kColor, .weight = 2}}}}}},
                   .first_epoch = 0,
                   .last_epoch = 4},
                  {.recipes = {{.steps = {{{Choice{.op = Op::kInvert}}}}}}, .first_epoch = 5, .last_epoch = 9}}}};
  check_policy(policy);
  const std::vector<Phase> phases = weakened(policy, 0.5).labels[0].phases;
  ASSERT_EQ(phases.size(), 2u);
  EXPECT_EQ(phases[0].recipes[0].steps[0].choices[0].probability, 0.25);
  EXPECT_EQ(phases[0].recipes[0].steps[0].choices[1].probability, 0.5);
  EXPECT_EQ(phases[1].recipes[0].steps[0].choices[0].probability, 0.5);
  EXPECT_EQ(phases[1].last_epoch, 9u);
}

TEST(Weakened, ItsStrengthIsKnownAndCanBeUndone) {
  EXPECT_EQ(strength_of(cat_and_dog()), 1.0);
  EXPECT_EQ(strength_of(weakened(cat_and_dog(), 0.25)), 0.25);
  for (const double strength : {0.0, 0.25, 1.0}) {
    EXPECT_EQ(at_full_strength(weakened(cat_and_dog(), strength)), cat_and_dog()) << strength;
  }
  Policy uneven;
  uneven.labels = {{.label = "*",
                    .phases = {{.recipes = {{.steps = {{{Choice{.op = Op::kRotate, .probability = 0.5}}},
                                                       {{Choice{.op = Op::kColor}}}}}}}}}};
  EXPECT_EQ(strength_of(uneven), std::nullopt);
  EXPECT_EQ(at_full_strength(uneven), uneven);
}

TEST(Weakened, WhatIsNoStrengthIsRefused) {
  for (const double strength : {-0.1, 1.1, std::nan("")}) {
    EXPECT_THROW(weakened(cat_and_dog(), strength), std::invalid_argument) << strength;
  }
}

TEST(Scheduled, PoliciesFollowOneAnother) {
  const Policy own = cat_and_dog(), shared = pooled(own, 1);
  const Policy made = scheduled({{0, std::nullopt}, {10, own}, {150, shared}}, 200);
  check_policy(made);
  EXPECT_EQ(parse_policy(to_json(made), "made.json"), made);
  ASSERT_EQ(made.labels.size(), 2u);
  const std::vector<Phase>& dog = made.labels[1].phases;
  ASSERT_EQ(dog.size(), 3u);
  EXPECT_EQ(dog[0].last_epoch, 9u);
  EXPECT_EQ(dog[2].first_epoch, 150u);
  EXPECT_EQ(dog[2].last_epoch, 199u);
  EXPECT_EQ(dog[0].recipes[0].steps[0].choices[0].op, Op::kIdentity);
  EXPECT_EQ(dog[1].recipes.size(), 2u);
  EXPECT_EQ(dog[2].recipes.size(), 4u);
  // A sampler draws what each part draws in its epochs.
  const std::vector<std::string> labels = {"cat", "dog"};
  const augment::Sampler sampler = make_sampler(made, labels, 7), of_own = make_sampler(own, labels, 7);
  for (uint64_t sample = 0; sample < 20; ++sample) {
    EXPECT_EQ(sampler.sample(1, 9, sample)[0].op, Op::kIdentity);
    EXPECT_EQ(sampler.sample(1, 10, sample), of_own.sample(1, 10, sample));
  }
  EXPECT_NEAR(hint_of(made).bits, hint_of(own).bits * 140 / 200, 1e-12);
}

TEST(Scheduled, LabelsAreThoseOfTheFirstPolicyThatNamesThem) {
  const Policy own = cat_and_dog(), shared = pooled(own, 1);
  const Policy made = scheduled({{0, shared}, {10, own}}, 20);
  check_policy(made);
  ASSERT_EQ(made.labels.size(), 2u);
  EXPECT_EQ(made.labels[0].label, "cat");
  EXPECT_EQ(made.labels[0].phases[0].recipes, phases_of(shared.labels[0])[0].recipes);
  EXPECT_EQ(made.labels[1].phases[1].recipes, phases_of(own.labels[1])[0].recipes);
  EXPECT_EQ(scheduled({{0, shared}, {5, std::nullopt}}, 20).labels.size(), 1u) << "none names any";
}

TEST(Scheduled, WhatDoesNotGoTogetherIsRefused) {
  const Policy own = cat_and_dog();
  const auto refused = [](const std::vector<PolicyFrom>& parts, uint32_t epochs, const std::string& why) {
    try {
      scheduled(parts, epochs);
      ADD_FAILURE() << why;
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find(why), std::string::npos) << error.what();
    }
  };
  refused({{1, own}}, 10, "begins at epoch 1; 0 expected");
  refused({{0, own}, {5, std::nullopt}, {5, own}}, 10, "begins at epoch 5; 6 to 9 expected");
  refused({{0, own}, {10, std::nullopt}}, 10, "begins at epoch 10; 1 to 9 expected");
  refused({{0, own}}, 0, "a schedule of 0 epochs");
  refused({{0, own}}, kLastEpoch + 2, "a schedule of 1048577 epochs: 1 to 1048576 expected");
  EXPECT_NO_THROW(scheduled({{0, own}}, kLastEpoch + 1));
  refused({{0, own}, {5, open_some_policy("pba:cifar10")}}, 10, "has a schedule of its own");
  refused({{0, own}, {5, open_some_policy("trivial-augment")}}, 10, "is in the space 'torchvision'; 'la3'");
  Policy other = own;
  other.labels[1].label = "bird";
  refused({{0, own}, {5, other}}, 10, "from epoch 5 on has other labels than another one: ");
}

}  // namespace
}  // namespace la3::policy
