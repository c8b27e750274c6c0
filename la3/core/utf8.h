// Names from outside (labels, provenance, keys of a file) made safe to show: a terminal must not obey what a
// file says.
//
// Pure functions, thread-safe.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace la3 {

// Whether the bytes are UTF-8 in the strict sense: no overlong forms, no surrogates, nothing above U+10FFFF.
bool is_utf8(std::string_view text);

// The text with everything a terminal could act on, or an eye could not see, written as \n, \t, \r, \xNN or
// \uNNNN: control characters, bidirectional overrides, invisible marks, bytes that are not UTF-8. For
// reading, not for parsing back: backslashes stay single. Above `max_columns` (at least 3) the end is cut and
// "..." takes its place.
std::string printable(std::string_view text, size_t max_columns = std::string::npos);

// printable() between single quotes and cut to a length fit for a message.
std::string in_quotes(std::string_view text);
// The first ten of the names: "'a', 'b' and 3 more".
std::string in_quotes(const std::vector<std::string>& names);

// Columns a terminal takes for printable text: East Asian wide characters and emoji two (approximately),
// combining marks none.
size_t display_columns(std::string_view printable_text);

}  // namespace la3
