// The folder of a run: what belongs into it, and which folder may be used for which run (docs/formats.md).
#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "la3/core/folder_lock.h"

namespace la3::cli {

// Names and values of flags, for config.toml.
using Settings = std::vector<std::pair<std::string, nlohmann::json>>;

class RunDirectory {
 public:
  // Of what: one command's work, or a whole `la3 run`, which has such folders inside.
  enum class Kind { kStage, kWhole };

  // Makes the folder. One that holds a run of this kind is refused unless `resume`; one that holds other things
  // always is, and one that another process works in. Removes what killed processes left half-written. Throws
  // Error.
  RunDirectory(std::filesystem::path folder, bool resume, Kind kind = Kind::kStage);

  const std::filesystem::path& folder() const { return folder_; }
  std::filesystem::path checkpoints() const { return folder_ / "checkpoint"; }
  std::filesystem::path weights() const { return folder_ / "weights.safetensors"; }

  // All settings of a command as a file for --config: `section` is the command, values are written as TOML. A
  // setting named "seed" is one of every command and stands before the section.
  void write_config(const std::string& section, const Settings& settings) const;
  // What write_config writes.
  static std::string config_text(const std::string& section, const Settings& settings);

  // metrics.jsonl: forget what is beyond so many epochs (or whatever `unit` counts), and add a line.
  void keep_metrics(int epochs, const char* unit = "epoch") const;
  void add_metrics(const nlohmann::ordered_json& line) const;

  void write_result(const nlohmann::ordered_json& result) const;

 private:
  std::filesystem::path folder_;
  std::shared_ptr<const FolderLock> lock_;
};

}  // namespace la3::cli
