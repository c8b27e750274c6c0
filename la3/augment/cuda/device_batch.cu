#include "la3/augment/cuda/device_batch.h"

#include <cuda_runtime.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "la3/augment/cuda/device_call.h"
#include "la3/augment/cuda/device_image.h"
#include "la3/core/error.h"
#include "la3/cuda/check.h"

namespace la3::augment {
namespace {

using device::BatchArguments;
using device::BatchStart;

// ---- the group: the threads of a block ----

template <int kThreads>
class Block {
 public:
  // Quads that a thread reads from global memory before it waits for them: all that it has, in small
  // images.
  static constexpr int kBatch = kThreads <= 128 ? 2 : 4;

  __device__ uint32_t index() const { return threadIdx.x; }
  __device__ static constexpr uint32_t size() { return kThreads; }
  __device__ void sync() const { __syncthreads(); }

  __device__ void count(uint32_t* cell) const { atomicAdd(cell, 1u); }
  // Sets the host's cell to 1, after all that this thread wrote before. Not an atomic: GPUs need not
  // have those for the host's memory.
  __device__ void tell(uint32_t* cell) const {
    __threadfence_system();
    *static_cast<volatile uint32_t*>(cell) = 1;
  }
  __device__ void raise(uint32_t* cell, uint32_t value) const { atomicMax(cell, value); }

  // Reduces within each warp first, then uses one atomic per warp. All threads of the block call
  // these.
  __device__ void add(uint32_t* cell, uint32_t value) const {
    const uint32_t result = __reduce_add_sync(kAll, value);
    if (is_first()) { atomicAdd(cell, result); }
  }
  __device__ void min(uint32_t* cell, uint32_t value) const {
    const uint32_t result = __reduce_min_sync(kAll, value);
    if (is_first()) { atomicMin(cell, result); }
  }
  __device__ void max(uint32_t* cell, uint32_t value) const {
    const uint32_t result = __reduce_max_sync(kAll, value);
    if (is_first()) { atomicMax(cell, result); }
  }

 private:
  static_assert(kThreads % 32 == 0);
  static constexpr unsigned kAll = 0xFFFFFFFFu;

  __device__ static bool is_first() { return threadIdx.x % 32 == 0; }
};

// ---- kernels ----

template <int kCopies>
struct alignas(16) BlockShared {
  device::Decided decided;
  device::Scratch<kCopies> scratch;
};

extern __shared__ uint4 dynamic_shared[];

// The number of pixels in a buffer for images of this many: a multiple of four.
__host__ __device__ inline uint32_t padded(uint32_t pixels) {
  return 4 * device::quads_of(pixels);
}

constexpr int kMaxSmallPixels = 4096;

// Images of at most kMaxPixels: a block makes one image, in shared memory.
template <int kMaxPixels>
struct Small {
  static constexpr int kThreads = kMaxPixels <= 1024 ? 128 : 256;
  // Register use is kept low enough for these.
  static constexpr int kBlocksPerSm = kMaxPixels <= 1024 ? 12 : 5;

  __host__ __device__ static uint32_t buffer_words(uint32_t pixels) {
    return padded(pixels) > device::kHistogramWords ? padded(pixels) : device::kHistogramWords;
  }
  static size_t shared_bytes(uint32_t pixels) {
    return sizeof(BlockShared<0>) + 2 * sizeof(uint32_t) * buffer_words(pixels);
  }
};

template <typename Type, int kMaxPixels>
__global__ void __launch_bounds__(Small<kMaxPixels>::kThreads, Small<kMaxPixels>::kBlocksPerSm)
    make_small_images(const __grid_constant__ BatchArguments args) {
  using Shared = BlockShared<0>;
  Shared& shared = *reinterpret_cast<Shared*>(dynamic_shared);
  uint32_t* first = reinterpret_cast<uint32_t*>(dynamic_shared) + sizeof(Shared) / sizeof(uint32_t);
  device::make_image<Type>(Block<Small<kMaxPixels>::kThreads>(), args, blockIdx.x, first,
                           first + Small<kMaxPixels>::buffer_words(args.pixels), shared.decided, shared.scratch);
}

// Larger images, and those that are cut: a block makes one after the other, with a buffer in global
// memory that mostly stays in the second-level cache. The image itself is in shared memory if it
// fits, and otherwise in a second buffer of that kind; after them come the tables of cut_image().
struct Large {
  static constexpr int kHistograms = 8;
  static constexpr int kThreadsPerSm = 1024;
  static constexpr size_t kMaxWorkspaceBytes = size_t{1} << 30;  // beyond this, fewer blocks

  static size_t shared_bytes(uint32_t pixels, bool in_shared) {
    return sizeof(BlockShared<kHistograms>) + (in_shared ? sizeof(uint32_t) * padded(pixels) : 0);
  }
};

// The words of a block's workspace: a multiple of four.
__host__ __device__ inline uint64_t block_words(uint32_t pixels, bool in_shared, uint64_t cut_words) {
  return (in_shared ? 1 : 2) * static_cast<uint64_t>(padded(pixels)) + (cut_words + 3) / 4 * 4;
}

template <typename Type, bool kCuts, bool kInShared, int kThreads>
__global__ void __launch_bounds__(kThreads, Large::kThreadsPerSm / kThreads)
    make_large_images(const __grid_constant__ BatchArguments args, uint32_t* workspace) {
  using Shared = BlockShared<Large::kHistograms>;
  Shared& shared = *reinterpret_cast<Shared*>(dynamic_shared);
  uint32_t* const own = workspace + block_words(args.pixels, kInShared, args.cut_words) * blockIdx.x;
  uint32_t* const second = kInShared ? own : own + padded(args.pixels);
  uint32_t* const first =
      kInShared ? reinterpret_cast<uint32_t*>(dynamic_shared) + sizeof(Shared) / sizeof(uint32_t) : own;
  for (uint32_t index = blockIdx.x; index < args.total; index += gridDim.x) {
    device::make_image<Type, kCuts, kInShared>(Block<kThreads>(), args, index, first, second, shared.decided,
                                               shared.scratch,
                                               reinterpret_cast<int32_t*>(second + padded(args.pixels)));
  }
}

__global__ void write_start(BatchStart* start, BatchStart value) {
  *start = value;
}
__global__ void move_start(BatchStart* start, uint64_t samples) {
  start->position += samples;
}

cudaStream_t as_stream(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

void check_launch(const std::string& doing) {
  cuda::check_cuda(cudaGetLastError(), doing);
}

[[noreturn]] void fail(const std::string& what) {
  throw std::invalid_argument("DeviceBatch: " + what);
}

struct Kernel {
  const void* function = nullptr;
  unsigned threads = 0;
  size_t shared_bytes = 0;  // per block
  int blocks_per_sm = 0;
  bool in_shared = false;  // a large image is in shared memory
};

constexpr size_t kReservedPerBlock = 1024;  // of shared memory, by CUDA
constexpr const char* kAskingShared = "asking for the GPU's shared memory";

template <typename Type, int kMaxPixels>
Kernel small_kernel(uint32_t pixels) {
  using Kind = Small<kMaxPixels>;
  static_assert(sizeof(BlockShared<0>) + 8 * kMaxPixels <= 48 << 10, "more has to be asked for");
  return {reinterpret_cast<const void*>(&make_small_images<Type, kMaxPixels>), Kind::kThreads,
          Kind::shared_bytes(pixels), Kind::kBlocksPerSm};
}

template <typename Type, bool kCuts, bool kInShared, int kThreads>
Kernel large_kernel(uint32_t pixels) {
  static_assert(sizeof(BlockShared<Large::kHistograms>) <= 48 << 10, "more has to be asked for");
  return {reinterpret_cast<const void*>(&make_large_images<Type, kCuts, kInShared, kThreads>), kThreads,
          Large::shared_bytes(pixels, kInShared), Large::kThreadsPerSm / kThreads, kInShared};
}

template <typename Type, bool kCuts>
Kernel large_kernel(uint32_t pixels, int gpu) {
  int per_block = 0, per_sm = 0;
  cuda::check_cuda(cudaDeviceGetAttribute(&per_block, cudaDevAttrMaxSharedMemoryPerBlockOptin, gpu), kAskingShared);
  cuda::check_cuda(cudaDeviceGetAttribute(&per_sm, cudaDevAttrMaxSharedMemoryPerMultiprocessor, gpu),
                   kAskingShared);
  const size_t needed = Large::shared_bytes(pixels, true);
  if (2 * (needed + kReservedPerBlock) <= static_cast<size_t>(per_sm)) {
    return large_kernel<Type, kCuts, true, 512>(pixels);
  }
  if (needed <= static_cast<size_t>(per_block)) { return large_kernel<Type, kCuts, true, 1024>(pixels); }
  return large_kernel<Type, kCuts, false, 512>(pixels);
}

bool is_large(uint32_t pixels, bool cuts) {
  return cuts || pixels > kMaxSmallPixels;
}

template <typename Type>
Kernel kernel_for(uint32_t pixels, bool cuts, int gpu) {
  if (cuts) { return large_kernel<Type, true>(pixels, gpu); }
  if (is_large(pixels, cuts)) { return large_kernel<Type, false>(pixels, gpu); }
  return pixels <= 1024 ? small_kernel<Type, 1024>(pixels) : small_kernel<Type, kMaxSmallPixels>(pixels);
}

// CUDA loads a kernel at its first use, which disturbs a graph capture: load it here instead.
void load_kernel(const void* function) {
  cudaFuncAttributes attributes;
  cuda::check_cuda(cudaFuncGetAttributes(&attributes, function), "loading the augmentation kernels");
}

// Asks for as much shared memory, at the expense of the first-level cache, as the blocks of a
// multiprocessor need.
void reserve_shared_memory(const Kernel& kernel, int gpu) {
  int available = 0;
  cuda::check_cuda(cudaDeviceGetAttribute(&available, cudaDevAttrMaxSharedMemoryPerMultiprocessor, gpu),
                   kAskingShared);
  cuda::check_cuda(cudaFuncSetAttribute(kernel.function, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                        static_cast<int>(kernel.shared_bytes)),
                   "reserving shared memory");
  const size_t wanted = (kernel.shared_bytes + kReservedPerBlock) * static_cast<size_t>(kernel.blocks_per_sm);
  const size_t percent = std::min<size_t>(100, 100 * wanted / static_cast<size_t>(std::max(available, 1)) + 1);
  cuda::check_cuda(cudaFuncSetAttribute(kernel.function, cudaFuncAttributePreferredSharedMemoryCarveout,
                                        static_cast<int>(percent)),
                   "reserving shared memory");
}

// A buffer with a copy of these values.
template <typename T>
cuda::DeviceBuffer copied(const T* values, size_t count, int gpu) {
  cuda::DeviceBuffer buffer(count * sizeof(T), gpu);
  buffer.upload(values, count * sizeof(T));
  return buffer;
}

}  // namespace

// ---- DeviceBatch ----

struct DeviceBatch::State {
  explicit State(const DeviceBatchOptions& given) : options(given) {}

  uint32_t pixels() const { return static_cast<uint32_t>(options.width) * static_cast<uint32_t>(options.height); }
  BatchArguments arguments(const DeviceSource& source, const DeviceTarget& target, int samples) const;
  void launch(const BatchArguments& args, void* its_workspace, cudaStream_t stream) const;
  uint32_t blocks(uint64_t total) const { return static_cast<uint32_t>(std::min<uint64_t>(total, large_blocks)); }
  size_t block_bytes() const { return sizeof(uint32_t) * block_words(pixels(), kernel.in_shared, cut_words); }

  const DeviceBatchOptions options;
  Kernel kernel;
  ScaleShift factors;
  cuda::DeviceBuffer start, problems, table;
  cuda::DeviceBuffer unmirrored;  // if the options have some
  cuda::DeviceBuffer workspace;   // for large images and those that are cut
  uint32_t large_blocks = 0;
  uint64_t cut_words = 0;

  bool has_policy() const { return has_triples || has_recipes; }
  void set_recipes(const Sampler& sampler);

  bool has_triples = false, has_recipes = false;
  cuda::DeviceBuffer ops, ranges;
  size_t triple_count = 0;
  cuda::DeviceBuffer recipe_labels, phases, recipes, steps, choices, recipe_calls;
  int64_t label_count = 0;
  uint64_t policy_seed = 0;

  cuda::DeviceBuffer decided;  // for run_calls
};

DeviceBatch::DeviceBatch(const DeviceBatchOptions& options) {
  options.validate();
  cuda::check_device(options.device);
  const int gpu = options.device;
  const cuda::CurrentDevice current(gpu);
  state_ = std::make_unique<State>(options);
  State& state = *state_;
  if (options.type != ValueType::kByte) { state.factors = scale_shift(options.normalization); }
  const BatchStart start;
  state.start = copied(&start, 1, gpu);
  const uint32_t problems = 0;
  state.problems = copied(&problems, 1, gpu);
  if (!options.unmirrored.empty()) {
    state.unmirrored = copied(options.unmirrored.data(), options.unmirrored.size(), gpu);
  }
  const std::vector<DeviceCall> calls = device_calls(options.width, options.height);
  state.table = copied(calls.data(), calls.size(), gpu);
  const bool cuts = options.cuts.has_value();
  switch (options.type) {
    case ValueType::kFloat32: state.kernel = kernel_for<device::Float32>(state.pixels(), cuts, gpu); break;
    case ValueType::kBfloat16: state.kernel = kernel_for<device::Bfloat16>(state.pixels(), cuts, gpu); break;
    case ValueType::kByte: state.kernel = kernel_for<device::Byte>(state.pixels(), cuts, gpu); break;
  }
  load_kernel(state.kernel.function);
  reserve_shared_memory(state.kernel, gpu);
  load_kernel(reinterpret_cast<const void*>(&write_start));
  load_kernel(reinterpret_cast<const void*>(&move_start));
  if (cuts) {
    state.cut_words =
        device::table_words(options.width, options.height, options.cuts->longest_px, options.cuts->filter);
  }
  if (is_large(state.pixels(), cuts)) {
    int sm_count = 0;
    cuda::check_cuda(cudaDeviceGetAttribute(&sm_count, cudaDevAttrMultiProcessorCount, gpu),
                     "asking for the GPU's size");
    const size_t blocks = std::clamp<size_t>(Large::kMaxWorkspaceBytes / state.block_bytes(), 1,
                                             static_cast<size_t>(sm_count * state.kernel.blocks_per_sm));
    state.large_blocks = static_cast<uint32_t>(blocks);
    if (!options.shared) { state.workspace = cuda::DeviceBuffer(blocks * state.block_bytes(), gpu); }
  }
}

DeviceBatch::~DeviceBatch() = default;

const DeviceBatchOptions& DeviceBatch::options() const {
  return state_->options;
}

void DeviceBatch::set_policy(const Sampler& sampler) {
  State& state = *state_;
  state.has_triples = state.has_recipes = false;
  if (sampler.is_triples()) {
    const int gpu = state.options.device;
    static_assert(sizeof(std::array<Op, 3>) == 3, "triples lie side by side");
    cuda::DeviceBuffer ops = copied(sampler.triples().data(), sampler.triples().size(), gpu);
    state.ranges = copied(sampler.ranges().data(), sampler.ranges().size(), gpu);
    state.ops = std::move(ops);
    state.triple_count = sampler.triples().size();
  } else {
    state.set_recipes(sampler);
  }
  state.label_count = sampler.label_count();
  state.policy_seed = sampler.seed();
  state.has_triples = sampler.is_triples();
  state.has_recipes = !sampler.is_triples();
}

void DeviceBatch::State::set_recipes(const Sampler& sampler) {
  const int gpu = options.device;
  const auto copy = [gpu](const auto& from) { return copied(from.data(), from.size(), gpu); };
  recipe_labels = copy(sampler.labels());
  phases = copy(sampler.phases());
  recipes = copy(sampler.recipes());
  steps = copy(sampler.steps());
  choices = copy(sampler.choices());
  recipe_calls = copy(device_calls(sampler.calls(), options.width, options.height));
}

void DeviceBatch::clear_policy() {
  state_->has_triples = state_->has_recipes = false;
}

void DeviceBatch::set_triples(std::span<const std::array<Op, 3>> triples, void* stream) {
  State& state = *state_;
  if (!state.has_triples) { fail("set_triples: a policy of triples expected first"); }
  if (triples.size() != state.triple_count) {
    fail("set_triples: " + std::to_string(state.triple_count) + " triples expected, found " +
         std::to_string(triples.size()));
  }
  for (const auto& triple : triples) {
    for (const Op op : triple) {
      if (static_cast<int>(op) >= kOpCount) {
        fail("set_triples: op number " + std::to_string(static_cast<int>(op)) + ": below 16 expected");
      }
    }
  }
  const cuda::CurrentDevice current(state.options.device);
  // The memory is not pinned, so CUDA has made its copy when this returns.
  cuda::check_cuda(cudaMemcpyAsync(state.ops.data(), triples.data(), triples.size_bytes(), cudaMemcpyHostToDevice,
                                   as_stream(stream)),
                   "copying triples to the GPU");
}

uint8_t* DeviceBatch::triples() const {
  return static_cast<uint8_t*>(state_->ops.data());
}

void DeviceBatch::set_place(uint32_t epoch, uint64_t position, void* stream) {
  const cuda::CurrentDevice current(state_->options.device);
  BatchStart start;
  start.epoch = epoch;
  start.position = position;
  write_start<<<1, 1, 0, as_stream(stream)>>>(static_cast<BatchStart*>(state_->start.data()), start);
  check_launch("setting the start of a batch");
}

void DeviceBatch::advance(uint64_t samples, void* stream) {
  const cuda::CurrentDevice current(state_->options.device);
  move_start<<<1, 1, 0, as_stream(stream)>>>(static_cast<BatchStart*>(state_->start.data()), samples);
  check_launch("moving the start of a batch");
}

BatchArguments DeviceBatch::State::arguments(const DeviceSource& source, const DeviceTarget& target,
                                             int samples) const {
  if (samples < 1) { fail("samples: at least 1 expected, found " + std::to_string(samples)); }
  const uint64_t total = static_cast<uint64_t>(samples) * static_cast<uint64_t>(options.copies);
  if (total > (uint64_t{1} << 30)) {
    fail("samples * copies: at most 2^30 expected, found " + std::to_string(total));
  }
  if (!options.cuts && source.images == nullptr) { fail("source.images: a pointer expected, found null"); }
  if (options.cuts && source.cuts == nullptr) { fail("source.cuts: a pointer expected, found null"); }
  if (target.images == nullptr) { fail("target.images: a pointer expected, found null"); }
  if (source.count < 0 || source.order_count < 0) { fail("source: counts of at least 0 expected"); }
  const bool reads_labels =
      (has_policy() && !options.any_label) || !options.unmirrored.empty() || target.labels != nullptr;
  if (source.labels == nullptr && reads_labels) { fail("source.labels: a pointer expected, found null"); }
  BatchArguments args;
  args.images = source.images;
  args.channels = static_cast<uint32_t>(options.channels);
  args.planes_in = options.channels == 1 || source.layout == Layout::kNchw;
  args.planes_out = options.channels == 1 || target.layout == Layout::kNchw;
  if (options.cuts) {
    args.cuts = source.cuts;
    args.filter = options.cuts->filter;
    args.cut_words = cut_words;
  }
  args.labels = source.labels;
  args.image_count = static_cast<uint64_t>(source.count);
  args.numbers = source.numbers;
  args.first_number = source.first_number;
  args.order = source.order;
  args.order_count = static_cast<uint64_t>(source.order != nullptr ? source.order_count : source.count);
  args.takes = source.takes;
  args.start = static_cast<const BatchStart*>(start.data());
  args.samples = static_cast<uint32_t>(samples);
  args.total = static_cast<uint32_t>(total);
  args.epochs_per_copy = options.epochs_per_copy;
  args.width = options.width;
  args.height = options.height;
  args.pixels = pixels();
  args.row_of = device::row_of(options.width);
  args.label_count = label_count;
  args.any_label = options.any_label;
  args.policy_seed = policy_seed;
  if (has_triples) {
    args.ops = static_cast<const Op*>(ops.data());
    args.ranges = static_cast<const TripleRange*>(ranges.data());
  } else if (has_recipes) {
    args.recipes.labels = static_cast<const LabelDraw*>(recipe_labels.data());
    args.recipes.phases = static_cast<const PhaseDraw*>(phases.data());
    args.recipes.recipes = static_cast<const RecipeDraw*>(recipes.data());
    args.recipes.steps = static_cast<const StepDraw*>(steps.data());
    args.recipes.choices = static_cast<const ChoiceDraw*>(choices.data());
    args.recipe_calls = static_cast<const DeviceCall*>(recipe_calls.data());
  }
  args.table = static_cast<const DeviceCall*>(table.data());
  args.has_standard = options.standard.has_value();
  if (options.standard) { args.standard = *options.standard; }
  if (!options.unmirrored.empty()) {
    args.unmirrored = static_cast<const uint8_t*>(unmirrored.data());
    args.unmirrored_count = static_cast<int64_t>(options.unmirrored.size());
  }
  args.seed = options.seed;
  for (size_t c = 0; c < 3; ++c) {
    args.scale[c] = factors.scale[c];
    args.shift[c] = factors.shift[c];
  }
  args.out = target.images;
  args.out_labels = target.labels;
  args.problems = static_cast<uint32_t*>(problems.data());
  return args;
}

void DeviceBatch::State::launch(const BatchArguments& args, void* its_workspace, cudaStream_t stream) const {
  const cuda::CurrentDevice current(options.device);
  BatchArguments given = args;
  uint32_t* buffers = static_cast<uint32_t*>(its_workspace);
  void* small_arguments[] = {&given};
  void* large_arguments[] = {&given, &buffers};
  const bool in_workspace = large_blocks > 0;
  cuda::check_cuda(
      cudaLaunchKernel(kernel.function, dim3(in_workspace ? blocks(args.total) : args.total), dim3(kernel.threads),
                       in_workspace ? large_arguments : small_arguments, kernel.shared_bytes, stream),
      "augmenting " + std::to_string(args.total) + " images of " + std::to_string(args.width) + "x" +
          std::to_string(args.height));
}

void DeviceBatch::run(const DeviceSource& source, const DeviceTarget& target, int samples, void* stream) {
  if (state_->options.shared) { fail("run: a DeviceRun expected, because the options say shared"); }
  state_->launch(state_->arguments(source, target, samples), state_->workspace.data(), as_stream(stream));
}

void DeviceBatch::run(const DeviceSource& source, const DeviceTarget& target, int samples, const DeviceRun& own,
                      void* stream) const {
  if (own.workspace == nullptr && workspace_bytes(samples) > 0) { fail("run: a workspace expected, found null"); }
  if (own.problems == nullptr) { fail("run: problems expected, found null"); }
  BatchArguments args = state_->arguments(source, target, samples);
  args.start = nullptr;
  args.place.epoch = own.epoch;
  args.place.position = own.position;
  args.epoch = own.epoch_at;
  args.problems = &own.problems->found;
  args.bad_label = &own.problems->label;
  auto* start = static_cast<BatchStart*>(state_->start.data());
  if (own.counts) { args.counter = &start->position; }
  state_->launch(args, own.workspace, as_stream(stream));
  if (!own.counts) { return; }
  const cuda::CurrentDevice current(state_->options.device);
  move_start<<<1, 1, 0, as_stream(stream)>>>(start, static_cast<uint64_t>(samples));
  check_launch("counting images");
}

size_t DeviceBatch::workspace_bytes(int samples) const {
  const uint64_t total = static_cast<uint64_t>(samples) * static_cast<uint64_t>(state_->options.copies);
  return state_->blocks(total) * state_->block_bytes();
}

void DeviceBatch::run_calls(const DeviceSource& source, const DeviceTarget& target, int samples,
                            std::span<const OpCall> calls, void* stream) {
  State& state = *state_;
  BatchArguments args = state.arguments(source, target, samples);
  if (calls.size() != 3 * size_t{args.total}) {
    fail("run_calls: " + std::to_string(3 * size_t{args.total}) + " calls expected, found " +
         std::to_string(calls.size()));
  }
  std::vector<DeviceCall> prepared;
  for (const OpCall& call : calls) {
    check_call(call);
    prepared.push_back(device_call(call, args.width, args.height));
  }
  state.decided = copied(prepared.data(), prepared.size(), state.options.device);
  args.decided = static_cast<const DeviceCall*>(state.decided.data());
  state.launch(args, state.workspace.data(), as_stream(stream));
  const cuda::CurrentDevice current(state.options.device);
  cuda::check_cuda(cudaStreamSynchronize(as_stream(stream)), "waiting for augmented images");
}

void DeviceBatch::check(void* stream) {
  State& state = *state_;
  const cuda::CurrentDevice current(state.options.device);
  // In stream order: others may keep the GPU busy.
  uint32_t problems = 0;
  cuda::check_cuda(cudaMemcpyAsync(&problems, state.problems.data(), sizeof(problems), cudaMemcpyDeviceToHost,
                                   as_stream(stream)),
                   "waiting for augmented images");
  cuda::check_cuda(cudaStreamSynchronize(as_stream(stream)), "waiting for augmented images");
  if (problems == 0) { return; }
  state.problems.fill(0, stream);
  throw Error(
      "augmenting on the GPU: " + std::to_string(problems) +
      " images with a sample number outside the data set, a label outside the policy, or a part that is too "
      "large to be cut out");
}

}  // namespace la3::augment
