#include "la3/nn/conv_chain.h"

#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/torch.h>

#include <utility>

#include "la3/cuda/check.h"
#include "la3/nn/cuda/conv_kernels.h"

namespace la3::nn {
namespace {

using conv::bf16;
using torch::Tensor;
using torch::autograd::AutogradContext;
using torch::autograd::Variable;
using torch::autograd::variable_list;

constexpr size_t kAlignment = 256;

thread_local int allowed = 0;

bf16* values_of(const Tensor& tensor) {
  return static_cast<bf16*>(tensor.data_ptr());
}

bool is_packed(const Tensor& tensor) {
  return tensor.is_cuda() && tensor.scalar_type() == torch::kBFloat16 && tensor.dim() == 4 &&
         tensor.is_contiguous(torch::MemoryFormat::ChannelsLast) &&
         reinterpret_cast<uintptr_t>(tensor.data_ptr()) % 16 == 0;
}

// Plain values as bytes on the GPU.
template <class T>
Tensor uploaded(const std::vector<T>& values, torch::Device device) {
  auto* bytes = const_cast<T*>(values.data());  // from_blob takes no const
  return torch::from_blob(bytes, {static_cast<int64_t>(values.size() * sizeof(T))}, torch::kByte).to(device);
}

// A stream beside the one that steps run in, for the gradients of weights, which nothing waits for
// until the end of the backward pass.
class SideStream {
 public:
  explicit SideStream(size_t forks) : forks_(forks) {
    cuda::check_cuda(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking), "a stream");
    for (cudaEvent_t& event : forks_) { make(event); }
    make(join_);
  }
  ~SideStream() {
    for (cudaEvent_t event : forks_) { (void)cudaEventDestroy(event); }
    (void)cudaEventDestroy(join_);
    (void)cudaStreamDestroy(stream_);
  }
  SideStream(const SideStream&) = delete;
  SideStream& operator=(const SideStream&) = delete;

  // What comes next in it waits for what is in `stream` now.
  cudaStream_t follow(size_t fork, cudaStream_t stream) {
    cuda::check_cuda(cudaEventRecord(forks_[fork], stream), "an event");
    cuda::check_cuda(cudaStreamWaitEvent(stream_, forks_[fork], 0), "an event");
    return stream_;
  }
  // What comes next in `stream` waits for it.
  void join(cudaStream_t stream) {
    cuda::check_cuda(cudaEventRecord(join_, stream_), "an event");
    cuda::check_cuda(cudaStreamWaitEvent(stream, join_, 0), "an event");
  }

 private:
  static void make(cudaEvent_t& event) {
    cuda::check_cuda(cudaEventCreateWithFlags(&event, cudaEventDisableTiming), "an event");
  }
  cudaStream_t stream_ = nullptr;
  std::vector<cudaEvent_t> forks_;
  cudaEvent_t join_ = nullptr;
};

}  // namespace

ConvChainsAllowed::ConvChainsAllowed() {
  ++allowed;
}
ConvChainsAllowed::~ConvChainsAllowed() {
  --allowed;
}

// Everything that stays from step to step, always in the same memory, so that steps can be captured.
struct ConvChainState {
  using Unit = ConvChain::Unit;
  explicit ConvChainState(std::vector<Unit> of) : units(std::move(of)) {}

  size_t count() const { return units.size(); }

  // What lies in the GPU's memory for images like `x`, and the weights where they are now.
  void prepare(const Tensor& x) {
    std::vector<const void*> now;
    for (const Unit& unit : units) { now.push_back(unit.convolution->weight.data_ptr()); }
    if (now == prepared_for) { return; }
    prepared_for = std::move(now);
    channels = static_cast<int>(x.size(1));
    const auto bytes = torch::TensorOptions().dtype(torch::kByte).device(x.device());
    const auto floats = bytes.dtype(torch::kFloat), halves = bytes.dtype(torch::kBFloat16);
    const auto n = static_cast<int64_t>(count());
    const int64_t weights = int64_t{9} * channels * channels;
    const int parts = conv::weight_parts(channels);
    sums_stride = (conv::sums_bytes(channels) + kAlignment - 1) / kAlignment * kAlignment;
    sums = torch::zeros({2 * n * static_cast<int64_t>(sums_stride)}, bytes);
    by_channel = torch::zeros({n, 6, channels}, floats);
    packed = torch::zeros({2, n, weights}, halves);
    partial = torch::empty({n, parts, weights}, floats);
    d_weights = torch::zeros({n, weights}, halves);
    std::vector<conv::WeightPack> packs;
    std::vector<conv::WeightSum> adds;
    for (int64_t i = 0; i < n; ++i) {
      const Unit& unit = units[static_cast<size_t>(i)];
      const bf16* from = values_of(unit.convolution->weight);
      packs.push_back({from, values_of(packed[0][i]), channels, channels, conv::forward_columns(channels)});
      packs.push_back({from, values_of(packed[1][i]), channels, channels, channels});
      conv::WeightSum add;
      add.partial = partial[i].data_ptr<float>();
      add.parts = parts;
      add.count = static_cast<int>(weights);
      add.dw_bf16 = values_of(d_weights[i]);
      adds.push_back(add);
    }
    pack_entries = uploaded(packs, x.device());
    sum_entries = uploaded(adds, x.device());
    side = std::make_unique<SideStream>(count());
  }

  // The norm before unit i.
  conv::Norm norm(size_t i) const {
    conv::Norm norm;
    if (i == 0 || i >= count()) { return norm; }
    const torch::nn::BatchNorm2dImpl& module = *units[i].norm;
    auto* const first = static_cast<uint8_t*>(sums.data_ptr()) + 2 * i * sums_stride;
    norm.sums.data = reinterpret_cast<unsigned long long*>(first);
    norm.gradient_sums.data = reinterpret_cast<unsigned long long*>(first + sums_stride);
    norm.weight = module.weight.data_ptr<float>();
    norm.bias = module.bias.data_ptr<float>();
    norm.running_mean = module.running_mean.data_ptr<float>();
    norm.running_var = module.running_var.data_ptr<float>();
    norm.batches = module.num_batches_tracked.data_ptr<int64_t>();
    norm.epsilon = static_cast<float>(module.options.eps());
    norm.momentum = static_cast<float>(*module.options.momentum());
    float* const floats = by_channel.data_ptr<float>() + static_cast<int64_t>(i) * 6 * channels;
    norm.mean = floats;
    norm.inverse_deviation = floats + channels;
    norm.scale = floats + 2 * channels;
    norm.shift = floats + 3 * channels;
    norm.d_weight = floats + 4 * channels;
    norm.d_bias = floats + 5 * channels;
    return norm;
  }

  std::vector<Unit> units;
  std::vector<const void*> prepared_for;  // these weights
  int channels = 0;
  size_t sums_stride = 0;
  Tensor sums;        // forward and backward of each unit's norm
  Tensor by_channel;  // [unit][mean, inverse deviation, scale, shift, gradients of weight and bias]
  Tensor packed;      // weights: [forward, backward][unit]
  Tensor partial, d_weights, pack_entries, sum_entries;
  std::unique_ptr<SideStream> side;
};

namespace {

// Unit i takes in[i] and makes in[i + 1]. To what even units make, in[i - 1] is added; to what unit 0
// makes, the residual.
struct ChainFunction : torch::autograd::Function<ChainFunction> {
  // `parameters`: all weights of convolutions, then of the norms, then the norms' biases.
  static Tensor forward(AutogradContext* context, const Variable& activated, const Variable& residual,
                        at::TensorList /*parameters*/, ConvChainState* state) {
    const c10::cuda::CUDAGuard guard(activated.device());
    const auto stream = c10::cuda::getCurrentCUDAStream(activated.device().index()).stream();
    state->prepare(activated);
    const size_t count = state->count();
    const auto check = [](int error) { cuda::check_cuda(error, "a chain of convolutions"); };
    check(cudaMemsetAsync(state->sums.data_ptr(), 0, state->sums.nbytes(), stream));
    check(conv::pack_all_weights(static_cast<const conv::WeightPack*>(state->pack_entries.data_ptr()),
                                 static_cast<int>(2 * count), 9 * state->channels * state->channels, stream));
    variable_list in = {activated};
    for (size_t i = 0; i < count; ++i) {
      in.push_back(torch::empty_like(activated));
      conv::Convolution what;
      what.images = static_cast<int>(activated.size(0));
      what.in = values_of(in[i]);
      what.weight = values_of(state->packed[0][static_cast<int64_t>(i)]);
      what.out = values_of(in[i + 1]);
      what.before = state->norm(i);
      what.after = state->norm(i + 1);
      if (i % 2 == 0) { what.residual = values_of(i == 0 ? residual : in[i - 1]); }
      // The first one's weights have been packed just now.
      check(conv::forward(state->channels, what,
                          {.norm_before = i > 0, .sums_after = i + 1 < count, .overlaps = i > 0}, stream));
    }
    const Tensor out = in.back();
    in.pop_back();
    context->save_for_backward(in);
    context->saved_data["state"] = reinterpret_cast<int64_t>(state);
    return out;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    auto* const state = reinterpret_cast<ConvChainState*>(context->saved_data["state"].toInt());
    const variable_list in = context->get_saved_variables();
    const c10::cuda::CUDAGuard guard(in[0].device());
    const auto stream = c10::cuda::getCurrentCUDAStream(in[0].device().index()).stream();
    const auto check = [](int error) { cuda::check_cuda(error, "a chain of convolutions, backward"); };
    const size_t count = state->count();
    // Of each unit: the gradient of what it made, and of its norm's result, masked by the ReLU. All are
    // kept until the other stream has joined.
    variable_list d_out(count), masked(count);
    d_out[count - 1] = gradients[0].contiguous(torch::MemoryFormat::ChannelsLast);
    for (size_t i = count; i-- > 0;) {
      const bool is_last = i + 1 == count;
      masked[i] = torch::empty_like(in[0]);
      conv::Convolution what;
      what.images = static_cast<int>(in[0].size(0));
      what.weight = values_of(state->packed[1][static_cast<int64_t>(i)]);
      what.out = values_of(masked[i]);
      if (is_last) {
        what.in = values_of(d_out[i]);
      } else {
        d_out[i] = torch::empty_like(in[0]);
        what.in = values_of(masked[i + 1]);
        what.before = state->norm(i + 1);
        what.x = values_of(in[i + 1]);
        what.made = values_of(d_out[i]);
        if (i % 2 == 0) { what.beside = values_of(d_out[i + 2]); }
      }
      if (i > 0) {
        what.after = state->norm(i);
        what.after_x = values_of(in[i]);
      }
      check(conv::backward(state->channels, what,
                           {.norm_before = !is_last, .sums_after = i > 0, .overlaps = !is_last}, stream));
      conv::WeightGradient weight;
      weight.images = what.images;
      weight.in = values_of(in[i]);
      weight.scale = what.after.scale;
      weight.shift = what.after.shift;
      weight.dy = values_of(d_out[i]);
      weight.partial = state->partial[static_cast<int64_t>(i)].data_ptr<float>();
      check(conv::weight_gradient(state->channels, weight, /*norm_before=*/i > 0, state->side->follow(i, stream)));
    }
    state->side->join(stream);
    check(conv::sum_all_weights(static_cast<const conv::WeightSum*>(state->sum_entries.data_ptr()),
                                static_cast<int>(count), 9 * state->channels * state->channels, stream));
    variable_list result = {masked[0], d_out[0]};
    for (size_t i = 0; i < count; ++i) {
      const Tensor& weight = state->units[i].convolution->weight;
      result.push_back(state->d_weights[static_cast<int64_t>(i)].as_strided(weight.sizes(), weight.strides()));
    }
    for (const int64_t which : {4, 5}) {
      for (size_t i = 1; i < count; ++i) { result.push_back(state->by_channel[static_cast<int64_t>(i)][which]); }
    }
    result.push_back({});  // the state
    return result;
  }
};

}  // namespace

ConvChain::ConvChain(std::vector<Unit> units) : state_(std::make_unique<ConvChainState>(std::move(units))) {}
ConvChain::~ConvChain() = default;
ConvChain::ConvChain(ConvChain&&) noexcept = default;

bool ConvChain::accepts(const Tensor& activated, const Tensor& residual) const {
  if (allowed == 0 || !torch::GradMode::is_enabled() || state_->count() < 3 || !is_packed(activated) ||
      !is_packed(residual) || activated.sizes() != residual.sizes() || activated.size(2) != activated.size(3) ||
      !conv::has_size(static_cast<int>(activated.size(1)), static_cast<int>(activated.size(2)))) {
    return false;
  }
  const auto* properties = at::cuda::getDeviceProperties(activated.device().index());
  if (properties->major != 9 || properties->minor != 0) { return false; }
  for (const ConvChainState::Unit& unit : state_->units) {
    const Tensor& weight = unit.convolution->weight;
    if (!is_packed(weight) || weight.size(0) != activated.size(1) || weight.size(1) != activated.size(1)) {
      return false;
    }
    if (unit.norm.is_empty()) { continue; }
    const torch::nn::BatchNorm2dImpl& norm = *unit.norm;
    if (!norm.is_training() || !norm.options.affine() || !norm.options.track_running_stats() ||
        !norm.options.momentum().has_value() || norm.weight.scalar_type() != torch::kFloat) {
      return false;
    }
  }
  return true;
}

Tensor ConvChain::forward(const Tensor& activated, const Tensor& residual) {
  std::vector<Tensor> parameters;
  for (const auto& unit : state_->units) { parameters.push_back(unit.convolution->weight); }
  for (size_t i = 1; i < state_->count(); ++i) { parameters.push_back(state_->units[i].norm->weight); }
  for (size_t i = 1; i < state_->count(); ++i) { parameters.push_back(state_->units[i].norm->bias); }
  return ChainFunction::apply(activated, residual, at::TensorList(parameters), state_.get());
}

}  // namespace la3::nn
