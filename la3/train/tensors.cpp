#include "la3/train/tensors.h"

#include <ATen/autocast_mode.h>
#include <torch/torch.h>

#include "la3/nn/runtime.h"

namespace la3::train {

torch::Tensor images_tensor(const loader::Batch& batch, int side_px, torch::Device device) {
  const auto count = static_cast<int64_t>(batch.count);
  // The tensor is only read; from_blob takes no const pointer.
  auto* floats = const_cast<float*>(batch.images.data());
  return torch::from_blob(floats, {count, side_px, side_px, 3}).permute({0, 3, 1, 2}).to(device);
}

torch::Tensor labels_tensor(const loader::Batch& batch, torch::Device device) {
  auto* labels = const_cast<int32_t*>(batch.labels.data());
  return torch::from_blob(labels, {static_cast<int64_t>(batch.count)}, torch::kInt).to(device, torch::kLong);
}

loader::AllocateFloats floats_for(torch::Device device) {
  if (!device.is_cuda()) { return loader::allocate_floats; }
  return [](size_t count) {
    const torch::Tensor pinned =
        torch::empty({static_cast<int64_t>(count)}, torch::TensorOptions().pinned_memory(true));
    // The deleter owns the tensor.
    return loader::FloatBuffer(pinned.data_ptr<float>(), [pinned](float*) {});
  };
}

Autocast::Autocast(torch::Device device, bool is_on) : device_(device), is_on_(is_on) {
  if (is_on_) { nn::set_bf16_autocast(device_, true); }
}

Autocast::~Autocast() {
  if (is_on_) {
    nn::set_bf16_autocast(device_, false);
    at::autocast::clear_cache();
  }
}

}  // namespace la3::train
