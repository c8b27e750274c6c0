#include "la3/run/shared_stages.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

#include "la3/core/error.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/policy/combine.h"
#include "la3/policy/named.h"
#include "la3/records/flips_file.h"
#include "la3/records/metrics_file.h"
#include "la3/records/strength_file.h"
#include "la3/run/compared.h"
#include "la3/run/recorded.h"
#include "la3/run/search_stage.h"
#include "la3/run/start_weights.h"
#include "la3/run/train_stage.h"
#include "la3/run/transforms.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

std::string accuracy_text(const records::TrainingResult& result) {
  if (!result.test) { return ""; }
  char text[60];
  std::snprintf(text, sizeof(text), "test accuracy %.2f%%", result.test->accuracy);
  return text;
}

}  // namespace

std::string SharedStages::lead(const records::Stage& stage) {
  context_.group->broadcast(records::stage_name(stage));
  return run(stage);
}

std::string SharedStages::train_beside(const records::Training& training, const Lane& lane) const {
  return train(training, &lane);
}

void SharedStages::finish() {
  context_.group->broadcast(std::string());
}

void SharedStages::follow() {
  for (std::string name; !(name = context_.group->broadcast(std::string())).empty();) {
    const auto stage = records::parse_stage(name);
    if (!stage) { throw Error("rank 0 leads stage '" + name + "', which this la3 does not know"); }
    run(*stage);
  }
}

std::string SharedStages::run(const records::Stage& stage) const {
  if (const auto* training = std::get_if<records::Training>(&stage)) { return train(*training, nullptr); }
  if (const auto* searched = std::get_if<records::Search>(&stage)) { return search(*searched); }
  return std::holds_alternative<records::Strength>(stage) ? measure_strength() : pretrain();
}

std::string SharedStages::pretrain() const {
  const Options& options = plan_.options;
  return accuracy_text(train({.folder = paths().pretrain(),
                              .network = options.training.network,
                              .images = {plan_.data.pretrain},
                              .test = plan_.data.test,
                              .policy = options.pretrain_policy,
                              .sampler = policy(options.pretrain_policy, context_.seed),
                              .epochs = options.pretrain_epochs,
                              .seed = context_.seed},
                             nullptr));
}

std::string SharedStages::train(const records::Training& training, const Lane* lane) const {
  const auto compared = std::find_if(plan_.policies.begin(), plan_.policies.end(),
                                     [&](const auto& policy) { return policy.name == training.policy; });
  if (compared == plan_.policies.end()) { throw Error("policy '" + training.policy + "': not in this run's plan"); }
  const std::string source = compared_source(*compared, plan_.options.out);
  const uint64_t seed = context_.seed + training.seed;
  return accuracy_text(train({.folder = paths().training(training),
                              .network = plan_.options.target(),
                              .images = mirrored(plan_.data.train),
                              .test = plan_.data.test,
                              .policy = source,
                              .sampler = policy(source, seed),
                              .epochs = plan_.options.training.train.schedule.epochs,
                              .seed = seed},
                             lane));
}

std::unique_ptr<nn::Network> SharedStages::network(const std::string& name, uint64_t seed) const {
  auto made = nn::make_network(name, static_cast<int>(plan_.data.train->labels().size()), seed);
  made->to(context_.device);
  return made;
}

policy::Policy SharedStages::shared_policy(const std::string& file) const {
  policy::Policy read;
  if (context_.is_first()) { read = policy::read_policy(file); }
  const std::string text = context_.group->broadcast(context_.is_first() ? policy::to_json(read) : "");
  return context_.is_first() ? read : policy::parse_policy(text, "rank 0's policy");
}

std::shared_ptr<const augment::Sampler> SharedStages::policy(const std::string& policy, uint64_t seed) const {
  if (!policy::is_policy_file(policy)) { return open_policy(policy, *plan_.data.train, seed); }
  return std::make_shared<augment::Sampler>(
      policy::make_sampler(shared_policy(policy), plan_.data.train->labels(), seed));
}

bool SharedStages::is_flipped_by_label() const {
  return plan_.options.training.flip == kFlipByLabel;
}

SharedStages::Mirrored SharedStages::mirrored(const std::shared_ptr<const data::Dataset>& images) const {
  if (!is_flipped_by_label()) { return {images}; }
  const std::string file = (paths().search() / records::kFlipsName).string();
  const std::string text =
      context_.group->broadcast(context_.is_first() ? records::to_json(records::read_flips(file)) : "");
  const std::lock_guard lock(mutex_);
  Mirrored& known = mirrored_[images.get()];
  if (!known.train) {
    const records::Flips flips = records::parse_flips(text, file);
    known = {with_flips(images, flips, file), flips.unmirrored_text()};
  }
  return known;
}

records::TrainingResult SharedStages::train(const One& one, const Lane* lane, bool is_quiet) const {
  TrainingOptions options = plan_.options.training;
  if (is_flipped_by_label()) { options.flip = kFlipNone; }  // before it is measured
  std::map<std::string, std::string> transforms = transforms_set(options);
  if (!one.images.unmirrored.empty()) {
    options.flip = (paths().search() / records::kFlipsName).string();
    transforms["flip"] = records::kFlipsName;
    transforms["unmirrored"] = one.images.unmirrored;
  }
  options.network = one.network;
  options.policy = one.policy;
  train::TrainOptions& train = options.train;
  train.schedule.epochs = one.epochs;
  train.schedule.warmup_epochs = std::min(train.schedule.warmup_epochs, one.epochs / 2.0);
  if (one.evaluate_every > 0) { train.evaluate_every = one.evaluate_every; }
  train.device = context_.device;
  train.group = context_.group;
  train.workers = context_.workers(train.workers);
  train.bf16 = options.is_bf16();
  train.seed = one.seed;
  train.resume = true;
  train.policy = one.sampler;
  // A policy inside the run is recorded by its name there, because the run may be moved.
  train.settings = {
      {"data", options.data},
      {"policy", policy::is_policy_file(one.policy) ? fs::path(one.policy).filename().string() : one.policy},
      {"hold-out", "0"},
      {"init", options.init}};
  if (!options.normalise.empty()) { train.settings["normalise"] = options.normalise; }
  train.settings.insert(transforms.begin(), transforms.end());
  const auto made = network(one.network, one.seed);
  load_start_weights(*made, options.init, context_,
                     one.folder == paths().pretrain() ? Say::kCounts : Say::kNothing);
  TrainStage stage{*made, {one.images.train, one.test}, options.data, train, recorded(options, one.seed), "  "};
  if (lane != nullptr) {
    stage.options.group = dist::Group::alone();
    if (train.workers == 0) { stage.options.workers = lane->threads; }
    stage.watch = lane->watch;
  }
  if (is_quiet && !stage.watch) {
    stage.watch = [&observer = context_.observer](const train::TrainProgress& at) { observer.training(at); };
  }
  if (!context_.is_first()) {
    join_train_stage(stage, context_.observer);
    return {};
  }
  const records::WorkFolder work(one.folder, true);
  const records::TrainingResult result = run_train_stage(work, stage, context_.observer);
  fs::remove_all(work.checkpoints());  // the weights have been written
  return result;
}

records::StrengthMeasurement SharedStages::measure(const StrengthTraining& training,
                                                   const policy::Policy& constructed, const Mirrored& images,
                                                   const Lane* lane) const {
  const uint64_t seed = context_.seed + training.seed;
  One one{.folder = paths().strength_folder() / name_of(training),
          .network = plan_.options.target(),
          .images = images,
          .test = plan_.data.validation,
          .policy = "none",
          .epochs = training.epochs,
          .evaluate_every = training.epochs,
          .seed = seed};
  if (training.strength > 0) {
    one.policy = paths().constructed().string();
    one.sampler = std::make_shared<augment::Sampler>(
        policy::make_sampler(policy::weakened(constructed, training.strength), plan_.data.train->labels(), seed));
  }
  const records::TrainingResult result = train(one, lane, true);
  if (!result.test) { return {}; }  // on another rank
  return {
      .strength = training.strength,
      .epochs = training.epochs,
      .seed = training.seed,
      .training_images = std::accumulate(result.training_images.begin(), result.training_images.end(), int64_t{0}),
      .images = result.test->images,
      .accuracy = result.test->accuracy,
      .loss = result.test->loss.value_or(0),
      .training_accuracy = records::read_epochs(one.folder).lines.back().train_accuracy};
}

std::string SharedStages::measure_strength() const {
  const std::vector<StrengthTraining>& all = plan_.strength_trainings;
  const policy::Policy constructed = shared_policy(paths().constructed().string());
  const Mirrored images = mirrored(plan_.data.pretrain);
  records::StrengthFile file;
  if (context_.is_first()) { file = records::find_strength(paths().strength()).value_or(records::StrengthFile()); }
  const auto training_of = [](const records::StrengthMeasurement& one) {
    return StrengthTraining{one.strength, static_cast<int>(one.epochs), one.seed};
  };
  // A run that was given more seeds in the midst of it measures what one that begins with them does.
  std::erase_if(file.measurements, [&](const records::StrengthMeasurement& one) {
    return std::find(all.begin(), all.end(), training_of(one)) == all.end();
  });
  std::vector<records::StrengthMeasurement> found(all.size());
  Trainings trainings{.count = all.size()};
  trainings.is_done = [&](size_t i) {
    return std::any_of(file.measurements.begin(), file.measurements.end(),
                       [&](const records::StrengthMeasurement& one) { return training_of(one) == all[i]; });
  };
  trainings.begin = [](size_t) {};
  trainings.train = [&](size_t i, const Lane& lane) {
    found[i] = measure(all[i], constructed, images, context_.group->size() == 1 ? &lane : nullptr);
  };
  trainings.finish = [&](size_t i, const TrainingSeconds&) {
    if (!context_.is_first()) { return; }
    file.measurements.push_back(found[i]);
    records::write_strength(paths().strength(), file);
    fs::remove_all(paths().strength_folder() / name_of(all[i]));  // nothing else of it is of use
  };
  trainings.stop = [](size_t, const TrainingSeconds&, const std::string&) {};
  if (context_.group->size() == 1) {
    train_side_by_side(plan_.lanes, trainings, context_.observer);
    return "";
  }
  // Ranks train together, one after the other. Rank 0 knows what is done.
  for (size_t i = 0; i < all.size(); ++i) {
    const bool is_done = context_.is_first() && trainings.is_done(i);
    if (!context_.group->broadcast(is_done ? "done" : "").empty()) { continue; }
    trainings.train(i, {});
    trainings.finish(i, {});
  }
  return "";
}

std::string SharedStages::search(const records::Search& search) const {
  const auto made = network(plan_.options.training.network, context_.seed);
  if (context_.is_first()) { nn::load_weights(*made, paths().pretrain() / records::kWeightsName); }
  share_network(context_, *made);
  SearchOptions options = plan_.options.search;
  options.label_invariant = search.label_invariant;
  const SearchInput input{*made,
                          plan_.options.training.is_bf16(),
                          plan_.options.training.data,
                          plan_.data.validation,
                          plan_.options.training.normalise,
                          plan_.options.training.init,
                          transforms_set(plan_.options.training),
                          is_flipped_by_label() && !search.label_invariant};
  if (!context_.is_first()) {
    join_search_stage(options, input, context_);
    return "";
  }
  const records::SearchResult found =
      run_search_stage(records::WorkFolder(paths().search(search), true), options, input, true, context_);
  char text[160];
  std::snprintf(text, sizeof(text), "mean reward %.1f points in the warm-up, %.1f at the end",
                found.mean_reward_warm_up, found.mean_reward_last);
  return text;
}

}  // namespace la3::run
