// Spaces, recipes, and the sampler that draws them.
#include "la3/augment/recipe.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "la3/augment/sampler.h"
#include "la3/augment/space.h"

namespace la3::augment {
namespace {

constexpr Space kSpaces[] = {Space::kLa3, Space::kTorchvision, Space::kWide, Space::kPba};

Recipe of(const std::vector<Choice>& choices) {
  Recipe recipe;
  for (const Choice& choice : choices) { recipe.steps.push_back({{choice}}); }
  return recipe;
}

Choice fixed(Op op, double magnitude, double probability = 1) {
  return {.op = op, .probability = probability, .magnitudes = {magnitude}};
}

// A sampler with one label, for which all the recipes are.
Sampler one_label(const std::vector<Recipe>& recipes, uint64_t seed) {
  const std::vector<std::vector<LabelRecipes>> labels = {{{0, {0, static_cast<uint32_t>(recipes.size())}}}};
  return Sampler(recipes, labels, seed);
}

// ---- spaces ----

TEST(Space, HasANameThatFindsIt) {
  for (const Space space : kSpaces) { EXPECT_EQ(parse_space(space_name(space)), space); }
  EXPECT_EQ(find_space("Torchvision"), std::nullopt);
  try {
    parse_space("trivial-augment-wild");
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "unknown space 'trivial-augment-wild'; did you mean 'trivial-augment-wide'?");
  }
}

TEST(Space, LevelsLieInItsRangeAndCanBeExecuted) {
  for (const Space space : kSpaces) {
    for (const OpInfo& info : op_table()) {
      const SpaceOp& entry = space_op(space, info.op);
      if (!entry.exists) {
        EXPECT_EQ(info.op, Op::kCutout);
        EXPECT_THROW(default_choice(space, info.op), std::invalid_argument);
        continue;
      }
      EXPECT_EQ(entry.levels > 0, info.has_magnitude) << info.name;
      EXPECT_NO_THROW(check_recipe(of({default_choice(space, info.op)}))) << info.name;
      for (int level = 0; level < entry.levels; ++level) {
        const double v = level_magnitude(space, info.op, level);
        for (const double each : {v, entry.random_sign ? mirrored(info.op, v) : v}) {
          EXPECT_GE(each, entry.low) << space_name(space) << " " << info.name << " " << level;
          EXPECT_LE(each, entry.high) << space_name(space) << " " << info.name << " " << level;
        }
      }
      for (const double end : {entry.low, entry.high}) {
        EXPECT_NO_THROW(check_call({.op = info.op, .magnitude = end, .unit = entry.unit})) << info.name;
      }
      EXPECT_THROW(level_magnitude(space, info.op, entry.levels), std::invalid_argument);
      EXPECT_THROW(level_magnitude(space, info.op, -1), std::invalid_argument);
    }
  }
}

TEST(Space, La3HasTheMagnitudesOfTriples) {
  for (const OpInfo& info : op_table()) {
    const Choice choice = default_choice(Space::kLa3, info.op);
    EXPECT_EQ(choice.random_sign, info.random_sign);
    EXPECT_EQ(choice.unit, Unit::kOwn);
    ASSERT_EQ(choice.magnitudes.size(), info.has_magnitude ? 10u : 0u);
    for (size_t level = 0; level < choice.magnitudes.size(); ++level) {
      EXPECT_EQ(choice.magnitudes[level], call_of({.op = info.op, .level = static_cast<uint8_t>(level)}).magnitude);
    }
  }
}

// The formulas of arcelien/pba at some of its levels.
TEST(Space, PbaHasItsLevels) {
  const auto at = [](Op op, int level) { return level_magnitude(Space::kPba, op, level); };
  EXPECT_EQ(at(Op::kShearX, 10), 0.3);
  EXPECT_EQ(at(Op::kTranslateY, 7), 7);
  EXPECT_EQ(at(Op::kRotate, 9), 27);
  EXPECT_EQ(at(Op::kSolarize, 0), 256);
  EXPECT_EQ(at(Op::kSolarize, 3), 180);  // 256 - int(76.8)
  EXPECT_EQ(at(Op::kSolarize, 10), 0);
  EXPECT_EQ(at(Op::kPosterize, 2), 4);
  EXPECT_EQ(at(Op::kPosterize, 3), 3);
  EXPECT_EQ(at(Op::kPosterize, 10), 0);
  EXPECT_EQ(at(Op::kCutout, 10), 20);
  EXPECT_EQ(at(Op::kColor, 0), 0.1);
  EXPECT_EQ(at(Op::kColor, 5), 5 * 1.8 / 10 + 0.1);
  EXPECT_FALSE(space_op(Space::kPba, Op::kColor).random_sign);
}

// Values of torch.linspace; wide_test.cpp compares all levels.
TEST(Space, KnowsTorchvisionsBins) {
  EXPECT_EQ(bin_magnitude(Space::kTorchvision, Op::kShearX, 3, 10), 0.10000000894069672);
  EXPECT_EQ(bin_magnitude(Space::kTorchvision, Op::kColor, 6, 10), 1 + 0.6000000238418579);
  EXPECT_EQ(bin_magnitude(Space::kTorchvision, Op::kRotate, 5, 10), 16.666667938232422);
  EXPECT_EQ(bin_magnitude(Space::kTorchvision, Op::kSolarize, 4, 10), 141.66665649414062);
  EXPECT_EQ(bin_magnitude(Space::kTorchvision, Op::kPosterize, 3, 10), 7);
  EXPECT_EQ(bin_magnitude(Space::kWide, Op::kShearY, 19, 31), 0.6270000338554382);
  for (int bin = 0; bin < 10; ++bin) {  // int() of torchvision's shift, which is exact for sides of 331 k
    const double v = bin_magnitude(Space::kTorchvision, Op::kTranslateX, bin, 10);
    for (int k = 3; k < 30; k += 3) { EXPECT_EQ(static_cast<int>(v * (331 * k)), 50 * bin * (k / 3)) << bin; }
  }
  EXPECT_THROW(bin_magnitude(Space::kTorchvision, Op::kShearX, 10, 10), std::invalid_argument);
  EXPECT_THROW(bin_magnitude(Space::kTorchvision, Op::kShearX, 0, 1), std::invalid_argument);
  EXPECT_THROW(bin_magnitude(Space::kTorchvision, Op::kInvert, 0, 10), std::invalid_argument);
  EXPECT_THROW(bin_magnitude(Space::kPba, Op::kShearX, 0, 10), std::invalid_argument);
}

TEST(Space, MirrorsAboutWhatChangesNothing) {
  EXPECT_EQ(mirrored(Op::kRotate, 30), -30);
  EXPECT_EQ(mirrored(Op::kColor, 1.75), 0.25);
  for (const OpInfo& info : op_table()) {
    if (!has_sign(info.op)) { continue; }
    EXPECT_EQ(mirrored(info.op, neutral(info.op)), neutral(info.op));
  }
  EXPECT_FALSE(has_sign(Op::kSolarize));
  EXPECT_FALSE(has_sign(Op::kPosterize));
  EXPECT_FALSE(has_sign(Op::kCutout));
}

TEST(Magnitudes, OfARangeAreItsMiddlesOrEvenlySpaced) {
  const std::vector<double> uniform = uniform_magnitudes(-2, 2);
  ASSERT_EQ(uniform.size(), 1024u);
  EXPECT_EQ(uniform.front(), -2 + 2.0 / 1024);
  EXPECT_EQ(uniform.back(), 2 - 2.0 / 1024);
  EXPECT_EQ(even_magnitudes(0, 30, 4), (std::vector<double>{0, 10, 20, 30}));
  EXPECT_EQ(even_magnitudes(0.1, 0.3, 31).back(), 0.3);
  EXPECT_EQ(even_magnitudes(5, 9, 1), (std::vector<double>{5}));
}

// ---- drawing ----

TEST(Recipes, OfThreeBareOpsDrawWhatTriplesDraw) {
  random::Stream stream(3, 0, 0, random::Purpose::kBenchmark);
  std::vector<std::array<Op, 3>> triples;
  std::vector<Recipe> recipes;
  for (int i = 0; i < 300; ++i) {
    std::array<Op, 3> ops;
    std::vector<Choice> choices;
    for (Op& op : ops) {
      op = static_cast<Op>(stream.below(kOpCount));
      choices.push_back(default_choice(Space::kLa3, op));
    }
    triples.push_back(ops);
    recipes.push_back(of(choices));
  }
  const std::vector<TripleRange> ranges = {{0, 200}, {150, 150}, {7, 1}};
  std::vector<std::vector<LabelRecipes>> labels;
  for (const TripleRange& range : ranges) { labels.push_back({{0, {range.first, range.count}}}); }
  const Sampler expected(triples, ranges, 99), found(recipes, labels, 99);
  EXPECT_TRUE(expected.is_triples());
  EXPECT_FALSE(found.is_triples());
  EXPECT_EQ(found.label_count(), 3);
  for (uint64_t sample = 0; sample < 3000; ++sample) {
    const int label = static_cast<int>(sample % 3);
    const OpCalls one = expected.sample(label, 5, sample), other = found.sample(label, 5, sample);
    ASSERT_EQ(one.size(), 3u);
    ASSERT_EQ(one, other) << sample;
  }
  EXPECT_EQ(found.calls().size(), 5 * 20 + 7 * 10 + 4u) << "equal lists of magnitudes share their calls";
}

// Pins the draws: a change here changes everybody's training.
TEST(Recipes, KeepTheirDrawsFromVersionToVersion) {
  Choice rotate{.op = Op::kRotate, .probability = 0.75, .magnitudes = {10, 20, 30}, .random_sign = true};
  Choice color{.op = Op::kColor, .magnitudes = {1.5}, .random_sign = true, .weight = 3};
  Choice invert{.op = Op::kInvert, .probability = 0.25, .weight = 1};
  Choice cutout{.op = Op::kCutout, .magnitudes = {4, 8}, .unit = Unit::kPixels};
  Recipe first = of({rotate, cutout});
  first.steps.push_back({{color, invert}});
  Recipe second = of({fixed(Op::kPosterize, 2), cutout, rotate});
  second.steps.push_back({{{.op = Op::kInvert}, {.op = Op::kEqualize}, {.op = Op::kAutoContrast}}});
  first.weight = 1;
  second.weight = 2;
  const Sampler sampler = one_label({first, second}, 42);
  int applied = 0;
  for (uint64_t sample = 0; sample < 400; ++sample) {
    const OpCalls calls = sampler.sample(0, 7, sample);
    random::Stream stream(42, 7, sample, random::Purpose::kPolicy);
    std::vector<OpCall> expected;
    const auto add_rotate = [&] {
      if (stream.bits() >= 3221225472u) { return expected.push_back({}); }
      const double v = 10.0 * (1 + stream.below(3));
      expected.push_back({.op = Op::kRotate, .magnitude = stream.below(2) == 1 ? -v : v});
      ++applied;
    };
    const auto add_cutout = [&] {
      OpCall call{.op = Op::kCutout, .magnitude = 4.0 + 4 * stream.below(2), .unit = Unit::kPixels};
      call.centre_x = stream.uniform();
      call.centre_y = stream.uniform();
      expected.push_back(call);
    };
    if (stream.bits() < 1431655765u) {  // 2^32 / 3
      add_rotate();
      add_cutout();
      if (stream.bits() < 3221225472u) {  // 3 of 4
        expected.push_back({.op = Op::kColor, .magnitude = stream.below(2) == 1 ? 0.5 : 1.5});
      } else {
        expected.push_back(stream.bits() < 1073741824u ? OpCall{.op = Op::kInvert} : OpCall{});
      }
    } else {
      expected.push_back({.op = Op::kPosterize, .magnitude = 2});
      add_cutout();
      add_rotate();
      constexpr Op kOps[] = {Op::kInvert, Op::kEqualize, Op::kAutoContrast};
      expected.push_back({.op = kOps[stream.below(3)]});
    }
    ASSERT_EQ(std::vector<OpCall>(calls.begin(), calls.end()), expected) << sample;
  }
  EXPECT_GT(applied, 200);
}

TEST(Recipes, FollowWeightsAndProbabilities) {
  std::vector<Recipe> recipes;
  for (int i = 0; i < 5; ++i) {
    Recipe recipe = of({fixed(Op::kPosterize, i, i == 0 ? 0 : 1)});
    recipe.weight = std::pow(2, i);
    recipes.push_back(recipe);
  }
  const Sampler sampler = one_label(recipes, 1);
  std::map<double, int> seen;
  constexpr int kDraws = 31000;
  for (uint64_t sample = 0; sample < kDraws; ++sample) {
    const OpCall call = sampler.sample(0, 0, sample)[0];
    ++seen[call.op == Op::kIdentity ? -1 : call.magnitude];
  }
  EXPECT_EQ(seen[0], 0) << "probability 0";
  EXPECT_NEAR(seen[-1], 1000, 150);
  EXPECT_NEAR(seen[1], 2000, 200);
  EXPECT_NEAR(seen[2], 4000, 300);
  EXPECT_NEAR(seen[3], 8000, 400);
  EXPECT_NEAR(seen[4], 16000, 500);
}

TEST(Recipes, TakeHugeAndTinyWeights) {
  std::vector<Recipe> recipes = {of({fixed(Op::kPosterize, 1)}), of({fixed(Op::kPosterize, 2)}),
                                 of({fixed(Op::kPosterize, 3)})};
  recipes[0].weight = recipes[2].weight = 1.5e308;
  recipes[1].weight = 1e-300;
  const Sampler sampler = one_label(recipes, 1);
  std::map<double, int> seen;
  for (uint64_t sample = 0; sample < 1000; ++sample) { ++seen[sampler.sample(0, 0, sample)[0].magnitude]; }
  EXPECT_EQ(seen[2], 0);
  EXPECT_NEAR(seen[1], 500, 80);
  EXPECT_EQ(seen[1] + seen[3], 1000);
}

TEST(Recipes, FollowTheirSchedule) {
  std::vector<Recipe> recipes;
  for (int i = 0; i < 8; ++i) { recipes.push_back(of({fixed(Op::kPosterize, i)})); }
  const std::vector<std::vector<LabelRecipes>> labels = {{{0, {0, 1}}, {3, {1, 2}}, {10, {3, 1}}, {11, {0, 1}}},
                                                         {{0, {7, 1}}}};
  const Sampler sampler(recipes, labels, 5);
  const auto seen_in = [&](int label, uint32_t epoch) {
    std::set<double> seen;
    for (uint64_t sample = 0; sample < 40; ++sample) {
      seen.insert(sampler.sample(label, epoch, sample)[0].magnitude);
    }
    return seen;
  };
  using Seen = std::set<double>;
  for (const uint32_t copy : {0u, 1u, 4095u}) {
    const uint32_t c = copy << 20;
    for (const uint32_t epoch : {0u, 1u, 2u}) { EXPECT_EQ(seen_in(0, c + epoch), Seen{0}) << epoch; }
    for (const uint32_t epoch : {3u, 4u, 9u}) { EXPECT_EQ(seen_in(0, c + epoch), (Seen{1, 2})) << epoch; }
    EXPECT_EQ(seen_in(0, c + 10), Seen{3});
    for (const uint32_t epoch : {11u, 12u, 100000u}) { EXPECT_EQ(seen_in(0, c + epoch), Seen{0}) << epoch; }
    EXPECT_EQ(seen_in(1, c + 10), Seen{7});
  }
}

TEST(Recipes, SayWhatIsWrong) {
  const auto message_of = [](const Recipe& recipe) -> std::string {
    try {
      one_label({recipe}, 1);
    } catch (const std::invalid_argument& error) { return error.what(); }
    return "";
  };
  const Choice good = fixed(Op::kRotate, 5);
  EXPECT_EQ(message_of(of({good})), "");
  EXPECT_EQ(message_of({}), "steps of a recipe: 1 to 8 expected, found 0");
  EXPECT_EQ(message_of(of(std::vector<Choice>(8, good))), "");
  EXPECT_EQ(message_of(of(std::vector<Choice>(9, good))), "steps of a recipe: 1 to 8 expected, found 9");
  EXPECT_EQ(message_of({.steps = {{}}}), "choices of a step: at least one expected, found none");
  EXPECT_EQ(message_of({.steps = {{{good}}}, .weight = 0}), "weight: a finite number above 0 expected, found 0");
  EXPECT_EQ(message_of(of({fixed(Op::kRotate, 5, 1.5)})), "Rotate: probability: 0 to 1 expected, found 1.5");
  EXPECT_EQ(message_of(of({fixed(Op::kRotate, 5, std::nan(""))})),
            "Rotate: probability: 0 to 1 expected, found nan");
  EXPECT_EQ(message_of(of({fixed(Op::kRotate, 400)})),
            "Rotate: magnitude -360 to 360 (degrees, counter-clockwise) expected, found 400");
  EXPECT_EQ(message_of(of({{.op = Op::kRotate}})), "Rotate: magnitudes: at least one expected, found none");
  EXPECT_EQ(message_of(of({fixed(Op::kInvert, 0)})), "Invert: magnitudes: none expected, found 1");
  EXPECT_EQ(message_of(of({{.op = Op::kSolarize, .magnitudes = {1}, .random_sign = true}})),
            "Solarize: has no sign that could be random");
  EXPECT_EQ(message_of(of({{.op = Op::kShearX, .magnitudes = {0.1}, .unit = Unit::kPixels}})),
            "ShearX: a magnitude in its own unit expected, found one in pixels");
  EXPECT_EQ(message_of(of({{.op = Op::kRotate, .magnitudes = {1, 2, -500}}})),
            "Rotate: magnitude -360 to 360 (degrees, counter-clockwise) expected, found -500");
}

TEST(Recipes, WantRangesAndEpochsThatFit) {
  const std::vector<Recipe> recipes(3, of({fixed(Op::kRotate, 5)}));
  const auto message_of = [&](const std::vector<LabelRecipes>& parts) -> std::string {
    try {
      Sampler(recipes, std::vector<std::vector<LabelRecipes>>{parts}, 1);
    } catch (const std::invalid_argument& error) { return error.what(); }
    return "";
  };
  EXPECT_EQ(message_of({{0, {1, 2}}, {4, {0, 3}}}), "");
  EXPECT_EQ(message_of({}), "a label's recipes: some expected, found none");
  EXPECT_EQ(message_of({{0, {0, 0}}}), "a label's recipes 0 to 0: some of 3 expected");
  EXPECT_EQ(message_of({{0, {2, 2}}}), "a label's recipes 2 to 4: some of 3 expected");
  EXPECT_EQ(message_of({{1, {0, 1}}}), "a label's epochs: ascending ones from 0 on expected, found 1");
  EXPECT_EQ(message_of({{0, {0, 1}}, {5, {0, 1}}, {5, {1, 1}}}),
            "a label's epochs: ascending ones from 0 on expected, found 5");
  EXPECT_EQ(message_of({{0, {0, 1}}, {1u << 20, {0, 1}}}),
            "a label's epochs: below 1048576 expected, found 1048576");
  const Sampler sampler = one_label({recipes[0]}, 1);
  EXPECT_THROW(sampler.sample(1, 0, 0), std::invalid_argument);
  EXPECT_THROW(sampler.sample(-1, 0, 0), std::invalid_argument);
}

}  // namespace
}  // namespace la3::augment
