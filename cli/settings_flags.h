// A settings table as flags of a command.
#pragma once

#include <string>
#include <vector>

#include "cli/commands.h"
#include "la3/core/settings.h"

namespace la3::cli {

// Says what is expected of an ImageCount.
inline CLI::Validator image_count() {
  return {[](std::string& text) {
            try {
              parse_image_count(text);
            } catch (const std::invalid_argument& error) { return std::string(error.what()); }
            return std::string();
          },
          ""};
}

// Adds --NAME for each setting of the table. `options` must live as long as the command.
template <typename Options>
void add_settings(CLI::App& command, const SettingsTable<Options>& table, Options& options) {
  for (const Setting<Options>& setting : table) {
    const std::string flag = "--" + std::string(setting.name), help(setting.help);
    const auto add = [&](auto* value) {
      using Value = std::decay_t<decltype(*value)>;
      if constexpr (std::is_same_v<Value, bool>) {
        command.add_flag(flag, *value, help);
      } else {
        CLI::Option* option = command.add_option(flag, *value, help)->type_name(std::string(setting.type));
        if (!setting.choices.empty()) {
          const std::vector<std::string> choices(setting.choices.begin(), setting.choices.end());
          option->check(one_of(choices).description(""));
        }
        if constexpr (std::is_same_v<Value, ImageCount>) { option->check(image_count()); }
        if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
          option->delimiter(',');
        } else if constexpr (std::is_same_v<Value, std::string>) {
          if (!value->empty()) { option->capture_default_str(); }
        } else {
          option->capture_default_str();
        }
      }
    };
    std::visit(add, setting.field(options));
  }
}

}  // namespace la3::cli
