// From the loader's plain arrays to tensors, and the precision a network runs in.
#pragma once

#include <torch/types.h>

#include "la3/loader/loader.h"

namespace la3::train {

// N x 3 x side x side in channels-last memory, on the device. REQUIRES: the loader's layout is
// kNhwc. On the CPU it shares the batch's memory and is valid only as long as the batch.
torch::Tensor images_tensor(const loader::Batch& batch, int side_px, torch::Device device);
torch::Tensor labels_tensor(const loader::Batch& batch, torch::Device device);

// Allocates a loader's batches for a device: for a GPU, memory that it can copy from directly.
loader::AllocateFloats floats_for(torch::Device device);

// While it lives, matrix products and convolutions run in bfloat16 if `is_on`.
class Autocast {
 public:
  Autocast(torch::Device device, bool is_on);
  ~Autocast();
  Autocast(const Autocast&) = delete;
  Autocast& operator=(const Autocast&) = delete;

 private:
  torch::Device device_;
  bool is_on_;
};

}  // namespace la3::train
