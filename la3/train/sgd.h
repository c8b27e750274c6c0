// Stochastic gradient descent with Nesterov momentum, as the paper's trainings use it.
#pragma once

#include <torch/types.h>

#include <vector>

#include "la3/nn/network.h"

namespace la3::train {

struct SgdOptions {
  double momentum = 0.9;
  // Added to the gradient of every parameter except those of batch norms.
  double weight_decay = 5e-4;
  // Gradients are scaled down so that their norm over all parameters is at most this; 0: never.
  double clip_norm = 5;
};

class Sgd {
 public:
  // Keeps references to the network's parameters: create a new one after Network::to().
  Sgd(const nn::Network& network, const SgdOptions& options);

  // One update from the parameters' gradients, which are then discarded. Returns their norm before
  // clipping. If the norm is not finite, nothing is updated.
  double step(double learning_rate);
  void forget_gradients();

  // "momentum.<parameter>" for checkpoints; shares memory.
  std::vector<nn::NamedTensor> state() const;

 private:
  struct Entry {
    nn::NamedTensor parameter;
    torch::Tensor momentum;
    double weight_decay;
  };
  SgdOptions options_;
  std::vector<Entry> entries_;
};

}  // namespace la3::train
