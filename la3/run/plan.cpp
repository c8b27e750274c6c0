#include <filesystem>
#include <limits>
#include <stdexcept>
#include <utility>

#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"
#include "la3/nn/registry.h"
#include "la3/nn/torchscript.h"
#include "la3/nn/weights.h"
#include "la3/run/budget.h"
#include "la3/run/compared.h"
#include "la3/run/normalise.h"
#include "la3/run/presets.h"
#include "la3/run/recorded.h"
#include "la3/run/resumed.h"
#include "la3/run/run.h"
#include "la3/run/start_weights.h"
#include "la3/run/transforms.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

// Throws if anything is wrong, before anything is written.
void check(const Plan& plan, const Context& context) {
  const Options& options = plan.options;
  const RunData& data = plan.data;
  train::TrainOptions train = options.training.train;
  train.validate();
  search::check_budget(options.search.iterations, options.search.warm_up);
  options.search.explore.validate();
  options.construct.validate();
  if (options.learns() && !options.measures_strength()) { options.fixed_strength(); }
  check_agreement(context, recorded(options, context.seed), {data.train, data.validation, data.test});
  if (context.is_first()) { open_policy(options.pretrain_policy, *data.train, 0); }
  const int labels = static_cast<int>(data.train->labels().size());
  train.group = context.group;
  for (const std::string& name : {options.training.network, options.target()}) {
    const auto network = nn::make_network(name, labels, context.seed);
    nn::check_output(*network, data.train->standard_transforms().size_px, labels);
    train::check_parts(*network, train);
    for (const auto& images : {data.pretrain, data.train}) { train::check_processes(*network, *images, train); }
  }
  if (options.training.is_bf16()) {
    note_slow_bf16(context, options.target(), labels, train.batch_size, data.train->standard_transforms().size_px);
  }
}

std::string epochs_text(int epochs) {
  return counted(static_cast<size_t>(epochs), "epoch");
}

RunSizes sizes_of(const Plan& plan) {
  const Options& options = plan.options;
  RunSizes sizes;
  sizes.epochs = options.training.train.schedule.epochs;
  // Of a network of another size, an image takes another time.
  sizes.pretrain_epochs = options.target() == options.training.network ? options.pretrain_epochs : 0;
  sizes.seeds = options.seeds;
  sizes.policies = static_cast<int>(plan.policies.size());
  sizes.train_images = plan.data.train->size();
  sizes.pretrain_images = plan.data.pretrain->size();
  sizes.pretraining_is_one = options.pretraining_is_one();
  return sizes;
}

// What leads to the learned policies.
void add_learning(std::vector<PlannedStage>& stages, const Plan& plan) {
  const Options& options = plan.options;
  const RunData& data = plan.data;
  const std::string iterations = std::to_string(options.search.iterations);
  stages.push_back({records::Pretrain(), "train " + options.training.network + " on " +
                                             std::to_string(data.pretrain->size()) + " images, " +
                                             epochs_text(options.pretrain_epochs)});
  stages.push_back({records::Search(), "evaluate " + iterations + " triples for each of " +
                                           std::to_string(data.train->labels().size()) + " labels on " +
                                           std::to_string(data.validation->size()) + " images" +
                                           (options.training.flip == kFlipByLabel ? ", and mirroring" : "")});
  stages.push_back(
      {records::Construct(),
       "choose " + std::to_string(options.construct.triples) + " triples a label" +
           (options.construct.pool == 1 && options.construct.tilt == 0 ? ", one policy for all" : "")});
  if (options.measures_strength()) {
    const std::vector<StrengthTraining>& trainings = plan.strength_trainings;
    stages.push_back({records::Strength(), trainings.empty()
                                               ? "the run is too short to measure how strong the policy should be"
                                               : "measure how strong the policy should be by " +
                                                     counted(trainings.size(), "training") + " of up to " +
                                                     epochs_text(trainings.front().epochs)});
  }
  if (options.label_invariant) {
    stages.push_back(
        {records::Search{.label_invariant = true}, "evaluate " + iterations + " triples for all labels together"});
  }
}

std::vector<PlannedStage> stages_of(const Plan& plan) {
  const Options& options = plan.options;
  std::vector<PlannedStage> stages;
  if (options.learns()) { add_learning(stages, plan); }
  stages.push_back({records::DrawSamples(), options.learns()
                                                ? "draw sample images and measure the policies for the report"
                                                : "draw sample images for the report"});
  for (int seed = 0; seed < options.seeds; ++seed) {
    for (const ComparedPolicy& policy : plan.policies) {
      stages.push_back({records::Training{policy.name, static_cast<uint64_t>(seed)},
                        "train " + options.target() + " on " + std::to_string(plan.data.train->size()) +
                            " images, " + epochs_text(options.training.train.schedule.epochs) + ", policy " +
                            policy.name});
    }
  }
  stages.push_back({records::WriteReport(), "write report.html"});
  return stages;
}

// The presets' epochs are meant for thousands of images. Of a few hundred, they are so few steps that a network
// learns next to nothing, or not enough to overfit, which is what a policy helps against. On a CPU, larger images
// take too long for as many.
void train_long_enough(Options& options, const RunData& data, const Context& context) {
  const int side = data.train->standard_transforms().size_px;
  const int steps = context.device.is_cuda() || side <= 32 ? 3000 : side <= 64 ? 1500 : 300;
  const int pretrain_steps = steps * 2 / 3, fewest_pretrain_steps = 200;
  train::TrainOptions& train = options.training.train;
  int& epochs = train.schedule.epochs;
  const auto enough = [&](int wanted, const data::Dataset& images) {
    return epochs_for(wanted, images.size(), train.batch_size);
  };
  std::string set;
  const auto raise = [&](const char* name, int& value, int to) {
    if (options.chosen.contains(name) || value >= to) { return; }
    value = to;
    set += (set.empty() ? "" : ", ") + std::string("--") + name + " " + std::to_string(to);
  };
  const int usual = epochs;
  raise("epochs", epochs, enough(steps, *data.train));
  // As many evaluations as usual.
  if (epochs > usual) { raise("evaluate-every", train.evaluate_every, train.evaluate_every * epochs / usual); }
  if (options.learns()) {
    // A run that is short because its user wants it so is no reason for a long pre-training.
    const int most = options.chosen.contains("epochs") ? epochs : std::numeric_limits<int>::max();
    raise("pretrain-epochs", options.pretrain_epochs,
          std::max(enough(fewest_pretrain_steps, *data.pretrain),
                   std::min(most, enough(pretrain_steps, *data.pretrain))));
  }
  if (!set.empty()) { context.observer.note("because of so few images: " + set); }
}

// Brings images to the side that suits them, or to that of the weights to start from, unless the user names one.
// Returns the data as the user named it; empty if nothing has changed.
std::string take_size_of_images(Options& options, RunData& data, const Context& context) {
  TrainingOptions& training = options.training;
  const std::string& network = options.target().ends_with(".pt") ? options.target() : training.network;
  std::string sized = sized_as_trained(training.data, network, training.init, context);
  if (training.init.empty() && !network.ends_with(".pt")) {
    const int side = small_images_px(training.data, *data.train);
    if (side != 0) {
      context.observer.note(small_images_text(side) + ", so all are brought to that; --resize " +
                            std::to_string(data.train->standard_transforms().size_px) + " enlarges them instead");
      sized = *data::with_size(training.data, side);
    }
  }
  if (sized == training.data) { return {}; }
  const std::string given = std::exchange(training.data, sized);
  QuietObserver quiet(context.observer);  // about the data, everything has been said
  data = open_run_data(training, {quiet, context.device, context.seed, context.threads, context.group});
  return given;
}

}  // namespace

Plan plan(Options options, const Context& context) {
  const auto begun = Clock::now();
  resolve_aliases(options.training);
  if (options.out.empty() && data::is_among_images(options.training.data, folder_of(options))) {
    const fs::path beside = fs::weakly_canonical(data::folder_in(options.training.data)).parent_path();
    throw std::invalid_argument("--out is required where the working directory holds the images, such as --out " +
                                printable(fs::proximate(beside / folder_of(options)).string()));
  }
  options.out = folder_of(options);
  if (!options.budget.empty()) { budget_seconds(options.budget); }
  keep_to_the_paper(options);
  const bool has_own_preset = apply_data_preset(options);
  if (!options.training.init.empty()) {  // before any image is read
    if (options.chosen.insert("network").second) {
      options.training.network = network_of_start_weights(options.training.init, context);
    }
    check_start_weights(options.training.network, options.training.init, context);
  }
  const Normalise normalise = choose_normalise(options.training.normalise, options.training.init, context);
  options.training.normalise = normalise.value;
  Plan plan;
  plan.planned_at = begun;
  check_out(options.out, options.training.data);
  plan.data = open_run_data(options.training, context);
  plan.given_data = take_size_of_images(options, plan.data, context);
  if (!has_own_preset) {
    apply_preset(options, *plan.data.train, context.device.is_cuda());
    if (options.training.init.empty()) { train_long_enough(options, plan.data, context); }
  }
  if (!options.training.init.empty()) {
    const std::string set = apply_fine_tune_preset(options);
    if (!set.empty()) { context.observer.note("settings of the preset fine-tune, because of --init: " + set); }
  }
  if (!has_own_preset && options.learns() &&
      search_by_few_images(options, plan.data.validation->size(), plan.data.train->labels().size())) {
    context.observer.note(few_images_text(options));
  }
  if (!options.training.init.empty() && options.target() != options.training.network) {
    throw Error("--init: weights for one network, found the networks '" + options.training.network + "' and '" +
                options.target() + "' (--target-network)");
  }
  options.compare = whole_names(options.compare);
  options.construct.select = options.select == "top" ? search::Select::kTop : search::Select::kMrmr;
  options.construct.predictor = search::predictor_kind(options.predictor);
  options.construct.seed = context.seed;
  // The other processes wait, so their cores are free.
  options.construct.threads = context.threads * context.group->sharing_cores();
  plan.options = std::move(options);
  plan.policies = compared_policies(plan.options);
  if (plan.options.measures_strength()) { plan.strength_trainings = strength_trainings(sizes_of(plan)); }
  check(plan, context);
  if (context.is_first()) { read_compared(plan.policies, plan.options, *plan.data.train); }
  note_normalise(normalise, context);
  note_high_rate(plan.options.training.train, context);
  note_frozen_start(plan.options.training.train, plan.options.target(), plan.options.training.init, context);
  note_large_images(plan.options.target(), plan.data.train->standard_transforms().size_px, context);
  note_imbalance(*plan.data.train, plan.options.training.train, context);
  plan.device = context.device.str();
  plan.processes = context.group->size();
  plan.stages = stages_of(plan);
  return plan;
}

double Plan::seconds_left() const {
  double seconds = 0;
  for (const PlannedStage& planned : stages) { seconds += planned.is_done ? 0 : planned.seconds; }
  return seconds;
}

}  // namespace la3::run
