// The flags of everything that trains a network, and what they come to.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/torch/run_directory.h"
#include "la3/data/dataset.h"
#include "la3/train/trainer.h"

namespace la3::cli {

struct TrainingFlags {
  std::string data, network = "wrn-40-2", policy = "none", init, precision = "float32", device = "auto";
  int hold_out = 0;      // training images left out, stratified: what a search will be validated on
  int train_images = 0;  // train on so many of the rest, stratified; 0: all
  bool skip_bad = false;
  train::TrainOptions train;
};

// Adds the flags to a command.
void add_training_flags(CLI::App& command, TrainingFlags& flags);

// The data sets a training uses.
struct TrainingData {
  std::shared_ptr<const data::Dataset> train, test;
};
TrainingData open_training_data(const TrainingFlags& flags, const GlobalOptions& options);
// The --hold-out images that open_training_data() leaves out.
std::shared_ptr<const data::Dataset> open_held_out(const TrainingFlags& flags, const GlobalOptions& options);

// The data sets of a whole run: all training images; those the search's network is trained with and those it is
// validated on, which are the source's own validation part where it has one beside a test part, else --hold-out
// training images (0: as many as is customary); and the test images.
struct RunData {
  std::shared_ptr<const data::Dataset> train, pretrain, validation, test;
};
RunData open_run_data(const TrainingFlags& flags, const GlobalOptions& options);

// The policy named by --policy for the labels of a data set; null for none.
std::shared_ptr<const augment::Sampler> open_policy(const std::string& policy, const data::Dataset& dataset,
                                                    uint64_t seed);

// All settings, for config.toml.
Settings settings_of(const TrainingFlags& flags, const GlobalOptions& options);

}  // namespace la3::cli
