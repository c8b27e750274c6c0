#include <cuda_runtime.h>

#include <algorithm>

#include "la3/cuda/check.h"
#include "la3/cuda/runtime.h"
#include "la3/search/device_predictor.h"
#include "la3/search/predictor_formulas.h"

namespace la3::search {
namespace {

using cuda::check_cuda;
using cuda::CurrentDevice;
using cuda::DeviceBuffer;
using cuda::DeviceStream;

// Each block takes tiles of examples through the network and back. It keeps the gradients of the
// weights in registers and writes them once, as a row of `partials`, kSumsCount floats. Then one
// kernel sums the rows and updates the upper layers, one computes the first layer's gradients and
// updates it, and one makes the tables of what ops and labels add to the first layer.
constexpr int kThreads = 256;
constexpr int kTile = 32;            // examples
constexpr int kSide = 16;            // threads along rows and along columns
constexpr int kEach = kRow / kSide;  // columns of a thread: c, c + 16, ...
constexpr int kStride = kRow + 1;    // of rows in shared memory; odd, against bank conflicts
static_assert(kThreads == kSide * kSide && kTile == 2 * kSide && kEach * kSide == kRow);

// Gradients by label are summed as integers, so that the order of the additions does not matter.
constexpr float kFixed = 1 << 24;

struct Network {
  const float *by_op, *by_label, *upper;
};

struct Batch {
  const Example* examples;
  const float* rewards;
  uint32_t first, count;  // in the dealt order
  uint32_t total;         // number of examples
  uint32_t half_bits;     // of the permutation; 0: none
  uint32_t keys[4];
};

// A permutation of 0 .. total - 1: four rounds of a Feistel network over the next power of four,
// repeated until the result is in range.
__device__ uint32_t dealt(const Batch& batch, uint32_t place) {
  if (batch.half_bits == 0) { return place; }
  const uint32_t mask = (1u << batch.half_bits) - 1;
  do {
    uint32_t left = place >> batch.half_bits, right = place & mask;
    for (const uint32_t key : batch.keys) {
      uint32_t mixed = (right ^ key) * 0x9E3779B1u;
      mixed = (mixed ^ (mixed >> 15)) * 0x85EBCA77u;
      mixed ^= mixed >> 13;
      const uint32_t next = left ^ (mixed & mask);
      left = right;
      right = next;
    }
    place = (left << batch.half_bits) | right;
  } while (place >= batch.total);
  return place;
}

struct Shared {
  float weight2[kWidth * kStride];
  float weight3[kWidth * kStride];
  float hidden1[kTile * kStride];
  float hidden2[kTile * kStride];
  float hidden3[kTile * kStride];  // then the gradient before the third, finally the first layer
  float gradient2[kTile * kStride];
  float by_op[2][augment::kOpCount * kRow];
  float slope[kTile];
  Example examples[kTile];
};

// Two rows and kEach columns of the product of a tile and a matrix, which may be transposed.
template <bool kTransposed>
__device__ inline void multiply(const float* tile, const float* matrix, float (&sums)[2][kEach]) {
  const int x = static_cast<int>(threadIdx.x) % kSide, y = static_cast<int>(threadIdx.x) / kSide;
  const float* first = tile + 2 * y * kStride;
#pragma unroll 4
  for (int k = 0; k < kWidth; ++k) {
    const float a = first[k], b = first[kStride + k];
#pragma unroll
    for (int j = 0; j < kEach; ++j) {
      const int column = x + kSide * j;
      const float m =
          kTransposed ? (column < kWidth ? matrix[column * kStride + k] : 0.0f) : matrix[k * kStride + column];
      sums[0][j] = fmaf(a, m, sums[0][j]);
      sums[1][j] = fmaf(b, m, sums[1][j]);
    }
  }
}

// relu(tile * matrix + bias)
__device__ inline void layer(const float* tile, const float* matrix, const float* bias, float* out) {
  const int x = static_cast<int>(threadIdx.x) % kSide, y = static_cast<int>(threadIdx.x) / kSide;
  float sums[2][kEach];
#pragma unroll
  for (int j = 0; j < kEach; ++j) { sums[0][j] = sums[1][j] = bias[x + kSide * j]; }
  multiply<false>(tile, matrix, sums);
#pragma unroll
  for (int j = 0; j < kEach; ++j) {
    out[2 * y * kStride + x + kSide * j] = fmaxf(sums[0][j], 0.0f);
    out[(2 * y + 1) * kStride + x + kSide * j] = fmaxf(sums[1][j], 0.0f);
  }
}

// gradient * matrix^T where the input was above 0. `out` must be neither of them.
__device__ inline void back(const float* gradient, const float* matrix, const float* input, float* out) {
  const int x = static_cast<int>(threadIdx.x) % kSide, y = static_cast<int>(threadIdx.x) / kSide;
  float sums[2][kEach] = {};
  multiply<true>(gradient, matrix, sums);
#pragma unroll
  for (int j = 0; j < kEach; ++j) {
    const int low = 2 * y * kStride + x + kSide * j, high = low + kStride;
    out[low] = before_relu(input[low], sums[0][j]);
    out[high] = before_relu(input[high], sums[1][j]);
  }
}

// sums += input^T * gradient
__device__ inline void add_outer(const float* input, const float* gradient, float (&sums)[kEach][kEach]) {
  const int x = static_cast<int>(threadIdx.x) % kSide, y = static_cast<int>(threadIdx.x) / kSide;
#pragma unroll 2
  for (int row = 0; row < kTile; ++row) {
    float in[kEach], out[kEach];
#pragma unroll
    for (int i = 0; i < kEach; ++i) { in[i] = input[row * kStride + y + kSide * i]; }
#pragma unroll
    for (int j = 0; j < kEach; ++j) { out[j] = gradient[row * kStride + x + kSide * j]; }
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
#pragma unroll
      for (int j = 0; j < kEach; ++j) { sums[i][j] = fmaf(in[i], out[j], sums[i][j]); }
    }
  }
}

__device__ inline void write_matrix(float* to, const float (&sums)[kEach][kEach]) {
  const int x = static_cast<int>(threadIdx.x) % kSide, y = static_cast<int>(threadIdx.x) / kSide;
#pragma unroll
  for (int i = 0; i < kEach; ++i) {
    const int row = y + kSide * i;
    if (row >= kWidth) { continue; }
#pragma unroll
    for (int j = 0; j < kEach; ++j) { to[row * kRow + x + kSide * j] = sums[i][j]; }
  }
}

// The hidden layers of a tile. All threads leave together.
__device__ void forward(Shared& shared, const Network& network, const Batch& batch, uint32_t tile, uint32_t end) {
  if (threadIdx.x < kTile) {
    const uint32_t place = tile * kTile + threadIdx.x;
    shared.examples[threadIdx.x] =
        place < end ? batch.examples[dealt(batch, batch.first + place)] : Example{};  // without targets
  }
  __syncthreads();
  for (int i = static_cast<int>(threadIdx.x); i < kTile * kRow; i += kThreads) {
    const int row = i / kRow, column = i % kRow;
    const Example& example = shared.examples[row];
    const float sum = network.by_op[example.ops[0] * kRow + column] +
                      network.by_op[example.ops[1] * kRow + column] +
                      network.by_op[example.ops[2] * kRow + column] +
                      network.by_label[static_cast<size_t>(example.label) * kRow + static_cast<size_t>(column)];
    shared.hidden1[row * kStride + column] = fmaxf(sum, 0.0f);
  }
  __syncthreads();
  layer(shared.hidden1, shared.weight2, network.upper + kBias2, shared.hidden2);
  __syncthreads();
  layer(shared.hidden2, shared.weight3, network.upper + kBias3, shared.hidden3);
  __syncthreads();
}

// The prediction of row threadIdx.x / 8, in each of its eight threads.
__device__ float prediction(const Shared& shared, const Network& network) {
  const int row = static_cast<int>(threadIdx.x) / 8;
  float sum = 0;
  for (int c = static_cast<int>(threadIdx.x) % 8; c < kRow; c += 8) {
    sum = fmaf(shared.hidden3[row * kStride + c], network.upper[kOutput + c], sum);
  }
  for (int distance = 4; distance > 0; distance /= 2) { sum += __shfl_xor_sync(0xFFFFFFFFu, sum, distance); }
  return sum + network.upper[kOutputBias];
}
static_assert(kThreads == 8 * kTile);

__device__ void load_weights(Shared& shared, const Network& network) {
  for (int i = static_cast<int>(threadIdx.x); i < kMatrix; i += kThreads) {
    const int row = i / kRow, column = i % kRow;
    shared.weight2[row * kStride + column] = network.upper[kWeight2 + i];
    shared.weight3[row * kStride + column] = network.upper[kWeight3 + i];
  }
  __syncthreads();
}

extern __shared__ float dynamic_shared[];

__global__ void __launch_bounds__(kThreads, 1)
    train_tiles(const Network network, const Batch batch, float* partials, unsigned long long* by_label) {
  Shared& shared = *reinterpret_cast<Shared*>(dynamic_shared);
  const int thread = static_cast<int>(threadIdx.x);
  load_weights(shared, network);
  for (int i = thread; i < 2 * augment::kOpCount * kRow; i += kThreads) { shared.by_op[0][i] = 0; }
  float sums2[kEach][kEach] = {}, sums3[kEach][kEach] = {};
  float bias2 = 0, bias3 = 0, output = 0, output_bias = 0;  // of column `thread`
  const uint32_t tiles = (batch.count + kTile - 1) / kTile;
  for (uint32_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    forward(shared, network, batch, tile, batch.count);
    const float found = prediction(shared, network);
    if (thread % 8 == 0) {
      const Example& example = shared.examples[thread / 8];
      shared.slope[thread / 8] = slope_of(found, example, batch.rewards);
    }
    __syncthreads();
    if (thread < kRow) {  // the output layer: one thread per column
      const float weight = network.upper[kOutput + thread];
      for (int row = 0; row < kTile; ++row) {
        float& cell = shared.hidden3[row * kStride + thread];
        const float slope = shared.slope[row], active = cell;
        output = fmaf(slope, active, output);
        cell = before_relu(active, slope * weight);
        bias3 += cell;
      }
    } else if (thread == kRow) {
      for (int row = 0; row < kTile; ++row) { output_bias += shared.slope[row]; }
    }
    __syncthreads();
    add_outer(shared.hidden2, shared.hidden3, sums3);
    back(shared.hidden3, shared.weight3, shared.hidden2, shared.gradient2);
    __syncthreads();
    add_outer(shared.hidden1, shared.gradient2, sums2);
    back(shared.gradient2, shared.weight2, shared.hidden1, shared.hidden3);
    if (thread < kRow) {
      for (int row = 0; row < kTile; ++row) { bias2 += shared.gradient2[row * kStride + thread]; }
    }
    __syncthreads();
    if (thread < 2 * kRow) {  // to ops and labels, each half of the rows
      const int column = thread % kRow, half = thread / kRow;
      float* ops = shared.by_op[half];
      float sum = 0;
      for (int row = half * kTile / 2; row < (half + 1) * kTile / 2; ++row) {
        const Example& example = shared.examples[row];
        if (example.targets == 0) { break; }  // past the end
        const float gradient = shared.hidden3[row * kStride + column];
        for (int k = 0; k < 3; ++k) { ops[example.ops[k] * kRow + column] += gradient; }
        sum += gradient;
        const bool is_end = row + 1 == (half + 1) * kTile / 2 || shared.examples[row + 1].targets == 0 ||
                            shared.examples[row + 1].label != example.label;
        if (is_end) {
          const size_t place = static_cast<size_t>(example.label) * kRow + static_cast<size_t>(column);
          if (sum != 0) { atomicAdd(by_label + place, static_cast<unsigned long long>(llrintf(sum * kFixed))); }
          sum = 0;
        }
      }
    }
    __syncthreads();
  }
  float* part = partials + static_cast<size_t>(blockIdx.x) * kSumsCount;
  write_matrix(part + kWeight2, sums2);
  write_matrix(part + kWeight3, sums3);
  if (thread < kRow) {
    part[kBias2 + thread] = bias2;
    part[kBias3 + thread] = bias3;
    part[kOutput + thread] = output;
    if (thread > 0) { part[kOutputBias + thread] = 0; }
  } else if (thread == kRow) {
    part[kOutputBias] = output_bias;
  }
  for (int i = thread; i < augment::kOpCount * kRow; i += kThreads) {
    part[kSumsByOp + i] = shared.by_op[0][i] + shared.by_op[1][i];
  }
}

__global__ void __launch_bounds__(kThreads, 1)
    predict_tiles(const Network network, const Batch batch, float* predictions) {
  Shared& shared = *reinterpret_cast<Shared*>(dynamic_shared);
  load_weights(shared, network);
  const uint32_t tiles = (batch.count + kTile - 1) / kTile;
  for (uint32_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    forward(shared, network, batch, tile, batch.count);
    const float found = prediction(shared, network);
    const uint32_t place = tile * kTile + threadIdx.x / 8;
    if (threadIdx.x % 8 == 0 && place < batch.count) { predictions[place] = found; }
    __syncthreads();
  }
}

// Parameters are read from one buffer and written to another, because the first layer's gradients
// need the old ones.
struct Parameters {
  PredictorLayout at;
  const float* from;
  float* to;
  float *mean, *square;
  Adam adam;
  float scale;  // turns sums of gradients into means

  __device__ void update(size_t place, float gradient) const {
    to[place] = adam.update(from[place], gradient, mean[place], square[place]);
  }
};

__global__ void __launch_bounds__(kThreads)
    update_upper(const Parameters parameters, const float* partials, int rows, float* by_op) {
  const int i = static_cast<int>(blockIdx.x) * kThreads + static_cast<int>(threadIdx.x);
  if (i >= kSumsCount) { return; }
  float sum = 0;
#pragma unroll 8
  for (int row = 0; row < rows; ++row) { sum += partials[static_cast<size_t>(row) * kSumsCount + i]; }
  sum *= parameters.scale;
  if (i >= kSumsByOp) {
    by_op[i - kSumsByOp] = sum / 3;
  } else {
    parameters.update(parameters.at.upper + static_cast<size_t>(i), sum);
  }
}

// Rows of kRow threads: the two matrices, the bias, the ops' embeddings, the labels'.
__global__ void __launch_bounds__(kRow)
    update_first(const Parameters parameters, const float* by_op, const long long* by_label, int labels) {
  const PredictorLayout& at = parameters.at;
  const float* from = parameters.from;
  const int column = static_cast<int>(threadIdx.x);
  int row = static_cast<int>(blockIdx.x);
  const float label_scale = parameters.scale / kFixed;
  float sum = 0;
  if (row < kWidth) {
    for (int op = 0; op < augment::kOpCount; ++op) {
      sum = fmaf(from[at.op_embedding + op * kRow + row], by_op[op * kRow + column], sum);
    }
    parameters.update(at.weight1_op + row * kRow + column, sum);
    return;
  }
  row -= kWidth;
  if (row < kWidth) {
#pragma unroll 4
    for (int label = 0; label < labels; ++label) {
      const size_t begin = static_cast<size_t>(label) * kRow;
      sum = fmaf(from[at.label_embedding + begin + row], static_cast<float>(by_label[begin + column]), sum);
    }
    parameters.update(at.weight1_label + row * kRow + column, sum * label_scale);
    return;
  }
  row -= kWidth;
  if (row == 0) {
    for (int label = 0; label < labels; ++label) {
      sum += static_cast<float>(by_label[static_cast<size_t>(label) * kRow + column]);
    }
    parameters.update(at.bias1 + column, sum * label_scale);
    return;
  }
  row -= 1;
  if (column >= kWidth) { return; }
  if (row < augment::kOpCount) {
    for (int c = 0; c < kWidth; ++c) {
      sum = fmaf(by_op[row * kRow + c], from[at.weight1_op + column * kRow + c], sum);
    }
    parameters.update(at.op_embedding + row * kRow + column, sum);
    return;
  }
  row -= augment::kOpCount;
  const size_t begin = static_cast<size_t>(row) * kRow;
  for (int c = 0; c < kWidth; ++c) {
    sum = fmaf(static_cast<float>(by_label[begin + c]), from[at.weight1_label + column * kRow + c], sum);
  }
  parameters.update(at.label_embedding + begin + column, sum * label_scale);
}

// What ops and labels add to the first layer. Also resets the sums by label.
__global__ void __launch_bounds__(kRow) make_tables(const PredictorLayout at, const float* parameters, float* by_op,
                                                    float* by_label, unsigned long long* sums) {
  const int column = static_cast<int>(threadIdx.x), row = static_cast<int>(blockIdx.x);
  const bool is_op = row < augment::kOpCount;
  const size_t begin = static_cast<size_t>(is_op ? row : row - augment::kOpCount) * kRow;
  const float* embedding = parameters + (is_op ? at.op_embedding : at.label_embedding) + begin;
  const float* weight = parameters + (is_op ? at.weight1_op : at.weight1_label);
  float sum = is_op ? 0.0f : parameters[at.bias1 + column];
#pragma unroll 4
  for (int k = 0; k < kWidth; ++k) { sum = fmaf(embedding[k], weight[k * kRow + column], sum); }
  if (is_op) {
    by_op[begin + column] = sum / 3;
  } else {
    by_label[begin + column] = sum;
    sums[begin + column] = 0;
  }
}

float* floats(const DeviceBuffer& buffer) {
  return static_cast<float*>(buffer.data());
}

// Grows, never shrinks.
void reserve(DeviceBuffer& buffer, size_t bytes, int device) {
  if (buffer.size() < bytes) { buffer = DeviceBuffer(bytes + bytes / 2, device); }
}
template <typename T>
void put(DeviceBuffer& buffer, const std::vector<T>& values, int device) {
  reserve(buffer, values.size() * sizeof(T), device);
  buffer.upload(values.data(), values.size() * sizeof(T));
}

}  // namespace

struct DevicePredictor::State {
  State(int label_count, int gpu) : labels(label_count), device(gpu), at(label_count), stream(gpu) {}

  int labels, device;
  PredictorLayout at;
  DeviceStream stream;
  int blocks = 1;  // as many as multiprocessors
  DeviceBuffer parameters[2], mean, square, by_op, by_label, op_gradients, label_gradients, partials;
  DeviceBuffer examples, rewards, predictions;
  int current = 0;  // of parameters

  Network network() const { return {floats(by_op), floats(by_label), floats(parameters[current]) + at.upper}; }

  // Launches any of the predictor's kernels; finish() waits for all of them.
  template <typename Kernel, typename... Arguments>
  void start(Kernel kernel, int grid, int threads, size_t shared_bytes, const Arguments&... arguments) const {
    kernel<<<static_cast<unsigned>(grid), static_cast<unsigned>(threads), shared_bytes,
             static_cast<cudaStream_t>(stream.handle())>>>(arguments...);
    check_cuda(cudaGetLastError(), "starting a kernel of the predictor");
  }
  void finish(const char* doing) const {
    check_cuda(cudaStreamSynchronize(static_cast<cudaStream_t>(stream.handle())), doing);
  }

  // The number of blocks for this many examples.
  int blocks_for(uint32_t count) const { return std::min(blocks, static_cast<int>((count + kTile - 1) / kTile)); }

  void refresh_tables() {
    start(make_tables, augment::kOpCount + labels, kRow, 0, at, floats(parameters[current]), floats(by_op),
          floats(by_label), static_cast<unsigned long long*>(label_gradients.data()));
  }

  void step(const Batch& batch, float scale, const Adam& adam) {
    const int used = blocks_for(batch.count);
    start(train_tiles, used, kThreads, sizeof(Shared), network(), batch, floats(partials),
          static_cast<unsigned long long*>(label_gradients.data()));
    const float* from = floats(parameters[current]);
    float* to = floats(parameters[1 - current]);
    const Parameters update{at, from, to, floats(mean), floats(square), adam, scale};
    start(update_upper, (kSumsCount + kThreads - 1) / kThreads, kThreads, 0, update, floats(partials), used,
          floats(op_gradients));
    start(update_first, 2 * kWidth + 1 + augment::kOpCount + labels, kRow, 0, update, floats(op_gradients),
          static_cast<const long long*>(label_gradients.data()), labels);
    current = 1 - current;
    refresh_tables();
  }
};

DevicePredictor::DevicePredictor(int labels, int device) {
  cuda::check_device(device);
  const CurrentDevice current(device);
  state_ = std::make_unique<State>(labels, device);
  State& state = *state_;
  check_cuda(cudaDeviceGetAttribute(&state.blocks, cudaDevAttrMultiProcessorCount, device),
             "asking for the GPU's size");
  for (const void* kernel :
       {reinterpret_cast<const void*>(train_tiles), reinterpret_cast<const void*>(predict_tiles)}) {
    check_cuda(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Shared)),
               "preparing the predictor");
  }
  const size_t rows = sizeof(float) * static_cast<size_t>(labels) * kRow;
  for (DeviceBuffer* buffer : {&state.parameters[0], &state.parameters[1], &state.mean, &state.square}) {
    *buffer = DeviceBuffer(sizeof(float) * state.at.count, device);
    buffer->fill(0);
  }
  state.by_op = DeviceBuffer(sizeof(float) * augment::kOpCount * kRow, device);
  state.op_gradients = DeviceBuffer(sizeof(float) * augment::kOpCount * kRow, device);
  state.by_label = DeviceBuffer(rows, device);
  state.label_gradients = DeviceBuffer(2 * rows, device);
  state.partials = DeviceBuffer(sizeof(float) * static_cast<size_t>(state.blocks) * kSumsCount, device);
  check_cuda(cudaDeviceSynchronize(), "preparing the predictor");
}

DevicePredictor::~DevicePredictor() = default;

void DevicePredictor::train(std::span<const Observation> observations, const PredictorOptions& options) {
  State& state = *state_;
  const TrainingSet set(observations, options, state.labels);
  const CurrentDevice current(state.device);
  const std::vector<float> parameters = initial_parameters(state.labels, options.seed, options.round);
  put(state.examples, set.examples, state.device);
  put(state.rewards, set.rewards, state.device);
  state.current = 0;
  for (DeviceBuffer& buffer : state.parameters) {
    buffer.upload(parameters.data(), parameters.size() * sizeof(float));
  }
  state.mean.fill(0, state.stream.handle());
  state.square.fill(0, state.stream.handle());
  state.refresh_tables();

  const auto total = static_cast<uint32_t>(set.examples.size());
  const auto batches = static_cast<uint32_t>(set.batches);
  const float scale = static_cast<float>(batches) / static_cast<float>(set.rewards.size());
  Batch batch{};
  batch.examples = static_cast<const Example*>(state.examples.data());
  batch.rewards = floats(state.rewards);
  batch.total = total;
  if (batches > 1) {
    batch.half_bits = 1;
    while ((uint64_t{1} << (2 * batch.half_bits)) < total) { ++batch.half_bits; }
  }
  int number = 0;
  for (int epoch = 0; epoch < set.epochs; ++epoch) {
    random::Stream stream = deal_stream(options, epoch);
    for (uint32_t& key : batch.keys) { key = stream.below(0xFFFFFFFFu); }
    for (uint32_t b = 0; b < batches; ++b) {
      batch.first = static_cast<uint32_t>(uint64_t{b} * total / batches);
      batch.count = static_cast<uint32_t>(uint64_t{b + 1} * total / batches) - batch.first;
      state.step(batch, scale, Adam(options.learning_rate, ++number));
    }
  }
  state.finish("training the predictor");
}

std::vector<float> DevicePredictor::predict(std::span<const Query> queries) {
  State& state = *state_;
  std::vector<float> predictions(queries.size());
  if (queries.empty()) { return predictions; }
  const CurrentDevice current(state.device);
  std::vector<Example> examples;
  examples.reserve(queries.size());
  for (const Query& query : queries) { examples.push_back(example_of(query.multiset, query.label)); }
  put(state.examples, examples, state.device);
  reserve(state.predictions, predictions.size() * sizeof(float), state.device);
  Batch batch{};
  batch.examples = static_cast<const Example*>(state.examples.data());
  batch.count = batch.total = static_cast<uint32_t>(examples.size());
  state.start(predict_tiles, state.blocks_for(batch.count), kThreads, sizeof(Shared), state.network(), batch,
              floats(state.predictions));
  state.finish("asking the predictor");
  state.predictions.download(predictions.data(), predictions.size() * sizeof(float));
  return predictions;
}

}  // namespace la3::search
