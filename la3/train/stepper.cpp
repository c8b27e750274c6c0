// Shared by the host's and the GPU's steps.
#include "la3/train/stepper.h"

#include <sstream>

#include "la3/core/error.h"
#include "la3/train/tensors.h"

namespace la3::train {

loader::LoaderOptions training_loader_options(const TrainOptions& options, size_t dataset_size) {
  return {.batch_size = options.batch_size,
          .copies = options.copies,
          .part = options.group->rank(),
          .parts = options.group->size(),
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
