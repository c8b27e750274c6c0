// Batch norm with the operations around it on the CPU, on float32 values in channels-last memory.
//
// Two passes over the values in training, one in evaluation, on torch's threads. Sums are over
// pieces of a fixed size and then over the pieces, so results depend neither on the number of
// threads nor on the instruction set.
#pragma once

#include "la3/nn/norm.h"

namespace la3::nn::norm {

// In training, uses the batch's statistics and moves the running ones towards them. In evaluation,
// uses the running ones.
void host_forward(const Forward& what, bool training);
void host_backward(const Backward& what);

}  // namespace la3::nn::norm
