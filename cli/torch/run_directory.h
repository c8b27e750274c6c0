// The folder of a run: what belongs into it, and which folder may be used for which run (docs/formats.md).
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace la3::cli {

// Names and values of flags, for config.toml.
using Settings = std::vector<std::pair<std::string, nlohmann::json>>;

class RunDirectory {
 public:
  // Makes the folder. One that holds a run is refused unless `resume`; one that holds other things always is.
  // Throws Error.
  RunDirectory(std::filesystem::path folder, bool resume);

  const std::filesystem::path& folder() const { return folder_; }
  std::filesystem::path checkpoints() const { return folder_ / "checkpoint"; }
  std::filesystem::path weights() const { return folder_ / "weights.safetensors"; }

  // All settings of a command as a file for --config: `section` is the command, values are written as TOML. A
  // setting named "seed" is one of every command and stands before the section.
  void write_config(const std::string& section, const Settings& settings) const;

  // metrics.jsonl: forget what is beyond so many epochs (or whatever `unit` counts), and add a line.
  void keep_metrics(int epochs, const char* unit = "epoch") const;
  void add_metrics(const nlohmann::ordered_json& line) const;

  void write_result(const nlohmann::ordered_json& result) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace la3::cli
