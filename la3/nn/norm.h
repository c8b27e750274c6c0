// What a batch norm fused with the operations around it reads and writes: the plain structs between
// fused_norm.cpp and the code that computes, host_norm.cpp and cuda/norm_kernels.cu.
//
// Every tensor of values is `rows` x `channels`, where a row is a pixel of an image: float32 on the
// host, bfloat16 on a GPU. Statistics and everything else that is by channel are float32.
#pragma once

#include <cstdint>

namespace la3::nn::norm {

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

struct Backward {
  Shape shape;
  const void* x = nullptr;   // the norm's input: the sum if there was one
  const void* dy = nullptr;  // the gradient of y
  // On a GPU, if something was added after the norm: added to dy. May be null.
  const void* dy_more = nullptr;
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

}  // namespace la3::nn::norm
