#include "la3/train/adamw.h"

#include <torch/torch.h>

#include <cmath>

namespace la3::train {

AdamW::Corrections AdamW::corrections(uint64_t number) {
  const auto power = static_cast<double>(number);
  return {1 - std::pow(kBeta1, power), 1 - std::pow(kBeta2, power)};
}

AdamW::AdamW(const nn::Network& network, const SgdOptions& options, const std::vector<ParameterPlan>& plans)
    : Optimizer(network, plans, options.clip_norm), means_(zeros()), squares_(zeros()) {}

void AdamW::update(size_t i, torch::Tensor& gradient, double rate, uint64_t number) {
  torch::Tensor parameter = entries()[i].parameter.tensor;
  const double weight_decay = entries()[i].plan.weight_decay;
  const Corrections corrected = corrections(number);
  if (weight_decay > 0) { parameter.mul_(1 - rate * weight_decay); }
  means_[i].mul_(kBeta1).add_(gradient, 1 - kBeta1);
  squares_[i].mul_(kBeta2).addcmul_(gradient, gradient, 1 - kBeta2);
  const torch::Tensor deviation = (squares_[i].sqrt() / std::sqrt(corrected.square)).add_(kEpsilon);
  parameter.addcdiv_(means_[i], deviation, -rate / corrected.mean);
}

std::vector<nn::NamedTensor> AdamW::state() const {
  std::vector<nn::NamedTensor> tensors;
  add_named(tensors, kMeanName, means_);
  add_named(tensors, kSquareName, squares_);
  return tensors;
}

}  // namespace la3::train
