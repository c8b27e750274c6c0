#include "la3/train/trainer.h"

#include <torch/torch.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/train/checkpoint.h"
#include "la3/train/interrupted.h"
#include "la3/train/parts.h"
#include "la3/train/settings.h"
#include "la3/train/stepper.h"

namespace la3::train {
namespace {

std::string text_of(double value) {
  std::ostringstream text;
  text.precision(17);
  text << value;
  return text.str();
}

// REQUIRES: the same kind of field.
bool has_same_value(const SettingField& a, const SettingField& b) {
  return std::visit([&](auto* value) { return *value == *std::get<decltype(value)>(b); }, a);
}

// Everything that determines the weights, by name.
std::map<std::string, std::string> settings_of(const TrainOptions& options, const nn::Network& network,
                                               const data::Dataset& dataset) {
  std::map<std::string, std::string> settings = options.settings;
  settings["network"] = network.name();
  settings["training images"] = std::to_string(dataset.size());
  settings["labels"] = std::to_string(dataset.labels().size());
  settings["precision"] = options.bf16 ? "bf16" : "float32";
  settings["seed"] = std::to_string(options.seed);
  TrainOptions copy = options, defaults;
  for (const Setting<TrainOptions>& setting : train::settings()) {
    if (setting.in_checkpoints.empty()) { continue; }
    const SettingField field = setting.field(copy);
    if (is_newer(setting.recorded) && has_same_value(field, setting.field(defaults))) { continue; }
    const std::string name(setting.in_checkpoints);
    if (const auto* text = std::get_if<std::string*>(&field)) { settings[name] = **text; }
    if (const auto* whole = std::get_if<int*>(&field)) { settings[name] = std::to_string(**whole); }
    if (const auto* number = std::get_if<double*>(&field)) { settings[name] = text_of(**number); }
    if (const auto* flag = std::get_if<bool*>(&field); flag != nullptr && **flag) { settings[name] = "yes"; }
  }
  return settings;
}

std::unique_ptr<Stepper> make_stepper(nn::Network& network, std::shared_ptr<const data::Dataset> training_set,
                                      const TrainOptions& options) {
  if (options.device.is_cuda()) {
    if (auto stepper = make_device_stepper(network, training_set, options)) { return stepper; }
  }
  return make_host_stepper(network, std::move(training_set), options);
}

class Training {
 public:
  Training(nn::Network& network, std::shared_ptr<const data::Dataset> training_set,
           std::shared_ptr<const data::Dataset> test_set, const TrainOptions& options)
      : began_(Clock::now()),
        network_(network),
        test_set_(std::move(test_set)),
        options_(options),
        stepper_(make_stepper(network, training_set, options)),
        steps_(stepper_->steps_per_epoch()),
        batch_(std::min(static_cast<size_t>(options.batch_size), training_set->size())),
        writer_(options.checkpoint_folder) {
    at_.settings = settings_of(options, network, *training_set);
    if (options.timed) { options.timed("preparing the steps", seconds_since(began_)); }
  }

  std::optional<Evaluation> run() {
    if (options_.resume && options_.group->rank() == 0) { resume(); }
    share();
    if (options_.started) { options_.started(at_.epoch, at_.step); }
    std::optional<Evaluation> last;
    if (test_set_ && at_.epoch < options_.schedule.epochs) {
      stepper_->expect_inference(test_set_, evaluation_options().inference());
    }
    while (at_.epoch < options_.schedule.epochs) { last = run_epoch(); }
    if (test_set_ && !last) { last = evaluate_now(); }  // resumed after the last epoch
    stepper_->swap_average();
    share_buffers();
    network_.set_training(false);
    return last;
  }

 private:
  void resume() {
    const auto note = options_.note ? options_.note : [](const std::string&) {};
    if (auto found = load_checkpoint(options_.checkpoint_folder, at_.settings, stepper_->state(), note)) {
      at_ = std::move(*found);
    }
  }

  // Copies rank 0's position and state to all ranks.
  void share() {
    dist::Group& group = *options_.group;
    if (group.size() == 1) { return; }
    const auto whole = [](size_t number) { return static_cast<int64_t>(number); };
    const auto numbers =
        group.broadcast(std::vector<int64_t>{at_.epoch, whole(at_.step), whole(at_.images), whole(at_.correct)});
    torch::Tensor loss = torch::full({1}, at_.loss_sum, torch::kDouble);
    group.broadcast(loss);
    at_.epoch = static_cast<int>(numbers[0]);
    at_.step = static_cast<size_t>(numbers[1]);
    at_.images = static_cast<size_t>(numbers[2]);
    at_.correct = static_cast<size_t>(numbers[3]);
    at_.loss_sum = loss.item<double>();
    for (const nn::NamedTensor& entry : stepper_->state()) { group.broadcast(entry.tensor); }
  }

  // Each rank has its own running statistics while it trains.
  void share_buffers() {
    for (const nn::NamedTensor& entry : network_.buffers()) { options_.group->broadcast(entry.tensor); }
  }

  bool saves() const { return !options_.checkpoint_folder.empty() && options_.group->rank() == 0; }
  // Saves before it returns.
  void save_now() {
    if (!saves()) { return; }
    writer_.begin(at_, stepper_->state());
    writer_.finish();
  }

  EvaluateOptions evaluation_options() const {
    EvaluateOptions options{
        .workers = options_.workers, .device = options_.device, .bf16 = options_.bf16, .group = options_.group};
    if (options_.group->size() == 1) { options.should_stop = options_.should_stop; }
    // Small images in one batch after the other would leave a GPU idle most of the time.
    if (options_.device.is_cuda() && test_set_->standard_transforms().size_px <= 64) { options.batch_size = 1000; }
    return options;
  }

  Evaluation evaluate_now() {
    stepper_->swap_average();
    share_buffers();
    const EvaluateOptions options = evaluation_options();
    if (!inference_) { inference_ = stepper_->make_inference(test_set_, options.inference()); }
    try {
      Evaluation result = evaluate(*inference_, *test_set_, options);
      stepper_->swap_average();
      return result;
    } catch (...) {
      stepper_->swap_average();
      throw;
    }
  }

  // The rates of all steps of the current epoch.
  std::vector<double> rates() const {
    std::vector<double> rates;
    for (size_t step = 0; step < steps_; ++step) {
      const double epoch = at_.epoch + static_cast<double>(step + 1) / static_cast<double>(steps_);
      rates.push_back(learning_rate_at(options_.schedule, epoch));
    }
    return rates;
  }

  void report_progress(Clock::time_point start, size_t steps_here) const {
    if (!options_.progress) { return; }
    const double each = seconds_since(start) / static_cast<double>(steps_here);
    const size_t left = (static_cast<size_t>(options_.schedule.epochs - at_.epoch)) * steps_ - at_.step;
    options_.progress({at_.epoch + 1, options_.schedule.epochs, at_.step, steps_, stepper_->last_loss(),
                       static_cast<double>(batch_) / each, each * static_cast<double>(left)});
  }

  void finish_steps() {
    const StepSums sums = stepper_->finish();
    at_.loss_sum += sums.loss;
    at_.images += sums.images;
    at_.correct += sums.correct;
  }

  std::optional<Evaluation> run_epoch() {
    const auto start = Clock::now();
    const double before_s = std::chrono::duration<double>(start - began_).count();
    const size_t first = at_.step;
    const std::vector<double> learning_rates = rates();
    if (first < steps_) { stepper_->start_epoch(at_.epoch, first, learning_rates); }
    EpochMetrics metrics{.epoch = at_.epoch + 1, .learning_rate = learning_rates.back()};
    while (at_.step < steps_) {
      stepper_->run_step();
      ++at_.step;
      report_progress(start, at_.step - first);
      if (at_.step < steps_) { stop_if_asked(); }
    }
    if (first < steps_) { finish_steps(); }
    metrics.seconds = seconds_since(start);
    metrics.before_s = before_s;
    metrics.images_per_s = static_cast<double>((at_.step - first) * batch_) / metrics.seconds;
    if (first < steps_) { metrics.waiting_share = stepper_->waiting_seconds() / metrics.seconds; }
    metrics.train_loss = at_.loss_sum / static_cast<double>(at_.images);
    metrics.train_accuracy = 100.0 * static_cast<double>(at_.correct) / static_cast<double>(at_.images);
    const bool is_last = at_.epoch + 1 == options_.schedule.epochs;
    if (test_set_ && (is_last || (at_.epoch + 1) % options_.evaluate_every == 0)) {
      const auto asked = Clock::now();
      try {
        metrics.test = evaluate_now();
        metrics.evaluation_s = seconds_since(asked);
      } catch (const Interrupted&) {
        save_now();  // all steps of the epoch are done; only the evaluation is left
        throw;
      }
    }

    began_ = Clock::now();
    // The metrics are written before the checkpoint: a kill in between repeats the epoch and its
    // line.
    if (options_.epoch_done) { options_.epoch_done(metrics); }
    at_ = {.epoch = at_.epoch + 1, .settings = std::move(at_.settings)};
    if (is_last) {
      save_now();
    } else if (saves() && writer_.is_due(options_.checkpoint_share)) {
      writer_.begin(at_, stepper_->state());
    }
    if (!is_last) { stop_if_asked(); }
    return metrics.test;
  }

  void stop_if_asked() {
    // Several processes have agreed on it in the last step.
    const bool is_alone = options_.group->size() == 1;
    if (is_alone ? options_.should_stop && options_.should_stop() : stepper_->stop_is_wanted()) {
      finish_steps();
      save_now();
      throw Interrupted();
    }
  }

  Clock::time_point began_;  // what comes before the next epoch's steps
  nn::Network& network_;
  std::shared_ptr<const data::Dataset> test_set_;
  const TrainOptions& options_;
  std::unique_ptr<Stepper> stepper_;
  std::unique_ptr<Inference> inference_;  // on the test set, once it was evaluated
  size_t steps_ = 0;                      // of an epoch
  size_t batch_ = 0;                      // samples of a step
  Checkpoint at_;
  CheckpointWriter writer_;
};

}  // namespace

void check_processes(const nn::Network& network, const data::Dataset& training_set, const TrainOptions& options) {
  const int processes = options.group->size();
  const auto check = [&](size_t batch, const char* why) {
    if (batch % static_cast<size_t>(processes) != 0) {
      throw std::invalid_argument("batch size: a multiple of the number of processes, " +
                                  std::to_string(processes) + ", expected, found " + std::to_string(batch) + why);
    }
  };
  const auto batch = static_cast<size_t>(std::max(1, options.batch_size));
  check(batch, "");
  if (training_set.size() < batch) { check(training_set.size(), ", all images there are"); }
  if (options.sync_norms && !network.can_sync_norms()) {
    throw std::invalid_argument("network " + network.name() +
                                ": its batch norms are its own: --sync-bn cannot reach them");
  }
}

void check_parts(const nn::Network& network, const TrainOptions& options) {
  parameter_plans(network, options);
}

void TrainOptions::validate() const {
  expect(schedule.epochs >= 1 && schedule.epochs < 1 << 20, "training: epochs", "1 to 1048575", schedule.epochs);
  expect(schedule.learning_rate > 0 && std::isfinite(schedule.learning_rate), "training: learning rate", "above 0",
         schedule.learning_rate);
  expect(schedule.warmup_epochs >= 0 && std::isfinite(schedule.warmup_epochs), "training: warm-up epochs",
         "0 or more", schedule.warmup_epochs);
  expect(sgd.momentum >= 0 && sgd.momentum < 1, "training: momentum", "0 or more and below 1", sgd.momentum);
  expect(sgd.weight_decay >= 0 && std::isfinite(sgd.weight_decay), "training: weight decay", "0 or more",
         sgd.weight_decay);
  expect(sgd.clip_norm >= 0 && std::isfinite(sgd.clip_norm), "training: clip norm", "0 or more", sgd.clip_norm);
  expect(batch_size >= 1 && batch_size <= 1 << 20, "training: batch size", "1 to 1048576", batch_size);
  expect(copies >= 1 && copies <= 1 << 10, "training: copies", "1 to 1024", copies);
  expect(label_smoothing >= 0 && label_smoothing < 1, "training: label smoothing", "0 or more and below 1",
         label_smoothing);
  expect(optimizer == kSgd || optimizer == kAdamW, "training: optimizer", "sgd or adamw", optimizer);
  expect(
      balance == kBalanceNone || balance == kBalanceSampler || balance == kBalanceLoss || balance == kBalanceSqrt,
      "training: balance", "none, sampler, loss or sqrt", balance);
  expect(freeze == kFreezeNone || freeze == kFreezeNorms || freeze == kFreezeBackbone, "training: freeze",
         "none, norms or backbone", freeze);
  expect(head_lr_factor > 0 && std::isfinite(head_lr_factor), "training: head lr factor", "above 0",
         head_lr_factor);
  expect(layer_decay > 0 && layer_decay <= 1, "training: layer decay", "above 0 and at most 1", layer_decay);
  expect(ema_decay >= 0 && ema_decay < 1, "training: ema decay", "0 or more and below 1", ema_decay);
  expect(checkpoint_share > 0 && checkpoint_share <= 1, "training: checkpoint share", "above 0 and at most 1",
         checkpoint_share);
  expect(evaluate_every >= 1, "training: evaluate_every", "1 or more", evaluate_every);
}

std::optional<Evaluation> train(nn::Network& network, std::shared_ptr<const data::Dataset> training_set,
                                std::shared_ptr<const data::Dataset> test_set, const TrainOptions& options) {
  options.validate();
  check_processes(network, *training_set, options);
  check_parts(network, options);
  try {
    return Training(network, std::move(training_set), std::move(test_set), options).run();
  } catch (const c10::OutOfMemoryError& error) {
    throw Error("training " + network.name() + " with batches of " + std::to_string(options.batch_size) + ": " +
                options.device.str() + " has not enough memory; try a smaller --batch-size (" +
                error.what_without_backtrace() + ")");
  }
}

}  // namespace la3::train
