#include "cli/config.h"

#include <istream>
#include <iterator>
#include <memory>
#include <string>

#include "la3/records/toml.h"

namespace la3::cli {
namespace {

class TomlConfig : public CLI::ConfigBase {
 public:
  explicit TomlConfig(const CLI::App& app) : app_(app) {}

  std::vector<CLI::ConfigItem> from_config(std::istream& input) const override {
    const std::string text(std::istreambuf_iterator<char>(input), {});
    const std::string file = app_.get_config_ptr()->as<std::string>();
    std::vector<records::TomlEntry> entries = records::parse_toml(text, file, records::BareWords::kAreStrings);
    check_command(entries, file);
    std::vector<CLI::ConfigItem> found;
    for (records::TomlEntry& entry : entries) {
      const std::string whole = entry.section.empty() ? entry.name : entry.section + '.' + entry.name;
      CLI::ConfigItem& item = found.emplace_back();
      item.parents = CLI::detail::split(whole, '.');
      item.name = item.parents.back();
      item.parents.pop_back();
      item.inputs = std::move(entry.words);
    }
    return found;
  }

 private:
  // A file for other commands alone would change nothing.
  void check_command(const std::vector<records::TomlEntry>& entries, const std::string& file) const {
    const CLI::App* command = &app_;
    std::string called;
    while (!command->get_subcommands().empty()) {
      command = command->get_subcommands().front();
      called += (called.empty() ? "" : ".") + command->get_name();
    }
    if (called.empty() || entries.empty()) { return; }
    std::string others;
    for (const records::TomlEntry& entry : entries) {
      const std::string whole = entry.section.empty() ? entry.name : entry.section + '.' + entry.name;
      const std::string section = whole.substr(0, whole.rfind('.'));
      if (section == whole || section == called || !is_command(section)) { return; }
      if (others.find('[' + section + ']') == std::string::npos) {
        others += (others.empty() ? "[" : ", [") + section + ']';
      }
    }
    throw CLI::ConfigError(file + ": a section [" + called + "] expected, found " + others,
                           CLI::ExitCodes::ConfigError);
  }

  bool is_command(const std::string& path) const {
    const CLI::App* command = &app_;
    for (const std::string& name : CLI::detail::split(path, '.')) {
      const auto inner = command->get_subcommands([&](const CLI::App* one) { return one->get_name() == name; });
      if (inner.empty()) { return false; }
      command = inner.front();
    }
    return true;
  }

  const CLI::App& app_;
};

}  // namespace

void read_config_as_toml(CLI::App& app) {
  app.config_formatter(std::make_shared<TomlConfig>(app));
}

}  // namespace la3::cli
