// What is wrong with a command line or a config file: CLI11's complaint, told in the words that
// were typed.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace la3::cli {

// Names a command or flag that is not there, with the nearest one, or a flag that was given twice;
// else what CLI11 says. `arguments` as they were typed.
std::string explain(const CLI::ParseError& error, const CLI::App& app, const std::vector<std::string>& arguments);

// Names the config file and the key in it that is not known, with the nearest one.
std::string explain(const CLI::ConfigError& error, const CLI::App& app);

}  // namespace la3::cli
