// Built-in policies. python/tests/test_published.py holds them to torchvision, and to code written
// from the descriptions of the others.
#include "la3/policy/named.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <numeric>

#include "la3/core/error.h"
#include "la3/core/fnv1a.h"
#include "la3/core/random.h"
#include "la3/policy/population.h"

namespace la3::policy {
namespace {

namespace fs = std::filesystem;
using augment::Op;
using augment::Space;

std::vector<std::string> all_names() {
  std::vector<std::string> names;
  for (const NamedPolicy& named : named_policies()) {
    names.emplace_back(named.name == "rand-augment:N,M" ? "rand-augment:2,9"
                       : named.name == "op:NAME"        ? "op:Rotate"
                                                        : named.name);
  }
  return names;
}

std::string open_error(const std::string& name) {
  try {
    open_policy(name);
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

TEST(NamedPolicies, AreAllValidForEveryLabelAndSurviveAFile) {
  for (const std::string& name : all_names()) {
    const std::optional<Policy> policy = open_policy(name);
    ASSERT_EQ(policy.has_value(), name != "none");
    if (!policy) { continue; }
    EXPECT_NO_THROW(check_policy(*policy)) << name;
    EXPECT_TRUE(is_label_invariant(*policy)) << name;
    EXPECT_EQ(policy->provenance[0], std::pair(std::string("policy"), name));
    EXPECT_EQ(parse_policy(to_json(*policy), "p.json"), *policy) << name;
    EXPECT_NO_THROW(make_sampler(*policy, {"a", "b"}, 1)) << name;
    EXPECT_FALSE(is_policy_file(name));
  }
}

TEST(NamedPolicies, HoldAsMuchAsWasPublished) {
  const auto recipes = [](const std::string& name) { return entry_count(*open_policy(name)); };
  EXPECT_EQ(recipes("random"), 4096u);
  for (const char* data : {"cifar10", "svhn", "imagenet"}) {
    EXPECT_EQ(recipes(std::string("auto-augment:") + data), 25u);
  }
  EXPECT_EQ(recipes("fast-autoaugment:cifar10"), 493u);
  EXPECT_EQ(recipes("fast-autoaugment:svhn"), 497u);
  EXPECT_EQ(recipes("fast-autoaugment:imagenet"), 498u);
  EXPECT_EQ(open_policy("pba:cifar10")->labels[0].phases.size(), 17u);
  EXPECT_EQ(open_policy("pba:svhn")->labels[0].phases.size(), 14u);
}

// Whoever trains with a name and a seed can repeat that with every later version: none of these numbers
// may ever change.
TEST(NamedPolicies, StayWhatTheyAre) {
  const std::map<std::string, uint64_t> digests = {
      {"random", 0x54b14b2f98ede2c6u},
      {"trivial-augment", 0x35edd0bedd93e1f1u},
      {"trivial-augment-wide", 0x7e72b9db145b2548u},
      {"rand-augment:2,9", 0x0b2fd7f8e5a860fau},
      {"uniform-augment", 0xc0f85a3f4032715cu},
      {"auto-augment:cifar10", 0xf66fd528f449db70u},
      {"auto-augment:svhn", 0x5192aa777d2fdbf8u},
      {"auto-augment:imagenet", 0x4fb0f5b01b65e3dbu},
      {"fast-autoaugment:cifar10", 0xd090f2a84291384eu},
      {"fast-autoaugment:svhn", 0xd92875ecdf98a7b5u},
      {"fast-autoaugment:imagenet", 0x8e6705dadbd9435bu},
      {"pba:cifar10", 0x1c45683f2a40d858u},
      {"pba:svhn", 0xbf60ae4525a56313u},
  };
  for (const auto& [name, digest] : digests) {
    Policy policy = *open_policy(name);
    policy.provenance.clear();
    EXPECT_EQ(fnv1a(to_json(policy)), digest) << name;
  }
  EXPECT_EQ(digests.size() + 2, all_names().size()) << "all but none and op:NAME";
}

TEST(NamedPolicies, AnyOperationCanStandAlone) {
  for (const augment::OpInfo& info : augment::op_table()) {
    const Policy alone = open_some_policy("op:" + std::string(info.name));
    ASSERT_EQ(entry_count(alone), 1u);
    EXPECT_EQ(op_proportions(alone.labels[0])[static_cast<size_t>(info.op)], 1);
    EXPECT_EQ(alone.space, Space::kLa3);
  }
  EXPECT_EQ(open_error("op:Rotat"),
            "policy 'op:Rotat': the name of an operation after the colon expected, found 'Rotat'; did you mean "
            "'Rotate'?");
}

TEST(NamedPolicies, RandAugmentTakesNumbers) {
  const Policy policy = *open_policy("rand-augment:3,30");
  ASSERT_EQ(policy.labels[0].phases[0].recipes.size(), 1u);
  const std::vector<Step>& steps = policy.labels[0].phases[0].recipes[0].steps;
  ASSERT_EQ(steps.size(), 3u);
  ASSERT_EQ(steps[0].choices.size(), 14u);
  const auto rotate = std::find_if(steps[0].choices.begin(), steps[0].choices.end(),
                                   [](const Choice& c) { return c.op == Op::kRotate; });
  EXPECT_EQ(*rotate, (Choice{.op = Op::kRotate, .magnitude = 30.0, .random_sign = true}));
  const std::string expected =
      ": rand-augment:N,M expected with N from 1 to 8 operations and M from 0 to 30, the magnitude, found ";
  for (const std::string wrong : {"0,9", "9,9", "2,31", "2,-1", "2", "2,9,1", "2,x", "2, 9", "2,9 ", ""}) {
    EXPECT_EQ(open_error("rand-augment:" + wrong),
              "policy 'rand-augment:" + wrong + "'" + expected + "'" + wrong + "'");
  }
}

TEST(NamedPolicies, UnknownNamesGetTheNearestAndTheList) {
  EXPECT_EQ(open_error("trivial-augmnt"),
            "unknown policy 'trivial-augmnt': no such file, and no built-in policy of that name; did you mean "
            "'trivial-augment'?");
  const std::string error = open_error("what");
  EXPECT_TRUE(error.find("; one of FILE.json, none, random, trivial-augment, ") != std::string::npos) << error;
  EXPECT_EQ(open_error("auto-augment:mnist"),
            "policy 'auto-augment:mnist': cifar10, svhn or imagenet after the colon expected, found 'mnist'");
  EXPECT_EQ(open_error("fast-autoaugment"),
            "policy 'fast-autoaugment': cifar10, svhn or imagenet after the colon expected, found ''");
  EXPECT_EQ(open_error("pba:imagenet"),
            "policy 'pba:imagenet': cifar10 or svhn after the colon expected, found 'imagenet'");
  EXPECT_EQ(open_error("pba:cifar10,0"),
            "policy 'pba:cifar10,0': the training's epochs, 1 to 100000, after the comma expected, found '0'");
  EXPECT_EQ(open_error("pba:cifar10,100001"),
            "policy 'pba:cifar10,100001': the training's epochs, 1 to 100000, after the comma expected, found "
            "'100001'");
  EXPECT_EQ(open_error("pba:cifar10,100000"), "no error");
  EXPECT_EQ(open_error("pba"), "policy 'pba': cifar10 or svhn after the colon expected, found ''");
  EXPECT_EQ(open_error("auto-augment"),
            "policy 'auto-augment': cifar10, svhn or imagenet after the colon expected, found ''");
  EXPECT_EQ(
      open_error("rand-augment"),
      "policy 'rand-augment': rand-augment:N,M expected with N from 1 to 8 operations and M from 0 to 30, the "
      "magnitude, found ''");
  EXPECT_TRUE(open_error("nothing:cifar10").starts_with("unknown policy 'nothing:cifar10': no such file"));
  EXPECT_THROW(open_some_policy("none"), Error);
}

TEST(NamedPolicies, FilesAreToldFromNames) {
  EXPECT_TRUE(is_policy_file("x/random"));
  EXPECT_TRUE(is_policy_file("none.json"));
  EXPECT_FALSE(is_policy_file("rand-augment:99,99"));
  const fs::path file = fs::path(::testing::TempDir()) / "la3_named_policy";
  write_policy(file, uniform_policy());
  EXPECT_EQ(*open_policy(file.string()), uniform_policy());
  const fs::path here = fs::current_path();
  fs::current_path(::testing::TempDir());
  EXPECT_TRUE(is_policy_file("la3_named_policy"));
  EXPECT_EQ(*open_policy("la3_named_policy"), uniform_policy());
  fs::current_path(here);
  fs::remove(file);
  EXPECT_NE(open_error(file.string()).find("cannot open"), std::string::npos);
}

TEST(NamedPolicies, PbaIsScaledToTheEpochs) {
  const auto ends = [](const std::string& name) {
    std::vector<uint32_t> result;
    const Policy policy = *open_policy(name);
    for (const Phase& phase : policy.labels[0].phases) { result.push_back(*phase.last_epoch + 1); }
    return result;
  };
  EXPECT_EQ(ends("pba:cifar10"),
            (std::vector<uint32_t>{12, 34, 54, 74, 75, 81, 84, 111, 117, 138, 144, 153, 160, 177, 183, 195, 200}));
  EXPECT_EQ(ends("pba:cifar10,400")[0], 24u);
  EXPECT_EQ(ends("pba:svhn,160"),
            (std::vector<uint32_t>{9, 24, 30, 38, 45, 69, 75, 100, 104, 108, 147, 153, 159, 160}));
  EXPECT_EQ(ends("pba:svhn").back(), 200u);
  EXPECT_EQ(ends("pba:cifar10,1"), std::vector<uint32_t>{1});
}

// The rule itself, as its authors describe it.
std::vector<size_t> simulated_rule(const std::vector<Choice>& choices, random::Stream& stream) {
  const double u = stream.uniform();
  size_t left = u < 0.2 ? 0 : u < 0.5 ? 1 : 2;
  std::vector<size_t> order(choices.size());
  std::iota(order.begin(), order.end(), size_t{0});
  for (size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[stream.below(static_cast<uint32_t>(i))]);
  }
  std::vector<size_t> applied;
  for (const size_t i : order) {
    if (left == 0) { break; }
    if (stream.uniform() >= choices[i].probability) { continue; }
    applied.push_back(i);
    --left;
  }
  return applied;
}

TEST(PopulationRecipes, HaveTheProbabilitiesOfTheRule) {
  // Six ops, of which two do the same and one never happens.
  const std::vector<Choice> choices = {{.op = Op::kRotate, .probability = 0.9, .magnitude = 3.0},
                                       {.op = Op::kInvert, .probability = 0.2},
                                       {.op = Op::kRotate, .probability = 0.5, .magnitude = 3.0},
                                       {.op = Op::kColor, .probability = 1, .magnitude = 1.2},
                                       {.op = Op::kShearX, .probability = 0.1, .magnitude = 0.1},
                                       {.op = Op::kEqualize, .probability = 0}};
  const auto name = [&](size_t i) { return std::string(augment::op_name(choices[i].op)); };
  std::map<std::string, double> expected;
  double sum = 0;
  for (const Recipe& recipe : population_recipes(choices)) {
    std::string text;
    for (const Step& step : recipe.steps) {
      ASSERT_EQ(step.choices.size(), 1u);
      ASSERT_EQ(step.choices[0].probability, 1);
      text += std::string(augment::op_name(step.choices[0].op)) + " ";
    }
    EXPECT_TRUE(expected.emplace(text, recipe.weight).second) << text << "stands twice";
    sum += recipe.weight;
  }
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_FALSE(expected.contains("Equalize "));

  constexpr int kDraws = 400'000;
  random::Stream stream(1, 0, 0, random::Purpose::kBenchmark);
  std::map<std::string, int> found;
  for (int i = 0; i < kDraws; ++i) {
    std::string text;
    for (const size_t op : simulated_rule(choices, stream)) { text += name(op) + " "; }
    ++found[text.empty() ? "Identity " : text];
  }
  double chi_squared = 0;
  for (const auto& [text, probability] : expected) {
    const double mean = probability * kDraws;
    chi_squared += (found[text] - mean) * (found[text] - mean) / mean;
  }
  EXPECT_EQ(found.size(), expected.size());
  // With as many degrees of freedom as recipes less one, above this in one case of a thousand.
  const double freedom = static_cast<double>(expected.size()) - 1;
  EXPECT_LT(chi_squared, freedom + 3.1 * std::sqrt(2 * freedom) + 4) << expected.size();
}

}  // namespace
}  // namespace la3::policy
