// Settings as recorded in files, and as all processes of a job must have them. Private to la3/run
// and the commands.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "la3/core/settings.h"
#include "la3/data/dataset.h"
#include "la3/records/config_file.h"
#include "la3/run/context.h"
#include "la3/run/options.h"

namespace la3::run {

nlohmann::json value_of(const SettingField& field);
// A number, or a text such as "50/label".
nlohmann::json value_of(const ImageCount& count);
// Throws std::invalid_argument, which names the setting, if the value has the wrong kind.
void set_field(const SettingField& field, const nlohmann::json& value, const std::string& name);

// Names and values of the settings that are always recorded.
template <typename Options>
records::Settings recorded(const SettingsTable<Options>& table, Options options) {
  records::Settings settings;
  for (const Setting<Options>& setting : table) {
    if (setting.recorded == Recorded::kAlways) {
      settings.emplace_back(setting.name, value_of(setting.field(options)));
    }
  }
  return settings;
}
// Those that are recorded if they are set; with `all` also the defaults of those of kIfSet.
template <typename Options>
records::Settings recorded_if_set(const SettingsTable<Options>& table, Options options, bool all) {
  Options defaults;
  records::Settings settings;
  for (const Setting<Options>& setting : table) {
    if (!is_newer(setting.recorded)) { continue; }
    nlohmann::json value = value_of(setting.field(options));
    if ((all && setting.recorded == Recorded::kIfSet) || value != value_of(setting.field(defaults))) {
      settings.emplace_back(setting.name, std::move(value));
    }
  }
  return settings;
}
// What config.toml says about a training, and about a whole run.
records::Settings recorded(const TrainingOptions& options, uint64_t seed);
records::Settings recorded(const Options& options, uint64_t seed);

// Throws Error, the same on all ranks, unless settings and data sets (null ones are skipped) are
// the same on all ranks.
void check_agreement(const Context& context, const records::Settings& settings,
                     const std::vector<std::shared_ptr<const data::Dataset>>& datasets);

}  // namespace la3::run
