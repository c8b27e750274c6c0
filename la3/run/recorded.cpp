#include "la3/run/recorded.h"

#include <limits>
#include <stdexcept>

#include "la3/core/utf8.h"
#include "la3/run/data_digest.h"

namespace la3::run {
namespace {

// Whether the value is a number of this kind, in its range.
template <typename Number>
bool fits(const nlohmann::json& value) {
  if constexpr (std::is_floating_point_v<Number>) {
    return value.is_number();
  } else {
    using Limits = std::numeric_limits<Number>;
    if (value.is_number_unsigned()) { return value.get<uint64_t>() <= static_cast<uint64_t>(Limits::max()); }
    return value.is_number_integer() && std::is_signed_v<Number> && value.get<int64_t>() >= Limits::min();
  }
}
bool is_list_of_names(const nlohmann::json& value) {
  if (!value.is_array()) { return false; }
  for (const auto& entry : value) {
    if (!entry.is_string()) { return false; }
  }
  return true;
}

// With weights to start from, all of them: a preset may have set them.
template <typename Options>
void add_if_set(records::Settings& settings, const SettingsTable<Options>& table, const Options& options,
                const TrainingOptions& training) {
  for (auto& setting : recorded_if_set(table, options, !training.init.empty())) {
    settings.push_back(std::move(setting));
  }
}

}  // namespace

nlohmann::json value_of(const ImageCount& count) {
  return count.per_label ? nlohmann::json(text_of(count)) : nlohmann::json(count.images);
}

nlohmann::json value_of(const SettingField& field) {
  return std::visit(
      [](const auto* value) {
        if constexpr (std::is_same_v<decltype(value), const ImageCount*>) {
          return value_of(*value);
        } else {
          return nlohmann::json(*value);
        }
      },
      field);
}

void set_field(const SettingField& field, const nlohmann::json& value, const std::string& name) {
  const auto expect = [&](bool is_right, const char* what) {
    if (!is_right) {
      throw std::invalid_argument(name + ": " + what + " expected, found " + printable(value.dump(), 60));
    }
  };
  std::visit(
      [&](auto* to) {
        using Value = std::decay_t<decltype(*to)>;
        if constexpr (std::is_same_v<Value, std::string>) {
          expect(value.is_string(), "a text");
        } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
          expect(is_list_of_names(value), "a list of names");
        } else if constexpr (std::is_same_v<Value, bool>) {
          expect(value.is_boolean(), "true or false");
        } else if constexpr (std::is_same_v<Value, ImageCount>) {
          try {
            *to = parse_image_count(value.is_string() ? value.get<std::string>() : value.dump());
          } catch (const std::invalid_argument& error) { throw std::invalid_argument(name + ": " + error.what()); }
        } else {
          expect(fits<Value>(value), std::is_floating_point_v<Value> ? "a number" : "a whole number");
        }
        if constexpr (!std::is_same_v<Value, ImageCount>) { *to = value.get<Value>(); }
      },
      field);
}

records::Settings recorded(const TrainingOptions& options, uint64_t seed) {
  records::Settings settings = recorded(training_settings(), options);
  settings.emplace_back("seed", seed);
  add_if_set(settings, training_settings(), options, options);
  return settings;
}

records::Settings recorded(const Options& options, uint64_t seed) {
  Options complete = options;
  complete.target_network = options.target();
  records::Settings settings = recorded(run::settings(), complete);
  settings.emplace_back("seed", seed);
  const Options defaults;
  const auto add_default = [&](const char* name, const std::string& value, const std::string& usual) {
    if (options.learns() && value == usual) { settings.emplace_back(name, value); }
  };
  // What guides the search follows from the number of images unless it is named, so it always is.
  add_default("explore", options.search.explore.guide, defaults.search.explore.guide);
  add_default("predictor", options.predictor, defaults.predictor);
  add_if_set(settings, run::settings(), complete, complete.training);
  return settings;
}

void check_agreement(const Context& context, const records::Settings& settings,
                     const std::vector<std::shared_ptr<const data::Dataset>>& datasets) {
  if (context.group->size() == 1) { return; }
  dist::Facts facts;
  for (const auto& [name, value] : settings) { facts.emplace_back(name, value.dump()); }
  for (size_t i = 0; i < datasets.size(); ++i) {
    if (datasets[i]) { facts.emplace_back("data set " + std::to_string(i + 1), digest_of(*datasets[i])); }
  }
  context.group->check_same(facts);
}

}  // namespace la3::run
