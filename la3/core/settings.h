// Settings: a table per options struct, from which come command-line flags, lines of files, what a
// resumed training must agree with and what all processes of a job must agree on.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "la3/core/image_count.h"

namespace la3 {

// Whether files that repeat the work have a setting. kIfSet and kIfChanged are for settings that are
// newer than some of these files: they have it if its value is not the default. With weights to start
// from, they also have those of kIfSet that are the default.
enum class Recorded { kAlways, kIfSet, kIfChanged, kNever };
inline bool is_newer(Recorded recorded) {
  return recorded == Recorded::kIfSet || recorded == Recorded::kIfChanged;
}

// Where a setting is kept. The pointer lives as long as the options.
using SettingField =
    std::variant<int*, uint32_t*, double*, bool*, std::string*, std::vector<std::string>*, ImageCount*>;

template <typename Options>
struct Setting {
  using Field = std::function<SettingField(Options&)>;

  Setting(std::string_view setting_name, std::string_view type_name, std::string_view help_text, Field get_field,
          std::string_view checkpoint_name = "", Recorded when_recorded = Recorded::kAlways,
          std::vector<std::string_view> only_choices = {})
      : name(setting_name),
        type(type_name),
        help(help_text),
        field(std::move(get_field)),
        in_checkpoints(checkpoint_name),
        recorded(when_recorded),
        choices(std::move(only_choices)) {}

  std::string_view name;  // "lr": the flag --lr, and the line "lr = 0.1" of a file
  std::string_view type;  // what help texts call a value: N, X, NAME; empty: a switch
  std::string_view help;
  Field field;
  // What checkpoints call it; work that is resumed must have the same value. Empty: it may change.
  std::string_view in_checkpoints;
  Recorded recorded;  // in checkpoints, kNever means nothing
  // If not empty, the only values there are.
  std::vector<std::string_view> choices;
};

template <typename Options>
using SettingsTable = std::vector<Setting<Options>>;

// The table of a struct that is a member of another one.
template <typename Outer, typename Inner>
SettingsTable<Outer> settings_of_member(const SettingsTable<Inner>& table, Inner Outer::*member) {
  SettingsTable<Outer> outer;
  for (const Setting<Inner>& setting : table) {
    outer.push_back({setting.name, setting.type, setting.help,
                     [field = setting.field, member](Outer& options) { return field(options.*member); },
                     setting.in_checkpoints, setting.recorded, setting.choices});
  }
  return outer;
}

}  // namespace la3
