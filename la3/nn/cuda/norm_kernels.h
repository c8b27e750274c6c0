// The GPU kernels behind fused_norm.h: batch norm with the operations around it, on bfloat16 values
// in channels-last memory.
//
// Every tensor of values is `rows` x `channels`, where a row is a pixel of an image. Pointers point
// to GPU memory, streams are void* (a cudaStream_t). Sums are in float32, always in the same order.
// All functions only launch kernels, so they can be captured in a graph; they return CUDA's error
// code, 0 for success.
#pragma once

#include <cstddef>
#include <cstdint>

namespace la3::nn::norm {

// Channels are a multiple of 8, and at most as many as the workspace allows.
inline constexpr int64_t kMaxChannels = 4096;
// What a call needs besides its tensors; zeros at first, shared by calls in one stream.
inline constexpr size_t kWorkspaceBytes = size_t{10} << 20;

struct Shape {
  int64_t rows = 0;
  int channels = 0;
};

struct Forward {
  Shape shape;
  const void* x = nullptr;
  // Added to x before the norm; the sum goes to `sum`. Either both are null or neither.
  const void* before = nullptr;
  void* sum = nullptr;
  // Added after the norm, before the ReLU. May be null.
  const void* after = nullptr;
  bool relu = true;
  const float* weight = nullptr;
  const float* bias = nullptr;
  float* running_mean = nullptr;
  float* running_var = nullptr;
  int64_t* batches = nullptr;  // incremented in training; may be null
  float epsilon = 0, momentum = 0;
  // Statistics of the batch, by channel; written in training.
  float* mean = nullptr;
  float* inverse_deviation = nullptr;
  void* y = nullptr;
};

// Uses the batch's statistics, and moves the running ones towards them.
int forward_training(const Forward& what, void* workspace, void* stream);
// Uses the running statistics, not `mean` and `inverse_deviation`.
int forward_evaluation(const Forward& what, void* stream);

struct Backward {
  Shape shape;
  const void* x = nullptr;   // the norm's input: the sum if there was one
  const void* dy = nullptr;  // the gradient of y
  // If something was added after the norm: y, and space for the gradient of what was added.
  const void* y = nullptr;
  void* d_after = nullptr;
  const void* d_sum = nullptr;  // the sum's gradient besides the norm's; may be null
  bool relu = true;
  const float* weight = nullptr;
  const float* bias = nullptr;
  const float* mean = nullptr;
  const float* inverse_deviation = nullptr;
  float* d_weight = nullptr;
  float* d_bias = nullptr;
  void* dx = nullptr;
};

int backward(const Backward& what, void* workspace, void* stream);

}  // namespace la3::nn::norm
