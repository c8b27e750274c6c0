// For error messages: which of the known names was probably meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace la3 {

// "; did you mean 'Rotate'?" if a name is close (ignoring letter case), else "; one of A, B, ...
// expected", or "; A expected". Long lists are cut. REQUIRES: names is not empty.
std::string suggest_name(std::string_view found, const std::vector<std::string_view>& names);

}  // namespace la3
