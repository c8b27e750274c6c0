#include "la3/run/estimate.h"

#include <algorithm>

#include "la3/core/duration.h"
#include "la3/core/parallel.h"
#include "la3/core/random.h"
#include "la3/nn/registry.h"
#include "la3/reward/reward.h"
#include "la3/run/policy_rewards.h"
#include "la3/search/space.h"

namespace la3::run {
namespace {

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
  double training(const std::string& network) const {
    TrainingOptions options = plan_.options.training;
    options.network = network;
    return processes_ * training_speed(options, plan_.data.train, context_);
  }

  double inference() const {
    const auto network =
        nn::make_network(plan_.options.training.network, static_cast<int>(plan_.data.train->labels().size()), 0);
    network->to(context_.device);
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
    search::PredictorOptions whole{.epochs = plan_.options.search.explore.predictor_epochs};
    const auto batch = static_cast<size_t>(whole.batch_size);
    const int epochs = whole.epochs_of((labels * per_label + batch - 1) / batch);
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
  const Plan& plan_;
  const Context& context_;
  const int processes_;
  std::function<bool()> should_stop_;
};

}  // namespace

void estimate(Plan& plan, const Context& context) {
  const Options& options = plan.options;
  const Speeds speeds(plan, context);
  const double inference = speeds.inference();
  const double pretrain_speed = speeds.training(options.training.network);
  const double speed_of_one = options.target() == options.training.network || plan.lanes.count > 1
                                  ? pretrain_speed
                                  : speeds.training(options.target());
  const double speed = measure_lanes(final_trainings(plan), speed_of_one, context, plan.lanes);
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
    } else if (std::holds_alternative<records::DrawSamples>(planned.stage)) {
      const auto images = static_cast<double>(plan.data.validation->size());
      const size_t passes = 1 + measured_epochs(plan.data.validation->size(), 1).size();
      planned.seconds =
          1 + static_cast<double>(plan.policies.size() * passes) * images * plan.processes / inference;
    } else {
      planned.seconds = 1;
    }
  }
}

}  // namespace la3::run
