// Recipes as text for a terminal: what `la3 policy show` and `diff` print of policies that say more
// than triples. Pure functions.
#pragma once

#include <string>

#include "la3/policy/policy.h"

namespace la3::cli {

// "ShearX ±0.133 (p 0.9)", "Rotate 0 to 30 in 31 levels", "Invert".
std::string choice_text(const policy::Choice& choice);

// The steps on one line, with all choices: "Invert (p 0.1), Contrast 1 ±0.6".
std::string recipe_text(const policy::Recipe& recipe);

// Whole lines of at most 118 columns, all after the first indented so far; several choices of a step
// have a line each, with their shares.
std::string recipe_lines(const policy::Recipe& recipe, size_t indent);

}  // namespace la3::cli
