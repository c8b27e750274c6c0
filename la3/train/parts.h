// The parts of a network that a training treats differently: what is frozen, and learning rates that
// differ. Private to la3/train.
#pragma once

#include <memory>
#include <vector>

#include "la3/nn/network.h"
#include "la3/train/optimizer.h"
#include "la3/train/trainer.h"

namespace la3::train {

// One plan per parameter. Throws std::invalid_argument if the network has no such parts.
std::vector<ParameterPlan> parameter_plans(const nn::Network& network, const TrainOptions& options);

std::unique_ptr<Optimizer> make_optimizer(const nn::Network& network, const TrainOptions& options);

// While it lives, the parameters that are not trained get no gradients, and batch norms stay in
// evaluation mode if they are frozen. Make it before anything that looks at the parameters.
class FrozenParts {
 public:
  FrozenParts(nn::Network& network, const TrainOptions& options);
  ~FrozenParts();
  FrozenParts(const FrozenParts&) = delete;
  FrozenParts& operator=(const FrozenParts&) = delete;

 private:
  nn::Network& network_;
  bool freezes_ = false;
  std::vector<torch::Tensor> frozen_;
};

}  // namespace la3::train
