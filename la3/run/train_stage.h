// A training in a folder of its own: what `la3 train` and a whole run have in common.
#pragma once

#include <functional>
#include <string>

#include "la3/nn/network.h"
#include "la3/records/config_file.h"
#include "la3/records/result_file.h"
#include "la3/records/run_folder.h"
#include "la3/run/data.h"

namespace la3::run {

struct TrainStage {
  nn::Network& network;  // on the device
  TrainingData data;
  std::string data_name;
  train::TrainOptions options;  // its callbacks, checkpoints and should_stop are filled in here
  records::Settings config;     // what config.toml says, under [train]
  std::string prefix = {};      // before every note
  // Told of the progress instead of the observer, for trainings side by side, which are quiet.
  std::function<void(const train::TrainProgress&)> watch = {};
};

// Trains, or goes on training, into the folder; returns what its result.json says. Throws
// train::Interrupted, with everything so far saved, when the observer asks it to stop.
records::TrainingResult run_train_stage(const records::WorkFolder& folder, TrainStage stage, Observer& observer);

// The part of all ranks but the first, which write nothing and say nothing.
void join_train_stage(TrainStage stage, Observer& observer);

// An evaluation as result.json has it.
records::TestResult test_result(const train::Evaluation& evaluation, const std::vector<std::string>& labels);

}  // namespace la3::run
