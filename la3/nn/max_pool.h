// The largest of every 3 x 3 pixels, in steps of two, with a margin of one: how ResNets begin.
//
// torch's operator, except on GPUs for bfloat16 in channels-last memory, where a byte says which
// pixel it was instead of torch's eight. Both give the same values and pass gradients to the same
// pixels.
#pragma once

#include <torch/types.h>

namespace la3::nn {

torch::Tensor max_pool(const torch::Tensor& x);

}  // namespace la3::nn
