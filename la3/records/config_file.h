// config.toml: the settings of a command, as a file that --config takes (docs/formats.md).
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace la3::records {

// Names and values of settings, in order.
using Settings = std::vector<std::pair<std::string, nlohmann::json>>;

// `section` is the command. A setting named "seed" is one of every command and stands before the
// section.
std::string config_text(const std::string& section, const Settings& settings);
// Throws Error if the file cannot be written.
void write_config(const std::filesystem::path& folder, const std::string& section, const Settings& settings);

// Throws Error that names the first difference if the folder's file, if it has one, is not what
// write_config would write.
void check_config(const std::filesystem::path& folder, const std::string& section, const Settings& settings);

// Names and values of a file of lines "name = value" and comments. Values are TOML's strings,
// numbers, booleans and arrays of them, on one line. `file` stands for the text in messages. Throws
// Error for the first line that is something else.
Settings parse_settings(const std::string& text, const std::string& file);

}  // namespace la3::records
