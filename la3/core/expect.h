// The message about a caller's mistake: which value, what was expected, what was found.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string_view>

namespace la3 {

// Throws std::invalid_argument "FIELD: EXPECTED expected, found FOUND" unless `is_right`. `found` is
// a number or a text.
template <typename Found>
void expect(bool is_right, std::string_view field, std::string_view expected, const Found& found) {
  if (is_right) { return; }
  std::ostringstream message;
  message << field << ": " << expected << " expected, found " << found;
  throw std::invalid_argument(message.str());
}

}  // namespace la3
