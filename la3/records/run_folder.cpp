#include "la3/records/run_folder.h"

#include <set>
#include <string>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "la3/core/utf8.h"
#include "la3/records/flips_file.h"

namespace la3::records {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSeed = "seed-";

}  // namespace

std::string seed_folder(uint64_t seed) {
  return std::string(kSeed) + std::to_string(seed);
}

bool is_seed_folder(std::string_view name) {
  return name.starts_with(kSeed) && name.size() > kSeed.size() &&
         name.find_first_not_of("0123456789", kSeed.size()) == std::string_view::npos;
}

void check_is_no_folder(const fs::path& weights) {
  std::error_code error;
  if (!fs::is_directory(weights, error)) { return; }
  for (const char* inside : {"", "seed-0", "train/policy-0", "train/none-0"}) {
    const fs::path file = weights / inside / kWeightsName;
    if (fs::exists(file, error)) {
      throw Error(printable(weights.string()) + ": a file expected, found a folder; did you mean " +
                  in_quotes(file.string()) + "?");
    }
  }
}

namespace {

const std::set<std::string>& known_in(WorkFolder::Kind kind) {
  static const std::set<std::string> of_stage = {"config.toml",     "metrics.jsonl",       "checkpoint",
                                                 "result.json",     "weights.safetensors", "evaluations.jsonl",
                                                 "predictions.bin", kTrialsName,           kFlipsName};
  static const std::set<std::string> of_whole = {"config.toml", "log.txt",     "run.json", "result.json",
                                                 "policy.json", "report.html", "pretrain", "search",
                                                 "policies",    "train",       "samples",  "search-label-invariant",
                                                 "strength"};
  return kind == WorkFolder::Kind::kWhole ? of_whole : of_stage;
}

}  // namespace

void WorkFolder::check(const fs::path& folder, bool resume, Kind kind) {
  if (!fs::is_directory(folder)) { return; }
  const std::set<std::string>& known = known_in(kind);
  bool holds_run = false;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (known.contains(leftover_of(name))) { continue; }
    if (kind == Kind::kSeeds ? !is_seed_folder(name) : !known.contains(name)) {
      if (kind == Kind::kStage && known_in(Kind::kWhole).contains(name)) {
        throw Error(folder.string() + ": is the folder of a whole run, for `la3 run`");
      }
      const bool may_be_run = resume && kind == Kind::kWhole;
      throw Error(folder.string() + ": " + (may_be_run ? "the folder of a run, or " : "") +
                  "a new or empty folder expected, found '" + name + "' in it");
    }
    holds_run = true;
  }
  if (holds_run && !resume) {
    throw Error(folder.string() + ": holds a run already; --resume goes on with it, another --out starts anew");
  }
}

WorkFolder::WorkFolder(fs::path folder, bool resume, Kind kind) : folder_(std::move(folder)) {
  make_folder(folder_);
  lock_ = std::make_shared<const FolderLock>(
      folder_, "another la3 works in this folder; wait for it, or take another --out");
  check(folder_, resume, kind);
  std::vector<fs::path> leftovers;  // of processes that were killed while writing
  for (const auto& entry : fs::directory_iterator(folder_)) {
    if (known_in(kind).contains(leftover_of(entry.path().filename().string()))) {
      leftovers.push_back(entry.path());
    }
  }
  std::error_code error;
  if (fs::is_directory(checkpoints(), error)) {
    for (const auto& entry : fs::directory_iterator(checkpoints())) {
      if (!leftover_of(entry.path().filename().string()).empty()) { leftovers.push_back(entry.path()); }
    }
  }
  // The folder belongs to a run and is locked, so nobody is writing these files.
  for (const fs::path& leftover : leftovers) { remove_leftover(leftover); }
  if (kind == Kind::kWhole) {  // also in folders of finished stages, which are not opened again
    for (const auto& entry :
         fs::recursive_directory_iterator(folder_, fs::directory_options::skip_permission_denied)) {
      if (entry.is_directory(error)) { remove_leftovers(entry.path()); }
    }
  }
}

}  // namespace la3::records
