// norm_kernels.h as torch needs it: in the current stream of a device, with a workspace, errors
// thrown.
#pragma once

#include <torch/types.h>

#include "la3/nn/norm.h"

namespace la3::nn::norm {

// Whether the functions below accept x and weights like this: device, type, memory format and sizes.
// Always false in a build without CUDA.
bool device_can(const torch::Tensor& x, const torch::Tensor& weight);

void device_forward(const Forward& what, bool training, torch::Device device);
void device_backward(const Backward& what, torch::Device device);

}  // namespace la3::nn::norm
