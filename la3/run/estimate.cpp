#include <algorithm>

#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/random.h"
#include "la3/data/spec.h"
#include "la3/nn/registry.h"
#include "la3/reward/reward.h"
#include "la3/run/begun.h"
#include "la3/run/budget.h"
#include "la3/run/policy_rewards.h"
#include "la3/run/presets.h"
#include "la3/run/recorded.h"
#include "la3/run/run.h"
#include "la3/run/side_by_side.h"
#include "la3/search/space.h"

namespace la3::run {
namespace {

// So many images of each label, or all that it has.
std::shared_ptr<const data::Dataset> first_of_labels(const std::shared_ptr<const data::Dataset>& images,
                                                     size_t per_label) {
  std::vector<size_t> chosen, counts(images->labels().size(), 0);
  for (size_t i = 0; i < images->size(); ++i) {
    if (counts[static_cast<size_t>(images->label(i))]++ < per_label) { chosen.push_back(i); }
  }
  return chosen.size() == images->size() ? images : std::make_shared<data::Subset>(images, chosen);
}

// Measures on this process only; n processes are assumed to be n times as fast.
class Meter {
 public:
  Meter(const Plan& plan, const Context& context)
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

  // Measures with so many images that it takes a while, each time after a pass that decodes them.
  double inference() const {
    constexpr double kLongEnough_s = 0.5;
    const auto& validation = plan_.data.validation;
    const size_t labels = validation->labels().size();
    const auto network = nn::make_network(plan_.options.training.network, static_cast<int>(labels), 0);
    network->to(context_.device);
    for (size_t per_label = context_.device.is_cpu() ? (63 + labels) / labels : validation->size();;
         per_label *= 4) {
      const auto images = first_of_labels(validation, per_label);
      reward::Reward reward(*network, images,
                            {.batch_size = plan_.options.search.batch_size,
                             .workers = context_.threads,
                             .device = context_.device,
                             .bf16 = plan_.options.training.is_bf16(),
                             .should_stop = should_stop_});
      reward.baseline();
      const auto start = Clock::now();
      reward.baseline();
      const double seconds = seconds_since(start);
      if (images->size() == validation->size() || seconds >= kLongEnough_s) {
        return processes_ * static_cast<double>(images->size()) / seconds;
      }
    }
  }

  PredictorSeconds predictor(size_t labels) const {
    const SearchOptions& search = plan_.options.search;
    return {search.warm_up, search.iterations, predictor_seconds(labels, search.warm_up),
            predictor_seconds(labels, search.iterations)};
  }

 private:
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

  const Plan& plan_;
  const Context& context_;
  const int processes_;
  std::function<bool()> should_stop_;
};

// The trainings with the policies that are compared.
SideBySide final_trainings(const Plan& plan) {
  SideBySide work{plan.options.training, plan.data.train,
                  plan.options.seeds * static_cast<int>(plan.policies.size()), plan.options.side_by_side};
  work.options.network = plan.options.target();
  return work;
}

// Also chooses plan.lanes.
Speeds measure(Plan& plan, const Context& context) {
  const Meter meter(plan, context);
  const Options& options = plan.options;
  Speeds speeds;
  speeds.inference = meter.inference();
  speeds.pretraining = meter.training(options.training.network);
  plan.lanes = choose_lanes(final_trainings(plan), context);
  const double speed_of_one = options.target() == options.training.network || plan.lanes.count > 1
                                  ? speeds.pretraining
                                  : meter.training(options.target());
  speeds.training = measure_lanes(final_trainings(plan), speed_of_one, context, plan.lanes);
  if (context.device.is_cpu()) { speeds.lanes = plan.lanes.count; }
  if (options.learns()) { speeds.by_label = meter.predictor(plan.data.train->labels().size()); }
  if (options.label_invariant) { speeds.of_one_group = meter.predictor(1); }
  return speeds;
}

Work work_of(const Plan& plan) {
  const Options& options = plan.options;
  const RunData& data = plan.data;
  Work work;
  work.network = options.training.network;
  work.size_px = data.train->standard_transforms().size_px;
  work.labels = data.train->labels().size();
  work.train_images = data.train->size();
  work.pretrain_images = data.pretrain->size();
  work.validation_images = data.validation->size();
  work.test_images = data.test->size();
  work.is_validation_cut = data.pretrain != data.train;
  work.batch_size = options.training.train.batch_size;
  work.copies = options.training.train.copies;
  work.processes = plan.processes;
  work.pretrain_epochs = options.pretrain_epochs;
  work.epochs = options.training.train.schedule.epochs;
  work.evaluate_every = options.training.train.evaluate_every;
  work.seeds = options.seeds;
  work.policies = static_cast<int>(plan.policies.size());
  work.rivals =
      static_cast<int>(std::count_if(options.compare.begin(), options.compare.end(),
                                     [](const auto& name) { return name != "none" && name != "learned"; }));
  work.iterations = options.search.iterations;
  work.warm_up = options.search.warm_up;
  work.quality_every = options.search.explore.quality_every;
  work.trains_predictor = options.search.explore.guide == "paper";  // what else there is costs next to nothing
  work.label_invariant = options.label_invariant;
  work.measures_strength = options.measures_strength();
  work.has_own_target = options.target() != options.training.network;
  work.pretraining_is_one = options.pretraining_is_one();
  work.reward_passes = 1 + static_cast<int>(measured_epochs(data.validation->size(), 1).size());
  if (!options.learns()) {
    work.pretrain_epochs = work.reward_passes = 0;
    work.iterations = work.warm_up = 0;
    work.trains_predictor = work.is_validation_cut = false;
  }
  return work;
}

// As the user named it.
const std::string& given_data(const Plan& plan) {
  return plan.given_data.empty() ? plan.options.training.data : plan.given_data;
}

// `chosen` are the settings that the user has chosen.
Fixed fixed_in(const Plan& plan, const Work& work, const auto& chosen) {
  const Options& options = plan.options;
  const auto has = [&](const char* name) { return chosen.contains(name); };
  Fixed fixed;
  fixed.size = !data::with_size(given_data(plan), work.size_px).has_value();
  fixed.init = !options.training.init.empty();
  fixed.network = has("network") || has("target-network") || fixed.init;
  fixed.seeds = has("seeds");
  fixed.epochs = has("epochs");
  fixed.pretrain_epochs = has("pretrain-epochs");
  fixed.evaluate_every = has("evaluate-every");
  fixed.compare = has("compare") || !options.learns();
  fixed.iterations = has("iterations") || has("warm-up");
  fixed.train_images = has("train-images");
  fixed.hold_out = has("hold-out");
  return fixed;
}

// The options for less work. All settings count as chosen, so that no preset undoes anything, but for those that
// follow from how many validation images are left.
Options options_for(const Plan& plan, const Work& whole, const Work& work) {
  Options options = plan.options;
  for (const auto& setting : settings()) {
    if (!follows_from_images(setting.name)) { options.chosen.insert(std::string(setting.name)); }
  }
  if (work.size_px != whole.size_px) {
    options.training.data = data::with_size(given_data(plan), work.size_px).value();
  }
  options.training.network = work.network;
  if (work.rivals != whole.rivals) { options.compare = {"none", "learned"}; }
  if (work.train_images != whole.train_images) {
    options.training.train_images = static_cast<int>(work.train_images);
    if (work.is_validation_cut) {
      options.training.hold_out = {.images = static_cast<int>(work.validation_images)};
    }
  }
  options.training.train.schedule.epochs = work.epochs;
  options.training.train.evaluate_every = work.evaluate_every;
  if (work.pretrain_epochs != whole.pretrain_epochs) { options.pretrain_epochs = work.pretrain_epochs; }
  options.seeds = work.seeds;
  if (work.iterations != whole.iterations) { options.search.iterations = work.iterations; }
  return options;
}

// On rank 0: the options that fit the budget. Measures until the speeds of the fit are not derived
// but measured.
struct Fitted {
  Options options;
  std::vector<std::string> gave_up = {};  // empty: the options are the plan's
  Lanes lanes = {};
};
Fitted fit_options(const Plan& plan, const Context& context, SpeedTable& speeds) {
  constexpr double kKept = 0.1;  // of the budget, for what a short measurement misses
  const double budget_s = budget_seconds(plan.options.budget);
  const Work whole = work_of(plan);
  const Fixed fixed = fixed_in(plan, whole, plan.options.chosen);
  QuietObserver quiet(context.observer);  // the plans that are tried open the data again
  const Context alone{
      .observer = quiet, .device = context.device, .seed = context.seed, .threads = context.threads};
  std::map<std::pair<std::string, int>, Lanes> lanes = {{{whole.network, whole.size_px}, plan.lanes}};
  for (;;) {
    const double left_s = (1 - kKept) * budget_s - seconds_since(plan.planned_at);
    const Fit fit = fit_to(left_s, whole, fixed, speeds);
    Options options = options_for(plan, whole, fit.work);
    const auto key = std::pair(fit.work.network, fit.work.size_px);
    if (speeds.has(key.first, key.second)) { return {std::move(options), fit.gave_up, lanes[key]}; }
    context.observer.note("measuring " + key.first + " on images of " + std::to_string(key.second) + " px ...");
    Plan tried = run::plan(std::move(options), alone);
    speeds.add(key.first, key.second, measure(tried, context));
    lanes[key] = tried.lanes;
  }
}

// Replaces the plan with one that fits its budget.
void fit(Plan& plan, const Context& context, SpeedTable& speeds) {
  Fitted fitted{plan.options};
  std::string settings_text;
  if (context.is_first()) {
    fitted = fit_options(plan, context, speeds);
    if (!fitted.gave_up.empty()) {
      settings_text = records::config_text("run", recorded(fitted.options, context.seed));
    }
  }
  settings_text = context.group->broadcast(settings_text);
  if (settings_text.empty()) { return; }
  if (!context.is_first()) {
    for (const auto& [name, value] : records::parse_settings(settings_text, "rank 0's settings", "run")) {
      for (const auto& setting : settings()) {
        if (setting.name == name) { set_field(setting.field(fitted.options), value, name); }
      }
      if (!follows_from_images(name)) { fitted.options.chosen.insert(name); }
    }
  }
  const std::string given = given_data(plan), guide = plan.options.search.explore.guide;
  const auto planned_at = plan.planned_at;
  QuietObserver quiet(context.observer);  // the plans that are tried open the data again
  const Context silent{quiet, context.device, context.seed, context.threads, context.group, context.command};
  plan = run::plan(std::move(fitted.options), silent);
  if (plan.options.search.explore.guide != guide) { context.observer.note(few_images_text(plan.options)); }
  plan.planned_at = planned_at;
  if (plan.options.training.data != given) { plan.given_data = given; }
  plan.gave_up = std::move(fitted.gave_up);
  plan.lanes = choose_lanes(final_trainings(plan), context);
  if (!context.device.is_cpu() && plan.options.side_by_side == 0) {  // measured
    const int trainings = plan.options.seeds * static_cast<int>(plan.policies.size());
    plan.lanes = {std::min(fitted.lanes.count, trainings), fitted.lanes.threads};
  }
}

void fill_in(Plan& plan, const Speeds& speeds) {
  const StageSeconds seconds = seconds_of(work_of(plan), speeds);
  for (PlannedStage& planned : plan.stages) {
    if (std::holds_alternative<records::Pretrain>(planned.stage)) {
      planned.seconds = seconds.pretrain;
    } else if (const auto* search = std::get_if<records::Search>(&planned.stage)) {
      planned.seconds = search->label_invariant ? seconds.second_search : seconds.search;
    } else if (std::holds_alternative<records::Construct>(planned.stage)) {
      planned.seconds = seconds.construct;
    } else if (std::holds_alternative<records::Strength>(planned.stage)) {
      planned.seconds = seconds.strength;
    } else if (std::holds_alternative<records::Training>(planned.stage)) {
      planned.seconds = seconds.training;
    } else if (std::holds_alternative<records::DrawSamples>(planned.stage)) {
      planned.seconds = seconds.samples;
    } else {
      planned.seconds = seconds.report;
    }
  }
}

}  // namespace

void estimate(Plan& plan, const Context& context) {
  const auto chosen = plan.options.chosen;
  BegunState begun;
  SpeedTable speeds;
  bool is_finished = false;
  if (context.is_first()) {
    begun = read_begun_state(plan, context);
    plan.is_begun = begun.is_begun;
    is_finished = std::all_of(plan.stages.begin(), plan.stages.end(),
                              [&](const PlannedStage& planned) { return begun.state.is_done(planned.stage); });
  }
  if (context.is_first() && !is_finished) {
    context.observer.note("measuring how long it will take ...");
    const Work work = work_of(plan);
    speeds.add(work.network, work.size_px, measure(plan, context));
  }
  // Only rank 0 knows the folder.
  const bool is_fitted = context.is_first() && !begun.is_begun && !plan.options.budget.empty();
  if (!context.group->broadcast(is_fitted ? "fit" : "").empty()) { fit(plan, context, speeds); }
  plan.is_estimated = true;
  if (!context.is_first()) { return; }
  const Work work = work_of(plan);
  if (!is_finished) { fill_in(plan, speeds.at(work.network, work.size_px)); }
  for (PlannedStage& planned : plan.stages) { planned.is_done = begun.state.is_done(planned.stage); }
  if (begun.is_begun) {
    plan.gave_up = begun.state.gave_up;
    plan.given_data = begun.state.given_data;
  } else if (is_fitted) {
    const double all_s = seconds_since(plan.planned_at) + plan.seconds_left();
    plan.over_budget_s = std::max(0.0, all_s - budget_seconds(plan.options.budget));
  }
  if (context.device.is_cpu() && plan.options.budget.empty() && plan.seconds_left() > kLongSeconds) {
    plan.advice = advice(work, fixed_in(plan, work, chosen), speeds);
  }
  context.observer.planned(plan);
}

}  // namespace la3::run
