// For messages: a count with its noun.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace la3 {

// "1 triple", "101 triples".
inline std::string counted(size_t count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

}  // namespace la3
