#include "la3/augment/recipe.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "la3/augment/draw.h"
#include "la3/core/expect.h"

namespace la3::augment {
namespace {

void check_weight(double weight) {
  expect(weight > 0 && std::isfinite(weight), "weight", "a finite number above 0", weight);
}

void check_choice(const Choice& choice) {
  check_call({.op = choice.op,
              .magnitude = choice.magnitudes.empty() ? 0 : choice.magnitudes[0],
              .unit = choice.magnitudes.empty() ? Unit::kOwn : choice.unit});
  const std::string name(op_name(choice.op));
  expect(choice.probability >= 0 && choice.probability <= 1, name + ": probability", "0 to 1", choice.probability);
  check_weight(choice.weight);
  if (op_info(choice.op).has_magnitude) {
    expect(!choice.magnitudes.empty(), name + ": magnitudes", "at least one", "none");
  } else {
    expect(choice.magnitudes.empty(), name + ": magnitudes", "none", choice.magnitudes.size());
  }
  if (choice.random_sign && !has_sign(choice.op)) {
    throw std::invalid_argument(name + ": has no sign that could be random");
  }
  for (const double magnitude : choice.magnitudes) {
    OpCall call{.op = choice.op, .magnitude = magnitude, .unit = choice.unit};
    check_call(call);
    if (choice.random_sign) {
      call.magnitude = mirrored(choice.op, magnitude);
      check_call(call);
    }
  }
}

}  // namespace

Choice default_choice(Space space, Op op) {
  const SpaceOp& entry = space_op(space, op);
  if (!entry.exists) {
    throw std::invalid_argument("the space " + std::string(space_name(space)) + " has no " +
                                std::string(op_name(op)));
  }
  Choice choice{.op = op, .random_sign = entry.random_sign, .unit = entry.unit};
  for (int level = 0; level < entry.levels; ++level) {
    choice.magnitudes.push_back(level_magnitude(space, op, level));
  }
  return choice;
}

std::vector<double> uniform_magnitudes(double low, double high) {
  std::vector<double> magnitudes;
  magnitudes.reserve(kUniformParts);
  for (int i = 0; i < kUniformParts; ++i) { magnitudes.push_back(low + (i + 0.5) / kUniformParts * (high - low)); }
  return magnitudes;
}

std::vector<double> even_magnitudes(double low, double high, int count) {
  std::vector<double> magnitudes;
  magnitudes.reserve(static_cast<size_t>(std::max(0, count)));
  for (int i = 0; i < count; ++i) {
    // The ends exactly.
    magnitudes.push_back(i > 0 && i == count - 1 ? high : low + (high - low) * i / std::max(1, count - 1));
  }
  return magnitudes;
}

void check_recipe(const Recipe& recipe) {
  expect(!recipe.steps.empty() && recipe.steps.size() <= kMaxSteps, "steps of a recipe",
         "1 to " + std::to_string(kMaxSteps), recipe.steps.size());
  check_weight(recipe.weight);
  for (const Step& step : recipe.steps) {
    expect(!step.choices.empty(), "choices of a step", "at least one", "none");
    for (const Choice& choice : step.choices) { check_choice(choice); }
  }
}

}  // namespace la3::augment
