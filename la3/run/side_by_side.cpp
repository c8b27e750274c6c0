#include "la3/run/side_by_side.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <vector>

#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/nn/registry.h"
#include "la3/train/interrupted.h"

namespace la3::run {
namespace {

// Divides the time equally among those that are in progress.
class SharedTime {
 public:
  explicit SharedTime(size_t count) : shares_(count, 0.0) {}

  void begin(size_t i) {
    pass();
    in_progress_.insert(i);
  }
  double end(size_t i) {
    pass();
    in_progress_.erase(i);
    return shares_[i];
  }

 private:
  void pass() {
    const auto now = Clock::now();
    const double seconds = std::chrono::duration<double>(now - last_).count();
    for (const size_t i : in_progress_) { shares_[i] += seconds / static_cast<double>(in_progress_.size()); }
    last_ = now;
  }

  std::vector<double> shares_;
  std::set<size_t> in_progress_;
  Clock::time_point last_ = Clock::now();
};

// All members but run_lane() are for whoever holds the mutex.
class Queue {
 public:
  Queue(const Lanes& lanes, const Trainings& trainings, Observer& observer)
      : lanes_(lanes),
        trainings_(trainings),
        observer_(observer),
        progress_{.at_a_time = lanes.count},
        parts_(trainings.count, 0.0),
        time_(trainings.count) {
    for (size_t i = 0; i < trainings.count; ++i) { progress_.count += trainings.is_done(i) ? 0 : 1; }
  }

  void run_lane() {
    std::unique_lock lock(mutex_);
    while (const auto i = next()) {
      time_.begin(*i);
      const auto begun = Clock::now();
      const auto seconds = [&] { return TrainingSeconds{seconds_since(begun), time_.end(*i)}; };
      Lane lane{lanes_.threads};
      if (lanes_.count > 1) {
        lane.watch = [this, i](const train::TrainProgress& at) { watch(*i, at); };
      }
      lock.unlock();
      std::exception_ptr failure;
      try {
        trainings_.train(*i, lane);
      } catch (...) { failure = std::current_exception(); }
      lock.lock();
      set_part(*i, 1);
      if (!failure) {
        trainings_.finish(*i, seconds());
      } else {
        stop(*i, seconds(), failure);
      }
    }
  }

  void rethrow() const {
    if (is_interrupted_) { throw train::Interrupted(); }
    if (first_failure_) { std::rethrow_exception(first_failure_); }
  }

 private:
  std::optional<size_t> next() {
    while (next_ < trainings_.count && !is_interrupted_) {
      const size_t i = next_++;
      trainings_.begin(i);
      if (!trainings_.is_done(i)) { return i; }
    }
    return std::nullopt;
  }

  void stop(size_t i, const TrainingSeconds& seconds, const std::exception_ptr& failure) {
    try {
      std::rethrow_exception(failure);
    } catch (const train::Interrupted&) {
      is_interrupted_ = true;
      trainings_.stop(i, seconds, "");
    } catch (const std::exception& error) {
      if (!first_failure_) { first_failure_ = failure; }
      trainings_.stop(i, seconds, error.what());
    }
  }

  void set_part(size_t i, double part) {
    progress_.done += part - parts_[i];
    parts_[i] = part;
  }

  void watch(size_t i, const train::TrainProgress& at) {
    const std::lock_guard lock(mutex_);
    set_part(i, (at.epoch - 1 + static_cast<double>(at.step) / static_cast<double>(at.steps)) / at.epochs);
    if (progress_.done <= 0) { return; }
    progress_.seconds_left =
        seconds_since(start_) / progress_.done * (static_cast<double>(progress_.count) - progress_.done);
    observer_.trainings(progress_);
  }

  const Lanes& lanes_;
  const Trainings& trainings_;
  Observer& observer_;
  std::mutex mutex_;
  size_t next_ = 0;
  bool is_interrupted_ = false;
  std::exception_ptr first_failure_;
  TrainingsProgress progress_;
  std::vector<double> parts_;  // the finished share of each
  SharedTime time_;
  const Clock::time_point start_ = Clock::now();
};

std::shared_ptr<const data::Dataset> first_of(const std::shared_ptr<const data::Dataset>& images, size_t count) {
  std::vector<size_t> indices(std::min(count, images->size()));
  std::iota(indices.begin(), indices.end(), size_t{0});
  return std::make_shared<data::Subset>(images, indices);
}

// Whether photos are decoded once or in every epoch depends on how much memory all of them take, on the
// GPU or decoded on the host. So this trains with all of them, and stops when it has seen enough. If
// they fit on the GPU, they are decoded first and not counted, as in a training. If not, every photo is
// decoded for its step, as in all epochs of a set that also exceeds --photo-memory; one that does not
// is faster than this from its second epoch on. A GPU runs a few steps behind at both times.
double photo_speed(nn::Network& network, const std::shared_ptr<const data::Dataset>& images,
                   train::TrainOptions train, size_t steps, const std::function<void()>& warm) {
  size_t done = 0;
  Clock::time_point start;
  double seconds = 0;
  train.schedule.epochs = 1;
  train.progress = [&](const train::TrainProgress&) {
    if (++done == steps) {
      warm();
      start = Clock::now();
    } else if (done == 2 * steps) {
      seconds = seconds_since(start);
    }
  };
  train.should_stop = [&, asked = train.should_stop] { return done >= 2 * steps || (asked && asked()); };
  try {
    train::train(network, images, nullptr, train);
  } catch (const train::Interrupted&) {
    if (done < 2 * steps) { throw; }
  }
  return static_cast<double>(steps) * train.batch_size / seconds;
}

// Networks from TorchScript draw their noise from a generator that all threads share. (On a GPU, one
// step at a time draws.)
bool may_share_process(const std::string& network) {
  return !network.ends_with(".pt");
}

}  // namespace

void train_side_by_side(const Lanes& lanes, const Trainings& trainings, Observer& observer) {
  Queue queue(lanes, trainings, observer);
  run_in_lanes(lanes, [&](int) { queue.run_lane(); });
  queue.rethrow();
}

Lanes choose_lanes(const SideBySide& work, const Context& context) {
  constexpr int64_t kSmall = 1'000'000;  // parameters: wrn-16-1 has 0.2 million, resnet-18 11
  const int threads = context.threads == 0 ? usable_cores() : context.threads;
  int count = work.wanted;
  if (count > 1 && context.device.is_cpu() && !may_share_process(work.options.network)) {
    context.observer.note(
        "--side-by-side " + std::to_string(count) + ": " + work.options.network +
        " trains one at a time, because on a CPU the random numbers of a TorchScript network come "
        "from one generator for all threads");
    count = 1;
  }
  if (count == 0) {
    count = 1;
    if (context.device.is_cpu() && context.group->size() == 1 && may_share_process(work.options.network)) {
      const int labels = static_cast<int>(work.images->labels().size());
      int64_t parameters = 0;
      for (const auto& entry : nn::make_network(work.options.network, labels, 0)->parameters()) {
        parameters += entry.tensor.numel();
      }
      if (parameters <= kSmall) { count = threads; }
    }
  }
  count = std::clamp(count, 1, work.trainings);
  return {count, std::max(1, threads / count)};
}

double training_speed(const TrainingOptions& options, const std::shared_ptr<const data::Dataset>& images,
                      const Context& context, const std::function<void()>& warm) {
  // A GPU's steps are captured after a few, and then take milliseconds.
  const size_t steps = context.device.is_cuda() ? 40 : 3;
  const auto network = nn::make_network(options.network, static_cast<int>(images->labels().size()), 0);
  network->to(context.device);
  train::TrainOptions train = options.train;
  train.batch_size = std::max(1, train.batch_size / context.group->size());
  train.schedule.epochs = 2;  // the first one warms up
  train.schedule.warmup_epochs = 0;
  train.schedule.learning_rate = 1e-3;
  train.device = context.device;
  train.bf16 = options.is_bf16();
  // With several processes, the others would wait forever for one that stopped.
  if (context.group->size() == 1) {
    train.should_stop = [&observer = context.observer] { return observer.should_stop(); };
  }
  const bool is_photos = images->standard_transforms().is_photos;
  if (is_photos && images->size() > 2 * steps * static_cast<size_t>(train.batch_size)) {
    return photo_speed(*network, images, train, steps, warm);
  }
  double speed = 1;
  train.epoch_done = [&](const train::EpochMetrics& metrics) {
    speed = metrics.images_per_s;
    if (metrics.epoch == 1) { warm(); }
  };
  train::train(*network, first_of(images, static_cast<size_t>(train.batch_size) * steps), nullptr, train);
  return speed;
}

bool may_measure_lanes(const SideBySide& work, const Context& context) {
  return work.wanted == 0 && work.trainings > 1 && context.group->size() == 1 && context.device.is_cuda() &&
         may_share_process(work.options.network);
}

double measure_lanes(const SideBySide& work, double speed_of_one, const Context& context, Lanes& lanes) {
  constexpr double kLeastGain = 1.05, kWorthMeasuringSeconds = 30;
  const auto speed_of = [&](const Lanes& measured) {
    return measure_in_lanes(
        measured, [&](const auto& warm) { return training_speed(work.options, work.images, context, warm); });
  };
  if (lanes.count > 1) { return speed_of(lanes); }
  const train::TrainOptions& train = work.options.train;
  const double images = static_cast<double>(work.trainings) * train.schedule.epochs *
                        static_cast<double>(work.images->size()) * train.copies;
  if (!may_measure_lanes(work, context) || images / speed_of_one < kWorthMeasuringSeconds) { return speed_of_one; }
  double best = speed_of_one;
  const int threads = lanes.threads;
  for (int count = 2; count <= work.trainings; count *= 2) {
    const Lanes more{count, std::max(1, threads / count)};
    double speed = 0;
    try {
      speed = speed_of(more);
    } catch (const Error&) {}  // too little memory
    if (speed < kLeastGain * best) { break; }
    best = speed;
    lanes = more;
  }
  return best;
}

}  // namespace la3::run
