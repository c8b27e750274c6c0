#include "la3/augment/sampler.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/policy/combine.h"
#include "la3/policy/policy.h"

namespace la3::augment {
namespace {

policy::Policy two_labels() {
  policy::Policy policy;
  policy.labels.push_back(
      {"cat", {{{Op::kRotate, Op::kInvert, Op::kCutout}, {}}, {{Op::kColor, Op::kColor, Op::kColor}, {}}}});
  policy.labels.push_back({"dog", {{{Op::kShearX, Op::kIdentity, Op::kSolarize}, {}}}});
  return policy;
}

TEST(Sampler, IsAFunctionOfSeedEpochAndSample) {
  const Sampler sampler = policy::make_sampler(two_labels(), {"cat", "dog"}, 1),
                same = policy::make_sampler(two_labels(), {"cat", "dog"}, 1);
  int different_epoch = 0, different_sample = 0, different_seed = 0;
  const Sampler other = policy::make_sampler(two_labels(), {"cat", "dog"}, 2);
  for (uint64_t i = 0; i < 100; ++i) {
    EXPECT_EQ(sampler.sample(0, 3, i), same.sample(0, 3, i));
    different_epoch += sampler.sample(0, 3, i) != sampler.sample(0, 4, i);
    different_sample += sampler.sample(0, 3, i) != sampler.sample(0, 3, i + 1000);
    different_seed += sampler.sample(0, 3, i) != other.sample(0, 3, i);
  }
  EXPECT_GT(different_epoch, 80);
  EXPECT_GT(different_sample, 80);
  EXPECT_GT(different_seed, 80);
}

// Pins the draws: a change here changes everybody's training.
TEST(Sampler, KeepsItsDrawsFromVersionToVersion) {
  const Sampler sampler = policy::make_sampler(two_labels(), {"cat", "dog"}, 42);
  const auto calls = sampler.sample(0, 7, 123456789012345);
  random::Stream stream(42, 7, 123456789012345, random::Purpose::kPolicy);
  const std::array<Op, 3> ops = two_labels().labels[0].triples[stream.below(2)].ops;
  for (size_t i = 0; i < 3; ++i) {
    ASSERT_EQ(calls[i].op, ops[i]);
    const OpInfo& info = op_info(ops[i]);
    double expected = 0;
    if (info.has_magnitude) { expected = info.low + stream.below(10) / 10.0 * (info.high - info.low); }
    if (info.random_sign && stream.below(2) == 1) { expected = -expected; }
    EXPECT_EQ(calls[i].magnitude, expected);
    if (ops[i] == Op::kCutout) {
      EXPECT_EQ(calls[i].centre_x, stream.uniform());
      EXPECT_EQ(calls[i].centre_y, stream.uniform());
    }
  }
}

TEST(Sampler, UsesOnlyTheTriplesOfTheLabelAndAllOfThem) {
  const Sampler sampler = policy::make_sampler(two_labels(), {"cat", "dog"}, 5);
  std::set<Op> first;
  for (uint64_t i = 0; i < 200; ++i) {
    first.insert(sampler.sample(0, 0, i)[0].op);
    EXPECT_EQ(sampler.sample(1, 0, i)[2].op, Op::kSolarize);
  }
  EXPECT_EQ(first, (std::set<Op>{Op::kRotate, Op::kColor}));
}

TEST(Sampler, FollowsTheDataSetsOrderOfLabels) {
  const Sampler swapped = policy::make_sampler(two_labels(), {"dog", "cat"}, 5);
  EXPECT_EQ(swapped.sample(0, 0, 0)[0].op, Op::kShearX);
}

TEST(Sampler, DrawsTenLevelsAndBothSigns) {
  for (const OpInfo& info : op_table()) {
    std::map<double, int> seen;
    for (uint64_t i = 0; i < 4000; ++i) {
      random::Stream stream(1, 0, i, random::Purpose::kPolicy);
      const OpCall call = draw_call(info.op, stream);
      EXPECT_NO_THROW(check_call(call));
      ++seen[call.magnitude];
    }
    // Geometric ranges lie around 0: of the levels -5 .. 4 with a random sign, eleven values come
    // out.
    const size_t expected = !info.has_magnitude ? 1 : info.random_sign ? 11 : 10;
    std::map<long, int> rounded;  // -0.24 and 0.24 may differ in the last bit
    for (const auto& [v, count] : seen) { rounded[std::lround(v * 1e6)] += count; }
    EXPECT_EQ(rounded.size(), expected) << info.name;
  }
}

TEST(Sampler, AppliesALabelInvariantPolicyToEveryLabel) {
  const Sampler sampler = policy::make_sampler(policy::uniform_policy(), {"a", "b", "c"}, 1);
  EXPECT_EQ(sampler.label_count(), 3);
  EXPECT_EQ(sampler.sample(0, 0, 9), sampler.sample(2, 0, 9));
}

TEST(Sampler, GivesEachLabelWhatTheNextOneGets) {
  policy::Policy three = two_labels();
  three.labels.push_back({"eel", {{{Op::kEqualize, Op::kPosterize, Op::kSharpness}, {}}}});
  const policy::Policy recipes = policy::weakened(three, 0.5);
  for (const policy::Policy& policy : {three, recipes}) {
    const Sampler sampler = policy::make_sampler(policy, {"cat", "dog", "eel"}, 1);
    EXPECT_TRUE(sampler.is_by_label());
    const Sampler next = sampler.for_next_labels();
    for (uint64_t i = 0; i < 20; ++i) {
      for (int label = 0; label < 3; ++label) {
        EXPECT_EQ(next.sample(label, 2, i), sampler.sample((label + 1) % 3, 2, i));
      }
    }
  }
  for (const double strength : {1.0, 0.5}) {
    policy::Policy any;
    any.labels.push_back({std::string(policy::kAnyLabel), two_labels().labels[0].triples});
    EXPECT_FALSE(policy::make_sampler(policy::weakened(any, strength), {"cat", "dog"}, 1).is_by_label());
  }
}

TEST(Sampler, RefusesOtherLabels) {
  EXPECT_THROW(policy::make_sampler(two_labels(), {"cat", "cow"}, 1), Error);
  EXPECT_THROW(policy::make_sampler(two_labels(), {"cat"}, 1), Error);
  const Sampler sampler = policy::make_sampler(two_labels(), {"cat", "dog"}, 1);
  EXPECT_THROW(sampler.sample(2, 0, 0), std::invalid_argument);
  EXPECT_THROW(sampler.sample(-1, 0, 0), std::invalid_argument);
}

}  // namespace
}  // namespace la3::augment
