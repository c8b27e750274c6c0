// What a whole run will do: settings that suit the data and the device, and how long each stage will take.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/torch/lanes.h"
#include "cli/torch/search_stage.h"
#include "cli/torch/training_flags.h"
#include "la3/search/construct.h"

namespace la3::cli {

inline const std::vector<std::string> kCompareAll = {"none", "random", "learned"};

struct RunFlags {
  TrainingFlags training;  // of the target network; `network` is also the search's unless target_network is set
  std::string target_network;
  int pretrain_epochs = 0;
  std::string pretrain_policy = "none";
  SearchFlags search;
  search::ConstructOptions construct;
  std::string select = "mrmr";
  int seeds = 3;
  std::vector<std::string> compare = kCompareAll;  // of none, random, learned
  bool label_invariant = false;                    // also search, and train with, one policy for all labels
  int side_by_side = 0;                            // trainings at a time; 0: see choose_lanes
  std::string out;
  bool resume = false;

  const std::string& target() const { return target_network.empty() ? training.network : target_network; }
  // The trainings that are compared, in the order of the report.
  std::vector<std::string> policies() const;
};

// --train-images where it was not given (`is_given` says by the flag's name), before the data is opened.
void choose_images(RunFlags& flags, const std::function<bool(const std::string&)>& is_given);

// Settings that were not given (`is_given` says by the flag's name) get values that suit the size of the images and
// the device: small ones on a CPU, the paper's on a GPU.
void choose_defaults(RunFlags& flags, const RunData& data, bool on_gpu,
                     const std::function<bool(const std::string&)>& is_given);

// Small networks gain little from several threads: on CPUs one training per core then. What a training computes
// does not depend on `count`, on CPUs it does on `threads`, in the last bits.
Lanes choose_lanes(const RunFlags& flags, const RunData& data, torch::Device device, const GlobalOptions& options,
                   int processes);

struct PlannedStage {
  bool is_training() const { return name.rfind("train ", 0) == 0; }

  std::string name;         // as in run.json
  std::string description;  // for people
  double seconds = 0;       // expected
};

// All stages in order, with times measured on the spot: a few steps of training and inference, a few epochs of the
// predictor. Measured on this process alone; so many are assumed to be so many times as fast. Of trainings side by
// side, `seconds` is the share that one adds to the run.
std::vector<PlannedStage> plan_stages(const RunFlags& flags, const RunData& data, torch::Device device,
                                      const GlobalOptions& options, int processes, const Lanes& lanes);

// An upper bound of what the run will write.
uint64_t disk_bytes(const RunFlags& flags, const RunData& data);

}  // namespace la3::cli
