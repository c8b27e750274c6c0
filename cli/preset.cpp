#include <algorithm>
#include <filesystem>

#include "cli/commands.h"
#include "la3/core/error.h"
#include "la3/core/nearest_name.h"

namespace la3::cli {

std::string preset_path(const std::string& name) {
  const std::filesystem::path folder = LA3_SOURCE_DIR "/presets";
  std::vector<std::string> names;
  if (std::filesystem::is_directory(folder)) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".toml") { names.push_back(entry.path().stem().string()); }
    }
  }
  if (names.empty()) { throw Error(folder.string() + ": the presets are not there; --config takes a file"); }
  std::sort(names.begin(), names.end());
  if (std::find(names.begin(), names.end(), name) == names.end()) {
    throw Error("--preset: unknown preset '" + name + "'" + suggest_name(name, {names.begin(), names.end()}));
  }
  return (folder / (name + ".toml")).string();
}

}  // namespace la3::cli
