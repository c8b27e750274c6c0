#include "la3/train/optimizer.h"

#include <torch/torch.h>

#include <cmath>
#include <string>

namespace la3::train {

std::vector<ParameterPlan> plain_plans(const nn::Network& network, double weight_decay) {
  std::vector<ParameterPlan> plans;
  for (const bool is_norm : nn::is_batch_norm(network)) {
    plans.push_back({.weight_decay = is_norm ? 0.0 : weight_decay});
  }
  return plans;
}

Optimizer::Optimizer(const nn::Network& network, const std::vector<ParameterPlan>& plans, double clip_norm)
    : clip_norm_(clip_norm) {
  const auto parameters = network.parameters();
  TORCH_CHECK(plans.size() == parameters.size(), "a plan for each parameter expected");
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (plans[i].is_trained) { entries_.push_back({parameters[i], plans[i]}); }
  }
}

double Optimizer::step(double learning_rate, uint64_t number) {
  const torch::NoGradGuard no_grad;
  std::vector<torch::Tensor> norms;
  for (const Entry& entry : entries_) {
    const torch::Tensor& gradient = entry.parameter.tensor.grad();
    if (gradient.defined()) { norms.push_back(gradient.norm()); }
  }
  const double norm = norms.empty() ? 0 : torch::stack(norms).norm().item<double>();
  if (std::isfinite(norm)) {
    const bool clips = clip_norm_ > 0 && norm > clip_norm_;
    for (size_t i = 0; i < entries_.size(); ++i) {
      torch::Tensor gradient = entries_[i].parameter.tensor.grad();
      if (!gradient.defined()) { continue; }
      if (clips) { gradient.mul_(clip_norm_ / norm); }
      update(i, gradient, learning_rate * entries_[i].plan.rate_factor, number);
    }
  }
  forget_gradients();
  return norm;
}

void Optimizer::forget_gradients() {
  for (Entry& entry : entries_) { entry.parameter.tensor.mutable_grad().reset(); }
}

std::vector<torch::Tensor> Optimizer::zeros() const {
  std::vector<torch::Tensor> tensors;
  for (const Entry& entry : entries_) { tensors.push_back(torch::zeros_like(entry.parameter.tensor)); }
  return tensors;
}

void Optimizer::add_named(std::vector<nn::NamedTensor>& to, std::string_view prefix,
                          const std::vector<torch::Tensor>& tensors) const {
  for (size_t i = 0; i < tensors.size(); ++i) {
    to.push_back({std::string(prefix) + entries_[i].parameter.name, tensors[i]});
  }
}

}  // namespace la3::train
