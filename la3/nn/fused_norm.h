// Batch norm fused with the operations around it in residual networks, in as few passes over the
// values as possible: on a CPU for float32, on a GPU for bfloat16, in channels-last memory.
//
// Callers check can_fuse_norm() first and use torch's own operators otherwise
// (la3/nn/classifier.cpp). Statistics, running statistics and gradients are those of torch's batch
// norm, up to rounding.
#pragma once

#include <torch/nn/modules/batchnorm.h>
#include <torch/types.h>

namespace la3::nn {

// Whether the functions below accept x and the norm: device, type and memory format. In evaluation
// mode there is no backward pass, so nothing may need one: neither x nor the norm, nor what is added.
bool can_fuse_norm(const torch::nn::BatchNorm2d& norm, const torch::Tensor& x);

struct NormAndSum {
  torch::Tensor normalised;
  torch::Tensor sum;
};

// All of them may, in evaluation mode, write to x and use its memory: less goes through a CPU's
// caches then. REQUIRES (all): can_fuse_norm(norm, x); the other tensor, if defined, has x's type and
// shape.

// norm(x), then a ReLU if `relu`
torch::Tensor fused_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, bool relu);

// norm(x + before), then a ReLU if `relu`, and x + before. `before` may be undefined: the sum is x
// then.
NormAndSum fused_add_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& before,
                          bool relu);

// The same values for two uses. Their gradients are added up by the backward pass that needs the
// sum, instead of by an operator of its own.
struct Twice {
  torch::Tensor first, second;
};

// relu(norm(x) + after)
Twice fused_norm_add_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& after);

}  // namespace la3::nn
