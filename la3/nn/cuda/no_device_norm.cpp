// Replaces device_norm.cpp and norm_kernels.cu where the build has no CUDA compiler or LibTorch has
// no CUDA.
#include <stdexcept>

#include "la3/nn/cuda/device_norm.h"

namespace la3::nn::norm {

bool device_can(const torch::Tensor&, const torch::Tensor&) {
  return false;
}

void device_forward(const Forward&, bool, torch::Device) {
  throw std::logic_error("device_forward: this build has none");
}

void device_backward(const Backward&, torch::Device) {
  throw std::logic_error("device_backward: this build has none");
}

}  // namespace la3::nn::norm
