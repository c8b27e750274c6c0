// Durations as people write them: "90s", "30min", "1.5h", "1h 30min".
#pragma once

#include <string_view>

namespace la3 {

// The seconds that the text says: numbers, each followed by s, min, h or d, with spaces between them
// or not. Throws std::invalid_argument, which quotes the text, if it is anything else or not above 0.
double parse_duration(std::string_view text);

}  // namespace la3
