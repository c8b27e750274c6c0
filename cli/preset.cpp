#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "cli/commands.h"
#include "cli/hand_over.h"
#include "la3/core/error.h"
#include "la3/core/nearest_name.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;

// Relative to an installed la3, wherever it was moved to; for a la3 in its build folder, in the
// source tree.
fs::path preset_folder() {
  std::error_code ignored;
  const fs::path installed = (program_folder() / LA3_PRESETS_FROM_BIN).lexically_normal();
  return fs::is_directory(installed, ignored) ? installed : fs::path(LA3_SHARE_DIR "/presets");
}

}  // namespace

std::vector<std::string> preset_names() {
  std::vector<std::string> names;
  const fs::path folder = preset_folder();
  if (fs::is_directory(folder)) {
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.path().extension() == ".toml") { names.push_back(entry.path().stem().string()); }
    }
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string preset_path(const std::string& name) {
  const fs::path folder = preset_folder();
  const std::vector<std::string> names = preset_names();
  if (names.empty()) { throw Error(folder.string() + ": the presets are not there; --config takes a file"); }
  if (std::find(names.begin(), names.end(), name) == names.end()) {
    throw std::invalid_argument("--preset: unknown preset '" + name + "'" +
                                suggest_name(name, {names.begin(), names.end()}));
  }
  return (folder / (name + ".toml")).string();
}

}  // namespace la3::cli
