#include "la3/records/config_file.h"

#include <sstream>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/records/run_folder.h"
#include "la3/records/toml.h"

namespace la3::records {
namespace {

// The line that sets it; empty if there is none.
std::string line_of(const std::string& text, const std::string& setting) {
  const size_t at = ("\n" + text).find("\n" + setting + " = ");
  return at == std::string::npos ? "" : text.substr(at, text.find('\n', at) - at);
}

// Throws Error if a string in it is not UTF-8.
std::string text_of(const std::string& name, const nlohmann::json& value) {
  try {
    return value.dump();
  } catch (const nlohmann::json::type_error&) {
    const nlohmann::json* wrong = &value;
    for (const nlohmann::json& item : value) {  // of a string, the string itself
      if (item.is_string() && !is_utf8(item.get_ref<const std::string&>())) { wrong = &item; }
    }
    throw Error(name + ": a value in UTF-8 expected, found " +
                (wrong->is_string() ? in_quotes(wrong->get<std::string>()) : "other bytes"));
  }
}

}  // namespace

std::string config_text(const std::string& section, const Settings& settings,
                        const std::vector<std::string>& remarks) {
  std::string general, own;
  for (const std::string& remark : remarks) { general += "# " + printable(remark) + "\n"; }
  for (const auto& [name, value] : settings) {
    // TOML writes strings and numbers as JSON does, as far as they are used here.
    (name == "seed" ? general : own) += name + " = " + text_of(name, value) + "\n";
  }
  return "# All settings of this run. To repeat it: la3 --config config.toml " + section + " --out DIR\n" +
         "# (On a CPU, the last bits also depend on --threads. Trainings side by side have one thread each, or "
         "few.)\n" +
         general + "\n[" + section + "]\n" + own;
}

void write_config(const std::filesystem::path& folder, const std::string& section, const Settings& settings,
                  const std::vector<std::string>& remarks) {
  write_file(folder / kConfigName, config_text(section, settings, remarks));
}

void check_config(const std::filesystem::path& folder, const std::string& section, const Settings& settings,
                  const std::set<std::string>& may_change) {
  const std::filesystem::path file = folder / kConfigName;
  if (!std::filesystem::exists(file)) { return; }
  const auto bytes = read_file(file, 1 << 20);
  const std::string text_then(bytes.begin(), bytes.end()), text_now = config_text(section, settings);
  const auto expect_same = [&](const std::string& then, const std::string& now) {
    if (then == now) { return; }
    throw Error(file.string() +
                ": the run was begun with other settings: " + in_quotes(then.empty() ? "nothing" : then) +
                " there, " + in_quotes(now.empty() ? "nothing" : now) + " here");
  };
  // Weights to start from bring a preset with them, whose settings differ then too.
  expect_same(line_of(text_then, "init"), line_of(text_now, "init"));
  std::istringstream then(text_then), now(text_now);
  const auto next = [&](std::istringstream& lines, std::string& line) {
    while (std::getline(lines, line)) {
      if (!line.starts_with('#') && !may_change.contains(line.substr(0, line.find(" = ")))) { return true; }
    }
    return false;
  };
  for (std::string a, b;;) {
    const bool has_a = next(then, a), has_b = next(now, b);
    if (!has_a && !has_b) { return; }
    expect_same(has_a ? a : "", has_b ? b : "");
  }
}

Settings parse_settings(const std::string& text, const std::string& file, const std::string& section) {
  Settings settings;
  for (TomlEntry& entry : parse_toml(text, file)) {
    if (section.empty() || entry.section.empty() || entry.section == section) {
      settings.emplace_back(std::move(entry.name), std::move(entry.value));
    }
  }
  return settings;
}

}  // namespace la3::records
