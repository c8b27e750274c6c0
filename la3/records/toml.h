// TOML as far as settings need it: sections, strings, numbers, booleans, and arrays of them. What
// config.toml, presets and --config are read with. Pure functions, thread-safe.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace la3::records {

struct TomlEntry {
  std::string section;             // "a.b" for [a.b]; empty before the first one
  std::string name = {};           // as written, dots and all
  nlohmann::json value = {};       // a string, a number, a boolean, or an array of them
  std::vector<std::string> words;  // the values as a command line has them: 1e-4, true, a b
};

enum class BareWords { kRefused, kAreStrings };

// Every "name = value", in order. Strings are "basic", with TOML's escapes, or 'literal'; an array may
// go over several lines. With kAreStrings, other words are strings too (network = wrn-40-2), several if
// commas or spaces are between them, and a name alone is true. `file` is the file's name in messages. Throws
// Error that names the first line that is anything else.
std::vector<TomlEntry> parse_toml(std::string_view text, const std::string& file,
                                  BareWords bare_words = BareWords::kRefused);

}  // namespace la3::records
