// Makes a Network out of functions and tensors: the one adapter behind our own modules and TorchScript's.
//
// The tensors are handles of the module that the functions use. assemble() moves them in place, so a module sees a
// new device or memory format without being asked. Thread-safety as for Network.
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
  std::function<void(const NoiseKey& key)> set_noise;  // empty for networks without noise
  std::vector<NamedTensor> parameters;                 // trained
  std::vector<NamedTensor> buffers;
  bool is_fixed = false;        // as Network::is_fixed()
  bool can_sync_norms = false;  // as Network::can_sync_norms()
};

// REQUIRES: forward and set_training are not empty; no tensor is named twice.
std::unique_ptr<Network> assemble(NetworkParts parts);

}  // namespace la3::nn
