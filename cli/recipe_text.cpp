#include "cli/recipe_text.h"

#include <cmath>
#include <cstdio>

#include "cli/policy_table.h"
#include "la3/core/utf8.h"

namespace la3::cli {
namespace {

std::string short_number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value + 0.0);  // never -0
  return text;
}

double weight_of(const policy::Step& step) {
  double weight = 0;
  for (const policy::Choice& choice : step.choices) { weight += choice.weight; }
  return weight;
}

}  // namespace

std::string choice_text(const policy::Choice& choice) {
  std::string text(augment::op_name(choice.op));
  if (const double* fixed = std::get_if<double>(&choice.magnitude)) {
    const double neutral = augment::has_sign(choice.op) ? augment::neutral(choice.op) : 0;
    if (!choice.random_sign) {
      text += " " + short_number(*fixed);
    } else {
      text += (neutral == 0 ? " ±" : " 1 ±") + short_number(std::abs(*fixed - neutral));
    }
  }
  if (const auto* range = std::get_if<policy::MagnitudeRange>(&choice.magnitude)) {
    text += " " + short_number(range->low) + " to " + short_number(range->high);
    if (range->levels != 0) { text += " in " + std::to_string(range->levels) + " levels"; }
    if (choice.random_sign) { text += ", random sign"; }
  }
  if (choice.probability != 1) { text += " (p " + short_number(choice.probability) + ")"; }
  return text;
}

std::string recipe_text(const policy::Recipe& recipe) {
  std::string text;
  for (const policy::Step& step : recipe.steps) {
    if (!text.empty()) { text += "; "; }
    if (step.choices.size() > 1) { text += "one of "; }
    for (const policy::Choice& choice : step.choices) {
      text += (&choice == &step.choices.front() ? "" : ", ") + choice_text(choice);
    }
  }
  return text;
}

std::string recipe_lines(const policy::Recipe& recipe, size_t indent) {
  constexpr size_t kWidest = 118;
  const std::string margin(indent, ' ');
  std::string text, line;
  const auto end_line = [&] {
    text += (text.empty() ? "" : margin) + line + "\n";
    line.clear();
  };
  for (const policy::Step& step : recipe.steps) {
    const bool is_last = &step == &recipe.steps.back();
    if (step.choices.size() == 1) {
      const std::string added = choice_text(step.choices[0]) + (is_last ? "" : "; ");
      if (!line.empty() && indent + display_columns(line) + display_columns(added) > kWidest) { end_line(); }
      line += added;
      continue;
    }
    line += "one of " + std::to_string(step.choices.size()) + ":";
    end_line();
    for (const policy::Choice& choice : step.choices) {
      char share[32];
      std::snprintf(share, sizeof share, "%7.1f%%", 100 * choice.weight / weight_of(step));
      line = "  " + padded(choice_text(choice), 40) + share;
      end_line();
    }
  }
  if (!line.empty()) { end_line(); }
  return text;
}

}  // namespace la3::cli
