// Population Based Augmentation's rule as a weighted list of recipes.
//
// The rule: draw how many ops to apply, 0, 1 or 2; go through all ops in random order, apply each
// with its own probability, and stop when so many are. Pure functions, thread-safe.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::policy {

// How likely it is that the rule may apply no op, one, or two.
inline constexpr std::array<double, 3> kPopulationCounts = {0.2, 0.3, 0.5};

// The recipes that the rule amounts to: every ordered pair of ops, every single one, and one that
// applies nothing, with their probabilities as weights. Recipes with the same steps are joined, and
// impossible ones left out. `choices` are the ops with the probabilities of the rule.
std::vector<Recipe> population_recipes(std::span<const Choice> choices);

}  // namespace la3::policy
