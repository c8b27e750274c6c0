// A number with the fewest digits that read back as the same double.
#pragma once

#include <charconv>
#include <string>

namespace la3::policy {

inline std::string number_text(double value) {
  char digits[32];
  return {digits, std::to_chars(digits, digits + sizeof digits, value).ptr};
}

}  // namespace la3::policy
