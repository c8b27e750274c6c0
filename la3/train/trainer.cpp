#include "la3/train/trainer.h"

#include <torch/torch.h>

#include <chrono>
#include <cmath>
#include <sstream>

#include "la3/core/error.h"
#include "la3/train/checkpoint.h"
#include "la3/train/interrupted.h"
#include "la3/train/loader.h"
#include "la3/train/tensors.h"

namespace la3::train {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::string text_of(double value) {
  std::ostringstream text;
  text.precision(17);
  text << value;
  return text.str();
}

// Everything that decides how the weights come out, by name.
std::map<std::string, std::string> settings_of(const TrainOptions& options, const nn::Network& network,
                                               const data::Dataset& dataset) {
  std::map<std::string, std::string> settings = options.settings;
  settings["network"] = network.name();
  settings["training images"] = std::to_string(dataset.size());
  settings["labels"] = std::to_string(dataset.labels().size());
  settings["epochs"] = std::to_string(options.schedule.epochs);
  settings["learning rate"] = text_of(options.schedule.learning_rate);
  settings["warm-up epochs"] = text_of(options.schedule.warmup_epochs);
  settings["batch size"] = std::to_string(options.batch_size);
  settings["copies"] = std::to_string(options.copies);
  settings["momentum"] = text_of(options.sgd.momentum);
  settings["weight decay"] = text_of(options.sgd.weight_decay);
  settings["clip norm"] = text_of(options.sgd.clip_norm);
  settings["label smoothing"] = text_of(options.label_smoothing);
  settings["ema decay"] = text_of(options.ema_decay);
  settings["precision"] = options.bf16 ? "bf16" : "float32";
  settings["seed"] = std::to_string(options.seed);
  return settings;
}

// The moving average of a network's parameters and floating-point buffers.
class Average {
 public:
  Average(const nn::Network& network, double decay) : decay_(decay) {
    if (decay == 0) { return; }
    for (const auto& list : {network.parameters(), network.buffers()}) {
      for (const nn::NamedTensor& entry : list) {
        if (!entry.tensor.is_floating_point()) { continue; }
        live_.push_back(entry.tensor.detach());
        average_.push_back({"average." + entry.name, entry.tensor.detach().clone()});
      }
    }
  }

  void update() {
    const torch::NoGradGuard no_grad;
    for (size_t i = 0; i < live_.size(); ++i) { average_[i].tensor.lerp_(live_[i], 1 - decay_); }
  }

  // Puts the average into the network, and by a second call the live tensors back.
  void swap() {
    const torch::NoGradGuard no_grad;
    for (size_t i = 0; i < live_.size(); ++i) {
      const torch::Tensor kept = live_[i].clone();
      live_[i].copy_(average_[i].tensor);
      average_[i].tensor.copy_(kept);
    }
  }

  const std::vector<nn::NamedTensor>& state() const { return average_; }

 private:
  double decay_;
  std::vector<torch::Tensor> live_;
  std::vector<nn::NamedTensor> average_;
};

class Training {
 public:
  Training(nn::Network& network, std::shared_ptr<const data::Dataset> training_set,
           std::shared_ptr<const data::Dataset> test_set, const TrainOptions& options)
      : network_(network),
        test_set_(std::move(test_set)),
        options_(options),
        sgd_(network, options.sgd),
        average_(network, options.ema_decay),
        loader_(training_set, {.batch_size = options.batch_size,
                               .copies = options.copies,
                               .drop_last = training_set->size() > static_cast<size_t>(options.batch_size),
                               .policy = options.policy,
                               .layout = augment::Layout::kNhwc,
                               .seed = options.seed,
                               .workers = options.workers,
                               .allocate = floats_for(options.device)}) {
    steps_ = loader_.batches_per_epoch();
    at_.settings = settings_of(options, network, *training_set);
  }

  std::optional<Evaluation> run() {
    if (options_.resume) { resume(); }
    if (options_.started) { options_.started(at_.epoch, at_.step); }
    std::optional<Evaluation> last;
    while (at_.epoch < options_.schedule.epochs) { last = run_epoch(); }
    if (test_set_ && !last) { last = evaluate_now(); }  // resumed after the last epoch
    average_.swap();
    network_.set_training(false);
    return last;
  }

 private:
  std::vector<nn::NamedTensor> state() const {
    std::vector<nn::NamedTensor> tensors;
    for (const auto& list : {network_.parameters(), network_.buffers(), sgd_.state(), average_.state()}) {
      tensors.insert(tensors.end(), list.begin(), list.end());
    }
    return tensors;
  }

  void resume() {
    const auto note = options_.note ? options_.note : [](const std::string&) {};
    if (auto found = load_checkpoint(options_.checkpoint_folder, at_.settings, state(), note)) {
      at_ = std::move(*found);
    }
  }

  void save() const {
    if (!options_.checkpoint_folder.empty()) { save_checkpoint(options_.checkpoint_folder, at_, state()); }
  }

  Evaluation evaluate_now() {
    average_.swap();
    EvaluateOptions options{.workers = options_.workers, .device = options_.device, .bf16 = options_.bf16};
    options.should_stop = options_.should_stop;
    try {
      Evaluation result = evaluate(network_, test_set_, options);
      average_.swap();
      return result;
    } catch (...) {
      average_.swap();
      throw;
    }
  }

  double rate_now() const {
    const double epoch = at_.epoch + static_cast<double>(at_.step + 1) / static_cast<double>(steps_);
    return learning_rate_at(options_.schedule, epoch);
  }

  void run_step(const Batch& batch) {
    const torch::Tensor images = images_tensor(batch, loader_.side_px(), options_.device);
    const torch::Tensor targets = labels_tensor(batch, options_.device);
    network_.set_noise({.seed = options_.seed, .epoch = static_cast<uint32_t>(at_.epoch), .step = at_.step});
    torch::Tensor logits;
    {
      const Autocast autocast(options_.device, options_.bf16);
      logits = network_.forward(images).to(torch::kFloat);
    }
    const torch::Tensor loss =
        torch::cross_entropy_loss(logits, targets, {}, at::Reduction::Mean, -100, options_.label_smoothing);
    loss.backward();
    const double norm = sgd_.step(rate_now());
    last_loss_ = loss.item<double>();
    if (!std::isfinite(last_loss_) || !std::isfinite(norm)) {
      throw Error("training diverged in epoch " + std::to_string(at_.epoch + 1) + ", step " +
                  std::to_string(at_.step + 1) + ": the " + (std::isfinite(last_loss_) ? "gradient" : "loss") +
                  " is not a finite number any more (learning rate " + text_of(rate_now()) + "); try a lower --lr");
    }
    if (options_.ema_decay > 0) { average_.update(); }
    at_.loss_sum += last_loss_ * static_cast<double>(batch.count);
    at_.correct += static_cast<size_t>(logits.argmax(1).eq(targets).sum().item<int64_t>());
    at_.images += batch.count;
  }

  void report_progress(Clock::time_point start, size_t steps_here) const {
    if (!options_.progress) { return; }
    const double each = seconds_since(start) / static_cast<double>(steps_here);
    const size_t left = (static_cast<size_t>(options_.schedule.epochs - at_.epoch)) * steps_ - at_.step;
    options_.progress({at_.epoch + 1, options_.schedule.epochs, at_.step, steps_, last_loss_,
                       options_.batch_size / each, each * static_cast<double>(left)});
  }

  std::optional<Evaluation> run_epoch() {
    network_.set_training(true);
    sgd_.forget_gradients();
    const auto start = Clock::now();
    const size_t first = at_.step;
    double waiting = 0;
    loader_.start_epoch(static_cast<uint32_t>(at_.epoch), first);
    EpochMetrics metrics{.epoch = at_.epoch + 1};
    for (;;) {
      const auto asked = Clock::now();
      const Batch* batch = loader_.next();
      waiting += seconds_since(asked);
      if (batch == nullptr) { break; }
      metrics.learning_rate = rate_now();
      run_step(*batch);
      ++at_.step;
      report_progress(start, at_.step - first);
      if (at_.step < steps_) { stop_if_asked(); }
    }
    metrics.seconds = seconds_since(start);
    metrics.images_per_s =
        static_cast<double>((at_.step - first) * static_cast<size_t>(options_.batch_size)) / metrics.seconds;
    metrics.waiting_share = waiting / metrics.seconds;
    metrics.train_loss = at_.loss_sum / static_cast<double>(at_.images);
    metrics.train_accuracy = 100.0 * static_cast<double>(at_.correct) / static_cast<double>(at_.images);
    const bool is_last = at_.epoch + 1 == options_.schedule.epochs;
    if (test_set_ && (is_last || (at_.epoch + 1) % options_.evaluate_every == 0)) { metrics.test = evaluate_now(); }

    // The metrics are out before the checkpoint: a kill in between repeats the epoch, and its line with it.
    if (options_.epoch_done) { options_.epoch_done(metrics); }
    at_ = {.epoch = at_.epoch + 1, .settings = std::move(at_.settings)};
    save();
    if (!is_last) { stop_if_asked(); }
    return metrics.test;
  }

  void stop_if_asked() const {
    if (options_.should_stop && options_.should_stop()) {
      save();
      throw Interrupted();
    }
  }

  nn::Network& network_;
  std::shared_ptr<const data::Dataset> test_set_;
  const TrainOptions& options_;
  Sgd sgd_;
  Average average_;
  Loader loader_;
  size_t steps_ = 0;
  Checkpoint at_;
  double last_loss_ = 0;
};

void check_field(bool is_right, const char* field, const char* expected, double found) {
  if (!is_right) {
    throw std::invalid_argument(std::string("training: ") + field + ": " + expected + " expected, found " +
                                text_of(found));
  }
}

}  // namespace

void TrainOptions::validate() const {
  check_field(schedule.epochs >= 1 && schedule.epochs < 1 << 20, "epochs", "1 to 1048575", schedule.epochs);
  check_field(schedule.learning_rate > 0 && std::isfinite(schedule.learning_rate), "learning rate", "above 0",
              schedule.learning_rate);
  check_field(schedule.warmup_epochs >= 0 && std::isfinite(schedule.warmup_epochs), "warm-up epochs", "0 or more",
              schedule.warmup_epochs);
  check_field(sgd.momentum >= 0 && sgd.momentum < 1, "momentum", "0 or more and below 1", sgd.momentum);
  check_field(sgd.weight_decay >= 0 && std::isfinite(sgd.weight_decay), "weight decay", "0 or more",
              sgd.weight_decay);
  check_field(sgd.clip_norm >= 0 && std::isfinite(sgd.clip_norm), "clip norm", "0 or more", sgd.clip_norm);
  check_field(label_smoothing >= 0 && label_smoothing < 1, "label smoothing", "0 or more and below 1",
              label_smoothing);
  check_field(ema_decay >= 0 && ema_decay < 1, "ema decay", "0 or more and below 1", ema_decay);
  check_field(evaluate_every >= 1, "evaluate_every", "1 or more", evaluate_every);
}

std::optional<Evaluation> train(nn::Network& network, std::shared_ptr<const data::Dataset> training_set,
                                std::shared_ptr<const data::Dataset> test_set, const TrainOptions& options) {
  options.validate();
  return Training(network, std::move(training_set), std::move(test_set), options).run();
}

}  // namespace la3::train
