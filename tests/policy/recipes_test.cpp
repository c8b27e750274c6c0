// Policies that say more than triples: version 2 of the format, and what samplers draw from them.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <stdexcept>

#include "la3/augment/draw.h"
#include "la3/core/error.h"
#include "la3/core/random.h"
#include "la3/policy/combine.h"
#include "la3/policy/policy.h"

namespace la3::policy {
namespace {

using augment::Op;
using augment::Space;

// Everything that a file can say, as la3 writes it; for tests that spoil one thing in it.
const std::string kRich = R"({
  "format": "la3-policy",
  "version": 2,
  "space": "torchvision",
  "provenance": {"made": "by hand"},
  "labels": [
    {"label": "cat", "recipes": [
      {"steps": [{"op": "ShearX", "probability": 0.9, "magnitude": 0.12, "sign": "random"}, {"op": "Invert"}], "weight": 2, "score": 1.5},
      {"steps": [{"op": "Rotate", "range": [0, 30], "sign": "random"}]},
      {"steps": [{"op": "Rotate", "range": [-30, 30], "levels": 31}]},
      {"steps": [{"one_of": [{"op": "ShearX", "weight": 0.25}, {"op": "Color", "magnitude": 1.3, "weight": 0.75}]}]}
    ]},
    {"label": "dog", "schedule": [
      {"epochs": [0, 49], "recipes": [
        {"steps": [{"op": "Equalize"}]}
      ]},
      {"epochs": [50, 199], "recipes": [
        {"steps": [{"op": "Solarize", "probability": 0, "magnitude": 128}, {"op": "Posterize"}]}
      ]}
    ]}
  ]
}
)";

Policy rich_policy() {
  Policy policy{.labels = {}, .provenance = {{"made", "by hand"}}, .space = Space::kTorchvision};
  const Choice shear{.op = Op::kShearX, .probability = 0.9, .magnitude = 0.12, .random_sign = true};
  const Choice turn{.op = Op::kRotate, .magnitude = MagnitudeRange{0, 30}, .random_sign = true};
  const Choice levels{.op = Op::kRotate, .magnitude = MagnitudeRange{-30, 30, 31}};
  policy.labels.push_back(
      {.label = "cat",
       .phases = {{.recipes = {
                       {.steps = {{{shear}}, {{{.op = Op::kInvert}}}}, .weight = 2, .score = 1.5},
                       {.steps = {{{turn}}}},
                       {.steps = {{{levels}}}},
                       {.steps = {{{{.op = Op::kShearX, .weight = 0.25},
                                    {.op = Op::kColor, .magnitude = 1.3, .weight = 0.75}}}}},
                   }}}});
  const Choice never{.op = Op::kSolarize, .probability = 0, .magnitude = 128.0};
  policy.labels.push_back(
      {.label = "dog",
       .phases = {{.recipes = {{.steps = {{{{.op = Op::kEqualize}}}}}}, .first_epoch = 0, .last_epoch = 49},
                  {.recipes = {{.steps = {{{never}}, {{{.op = Op::kPosterize}}}}}},
                   .first_epoch = 50,
                   .last_epoch = 199}}});
  return policy;
}

std::string rich_but(const std::string& from, const std::string& to) {
  std::string text = kRich;
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string rich_error(const std::string& text) {
  try {
    parse_policy(text, "p.json");
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

std::string check_error(const Policy& policy) {
  try {
    check_policy(policy);
  } catch (const std::invalid_argument& error) { return error.what(); }
  return "no error";
}

TEST(RecipesJson, ReadsWhatTheDocumentationShows) {
  EXPECT_EQ(parse_policy(kRich, "p.json"), rich_policy());
}

TEST(RecipesJson, WritesOneRecipePerLine) {
  EXPECT_EQ(to_json(rich_policy()), kRich);
}

TEST(RecipesJson, TakesVersionAndSpaceAfterTheLabels) {
  std::string text = kRich;
  for (const std::string line : {"  \"version\": 2,\n", "  \"space\": \"torchvision\",\n"}) {
    text.erase(text.find(line), line.size());
  }
  text.replace(text.rfind("  ]\n"), 4, "  ],\n  \"space\": \"torchvision\", \"version\": 2\n");
  EXPECT_EQ(parse_policy(text, "p.json"), rich_policy());
}

TEST(RecipesJson, TheSpaceIsLa3IfNoneIsNamed) {
  EXPECT_EQ(parse_policy(R"({"format": "la3-policy", "version": 2, "labels": [{"label": "*", "recipes": [)"
                         R"({"steps": [{"op": "Cutout"}]}]}]})",
                         "p.json"),
            (Policy{.labels = {{.label = "*", .phases = {{.recipes = {{.steps = {{{{.op = Op::kCutout}}}}}}}}}}}));
}

TEST(RecipesJson, TriplesInVersion2AreTriplesAndWrittenAsVersion1) {
  const Policy read =
      parse_policy(R"({"format": "la3-policy", "version": 2, "labels": [{"label": "a", "recipes": [)"
                   R"({"steps": [{"op": "ShearX"}, {"op": "Invert"}, {"op": "Color"}], "score": 2}]}]})",
                   "p.json");
  const Policy triples{.labels = {{"a", {{{Op::kShearX, Op::kInvert, Op::kColor}, 2.0}}}}};
  EXPECT_EQ(read, triples);
  EXPECT_NE(to_json(read).find("\"version\": 1"), std::string::npos);
  // As recipes in memory they are written as triples too.
  const Policy recipes{.labels = {{.label = "a", .phases = phases_of(triples.labels[0])}}};
  EXPECT_EQ(to_json(recipes), to_json(triples));
  EXPECT_EQ(simplified(recipes), triples);
}

TEST(RecipesJson, OnlyTriplesOfLa3BecomeTriples) {
  Policy policy{.labels = {{.label = "a",
                            .phases = {{.recipes = {{.steps = {{{{.op = Op::kShearX}}},
                                                               {{{.op = Op::kInvert}}},
                                                               {{{.op = Op::kColor}}}}}}}}}}};
  EXPECT_TRUE(is_triples(simplified(policy)));
  for (const auto& change : std::vector<std::function<void(Policy&)>>{
           [](Policy& p) { p.space = Space::kTorchvision; },
           [](Policy& p) { p.labels[0].phases[0].recipes[0].weight = 2; },
           [](Policy& p) { p.labels[0].phases[0].recipes[0].steps[1].choices[0].probability = 0.5; },
           [](Policy& p) { p.labels[0].phases[0].recipes[0].steps[2].choices[0].magnitude = 1.0; },
           [](Policy& p) { p.labels[0].phases[0].recipes[0].steps.pop_back(); },
           [](Policy& p) { p.labels[0].phases[0].last_epoch = 9; }}) {
    Policy changed = policy;
    change(changed);
    EXPECT_EQ(simplified(changed), changed);
    EXPECT_EQ(parse_policy(to_json(changed), "p.json"), changed);
  }
}

Policy random_recipes(uint64_t seed) {
  random::Stream stream(seed, 1, 0, random::Purpose::kBenchmark);
  const auto space = static_cast<Space>(stream.below(augment::kSpaceCount));
  const auto random_choice = [&] {
    Choice choice{.op = static_cast<Op>(stream.below(augment::kOpCount))};
    while (!augment::space_op(space, choice.op).exists) { choice.op = static_cast<Op>(stream.below(16)); }
    if (stream.below(2) == 0) { choice.probability = stream.uniform(); }
    const augment::SpaceOp& range = augment::space_op(space, choice.op);
    if (!augment::op_info(choice.op).has_magnitude) { return choice; }
    const double a = range.low + stream.uniform() * (range.high - range.low);
    switch (stream.below(4)) {
      case 0: choice.magnitude = a; break;
      case 1: choice.magnitude = MagnitudeRange{range.low, a}; break;
      case 2: choice.magnitude = MagnitudeRange{a, range.high, static_cast<int>(2 + stream.below(40))}; break;
      default: return choice;
    }
    // Mirrored about the middle of the range, where that is what does nothing.
    choice.random_sign = augment::has_sign(choice.op) && stream.below(2) == 0;
    return choice;
  };
  const auto random_recipe = [&] {
    Recipe recipe;
    for (uint32_t s = 1 + stream.below(augment::kMaxSteps); s > 0; --s) {
      Step& step = recipe.steps.emplace_back();
      for (uint32_t c = stream.below(3) == 0 ? 1 + stream.below(4) : 1; c > 0; --c) {
        step.choices.push_back(random_choice());
        if (stream.below(3) == 0) { step.choices.back().weight = 0.1 + stream.uniform(); }
      }
    }
    if (stream.below(2) == 0) { recipe.weight = 0.01 + stream.uniform(); }
    if (stream.below(2) == 0) { recipe.score = stream.uniform() - 0.5; }
    return recipe;
  };
  Policy policy{.labels = {}, .space = space};
  for (uint32_t l = 0; l < 2; ++l) {
    LabelPolicy& label = policy.labels.emplace_back(LabelPolicy{.label = std::to_string(l)});
    uint32_t next = 0;
    for (uint32_t p = 1 + stream.below(3); p > 0; --p) {
      Phase& phase = label.phases.emplace_back();
      for (uint32_t r = 1 + stream.below(4); r > 0; --r) { phase.recipes.push_back(random_recipe()); }
      phase.first_epoch = next;
      phase.last_epoch = next + stream.below(50);
      next = *phase.last_epoch + 1;
    }
    if (label.phases.size() == 1) { label.phases[0].last_epoch = {}; }
  }
  return policy;
}

TEST(RecipesJson, GivesBackWhatWasWritten) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const Policy policy = random_recipes(seed);
    ASSERT_EQ(check_error(policy), "no error") << seed;
    const std::string text = to_json(policy);
    ASSERT_EQ(parse_policy(text, "p.json"), policy) << text;
    ASSERT_EQ(to_json(parse_policy(text, "p.json")), text);
    ASSERT_NO_THROW(make_sampler(policy, {"0", "1"}, seed)) << text;
  }
}

struct BadRecipes {
  std::string text;
  std::string message;  // all of it
};

TEST(RecipesJson, WrongMeaningIsRefusedWithItsPlace) {
  const std::string nine =
      "{\"op\": \"Invert\"}, {\"op\": \"Invert\"}, {\"op\": \"Invert\"}, {\"op\": \"Invert\"}, ";
  const BadRecipes cases[] = {
      {rich_but("\"torchvision\"", "\"torchvison\""),
       "p.json:4:12: space: unknown space 'torchvison'; did you mean 'torchvision'?"},
      {rich_but("\"ShearX\", \"prob", "\"ShaerX\", \"prob"),
       "p.json:8:25: labels[0].recipes[0].steps[0].op: unknown op 'ShaerX'; did you mean 'ShearX'?"},
      {rich_but("\"Invert\"", "\"Cutout\""),
       "p.json:8:100: labels[0].recipes[0].steps[1].op: an op of the space 'torchvision' expected, found 'Cutout'"},
      {rich_but("0.9", "1.5"),
       "p.json:8:50: labels[0].recipes[0].steps[0].probability: 0 to 1 expected, found 1.5"},
      {rich_but("0.9", "-0.1"),
       "p.json:8:50: labels[0].recipes[0].steps[0].probability: 0 to 1 expected, found -0.1"},
      {rich_but("0.12", "0.5"),
       "p.json:8:68: labels[0].recipes[0].steps[0].magnitude: -0.30000001192092896 to 0.30000001192092896 for "
       "ShearX "
       "in the space 'torchvision' expected, found 0.5"},
      {rich_but("\"Invert\"", "\"Invert\", \"magnitude\": 1"),
       "p.json:8:123: labels[0].recipes[0].steps[1].magnitude: none expected: Invert has no magnitude"},
      {rich_but("\"Equalize\"", "\"Equalize\", \"range\": [0, 1]"),
       "p.json:15:48: labels[1].schedule[0].recipes[0].steps[0].range: none expected: Equalize has no magnitude"},
      {rich_but("0.12,", "0.12, \"range\": [0, 0.1],"),
       "p.json:8:74: labels[0].recipes[0].steps[0]: either 'magnitude' or 'range' expected, found both"},
      {rich_but("\"magnitude\": 128", "\"magnitude\": 128, \"sign\": \"random\""),
       "p.json:18:83: labels[1].schedule[1].recipes[0].steps[0].sign: none expected: the magnitude of Solarize has "
       "no "
       "sign"},
      {rich_but("\"op\": \"ShearX\", \"weight\"", "\"op\": \"ShearX\", \"sign\": \"random\", \"weight\""),
       "p.json:11:55: labels[0].recipes[3].steps[0].one_of[0].sign: none expected without a magnitude or a range: "
       "then "
       "the space says how ShearX draws it"},
      {rich_but("\"random\"", "\"plus\""),
       "p.json:8:82: labels[0].recipes[0].steps[0].sign: 'random' expected, found 'plus'"},
      {rich_but("[0, 30]", "[30, 0]"),
       "p.json:9:44: labels[0].recipes[1].steps[0].range: a lower and a higher end expected, found 30 and 0"},
      {rich_but("[0, 30]", "[0, 31]"),
       "p.json:9:44: labels[0].recipes[1].steps[0].range: -30 to 30 for Rotate in the space 'torchvision' "
       "expected, "
       "found 31"},
      {rich_but("[0, 30]", "[30]"), "p.json:9:44: labels[0].recipes[1].steps[0].range: 2 ends expected, found 1"},
      {rich_but("[0, 30]", "[0, 1, 2]"),
       "p.json:9:51: labels[0].recipes[1].steps[0].range[2]: 2 ends expected, found more"},
      {rich_but("31", "1"),
       "p.json:10:65: labels[0].recipes[2].steps[0].levels: a whole number from 2 to 1024 expected, found 1"},
      {rich_but("31", "2.5"),
       "p.json:10:65: labels[0].recipes[2].steps[0].levels: a whole number from 2 to 1024 expected, found 2.5"},
      {rich_but("\"range\": [-30, 30], ", ""),
       "p.json:10:45: labels[0].recipes[2].steps[0]: 'levels' only with 'range' expected"},
      {rich_but("\"weight\": 2", "\"weight\": 0"),
       "p.json:8:122: labels[0].recipes[0].weight: a number above 0 expected, found 0"},
      {rich_but("0.25", "-1"),
       "p.json:11:57: labels[0].recipes[3].steps[0].one_of[0].weight: a number above 0 expected, found -1"},
      {rich_but("\"weight\": 2", "\"weight\": 1e999"),
       "p.json:8:122: labels[0].recipes[0].weight: number out of range"},
      {rich_but("\"op\": \"Rotate\", ", "\"op\": \"Rotate\", \"weight\": 2, "),
       "p.json:9:35: labels[0].recipes[1].steps[0]: unknown key 'weight'; one of one_of, op, probability, "
       "magnitude, "
       "range, levels, sign expected"},
      {rich_but("{\"one_of\"", "{\"probability\": 0.5, \"one_of\""),
       "p.json:11:39: labels[0].recipes[3].steps[0]: either 'probability' or 'one_of' expected, found both"},
      {rich_but("{\"op\": \"ShearX\", \"weight\": 0.25}, ", "{\"weight\": 0.25}, "),
       "p.json:11:30: labels[0].recipes[3].steps[0].one_of[0]: key 'op' missing"},
      {rich_but("{\"op\": \"Equalize\"}", "{}"),
       "p.json:15:20: labels[1].schedule[0].recipes[0].steps[0]: key 'op' or 'one_of' missing"},
      {rich_but("{\"op\": \"Equalize\"}", "{\"one_of\": []}"),
       "p.json:15:31: labels[1].schedule[0].recipes[0].steps[0].one_of: at least one choice expected"},
      {rich_but("{\"op\": \"Equalize\"}", ""),
       "p.json:15:19: labels[1].schedule[0].recipes[0].steps: at least one step expected"},
      {rich_but("        {\"steps\": [{\"op\": \"Equalize\"}]}\n", ""),
       "p.json:14:38: labels[1].schedule[0].recipes: at least one recipe expected"},
      {rich_but("{\"op\": \"Equalize\"}", nine + nine + "{\"op\": \"Invert\"}"),
       "p.json:15:164: labels[1].schedule[0].recipes[0].steps[8]: at most 8 steps expected, found more"},
      {rich_but("[50, 199]", "[40, 199]"),
       "p.json:17:18: labels[1].schedule[1].epochs: epoch 50 as the first expected, after [0, 49], found [40, "
       "199]"},
      {rich_but("[50, 199]", "[60, 199]"),
       "p.json:17:18: labels[1].schedule[1].epochs: epoch 50 as the first expected, after [0, 49], found [60, "
       "199]"},
      {rich_but("[50, 199]", "[50, 49]"),
       "p.json:17:18: labels[1].schedule[1].epochs: the first epoch before the last expected, found [50, 49]"},
      {rich_but("[0, 49]", "[1, 49]"),
       "p.json:14:18: labels[1].schedule[0].epochs: epoch 0 as the first expected, found [1, 49]"},
      {rich_but("[0, 49]", "[0]"),
       "p.json:14:18: labels[1].schedule[0].epochs: the first and the last epoch expected, found 1 numbers"},
      {rich_but("[0, 49]", "[0, 4.5]"),
       "p.json:14:22: labels[1].schedule[0].epochs[1]: a whole number from 0 to 1048575 expected, found 4.5"},
      {rich_but("\"epochs\": [0, 49], ", ""), "p.json:14:7: labels[1].schedule[0]: key 'epochs' missing"},
      {rich_but("\"label\": \"dog\", ", "\"label\": \"dog\", \"recipes\": [{\"steps\": [{\"op\": \"Invert\"}]}], "),
       "p.json:13:66: labels[1]: either 'recipes' or 'schedule' expected, found both"},
      {R"({"format": "la3-policy", "version": 2, "labels": [{"label": "a"}]})",
       "p.json:1:51: labels[0]: key 'recipes' or 'schedule' missing"},
      {R"({"format": "la3-policy", "version": 2, "labels": [{"label": "a", "recipes": []}]})",
       "p.json:1:77: labels[0].recipes: at least one recipe expected"},
      {R"({"format": "la3-policy", "version": 2, "labels": [{"label": "a", "schedule": []}]})",
       "p.json:1:78: labels[0].schedule: at least one entry with epochs and recipes expected"},
      {R"({"format": "la3-policy", "version": 1, "space": "la3", "labels": []})",
       "p.json:1:40: key 'space' is of version 2, this file is of version 1"},
      {rich_but("\"labels\"", "\"label\""), "p.json:6:3: unknown key 'label'; did you mean 'labels'?"},
  };
  for (const BadRecipes& bad : cases) { EXPECT_EQ(rich_error(bad.text), bad.message); }
}

TEST(RecipesJson, EveryPrefixOfAFileIsRefused) {
  for (size_t size = 0; size + 1 < kRich.size(); ++size) {
    const std::string error = rich_error(kRich.substr(0, size));
    ASSERT_TRUE(error.starts_with("p.json:")) << size << ": " << error;
  }
}

TEST(RecipesJson, AnyChangedByteIsReadOrRefusedInOneLine) {
  for (size_t at = 0; at < kRich.size(); ++at) {
    for (const char byte : {'\0', ' ', '"', '0', '9', '-', 'e', '[', ']', '{', '}', ',', ':', 'x', '\x80'}) {
      std::string text = kRich;
      text[at] = byte;
      const std::string error = rich_error(text);
      ASSERT_TRUE(error == "no error" || (error.starts_with("p.json:") && error.find('\n') == std::string::npos))
          << error;
    }
  }
}

TEST(Recipes, ThatMakeNoSenseAreRefused) {
  const auto changed = [](const std::function<void(Policy&)>& change) {
    Policy policy = rich_policy();
    change(policy);
    return check_error(policy);
  };
  EXPECT_EQ(check_error(rich_policy()), "no error");
  const auto recipe = [](Policy& p) -> Recipe& { return p.labels[0].phases[0].recipes[0]; };
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).steps[0].choices[0].probability = 2; }),
            "policy: label 'cat': recipes[0]: steps[0].probability: 0 to 1 expected, found 2");
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).weight = std::nan(""); }),
            "policy: label 'cat': recipes[0]: weight: a number above 0 expected, found nan");
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).steps.clear(); }),
            "policy: label 'cat': recipes[0]: at least one step expected");
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).steps[0].choices.clear(); }),
            "policy: label 'cat': recipes[0]: at least one choice for every step expected");
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).steps.resize(9, {{Choice()}}); }),
            "policy: label 'cat': recipes[0]: at most 8 steps expected, found 9");
  EXPECT_EQ(
      changed([](Policy& p) { p.labels[1].phases[1].first_epoch = 51; }),
      "policy: label 'dog': schedule[1].epochs: epoch 50 as the first expected, after [0, 49], found [51, 199]");
  EXPECT_EQ(changed([](Policy& p) { p.labels[1].phases[1].last_epoch = {}; }),
            "policy: label 'dog': schedule[1].epochs: the first and the last epoch expected");
  EXPECT_EQ(changed([](Policy& p) { p.labels[1].phases[0].last_epoch = {}; }),
            "policy: label 'dog': schedule[0].epochs: the first and the last epoch expected");
  EXPECT_EQ(changed([](Policy& p) { p.labels[1].phases[1].last_epoch = kLastEpoch; }), "no error");
  EXPECT_EQ(changed([](Policy& p) {
              p.labels[1].phases[0].last_epoch = kLastEpoch - 1;
              p.labels[1].phases[1].first_epoch = *(p.labels[1].phases[1].last_epoch = kLastEpoch);
            }),
            "no error");
  EXPECT_EQ(changed([](Policy& p) { p.labels[1].phases[1].last_epoch = kLastEpoch + 1; }),
            "policy: label 'dog': schedule[1].epochs: epochs 0 to 1048575 expected, found [50, 1048576]");
  EXPECT_EQ(changed([](Policy& p) { p.labels[1].phases[0].first_epoch = kLastEpoch + 1; }),
            "policy: label 'dog': schedule[0].epochs: epochs 0 to 1048575 expected, found [1048576, 49]");
  EXPECT_EQ(changed([](Policy& p) {
              Phase& phase = p.labels[1].phases[1];
              phase.first_epoch = *phase.last_epoch = 50;
            }),
            "no error")
      << "one epoch";
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).score = std::nan(""); }),
            "policy: label 'cat': recipes[0]: finite scores expected");
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).steps[0].choices[0].weight = 0; }),
            "policy: label 'cat': recipes[0]: steps[0].weight: a number above 0 expected, found 0");
  EXPECT_EQ(changed([&](Policy& p) { recipe(p).steps[0].choices[0].op = static_cast<Op>(augment::kOpCount); }),
            "policy: label 'cat': recipes[0]: steps[0].op: ops of the table expected");
  for (const int levels : {1, kMostLevels + 1}) {
    EXPECT_EQ(changed([&](Policy& p) {
                recipe(p).steps[0].choices[0] = {.op = Op::kRotate, .magnitude = MagnitudeRange{0, 10, levels}};
              }),
              "policy: label 'cat': recipes[0]: steps[0].levels: a whole number from 2 to " +
                  std::to_string(kMostLevels) + " expected, found " + std::to_string(levels));
  }
  EXPECT_EQ(changed([](Policy& p) { p.provenance.emplace_back("\xff", "x"); }),
            "policy: provenance '\\xff': UTF-8 expected");
  EXPECT_EQ(changed([](Policy& p) { p.labels[1].phases[1].recipes.clear(); }),
            "policy: label 'dog': schedule[1]: at least one recipe expected");
  EXPECT_EQ(changed([](Policy& p) { p.labels[1].triples.resize(1); }),
            "policy: label 'dog': either triples or recipes expected, found both");
  EXPECT_EQ(check_error({.labels = {{"a", {{}}}}, .space = Space::kPba}),
            "policy: label 'a': triples are of the space 'la3' only");
  EXPECT_EQ(check_error({.labels = {{"a", {{}}}, {.label = "b", .phases = phases_of({"b", {{}}})}}}),
            "policy: label 'b': triples or recipes as for label 'a' expected");
}

TEST(Recipes, OfTriplesDrawWhatTheTriplesDraw) {
  const Policy triples = uniform_policy();
  Policy recipes{.labels = {{.label = "*", .phases = phases_of(triples.labels[0])}}};
  const augment::Sampler a = make_sampler(triples, {"x"}, 5), b = make_sampler(recipes, {"x"}, 5);
  for (uint64_t sample = 0; sample < 2000; ++sample) { ASSERT_EQ(a.sample(0, 3, sample), b.sample(0, 3, sample)); }
}

TEST(Recipes, AreDrawnAsTheySay) {
  const augment::Sampler sampler = make_sampler(rich_policy(), {"dog", "cat"}, 1);
  constexpr int kDraws = 50'000;
  std::map<std::string, int> cats;
  for (uint64_t sample = 0; sample < kDraws; ++sample) {
    const augment::OpCalls calls = sampler.sample(1, 0, sample);
    std::string text;
    for (const augment::OpCall& call : calls) { text += std::string(augment::op_name(call.op)) + " "; }
    // The fixed magnitudes, by sign.
    if (calls[0].op == Op::kShearX && calls.size() == 2) { text += calls[0].magnitude > 0 ? "+" : "-"; }
    ++cats[text];
    if (calls[0].op == Op::kShearX && calls.size() == 2) { ASSERT_EQ(std::abs(calls[0].magnitude), 0.12); }
    if (calls[0].op == Op::kColor) { ASSERT_EQ(calls[0].magnitude, 1.3); }
  }
  const auto near = [&](const std::string& what, double share) {
    EXPECT_NEAR(cats[what] / static_cast<double>(kDraws), share, 0.01) << what;
  };
  // Weights 2, 1, 1, 1 of 5.
  near("ShearX Invert +", 0.4 * 0.9 / 2);
  near("ShearX Invert -", 0.4 * 0.9 / 2);
  near("Identity Invert ", 0.4 * 0.1);
  near("Rotate ", 0.4);
  near("ShearX ", 0.2 * 0.25);
  near("Color ", 0.2 * 0.75);
  EXPECT_EQ(cats.size(), 6u);
}

TEST(Recipes, FollowTheirSchedule) {
  const augment::Sampler sampler = make_sampler(rich_policy(), {"dog", "cat"}, 1);
  for (const uint32_t epoch : {0u, 49u, 50u, 199u, 5000u}) {
    // Copies of a sample draw as if in later epochs, and follow the schedule of their own.
    for (const uint32_t copy : {0u, 3u}) {
      const augment::OpCalls calls = sampler.sample(0, epoch + (copy << 20), 7);
      ASSERT_EQ(calls.size(), epoch < 50 ? 1u : 2u) << epoch;
      EXPECT_EQ(calls[0].op, epoch < 50 ? Op::kEqualize : Op::kIdentity);  // Solarize has probability 0
      if (epoch >= 50) { EXPECT_EQ(calls[1].op, Op::kPosterize); }
    }
  }
}

TEST(Recipes, ResolveTheirMagnitudes) {
  const auto magnitudes = [](const Choice& choice) { return resolved(Space::kLa3, choice).magnitudes; };
  EXPECT_EQ(magnitudes({.op = Op::kInvert}), std::vector<double>{});
  EXPECT_EQ(magnitudes({.op = Op::kRotate, .magnitude = 7.5}), std::vector<double>{7.5});
  EXPECT_EQ(magnitudes({.op = Op::kRotate, .magnitude = MagnitudeRange{-10, 10, 5}}),
            (std::vector<double>{-10, -5, 0, 5, 10}));
  const std::vector<double> spread = magnitudes({.op = Op::kRotate, .magnitude = MagnitudeRange{0, 10}});
  EXPECT_EQ(spread.size(), 1024u);
  EXPECT_NEAR(std::accumulate(spread.begin(), spread.end(), 0.0) / 1024, 5, 1e-9);
  EXPECT_EQ(magnitudes({.op = Op::kRotate}).size(), 10u);
  EXPECT_TRUE(resolved(Space::kLa3, {.op = Op::kRotate}).random_sign);
}

TEST(OpProportions, OfRecipesAreExpectedShares) {
  const auto shares = op_proportions(rich_policy().labels[0]);
  const auto share = [&](Op op) { return shares[static_cast<size_t>(op)]; };
  EXPECT_NEAR(share(Op::kShearX), 0.4 * 0.9 / 2 + 0.2 * 0.25, 1e-12);
  EXPECT_NEAR(share(Op::kIdentity), 0.4 * 0.1 / 2, 1e-12);
  EXPECT_NEAR(share(Op::kRotate), 0.4, 1e-12);
  EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), 1, 1e-12);
  // 50 of 200 epochs.
  EXPECT_NEAR(op_proportions(rich_policy().labels[1])[static_cast<size_t>(Op::kEqualize)], 0.25, 1e-12);
}

// The slow way: draws of a sampler, which leave out what is not applied and Identity.
TEST(Applied, IsWhatASamplerDraws) {
  const Policy policy = rich_policy();
  const augment::Sampler sampler = make_sampler(policy, {policy.labels[0].label, policy.labels[1].label}, 3);
  constexpr int kEpochs = 200, kSamples = 300;
  for (uint32_t label = 0; label < 2; ++label) {
    double operations = 0, untouched = 0;
    for (uint32_t epoch = 0; epoch < kEpochs; ++epoch) {
      for (uint32_t sample = 0; sample < kSamples; ++sample) {
        const augment::OpCalls calls = sampler.sample(label, epoch, sample);
        int applied = 0;
        for (size_t i = 0; i < calls.size(); ++i) { applied += calls[i].op != Op::kIdentity; }
        operations += applied;
        untouched += applied == 0;
      }
    }
    const Applied found = applied_of(policy.labels[label]);
    constexpr double kImages = double{kEpochs} * kSamples;
    EXPECT_NEAR(found.operations, operations / kImages, 0.01) << label;
    EXPECT_NEAR(found.untouched, untouched / kImages, 0.01) << label;
  }
}

TEST(Applied, DoesNotCountIdentity) {
  Policy triples{
      {{"cat", {{{Op::kRotate, Op::kColor, Op::kIdentity}, {}}, {{Op::kColor, Op::kColor, Op::kColor}, {}}}}}};
  const Applied full = applied_of(triples.labels[0]);
  const Applied weak = applied_of(weakened(triples, 0.5).labels[0]);
  EXPECT_DOUBLE_EQ(full.operations, 2.5);
  EXPECT_DOUBLE_EQ(full.untouched, 0);
  EXPECT_DOUBLE_EQ(weak.operations, 1.25);
  EXPECT_DOUBLE_EQ(weak.untouched, (0.25 + 0.125) / 2);
  EXPECT_EQ(applied_text(weakened(triples, 0.5)),
            "an image gets 1.25 operations on average, and 18.8% of images none");
  EXPECT_DOUBLE_EQ(applied_of(weakened(triples, 0).labels[0]).untouched, 1);
}

}  // namespace
}  // namespace la3::policy
