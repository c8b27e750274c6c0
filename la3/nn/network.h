// A network as seen by training, evaluation and search: images in, logits out, tensors by name.
//
// Our own networks come from registry.h, a user's from torchscript.h; nothing outside la3/nn knows
// which is which. Not thread-safe: one thread uses a network at a time.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace la3::nn {

struct NamedTensor {
  std::string name;
  torch::Tensor tensor;  // shares memory with the network
};

// What determines the noise of stochastic networks (Shake-Shake, ShakeDrop), which is drawn again
// in every training step. The noise for an image depends only on these, the block and the image's
// place in the global batch.
struct NoiseKey {
  uint64_t seed = 0;
  uint32_t epoch = 0;
  uint64_t step = 0;         // of the epoch
  uint64_t first_image = 0;  // place of this batch's first image in the global batch
};

class Network {
 public:
  Network();  // limits oneDNN, see onednn.h
  virtual ~Network() = default;

  // For messages and checkpoints: "wrn-40-2", or the file name of a TorchScript module.
  virtual const std::string& name() const = 0;
  // Maps N x 3 x side x side normalised images to N x classes logits.
  virtual torch::Tensor forward(const torch::Tensor& images) = 0;

  // Trained tensors, and the others that belong to the state (running means), each in a fixed
  // order.
  virtual std::vector<NamedTensor> parameters() const = 0;
  virtual std::vector<NamedTensor> buffers() const = 0;

  // Switches batch norm and noise to training or to evaluation.
  virtual void set_training(bool training) = 0;
  // While they are frozen, batch norms stay in evaluation mode when set_training(true) is called:
  // they normalise by their running statistics, which do not change. Takes effect with the next
  // set_training(). Returns false, and does nothing, if the network cannot.
  virtual bool freeze_norms(bool /*frozen*/) { return false; }
  // Moves everything to a device; 4-dimensional parameters become channels-last. Tensors obtained
  // before are stale afterwards.
  virtual void to(torch::Device device) = 0;
  // Networks without noise ignore it.
  virtual void set_noise(const NoiseKey&) {}
  // Whether every forward pass runs the same operators, with nothing drawn or decided on the host,
  // and all parameters except those of batch norms may be bfloat16: then it can be captured in a
  // graph and needs no autocasting.
  virtual bool is_fixed() const { return false; }
  // Why its passes must not be captured in a graph, as far as that can be told beforehand, as in "it
  // draws noise on the host"; empty if there is no such reason. Then capturing may still fail.
  virtual std::string why_not_captured() const {
    return is_fixed() ? "" : "its passes are not known to be always the same";
  }
  // Whether its passes may draw from torch's own generators, which set_noise() seeds. All threads share
  // them.
  virtual bool draws_from_torch() const { return false; }
  // Whether its batch norms respect SyncedNorms (synced_norm.h).
  virtual bool can_sync_norms() const { return false; }
};

// For each parameter, whether it belongs to a batch norm: its module has a buffer "running_mean".
// Weight decay does not apply to these.
std::vector<bool> is_batch_norm(const Network& network);

}  // namespace la3::nn
