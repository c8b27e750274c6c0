// A training in a folder of its own: what `la3 train` and `la3 run` have in common.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/commands.h"
#include "cli/torch/run_directory.h"
#include "cli/torch/training_flags.h"
#include "la3/nn/network.h"

namespace la3::cli {

struct TrainStage {
  nn::Network& network;  // on the device
  TrainingData data;
  std::string data_name;
  train::TrainOptions options;  // its callbacks, checkpoints and should_stop are filled in here
  Settings config;              // what config.toml says, under [train]
  std::string prefix = {};      // before every line of progress
  // Told of the progress instead of a person, for trainings side by side.
  std::function<void(const train::TrainProgress&)> watch = {};
};

// Trains, or goes on training, into the folder; returns the content of its result.json. Throws train::Interrupted,
// with everything so far saved, when Ctrl-C is pressed.
nlohmann::ordered_json run_train_stage(const RunDirectory& run, TrainStage stage, const GlobalOptions& options);

// The part of all ranks but the first, which write nothing and print nothing.
void join_train_stage(TrainStage stage);

}  // namespace la3::cli
