#include "la3/train/sgd.h"

#include <torch/torch.h>

namespace la3::train {

Sgd::Sgd(const nn::Network& network, const SgdOptions& options)
    : Sgd(network, options, plain_plans(network, options.weight_decay)) {}

Sgd::Sgd(const nn::Network& network, const SgdOptions& options, const std::vector<ParameterPlan>& plans)
    : Optimizer(network, plans, options.clip_norm), factor_(options.momentum), momentum_(zeros()) {}

void Sgd::update(size_t i, torch::Tensor& gradient, double rate, uint64_t /*number*/) {
  torch::Tensor parameter = entries()[i].parameter.tensor;
  const double weight_decay = entries()[i].plan.weight_decay;
  if (weight_decay > 0) { gradient.add_(parameter, weight_decay); }
  momentum_[i].mul_(factor_).add_(gradient);
  gradient.add_(momentum_[i], factor_);
  parameter.add_(gradient, -rate);
}

std::vector<nn::NamedTensor> Sgd::state() const {
  std::vector<nn::NamedTensor> tensors;
  add_named(tensors, "momentum.", momentum_);
  return tensors;
}

}  // namespace la3::train
