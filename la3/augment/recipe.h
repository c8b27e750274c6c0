// Recipes: what a policy does to the samples of a label, as plain values. policy/ makes them, Sampler
// turns them into tables and draws from those.
#pragma once

#include <cstdint>
#include <vector>

#include "la3/augment/op.h"
#include "la3/augment/space.h"

namespace la3::augment {

// An op with a probability and magnitudes.
struct Choice {
  Op op = Op::kIdentity;
  double probability = 1;  // of applying it; else nothing happens in this step
  // One of them, all equally likely; empty for ops without one.
  std::vector<double> magnitudes = {};
  bool random_sign = false;  // mirrored() each second time
  Unit unit = Unit::kOwn;
  double weight = 1;  // among the choices of its step

  bool operator==(const Choice&) const = default;
};

// One choice, or several of which one is drawn by weight.
struct Step {
  std::vector<Choice> choices;

  bool operator==(const Step&) const = default;
};

// Steps one after the other: 1 .. kMaxSteps (draw.h).
struct Recipe {
  std::vector<Step> steps;
  double weight = 1;  // among the recipes of its label and epoch

  bool operator==(const Recipe&) const = default;
};

// A part of a list of recipes.
struct RecipeRange {
  uint32_t first = 0, count = 0;

  bool operator==(const RecipeRange&) const = default;
};

// What a label's samples choose from, from an epoch on. A label has a list of these, epochs
// ascending, the first 0, all below kScheduleEpochs (draw.h); the last one stays.
struct LabelRecipes {
  uint32_t first_epoch = 0;
  RecipeRange range;

  bool operator==(const LabelRecipes&) const = default;
};

// The space's default draw of the op. Throws std::invalid_argument if the space lacks the op.
Choice default_choice(Space space, Op op);

// "Uniform between low and high": the middles of 1,024 equal parts, so that CPU and GPU take the
// same magnitudes from one table.
inline constexpr int kUniformParts = 1024;
std::vector<double> uniform_magnitudes(double low, double high);
// `count` magnitudes evenly spaced from low to high, both included; one: low.
std::vector<double> even_magnitudes(double low, double high, int count);

// Throws std::invalid_argument that says what is wrong: a recipe has 1 .. kMaxSteps steps, a step at
// least one choice; weights are finite and above 0, probabilities 0 .. 1; an op has magnitudes if it
// takes one, all of which check_call() accepts, mirrored ones too; a random sign needs has_sign().
void check_recipe(const Recipe& recipe);

}  // namespace la3::augment
