// 3 x 3 convolutions of bfloat16 images in channels-last memory on a Hopper GPU, with the batch norms
// and ReLUs before and after them: forward, the gradient of the input, the gradient of the weights.
//
// For 32 channels at 32 x 32 pixels, 64 at 16 x 16 and 128 at 8 x 8, as many channels out as in.
// Pointers point to GPU memory, streams are void* (a cudaStream_t). All functions only launch kernels,
// so they can be captured in a graph; they return CUDA's error code, 0 for success. Results repeat bit
// for bit.
#pragma once

#include <cuda_bf16.h>

#include <cstddef>
#include <cstdint>

namespace la3::nn::conv {

using bf16 = __nv_bfloat16;

// Two sums per channel over all pixels: of values less what they are counted from, and of their
// squares; or of gradients, and of gradients times distances from the mean. Blocks add their shares
// as whole numbers, so the order does not matter: multiples of 2^-12, and of 2^-60 for the rest. A
// share that is not finite, or 2^40 and more, makes the sum NaN. All zeros before they are added to:
// one memset per step for all norms.
struct Sums {
  unsigned long long* data = nullptr;  // [coarse, fine][first, second][channel]; then by channel
                                       // a float that values were counted from and a uint32, 1 if NaN
};
constexpr size_t sums_bytes(int channels) {
  return static_cast<size_t>(channels) * (4 * sizeof(unsigned long long) + sizeof(float) + sizeof(uint32_t));
}

// A batch norm with its ReLU, in training.
struct Norm {
  Sums sums;           // of its input, forward
  Sums gradient_sums;  // of its output's gradient, masked by the ReLU
  const float* weight = nullptr;
  const float* bias = nullptr;
  float* running_mean = nullptr;
  float* running_var = nullptr;
  int64_t* batches = nullptr;  // may be null
  float epsilon = 0, momentum = 0;
  // Made of the sums by the first kernel that uses the norm. norm(x) = x * scale + shift.
  float* mean = nullptr;
  float* inverse_deviation = nullptr;
  float* scale = nullptr;
  float* shift = nullptr;
  float* d_weight = nullptr;
  float* d_bias = nullptr;
};

// Forward: out = conv(relu(before(in)), weight) + residual, and the sums of `after`.
// Backward: dy = before's gradient + beside, where in = masked gradient of the norm `before`, which
// follows the convolution in the network, and x its input; made = dy; then the gradient of
// the convolution's input, masked by the ReLU of the norm `after`, with its gradient's sums.
struct Convolution {
  int images = 0;
  const bf16* in = nullptr;
  const bf16* weight = nullptr;  // as pack_weights() leaves them
  bf16* out = nullptr;
  Norm before;                     // of the prologue
  const bf16* x = nullptr;         // backward, with the prologue
  const bf16* beside = nullptr;    // backward; may be null
  bf16* made = nullptr;            // backward, with the prologue
  const bf16* residual = nullptr;  // forward, with kResidual; may be null
  Norm after;                      // of the epilogue
  const bf16* after_x = nullptr;   // backward: the input of `after`
};

struct WeightGradient {
  int images = 0;
  const bf16* in = nullptr;
  const float* scale = nullptr;  // with the prologue kNormRelu
  const float* shift = nullptr;
  const bf16* dy = nullptr;
  float* partial = nullptr;  // [part][out][3][3][in]
};

// What becomes of the parts.
struct WeightSum {
  const float* partial = nullptr;
  int parts = 0, count = 0;  // weights: a multiple of 4
  float* dw = nullptr;       // either may be null
  bf16* dw_bf16 = nullptr;
};

// Weights as forward() and backward() want them: [slice of out][tap][in / 8][out] with 8 in, from [out][tap][in]. A
// forward pass wants slices of forward_columns(), a backward one a single slice.
struct WeightPack {
  const bf16* from = nullptr;
  bf16* to = nullptr;
  int in = 0, out = 0, columns = 0;
};

// Whether there are kernels for images of this size.
constexpr bool has_size(int channels, int side_px) {
  return (channels == 32 || channels == 64 || channels == 128) && channels * side_px == 1024;
}

struct Mode {
  bool norm_before = false;  // Convolution::before is used
  bool sums_after = false;   // Convolution::after is used
  // May begin before the kernel before it in the stream has ended. That one must not be
  // pack_all_weights().
  bool overlaps = false;
};
int forward(int channels, const Convolution& what, const Mode& mode, void* stream);
int backward(int channels, const Convolution& what, const Mode& mode, void* stream);

// Leaves weight_parts() parts.
int weight_gradient(int channels, const WeightGradient& what, bool norm_before, void* stream);
int weight_parts(int channels);

// WeightPack::columns for forward(); for backward() it is the number of channels.
int forward_columns(int channels);
// `entries` lie in the GPU's memory; `largest` is the largest number of weights of one.
int pack_all_weights(const WeightPack* entries, int count, int largest, void* stream);
int sum_all_weights(const WeightSum* entries, int count, int largest, void* stream);

}  // namespace la3::nn::conv
