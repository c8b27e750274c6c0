// Shared by the host's and the GPU's steps.
#include "la3/train/stepper.h"

#include <algorithm>
#include <sstream>

#include "la3/core/error.h"
#include "la3/train/tensors.h"

namespace la3::train {

loader::Balance balance_of(const TrainOptions& options) {
  if (options.balance == kBalanceSampler) { return loader::Balance::kEqual; }
  return options.balance == kBalanceSqrt ? loader::Balance::kSqrt : loader::Balance::kNone;
}

std::vector<float> loss_weights(const data::Dataset& dataset, const TrainOptions& options) {
  if (options.balance != kBalanceLoss) { return {}; }
  const std::vector<size_t> counts = loader::label_counts(dataset);
  const auto labels =
      static_cast<double>(counts.size()) - static_cast<double>(std::count(counts.begin(), counts.end(), size_t{0}));
  std::vector<float> weights;
  for (const size_t count : counts) {
    const double share = static_cast<double>(count) / static_cast<double>(dataset.size());
    weights.push_back(count == 0 ? 0.0f : static_cast<float>(1 / (labels * share)));
  }
  return weights;
}

loader::LoaderOptions training_loader_options(const TrainOptions& options, size_t dataset_size) {
  return {.batch_size = options.batch_size,
          .copies = options.copies,
          .part = options.group->rank(),
          .parts = options.group->size(),
          .balance = balance_of(options),
          .drop_last = dataset_size > static_cast<size_t>(options.batch_size),
          .policy = options.policy,
          .layout = augment::Layout::kNhwc,
          .seed = options.seed,
          .workers = options.workers,
          .allocate = floats_for(options.device)};
}

void fail_diverged(int epoch, size_t step, bool is_loss, double learning_rate) {
  std::ostringstream rate;
  rate.precision(17);
  rate << learning_rate;
  throw Error("training diverged in epoch " + std::to_string(epoch + 1) + ", step " + std::to_string(step + 1) +
              ": the " + (is_loss ? "loss" : "gradient") + " is not a finite number any more (learning rate " +
              rate.str() + "); try a lower --lr");
}

}  // namespace la3::train
