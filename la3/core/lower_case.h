// Text for comparing names whatever their case.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>

namespace la3 {

// With the letters A to Z as a to z.
inline std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char letter) { return std::tolower(letter); });
  return text;
}

}  // namespace la3
