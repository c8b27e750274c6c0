#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <algorithm>

#include "la3/nn/cuda/bf16_values.cuh"
#include "la3/nn/cuda/pool_kernels.h"

namespace la3::nn::pool {
namespace {

constexpr int kThreads = 256;
constexpr uint32_t kMaxBlocks = 8 * 132;

struct Sizes {
  uint32_t images, vectors, height, width, out_height, out_width;  // vectors of a pixel
};

Sizes sizes_of(const Shape& shape) {
  return {static_cast<uint32_t>(shape.images),       static_cast<uint32_t>(shape.channels / kVector),
          static_cast<uint32_t>(shape.height),       static_cast<uint32_t>(shape.width),
          static_cast<uint32_t>(shape.out_height()), static_cast<uint32_t>(shape.out_width())};
}

// A vector's place in images of width x height.
struct Place {
  uint32_t vector, x, y, image;
  __device__ Place(uint32_t index, uint32_t vectors, uint32_t width, uint32_t height) {
    uint32_t pixel = index / vectors;
    vector = index - pixel * vectors;
    const uint32_t row = pixel / width;
    x = pixel - row * width;
    image = row / height;
    y = row - image * height;
  }
};

// A thread makes eight channels of a pixel.
template <bool kPlaces>
__global__ void __launch_bounds__(kThreads)
    pool_kernel(const Sizes sizes, const uint4* x, uint4* y, uint2* places) {
  const uint32_t count = sizes.images * sizes.out_height * sizes.out_width * sizes.vectors;
  for (uint32_t i = blockIdx.x * kThreads + threadIdx.x; i < count; i += gridDim.x * kThreads) {
    const Place at(i, sizes.vectors, sizes.out_width, sizes.out_height);
    const uint4* image = x + size_t{at.image} * sizes.height * sizes.width * sizes.vectors + at.vector;
    const int left = 2 * static_cast<int>(at.x) - 1, top = 2 * static_cast<int>(at.y) - 1;
    uint4 loaded[9];
    bool is_inside[9];
#pragma unroll
    for (int k = 0; k < 9; ++k) {
      const int column = left + k % 3, row = top + k / 3;
      is_inside[k] =
          column >= 0 && row >= 0 && column < static_cast<int>(sizes.width) && row < static_cast<int>(sizes.height);
      if (is_inside[k]) {
        loaded[k] = image[(size_t{static_cast<uint32_t>(row)} * sizes.width + static_cast<uint32_t>(column)) *
                          sizes.vectors];
      }
    }
    // The pixel in the middle is always inside; the first one that is stands for all that are equal.
    Values best;
    uint32_t place[kVector];
    const uint32_t first = (top < 0 ? 3u : 0u) + (left < 0 ? 1u : 0u);
#pragma unroll
    for (int c = 0; c < kVector; ++c) {
      best.v[c] = -INFINITY;
      place[c] = first;
    }
#pragma unroll
    for (int k = 0; k < 9; ++k) {
      if (!is_inside[k]) { continue; }
      const Values values = unpack(loaded[k]);
#pragma unroll
      for (int c = 0; c < kVector; ++c) {
        if (values.v[c] > best.v[c] || isnan(values.v[c])) {
          best.v[c] = values.v[c];
          place[c] = static_cast<uint32_t>(k);
        }
      }
    }
    y[i] = pack(best);
    if constexpr (kPlaces) {
      places[i] = make_uint2(place[0] | place[1] << 8 | place[2] << 16 | place[3] << 24,
                             place[4] | place[5] << 8 | place[6] << 16 | place[7] << 24);
    }
  }
}

// A thread makes eight channels of a pixel from the one, two or four it may have been the largest of.
__global__ void __launch_bounds__(kThreads)
    pool_gradient_kernel(const Sizes sizes, const uint4* dy, const uint2* places, uint4* dx) {
  const uint32_t count = sizes.images * sizes.height * sizes.width * sizes.vectors;
  for (uint32_t i = blockIdx.x * kThreads + threadIdx.x; i < count; i += gridDim.x * kThreads) {
    const Place at(i, sizes.vectors, sizes.width, sizes.height);
    const size_t image = size_t{at.image} * sizes.out_height * sizes.out_width;
    Values sum{};
#pragma unroll
    for (uint32_t down = 0; down < 2; ++down) {
#pragma unroll
      for (uint32_t across = 0; across < 2; ++across) {
        // An even pixel is in the middle of one window only.
        const uint32_t out_y = at.y / 2 + down, out_x = at.x / 2 + across;
        if ((down == 1 && at.y % 2 == 0) || (across == 1 && at.x % 2 == 0) || out_y >= sizes.out_height ||
            out_x >= sizes.out_width) {
          continue;
        }
        const uint32_t place = (at.y + 1 - 2 * out_y) * 3 + at.x + 1 - 2 * out_x;
        const size_t from = (image + size_t{out_y} * sizes.out_width + out_x) * sizes.vectors + at.vector;
        const Values gradient = unpack(dy[from]);
        const uint2 bytes = places[from];
#pragma unroll
        for (int c = 0; c < kVector; ++c) {
          const uint32_t chosen = ((c < 4 ? bytes.x : bytes.y) >> (8 * (c % 4))) & 0xFFu;
          sum.v[c] += chosen == place ? gradient.v[c] : 0.0f;
        }
      }
    }
    dx[i] = pack(sum);
  }
}

uint32_t blocks_for(uint32_t count) {
  return std::min((count + kThreads - 1) / kThreads, kMaxBlocks);
}

cudaStream_t as_stream(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

}  // namespace

int forward(const Shape& shape, const void* x, void* y, uint8_t* places, void* stream) {
  const Sizes sizes = sizes_of(shape);
  const uint32_t blocks = blocks_for(sizes.images * sizes.out_height * sizes.out_width * sizes.vectors);
  const auto* from = static_cast<const uint4*>(x);
  auto* to = static_cast<uint4*>(y);
  if (places != nullptr) {
    pool_kernel<true>
        <<<blocks, kThreads, 0, as_stream(stream)>>>(sizes, from, to, reinterpret_cast<uint2*>(places));
  } else {
    pool_kernel<false><<<blocks, kThreads, 0, as_stream(stream)>>>(sizes, from, to, nullptr);
  }
  return cudaGetLastError();
}

int backward(const Shape& shape, const void* dy, const uint8_t* places, void* dx, void* stream) {
  const Sizes sizes = sizes_of(shape);
  const uint32_t blocks = blocks_for(sizes.images * sizes.height * sizes.width * sizes.vectors);
  pool_gradient_kernel<<<blocks, kThreads, 0, as_stream(stream)>>>(
      sizes, static_cast<const uint4*>(dy), reinterpret_cast<const uint2*>(places), static_cast<uint4*>(dx));
  return cudaGetLastError();
}

}  // namespace la3::nn::pool
