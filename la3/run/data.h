// The data sets of a training and of a whole run, and policies by the words a user types.
#pragma once

#include <memory>
#include <string>

#include "la3/augment/sampler.h"
#include "la3/data/dataset.h"
#include "la3/run/context.h"
#include "la3/run/options.h"

namespace la3::run {

// `test` may be null.
struct TrainingData {
  std::shared_ptr<const data::Dataset> train, test;
};

// All of these throw as data::open_dataset does, and say in a note which images are tested on where
// the source has no test images.
TrainingData open_training_data(const TrainingOptions& options, const Context& context);
// The hold_out images that open_training_data() leaves out.
std::shared_ptr<const data::Dataset> open_held_out(const TrainingOptions& options, const Context& context);

// All training images; those that the search's network is trained with, and those that it is
// validated on: the source's own validation images if it has test images too, else hold_out
// training images (0: as many as is customary).
struct RunData {
  std::shared_ptr<const data::Dataset> train, pretrain, validation, test;
};
RunData open_run_data(const TrainingOptions& options, const Context& context);

// "none" (gives null), "random" or a file, for the labels of a data set. Throws Error.
std::shared_ptr<const augment::Sampler> open_policy(const std::string& policy, const data::Dataset& dataset,
                                                    uint64_t seed);

}  // namespace la3::run
