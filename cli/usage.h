// What is wrong with a command line or a config file: CLI11's complaint, in the words the user
// typed.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace la3::cli {

// Names an unknown command or flag, with the nearest known one, or a flag that was given twice;
// otherwise CLI11's message. `arguments` are as typed.
std::string explain(const CLI::ParseError& error, const CLI::App& app, const std::vector<std::string>& arguments);

// A list with a space after one of its commas, of which CLI11 would take the first part; "" if there is none.
std::string list_fault(const CLI::App& app, const std::vector<std::string>& arguments);

// Names the config file and the unknown key in it, with the nearest known one.
std::string explain(const CLI::ConfigError& error, const CLI::App& app);

// Names the config file and why it cannot be read.
std::string explain(const CLI::FileError& error, const CLI::App& app);

}  // namespace la3::cli
