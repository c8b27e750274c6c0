#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/torch.h>

#include <algorithm>
#include <mutex>
#include <optional>

#include "la3/augment/cuda/device_batch.h"
#include "la3/cuda/check.h"
#include "la3/cuda/runtime.h"
#include "la3/nn/folded_norm.h"
#include "la3/train/cuda/flat_weights.h"
#include "la3/train/cuda/graph.h"
#include "la3/train/cuda/own_stream.h"
#include "la3/train/cuda/resident_set.h"
#include "la3/train/inference.h"
#include "la3/train/tensors.h"

namespace la3::train {
namespace {

using c10::cuda::CUDAStream;
using c10::cuda::CUDAStreamGuard;

constexpr int kWarmUpBatches = 2;
// Small images: large enough to fill the GPU, small enough that the values between two layers stay
// in its L2 cache. Those of larger images do not; then the last layers, which have few pixels, must
// fill the GPU too.
constexpr int64_t kBatchPixels = int64_t{1} << 20, kLeastBatch = 256;
constexpr int64_t kLargePixels = int64_t{1} << 24, kLargeBatch = 1024;

int64_t batch_size_for(const ResidentSet& set, int64_t count) {
  const int64_t side = set.side_px();
  const int64_t most =
      std::max({kLeastBatch, kBatchPixels / (side * side), std::min(kLargeBatch, kLargePixels / (side * side))});
  const int64_t batches = std::max<int64_t>(1, (count + most - 1) / most);
  return (count + batches - 1) / batches;
}

// One graph for all batches: the position in the data set is kept on the GPU and advances with
// every replay.
class DeviceInference final : public Inference {
 public:
  DeviceInference(nn::Network& network, std::unique_ptr<ResidentSet> set,
                  const data::StandardTransforms& transforms, const InferenceOptions& options, FlatWeights* weights)
      : network_(network),
        options_(options),
        set_(std::move(set)),
        own_stream_(options.device),
        stream_(own_stream_.get()),
        is_fixed_(network.is_fixed()),
        own_weights_(weights == nullptr ? std::make_unique<FlatWeights>(network, options.bf16 && is_fixed_)
                                        : nullptr),
        weights_(weights == nullptr ? *own_weights_ : *weights),
        share_(options.group->share(set_->size())),
        count_(static_cast<int64_t>(share_.end - share_.first)),
        labels_(set_->labels().narrow(0, static_cast<int64_t>(share_.first), count_)),
        size_(std::max<int64_t>(1, batch_size_for(*set_, count_))),
        images_(torch::zeros({size_, 3, set_->side_px(), set_->side_px()},
                             torch::TensorOptions()
                                 .dtype(options.bf16 && is_fixed_ ? torch::kBFloat16 : torch::kFloat)
                                 .device(options.device))
                    .contiguous(torch::MemoryFormat::ChannelsLast)),
        batch_(batch_options(transforms)),
        work_(kWarmUpBatches, capture_for(network, options)) {
    at::globalContext().setBenchmarkCuDNN(true);
    if (const std::string why = network.why_not_captured(); options.graph && !why.empty()) { note_why(why); }
  }

  ~DeviceInference() override {
    // Nothing may still use the memory. Failures are reported elsewhere.
    (void)cudaStreamSynchronize(stream_.stream());
  }

  // Ranks may have different numbers of batches, so all batches of a rank count as one.
  size_t batches() const override { return static_cast<size_t>(options_.group->size()); }
  size_t images() const override { return share_.end - share_.first; }

  void run(std::shared_ptr<const augment::Sampler> policy, uint32_t epoch,
           const std::function<void(const Answers&)>& visit) override {
    const torch::NoGradGuard no_grad;
    // They may have been trained since, or replaced by their average.
    if (own_weights_ == nullptr) { weights_.refresh_copies(); }
    network_.set_training(false);
    fold();
    at::cuda::getDefaultCUDAStream(options_.device.index()).synchronize();
    set_policy(std::move(policy));
    const InCopies in_copies(weights_);
    const CUDAStreamGuard guard(stream_);
    batch_.set_place(epoch, share_.first, stream_.stream());
    const auto rank = static_cast<size_t>(options_.group->rank());
    for (int64_t at = 0; at < count_; at += size_) {
      const int64_t count = std::min(size_, count_ - at);
      work_.run([&] { work(); }, [&](const std::string& why) { note_why(why); });
      visit({rank, out_.narrow(0, 0, count), labels_.narrow(0, at, count)});
    }
    batch_.check(stream_.stream());
  }

 private:
  // While it lives, the network's parameters are the bfloat16 copies, if there are any.
  struct InCopies {
    explicit InCopies(FlatWeights& of) : weights(of) { weights.use_copies(); }
    ~InCopies() { weights.use_values(); }
    FlatWeights& weights;
  };

  static Capture capture_for(const nn::Network& network, const InferenceOptions& options) {
    if (!options.graph || !network.why_not_captured().empty()) { return Capture::kNever; }
    return network.is_fixed() ? Capture::kAlways : Capture::kTry;
  }

  void note_why(const std::string& why) {
    if (options_.note) { options_.note(not_captured_text(network_, why)); }
  }

  augment::DeviceBatchOptions batch_options(const data::StandardTransforms& transforms) const {
    augment::DeviceBatchOptions result;
    result.device = options_.device.index();
    result.width = result.height = set_->side_px();
    result.type =
        images_.scalar_type() == torch::kBFloat16 ? augment::ValueType::kBfloat16 : augment::ValueType::kFloat32;
    result.standard = std::nullopt;
    result.normalization = {transforms.mean, transforms.deviation};
    return result;
  }

  // Folds the norms of the weights as they are now.
  void fold() {
    if (!options_.folded || !options_.bf16 || !is_fixed_ || (is_folded_ && own_weights_ != nullptr)) { return; }
    if (!is_folded_) {  // a pass finds out which there are
      is_folded_ = true;
      const std::lock_guard measuring(cuda::capture_mutex());
      const InCopies in_copies(weights_);
      const CUDAStreamGuard guard(stream_);
      const nn::FoldedNorms::Use use(folded_);
      network_.forward(images_);
      stream_.synchronize();
    }
    folded_.refresh();  // from the values in float32
  }

  void set_policy(std::shared_ptr<const augment::Sampler> policy) {
    if (policy != nullptr && policy == last_policy_) { return; }
    last_policy_ = policy;
    const bool has_triples = policy != nullptr && policy->is_triples();
    if (has_triples && has_triples_) {
      batch_.set_triples(policy->triples(), stream_.stream());
      return;
    }
    if (policy == nullptr && !has_policy_) { return; }
    work_.forget();
    has_policy_ = policy != nullptr;
    has_triples_ = has_triples;
    if (policy != nullptr) {
      batch_.set_policy(*policy);
    } else {
      batch_.clear_policy();
    }
  }

  void work() {
    batch_.run(set_->source(), {images_.data_ptr(), nullptr}, static_cast<int>(size_), stream_.stream());
    batch_.advance(static_cast<uint64_t>(size_), stream_.stream());
    std::optional<nn::FoldedNorms::Use> use;
    if (is_folded_) { use.emplace(folded_); }
    const Autocast autocast(options_.device, options_.bf16 && !is_fixed_);
    out_ = network_.forward(images_).to(torch::kFloat);
  }

  nn::Network& network_;
  const InferenceOptions options_;
  std::unique_ptr<ResidentSet> set_;
  OwnStream own_stream_;
  CUDAStream stream_;
  const bool is_fixed_;
  std::unique_ptr<FlatWeights> own_weights_;
  FlatWeights& weights_;
  const dist::Share share_;  // of the images
  const int64_t count_;
  const torch::Tensor labels_;
  const int64_t size_;  // of a batch
  torch::Tensor images_, out_;
  augment::DeviceBatch batch_;
  nn::FoldedNorms folded_;
  bool is_folded_ = false;
  ReplayedWork work_;
  bool has_policy_ = false, has_triples_ = false;
  std::shared_ptr<const augment::Sampler> last_policy_;
};

}  // namespace

std::unique_ptr<Inference> make_device_inference(nn::Network& network,
                                                 const std::shared_ptr<const data::Dataset>& dataset,
                                                 const InferenceOptions& options, FlatWeights* weights) {
  const bool is_ours = !network.draws_from_torch();
  if (!options.device.is_cuda() || (is_ours && !network.is_fixed()) || !FlatWeights::fits(network)) {
    return nullptr;
  }
  const c10::cuda::CUDAGuard guard(options.device);
  size_t free_bytes = 0, all_bytes = 0;
  cuda::check_cuda(cudaMemGetInfo(&free_bytes, &all_bytes), "asking for the GPU's memory");
  auto set = ResidentSet::make(dataset, options.device, all_bytes / 2);
  // Several processes share the decoding: each takes its part from its loader.
  if (!set && options.keep_photos && options.group->size() == 1) {
    set = ResidentSet::make_centred(dataset, options.device, free_bytes / 2, options.workers, options.should_stop);
  }
  if (!set) { return nullptr; }
  return std::make_unique<DeviceInference>(network, std::move(set), dataset->standard_transforms(), options,
                                           weights);
}

}  // namespace la3::train
