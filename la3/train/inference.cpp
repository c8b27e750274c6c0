#include "la3/train/inference.h"

#include <torch/torch.h>

#include <algorithm>
#include <mutex>

#include "la3/cuda/runtime.h"
#include "la3/loader/loader.h"
#include "la3/train/tensors.h"

namespace la3::train {
namespace {

class HostInference final : public Inference {
 public:
  HostInference(nn::Network& network, std::shared_ptr<const data::Dataset> dataset, const InferenceOptions& options)
      : network_(network),
        options_(options),
        size_(dataset->size()),
        loader_(std::move(dataset), {.batch_size = options.batch_size,
                                     .shuffle = false,
                                     .training = false,
                                     .layout = augment::Layout::kNhwc,
                                     .workers = options.workers,
                                     .allocate = floats_for(options.device)}),
        share_(options.group->share(loader_.batches_per_epoch())) {}

  size_t batches() const override { return loader_.batches_per_epoch(); }
  size_t images() const override {
    const auto batch = static_cast<size_t>(options_.batch_size);
    return std::min(size_, share_.end * batch) - std::min(size_, share_.first * batch);
  }

  void run(std::shared_ptr<const augment::Sampler> policy, uint32_t epoch,
           const std::function<void(const Answers&)>& visit) override {
    const torch::NoGradGuard no_grad;
    const Autocast autocast(options_.device, options_.bf16);
    network_.set_training(false);
    loader_.set_policy(std::move(policy));
    loader_.start_epoch(epoch, share_.first, share_.end);
    size_t at = share_.first;
    while (const loader::Batch* batch = loader_.next()) {
      const torch::Tensor images = images_tensor(*batch, loader_.side_px(), options_.device);
      visit({at++, forward(images), labels_tensor(*batch, options_.device)});
    }
  }

 private:
  // On a GPU, cuDNN may measure its algorithms for a batch of another size. It waits for the whole GPU
  // first, which must not happen while another thread captures.
  torch::Tensor forward(const torch::Tensor& images) {
    std::unique_lock measuring(cuda::capture_mutex(), std::defer_lock);
    if (images.is_cuda()) { measuring.lock(); }
    return network_.forward(images).to(torch::kFloat);
  }

  nn::Network& network_;
  const InferenceOptions options_;
  const size_t size_;  // of the data set
  loader::Loader loader_;
  const dist::Share share_;  // of the batches
};

}  // namespace

std::unique_ptr<Inference> make_host_inference(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                               const InferenceOptions& options) {
  return std::make_unique<HostInference>(network, std::move(dataset), options);
}

std::string not_captured_text(const nn::Network& network, const std::string& why) {
  return "network " + network.name() + ": cannot be replayed as a CUDA graph, so it takes longer: " + why;
}

std::unique_ptr<Inference> Inference::make(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                           const InferenceOptions& options) {
  if (options.resident) {
    if (auto made = make_device_inference(network, dataset, options)) { return made; }
  }
  return make_host_inference(network, std::move(dataset), options);
}

}  // namespace la3::train
