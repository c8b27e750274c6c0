#include "la3/train/parts.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "la3/nn/layers.h"
#include "la3/train/adamw.h"
#include "la3/train/sgd.h"

namespace la3::train {
namespace {

[[noreturn]] void fail(const nn::Network& network, const std::string& why) {
  throw std::invalid_argument("network " + network.name() + ": " + why);
}

}  // namespace

std::vector<ParameterPlan> parameter_plans(const nn::Network& network, const TrainOptions& options) {
  std::vector<ParameterPlan> plans = plain_plans(network, options.sgd.weight_decay);
  const std::vector<nn::NamedTensor> parameters = network.parameters();
  const std::vector<bool> is_norm = nn::is_batch_norm(network);
  const std::string head = nn::head_of(network);
  const bool freezes_backbone = options.freeze == kFreezeBackbone;
  if ((freezes_backbone || options.head_lr_factor != 1) && head.empty()) {
    fail(network, std::string("no linear layer was found at its end: ") +
                      (freezes_backbone ? "--freeze backbone" : "--head-lr-factor") + " needs one");
  }
  if (options.freeze == kFreezeNorms && std::find(is_norm.begin(), is_norm.end(), true) == is_norm.end()) {
    fail(network, "has no batch norms that --freeze norms could freeze");
  }
  const std::vector<int> layers =
      options.layer_decay == 1 ? std::vector<int>(parameters.size()) : nn::layer_numbers(network);
  const int last = layers.empty() ? 0 : *std::max_element(layers.begin(), layers.end());
  for (size_t i = 0; i < plans.size(); ++i) {
    const bool is_head = !head.empty() && parameters[i].name.starts_with(head);
    plans[i].is_trained = !(freezes_backbone && !is_head) && !(options.freeze == kFreezeNorms && is_norm[i]);
    plans[i].rate_factor =
        (is_head ? options.head_lr_factor : 1.0) * std::pow(options.layer_decay, last - layers[i]);
  }
  return plans;
}

std::unique_ptr<Optimizer> make_optimizer(const nn::Network& network, const TrainOptions& options) {
  const auto plans = parameter_plans(network, options);
  if (options.optimizer == kAdamW) { return std::make_unique<AdamW>(network, options.sgd, plans); }
  return std::make_unique<Sgd>(network, options.sgd, plans);
}

FrozenParts::FrozenParts(nn::Network& network, const TrainOptions& options)
    : network_(network), freezes_(options.freeze != kFreezeNone) {
  if (!freezes_) { return; }
  const auto plans = parameter_plans(network, options);
  const std::vector<bool> is_norm = nn::is_batch_norm(network);
  const bool has_norms = std::find(is_norm.begin(), is_norm.end(), true) != is_norm.end();
  if (!network.freeze_norms(true) && has_norms) { fail(network, "its batch norms cannot be frozen"); }
  const std::vector<nn::NamedTensor> parameters = network.parameters();
  for (size_t i = 0; i < plans.size(); ++i) {
    if (plans[i].is_trained) { continue; }
    frozen_.push_back(parameters[i].tensor);
    frozen_.back().mutable_grad().reset();
    frozen_.back().set_requires_grad(false);
  }
}

FrozenParts::~FrozenParts() {
  if (freezes_) { network_.freeze_norms(false); }
  for (torch::Tensor& tensor : frozen_) { tensor.set_requires_grad(true); }
}

}  // namespace la3::train
