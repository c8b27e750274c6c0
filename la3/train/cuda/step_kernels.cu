#include <cuda_bf16.h>
#include <cuda_runtime.h>

#include <algorithm>

#include "la3/train/cuda/step_kernels.h"

namespace la3::train::step {
namespace {

constexpr int kThreads = 256;
constexpr int kWarps = kThreads / 32;
constexpr unsigned kAll = 0xFFFFFFFFu;

cudaStream_t as_stream(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

__device__ inline float as_float(float value) {
  return value;
}
__device__ inline float as_float(__nv_bfloat16 value) {
  return __bfloat162float(value);
}
__device__ inline void store(float* to, float value) {
  *to = value;
}
__device__ inline void store(__nv_bfloat16* to, float value) {
  *to = __float2bfloat16_rn(value);
}

template <class T>
__device__ inline T warp_sum(T value) {
  for (int distance = 16; distance > 0; distance /= 2) { value += __shfl_xor_sync(kAll, value, distance); }
  return value;
}

// The sum of all threads' values, in every thread.
template <class T>
__device__ T block_sum(T value) {
  __shared__ T by_warp[kWarps];
  value = warp_sum(value);
  __syncthreads();
  if (threadIdx.x % 32 == 0) { by_warp[threadIdx.x / 32] = value; }
  __syncthreads();
  T sum = 0;
  for (int warp = 0; warp < kWarps; ++warp) { sum += by_warp[warp]; }
  return sum;
}

// Whether this block is the last of the grid to arrive here. If so, everything the others wrote
// before is visible.
__device__ bool comes_last(uint32_t* ticket) {
  __shared__ bool is_last;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) {
    is_last = atomicAdd(ticket, 1u) + 1 == gridDim.x;
    if (is_last) { *ticket = 0; }
  }
  __syncthreads();
  __threadfence();
  return is_last;
}

// ---- the loss ----

// One warp per row. Let p be the softmax, y the label, w the weights (without them 1), s the smoothing
// and C the number of classes. The target of class c is t(c) = (1 - s) w(y) [c = y] + s w(c) / C, the
// loss is the sum of t(c) (-log p(c)), and its gradient is p(c) times the sum of all targets, less t(c).
template <class T, bool kWeighted>
__global__ void __launch_bounds__(kThreads) cross_entropy_kernel(const CrossEntropy what, StepState* state) {
  const int row = static_cast<int>(blockIdx.x) * kWarps + static_cast<int>(threadIdx.x) / 32;
  const int lane = static_cast<int>(threadIdx.x) % 32;
  if (row < what.rows) {
    const T* logits = static_cast<const T*>(what.logits) + size_t(row) * size_t(what.classes);
    T* gradients = static_cast<T*>(what.d_logits) + size_t(row) * size_t(what.classes);
    const int64_t label = what.labels[row];
    float highest = -INFINITY;
    int best = what.classes;
    for (int c = lane; c < what.classes; c += 32) {
      const float value = as_float(logits[c]);
      if (value > highest || best == what.classes) {
        highest = value;
        best = c;
      }
    }
    for (int distance = 16; distance > 0; distance /= 2) {
      const float other = __shfl_xor_sync(kAll, highest, distance);
      const int other_best = __shfl_xor_sync(kAll, best, distance);
      if (other > highest || (other == highest && other_best < best)) {
        highest = other;
        best = other_best;
      }
    }
    float exponentials = 0, sum = 0, weights = 0;
    for (int c = lane; c < what.classes; c += 32) {
      const float value = as_float(logits[c]);
      exponentials += expf(value - highest);
      if constexpr (kWeighted) {
        sum += what.weights[c] * (value - highest);
        weights += what.weights[c];
      } else {
        sum += value;
      }
    }
    exponentials = warp_sum(exponentials);
    sum = warp_sum(sum);
    if constexpr (kWeighted) { weights = warp_sum(weights); }
    const float log_sum = logf(exponentials) + highest;
    const bool is_label = label >= 0 && label < what.classes;
    const float classes = static_cast<float>(what.classes), uniform = what.smoothing / classes;
    float own = 1 - what.smoothing;  // the label's own part of the target
    if constexpr (kWeighted) { own *= is_label ? what.weights[label] : 0.0f; }
    for (int c = lane; c < what.classes; c += 32) {
      const float probability = expf(as_float(logits[c]) - log_sum);
      float gradient;
      if constexpr (kWeighted) {
        const float target = (c == label ? own : 0.0f) + uniform * what.weights[c];
        gradient = probability * (own + uniform * weights) - target;
      } else {
        const float target = (c == label ? own : 0.0f) + uniform;
        gradient = probability - target;
      }
      store(gradients + c, gradient / static_cast<float>(what.rows));
    }
    if (lane == 0) {
      const float plain = is_label ? log_sum - as_float(logits[label]) : NAN;
      if constexpr (kWeighted) {
        what.losses[row] = own * plain + uniform * (weights * logf(exponentials) - sum);
      } else {
        what.losses[row] = own * plain + what.smoothing * (log_sum - sum / classes);
      }
      what.losses[what.rows + row] = best == label ? 1.0f : 0.0f;
    }
  }
  if (!comes_last(&state->tickets[0])) { return; }
  double loss = 0;
  float correct = 0;
  for (int i = static_cast<int>(threadIdx.x); i < what.rows; i += kThreads) {
    loss += static_cast<double>(__ldcg(what.losses + i));
    correct += __ldcg(what.losses + what.rows + i);
  }
  loss = block_sum(loss);
  correct = block_sum(correct);
  if (threadIdx.x == 0) {
    state->last_loss = static_cast<float>(loss / what.rows);
    if (isfinite(loss)) {
      state->loss_sum += loss;
    } else if (state->bad_step == 0) {
      state->bad_step = state->step + 1;
      state->bad_loss = 1;
    }
    state->images += static_cast<uint64_t>(what.rows);
    state->correct += static_cast<uint64_t>(correct);
  }
}

// ---- the update ----

// Pointers are passed as kernel arguments, so no host memory has to outlive the launch, not even in
// a graph.
constexpr uint32_t kPointers = 448;
struct Pointers {
  const void* list[kPointers];
};

__global__ void store_pointers(const __grid_constant__ Pointers pointers, const void** to, uint32_t count) {
  for (uint32_t i = threadIdx.x; i < count; i += blockDim.x) { to[i] = pointers.list[i]; }
}

// Eight values of a gradient starting at `i`, with zeros past its end.
__device__ inline void load_gradient(const void* gradient, Type type, uint64_t i, uint64_t size, float (&out)[8]) {
  if (type == Type::kBfloat16) {
    const auto* from = static_cast<const __nv_bfloat16*>(gradient);
    if (i + 8 <= size) {
      const uint4 bits = *reinterpret_cast<const uint4*>(from + i);
      const uint32_t words[4] = {bits.x, bits.y, bits.z, bits.w};
#pragma unroll
      for (int k = 0; k < 4; ++k) {
        out[2 * k] = __uint_as_float(words[k] << 16);
        out[2 * k + 1] = __uint_as_float(words[k] & 0xFFFF0000u);
      }
    } else {
      for (uint64_t k = 0; k < 8; ++k) { out[k] = i + k < size ? __bfloat162float(from[i + k]) : 0.0f; }
    }
  } else {
    const auto* from = static_cast<const float*>(gradient);
    if (i + 8 <= size) {
      const float4 low = reinterpret_cast<const float4*>(from + i)[0];
      const float4 high = reinterpret_cast<const float4*>(from + i)[1];
      out[0] = low.x, out[1] = low.y, out[2] = low.z, out[3] = low.w;
      out[4] = high.x, out[5] = high.y, out[6] = high.z, out[7] = high.w;
    } else {
      for (uint64_t k = 0; k < 8; ++k) { out[k] = i + k < size ? from[i + k] : 0.0f; }
    }
  }
}

__global__ void __launch_bounds__(kThreads) pack_kernel(const Update update, const Packing packing) {
  const Chunk chunk = update.chunks[blockIdx.x];
  const Parameter parameter = update.parameters[chunk.parameter];
  const void* gradient = update.gradients[chunk.parameter];
  const uint64_t first = uint64_t{chunk.first} * kChunkValues;
  const uint64_t end = min(parameter.size, first + kChunkValues);
  for (uint64_t i = first + 8 * threadIdx.x; i < end; i += 8 * kThreads) {
    float values[8] = {};
    if (gradient != nullptr) { load_gradient(gradient, parameter.gradient_type, i, parameter.size, values); }
    const float scale = packing.scale;
    float4* to = reinterpret_cast<float4*>(packing.flat + parameter.offset + i);  // the padding is its own
    to[0] = make_float4(values[0] * scale, values[1] * scale, values[2] * scale, values[3] * scale);
    to[1] = make_float4(values[4] * scale, values[5] * scale, values[6] * scale, values[7] * scale);
  }
  if (blockIdx.x == 0 && threadIdx.x == 0 && packing.flag_to != nullptr) { *packing.flag_to = *packing.flag; }
}

__global__ void __launch_bounds__(kThreads) norm_kernel(const Update update, StepState* state) {
  const Chunk chunk = update.chunks[blockIdx.x];
  const Parameter parameter = update.parameters[chunk.parameter];
  const void* gradient = update.gradients[chunk.parameter];
  const uint64_t first = uint64_t{chunk.first} * kChunkValues;
  const uint64_t end = min(parameter.size, first + kChunkValues);
  float sum = 0;
  if (gradient != nullptr) {
    for (uint64_t i = first + 8 * threadIdx.x; i < end; i += 8 * kThreads) {
      float values[8];
      load_gradient(gradient, parameter.gradient_type, i, parameter.size, values);
#pragma unroll
      for (int k = 0; k < 8; ++k) { sum = fmaf(values[k], values[k], sum); }
    }
  }
  sum = block_sum(sum);
  if (threadIdx.x == 0) { update.norms[blockIdx.x] = sum; }
  if (!comes_last(&state->tickets[1])) { return; }
  double squares = 0;
  for (uint32_t i = threadIdx.x; i < update.chunk_count; i += kThreads) {
    squares += static_cast<double>(__ldcg(update.norms + i));
  }
  squares = block_sum(squares);
  if (threadIdx.x != 0) { return; }
  const double norm = sqrt(squares);
  if (!isfinite(norm) && state->bad_step == 0) {
    state->bad_step = state->step + 1;
    state->bad_loss = 0;
  }
  state->norm = static_cast<float>(norm);
  const double clip = static_cast<double>(update.clip_norm);
  const double scale = clip > 0 && norm > clip ? clip / norm : 1.0;
  state->gradient_scale = state->bad_step != 0 ? 0.0f : static_cast<float>(scale);
  if (update.stop != nullptr && *update.stop > 0 && state->stop_step == 0) { state->stop_step = state->step + 1; }
  const bool has_rate = state->step < update.rate_count;
  state->rate = has_rate ? update.rates[state->step] : 0.0f;
  if (update.corrections != nullptr && has_rate) {
    state->mean_scale = update.corrections[2 * state->step];
    state->deviation_scale = update.corrections[2 * state->step + 1];
  }
  ++state->step;
}

// Eight values starting at `at`, a multiple of 8, of a flat buffer; written back by store().
struct Eight {
  float4 parts[2];

  __device__ explicit Eight(const float* from)
      : parts{reinterpret_cast<const float4*>(from)[0], reinterpret_cast<const float4*>(from)[1]} {}
  __device__ void store(float* to) const {
    reinterpret_cast<float4*>(to)[0] = parts[0];
    reinterpret_cast<float4*>(to)[1] = parts[1];
  }
  __device__ float* values() { return &parts[0].x; }
};

template <bool kIsAdamW>
__global__ void __launch_bounds__(kThreads) apply_kernel(const Update update, const StepState* state) {
  const Chunk chunk = update.chunks[blockIdx.x];
  const Parameter parameter = update.parameters[chunk.parameter];
  const void* gradient = update.gradients[chunk.parameter];
  const float scale = state->gradient_scale, rate = state->rate * parameter.rate_factor;
  if (gradient == nullptr || scale == 0) { return; }
  const uint64_t first = uint64_t{chunk.first} * kChunkValues;
  const uint64_t end = min(parameter.size, first + kChunkValues);
  auto* copy = static_cast<__nv_bfloat16*>(parameter.copy);
  for (uint64_t i = first + 8 * threadIdx.x; i < end; i += 8 * kThreads) {
    float values[8];
    load_gradient(gradient, parameter.gradient_type, i, parameter.size, values);
    // Offsets in the flat buffers are multiples of 8, and each parameter owns its padding, so whole
    // vectors can be used for any size.
    const uint64_t at = parameter.offset + i;
    Eight value(update.values + at), momentum(update.momentum + at);
    float* v = value.values();
    float* m = momentum.values();
    uint32_t packed[4];
    if constexpr (kIsAdamW) {
      Eight square(update.squares + at);
      float* s = square.values();
#pragma unroll
      for (int k = 0; k < 8; ++k) {
        const float gradient = values[k] * scale;
        m[k] = fmaf(update.momentum_factor, m[k], update.mean_share * gradient);
        s[k] = fmaf(update.square_factor, s[k], update.square_share * gradient * gradient);
        const float deviation = fmaf(sqrtf(s[k]), state->deviation_scale, update.epsilon);
        v[k] = fmaf(-rate * parameter.weight_decay, v[k], v[k]);
        v[k] -= rate * state->mean_scale * m[k] / deviation;
      }
      square.store(update.squares + at);
    } else {
#pragma unroll
      for (int k = 0; k < 8; ++k) {
        float step = fmaf(values[k], scale, parameter.weight_decay * v[k]);
        m[k] = fmaf(update.momentum_factor, m[k], step);
        step = fmaf(update.momentum_factor, m[k], step);
        v[k] = fmaf(-rate, step, v[k]);
      }
    }
    value.store(update.values + at);
    momentum.store(update.momentum + at);
    if (copy == nullptr) { continue; }
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      const __nv_bfloat162 two = __floats2bfloat162_rn(v[2 * k], v[2 * k + 1]);
      packed[k] = *reinterpret_cast<const uint32_t*>(&two);
    }
    *reinterpret_cast<uint4*>(copy + i) = make_uint4(packed[0], packed[1], packed[2], packed[3]);
  }
}

}  // namespace

int cross_entropy(const CrossEntropy& what, StepState* state, void* stream) {
  const unsigned blocks = static_cast<unsigned>((what.rows + kWarps - 1) / kWarps);
  const bool is_bf16 = what.type == Type::kBfloat16, is_weighted = what.weights != nullptr;
  const auto kernel =
      is_weighted ? (is_bf16 ? cross_entropy_kernel<__nv_bfloat16, true> : cross_entropy_kernel<float, true>)
                  : (is_bf16 ? cross_entropy_kernel<__nv_bfloat16, false> : cross_entropy_kernel<float, false>);
  kernel<<<blocks, kThreads, 0, as_stream(stream)>>>(what, state);
  return cudaGetLastError();
}

int set_gradients(const Update& update, const void* const* host_gradients, void* stream) {
  for (uint32_t first = 0; first < update.parameter_count; first += kPointers) {
    const uint32_t count = std::min(kPointers, update.parameter_count - first);
    Pointers pointers{};
    std::copy_n(host_gradients + first, count, pointers.list);
    store_pointers<<<1, 128, 0, as_stream(stream)>>>(pointers, update.gradients + first, count);
  }
  return cudaGetLastError();
}

int pack_gradients(const Update& update, const Packing& packing, void* stream) {
  pack_kernel<<<update.chunk_count, kThreads, 0, as_stream(stream)>>>(update, packing);
  return cudaGetLastError();
}

int gradient_norm(const Update& update, StepState* state, void* stream) {
  norm_kernel<<<update.chunk_count, kThreads, 0, as_stream(stream)>>>(update, state);
  return cudaGetLastError();
}

int apply(const Update& update, const StepState* state, void* stream) {
  if (update.squares != nullptr) {
    apply_kernel<true><<<update.chunk_count, kThreads, 0, as_stream(stream)>>>(update, state);
  } else {
    apply_kernel<false><<<update.chunk_count, kThreads, 0, as_stream(stream)>>>(update, state);
  }
  return cudaGetLastError();
}

}  // namespace la3::train::step
