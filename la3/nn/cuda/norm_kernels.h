// The GPU kernels behind fused_norm.h: batch norm with the operations around it, on bfloat16 values
// in channels-last memory.
//
// Pointers point to GPU memory, streams are void* (a cudaStream_t). Sums are in float32, always in
// the same order. All functions only launch kernels, so they can be captured in a graph; they return
// CUDA's error code, 0 for success.
#pragma once

#include <cstddef>
#include <cstdint>

#include "la3/nn/norm.h"

namespace la3::nn::norm {

// Channels are a multiple of 8, and at most as many as the workspace allows.
inline constexpr int64_t kMaxChannels = 4096;
// What a call needs besides its tensors; zeros at first, shared by calls in one stream.
inline constexpr size_t kWorkspaceBytes = size_t{10} << 20;

// Uses the batch's statistics, and moves the running ones towards them.
int forward_training(const Forward& what, void* workspace, void* stream);
// Uses the running statistics, not `mean` and `inverse_deviation`.
int forward_evaluation(const Forward& what, void* stream);
int backward(const Backward& what, void* workspace, void* stream);

}  // namespace la3::nn::norm
