// Replaces fused_norm.cpp and norm_kernels.cu where the build has no CUDA compiler or LibTorch has
// no CUDA.
#include <stdexcept>

#include "la3/nn/cuda/fused_norm.h"

namespace la3::nn {

bool can_fuse_norm(const torch::nn::BatchNorm2d&, const torch::Tensor&) {
  return false;
}

NormAndSum fused_norm(torch::nn::BatchNorm2d&, const torch::Tensor&, const torch::Tensor&, bool) {
  throw std::logic_error("fused_norm: this build has none");
}

torch::Tensor fused_norm_add_relu(torch::nn::BatchNorm2d&, const torch::Tensor&, const torch::Tensor&) {
  throw std::logic_error("fused_norm_add_relu: this build has none");
}

}  // namespace la3::nn
