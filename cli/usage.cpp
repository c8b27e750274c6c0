#include "cli/usage.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"

namespace la3::cli {
namespace {

constexpr size_t kMostConfigBytes = size_t{1} << 20;

const CLI::App* find_subcommand(const CLI::App& app, const std::string& name) {
  for (const CLI::App* command : app.get_subcommands({})) {
    if (command->get_name() == name) { return command; }
  }
  return nullptr;
}

// Those that help texts list too.
std::vector<std::string_view> command_names(const CLI::App& app) {
  std::vector<std::string_view> names;
  for (const CLI::App* command : app.get_subcommands({})) {
    if (!command->get_group().empty()) { names.push_back(command->get_name()); }
  }
  return names;
}

bool looks_like_flag(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && std::isdigit(static_cast<unsigned char>(word[1])) == 0 &&
         word[1] != '.';
}

// A command takes its own flags and those of the commands above it.
const CLI::Option* find_flag(const CLI::App* command, const std::string& name) {
  for (; command != nullptr; command = command->get_parent()) {
    if (const CLI::Option* option = command->get_option_no_throw(name)) { return option; }
  }
  return nullptr;
}

std::string unknown_flag(const CLI::App* command, const std::string& name) {
  std::vector<std::string> flags;
  for (; command != nullptr; command = command->get_parent()) {
    for (const CLI::Option* option : command->get_options()) {
      for (const std::string& known : option->get_lnames()) { flags.push_back("--" + known); }
    }
  }
  const std::string nearest = suggest_name(name, {flags.begin(), flags.end()});
  // --help lists them better than one line can.
  return "unknown flag " + in_quotes(name) + (nearest.starts_with("; did you mean") ? nearest : "");
}

bool takes_words(const CLI::App& command) {
  const auto options = command.get_options();
  return std::any_of(options.begin(), options.end(), [](const auto* option) { return !option->nonpositional(); });
}

// Follows the words from command to command as CLI11 does; "" where it finds nothing wrong.
std::string find_fault(const CLI::App& app, const std::vector<std::string>& words) {
  const CLI::App* command = &app;
  std::map<const CLI::Option*, int> given;
  std::string twice;
  for (size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
    const std::string& word = words[i];
    if (!looks_like_flag(word)) {
      const std::vector<std::string_view> commands = command_names(*command);
      if (commands.empty()) { continue; }  // an argument
      const CLI::App* next = find_subcommand(*command, word);
      if (next == nullptr) { return "unknown command " + in_quotes(word) + suggest_name(word, commands); }
      command = next;
      continue;
    }
    const size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const CLI::Option* option = find_flag(command, name);
    // -qx may be short for -q -x, or for -q with the value x.
    if (option == nullptr && name[1] != '-' && find_flag(command, name.substr(0, 2)) != nullptr) { continue; }
    if (option == nullptr) { return unknown_flag(command, name); }
    if (++given[option] == 2 && option->get_items_expected_max() <= 1) { twice = name + ": given twice"; }
    if (option->get_items_expected_min() > 0 && equals == std::string::npos) { ++i; }
    if (option->get_delimiter() != '\0' && !takes_words(*command) && i + 1 < words.size() &&
        !looks_like_flag(words[i + 1])) {
      return name + ": values separated by commas expected, found " + in_quotes(words[i] + ' ' + words[i + 1]);
    }
    while (option->get_items_expected_max() > 1 && i + 1 < words.size() && !looks_like_flag(words[i + 1])) { ++i; }
  }
  return twice;
}

// By the type in the help text, of the command that was called.
std::string number_expected(const CLI::App& app, const std::string& flag) {
  const CLI::App* command = &app;
  while (!command->get_subcommands().empty()) { command = command->get_subcommands().front(); }
  const CLI::Option* option = find_flag(command, flag);
  const std::string type = option == nullptr ? "" : option->get_type_name();
  if (type.find(',') != std::string::npos) { return "numbers, separated by commas,"; }
  return type == "N" || type == "PX" ? "a whole number" : "a number";
}

}  // namespace

std::string explain(const CLI::ParseError& error, const CLI::App& app, const std::vector<std::string>& arguments) {
  // CLI11 reports a missing flag or command before one that should not be there.
  const bool is_about_names = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr ||
                              dynamic_cast<const CLI::RequiredError*>(&error) != nullptr ||
                              dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr;
  const std::string fault = is_about_names ? find_fault(app, arguments) : "";
  if (!fault.empty()) { return fault; }
  // "Could not convert: --lr = abc", and all there is of a list.
  const std::string message = error.what(), begin = "Could not convert: ";
  const size_t equals = message.find(" = ");
  if (message.starts_with(begin) && equals != std::string::npos) {
    const std::string flag = message.substr(begin.size(), equals - begin.size());
    const std::string found = message.substr(equals + 3);
    const size_t digits = found.starts_with('-') ? 1 : 0;
    const bool is_whole =
        found.size() > digits && found.find_first_not_of("0123456789", digits) == std::string::npos;
    const std::string expected = !is_whole     ? number_expected(app, flag)
                                 : digits == 0 ? "a smaller number"
                                               : "a number from 0";
    return flag + ": " + expected + " expected, found " + in_quotes(found);
  }
  return message;
}

std::string list_fault(const CLI::App& app, const std::vector<std::string>& arguments) {
  const CLI::App* command = &app;
  for (size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
    const std::string& word = arguments[i];
    if (!looks_like_flag(word)) {
      if (const CLI::App* next = find_subcommand(*command, word)) { command = next; }
      continue;
    }
    const size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const CLI::Option* option = find_flag(command, name);
    if (option == nullptr || option->get_delimiter() == '\0') { continue; }
    if (equals == std::string::npos) { ++i; }
    const std::string value = equals != std::string::npos ? word.substr(equals + 1)
                              : i < arguments.size()      ? arguments[i]
                                                          : "";
    if (!value.ends_with(',')) { continue; }
    if (i + 1 == arguments.size() || looks_like_flag(arguments[i + 1])) {
      return name + ": a value expected after the last comma, found " + in_quotes(value);
    }
    return name + ": values separated by commas alone expected, found " +
           in_quotes(value + ' ' + arguments[i + 1]) + "; spaces need quotes";
  }
  return "";
}

// CLI11 only says that it could not parse "run.epoch". Adds which file that is in, and what may
// have been meant.
std::string explain(const CLI::ConfigError& error, const CLI::App& app) {
  const std::string message = error.what(), begin = "INI was not able to parse ";
  if (message.rfind(begin, 0) != 0) { return message; }
  std::string key = message.substr(begin.size());
  // CLI11 marks sections this way.
  if (key.ends_with(".++") || key.ends_with(".--")) { key.resize(key.size() - 3); }
  const CLI::App* section = &app;
  std::string name = message.substr(begin.size());
  std::vector<std::string_view> known;
  for (size_t dot; (dot = name.find('.')) != std::string::npos; name = name.substr(dot + 1)) {
    const CLI::App* inner = find_subcommand(*section, name.substr(0, dot));
    if (inner == nullptr) {
      known = command_names(*section);
      name = name.substr(0, dot);
      break;
    }
    section = inner;
  }
  if (known.empty()) {
    for (const CLI::Option* option : section->get_options()) {
      for (const std::string& flag : option->get_lnames()) { known.push_back(flag); }
    }
  }
  return app.get_config_ptr()->as<std::string>() + ": unknown key " + in_quotes(key) + suggest_name(name, known);
}

// CLI11 does not say why it could not read the file; reading it again does.
std::string explain(const CLI::FileError& error, const CLI::App& app) {
  try {
    read_file(app.get_config_ptr()->as<std::string>(), kMostConfigBytes);
  } catch (const Error& reason) { return reason.what() + std::string("; --config wants a TOML file with flags"); }
  return error.what();
}

}  // namespace la3::cli
