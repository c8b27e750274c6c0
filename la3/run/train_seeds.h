// One training in a folder, or the same training with several seeds: `la3 train`. Private to la3/run
// and the commands.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

#include "la3/records/result_file.h"
#include "la3/run/context.h"
#include "la3/run/options.h"

namespace la3::run {

struct TrainRequest {
  TrainingOptions options = {};
  std::filesystem::path out = {};
  bool resume = false;
  bool verbose = false;  // list every tensor of the weights to start from, and what took how long
  // 0: one training, in `out` itself. Else the context's seed and those after it, this many, each in
  // out/seed-N.
  int seeds = 0;
  int side_by_side = 0;  // trainings at a time; 0: as many as suit network and device
  // Called once everything is checked, before anything is written.
  std::function<void()> checked = [] {};
};

struct SeedResult {
  uint64_t seed = 0;
  std::filesystem::path folder = {};
  records::TrainingResult result = {};
};

// Trains, or continues. All ranks call it; only the first gets results. Everything that can be wrong
// is checked before a folder is created. If one of several trainings fails, the others still finish
// before its Error is thrown. Throws train::Interrupted, with everything so far saved, when the
// observer asks it to stop.
std::vector<SeedResult> train_seeds(const TrainRequest& request, const Context& context);

}  // namespace la3::run
