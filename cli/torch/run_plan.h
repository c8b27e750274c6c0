// What a whole run will do: settings that suit the data and the device, and how long each stage will take.
#pragma once

#include <string>
#include <vector>

#include "cli/torch/search_stage.h"
#include "cli/torch/training_flags.h"
#include "la3/search/construct.h"

namespace la3::cli {

struct RunFlags {
  TrainingFlags training;  // of the target network; `network` is also the search's unless target_network is set
  std::string target_network;
  int pretrain_epochs = 0;
  std::string pretrain_policy = "none";
  SearchFlags search;
  search::ConstructOptions construct;
  std::string select = "mrmr";
  int seeds = 3;
  bool label_invariant = false;  // also search, and train with, one policy for all labels
  std::string out;
  bool resume = false;

  const std::string& target() const { return target_network.empty() ? training.network : target_network; }
  // The trainings that are compared, in the order of the report.
  std::vector<std::string> policies() const;
};

// Settings that were not given (`is_given` says by the flag's name) get values that suit the size of the images and
// the device: small ones on a CPU, the paper's on a GPU.
void choose_defaults(RunFlags& flags, const RunData& data, bool on_gpu,
                     const std::function<bool(const std::string&)>& is_given);

struct PlannedStage {
  std::string name;         // as in run.json
  std::string description;  // for people
  double seconds = 0;       // expected
};

// All stages in order, with times measured on the spot: a few steps of training and inference, a few epochs of the
// predictor. Measured on this process alone; so many are assumed to be so many times as fast.
std::vector<PlannedStage> plan_stages(const RunFlags& flags, const RunData& data, torch::Device device,
                                      const GlobalOptions& options, int processes);

// An upper bound of what the run will write.
uint64_t disk_bytes(const RunFlags& flags, const RunData& data);

}  // namespace la3::cli
