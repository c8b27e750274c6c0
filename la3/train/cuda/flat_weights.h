// A network's parameters in one buffer, optionally with bfloat16 copies of all but the batch
// norms'.
//
// The network continues to use its parameters, which become views of the buffer. For forward and
// backward passes in bfloat16 without autocasting it uses the copies instead. Not thread-safe.
#pragma once

#include <torch/types.h>

#include <vector>

#include "la3/nn/network.h"

namespace la3::train {

class FlatWeights {
 public:
  // Whether all parameters are dense and float32.
  static bool fits(const nn::Network& network);
  // Moves the parameters, which must be like that and on one device, into a new buffer. Gradients are
  // discarded. While this lives, nothing else may move them: at most one of these per network.
  FlatWeights(nn::Network& network, bool bf16_copies);
  // The network keeps the parameters in the buffer.
  ~FlatWeights();
  FlatWeights(const FlatWeights&) = delete;
  FlatWeights& operator=(const FlatWeights&) = delete;

  struct Entry {
    nn::NamedTensor parameter;  // the network's
    torch::Tensor values;       // float32, in the parameter's shape and memory format
    torch::Tensor copy;         // bfloat16, likewise; undefined if there is none
    int64_t offset = 0;         // in the buffers: a multiple of kAlignment
    bool is_batch_norm = false;
  };
  static constexpr int64_t kAlignment = 64;

  const std::vector<Entry>& entries() const { return entries_; }
  // All values, zeros in the gaps.
  const torch::Tensor& values() const { return values_; }
  // A view of `flat`, a buffer of the same size, at the place the entry's values have in values().
  static torch::Tensor view_of(const torch::Tensor& flat, const Entry& entry);

  // Make the network's parameters the copies, if there are any, or the values again. Gradients are
  // discarded.
  void use_copies();
  void use_values();
  // Updates the copies from the values.
  void refresh_copies();

 private:
  torch::Tensor values_, copies_;
  std::vector<Entry> entries_;
  bool uses_copies_ = false;
};

}  // namespace la3::train
