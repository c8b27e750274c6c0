#include <torch/torch.h>

#include <chrono>
#include <cmath>
#include <sstream>

#include "la3/core/error.h"
#include "la3/loader/loader.h"
#include "la3/nn/synced_norm.h"
#include "la3/train/average.h"
#include "la3/train/gradient_buckets.h"
#include "la3/train/parts.h"
#include "la3/train/stepper.h"
#include "la3/train/tensors.h"

namespace la3::train {
namespace {

using Clock = std::chrono::steady_clock;

class HostStepper final : public Stepper {
 public:
  HostStepper(nn::Network& network, std::shared_ptr<const data::Dataset> dataset, const TrainOptions& options)
      : network_(network),
        options_(options),
        frozen_(network, options),
        optimizer_(make_optimizer(network, options)),
        buckets_(network, *options.group),
        average_(network, options.ema_decay),
        loader_(dataset, training_loader_options(options, dataset->size())) {
    const std::vector<float> weights = loss_weights(*dataset, options);
    if (!weights.empty()) { loss_weights_ = torch::tensor(weights).to(options.device); }
  }

  size_t steps_per_epoch() const override { return loader_.batches_per_epoch(); }

  std::vector<nn::NamedTensor> state() const override {
    std::vector<nn::NamedTensor> tensors;
    for (const auto& list : {network_.parameters(), network_.buffers(), optimizer_->state(), average_.state()}) {
      tensors.insert(tensors.end(), list.begin(), list.end());
    }
    return tensors;
  }

  void start_epoch(int epoch, size_t first_step, std::vector<double> rates) override {
    network_.set_training(true);
    optimizer_->forget_gradients();
    epoch_ = epoch;
    step_ = first_step;
    rates_ = std::move(rates);
    waiting_s_ = 0;
    loader_.start_epoch(static_cast<uint32_t>(epoch), first_step);
  }

  void run_step() override {
    const auto asked = Clock::now();
    const loader::Batch* batch = loader_.next();
    waiting_s_ += std::chrono::duration<double>(Clock::now() - asked).count();
    TORCH_CHECK(batch != nullptr, "more steps than batches");
    const torch::Tensor images = images_tensor(*batch, loader_.side_px(), options_.device);
    const torch::Tensor targets = labels_tensor(*batch, options_.device);
    network_.set_noise({.seed = options_.seed,
                        .epoch = static_cast<uint32_t>(epoch_),
                        .step = step_,
                        .first_image = static_cast<uint64_t>(options_.group->rank()) * batch->count});
    torch::Tensor logits;
    {
      std::optional<nn::SyncedNorms> synced;
      if (options_.sync_norms && options_.group->size() > 1) {
        synced.emplace([this](torch::Tensor tensor) { options_.group->sum(std::move(tensor)); });
      }
      const Autocast autocast(options_.device, options_.bf16);
      logits = network_.forward(images).to(torch::kFloat);
    }
    const torch::Tensor loss = loss_of(logits, targets);
    buckets_.begin(options_.group->size() > 1 && options_.should_stop && options_.should_stop());
    loss.backward();
    stop_is_wanted_ = buckets_.finish();
    const uint64_t number = static_cast<uint64_t>(epoch_) * steps_per_epoch() + step_ + 1;
    const double norm = optimizer_->step(rates_[step_], number);
    last_loss_ = loss.item<double>();
    if (!std::isfinite(last_loss_) || !std::isfinite(norm)) {
      fail_diverged(epoch_, step_, !std::isfinite(last_loss_), rates_[step_]);
    }
    if (options_.ema_decay > 0) { average_.update(); }
    sums_.loss += last_loss_ * static_cast<double>(batch->count);
    sums_.correct += static_cast<size_t>(logits.argmax(1).eq(targets).sum().item<int64_t>());
    sums_.images += batch->count;
    ++step_;
  }

  StepSums finish() override {
    std::vector<int64_t> counts = {static_cast<int64_t>(sums_.images), static_cast<int64_t>(sums_.correct)};
    std::vector<double> loss = {sums_.loss};
    options_.group->sum(counts);
    options_.group->sum(loss);
    sums_ = {};
    return {loss[0], static_cast<size_t>(counts[0]), static_cast<size_t>(counts[1])};
  }
  double last_loss() const override { return last_loss_; }
  bool stop_is_wanted() const override { return stop_is_wanted_; }
  double waiting_seconds() const override { return waiting_s_; }
  void swap_average() override { average_.swap(); }
  std::unique_ptr<Inference> make_inference(std::shared_ptr<const data::Dataset> dataset,
                                            const InferenceOptions& options) override {
    return make_host_inference(network_, std::move(dataset), options);
  }

 private:
  // The mean over the images; torch's own mean with weights is over the weights of a batch, in which
  // images would count by what else is in their batch, and in which process they are.
  torch::Tensor loss_of(const torch::Tensor& logits, const torch::Tensor& targets) const {
    const double smoothing = options_.label_smoothing;
    if (!loss_weights_.defined()) {
      return torch::cross_entropy_loss(logits, targets, {}, at::Reduction::Mean, -100, smoothing);
    }
    return torch::cross_entropy_loss(logits, targets, loss_weights_, at::Reduction::Sum, -100, smoothing) /
           logits.size(0);
  }

  nn::Network& network_;
  const TrainOptions& options_;
  FrozenParts frozen_;
  std::unique_ptr<Optimizer> optimizer_;
  GradientBuckets buckets_;
  Average average_;
  loader::Loader loader_;
  torch::Tensor loss_weights_;  // by label; undefined: all alike
  int epoch_ = 0;
  size_t step_ = 0;
  std::vector<double> rates_;
  StepSums sums_;
  double last_loss_ = 0, waiting_s_ = 0;
  bool stop_is_wanted_ = false;
};

}  // namespace

std::unique_ptr<Stepper> make_host_stepper(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                           const TrainOptions& options) {
  return std::make_unique<HostStepper>(network, std::move(dataset), options);
}

}  // namespace la3::train
