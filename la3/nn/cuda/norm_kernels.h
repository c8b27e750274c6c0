// The GPU's loops behind fused_norm.h: batch norm with its neighbours, over bfloat16 values in channels-last
// memory.
//
// Every tensor of values is `rows` x `channels`, a row being a pixel of an image. Pointers point to GPU memory,
// streams are void* (a cudaStream_t). Sums are taken in float32, in an order that is always the same. All functions
// only launch kernels, so they can be captured in a graph; they return CUDA's error code, 0 being success.
#pragma once

#include <cstddef>
#include <cstdint>

namespace la3::nn::norm {

// A multiple of 8 channels, as far as the workspace reaches.
inline constexpr int64_t kMaxChannels = 4096;
// What a call needs beside its tensors; zeros at first, shared by calls in one stream.
inline constexpr size_t kWorkspaceBytes = size_t{10} << 20;

struct Shape {
  int64_t rows = 0;
  int channels = 0;
};

struct Forward {
  Shape shape;
  const void* x = nullptr;
  // Added to x before the norm; the sum goes to `sum`. Both or neither null.
  const void* before = nullptr;
  void* sum = nullptr;
  // Added after the norm, before the ReLU. May be null.
  const void* after = nullptr;
  bool relu = true;
  const float* weight = nullptr;
  const float* bias = nullptr;
  float* running_mean = nullptr;
  float* running_var = nullptr;
  int64_t* batches = nullptr;  // counted up in training; may be null
  float epsilon = 0, momentum = 0;
  // Of the batch, by channel; written in training.
  float* mean = nullptr;
  float* inverse_deviation = nullptr;
  void* y = nullptr;
};

// With the batch's statistics; the running ones are moved towards them.
int forward_training(const Forward& what, void* workspace, void* stream);
// With the running statistics; `mean` and `inverse_deviation` are not used.
int forward_evaluation(const Forward& what, void* stream);

struct Backward {
  Shape shape;
  const void* x = nullptr;   // what was normalised: the sum where there was one
  const void* dy = nullptr;  // the gradient of y
  // Where something was added after the norm: y, and room for the gradient of what was added.
  const void* y = nullptr;
  void* d_after = nullptr;
  const void* d_sum = nullptr;  // the sum's gradient beside the norm; may be null
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
