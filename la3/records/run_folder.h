// The folder of a run: where its files are, and which folder may be used for what
// (docs/formats.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "la3/core/folder_lock.h"
#include "la3/records/stage.h"
#include "la3/records/strength_file.h"

namespace la3::records {

// Paths of a whole run's files inside its folder.
struct RunPaths {
  std::filesystem::path folder;

  std::filesystem::path log() const { return folder / "log.txt"; }
  std::filesystem::path report() const { return folder / "report.html"; }
  std::filesystem::path samples() const { return folder / "samples"; }
  std::filesystem::path policy() const { return folder / "policy.json"; }
  std::filesystem::path invariant_policy() const { return folder / "policies" / "label-invariant.json"; }
  // The copy of a policy's file that the run was given.
  std::filesystem::path compared_policy(const std::string& name) const {
    return folder / "policies" / (name + ".json");
  }
  // What the construction has made, where its strength is measured: policy.json is this at a strength.
  std::filesystem::path constructed() const { return strength_folder() / "constructed.json"; }
  std::filesystem::path strength_folder() const { return folder / "strength"; }
  std::filesystem::path strength() const { return strength_folder() / kStrengthName; }
  std::filesystem::path pretrain() const { return folder / "pretrain"; }
  std::filesystem::path trainings() const { return folder / "train"; }
  std::filesystem::path training(const Training& training) const { return trainings() / training_name(training); }
  std::filesystem::path search(const Search& search = {}) const { return folder / stage_name(search); }
};

// "seed-3": the folder of one of several trainings of one command.
std::string seed_folder(uint64_t seed);
bool is_seed_folder(std::string_view name);

inline constexpr const char* kConfigName = "config.toml";
inline constexpr const char* kWeightsName = "weights.safetensors";
inline constexpr const char* kEvaluationsName = "evaluations.jsonl";
inline constexpr const char* kTrialsName = "trials.jsonl";

// Throws Error, with the file that may be meant, if `weights` is the folder of a training, of trainings with
// several seeds, or of a run.
void check_is_no_folder(const std::filesystem::path& weights);

// A folder that only this process works in. A value: copies share the lock.
class WorkFolder {
 public:
  // For one command's work; for a whole run, which contains such folders; or for trainings with
  // several seeds, each in such a folder.
  enum class Kind { kStage, kWhole, kSeeds };

  // Creates the folder. Refuses one that already holds such work unless `resume`, one that holds
  // other things, and one that another process works in. Removes files that killed processes left
  // half-written. Throws Error.
  WorkFolder(std::filesystem::path folder, bool resume, Kind kind = Kind::kStage);

  // Refuses what the constructor refuses, except for a folder that another process works in. Changes
  // nothing.
  static void check(const std::filesystem::path& folder, bool resume, Kind kind);

  const std::filesystem::path& path() const { return folder_; }
  std::filesystem::path checkpoints() const { return folder_ / "checkpoint"; }
  std::filesystem::path weights() const { return folder_ / kWeightsName; }
  std::filesystem::path evaluations() const { return folder_ / kEvaluationsName; }

 private:
  std::filesystem::path folder_;
  std::shared_ptr<const FolderLock> lock_;
};

}  // namespace la3::records
