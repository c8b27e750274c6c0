// A training in its own folder: shared by `la3 train` and a whole run.
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
  train::TrainOptions options;  // callbacks, checkpoints and should_stop are filled in here
  records::Settings config;     // the [train] section of config.toml
  std::string prefix = {};      // of every note
  bool says_times = false;      // a note says what took how long
  // Receives the progress instead of the observer. For trainings side by side, which are quiet.
  std::function<void(const train::TrainProgress&)> watch = {};
};

// Trains, or continues training, in the folder. Returns the contents of its result.json. Throws
// train::Interrupted, with everything so far saved, when the observer asks it to stop.
records::TrainingResult run_train_stage(const records::WorkFolder& folder, TrainStage stage, Observer& observer);

// The part of all ranks but the first; they write and print nothing.
void join_train_stage(TrainStage stage, Observer& observer);

// "opening the data: 0.25 s"
std::string time_text(const std::string& what, double seconds);

// An evaluation on this data set in the form of result.json.
records::TestResult test_result(const train::Evaluation& evaluation, const data::Dataset& tested_on);

}  // namespace la3::run
