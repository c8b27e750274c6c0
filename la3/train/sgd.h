// Stochastic gradient descent with Nesterov momentum, as the paper's trainings use it.
#pragma once

#include <torch/types.h>

#include <vector>

#include "la3/nn/network.h"
#include "la3/train/optimizer.h"

namespace la3::train {

// AdamW takes all but the momentum.
struct SgdOptions {
  double momentum = 0.9;
  // Of every parameter except those of batch norms. SGD adds it to the gradient.
  double weight_decay = 5e-4;
  // Gradients are scaled down so that their norm over all parameters is at most this; 0: never.
  double clip_norm = 5;
};

class Sgd final : public Optimizer {
 public:
  Sgd(const nn::Network& network, const SgdOptions& options);
  Sgd(const nn::Network& network, const SgdOptions& options, const std::vector<ParameterPlan>& plans);

  using Optimizer::step;
  double step(double learning_rate) { return step(learning_rate, 1); }
  // "momentum.<parameter>"
  std::vector<nn::NamedTensor> state() const override;

 private:
  void update(size_t i, torch::Tensor& gradient, double rate, uint64_t number) override;

  double factor_;
  std::vector<torch::Tensor> momentum_;
};

}  // namespace la3::train
