// 3 x 3 convolutions of bfloat16 images in channels-last memory on a Hopper GPU, with the batch norms
// before and after them: forward, the gradient of the input, the gradient of the weights.
//
// How it works. A block brings a few image rows with all their channels to shared memory, with a
// border of zeros or neighbouring rows, as [row][eight channels][column] with 16 bytes in each place.
// Eight neighbouring columns are then one 8 x 8 block of the matrix instruction's layout wherever
// they start, so each of the nine taps is the same matrix at another address: nothing is copied or
// rearranged. The norm and ReLU before a convolution are applied on the way to shared memory, those
// after it get their sums on the way out, so neither costs a pass over memory of its own.
//
// Blocks never wait for one another and do not count who is last (a fence and a last block's sum cost
// 5 us, as much as a convolution). Blocks add their sums for a norm as whole numbers, so the order does
// not matter, and every block of the kernel that needs the norm works out scale and shift itself.
// Gradients of weights are left as parts, which one kernel adds up for all of them. Results repeat bit
// for bit.
//
// Kernels run for a few microseconds, so code that is executed once costs as much to fetch as to
// execute: loops are kept rolled where they can be.
//
// All launchers only launch kernels, so they can be captured; they return CUDA's error code. With
// `overlap` (programmatic dependent launch) a kernel fetches its weights while the kernel before it
// in the stream finishes. That kernel must not be the one that writes the weights.
#pragma once

#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "la3/nn/cuda/bf16_values.cuh"
#include "la3/nn/cuda/conv_kernels.h"
#include "la3/nn/cuda/conv_mma.cuh"

namespace la3::nn::conv {

// Kernels for other GPUs do nothing; nobody calls them there (ConvChain::accepts).
#if defined(__CUDA_ARCH__) && !defined(__CUDA_ARCH_FEAT_SM90_ALL)
inline constexpr bool kIsHopper = false;
#else
inline constexpr bool kIsHopper = true;
#endif

// ---------------------------------------------------------------------------------------------
// What kernels read and write. Tensors are channels-last, weights' gradients [out][3][3][in].

// What is done to the input on its way to shared memory.
enum class Prologue {
  kNone,
  kNormRelu,      // relu(in * scale + shift)
  kNormBackward,  // scale * in + slope * x + constant [+ beside], which also goes to `made`
};

__device__ inline float* origins_of(const Sums& sums, int channels) {
  return reinterpret_cast<float*>(sums.data + 4 * channels);
}
__device__ inline uint32_t* flags_of(const Sums& sums, int channels) {
  return reinterpret_cast<uint32_t*>(sums.data + 4 * channels) + channels;
}

// ---------------------------------------------------------------------------------------------
// Small things

// Loads that stay where they are written, after wait_for_predecessor(), and bypass the first-level
// cache.
__device__ inline uint4 load(const uint4* from) {
  uint4 value;
  asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(value.x), "=r"(value.y), "=r"(value.z), "=r"(value.w)
               : "l"(from)
               : "memory");
  return value;
}
__device__ inline float load(const float* from) {
  float value;
  asm volatile("ld.global.cg.f32 %0, [%1];" : "=f"(value) : "l"(from) : "memory");
  return value;
}
__device__ inline float4 load(const float4* from) {
  const uint4 bits = load(reinterpret_cast<const uint4*>(from));
  return make_float4(__uint_as_float(bits.x), __uint_as_float(bits.y), __uint_as_float(bits.z),
                     __uint_as_float(bits.w));
}

__device__ inline Values load_floats(const float* from, int vector) {
  const float4* four = reinterpret_cast<const float4*>(from) + 2 * vector;
  const float4 low = load(four), high = load(four + 1);
  return {{low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w}};
}

// The norm's result at x; the same expression everywhere, so that masks agree.
__device__ inline float normalised(float x, float scale, float shift) {
  return fmaf(x, scale, shift);
}

// Two values in bfloat16, or 0 where they are negative.
__device__ inline uint32_t pack_relu(float low, float high) {
  uint32_t both;
  asm("cvt.rn.relu.bf16x2.f32 %0, %1, %2;" : "=r"(both) : "f"(high), "f"(low));
  return both;
}

__device__ inline uint4 norm_relu(const uint4& bits, const Values& scale, const Values& shift) {
  Values values = unpack(bits);
#pragma unroll
  for (int i = 0; i < 8; ++i) { values.v[i] = normalised(values.v[i], scale.v[i], shift.v[i]); }
  return make_uint4(pack_relu(values.v[0], values.v[1]), pack_relu(values.v[2], values.v[3]),
                    pack_relu(values.v[4], values.v[5]), pack_relu(values.v[6], values.v[7]));
}

// A barrier in shared memory that is passed when so many bytes have been copied.
__device__ inline void barrier_make(uint64_t* barrier) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(shared_address(barrier)) : "memory");
}
__device__ inline void barrier_expect(uint64_t* barrier, uint32_t bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(shared_address(barrier)), "r"(bytes)
               : "memory");
}
// For the first time the barrier is used.
__device__ inline void barrier_wait(uint64_t* barrier) {
  asm volatile(
      "{ .reg .pred done;\n"
      "AGAIN_%=: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
      "@!done bra AGAIN_%=; }" ::"r"(shared_address(barrier))
      : "memory");
}
// By the copy engine: a multiple of 16 bytes.
__device__ inline void copy_async(void* to, const void* from, uint32_t bytes, uint64_t* barrier) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                   shared_address(to)),
               "l"(from), "r"(bytes), "r"(shared_address(barrier))
               : "memory");
}
// To the second-level cache: a multiple of 16 bytes.
__device__ inline void prefetch(const void* from, int bytes) {
  if (bytes > 0) { asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(from), "r"(bytes) : "memory"); }
}
// Until the kernels before this one in the stream are complete.
__device__ inline void wait_for_predecessor() {
  asm volatile("griddepcontrol.wait;" ::: "memory");
}
__device__ inline void release_successor() {
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
}

constexpr int at_least(int a, int b) {
  return a > b ? a : b;
}

// Columns in shared memory: at least `columns`, and such that eight threads with neighbouring
// 16-byte parts of `vectors`-part pixels store to different banks.
constexpr int pitch_of(int columns, int vectors) {
  int pitch = columns;
  const int odd = vectors >= 8 ? 8 : vectors;  // parts per pixel among eight threads
  // Parts are `pitch` apart, pixels 1 apart: pitch must be 8 / odd times an odd number.
  while ((pitch % 8) % (8 / odd) != 0 || (pitch / (8 / odd)) % 2 == 0) { ++pitch; }
  return pitch;
}

// Thread t's pixels of a block's when threads with kVectors parts each go through rows of kSide
// pixels: row(j) and `column` of its j-th.
template <int kThreads, int kVectors, int kSide>
struct Walk {
  static constexpr int kStep = kThreads / kVectors, kRowStep = kStep / kSide;
  static_assert(kThreads % kVectors == 0 && kStep % kSide == 0);
  int vector, first_row, column;
  __device__ Walk()
      : vector(threadIdx.x % kVectors),
        first_row(threadIdx.x / kVectors / kSide),
        column(threadIdx.x / kVectors % kSide) {}
  __device__ int row(int j) const { return first_row + j * kRowStep; }
};

// Adds the block's sums of kVectors * 8 channels, those from first_channel of `channels`. Thread t has
// sums of the channels of vector t % kVectors. `scratch` has room for 16 * kVectors floats per warp.
template <int kThreads, int kVectors>
__device__ inline void leave_sums(const Sums& sums, Values first, Values second, float* scratch, int channels,
                                  int first_channel) {
  constexpr int kChannels = 8 * kVectors, kWidth = 2 * kChannels;
#pragma unroll
  for (int distance = 16; distance >= kVectors; distance /= 2) {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      first.v[i] += __shfl_xor_sync(0xFFFFFFFFu, first.v[i], distance);
      second.v[i] += __shfl_xor_sync(0xFFFFFFFFu, second.v[i], distance);
    }
  }
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane < kVectors) {
    auto* to = reinterpret_cast<float4*>(scratch + warp * kWidth + lane * 8);
    to[0] = make_float4(first.v[0], first.v[1], first.v[2], first.v[3]);
    to[1] = make_float4(first.v[4], first.v[5], first.v[6], first.v[7]);
    to[kChannels / 4] = make_float4(second.v[0], second.v[1], second.v[2], second.v[3]);
    to[kChannels / 4 + 1] = make_float4(second.v[4], second.v[5], second.v[6], second.v[7]);
  }
  __syncthreads();
  if (threadIdx.x < kWidth) {
    float sum = 0;
#pragma unroll
    for (int w = 0; w < kThreads / 32; ++w) { sum += scratch[w * kWidth + threadIdx.x]; }
    const int channel = first_channel + static_cast<int>(threadIdx.x) % kChannels;
    unsigned long long* const to = sums.data + threadIdx.x / kChannels * channels + channel;
    if (fabsf(sum) < 1099511627776.0f) {
      const long long coarse = __float2ll_rn(sum * 4096.0f);
      const float rest = sum - static_cast<float>(coarse) * (1.0f / 4096.0f);  // exact
      atomicAdd(to, static_cast<unsigned long long>(coarse));
      atomicAdd(to + 2 * channels, static_cast<unsigned long long>(__float2ll_rn(rest * 1152921504606846976.0f)));
    } else {
      flags_of(sums, channels)[channel] = 1;
    }
  }
}

// What a norm's channel is made of, as loaded. All loads can be under way at once.
struct Known {
  long long parts[4];  // of the sums
  uint32_t is_bad;
  float a, b, c;  // forward: weight, bias, what values were counted from; backward: inverse deviation, scale, mean
  float mean, var;  // running ones, forward, for the writer
};
// `is_writer`: of all threads that ask for the channel, the one that writes it down.
__device__ inline Known known_of(const Norm& norm, int channels, int channel, bool is_backward, bool is_writer) {
  Known known{};
  const Sums& sums = is_backward ? norm.gradient_sums : norm.sums;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    asm volatile("ld.global.cg.s64 %0, [%1];"
                 : "=l"(known.parts[i])
                 : "l"(sums.data + i * channels + channel)
                 : "memory");
  }
  known.is_bad = __float_as_uint(load(reinterpret_cast<const float*>(flags_of(sums, channels)) + channel));
  known.a = load((is_backward ? norm.inverse_deviation : norm.weight) + channel);
  known.b = load((is_backward ? norm.scale : norm.bias) + channel);
  known.c = load((is_backward ? norm.mean : origins_of(sums, channels)) + channel);
  if (is_writer && !is_backward) {
    known.mean = load(norm.running_mean + channel);
    known.var = load(norm.running_var + channel);
  }
  return known;
}
__device__ inline float2 sums_of(const Known& known) {
  const auto joined = [&](long long coarse, long long fine) {
    return known.is_bad != 0
               ? __int_as_float(0x7FFFFFFF)
               : static_cast<float>(static_cast<double>(coarse) * 0x1p-12 + static_cast<double>(fine) * 0x1p-60);
  };
  return make_float2(joined(known.parts[0], known.parts[2]), joined(known.parts[1], known.parts[3]));
}

// norm(x) = x * scale + shift, as (scale, shift, 0).
__device__ inline float3 finish_forward(const Norm& norm, const Known& known, int channel, float rows,
                                        bool is_writer) {
  const float2 sums = sums_of(known);
  const float per_row = __frcp_rn(rows), offset = sums.x * per_row, mean = known.c + offset;
  const float spread = sums.y * per_row - offset * offset;
  const float variance = spread < 0 ? 0 : spread, inverse = rsqrtf(variance + norm.epsilon);
  const float scale = inverse * known.a, shift = fmaf(-mean, scale, known.b);
  if (is_writer) {
    norm.mean[channel] = mean;
    norm.inverse_deviation[channel] = inverse;
    norm.scale[channel] = scale;
    norm.shift[channel] = shift;
    const float unbiased = rows > 1 ? variance * (rows / (rows - 1)) : variance;
    norm.running_mean[channel] = known.mean + norm.momentum * (mean - known.mean);
    norm.running_var[channel] = known.var + norm.momentum * (unbiased - known.var);
    if (channel == 0 && norm.batches != nullptr) { ++*norm.batches; }
  }
  return make_float3(scale, shift, 0);
}
// dx = scale * g + slope * x + constant, as (scale, constant, slope).
__device__ inline float3 finish_backward(const Norm& norm, const Known& known, int channel, float rows,
                                         bool is_writer) {
  const float2 sums = sums_of(known);
  if (is_writer) {
    norm.d_bias[channel] = sums.x;
    norm.d_weight[channel] = sums.y * known.a;
  }
  const float by = -__frcp_rn(rows) * known.b, slope = sums.y * known.a * known.a * by;
  return make_float3(known.b, sums.x * by - slope * known.c, slope);
}

// ---------------------------------------------------------------------------------------------
// Forward and gradient of the input

// How a convolution is cut up. A unit is kRows rows of one image; a block takes kUnits of them and
// kColumns of the output channels.
template <int kInChannels, int kOutChannels, int kImageSide, int kUnitRows, int kUnitsOfBlock, int kColumnsOfBlock,
          int kWarpgroups, int kBlocksPerProcessor>
struct ConvShape {
  static constexpr int kIn = kInChannels;  // summed over: the output's channels in the backward pass
  static constexpr int kOut = kOutChannels;
  static constexpr int kSide = kImageSide, kRows = kUnitRows, kUnits = kUnitsOfBlock;
  static constexpr int kColumns = kColumnsOfBlock;
  static constexpr int kGroups = kWarpgroups, kThreads = 128 * kWarpgroups, kResident = kBlocksPerProcessor;
  static constexpr int kInVectors = kIn / 8, kColumnVectors = kColumns / 8;
  static constexpr int kUnitsOfImage = kSide / kRows;
  static constexpr bool kWhole = kRows == kSide;  // no neighbouring rows are needed
  // A line's right border is the next one's left border.
  static constexpr int kPitch = pitch_of(kSide + 1, kInVectors);
  static constexpr int kRowStride = kInVectors * kPitch;  // in units of 16 bytes, as all below
  static constexpr int kUnitStride = (kRows + 2) * kRowStride;
  static constexpr int kPixels = kUnits * kRows * kSide;
  static constexpr int kTiles = kPixels / 64;  // 8 x 8 pixels each
  static constexpr int kTilesOfGroup = kTiles / kGroups;
  static constexpr int kStagePitch = pitch_of(kPixels, kColumnVectors);
  // Values and the staged result share their place.
  // The weights after them start at a multiple of 128 bytes: 5% of a step.
  static constexpr int kValues = (at_least(kUnits * kUnitStride + 1, kStagePitch* kColumnVectors) + 7) / 8 * 8;
  static constexpr int kForwardPlane = kColumns, kBackwardPlane = kIn;
  static constexpr int kWeights = 9 * kInVectors * kColumns;
  static constexpr int kBytes = 16 * (kValues + kWeights);
  static_assert(kSide % 8 == 0 && kRows % 8 == 0 && kSide % kRows == 0);
  static_assert(kTiles % kGroups == 0 && kOut % kColumns == 0 && kIn % 16 == 0);
  static constexpr int kLoaded = kRows + (kWhole ? 0 : 2);  // rows of a unit that come from memory
  static constexpr int kInEach = (kUnits * kLoaded * kSide * kInVectors + kThreads - 1) / kThreads;
  static constexpr int kOutEach = kPixels * kColumnVectors / kThreads;
  static_assert(kWhole || kUnits == 1);  // rows of a block follow one another in memory
  static_assert(kPixels * kColumnVectors % kThreads == 0 && kIn <= kThreads && 2 * kColumns <= kThreads);
  static_assert(kColumnVectors <= 32 && kBytes <= 227 * 1024);
};

// Starts copying the weights of the taps in row `row`, by one thread: packed as in WeightPack, in few
// large pieces. Backward: [tap][in / 8 of the block][out].
template <class Shape, bool kBackward>
__device__ inline void fetch_weights(const bf16* weight, uint4* to, int first_column, int row, uint64_t* barrier) {
  constexpr int kOne = 3 * Shape::kInVectors * Shape::kColumns;  // 16 bytes each
  constexpr int kCopies = kBackward && Shape::kColumns < Shape::kOut ? 3 : 1, kEach = kOne / kCopies;
  barrier_expect(barrier, 16 * kOne);
  const auto* from = reinterpret_cast<const uint4*>(weight);
  for (int i = 0; i < kCopies; ++i) {
    const int start = kBackward ? ((3 * row + i) * (Shape::kOut / 8) + first_column / 8) * Shape::kIn
                                : first_column * 9 * Shape::kInVectors + row * kOne;
    copy_async(to + row * kOne + i * kEach, from + start, 16 * kEach, barrier);
  }
}

// Zeros around the block's units.
template <class Shape>
__device__ inline void clear_border(uint4* values) {
  constexpr int kVectors = Shape::kInVectors, kSide = Shape::kSide;
  const uint4 zero = make_uint4(0, 0, 0, 0);
#pragma unroll 1
  for (int i = threadIdx.x; i < Shape::kUnits * (Shape::kRows + 2) * kVectors * 2; i += Shape::kThreads) {
    values[i / 2 * Shape::kPitch + (i % 2) * (kSide + 1)] = zero;
  }
  if constexpr (Shape::kWhole) {
#pragma unroll 1
    for (int i = threadIdx.x; i < Shape::kUnits * 2 * kVectors * kSide; i += Shape::kThreads) {
      const int column = i % kSide, line = i / kSide, vector = line % kVectors, edge = line / kVectors;
      values[edge / 2 * Shape::kUnitStride + (edge % 2) * (kSide + 1) * Shape::kRowStride + vector * Shape::kPitch +
             column + 1] = zero;
    }
  }
}

// kBackward: the gradient of the input. kSums: the mask, backward, and the sums of the norm `after`.
template <class Shape, bool kBackward, Prologue kPrologue, bool kResidual, bool kSums>
__global__ void __launch_bounds__(Shape::kThreads, Shape::kResident) convolve(const Convolution what) {
  if (!kIsHopper) { return; }
  constexpr int kColumns = Shape::kColumns, kColumnVectors = Shape::kColumnVectors, kSide = Shape::kSide;
  constexpr int kThreads = Shape::kThreads;
  extern __shared__ __align__(128) uint4 shared[];
  uint4* values = shared;
  uint4* weights = shared + Shape::kValues;
  const int first_column = static_cast<int>(blockIdx.y) * kColumns;
  const float pixels = static_cast<float>(what.images) * (kSide * kSide);

  __shared__ __align__(8) uint64_t arrivals[3];  // of the weights, by row of taps
  if (threadIdx.x == 0) {
    for (uint64_t& barrier : arrivals) { barrier_make(&barrier); }
    publish_to_mma();
#pragma unroll 1
    for (int i = 0; i < 3; ++i) {  // in the order they are needed
      const int row = kBackward ? 2 - i : i;
      fetch_weights<Shape, kBackward>(what.weight, weights, first_column, row, arrivals + i);
    }
    // Tensors that were made long ago are likely in memory only.
    if (blockIdx.y == 0) {
      const int unit = static_cast<int>(blockIdx.x) * Shape::kUnits;
      const int count = min(what.images * Shape::kUnitsOfImage - unit, Shape::kUnits) * Shape::kRows * kSide;
      const size_t start = size_t(unit) * Shape::kRows * kSide;
      if (kResidual && what.residual != nullptr) {
        prefetch(what.residual + start * Shape::kOut, count * Shape::kOut * 2);
      }
      if constexpr (kBackward && kSums) { prefetch(what.after_x + start * Shape::kOut, count * Shape::kOut * 2); }
      if (kPrologue == Prologue::kNormBackward && what.beside != nullptr) {
        prefetch(what.beside + start * Shape::kIn, count * Shape::kIn * 2);
      }
    }
  }
  clear_border<Shape>(values);
  wait_for_predecessor();
  release_successor();
  __shared__ __align__(16) float parameters[3][kColumns];

  // The block's rows follow one another in memory, from a row above them if they are not whole images.
  {
    constexpr int kTensors = kPrologue == Prologue::kNormBackward ? 3 : 1;
    constexpr int kEach = Shape::kInEach, kMost = kTensors > 1 ? 5 : 12, kAtOnce = kEach < kMost ? kEach : kMost;
    constexpr int kVectors = Shape::kInVectors, kAbove = Shape::kWhole ? 0 : 1;
    const Walk<kThreads, kVectors, kSide> walk;
    const int unit = static_cast<int>(blockIdx.x) * Shape::kUnits;
    // Rows that are there: of those of the image, or of all images.
    const int y = unit % Shape::kUnitsOfImage * Shape::kRows;
    const int from_row = Shape::kWhole || y > 0 ? 0 : 1;
    const int to_row = Shape::kWhole ? min(what.images - unit, Shape::kUnits) * kSide
                                     : Shape::kRows + 1 + (y + Shape::kRows < kSide ? 1 : 0);
    const int start = (unit * Shape::kRows - kAbove) * kSide * kVectors + static_cast<int>(threadIdx.x);
    const auto* in = reinterpret_cast<const uint4*>(what.in) + start;
    const auto* x = reinterpret_cast<const uint4*>(what.x) + start;
    const auto* beside = reinterpret_cast<const uint4*>(what.beside) + start;
    auto* made = reinterpret_cast<uint4*>(what.made) + start;
    uint4* to = values + (1 - kAbove) * Shape::kRowStride + walk.vector * Shape::kPitch + walk.column + 1;
    const bool has_beside = kPrologue == Prologue::kNormBackward && what.beside != nullptr;
    uint4 loaded[kAtOnce], at[kTensors > 1 ? kAtOnce : 1], rest[kTensors > 1 ? kAtOnce : 1];
    const auto is_there = [&](int j) { return walk.row(j) >= from_row && walk.row(j) < to_row; };
    const auto fetch = [&](int first) {
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int j = first + i;
        loaded[i] = make_uint4(0, 0, 0, 0);
        if (j < kEach && is_there(j)) {
          loaded[i] = load(in + j * kThreads);
          if constexpr (kTensors > 1) {
            at[i] = load(x + j * kThreads);
            if (has_beside) { rest[i] = load(beside + j * kThreads); }
          }
        }
      }
    };
    // What the norm is made of comes first: the values wait for it.
    constexpr bool kIsBackward = kPrologue == Prologue::kNormBackward;
    const bool is_writer = blockIdx.x == 0 && blockIdx.y == 0;
    Known known{};
    if (kPrologue != Prologue::kNone && threadIdx.x < Shape::kIn) {
      known = known_of(what.before, Shape::kIn, threadIdx.x, kIsBackward, is_writer);
    }
    fetch(0);
    // Meanwhile, what the epilogue needs by channel; registers are scarce until then.
    float by_channel[3] = {};
    const int channel = first_column + static_cast<int>(threadIdx.x);
    if (kSums && threadIdx.x < kColumns) {
      if constexpr (kBackward) {
        by_channel[0] = load(what.after.mean + channel);
        by_channel[1] = load(what.after.scale + channel);
        by_channel[2] = load(what.after.shift + channel);
      } else {
        by_channel[0] = load(what.after.running_mean + channel);
      }
    }
    // And what the norm says.
    Values scale{}, shift{}, slope{};
    if constexpr (kPrologue != Prologue::kNone) {
      __shared__ __align__(16) float scratch[3 * Shape::kIn];
      if (threadIdx.x < Shape::kIn) {
        float3 result;
        if constexpr (kIsBackward) {
          result = finish_backward(what.before, known, threadIdx.x, pixels, is_writer);
        } else {
          result = finish_forward(what.before, known, threadIdx.x, pixels, is_writer);
        }
        scratch[threadIdx.x] = result.x;
        scratch[Shape::kIn + threadIdx.x] = result.y;
        scratch[2 * Shape::kIn + threadIdx.x] = result.z;
      }
      __syncthreads();
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        scale.v[i] = scratch[walk.vector * 8 + i];
        shift.v[i] = scratch[Shape::kIn + walk.vector * 8 + i];
        if (kIsBackward) { slope.v[i] = scratch[2 * Shape::kIn + walk.vector * 8 + i]; }
      }
    }
    if (kSums && threadIdx.x < kColumns) {
      for (int i = 0; i < 3; ++i) { parameters[i][threadIdx.x] = by_channel[i]; }
      if (!kBackward && blockIdx.x == 0) { origins_of(what.after.sums, Shape::kOut)[channel] = by_channel[0]; }
    }
    const auto keep = [&](int first) {
#pragma unroll
      for (int i = 0; i < kAtOnce; ++i) {
        const int j = first + i;
        if (j >= kEach) { continue; }
        const int row = walk.row(j);
        if (is_there(j)) {
          if constexpr (kPrologue == Prologue::kNormRelu) { loaded[i] = norm_relu(loaded[i], scale, shift); }
          if constexpr (kPrologue == Prologue::kNormBackward) {
            Values g = unpack(loaded[i]);
            const Values here = unpack(at[i]);
#pragma unroll
            for (int k = 0; k < 8; ++k) {
              g.v[k] = fmaf(scale.v[k], g.v[k], fmaf(here.v[k], slope.v[k], shift.v[k]));
            }
            if (has_beside) {
              const Values more = unpack(rest[i]);
#pragma unroll
              for (int k = 0; k < 8; ++k) { g.v[k] += more.v[k]; }
            }
            loaded[i] = pack(g);
            // Rows that neighbouring blocks load too are written by the block they belong to.
            if (blockIdx.y == 0 && (Shape::kWhole || (row >= 1 && row <= Shape::kRows))) {
              made[j * kThreads] = loaded[i];
            }
          }
        }
        const int between = Shape::kUnits > 1 ? row / kSide * 2 : 0;  // border rows before this one's unit
        if (row < Shape::kUnits * Shape::kLoaded) { to[(row + between) * Shape::kRowStride] = loaded[i]; }
      }
    };
    keep(0);
#pragma unroll
    for (int first = kAtOnce; first < kEach; first += kAtOnce) {
      fetch(first);
      keep(first);
    }
  }

  // The same in all threads of a warp, and the compiler should know.
  const int group = __shfl_sync(0xFFFFFFFFu, static_cast<int>(threadIdx.x) / 128, 0);
  float sums[Shape::kTilesOfGroup][kColumns / 2];
#pragma unroll
  for (int t = 0; t < Shape::kTilesOfGroup; ++t) {
#pragma unroll
    for (int i = 0; i < kColumns / 2; ++i) { sums[t][i] = 0; }
  }
  // Pixels x channels, rows along the sum; weights.
  constexpr int kTapStride =
      kBackward ? -kColumnVectors * Shape::kBackwardPlane : Shape::kInVectors * Shape::kForwardPlane;
  uint64_t left = descriptor(shared_address(values), Shape::kPitch, Shape::kRowStride);
  uint64_t right = kBackward ? descriptor(shared_address(weights + 8 * kColumnVectors * Shape::kBackwardPlane), 8,
                                          Shape::kBackwardPlane)
                             : descriptor(shared_address(weights), Shape::kForwardPlane, 8);
  const auto place_of_tile = [](int tile) {
    const int x = tile % (kSide / 8), y = tile / (kSide / 8) % (Shape::kRows / 8);
    return tile / (kSide / 8 * (Shape::kRows / 8)) * Shape::kUnitStride + y * 8 * Shape::kRowStride + x * 8;
  };
  uint64_t tiles[Shape::kTilesOfGroup];
#pragma unroll
  for (int t = 0; t < Shape::kTilesOfGroup; ++t) {
    tiles[t] = left + place_of_tile(group * Shape::kTilesOfGroup + t);
  }
  // Already now, what the epilogue needs of other tensors. A thread keeps its channels.
  constexpr int kEach = Shape::kOutEach;
  constexpr bool kOther = kResidual || (kBackward && kSums);
  const Walk<kThreads, kColumnVectors, kSide> walk;
  const int rows = min(what.images * kSide - static_cast<int>(blockIdx.x) * Shape::kUnits * Shape::kRows,
                       Shape::kUnits * Shape::kRows);
  const int start =
      ((static_cast<int>(blockIdx.x) * Shape::kUnits * Shape::kRows + walk.first_row) * kSide + walk.column) *
          (Shape::kOut / 8) +
      first_column / 8 + walk.vector;
  constexpr int kStep = Walk<kThreads, kColumnVectors, kSide>::kStep * (Shape::kOut / 8);
  uint4 other[kOther ? kEach : 1];
  if constexpr (kOther) {
    const bool has_other = kBackward || what.residual != nullptr;
    const auto* from = reinterpret_cast<const uint4*>(kBackward ? what.after_x : what.residual) + start;
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      other[i] = walk.row(i) < rows && has_other ? load(from + i * kStep) : make_uint4(0, 0, 0, 0);
    }
  }
  publish_to_mma();
  __syncthreads();
#pragma unroll 1
  for (int row = 0; row < 3; ++row) {
    barrier_wait(arrivals + row);
    mma_begin();
#pragma unroll 1
    for (int column = 0; column < 3; ++column) {
      const int shift = row * Shape::kRowStride + column;
#pragma unroll
      for (int k = 0; k < Shape::kIn / 16; ++k) {
        const uint64_t b = right + k * (kBackward ? 16 : 2 * Shape::kForwardPlane);
#pragma unroll
        for (int t = 0; t < Shape::kTilesOfGroup; ++t) {
          mma<kColumns, false, kBackward>(sums[t], tiles[t] + shift + 2 * k * Shape::kPitch, b);
        }
      }
      right += static_cast<uint64_t>(int64_t{kTapStride});
    }
    mma_commit();
  }

  mma_wait();
  __syncthreads();  // no matrix instruction reads the values any more

  // The result in bfloat16, as [eight channels][pixel].
  {
    const int warp = threadIdx.x % 128 / 32, lane = threadIdx.x % 32;
    auto* words = reinterpret_cast<uint32_t*>(values);
#pragma unroll
    for (int t = 0; t < Shape::kTilesOfGroup; ++t) {
      const int tile = group * Shape::kTilesOfGroup + t;
      const int pixel = (tile / (kSide / 8) * 8 + warp * 2) * kSide + tile % (kSide / 8) * 8 + lane / 4;
      uint32_t* const to = words + pixel * 4 + lane % 4;
#pragma unroll
      for (int j = 0; j < kColumnVectors; ++j) {
        to[j * Shape::kStagePitch * 4] = pack_two(sums[t][4 * j], sums[t][4 * j + 1]);
        to[(j * Shape::kStagePitch + kSide) * 4] = pack_two(sums[t][4 * j + 2], sums[t][4 * j + 3]);
      }
    }
  }
  __syncthreads();
  auto* out = reinterpret_cast<uint4*>(what.out) + start;
  const uint4* staged = values + walk.vector * Shape::kStagePitch + walk.first_row * kSide + walk.column;
  Values first{}, second{}, origin{}, scale{}, shift{};
  if constexpr (kSums) {
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      origin.v[i] = parameters[0][walk.vector * 8 + i];
      if constexpr (kBackward) {
        scale.v[i] = parameters[1][walk.vector * 8 + i];
        shift.v[i] = parameters[2][walk.vector * 8 + i];
      }
    }
  }
#pragma unroll
  for (int i = 0; i < kEach; ++i) {
    if (walk.row(i) >= rows) { continue; }
    uint4 bits = staged[i * Walk<kThreads, kColumnVectors, kSide>::kStep];
    if constexpr (kResidual) {
      Values sum = unpack(bits);
      const Values added = unpack(other[i]);
#pragma unroll
      for (int k = 0; k < 8; ++k) { sum.v[k] += added.v[k]; }
      bits = pack(sum);
    }
    if constexpr (kSums) {
      Values result = unpack(bits);
      if constexpr (kBackward) {
        const Values x = unpack(other[i]);
#pragma unroll
        for (int k = 0; k < 8; ++k) {
          result.v[k] = normalised(x.v[k], scale.v[k], shift.v[k]) > 0 ? result.v[k] : 0.0f;
          first.v[k] += result.v[k];
          second.v[k] = fmaf(result.v[k], x.v[k] - origin.v[k], second.v[k]);
        }
        bits = pack(result);
      } else {
#pragma unroll
        for (int k = 0; k < 8; ++k) {
          const float distance = result.v[k] - origin.v[k];
          first.v[k] += distance;
          second.v[k] = fmaf(distance, distance, second.v[k]);
        }
      }
    }
    out[i * kStep] = bits;
  }
  if constexpr (kSums) {
    // The weights' place is free: the matrix instructions are done.
    leave_sums<kThreads, kColumnVectors>(kBackward ? what.after.gradient_sums : what.after.sums, first, second,
                                         reinterpret_cast<float*>(weights), Shape::kOut, first_column);
  }
}

// Entry blockIdx.y.
__global__ void __launch_bounds__(256) pack_weights(const WeightPack* entries) {
  if (!kIsHopper) { return; }
  const WeightPack what = entries[blockIdx.y];
  const int vectors = what.in / 8;
  const auto* from = reinterpret_cast<const uint4*>(what.from);
  auto* to = reinterpret_cast<uint4*>(what.to);
  for (int i = blockIdx.x * 256 + threadIdx.x; i < 9 * vectors * what.out; i += gridDim.x * 256) {
    const int out = i % what.columns, place = i / what.columns % (9 * vectors);  // tap and vector
    to[i] = load(from + (i / what.columns / (9 * vectors) * what.columns + out) * 9 * vectors + place);
  }
}

struct Launch {
  dim3 grid;
  int threads = 0, bytes = 0, cluster = 1;
  bool overlap = false;
};

template <class Kernel, class... Arguments>
inline int launch(Kernel* kernel, const Launch& how, cudaStream_t stream, const Arguments&... arguments) {
  cudaError_t error = cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, how.bytes);
  if (error != cudaSuccess) { return error; }
  cudaLaunchAttribute attributes[2];
  cudaLaunchConfig_t config = {};
  config.gridDim = how.grid;
  config.blockDim = dim3(how.threads);
  config.dynamicSmemBytes = how.bytes;
  config.stream = stream;
  config.attrs = attributes;
  if (how.cluster > 1) {
    attributes[config.numAttrs].id = cudaLaunchAttributeClusterDimension;
    attributes[config.numAttrs].val.clusterDim = {static_cast<unsigned>(how.cluster), 1, 1};
    ++config.numAttrs;
  }
  if (how.overlap) {
    attributes[config.numAttrs].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attributes[config.numAttrs].val.programmaticStreamSerializationAllowed = 1;
    ++config.numAttrs;
  }
  return cudaLaunchKernelEx(&config, kernel, arguments...);
}

// `entries` lies in the GPU's memory; `largest` is the largest number of weights.
inline int launch_pack_weights(const WeightPack* entries, int count, int largest, cudaStream_t stream) {
  Launch how;
  how.grid = dim3((largest / 8 + 1023) / 1024, count);
  how.threads = 256;
  return launch(pack_weights, how, stream, entries);
}

// The parts of its sums.
template <class Shape>
constexpr int parts_of(int images) {
  return (images * Shape::kUnitsOfImage + Shape::kUnits - 1) / Shape::kUnits;
}

template <class Shape, bool kBackward, Prologue kPrologue, bool kResidual, bool kSums>
inline int launch_convolve(const Convolution& what, cudaStream_t stream, bool overlap = false) {
  Launch how;
  how.grid = dim3(parts_of<Shape>(what.images), Shape::kOut / Shape::kColumns);
  how.threads = Shape::kThreads;
  how.bytes = Shape::kBytes;
  how.overlap = overlap;
  return launch(convolve<Shape, kBackward, kPrologue, kResidual, kSums>, how, stream, what);
}

// ---------------------------------------------------------------------------------------------
// Gradient of the weights

// A block works on a piece of the gradient: kOutSlice x kInSlice channels at kTapColumns columns of
// taps (1 or 3), and on every gridDim.x-th tile of kUnits units. The matrix instruction's 64 rows are
// output channels. Its columns are input channels at three heights: three rows of taps at once. With
// 32 output channels, its rows are those of two neighbouring image rows and its columns are at four
// heights; of the eight combinations six are summed up and two ignored.
// The columns are divided among kSplit warpgroups. kCluster blocks of different tiles add up their
// sums in one another's shared memory before they are written as one part.
template <int kInChannels, int kOutChannels, int kImageSide, int kUnitRows, int kUnitsOfBlock, int kInOfPiece,
          int kOutOfPiece, int kTapColumnsOfPiece, int kSplitColumns, int kBlocksOfCluster, int kBlocksPerProcessor>
struct WeightShape {
  static constexpr int kIn = kInChannels, kOut = kOutChannels, kSide = kImageSide, kRows = kUnitRows;
  static constexpr int kUnits = kUnitsOfBlock, kInSlice = kInOfPiece, kOutSlice = kOutOfPiece;
  static constexpr int kTapColumns = kTapColumnsOfPiece, kSplit = kSplitColumns, kCluster = kBlocksOfCluster;
  static constexpr int kResident = kBlocksPerProcessor;
  static constexpr bool kPair = kOutSlice == 32;
  static constexpr bool kWhole = kRows == kSide;
  static constexpr int kHeights = kPair ? 4 : 3;
  static constexpr int kColumns = kHeights * kInSlice / kSplit;  // of a warpgroup
  static constexpr int kThreads = 128 * kTapColumns * kSplit;
  static constexpr int kInVectors = kInSlice / 8, kOutVectors = kOutSlice / 8;
  static constexpr int kInPitch = pitch_of(kSide + 2, kInVectors), kOutPitch = pitch_of(kSide, kOutVectors);
  static constexpr int kInRow = kInVectors * kInPitch, kOutRow = kOutVectors * kOutPitch;  // 16 bytes each
  static constexpr int kInUnit = (kRows + 2) * kInRow, kOutUnit = kRows * kOutRow;
  static constexpr int kStage = kUnits * (kInUnit + kOutUnit);
  static constexpr int kUnitsOfImage = kSide / kRows;
  static constexpr int kPieces = kOut / kOutSlice * (kIn / kInSlice) * (3 / kTapColumns);
  // A piece as floats: [output channel][tap][input channel].
  static constexpr int kPieceRow = kTapColumns * 3 * kInSlice, kPiece = kOutSlice * kPieceRow;
  static constexpr int kPiecePitch = (kPieceRow + 31) / 32 * 32 + 8;  // banks: 8 more than a multiple of 32
  static constexpr int kBytes = at_least(2 * 16 * kStage, kOutSlice* kPiecePitch * 4);
  static_assert(kOutSlice == 64 || kOutSlice == 32);
  static_assert(!kPair || kSide % 16 == 0);
  static_assert(kPieceRow % 4 == 0 && kPiece % (4 * kCluster) == 0);
  static_assert(kWhole || kUnits == 1);  // rows of a tile follow one another in memory
  static_assert(kBytes <= 227 * 1024);
};

__device__ inline void cluster_barrier() {
  asm volatile("barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
}
// Only that all have come here; says nothing about memory.
__device__ inline void cluster_meeting() {
  asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
}
__device__ inline float4 load_from_cluster(const float4* mine, uint32_t rank) {
  float4 value;
  asm volatile(
      "{ .reg .u32 there; mapa.shared::cluster.u32 there, %4, %5;\n"
      "ld.shared::cluster.v4.f32 {%0, %1, %2, %3}, [there]; }"
      : "=f"(value.x), "=f"(value.y), "=f"(value.z), "=f"(value.w)
      : "r"(shared_address(mine)), "r"(rank)
      : "memory");
  return value;
}

template <class Shape, Prologue kPrologue>
__global__ void __launch_bounds__(Shape::kThreads, Shape::kResident) weight_gradient(const WeightGradient what) {
  if (!kIsHopper) { return; }
  static_assert(kPrologue != Prologue::kNormBackward);
  constexpr int kSide = Shape::kSide, kThreads = Shape::kThreads;
  constexpr int kInVectors = Shape::kInVectors, kOutVectors = Shape::kOutVectors;
  extern __shared__ __align__(128) uint4 shared[];
  // The same in all threads of a warp, and the compiler should know.
  const int group = __shfl_sync(0xFFFFFFFFu, static_cast<int>(threadIdx.x) / 128, 0);
  const int tap_column = group / Shape::kSplit, split = group % Shape::kSplit;
  // Which piece.
  int piece = static_cast<int>(blockIdx.y);
  const int piece_tap = piece % (3 / Shape::kTapColumns);  // 0 if the piece has all taps
  piece /= 3 / Shape::kTapColumns;
  const int first_in = piece % (Shape::kIn / Shape::kInSlice) * Shape::kInSlice;
  const int first_out = piece / (Shape::kIn / Shape::kInSlice) * Shape::kOutSlice;

  // The borders are never written again.
  const uint4 zero = make_uint4(0, 0, 0, 0);
  for (int i = threadIdx.x; i < 2 * Shape::kUnits * (Shape::kRows + 2) * kInVectors * 2; i += kThreads) {
    const int line = i / 2 % (Shape::kUnits * (Shape::kRows + 2) * kInVectors);
    const int stage = i / 2 / (Shape::kUnits * (Shape::kRows + 2) * kInVectors);
    shared[stage * Shape::kStage + line * Shape::kInPitch + (i % 2) * (kSide + 1)] = zero;
  }
  if constexpr (Shape::kWhole) {
    for (int i = threadIdx.x; i < 2 * Shape::kUnits * 2 * kInVectors * kSide; i += kThreads) {
      const int column = i % kSide, line = i / kSide, vector = line % kInVectors, edge = line / kInVectors;
      const int unit = edge / 2 % Shape::kUnits, stage = edge / 2 / Shape::kUnits;
      shared[stage * Shape::kStage + unit * Shape::kInUnit + (edge % 2) * (kSide + 1) * Shape::kInRow +
             vector * Shape::kInPitch + column + 1] = zero;
    }
  }
  wait_for_predecessor();
  release_successor();

  constexpr int kAbove = Shape::kWhole ? 0 : 1, kLoaded = Shape::kRows + 2 * kAbove;
  constexpr int kInCount = Shape::kUnits * kLoaded * kSide * kInVectors;
  constexpr int kOutCount = Shape::kUnits * Shape::kRows * kSide * kOutVectors;
  constexpr int kInEach = (kInCount + kThreads - 1) / kThreads, kOutEach = (kOutCount + kThreads - 1) / kThreads;
  using InWalk = Walk<kThreads, kInVectors, kSide>;
  using OutWalk = Walk<kThreads, kOutVectors, kSide>;
  const InWalk in_walk;
  const OutWalk out_walk;
  const int tiles = (what.images * Shape::kUnitsOfImage + Shape::kUnits - 1) / Shape::kUnits;
  Values scale{}, shift{};
  if constexpr (kPrologue == Prologue::kNormRelu) {
    scale = load_floats(what.scale, first_in / 8 + in_walk.vector);
    shift = load_floats(what.shift, first_in / 8 + in_walk.vector);
  }
  const auto* in = reinterpret_cast<const uint4*>(what.in) +
                   ((in_walk.first_row - kAbove) * kSide + in_walk.column) * (Shape::kIn / 8) + first_in / 8 +
                   in_walk.vector;
  const auto* dy = reinterpret_cast<const uint4*>(what.dy) +
                   (out_walk.first_row * kSide + out_walk.column) * (Shape::kOut / 8) + first_out / 8 +
                   out_walk.vector;
  uint4 loaded_in[kInEach], loaded_out[kOutEach];
  int from_row = 0, to_row = 0, out_rows = 0;  // those of a tile that are there

  // A tile's rows follow one another in memory, from a row above them if they are not whole images.
  const auto load_tile = [&](int tile) {
    const int unit = tile * Shape::kUnits, y = unit % Shape::kUnitsOfImage * Shape::kRows;
    out_rows = min(what.images * Shape::kUnitsOfImage - unit, Shape::kUnits) * Shape::kRows;
    from_row = Shape::kWhole || y > 0 ? 0 : 1;
    to_row = Shape::kWhole ? out_rows : Shape::kRows + 1 + (y + Shape::kRows < kSide ? 1 : 0);
    const uint4* in_from = in + unit * (Shape::kRows * kSide * (Shape::kIn / 8));
    const uint4* dy_from = dy + unit * (Shape::kRows * kSide * (Shape::kOut / 8));
#pragma unroll
    for (int j = 0; j < kInEach; ++j) {
      loaded_in[j] = zero;
      if (in_walk.row(j) >= from_row && in_walk.row(j) < to_row) {
        loaded_in[j] = load(in_from + j * InWalk::kStep * (Shape::kIn / 8));
      }
    }
#pragma unroll
    for (int j = 0; j < kOutEach; ++j) {
      loaded_out[j] = zero;
      if (out_walk.row(j) < out_rows) { loaded_out[j] = load(dy_from + j * OutWalk::kStep * (Shape::kOut / 8)); }
    }
  };
  const auto store_tile = [&](int stage) {
    uint4* in_to = shared + stage * Shape::kStage + (1 - kAbove) * Shape::kInRow +
                   in_walk.vector * Shape::kInPitch + in_walk.column + 1;
    uint4* out_to = shared + stage * Shape::kStage + Shape::kUnits * Shape::kInUnit +
                    out_walk.vector * Shape::kOutPitch + out_walk.column;
#pragma unroll
    for (int j = 0; j < kInEach; ++j) {
      const int row = in_walk.row(j), between = Shape::kUnits > 1 ? row / kSide * 2 : 0;
      uint4 bits = loaded_in[j];
      if constexpr (kPrologue == Prologue::kNormRelu) {
        if (row >= from_row && row < to_row) { bits = norm_relu(bits, scale, shift); }
      }
      if (row < Shape::kUnits * kLoaded) { in_to[(row + between) * Shape::kInRow] = bits; }
    }
#pragma unroll
    for (int j = 0; j < kOutEach; ++j) {
      const int row = out_walk.row(j);
      if (row < Shape::kUnits * Shape::kRows) { out_to[row * Shape::kOutRow] = loaded_out[j]; }
    }
  };

  float sums[Shape::kColumns / 2];
#pragma unroll
  for (int i = 0; i < Shape::kColumns / 2; ++i) { sums[i] = 0; }
  // Sixteen pixels at a time: of one row, or eight of each of two rows.
  constexpr bool kWide = kSide >= 16;
  constexpr int kRowStep = Shape::kPair || !kWide ? 2 : 1;
  const uint64_t left = descriptor(shared_address(shared + Shape::kUnits * Shape::kInUnit),
                                   kWide ? 8 : Shape::kOutRow, Shape::kOutPitch);
  const uint64_t right = descriptor(shared_address(shared), kWide ? 8 : Shape::kInRow, Shape::kInPitch) +
                         (Shape::kTapColumns == 3 ? tap_column : piece_tap) +
                         split * (Shape::kColumns / 8) * Shape::kInPitch;
  int stage = 0;
  int tile = static_cast<int>(blockIdx.x);
  if (tile < tiles) {
    load_tile(tile);
    store_tile(0);
    if (tile + static_cast<int>(gridDim.x) < tiles) { load_tile(tile + static_cast<int>(gridDim.x)); }
  }
  publish_to_mma();
  __syncthreads();
  while (tile < tiles) {
    const int next = tile + static_cast<int>(gridDim.x);
    mma_begin();
#pragma unroll
    for (int unit = 0; unit < Shape::kUnits; ++unit) {
#pragma unroll
      for (int row = 0; row < Shape::kRows; row += kRowStep) {
#pragma unroll
        for (int column = 0; column < kSide; column += 16) {
          mma<Shape::kColumns, true, true>(
              sums, left + stage * Shape::kStage + unit * Shape::kOutUnit + row * Shape::kOutRow + column,
              right + stage * Shape::kStage + unit * Shape::kInUnit + row * Shape::kInRow + column);
        }
      }
    }
    mma_commit();
    if (next < tiles) { store_tile(1 - stage); }
    if (next + static_cast<int>(gridDim.x) < tiles) { load_tile(next + static_cast<int>(gridDim.x)); }
    mma_wait();
    publish_to_mma();
    __syncthreads();
    stage = 1 - stage;
    tile = next;
  }

  // The block's sums as a piece in shared memory.
  auto* mine = reinterpret_cast<float*>(shared);
  {
    const int warp = threadIdx.x % 128 / 32, lane = threadIdx.x % 32;
    constexpr int kIn = Shape::kInSlice, kTaps = Shape::kTapColumns;
    const auto at = [&](int channel, int height, int in_channel) {
      return reinterpret_cast<float2*>(mine + channel * Shape::kPiecePitch + (height * kTaps + tap_column) * kIn +
                                       in_channel);
    };
    const int row = warp * 16 + lane / 4;
    if (!Shape::kPair || warp < 2) {
#pragma unroll
      for (int j = 0; j < Shape::kColumns / 8; ++j) {
        const int column = split * Shape::kColumns + j * 8 + lane % 4 * 2;
        if (column / kIn < 3) {
          *at(row, column / kIn, column % kIn) = make_float2(sums[4 * j], sums[4 * j + 1]);
          *at(row + 8, column / kIn, column % kIn) = make_float2(sums[4 * j + 2], sums[4 * j + 3]);
        }
      }
    }
    if constexpr (Shape::kPair) {
      __syncthreads();
      if (warp >= 2) {
#pragma unroll
        for (int j = 0; j < Shape::kColumns / 8; ++j) {
          const int column = split * Shape::kColumns + j * 8 + lane % 4 * 2;
          if (column / kIn >= 1) {
            float2* const upper = at(row - 32, column / kIn - 1, column % kIn);
            float2* const lower = at(row - 24, column / kIn - 1, column % kIn);
            *upper = make_float2(upper->x + sums[4 * j], upper->y + sums[4 * j + 1]);
            *lower = make_float2(lower->x + sums[4 * j + 2], lower->y + sums[4 * j + 3]);
          }
        }
      }
    }
  }

  // A block adds up its share of the piece over the cluster.
  constexpr int kCluster = Shape::kCluster, kShare = Shape::kPiece / 4 / kCluster;
  const int rank = blockIdx.x % kCluster, part = blockIdx.x / kCluster;
  if constexpr (kCluster > 1) {
    cluster_barrier();
  } else {
    __syncthreads();
  }
  float* partial = what.partial + size_t(part) * (9 * Shape::kIn * Shape::kOut);
#pragma unroll 1
  for (int i = threadIdx.x; i < kShare; i += kThreads) {
    const int element = (rank * kShare + i) * 4;
    const int row = element / Shape::kPieceRow, inner = element % Shape::kPieceRow;
    const auto* here = reinterpret_cast<const float4*>(mine + row * Shape::kPiecePitch + inner);
    float4 sum = *here;
    if constexpr (kCluster > 1) {
      float4 parts[kCluster];
#pragma unroll
      for (int r = 0; r < kCluster; ++r) { parts[r] = load_from_cluster(here, r); }
      sum = parts[0];
#pragma unroll
      for (int r = 1; r < kCluster; ++r) {
        sum.x += parts[r].x, sum.y += parts[r].y, sum.z += parts[r].z, sum.w += parts[r].w;
      }
    }
    const int tap = inner / Shape::kInSlice, full_tap = Shape::kTapColumns == 3 ? tap : tap * 3 + piece_tap;
    const int to = ((first_out + row) * 9 + full_tap) * Shape::kIn + first_in + inner % Shape::kInSlice;
    *reinterpret_cast<float4*>(partial + to) = sum;
  }
  if constexpr (kCluster > 1) { cluster_meeting(); }  // until nobody reads this block's shared memory any more
}

// Adds up the parts of several gradients: those of entry blockIdx.y.
__global__ void __launch_bounds__(256) sum_weights(const WeightSum* entries) {
  if (!kIsHopper) { return; }
  const WeightSum what = entries[blockIdx.y];
  wait_for_predecessor();
  release_successor();
  const int stride = what.count / 4;
  for (int i = blockIdx.x * 256 + threadIdx.x; i < stride; i += gridDim.x * 256) {
    const auto* from = reinterpret_cast<const float4*>(what.partial) + i;
    float4 sum = load(from);
#pragma unroll 8
    for (int part = 1; part < what.parts; ++part) {
      const float4 more = load(from + part * stride);
      sum.x += more.x, sum.y += more.y, sum.z += more.z, sum.w += more.w;
    }
    if (what.dw != nullptr) { reinterpret_cast<float4*>(what.dw)[i] = sum; }
    if (what.dw_bf16 != nullptr) {
      reinterpret_cast<uint2*>(what.dw_bf16)[i] = make_uint2(pack_two(sum.x, sum.y), pack_two(sum.z, sum.w));
    }
  }
}

// `entries` lies in the GPU's memory; `largest` is the largest count.
inline int launch_sum_weights(const WeightSum* entries, int count, int largest, cudaStream_t stream,
                              bool overlap = false) {
  Launch how;
  how.grid = dim3((largest / 4 + 255) / 256, count);
  how.threads = 256;
  how.overlap = overlap;
  return launch(sum_weights, how, stream, entries);
}

// `slices` blocks share the pixels of each piece: a multiple of the cluster. Leaves slices / cluster parts.
template <class Shape, Prologue kPrologue>
inline int launch_weight_gradient(const WeightGradient& what, cudaStream_t stream, int slices,
                                  bool overlap = false) {
  Launch how;
  how.grid = dim3(slices, Shape::kPieces);
  how.threads = Shape::kThreads;
  how.bytes = Shape::kBytes;
  how.cluster = Shape::kCluster;
  how.overlap = overlap;
  return launch(weight_gradient<Shape, kPrologue>, how, stream, what);
}

}  // namespace la3::nn::conv
