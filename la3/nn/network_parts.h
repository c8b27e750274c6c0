// Makes a Network from functions and tensors: the one adapter for our own modules and for
// TorchScript's.
//
// The tensors are handles of the module that the functions use. assemble() moves them in place, so
// the module sees a new device or memory format without further calls. Thread-safety as for
// Network.
#pragma once

#include <torch/types.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "la3/nn/network.h"

namespace la3::nn {

struct NetworkParts {
  std::string name;
  std::function<torch::Tensor(const torch::Tensor& images)> forward;
  std::function<void(bool training)> set_training;
  std::function<void(bool frozen)> freeze_norms;       // empty if it cannot
  std::function<void(const NoiseKey& key)> set_noise;  // empty for networks without noise
  std::vector<NamedTensor> parameters;                 // trained
  std::vector<NamedTensor> buffers;
  bool is_fixed = false;          // see Network::is_fixed()
  std::string why_not_captured;   // see Network::why_not_captured()
  bool draws_from_torch = false;  // see Network::draws_from_torch()
  bool can_sync_norms = false;    // see Network::can_sync_norms()
};

// REQUIRES: forward and set_training are not empty; no tensor is named twice.
std::unique_ptr<Network> assemble(NetworkParts parts);

}  // namespace la3::nn
