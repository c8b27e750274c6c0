// A network's parameters side by side in one buffer, with bfloat16 copies of all but the batch
// norms' if wanted.
//
// The network goes on to use its parameters, which become views of the buffer; or, for forward and
// backward passes in bfloat16 without autocasting, the copies in their place. Not thread-safe.
#pragma once

#include <torch/types.h>

#include <vector>

#include "la3/nn/network.h"

namespace la3::train {

class FlatWeights {
 public:
  // Moves the parameters, which must be float32 and on one device, into a new buffer. Gradients are
  // forgotten. While this lives, nothing else may move them: one of these per network at a time.
  FlatWeights(nn::Network& network, bool bf16_copies);
  // The network keeps the parameters in the buffer.
  ~FlatWeights();
  FlatWeights(const FlatWeights&) = delete;
  FlatWeights& operator=(const FlatWeights&) = delete;

  struct Entry {
    nn::NamedTensor parameter;  // the network's
    torch::Tensor values;       // float32, of the parameter's shape and memory format
    torch::Tensor copy;         // bfloat16, likewise; undefined where there is none
    int64_t offset = 0;         // in the buffers: a multiple of kAlignment
    bool is_batch_norm = false;
  };
  static constexpr int64_t kAlignment = 64;

  const std::vector<Entry>& entries() const { return entries_; }
  // All values, zeros in the gaps.
  const torch::Tensor& values() const { return values_; }
  // A view of `flat`, a buffer of the same size, as the entry's values are one of values().
  static torch::Tensor view_of(const torch::Tensor& flat, const Entry& entry);

  // The network's parameters are the copies, where there are some, or the values again. Gradients
  // are forgotten.
  void use_copies();
  void use_values();
  // Makes the copies anew from the values.
  void refresh_copies();

 private:
  torch::Tensor values_, copies_;
  std::vector<Entry> entries_;
  bool uses_copies_ = false;
};

}  // namespace la3::train
