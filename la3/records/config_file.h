// config.toml: the settings of a command, as a file that --config takes (docs/formats.md).
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace la3::records {

// Names and values of settings, in order.
using Settings = std::vector<std::pair<std::string, nlohmann::json>>;

// `section` is the command. A setting named "seed" is common to all commands and is written before
// the section. Remarks are comments at the top. Throws Error for a text that is not UTF-8.
std::string config_text(const std::string& section, const Settings& settings,
                        const std::vector<std::string>& remarks = {});
// Throws Error if the file cannot be written.
void write_config(const std::filesystem::path& folder, const std::string& section, const Settings& settings,
                  const std::vector<std::string>& remarks = {});

// If the folder has a config.toml, throws Error that names the first difference from what
// write_config would write, but for comments and for settings that may change.
void check_config(const std::filesystem::path& folder, const std::string& section, const Settings& settings,
                  const std::set<std::string>& may_change = {});

// Names and values from a file (toml.h). Sections ("[train]") other than `section` are passed over,
// unless it is empty. `file` is the file's name in messages. Throws Error for the first line that is
// not as expected.
Settings parse_settings(const std::string& text, const std::string& file, const std::string& section = "");

}  // namespace la3::records
