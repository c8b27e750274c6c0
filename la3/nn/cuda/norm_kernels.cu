#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <algorithm>

#include "la3/nn/cuda/bf16_values.cuh"
#include "la3/nn/cuda/norm_kernels.h"

namespace la3::nn::norm {
namespace {

// A block works on up to 64 neighbouring channels, a thread on eight of them: 16 bytes per row.
// Threads of a block with the same channels take different rows.
constexpr int kThreads = 512;
constexpr int kMaxVectors = 8;  // of a block's channels
constexpr int kUnroll = 2;      // rows that a thread has in flight
constexpr int kMaxBlocks = 264;
constexpr int kTickets = 1024;

// How rows and channels are divided among blocks.
struct Plan {
  uint32_t rows = 0;
  uint32_t row_vectors = 0;    // of a whole row
  uint32_t block_vectors = 0;  // of a block's channels: 1, 2, 4 or 8
  uint32_t blocks = 0;         // along the rows; row_vectors / block_vectors times as many in total
};

Plan plan_for(const Shape& shape, uint32_t blocks_in_all) {
  Plan plan;
  plan.rows = static_cast<uint32_t>(shape.rows);
  plan.row_vectors = static_cast<uint32_t>(shape.channels / kVector);
  plan.block_vectors = kMaxVectors;
  while (plan.row_vectors % plan.block_vectors != 0) { plan.block_vectors /= 2; }
  const uint32_t groups = plan.row_vectors / plan.block_vectors;
  const uint32_t sweep = kThreads / plan.block_vectors * kUnroll;
  plan.blocks = std::clamp((plan.rows + sweep - 1) / sweep, 1u, std::max(1u, blocks_in_all / groups));
  return plan;
}

// For sums, every additional block costs the last one time; but values that come from memory rather
// than from the second-level cache need more blocks in flight.
Plan plan_for_sums(const Shape& shape) {
  constexpr int64_t kCachedValues = int64_t{12} << 20;
  return plan_for(shape, shape.rows * shape.channels <= kCachedValues ? kMaxBlocks / 2 : kMaxBlocks);
}

dim3 grid_of(const Plan& plan) {
  return dim3(plan.blocks, plan.row_vectors / plan.block_vectors);
}

__device__ inline Values added(const Values& a, const Values& b) {
  Values sum;
#pragma unroll
  for (int i = 0; i < kVector; ++i) { sum.v[i] = a.v[i] + b.v[i]; }
  return sum;
}

__device__ inline Values load_floats(const float* from, uint32_t vector) {
  Values values;
  const float4* four = reinterpret_cast<const float4*>(from) + 2 * vector;
  const float4 low = four[0], high = four[1];
  values.v[0] = low.x, values.v[1] = low.y, values.v[2] = low.z, values.v[3] = low.w;
  values.v[4] = high.x, values.v[5] = high.y, values.v[6] = high.z, values.v[7] = high.w;
  return values;
}

// A thread's place: its vector in a row, and its rows.
struct Place {
  uint32_t column, row, step;
  __device__ explicit Place(const Plan& plan)
      : column(blockIdx.y * plan.block_vectors + threadIdx.x % plan.block_vectors),
        row(blockIdx.x * (kThreads / plan.block_vectors) + threadIdx.x / plan.block_vectors),
        step(gridDim.x * (kThreads / plan.block_vectors)) {}
};

// Visits a thread's rows, kUnroll at a time: load(offset, slot) for all of them, then use(offset,
// slot).
template <class Load, class Use>
__device__ inline void for_rows(const Plan& plan, const Load& load, const Use& use) {
  const Place at(plan);
  for (uint32_t row = at.row; row < plan.rows; row += kUnroll * at.step) {
#pragma unroll
    for (int u = 0; u < kUnroll; ++u) {
      const uint32_t here = row + static_cast<uint32_t>(u) * at.step;
      if (here < plan.rows) { load(size_t{here} * plan.row_vectors + at.column, u); }
    }
#pragma unroll
    for (int u = 0; u < kUnroll; ++u) {
      const uint32_t here = row + static_cast<uint32_t>(u) * at.step;
      if (here < plan.rows) { use(size_t{here} * plan.row_vectors + at.column, u); }
    }
  }
}

struct Sums {
  float* partial;     // [group][block][two sums][channel of the group]
  uint32_t* tickets;  // by group; 0 before and after
};

Sums sums_in(void* workspace) {
  return {static_cast<float*>(workspace) + kTickets, static_cast<uint32_t*>(workspace)};
}
// kMaxBlocks blocks with two sums of at most 64 channels each; a wide row has at least one block
// per group.
static_assert(sizeof(float) * (kTickets + 2 * kMaxVectors * kVector * (kMaxBlocks + kMaxChannels / 8)) <=
              kWorkspaceBytes);
static_assert(kMaxChannels / kVector <= kTickets);

// Adds up the two sums of all threads, of the block and then of all blocks of the group. Returns
// true in every thread of the last block, where totals[0 .. 2 * channels of the group) then holds
// the sums: first those of `first`, then those of `second`.
__device__ bool add_up(const Plan& plan, const Sums& sums, Values first, Values second, float* totals) {
  __shared__ float by_warp[kThreads / 32][2 * kMaxVectors * kVector];
  __shared__ bool is_last;
  const uint32_t channels = plan.block_vectors * kVector, width = 2 * channels;
  for (uint32_t distance = 16; distance >= plan.block_vectors; distance /= 2) {
#pragma unroll
    for (int i = 0; i < kVector; ++i) {
      first.v[i] += __shfl_xor_sync(0xFFFFFFFFu, first.v[i], static_cast<int>(distance));
      second.v[i] += __shfl_xor_sync(0xFFFFFFFFu, second.v[i], static_cast<int>(distance));
    }
  }
  const uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane < plan.block_vectors) {
#pragma unroll
    for (int i = 0; i < kVector; ++i) {
      by_warp[warp][lane * kVector + static_cast<uint32_t>(i)] = first.v[i];
      by_warp[warp][channels + lane * kVector + static_cast<uint32_t>(i)] = second.v[i];
    }
  }
  __syncthreads();
  float* group = sums.partial + size_t{blockIdx.y} * plan.blocks * width;
  if (threadIdx.x < width) {
    float sum = 0;
    for (int w = 0; w < kThreads / 32; ++w) { sum += by_warp[w][threadIdx.x]; }
    group[blockIdx.x * width + threadIdx.x] = sum;
  }
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) { is_last = atomicAdd(sums.tickets + blockIdx.y, 1u) + 1 == gridDim.x; }
  __syncthreads();
  if (!is_last) { return false; }
  __threadfence();

  // kThreads / width threads work on each sum; each takes every (kThreads / width)-th block.
  const uint32_t slices = kThreads / width, slice = threadIdx.x / width, place = threadIdx.x % width;
  float* by_slice = &by_warp[0][0];
  float sum = 0;
#pragma unroll 16
  for (uint32_t block = slice; block < plan.blocks; block += slices) {
    sum += __ldcg(group + block * width + place);
  }
  by_slice[threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x < width) {
    float total = 0;
    for (uint32_t s = 0; s < slices; ++s) { total += by_slice[s * width + threadIdx.x]; }
    totals[threadIdx.x] = total;
  }
  if (threadIdx.x == 0) { sums.tickets[blockIdx.y] = 0; }
  __syncthreads();
  return true;
}

template <bool kBefore>
__global__ void __launch_bounds__(kThreads, 2) collect(const Plan plan, const Sums sums, const Forward what) {
  __shared__ float totals[2 * kMaxVectors * kVector];
  const auto* x = static_cast<const uint4*>(what.x);
  const auto* before = static_cast<const uint4*>(what.before);
  auto* out = static_cast<uint4*>(what.sum);
  // Sums are of differences from the first row, so that a mean far from zero costs no precision.
  Values origin = unpack(x[Place(plan).column]);
  if constexpr (kBefore) { origin = unpack(pack(added(origin, unpack(before[Place(plan).column])))); }
  Values first{}, second{};
  uint4 loaded[kUnroll], other[kUnroll];
  for_rows(
      plan,
      [&](size_t offset, int slot) {
        loaded[slot] = x[offset];
        if constexpr (kBefore) { other[slot] = before[offset]; }
      },
      [&](size_t offset, int slot) {
        Values values = unpack(loaded[slot]);
        if constexpr (kBefore) {
          const uint4 sum = pack(added(values, unpack(other[slot])));
          out[offset] = sum;
          values = unpack(sum);
        }
#pragma unroll
        for (int i = 0; i < kVector; ++i) {
          const float distance = values.v[i] - origin.v[i];
          first.v[i] += distance;
          second.v[i] = fmaf(distance, distance, second.v[i]);
        }
      });
  if (!add_up(plan, sums, first, second, totals)) { return; }
  const uint32_t channels = plan.block_vectors * kVector;
  if (threadIdx.x >= channels) { return; }
  const uint32_t channel = blockIdx.y * channels + threadIdx.x;
  float origin_here =
      __uint_as_float(static_cast<uint32_t>(reinterpret_cast<const unsigned short*>(what.x)[channel]) << 16);
  if constexpr (kBefore) {
    const float added_here =
        __uint_as_float(static_cast<uint32_t>(reinterpret_cast<const unsigned short*>(what.before)[channel]) << 16);
    origin_here = __bfloat162float(__float2bfloat16_rn(origin_here + added_here));
  }
  const float rows = static_cast<float>(plan.rows);
  const float offset = totals[threadIdx.x] / rows;
  const float mean = origin_here + offset;
  const float variance = fmaxf(totals[channels + threadIdx.x] / rows - offset * offset, 0.0f);
  what.mean[channel] = mean;
  what.inverse_deviation[channel] = rsqrtf(variance + what.epsilon);
  const float unbiased = plan.rows > 1 ? variance * (rows / (rows - 1)) : variance;
  what.running_mean[channel] += what.momentum * (mean - what.running_mean[channel]);
  what.running_var[channel] += what.momentum * (unbiased - what.running_var[channel]);
  if (channel == 0 && what.batches != nullptr) { ++*what.batches; }
}

template <bool kEvaluation, bool kBefore, bool kAfter, bool kRelu>
__global__ void __launch_bounds__(kThreads, 2) normalise(const Plan plan, const Forward what) {
  const auto* x = static_cast<const uint4*>(what.x);
  const auto* other_in = static_cast<const uint4*>(kBefore ? what.before : what.after);
  auto* sum_out = static_cast<uint4*>(what.sum);
  auto* y = static_cast<uint4*>(what.y);
  const uint32_t column = Place(plan).column;
  const Values mean = load_floats(kEvaluation ? what.running_mean : what.mean, column);
  Values scale = load_floats(kEvaluation ? what.running_var : what.inverse_deviation, column);
  const Values weight = load_floats(what.weight, column), bias = load_floats(what.bias, column);
#pragma unroll
  for (int i = 0; i < kVector; ++i) {
    if constexpr (kEvaluation) { scale.v[i] = rsqrtf(scale.v[i] + what.epsilon); }
    scale.v[i] *= weight.v[i];
  }
  uint4 loaded[kUnroll], other[kUnroll];
  for_rows(
      plan,
      [&](size_t offset, int slot) {
        loaded[slot] = x[offset];
        if constexpr (kBefore || kAfter) { other[slot] = other_in[offset]; }
      },
      [&](size_t offset, int slot) {
        Values values = unpack(loaded[slot]);
        if constexpr (kBefore) {
          const uint4 sum = pack(added(values, unpack(other[slot])));
          sum_out[offset] = sum;
          values = unpack(sum);
        }
#pragma unroll
        for (int i = 0; i < kVector; ++i) { values.v[i] = fmaf(values.v[i] - mean.v[i], scale.v[i], bias.v[i]); }
        if constexpr (kAfter) { values = added(values, unpack(other[slot])); }
        if constexpr (kRelu) {
#pragma unroll
          for (int i = 0; i < kVector; ++i) { values.v[i] = fmaxf(values.v[i], 0.0f); }
        }
        y[offset] = pack(values);
      });
}

// Where the ReLU blocks the gradient: nowhere, where the norm's result is not positive, or where y
// is not positive.
enum class Mask { kNone, kNorm, kOutput };

struct Coefficients {
  float* slope;     // of the difference from the mean
  float* constant;  // both multiplied by weight / deviation
};

// kMore: the gradient is a sum of two, rounded as torch rounds it.
template <Mask kMask, bool kMore = false>
__global__ void __launch_bounds__(kThreads, 2)
    collect_gradients(const Plan plan, const Sums sums, const Coefficients coefficients, const Backward what) {
  __shared__ float totals[2 * kMaxVectors * kVector];
  const auto* x = static_cast<const uint4*>(what.x);
  const auto* dy = static_cast<const uint4*>(what.dy);
  const auto* dy_more = static_cast<const uint4*>(what.dy_more);
  const auto* y = static_cast<const uint4*>(what.y);
  auto* masked = static_cast<uint4*>(what.d_after);
  const uint32_t column = Place(plan).column;
  const Values mean = load_floats(what.mean, column);
  Values scale{}, bias{};
  if constexpr (kMask == Mask::kNorm) {
    scale = load_floats(what.inverse_deviation, column);
    const Values weight = load_floats(what.weight, column);
    bias = load_floats(what.bias, column);
#pragma unroll
    for (int i = 0; i < kVector; ++i) { scale.v[i] *= weight.v[i]; }
  }
  Values first{}, second{};
  uint4 loaded[kUnroll], gradients[kUnroll], more[kUnroll], outputs[kUnroll];
  for_rows(
      plan,
      [&](size_t offset, int slot) {
        loaded[slot] = x[offset];
        gradients[slot] = dy[offset];
        if constexpr (kMore) { more[slot] = dy_more[offset]; }
        if constexpr (kMask == Mask::kOutput) { outputs[slot] = y[offset]; }
      },
      [&](size_t offset, int slot) {
        const Values values = unpack(loaded[slot]);
        Values gradient = unpack(gradients[slot]);
        if constexpr (kMore) { gradient = unpack(pack(added(gradient, unpack(more[slot])))); }
        if constexpr (kMask == Mask::kOutput) {
          const Values output = unpack(outputs[slot]);
#pragma unroll
          for (int i = 0; i < kVector; ++i) { gradient.v[i] = output.v[i] > 0 ? gradient.v[i] : 0.0f; }
          masked[offset] = pack(gradient);
        }
#pragma unroll
        for (int i = 0; i < kVector; ++i) {
          const float distance = values.v[i] - mean.v[i];
          if constexpr (kMask == Mask::kNorm) {
            gradient.v[i] = fmaf(distance, scale.v[i], bias.v[i]) > 0 ? gradient.v[i] : 0.0f;
          }
          first.v[i] += gradient.v[i];
          second.v[i] = fmaf(gradient.v[i], distance, second.v[i]);
        }
      });
  if (!add_up(plan, sums, first, second, totals)) { return; }
  const uint32_t channels = plan.block_vectors * kVector;
  if (threadIdx.x >= channels) { return; }
  const uint32_t channel = blockIdx.y * channels + threadIdx.x;
  const float inverse = what.inverse_deviation[channel], rows = static_cast<float>(plan.rows);
  const float sum = totals[threadIdx.x], product = totals[channels + threadIdx.x];
  what.d_bias[channel] = sum;
  what.d_weight[channel] = product * inverse;
  coefficients.slope[channel] = -(product / rows) * inverse * inverse;
  coefficients.constant[channel] = -(sum / rows);
}

template <bool kMasked, bool kSum>
__global__ void __launch_bounds__(kThreads, 2)
    pass_gradients(const Plan plan, const Coefficients coefficients, const Backward what) {
  const auto* x = static_cast<const uint4*>(what.x);
  const auto* dy = static_cast<const uint4*>(what.dy);
  const auto* d_sum = static_cast<const uint4*>(what.d_sum);
  auto* dx = static_cast<uint4*>(what.dx);
  const uint32_t column = Place(plan).column;
  const Values mean = load_floats(what.mean, column), weight = load_floats(what.weight, column);
  const Values slope = load_floats(coefficients.slope, column);
  const Values constant = load_floats(coefficients.constant, column);
  Values scale = load_floats(what.inverse_deviation, column), bias{};
  if constexpr (kMasked) { bias = load_floats(what.bias, column); }
#pragma unroll
  for (int i = 0; i < kVector; ++i) { scale.v[i] *= weight.v[i]; }
  uint4 loaded[kUnroll], gradients[kUnroll], other[kUnroll];
  for_rows(
      plan,
      [&](size_t offset, int slot) {
        loaded[slot] = x[offset];
        gradients[slot] = dy[offset];
        if constexpr (kSum) { other[slot] = d_sum[offset]; }
      },
      [&](size_t offset, int slot) {
        const Values values = unpack(loaded[slot]);
        Values gradient = unpack(gradients[slot]);
#pragma unroll
        for (int i = 0; i < kVector; ++i) {
          const float distance = values.v[i] - mean.v[i];
          if constexpr (kMasked) {
            gradient.v[i] = fmaf(distance, scale.v[i], bias.v[i]) > 0 ? gradient.v[i] : 0.0f;
          }
          gradient.v[i] = scale.v[i] * (gradient.v[i] + fmaf(distance, slope.v[i], constant.v[i]));
        }
        if constexpr (kSum) { gradient = added(gradient, unpack(other[slot])); }
        dx[offset] = pack(gradient);
      });
}

cudaStream_t as_stream(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

// Twice as many blocks if nothing is summed: they need fewer registers.
constexpr uint32_t kMaxPlainBlocks = 2 * kMaxBlocks;

template <bool kEvaluation>
void launch_normalise(const Forward& what, cudaStream_t stream) {
  const Plan plan = plan_for(what.shape, kMaxPlainBlocks);
  const dim3 grid = grid_of(plan);
  // In training the sum was computed along with the statistics.
  if (kEvaluation && what.before != nullptr) {
    if (what.relu) {
      normalise<kEvaluation, true, false, true><<<grid, kThreads, 0, stream>>>(plan, what);
    } else {
      normalise<kEvaluation, true, false, false><<<grid, kThreads, 0, stream>>>(plan, what);
    }
  } else if (what.after != nullptr) {
    if (what.relu) {
      normalise<kEvaluation, false, true, true><<<grid, kThreads, 0, stream>>>(plan, what);
    } else {
      normalise<kEvaluation, false, true, false><<<grid, kThreads, 0, stream>>>(plan, what);
    }
  } else if (what.relu) {
    normalise<kEvaluation, false, false, true><<<grid, kThreads, 0, stream>>>(plan, what);
  } else {
    normalise<kEvaluation, false, false, false><<<grid, kThreads, 0, stream>>>(plan, what);
  }
}

}  // namespace

int forward_training(const Forward& what, void* workspace, void* stream) {
  const Plan plan = plan_for_sums(what.shape);
  if (what.before != nullptr) {
    collect<true><<<grid_of(plan), kThreads, 0, as_stream(stream)>>>(plan, sums_in(workspace), what);
  } else {
    collect<false><<<grid_of(plan), kThreads, 0, as_stream(stream)>>>(plan, sums_in(workspace), what);
  }
  Forward rest = what;
  if (what.before != nullptr) {
    rest.x = what.sum;
    rest.before = nullptr;
  }
  launch_normalise<false>(rest, as_stream(stream));
  return cudaGetLastError();
}

int forward_evaluation(const Forward& what, void* stream) {
  launch_normalise<true>(what, as_stream(stream));
  return cudaGetLastError();
}

int backward(const Backward& what, void* workspace, void* stream) {
  const Plan plan = plan_for_sums(what.shape);
  const dim3 grid = grid_of(plan);
  const Sums sums = sums_in(workspace);
  // At the end of the workspace, after all partial sums.
  float* end = static_cast<float*>(workspace) + kWorkspaceBytes / sizeof(float);
  const Coefficients coefficients{end - 2 * kMaxChannels, end - kMaxChannels};
  const bool is_after = what.d_after != nullptr;
  if (is_after && what.relu && what.dy_more != nullptr) {
    collect_gradients<Mask::kOutput, true>
        <<<grid, kThreads, 0, as_stream(stream)>>>(plan, sums, coefficients, what);
  } else if (is_after && what.relu) {
    collect_gradients<Mask::kOutput><<<grid, kThreads, 0, as_stream(stream)>>>(plan, sums, coefficients, what);
  } else if (what.relu) {
    collect_gradients<Mask::kNorm><<<grid, kThreads, 0, as_stream(stream)>>>(plan, sums, coefficients, what);
  } else {
    collect_gradients<Mask::kNone><<<grid, kThreads, 0, as_stream(stream)>>>(plan, sums, coefficients, what);
  }
  Backward rest = what;
  if (is_after && what.relu) { rest.dy = what.d_after; }  // already masked there
  const bool is_masked = what.relu && !is_after;
  const Plan plain = plan_for(what.shape, kMaxPlainBlocks);
  const dim3 plain_grid = grid_of(plain);
  if (is_masked && what.d_sum != nullptr) {
    pass_gradients<true, true><<<plain_grid, kThreads, 0, as_stream(stream)>>>(plain, coefficients, rest);
  } else if (is_masked) {
    pass_gradients<true, false><<<plain_grid, kThreads, 0, as_stream(stream)>>>(plain, coefficients, rest);
  } else if (what.d_sum != nullptr) {
    pass_gradients<false, true><<<plain_grid, kThreads, 0, as_stream(stream)>>>(plain, coefficients, rest);
  } else {
    pass_gradients<false, false><<<plain_grid, kThreads, 0, as_stream(stream)>>>(plain, coefficients, rest);
  }
  return cudaGetLastError();
}

}  // namespace la3::nn::norm
