// What `la3 run --resume --out DIR` takes from the folder of a run: all its settings. Private to
// la3/run and the commands.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "la3/run/options.h"

namespace la3::run {

// options.out; without it, runs/ and the data's name.
std::filesystem::path folder_of(const Options& options);

// The run that was begun in a folder.
struct BegunRun {
  std::string file = {};    // of the settings, for messages
  std::string config = {};  // its contents
  // Whether there is a run.json. It is written after the settings: without it, a run was ended in between,
  // before it did anything.
  bool has_state = true;
  // From run.json:
  std::filesystem::path directory = {};  // the working directory, from which relative paths count
  std::string budget = {}, given_data = {};
};

// Nothing if the folder holds no run. Throws Error if its files are damaged, or if another version of
// la3 has begun it.
std::optional<BegunRun> read_begun_run(const std::filesystem::path& folder);

// Takes over all settings of the run that the user has not chosen, and marks them as chosen. Those
// chosen stay, for execute() to compare. `seed` is null if the user gave one. Throws Error if a line
// is no setting, or for another budget.
void take_settings(const BegunRun& run, Options& options, uint64_t* seed);

}  // namespace la3::run
