// The data sets of a training and of a whole run, and policies as a user names them.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "la3/augment/sampler.h"
#include "la3/data/dataset.h"
#include "la3/policy/policy.h"
#include "la3/run/context.h"
#include "la3/run/options.h"

namespace la3::run {

// `test` may be null.
struct TrainingData {
  std::shared_ptr<const data::Dataset> train, test;
};

// All of these throw what data::open_dataset throws; a note says how many bad files were skipped.
data::Splits open_splits(const std::string& spec, bool skip_bad, const Context& context);
// Training and test images. If the data set has nothing to test on, a part of the training images is set aside,
// always the same one, and a note says so.
TrainingData with_test(const data::Splits& splits, const std::string& spec, const Context& context);
TrainingData open_training_data(const TrainingOptions& options, const Context& context);
// The same in two steps: which images are chosen depends on the seed.
TrainingData open_all_images(const TrainingOptions& options, const Context& context);
TrainingData choose_images(TrainingData all, const TrainingOptions& options, uint64_t seed);
// The hold_out images that open_training_data() leaves out.
std::shared_ptr<const data::Dataset> open_held_out(const TrainingOptions& options, const Context& context);

// All training images; those the search's network is trained with; and those it is evaluated on.
// The latter are the data set's own validation images if it has test images too, otherwise hold_out
// training images (0: the customary number).
struct RunData {
  std::shared_ptr<const data::Dataset> train, pretrain, validation, test;
};
RunData open_run_data(const TrainingOptions& options, const Context& context);

// The data with the size of the images that the weights were trained with or, without weights, the network, if that
// is a TorchScript file of `la3 export`; the observer is told. The data as it is if they do not say, or if it was
// given a size or has only one. On all ranks the same; only the first reads.
std::string sized_as_trained(const std::string& data, const std::string& network, const std::string& weights,
                             const Context& context);

// Throws Error if the results would lie among the images, which the next command would take them for.
void check_out(const std::filesystem::path& out, const std::string& data);

// `policy` is a file or a built-in name (policy/named.h), of which "none" gives null; `dataset`
// provides the labels. Throws Error.
std::shared_ptr<const augment::Sampler> open_policy(const std::string& policy, const data::Dataset& dataset,
                                                    uint64_t seed);
// `name` stands for the policy in messages.
std::shared_ptr<const augment::Sampler> make_sampler(const policy::Policy& policy, const std::string& name,
                                                     const data::Dataset& dataset, uint64_t seed);

}  // namespace la3::run
