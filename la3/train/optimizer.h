// Updates a network's parameters from their gradients: what SGD and AdamW have in common.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "la3/nn/network.h"

namespace la3::train {

// What a training does with a parameter.
struct ParameterPlan {
  bool is_trained = true;
  double rate_factor = 1;  // of the learning rate
  double weight_decay = 0;
};

// One plan per parameter of the network, if all are trained alike: batch norms without weight decay.
std::vector<ParameterPlan> plain_plans(const nn::Network& network, double weight_decay);

class Optimizer {
 public:
  virtual ~Optimizer() = default;

  // One update from the parameters' gradients, which are then discarded. `number` counts the updates
  // of the training from 1. Returns the gradients' norm before clipping. If the norm is not finite,
  // nothing is updated.
  double step(double learning_rate, uint64_t number);
  void forget_gradients();

  // "momentum.<parameter>" and the like for checkpoints; shares memory.
  virtual std::vector<nn::NamedTensor> state() const = 0;

 protected:
  struct Entry {
    nn::NamedTensor parameter;
    ParameterPlan plan;
  };

  // Keeps references to the network's parameters that are trained: create a new one after
  // Network::to(). Gradients are scaled down so that their norm over all parameters is at most
  // clip_norm; 0: never.
  Optimizer(const nn::Network& network, const std::vector<ParameterPlan>& plans, double clip_norm);

  // Updates entry i. May change the gradient.
  virtual void update(size_t i, torch::Tensor& gradient, double rate, uint64_t number) = 0;

  const std::vector<Entry>& entries() const { return entries_; }
  // A tensor of zeros like each parameter, and their names with `prefix` before them.
  std::vector<torch::Tensor> zeros() const;
  void add_named(std::vector<nn::NamedTensor>& to, std::string_view prefix,
                 const std::vector<torch::Tensor>& tensors) const;

 private:
  double clip_norm_;
  std::vector<Entry> entries_;
};

}  // namespace la3::train
