// The GPU kernels behind max_pool.h, on bfloat16 values in channels-last memory.
//
// Pointers point to GPU memory and are multiples of 16, streams are void* (a cudaStream_t). The
// functions only launch kernels, so they can be captured in a graph; they return CUDA's error code,
// 0 for success.
#pragma once

#include <cstdint>

namespace la3::nn::pool {

// Of what is pooled. Channels are a multiple of 8.
struct Shape {
  int images = 0, channels = 0, height = 0, width = 0;
  int out_height() const { return (height - 1) / 2 + 1; }
  int out_width() const { return (width - 1) / 2 + 1; }
};

// `places`, a byte for each value of y, get the pixel that it came from: 0 .. 8, row by row, the
// first of several. Null: not wanted.
int forward(const Shape& shape, const void* x, void* y, uint8_t* places, void* stream);
int backward(const Shape& shape, const void* dy, const uint8_t* places, void* dx, void* stream);

}  // namespace la3::nn::pool
