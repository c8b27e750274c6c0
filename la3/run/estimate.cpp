#include "la3/run/estimate.h"

#include <algorithm>
#include <numeric>

#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/random.h"
#include "la3/nn/registry.h"
#include "la3/reward/reward.h"
#include "la3/search/space.h"

namespace la3::run {
namespace {

std::shared_ptr<const data::Dataset> first_of(const std::shared_ptr<const data::Dataset>& images, size_t count) {
  std::vector<size_t> indices(std::min(count, images->size()));
  std::iota(indices.begin(), indices.end(), size_t{0});
  return std::make_shared<data::Subset>(images, indices);
}

// Measures on this process only; n processes are assumed to be n times as fast.
class Speeds {
 public:
  Speeds(const Plan& plan, const Context& context)
      : plan_(plan), context_(context), processes_(context.group->size()) {
    // With several processes, the others would wait forever for one that stopped.
    if (processes_ == 1) {
      should_stop_ = [&observer = context.observer] { return observer.should_stop(); };
    }
  }

  // Images per second of one training on all processes.
  double training(const std::string& network) const { return processes_ * training_here(network); }
  // The same for trainings side by side, all together.
  double trainings(const std::string& network, const Lanes& lanes) const {
    return measure_in_lanes(lanes, [&](const auto& warm) { return training_here(network, warm); });
  }

  double inference() const {
    const auto network = make(plan_.options.training.network);
    reward::Reward reward(*network, plan_.data.validation,
                          {.batch_size = plan_.options.search.batch_size,
                           .workers = context_.threads,
                           .device = context_.device,
                           .bf16 = plan_.options.training.is_bf16(),
                           .should_stop = should_stop_});
    double seconds = 0;
    for (int round = 0; round < 2; ++round) {
      const auto start = Clock::now();
      reward.baseline();
      seconds = seconds_since(start);
    }
    return processes_ * static_cast<double>(plan_.data.validation->size()) / seconds;
  }

  // Seconds of one training of the predictor on this many evaluations.
  double predictor_seconds(size_t labels, uint32_t per_label) const {
    const int epochs = plan_.options.search.explore.predictor_epochs;
    std::vector<search::Observation> seen;
    for (size_t label = 0; label < labels; ++label) {
      random::Stream stream(0, 0, label, random::Purpose::kBenchmark);
      for (uint32_t i = 0; i < per_label; ++i) {
        const auto triple = static_cast<int>(stream.below(search::kTripleCount));
        seen.push_back({static_cast<uint16_t>(search::multiset_of(triple)), static_cast<int32_t>(label), 0});
      }
    }
    ThreadPool pool(context_.threads);
    search::Predictor predictor(static_cast<int>(labels), pool);
    const int measured = std::min(epochs, 5);
    predictor.train(seen, {.epochs = 1});
    const auto start = Clock::now();
    predictor.train(seen, {.epochs = measured});
    return seconds_since(start) * epochs / measured;
  }

 private:
  std::unique_ptr<nn::Network> make(const std::string& name) const {
    auto network = nn::make_network(name, static_cast<int>(plan_.data.train->labels().size()), 0);
    network->to(context_.device);
    return network;
  }

  // Measured by a short training of two epochs; the first one warms up, and `warm` is called after
  // it.
  double training_here(
      const std::string& name, const std::function<void()>& warm = [] {}) const {
    // A GPU's steps are captured after a few, and then take milliseconds.
    const size_t steps = context_.device.is_cuda() ? 40 : 3;
    const auto network = make(name);
    train::TrainOptions train = plan_.options.training.train;
    train.batch_size = std::max(1, train.batch_size / processes_);
    train.schedule.epochs = 2;
    train.schedule.warmup_epochs = 0;
    train.schedule.learning_rate = 1e-3;
    train.device = context_.device;
    train.bf16 = plan_.options.training.is_bf16();
    train.should_stop = should_stop_;
    double speed = 1;
    train.epoch_done = [&](const train::EpochMetrics& metrics) {
      speed = metrics.images_per_s;
      if (metrics.epoch == 1) { warm(); }
    };
    train::train(*network, first_of(plan_.data.train, static_cast<size_t>(train.batch_size) * steps), nullptr,
                 train);
    return speed;
  }

  const Plan& plan_;
  const Context& context_;
  const int processes_;
  std::function<bool()> should_stop_;
};

// On a GPU, as many trainings at a time as make it faster, found by doubling; on a CPU, as planned.
// Returns their speed together.
double choose_lanes(Plan& plan, const Speeds& speeds, double speed_of_one) {
  constexpr double kLeastGain = 1.05, kWorthMeasuringSeconds = 30;
  const Options& options = plan.options;
  const int trainings = options.seeds * static_cast<int>(options.policies().size());
  const double images = static_cast<double>(trainings) * options.training.train.schedule.epochs *
                        static_cast<double>(plan.data.train->size()) * options.training.train.copies;
  // Networks from TorchScript draw their noise from a generator that all threads share.
  const bool may_choose = options.side_by_side == 0 && plan.lanes.count == 1 && plan.processes == 1 &&
                          plan.device != "cpu" && !options.target().ends_with(".pt");
  if (plan.lanes.count > 1) { return speeds.trainings(options.target(), plan.lanes); }
  if (!may_choose || images / speed_of_one < kWorthMeasuringSeconds) { return speed_of_one; }
  double best = speed_of_one;
  const int threads = plan.lanes.threads;
  for (int count = 2; count <= trainings; count *= 2) {
    const Lanes lanes{count, std::max(1, threads / count)};
    double speed = 0;
    try {
      speed = speeds.trainings(options.target(), lanes);
    } catch (const Error&) {}  // too little memory
    if (speed < kLeastGain * best) { break; }
    best = speed;
    plan.lanes = lanes;
  }
  return best;
}

}  // namespace

void estimate(Plan& plan, const Context& context) {
  const Options& options = plan.options;
  const Speeds speeds(plan, context);
  const double inference = speeds.inference();
  const double pretrain_speed = speeds.training(options.training.network);
  const double speed = choose_lanes(plan, speeds,
                                    options.target() == options.training.network || plan.lanes.count > 1
                                        ? pretrain_speed
                                        : speeds.training(options.target()));
  const auto training_seconds = [&](size_t images, int epochs, double images_per_s) {
    const double evaluations = std::max(1.0, static_cast<double>(epochs) / options.training.train.evaluate_every);
    return epochs * static_cast<double>(images) * options.training.train.copies / images_per_s +
           evaluations * static_cast<double>(plan.data.test->size()) / inference;
  };
  const auto search_seconds = [&](size_t groups) {
    const SearchOptions& search = options.search;
    // In between it grows about evenly; every tenth iteration measures it too.
    const double predictor =
        (speeds.predictor_seconds(groups, search.warm_up) + speeds.predictor_seconds(groups, search.iterations)) /
        2 * (search.explore.quality_every > 0 ? 1 + 0.8 / search.explore.quality_every : 1);
    return (search.iterations - search.warm_up) * predictor +
           search.iterations * static_cast<double>(plan.data.validation->size()) / inference;
  };
  const size_t labels = plan.data.train->labels().size();
  const double training = training_seconds(plan.data.train->size(), options.training.train.schedule.epochs, speed);
  for (PlannedStage& planned : plan.stages) {
    if (std::holds_alternative<records::Pretrain>(planned.stage)) {
      planned.seconds = training_seconds(plan.data.pretrain->size(), options.pretrain_epochs, pretrain_speed);
    } else if (const auto* search = std::get_if<records::Search>(&planned.stage)) {
      planned.seconds = search_seconds(search->label_invariant ? 1 : labels);
    } else if (std::holds_alternative<records::Construct>(planned.stage)) {
      planned.seconds = speeds.predictor_seconds(labels, options.search.iterations);
    } else if (std::holds_alternative<records::Training>(planned.stage)) {
      planned.seconds = training;
    } else {
      planned.seconds = 1;
    }
  }
}

}  // namespace la3::run
