#include "la3/train/sgd.h"

#include <torch/torch.h>

#include <cmath>

namespace la3::train {

Sgd::Sgd(const nn::Network& network, const SgdOptions& options) : options_(options) {
  const auto parameters = network.parameters();
  const auto is_batch_norm = nn::is_batch_norm(network);
  for (size_t i = 0; i < parameters.size(); ++i) {
    const torch::Tensor momentum = torch::zeros_like(parameters[i].tensor);
    entries_.push_back({parameters[i], momentum, is_batch_norm[i] ? 0.0 : options.weight_decay});
  }
}

double Sgd::step(double learning_rate) {
  const torch::NoGradGuard no_grad;
  std::vector<torch::Tensor> norms;
  for (const Entry& entry : entries_) {
    const torch::Tensor& gradient = entry.parameter.tensor.grad();
    if (gradient.defined()) { norms.push_back(gradient.norm()); }
  }
  const double norm = norms.empty() ? 0 : torch::stack(norms).norm().item<double>();
  if (std::isfinite(norm)) {
    const bool clips = options_.clip_norm > 0 && norm > options_.clip_norm;
    for (Entry& entry : entries_) {
      torch::Tensor gradient = entry.parameter.tensor.grad();
      if (!gradient.defined()) { continue; }
      if (clips) { gradient.mul_(options_.clip_norm / norm); }
      if (entry.weight_decay > 0) { gradient.add_(entry.parameter.tensor, entry.weight_decay); }
      entry.momentum.mul_(options_.momentum).add_(gradient);
      gradient.add_(entry.momentum, options_.momentum);
      entry.parameter.tensor.add_(gradient, -learning_rate);
    }
  }
  forget_gradients();
  return norm;
}

void Sgd::forget_gradients() {
  for (Entry& entry : entries_) { entry.parameter.tensor.mutable_grad().reset(); }
}

std::vector<nn::NamedTensor> Sgd::state() const {
  std::vector<nn::NamedTensor> tensors;
  for (const Entry& entry : entries_) { tensors.push_back({"momentum." + entry.parameter.name, entry.momentum}); }
  return tensors;
}

}  // namespace la3::train
