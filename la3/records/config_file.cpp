#include "la3/records/config_file.h"

#include <sstream>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/records/run_folder.h"

namespace la3::records {
namespace {

// The line that sets it; empty if there is none.
std::string line_of(const std::string& text, const std::string& setting) {
  const size_t at = ("\n" + text).find("\n" + setting + " = ");
  return at == std::string::npos ? "" : text.substr(at, text.find('\n', at) - at);
}

}  // namespace

std::string config_text(const std::string& section, const Settings& settings,
                        const std::vector<std::string>& remarks) {
  std::string general, own;
  for (const std::string& remark : remarks) { general += "# " + printable(remark) + "\n"; }
  for (const auto& [name, value] : settings) {
    // TOML writes strings and numbers as JSON does, as far as they are used here.
    (name == "seed" ? general : own) += name + " = " + value.dump() + "\n";
  }
  return "# All settings of this run. To repeat it: la3 --config config.toml " + section + " --out DIR\n" +
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
  bool is_wanted = true;
  std::istringstream lines(text);
  size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos || line[begin] == '#') { continue; }
    if (line[begin] == '[') {
      is_wanted = section.empty() || line.substr(begin + 1, line.find(']') - begin - 1) == section;
      continue;
    }
    if (!is_wanted) { continue; }
    const size_t equals = line.find('=');
    std::string name;
    nlohmann::json value(nlohmann::json::value_t::discarded);
    if (equals != std::string::npos) {
      name = line.substr(begin, equals - begin);
      name.erase(name.find_last_not_of(" \t") + 1);
      value = nlohmann::json::parse(line.substr(equals + 1), nullptr, false);
    }
    if (name.empty() || value.is_discarded()) {
      throw Error(file + ":" + std::to_string(number) + ": name = value expected, found " + in_quotes(line));
    }
    settings.emplace_back(name, value);
  }
  return settings;
}

}  // namespace la3::records
