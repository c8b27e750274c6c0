// Training steps on a GPU with hardly any work on the host.
//
// If possible, images are kept in the GPU's memory and batches are made there; otherwise the
// loader's batches arrive by asynchronous copies, one step ahead. Weights are kept in float32. With
// bf16, our own networks run on bfloat16 copies, which the update keeps in sync. After a few single
// steps, a whole step, from making the batch to the update, is captured in a graph and replayed.
// For users' own networks that is tried; those that cannot be captured, such as networks that draw
// noise on the host, go on step by step, and say why.
//
// With several processes each makes its part of every batch. Their gradients are averaged by
// NCCL as a part of the step, captured with it: all of them at once, in float32, after the backward
// pass.
#include <ATen/cuda/CUDAContext.h>
#include <ATen/cuda/CUDAEvent.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/torch.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <future>
#include <mutex>
#include <optional>
#include <string>

#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/cuda/check.h"
#include "la3/cuda/runtime.h"
#include "la3/loader/loader.h"
#include "la3/loader/sample_maker.h"
#include "la3/nn/conv_chain.h"
#include "la3/nn/synced_norm.h"
#include "la3/train/adamw.h"
#include "la3/train/average.h"
#include "la3/train/cuda/flat_weights.h"
#include "la3/train/cuda/graph.h"
#include "la3/train/cuda/own_stream.h"
#include "la3/train/cuda/resident_set.h"
#include "la3/train/cuda/step_kernels.h"
#include "la3/train/parts.h"
#include "la3/train/stepper.h"
#include "la3/train/tensors.h"

namespace la3::train {
namespace {

using Clock = std::chrono::steady_clock;
using at::cuda::CUDAEvent;
using c10::cuda::CUDAStream;
using c10::cuda::CUDAStreamGuard;

// Steps before the graph is captured: cuDNN measures its algorithms, and memory pools fill.
constexpr int kWarmUpSteps = 3;
// The host reads the GPU's sums every so many steps, and is at most twice as many ahead of it.
constexpr size_t kLookEvery = 4;

// Runs a backward pass on a single number. The thread that runs backward passes has no CUDA context
// until it launches a kernel. If a matrix product comes first, as in our steps, LibTorch warns
// about that.
void wake_backward_thread(torch::Device device) {
  const torch::Tensor one = torch::ones({1}, torch::TensorOptions().device(device).requires_grad(true));
  (one * one).backward();
}

// A small convolution and matrix product, forward and backward: cuDNN and cuBLAS load most of their
// code when it is first used, which may happen while photos are decoded.
void wake_libraries(torch::Device device, bool bf16) {
  const std::lock_guard measuring(cuda::capture_mutex());
  const c10::cuda::CUDAGuard guard(device);
  OwnStream own_stream(device);
  const CUDAStreamGuard stream_guard(own_stream.get());
  const auto options = torch::TensorOptions().device(device).dtype(bf16 ? torch::kBFloat16 : torch::kFloat);
  const auto last = torch::MemoryFormat::ChannelsLast;
  const torch::Tensor images = torch::zeros({8, 16, 8, 8}, options).contiguous(last).requires_grad_(),
                      kernel = torch::zeros({16, 16, 3, 3}, options).contiguous(last).requires_grad_(),
                      matrix = torch::zeros({16, 16}, options).requires_grad_();
  torch::conv2d(images, kernel, {}, 1, 1).mean({2, 3}).matmul(matrix).sum().backward();
  own_stream.get().synchronize();
}

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

torch::Tensor zeros(size_t bytes, torch::Device device) {
  return torch::zeros({static_cast<int64_t>(bytes)}, torch::TensorOptions().dtype(torch::kByte).device(device));
}

// The host's copy of plain values as bytes on the GPU.
template <class T>
torch::Tensor uploaded(const std::vector<T>& values, torch::Device device) {
  auto* bytes = const_cast<T*>(values.data());  // from_blob takes no const
  return torch::from_blob(bytes, {static_cast<int64_t>(values.size() * sizeof(T))}, torch::kByte).to(device);
}

// Where batches come from. They are always written to the same memory: `images` and `labels`.
class Source {
 public:
  virtual ~Source() = default;
  virtual void start_epoch(uint32_t epoch, size_t first_step) = 0;
  // Before each step, never captured.
  virtual void prepare() = 0;
  // The first part of a step, captured with it.
  virtual void make() = 0;
  // After each step has been launched.
  virtual void begun() = 0;
  // Waits for the GPU. Throws Error if a batch could not be made.
  virtual void check_batches() = 0;
  double waiting_s = 0;

  torch::Tensor images;  // N x 3 x side x side, channels-last
  torch::Tensor labels;  // int64
};

class ResidentSource final : public Source {
 public:
  ResidentSource(std::unique_ptr<ResidentSet> set, std::shared_ptr<const data::Dataset> dataset,
                 const TrainOptions& options, const torch::Tensor& images_to, const torch::Tensor& labels_to,
                 CUDAStream stream)
      : set_(std::move(set)),
        dataset_(std::move(dataset)),
        seed_(options.seed),
        balance_(balance_of(options)),
        copies_(options.copies),
        part_(options.group->rank()),
        parts_(options.group->size()),
        stream_(stream),
        batch_(batch_options(*set_, dataset_->standard_transforms(), options, images_to.scalar_type())) {
    images = images_to;
    labels = labels_to;
    samples_ = static_cast<int>(labels.size(0)) / options.copies;
    if (options.policy) { batch_.set_policy(*options.policy); }
  }

  void start_epoch(uint32_t epoch, size_t first_step) override {
    set_->set_order(loader::epoch_order(*dataset_, /*shuffle=*/true, balance_, seed_, epoch));
    set_->set_crops(seed_, epoch, copies_);
    const auto part = static_cast<size_t>(part_), parts = static_cast<size_t>(parts_);
    batch_.set_place(epoch, (first_step * parts + part) * static_cast<size_t>(samples_), stream_.stream());
  }
  void prepare() override {}
  void make() override {
    batch_.run(set_->source(), {images.data_ptr(), labels.data_ptr<int64_t>()}, samples_, stream_.stream());
    batch_.advance(static_cast<uint64_t>(samples_) * static_cast<uint64_t>(parts_), stream_.stream());
  }
  void begun() override {}
  void check_batches() override { batch_.check(stream_.stream()); }

 private:
  static augment::DeviceBatchOptions batch_options(const ResidentSet& set,
                                                   const data::StandardTransforms& transforms,
                                                   const TrainOptions& options, torch::ScalarType type) {
    augment::DeviceBatchOptions result;
    result.device = options.device.index();
    result.width = result.height = transforms.size_px;
    result.copies = options.copies;
    result.epochs_per_copy = loader::kEpochsPerCopy;
    result.type = type == torch::kBFloat16 ? augment::ValueType::kBfloat16 : augment::ValueType::kFloat32;
    result.cuts = set.cut_options();
    result.standard.reset();
    if (!result.cuts) {
      result.standard = loader::small_image_options(transforms, /*training=*/true);
      result.unmirrored = transforms.unmirrored;
    }
    result.normalization = {transforms.mean, transforms.deviation};
    result.seed = options.seed;
    return result;
  }

  std::unique_ptr<ResidentSet> set_;
  std::shared_ptr<const data::Dataset> dataset_;
  const uint64_t seed_;
  const loader::Balance balance_;
  const int copies_, part_, parts_;
  CUDAStream stream_;
  augment::DeviceBatch batch_;
  int samples_ = 0;  // of this process in a step
};

// The loader's batches: while a step runs, the next batch is copied to the GPU.
class LoaderSource final : public Source {
 public:
  LoaderSource(std::shared_ptr<const data::Dataset> dataset, const TrainOptions& options,
               const torch::Tensor& images_to, const torch::Tensor& labels_to, CUDAStream stream)
      : loader_(dataset, training_loader_options(options, dataset->size())),
        stream_(stream),
        own_copy_stream_(options.device),
        copy_stream_(own_copy_stream_.get()) {
    images = images_to;
    labels = labels_to;
    for (Slot& slot : slots_) {
      slot.images = torch::empty_like(images, images.options().dtype(torch::kFloat));
      slot.labels = torch::empty_like(labels);
      slot.host_labels =
          torch::empty({labels.size(0)}, torch::TensorOptions().dtype(torch::kLong).pinned_memory(true));
    }
  }

  void start_epoch(uint32_t epoch, size_t first_step) override {
    copy_stream_.synchronize();
    loader_.start_epoch(epoch, first_step);
    fetch();
  }
  void prepare() override {
    Slot& slot = slots_[turn_];
    slot.copied.block(stream_);
    images.copy_(slot.images);
    labels.copy_(slot.labels);
    slot.used.record(stream_);
  }
  void make() override {}
  void begun() override {
    turn_ = 1 - turn_;
    fetch();
  }
  void check_batches() override {}

 private:
  struct Slot {
    torch::Tensor images, labels, host_labels;
    CUDAEvent copied, used;
  };

  // Starts copying the next batch, if there is one, to the slot whose turn it is.
  void fetch() {
    copy_stream_.synchronize();  // the previous batch goes back to the loader
    const auto asked = Clock::now();
    const loader::Batch* batch = loader_.next();
    waiting_s += std::chrono::duration<double>(Clock::now() - asked).count();
    if (batch == nullptr) { return; }
    TORCH_CHECK(static_cast<int64_t>(batch->count) == labels.size(0), "batches of one size expected");
    Slot& slot = slots_[turn_];
    slot.used.block(copy_stream_);
    const CUDAStreamGuard guard(copy_stream_);
    auto* floats = const_cast<float*>(batch->images.data());  // read only; from_blob takes no const
    const torch::Tensor from = torch::from_blob(floats, slot.images.permute({0, 2, 3, 1}).sizes());
    slot.images.copy_(from.permute({0, 3, 1, 2}), /*non_blocking=*/true);
    std::copy(batch->labels.begin(), batch->labels.end(), slot.host_labels.data_ptr<int64_t>());
    slot.labels.copy_(slot.host_labels, /*non_blocking=*/true);
    slot.copied.record(copy_stream_);
  }

  loader::Loader loader_;
  CUDAStream stream_;
  OwnStream own_copy_stream_;
  CUDAStream copy_stream_;
  std::array<Slot, 2> slots_;
  size_t turn_ = 0;
};

class DeviceStepper final : public Stepper {
 public:
  DeviceStepper(nn::Network& network, std::shared_ptr<const data::Dataset> dataset, const TrainOptions& options)
      : network_(network),
        options_(options),
        guard_(options.device),
        own_stream_(options.device),
        stream_(own_stream_.get()),
        is_fixed_(network.is_fixed()),
        communicates_(options.group->communicates()),
        plans_(parameter_plans(network, options)),
        frozen_(network, options),
        weights_(network, options.bf16 && is_fixed_),
        momentum_(torch::zeros_like(weights_.values())),
        average_(network, options.ema_decay),
        state_(zeros(sizeof(step::StepState), options.device)),
        work_(warm_up_steps(options), capture_for(network, options)) {
    at::globalContext().setBenchmarkCuDNN(true);
    if (const std::string why = why_not_captured(network, options); options.graph && !why.empty()) {
      note_why(why);
    }
    wake_backward_thread(options.device);
    const size_t batch = static_cast<size_t>(options.batch_size), size = dataset->size();
    steps_ = size > batch ? size / batch : 1;
    rates_ = torch::zeros({static_cast<int64_t>(steps_)}, torch::TensorOptions().device(options.device));
    if (options.optimizer == kAdamW) {
      squares_ = torch::zeros_like(weights_.values());
      corrections_ = torch::zeros({2 * static_cast<int64_t>(steps_)}, rates_.options());
    }
    const int64_t side = dataset->standard_transforms().size_px;
    const auto count = static_cast<int64_t>(std::min(batch, size)) / options.group->size() * options.copies;
    const auto type = options.bf16 && is_fixed_ ? torch::kBFloat16 : torch::kFloat;
    const torch::Tensor images =
        torch::zeros({count, 3, side, side}, torch::TensorOptions().dtype(type).device(options.device))
            .contiguous(torch::MemoryFormat::ChannelsLast);
    const torch::Tensor labels =
        torch::zeros({count}, torch::TensorOptions().dtype(torch::kLong).device(options.device));
    losses_ = torch::zeros({2 * count}, torch::TensorOptions().device(options.device));
    const std::vector<float> weights = loss_weights(*dataset, options);
    if (!weights.empty()) { loss_weights_ = torch::tensor(weights).to(options.device); }
    for (Look& look : looks_) {
      look.bytes = torch::zeros({static_cast<int64_t>(sizeof(step::StepState))},
                                torch::TensorOptions().dtype(torch::kByte).pinned_memory(true));
    }
    make_update();
    const auto start = Clock::now();
    std::future<void> waking;
    const bool has_photos = dataset->standard_transforms().is_photos;
    if (has_photos && options.group->size() == 1) {
      waking = std::async(std::launch::async, wake_libraries, options.device, options.bf16);
    }
    auto set = resident_set(dataset);
    if (options.timed) { options.timed(has_photos ? "photos to the GPU" : "images to the GPU", since(start)); }
    if (waking.valid()) { waking.wait(); }  // what fails there will fail in a step
    if (options.timed && has_photos) { options.timed("the same, and cuDNN's and cuBLAS's code", since(start)); }
    if (set) {
      source_ = std::make_unique<ResidentSource>(std::move(set), dataset, options, images, labels, stream_);
    } else {
      source_ = std::make_unique<LoaderSource>(dataset, options, images, labels, stream_);
    }
  }

  ~DeviceStepper() override {
    is_over_ = true;
    // Nothing may still run when the memory is freed. Failures are reported elsewhere.
    (void)cudaStreamSynchronize(stream_.stream());
  }

  size_t steps_per_epoch() const override { return steps_; }

  std::vector<nn::NamedTensor> state() const override {
    std::vector<nn::NamedTensor> tensors;
    for (const auto& list : {network_.parameters(), network_.buffers()}) {
      tensors.insert(tensors.end(), list.begin(), list.end());
    }
    const bool is_adamw = squares_.defined();
    add_state(tensors, is_adamw ? AdamW::kMeanName : "momentum.", momentum_);
    if (is_adamw) { add_state(tensors, AdamW::kSquareName, squares_); }
    tensors.insert(tensors.end(), average_.state().begin(), average_.state().end());
    return tensors;
  }

  void start_epoch(int epoch, size_t first_step, std::vector<double> rates) override {
    network_.set_training(true);
    epoch_ = epoch;
    begun_ = first_step;
    host_rates_ = std::move(rates);
    weights_.refresh_copies();  // they may have been written to
    const torch::Tensor wide = torch::tensor(host_rates_, torch::kDouble);
    rates_.copy_(wide);
    if (corrections_.defined()) { corrections_.copy_(adamw_corrections(epoch)); }
    step::StepState fresh;
    fresh.step = static_cast<uint32_t>(first_step);
    write_state(fresh);
    for (Look& look : looks_) { look.is_due = false; }
    stop_is_wanted_ = asks_to_stop_ = false;
    if (communicates_) { own_flag_.zero_(); }
    source_->waiting_s = 0;
    // Everything already in the default stream comes before anything in ours.
    at::cuda::getDefaultCUDAStream(options_.device.index()).synchronize();
    const CUDAStreamGuard guard(stream_);
    source_->start_epoch(static_cast<uint32_t>(epoch), first_step);
  }

  void run_step() override {
    const CUDAStreamGuard guard(stream_);
    weights_.use_copies();
    source_->prepare();
    if (communicates_ && !asks_to_stop_ && options_.should_stop && options_.should_stop()) {
      asks_to_stop_ = true;
      own_flag_.fill_(1);
    }
    {
      // From the seed to the last draw, no other thread may draw. Ranks that are threads of one process
      // wait for each other in a step, so they must not exclude each other.
      std::unique_lock drawing(cuda::capture_mutex(), std::defer_lock);
      if (network_.draws_from_torch() && options_.group->size() == 1) { drawing.lock(); }
      if (!is_fixed_) {
        network_.set_noise(
            {.seed = options_.seed,
             .epoch = static_cast<uint32_t>(epoch_),
             .step = begun_,
             .first_image = static_cast<uint64_t>(options_.group->rank() * source_->labels.size(0))});
      }
      work_.run([&] { work(); }, [&](const std::string& why) { go_on_without_graph(why); });
    }
    source_->begun();
    ++begun_;
    if (begun_ % kLookEvery == 0) { look(); }
  }

  StepSums finish() override {
    if (communicates_) {
      CUDAEvent done;
      done.record(stream_);
      options_.group->wait([&] { return done.query(); });
    }
    stream_.synchronize();
    weights_.use_values();
    source_->check_batches();
    const step::StepState now = read_state();
    check_finite(now);
    step::StepState fresh = now;
    fresh.loss_sum = 0;
    fresh.images = fresh.correct = 0;
    write_state(fresh);
    std::vector<int64_t> counts = {static_cast<int64_t>(now.images), static_cast<int64_t>(now.correct)};
    std::vector<double> loss = {now.loss_sum};
    options_.group->sum(counts);
    options_.group->sum(loss);
    return {loss[0], static_cast<size_t>(counts[0]), static_cast<size_t>(counts[1])};
  }

  std::unique_ptr<Inference> make_inference(std::shared_ptr<const data::Dataset> dataset,
                                            const InferenceOptions& options) override {
    InferenceOptions many = options;
    many.keep_photos = true;
    if (!said_why_) { many.note = options_.note; }
    many.should_stop = options_.should_stop;
    // The images are there already, or will be soon.
    const ExpectedImages expected = std::move(expected_);
    if (auto made = make_device_inference(network_, dataset, many, &weights_)) { return made; }
    return make_host_inference(network_, std::move(dataset), options);
  }

  // Decodes photos for evaluations during the first epoch, in which the host has little to do but to
  // wait for cuDNN's measurements. With half of the cores: what it measures must not depend on them.
  void expect_inference(const std::shared_ptr<const data::Dataset>& dataset,
                        const InferenceOptions& options) override {
    const bool uses_host = !is_fixed_ && !network_.draws_from_torch();
    if (uses_host || options_.group->size() > 1) { return; }
    const int threads = std::max(1, (options.workers == 0 ? usable_cores() : options.workers) / 2);
    expected_ = std::async(std::launch::async, [this, dataset, threads]() -> std::unique_ptr<ResidentSet> {
      try {
        const c10::cuda::CUDAGuard guard(options_.device);
        size_t free_bytes = 0, all_bytes = 0;
        cuda::check_cuda(cudaMemGetInfo(&free_bytes, &all_bytes), "asking for the GPU's memory");
        return ResidentSet::make_centred(dataset, options_.device, free_bytes / 2, threads,
                                         [this] { return is_over_.load(); });
      } catch (const std::exception&) { return nullptr; }  // whoever needs them will see why
    });
  }

  double last_loss() const override { return last_loss_; }
  bool stop_is_wanted() const override { return stop_is_wanted_; }
  double waiting_seconds() const override { return source_->waiting_s; }

  void swap_average() override {
    average_.swap();
    at::cuda::getCurrentCUDAStream(options_.device.index()).synchronize();
  }

 private:
  // Nobody captures during the first steps (graph.h). Ranks that are threads of one process wait
  // for each other in a step, so they must not exclude each other; they do not capture.
  static int warm_up_steps(const TrainOptions& options) {
    return options.graph || options.group->size() == 1 ? kWarmUpSteps : 0;
  }

  static std::string why_not_captured(const nn::Network& network, const TrainOptions& options) {
    // It might fail on one rank alone, in the middle of what ranks do together.
    const bool is_shared = !network.is_fixed() && options.group->communicates();
    return is_shared ? "several processes train it" : network.why_not_captured();
  }
  static Capture capture_for(const nn::Network& network, const TrainOptions& options) {
    if (!options.graph || !why_not_captured(network, options).empty()) { return Capture::kNever; }
    return network.is_fixed() ? Capture::kAlways : Capture::kTry;
  }

  void note_why(const std::string& why) {
    said_why_ = true;
    if (options_.note) { options_.note(not_captured_text(network_, why)); }
  }

  // After a capture that failed somewhere in work().
  void go_on_without_graph(const std::string& why) {
    note_why(why);
    forget_gradients();
  }

  void forget_gradients() {
    for (const FlatWeights::Entry& entry : weights_.entries()) {
      torch::Tensor parameter = entry.parameter.tensor;
      parameter.mutable_grad().reset();
    }
  }

  using ExpectedImages = std::future<std::unique_ptr<ResidentSet>>;

  struct Look {
    torch::Tensor bytes;  // pinned: a StepState
    CUDAEvent copied;
    bool is_due = false;
  };

  // The images in at most half of the memory; the rest is for the network. Null if they do not fit.
  std::unique_ptr<ResidentSet> resident_set(const std::shared_ptr<const data::Dataset>& dataset) const {
    size_t free_bytes = 0, all_bytes = 0;
    cuda::check_cuda(cudaMemGetInfo(&free_bytes, &all_bytes), "asking for the GPU's memory");
    const bool is_cut = dataset->standard_transforms().crop == data::StandardTransforms::Crop::kResized;
    if (auto set = is_cut ? nullptr : ResidentSet::make(dataset, options_.device, all_bytes / 2)) { return set; }
    // Each process needs them all sooner or later, but would decode only its share in an epoch.
    if (options_.schedule.epochs < options_.group->size()) { return nullptr; }
    // Of photos there may be many. Trainings side by side must not take it all.
    const size_t max_bytes = std::min(all_bytes, free_bytes) / 2;
    if (!is_cut) {
      return ResidentSet::make_centred(dataset, options_.device, max_bytes, options_.workers, options_.should_stop);
    }
    const image::Filter filter = training_loader_options(options_, dataset->size()).filter;
    return ResidentSet::make_photos(dataset, options_.device, max_bytes, filter, options_.workers,
                                    options_.should_stop);
  }

  step::StepState* device_state() const { return reinterpret_cast<step::StepState*>(state_.data_ptr()); }

  static step::StepState state_in(const torch::Tensor& bytes) {
    step::StepState state;
    std::memcpy(&state, bytes.data_ptr(), sizeof(state));
    return state;
  }
  step::StepState read_state() const { return state_in(state_.to(torch::kCPU)); }
  void write_state(const step::StepState& state) {
    torch::Tensor bytes = torch::empty({static_cast<int64_t>(sizeof(state))}, torch::kByte);
    std::memcpy(bytes.data_ptr(), &state, sizeof(state));
    state_.copy_(bytes);
  }

  // The states of what is trained, by name.
  void add_state(std::vector<nn::NamedTensor>& tensors, const std::string& prefix,
                 const torch::Tensor& flat) const {
    for (size_t i = 0; i < plans_.size(); ++i) {
      const FlatWeights::Entry& entry = weights_.entries()[i];
      if (plans_[i].is_trained) {
        tensors.push_back({prefix + entry.parameter.name, FlatWeights::view_of(flat, entry)});
      }
    }
  }

  // As step::Update has them, for the steps of an epoch.
  torch::Tensor adamw_corrections(int epoch) const {
    std::vector<double> scales;
    for (size_t step = 0; step < steps_; ++step) {
      const auto corrected = AdamW::corrections(static_cast<uint64_t>(epoch) * steps_ + step + 1);
      scales.insert(scales.end(), {1 / corrected.mean, 1 / std::sqrt(corrected.square)});
    }
    return torch::tensor(scales, torch::kDouble);
  }

  void make_update() {
    std::vector<step::Parameter> parameters;
    std::vector<step::Chunk> chunks;
    for (const FlatWeights::Entry& entry : weights_.entries()) {
      step::Parameter parameter;
      parameter.offset = static_cast<uint64_t>(entry.offset);
      parameter.size = static_cast<uint64_t>(entry.values.numel());
      parameter.copy = entry.copy.defined() ? entry.copy.data_ptr() : nullptr;
      parameter.weight_decay = static_cast<float>(plans_[parameters.size()].weight_decay);
      parameter.rate_factor = static_cast<float>(plans_[parameters.size()].rate_factor);
      parameter.gradient_type =
          entry.copy.defined() && !communicates_ ? step::Type::kBfloat16 : step::Type::kFloat32;
      for (uint64_t first = 0; first * step::kChunkValues < parameter.size; ++first) {
        chunks.push_back({static_cast<uint32_t>(parameters.size()), static_cast<uint32_t>(first)});
      }
      parameters.push_back(parameter);
    }
    parameters_ = uploaded(parameters, options_.device);
    chunks_ = uploaded(chunks, options_.device);
    gradients_ = zeros(parameters.size() * sizeof(void*), options_.device);
    norms_ = zeros(chunks.size() * sizeof(float), options_.device);
    update_.parameters = reinterpret_cast<const step::Parameter*>(parameters_.data_ptr());
    update_.chunks = reinterpret_cast<const step::Chunk*>(chunks_.data_ptr());
    update_.parameter_count = static_cast<uint32_t>(parameters.size());
    update_.chunk_count = static_cast<uint32_t>(chunks.size());
    update_.gradients = reinterpret_cast<const void**>(gradients_.data_ptr());
    update_.norms = reinterpret_cast<float*>(norms_.data_ptr());
    update_.rates = rates_.data_ptr<float>();
    update_.rate_count = static_cast<uint32_t>(steps_);
    update_.values = weights_.values().data_ptr<float>();
    update_.momentum = momentum_.data_ptr<float>();
    update_.momentum_factor = static_cast<float>(options_.sgd.momentum);
    update_.clip_norm = static_cast<float>(options_.sgd.clip_norm);
    if (squares_.defined()) {
      update_.momentum_factor = static_cast<float>(AdamW::kBeta1);
      update_.square_factor = static_cast<float>(AdamW::kBeta2);
      update_.mean_share = static_cast<float>(1 - AdamW::kBeta1);
      update_.square_share = static_cast<float>(1 - AdamW::kBeta2);
      update_.epsilon = static_cast<float>(AdamW::kEpsilon);
      update_.squares = squares_.data_ptr<float>();
      update_.corrections = corrections_.data_ptr<float>();
    }
    if (communicates_) { make_packing(std::move(parameters)); }
  }

  // The gradients as they come go into one buffer, whose mean over the processes the update reads.
  // The buffer's last value is the number of processes that want to stop.
  void make_packing(std::vector<step::Parameter> parameters) {
    for (size_t i = 0; i < parameters.size(); ++i) {
      const bool is_bf16 = weights_.entries()[i].copy.defined();
      parameters[i].gradient_type = is_bf16 ? step::Type::kBfloat16 : step::Type::kFloat32;
    }
    own_parameters_ = uploaded(parameters, options_.device);
    own_gradients_ = torch::zeros_like(gradients_);
    const int64_t values = weights_.values().numel();
    summed_ = torch::zeros({values + FlatWeights::kAlignment}, weights_.values().options());
    own_flag_ = torch::zeros({1}, summed_.options());
    own_ = update_;
    own_.parameters = reinterpret_cast<const step::Parameter*>(own_parameters_.data_ptr());
    own_.gradients = reinterpret_cast<const void**>(own_gradients_.data_ptr());
    packing_.flat = summed_.data_ptr<float>();
    packing_.scale = 1.0f / static_cast<float>(options_.group->size());
    packing_.flag = own_flag_.data_ptr<float>();
    packing_.flag_to = packing_.flat + values;
    update_.stop = packing_.flag_to;
  }

  // Replaces this process's gradients by the mean over all processes.
  void average_gradients(std::vector<const void*>& pointers) {
    cuda::check_cuda(step::set_gradients(own_, pointers.data(), stream_.stream()), "the gradients");
    cuda::check_cuda(step::pack_gradients(own_, packing_, stream_.stream()), "the gradients");
    options_.group->sum(summed_);
    for (size_t i = 0; i < pointers.size(); ++i) {
      if (pointers[i] != nullptr) { pointers[i] = packing_.flat + weights_.entries()[i].offset; }
    }
  }

  // Everything in a step that can be captured.
  void work() {
    source_->make();
    torch::Tensor logits;
    {
      // Chains' gradients are good until the next step; apply_gradients() has used them by then.
      // They have norms of their own.
      std::optional<nn::ConvChainsAllowed> chains_allowed;
      std::optional<nn::SyncedNorms> synced;
      if (communicates_ && options_.sync_norms) {
        synced.emplace([this](torch::Tensor tensor) { options_.group->sum(std::move(tensor)); });
      } else {
        chains_allowed.emplace();
      }
      const Autocast autocast(options_.device, options_.bf16 && !is_fixed_);
      logits = network_.forward(source_->images);
    }
    if (logits.scalar_type() != torch::kBFloat16) { logits = logits.to(torch::kFloat); }
    logits = logits.contiguous();
    const torch::Tensor d_logits = torch::empty_like(logits);
    step::CrossEntropy loss;
    loss.logits = logits.data_ptr();
    loss.d_logits = d_logits.data_ptr();
    loss.type = logits.scalar_type() == torch::kBFloat16 ? step::Type::kBfloat16 : step::Type::kFloat32;
    loss.labels = source_->labels.data_ptr<int64_t>();
    loss.losses = losses_.data_ptr<float>();
    loss.rows = static_cast<int>(logits.size(0));
    loss.classes = static_cast<int>(logits.size(1));
    loss.smoothing = static_cast<float>(options_.label_smoothing);
    if (loss_weights_.defined()) { loss.weights = loss_weights_.data_ptr<float>(); }
    cuda::check_cuda(step::cross_entropy(loss, device_state(), stream_.stream()), "cross-entropy");
    torch::autograd::backward({logits}, {d_logits});
    apply_gradients();
    if (options_.ema_decay > 0) { average_.update(); }
  }

  void apply_gradients() {
    const torch::NoGradGuard no_grad;
    std::vector<torch::Tensor> kept;
    std::vector<const void*> pointers;
    for (const FlatWeights::Entry& entry : weights_.entries()) {
      torch::Tensor parameter = entry.parameter.tensor;
      torch::Tensor gradient = parameter.grad();
      if (!gradient.defined()) {
        pointers.push_back(nullptr);
        continue;
      }
      // The kernels run through memory in order, so its layout must be the parameter's; it nearly
      // always is.
      if (gradient.strides() != parameter.strides() || reinterpret_cast<uintptr_t>(gradient.data_ptr()) % 16 != 0) {
        torch::Tensor ordered = torch::empty_like(parameter);
        ordered.copy_(gradient);
        gradient = ordered;
      }
      pointers.push_back(gradient.data_ptr());
      kept.push_back(gradient);
    }
    if (communicates_) { average_gradients(pointers); }
    cuda::check_cuda(step::set_gradients(update_, pointers.data(), stream_.stream()), "the update");
    cuda::check_cuda(step::gradient_norm(update_, device_state(), stream_.stream()), "the gradients' norm");
    cuda::check_cuda(step::apply(update_, device_state(), stream_.stream()), "the update");
    forget_gradients();
  }

  void look() {
    Look& now = looks_[look_turn_];
    now.bytes.copy_(state_, /*non_blocking=*/true);
    now.copied.record(stream_);
    now.is_due = true;
    look_turn_ = 1 - look_turn_;
    Look& before = looks_[look_turn_];
    if (!before.is_due) { return; }
    before.is_due = false;
    if (communicates_) {  // all processes look after the same steps
      options_.group->wait([&] { return before.copied.query(); });
    }
    before.copied.synchronize();
    check_finite(state_in(before.bytes));
  }

  void check_finite(const step::StepState& seen) {
    last_loss_ = static_cast<double>(seen.last_loss);
    stop_is_wanted_ = seen.stop_step != 0;
    if (seen.bad_step == 0) { return; }
    const size_t at = seen.bad_step - 1;
    fail_diverged(epoch_, at, seen.bad_loss != 0, at < host_rates_.size() ? host_rates_[at] : 0);
  }

  nn::Network& network_;
  const TrainOptions& options_;
  c10::cuda::CUDAGuard guard_;
  OwnStream own_stream_;
  CUDAStream stream_;
  const bool is_fixed_, communicates_;
  const std::vector<ParameterPlan> plans_;
  FrozenParts frozen_;
  FlatWeights weights_;
  torch::Tensor momentum_;               // for AdamW the means
  torch::Tensor squares_, corrections_;  // of AdamW
  Average average_;
  torch::Tensor state_, rates_, losses_;
  torch::Tensor loss_weights_;  // by label; undefined: all alike
  torch::Tensor parameters_, chunks_, gradients_, norms_;
  step::Update update_;
  // If it communicates.
  torch::Tensor own_parameters_, own_gradients_, summed_, own_flag_;
  step::Update own_;
  step::Packing packing_;
  bool asks_to_stop_ = false, stop_is_wanted_ = false;
  bool said_why_ = false;  // it is not captured
  std::atomic<bool> is_over_ = false;
  ExpectedImages expected_;  // for evaluations, held so that they are shared
  std::unique_ptr<Source> source_;
  ReplayedWork work_;
  int epoch_ = 0;
  size_t steps_ = 0, begun_ = 0;
  std::vector<double> host_rates_;
  std::array<Look, 2> looks_;
  size_t look_turn_ = 0;
  double last_loss_ = 0;
};

}  // namespace

std::unique_ptr<Stepper> make_device_stepper(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                             const TrainOptions& options) {
  loader::check_loader(*dataset, training_loader_options(options, dataset->size()));
  return std::make_unique<DeviceStepper>(network, std::move(dataset), options);
}

}  // namespace la3::train
