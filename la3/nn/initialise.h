// Initial weights from our generator instead of torch's, so that a seed gives the same weights with
// every version of torch.
//
// Convolutions: normal, deviation sqrt(2 / (out channels * kernel area)) (He et al. 2015, fan-out),
// as used by the authors of all our families and by torchvision. Linear layers: uniform in +-1 /
// sqrt(inputs), as in torch, and bias 0. Batch norms stay at scale 1, shift 0, including the last
// of a residual branch (torchvision's default).
#pragma once

#include <torch/nn/module.h>

#include <cstdint>

namespace la3::nn {

// Row r (filter, output) of the l-th convolution or linear layer, in the order of modules(), takes
// its numbers from Stream(seed, l, r, kInit). REQUIRES: float32 parameters on the CPU, as
// constructed.
void initialise(torch::nn::Module& module, uint64_t seed);

}  // namespace la3::nn
