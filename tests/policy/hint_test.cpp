#include "la3/policy/hint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "la3/policy/named.h"
#include "tests/source_folder.h"

namespace la3::policy {
namespace {

using augment::Op;

Policy of_triples(const std::vector<std::pair<std::string, std::vector<std::array<Op, 3>>>>& labels) {
  Policy policy;
  for (const auto& [name, triples] : labels) {
    LabelPolicy& label = policy.labels.emplace_back(LabelPolicy{.label = name});
    for (const auto& ops : triples) { label.triples.push_back({ops, std::nullopt}); }
  }
  return policy;
}

constexpr std::array<Op, 3> kRotates = {Op::kRotate, Op::kRotate, Op::kIdentity};
constexpr std::array<Op, 3> kColors = {Op::kColor, Op::kIdentity, Op::kRotate};
constexpr std::array<Op, 3> kColorsBackwards = {Op::kRotate, Op::kColor, Op::kIdentity};
constexpr std::array<Op, 3> kCutouts = {Op::kCutout, Op::kCutout, Op::kCutout};

TEST(Hint, IsWhatOneCountsByHand) {
  // Rotates: cat alone. Colors: cat 1/4, dog 1/2 (in another order). Cutouts: dog alone. The best
  // guesses name cat for 3/4 and dog for all of its images.
  const Hint hint = hint_of(
      of_triples({{"cat", {kRotates, kRotates, kRotates, kColors}}, {"dog", {kColorsBackwards, kCutouts}}}));
  EXPECT_DOUBLE_EQ(hint.guess, (0.75 + 1) / 2);
  EXPECT_DOUBLE_EQ(hint.chance, 0.5);
  EXPECT_DOUBLE_EQ(hint.label_bits, 1);
  const auto h = [](std::vector<double> shares) {
    double bits = 0;
    for (const double share : shares) { bits -= share * std::log2(share); }
    return bits;
  };
  EXPECT_NEAR(hint.bits, h({0.375, 0.375, 0.25}) - (h({0.75, 0.25}) + h({0.5, 0.5})) / 2, 1e-12);
  EXPECT_EQ(hint_text(hint),
            "the operations tell the label: 87.5% of labels can be guessed from them (by chance 50.0%), 0.66 of "
            "1.00 bits");
}

TEST(Hint, EqualLabelsAndPoliciesForEveryLabelGiveNone) {
  const Policy equal = of_triples({{"cat", {kRotates, kColors}}, {"dog", {kColorsBackwards, kRotates}}});
  const Policy named = open_some_policy("auto-augment:cifar10");
  for (const Policy& policy : {equal, uniform_policy(), named}) {
    const Hint hint = hint_of(policy);
    EXPECT_NEAR(hint.bits, 0, 1e-12);
    EXPECT_NEAR(hint.guess, hint.chance, 1e-12);
    EXPECT_EQ(hint_text(hint), "the operations do not tell the label");
  }
}

TEST(Hint, LabelsWithNothingInCommonTellAll) {
  const Hint hint = hint_of(of_triples({{"a", {kRotates}}, {"b", {kColors}}, {"c", {kCutouts, kCutouts}}}));
  EXPECT_NEAR(hint.bits, std::log2(3), 1e-12);
  EXPECT_DOUBLE_EQ(hint.guess, 1);
}

TEST(Hint, StepsOfRecipesAreDrawnByWeightAndProbability) {
  // Cat: Rotate half of the time. Dog: Rotate or Color, Rotate being three times as likely.
  Policy policy;
  Phase cat, dog;
  cat.recipes = {{.steps = {{{Choice{.op = Op::kRotate, .probability = 0.5}}}}}};
  dog.recipes = {{.steps = {{{Choice{.op = Op::kRotate, .weight = 3}, Choice{.op = Op::kColor}}}}, .weight = 2}};
  policy.labels = {{.label = "cat", .phases = {cat}}, {.label = "dog", .phases = {dog}}};
  EXPECT_DOUBLE_EQ(hint_of(policy).guess, (0.5 + 0.75 + 0.25) / 2);
  // A second recipe takes a third of dog's images, and does nothing.
  policy.labels[1].phases[0].recipes.push_back({.steps = {{{Choice{}}}}});
  EXPECT_DOUBLE_EQ(hint_of(policy).guess, (0.5 + std::max(0.5, 0.75 * 2 / 3) + 0.25 * 2 / 3) / 2);
}

TEST(Hint, EpochsCountByTheirNumber) {
  // Thirty epochs in which both have the same, ten in which they tell all.
  const Recipe rotate{.steps = {{{Choice{.op = Op::kRotate}}}}}, color{.steps = {{{Choice{.op = Op::kColor}}}}};
  Policy policy;
  policy.labels = {{.label = "cat", .phases = {{.recipes = {rotate}}}},
                   {.label = "dog",
                    .phases = {{.recipes = {rotate}, .first_epoch = 0, .last_epoch = 29},
                               {.recipes = {color}, .first_epoch = 30, .last_epoch = 39}}}};
  EXPECT_NEAR(hint_of(policy).bits, 0.25, 1e-12);
  EXPECT_NEAR(hint_of(policy).guess, 0.75 * 0.5 + 0.25, 1e-12);
}

// Over all triples of all labels: nothing here is shared with the function but the definition.
TEST(Hint, OfTheLearnedPolicyIsThatOfAPlainCount) {
  const Policy policy = read_policy(source_folder() / "policies/cifar10-wrn-40-2.json");
  std::map<std::array<Op, 3>, std::array<double, 10>> counts;
  for (size_t label = 0; label < 10; ++label) {
    for (const Triple& triple : policy.labels[label].triples) {
      auto ops = triple.ops;
      std::sort(ops.begin(), ops.end());
      counts[ops][label] += 1.0 / static_cast<double>(policy.labels[label].triples.size());
    }
  }
  double guess = 0;
  for (const auto& [ops, shares] : counts) { guess += *std::max_element(shares.begin(), shares.end()) / 10; }
  EXPECT_NEAR(hint_of(policy).guess, guess, 1e-12);
  EXPECT_NEAR(guess, 0.34, 0.01);
}

}  // namespace
}  // namespace la3::policy
