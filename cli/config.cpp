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
    std::vector<CLI::ConfigItem> found;
    for (records::TomlEntry& entry :
         records::parse_toml(text, app_.get_config_ptr()->as<std::string>(), records::BareWords::kAreStrings)) {
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
  const CLI::App& app_;
};

}  // namespace

void read_config_as_toml(CLI::App& app) {
  app.config_formatter(std::make_shared<TomlConfig>(app));
}

}  // namespace la3::cli
