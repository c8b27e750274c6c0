// An average of the weights over the steps of a training.
#pragma once

#include <torch/types.h>

#include <vector>

#include "la3/nn/network.h"

namespace la3::train {

// The moving average of a network's parameters and floating-point buffers.
class Average {
 public:
  // Starts from the current values of the network's tensors.
  Average(const nn::Network& network, double decay);
  void update();
  void swap();
  // "average.<tensor>"; empty if the decay is 0
  const std::vector<nn::NamedTensor>& state() const { return average_; }

 private:
  double decay_;
  std::vector<torch::Tensor> live_;
  std::vector<nn::NamedTensor> average_;
};

}  // namespace la3::train
