// run.json: what a run is, which of its stages are done, and how long they took (docs/formats.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "la3/records/stage.h"

namespace la3::records {

struct StageState {
  std::string name = {};  // stage_name(), or a name from a later la3
  double seconds = 0;     // of the run's time; trainings side by side share it
  bool done = false;
  double own_seconds = 0;  // from its beginning to its end; files without it: as `seconds`

  bool operator==(const StageState&) const = default;
};

struct RunFile {
  static constexpr const char* kName = "run.json";
  static constexpr int kVersion = 1;

  // Empty, or without a value, if the file does not say.
  std::string la3 = {}, libtorch = {}, command = {}, data = {}, data_checked = {}, network = {}, device = {};
  std::optional<uint64_t> seed = std::nullopt, seeds = std::nullopt;
  std::string started = {}, machine = {};
  std::string policy_checked = {};                 // checksum of policy.json, once it is made
  std::string directory = {};                      // the working directory when it was begun
  std::string budget = {};                         // as in --budget
  std::string given_data = {};                     // the data as the user named it, if its size was changed
  std::vector<std::string> gave_up = {};           // for the budget, one sentence each
  std::map<std::string, std::string> titles = {};  // readable names by label, where the data has them
  std::vector<StageState> stages = {};

  bool operator==(const RunFile&) const = default;

  bool is_done(const Stage& stage) const;
  // The entry of a stage; adds one if there is none.
  StageState& at(const Stage& stage);
  // The time of all stages of this kind. For stages of any kind: total_seconds().
  template <typename Kind>
  double seconds() const {
    double sum = 0;
    for (const StageState& entry : stages) {
      const auto stage = parse_stage(entry.name);
      if (stage && std::holds_alternative<Kind>(*stage)) { sum += entry.seconds; }
    }
    return sum;
  }
  double total_seconds() const;
};

// Throws Error if the file cannot be read, is damaged, has another format or a newer version.
RunFile read_run_file(const std::filesystem::path& run_folder);
// Throws Error if it cannot be written.
void write_run_file(const std::filesystem::path& run_folder, const RunFile& run);

}  // namespace la3::records
