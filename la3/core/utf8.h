// Makes names from outside (labels, provenance, keys of a file) safe to show: a terminal must not
// obey what a file says.
//
// Pure functions, thread-safe.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace la3 {

// Whether the bytes are strictly valid UTF-8: no overlong forms, no surrogates, nothing above
// U+10FFFF.
bool is_utf8(std::string_view text);

// The text with everything that a terminal could act on, or that is invisible, written as \n, \t,
// \r, \xNN or \uNNNN: control characters, bidirectional overrides, invisible marks, bytes that are
// not UTF-8. For reading, not for parsing back: backslashes stay single. Text wider than
// `max_columns` (at least 3) is cut and ends in "...".
std::string printable(std::string_view text, size_t max_columns = std::string::npos);

// printable() in single quotes, cut to a length fit for a message.
std::string in_quotes(std::string_view text);
// The first ten of the names: "'a', 'b' and 3 more".
std::string in_quotes(const std::vector<std::string>& names);

// Terminal columns that printable text takes: two for East Asian wide characters and emoji
// (approximately), none for combining marks.
size_t display_columns(std::string_view printable_text);

}  // namespace la3
