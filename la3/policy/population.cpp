#include "la3/policy/population.h"

#include <algorithm>

namespace la3::policy {
namespace {

// By count, the probability that exactly so many of the choices succeed, without those at `a` and
// `b` (a Poisson binomial distribution).
std::vector<double> success_counts(std::span<const Choice> choices, size_t a, size_t b) {
  std::vector<double> counts = {1};
  for (size_t i = 0; i < choices.size(); ++i) {
    if (i == a || i == b) { continue; }
    const double p = choices[i].probability;
    counts.push_back(0);
    for (size_t n = counts.size(); n-- > 0;) { counts[n] = counts[n] * (1 - p) + (n > 0 ? counts[n - 1] * p : 0); }
  }
  return counts;
}

// The same choice, applied for sure.
Step applied(const Choice& choice) {
  Choice always = choice;
  always.probability = 1;
  return {{always}};
}

}  // namespace

std::vector<Recipe> population_recipes(std::span<const Choice> choices) {
  // Suppose that the rule went through all ops: those that succeed stand in random order, and the
  // first of them, as many as were drawn, are what it applies.
  const auto& [none, one, two] = kPopulationCounts;
  const size_t all = choices.size();  // as the place of a choice: none
  std::vector<Step> steps;
  std::vector<size_t> same;  // by choice, the first one that does the same
  for (const Choice& choice : choices) {
    steps.push_back(applied(choice));
    same.push_back(static_cast<size_t>(std::find(steps.begin(), steps.end(), steps.back()) - steps.begin()));
  }
  std::vector<double> singles(all), pairs(all * all);
  for (size_t i = 0; i < all; ++i) {
    const std::vector<double> others = success_counts(choices, i, i);
    double first = 0;  // that it is the first of those that succeed
    for (size_t n = 0; n < others.size(); ++n) { first += others[n] / static_cast<double>(n + 1); }
    singles[same[i]] += choices[i].probability * (one * first + two * others[0]);
    for (size_t j = 0; j < all; ++j) {
      const double both = choices[i].probability * choices[j].probability;
      if (i == j || both <= 0) { continue; }
      const std::vector<double> rest = success_counts(choices, i, j);
      double in_order = 0;  // that they are the first two, in this order
      for (size_t n = 0; n < rest.size(); ++n) { in_order += rest[n] / static_cast<double>((n + 1) * (n + 2)); }
      pairs[same[i] * all + same[j]] += two * both * in_order;
    }
  }
  std::vector<Recipe> recipes;
  const auto add = [&](std::vector<Step> added, double weight) {
    if (weight > 0) { recipes.push_back({.steps = std::move(added), .weight = weight}); }
  };
  add({{{Choice()}}}, none + (one + two) * success_counts(choices, all, all)[0]);
  for (size_t i = 0; i < all; ++i) { add({steps[i]}, singles[i]); }
  for (size_t i = 0; i < all * all; ++i) { add({steps[i / all], steps[i % all]}, pairs[i]); }
  return recipes;
}

}  // namespace la3::policy
