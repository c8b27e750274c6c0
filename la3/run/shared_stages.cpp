#include "la3/run/shared_stages.h"

#include <algorithm>
#include <cstdio>

#include "la3/core/error.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/policy/named.h"
#include "la3/records/flips_file.h"
#include "la3/run/compared.h"
#include "la3/run/recorded.h"
#include "la3/run/search_stage.h"
#include "la3/run/start_weights.h"
#include "la3/run/train_stage.h"
#include "la3/run/transforms.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

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
  return pretrain();
}

std::string SharedStages::pretrain() const {
  return train(paths().pretrain(), plan_.options.training.network, {plan_.data.pretrain},
               plan_.options.pretrain_policy, plan_.options.pretrain_epochs, context_.seed, nullptr);
}

std::string SharedStages::train(const records::Training& training, const Lane* lane) const {
  const auto compared = std::find_if(plan_.policies.begin(), plan_.policies.end(),
                                     [&](const auto& policy) { return policy.name == training.policy; });
  if (compared == plan_.policies.end()) { throw Error("policy '" + training.policy + "': not in this run's plan"); }
  const std::string policy = compared_source(*compared, plan_.options.out);
  return train(paths().training(training), plan_.options.target(), mirrored(), policy,
               plan_.options.training.train.schedule.epochs, context_.seed + training.seed, lane);
}

std::unique_ptr<nn::Network> SharedStages::network(const std::string& name, uint64_t seed) const {
  auto made = nn::make_network(name, static_cast<int>(plan_.data.train->labels().size()), seed);
  made->to(context_.device);
  return made;
}

// Only rank 0 reads the policy's file.
std::shared_ptr<const augment::Sampler> SharedStages::policy(const std::string& policy, uint64_t seed) const {
  if (!policy::is_policy_file(policy)) { return open_policy(policy, *plan_.data.train, seed); }
  policy::Policy read;
  if (context_.is_first()) { read = policy::read_policy(policy); }
  const std::string text = context_.group->broadcast(context_.is_first() ? policy::to_json(read) : "");
  if (!context_.is_first()) { read = policy::parse_policy(text, "rank 0's policy"); }
  return std::make_shared<augment::Sampler>(policy::make_sampler(read, plan_.data.train->labels(), seed));
}

bool SharedStages::is_flipped_by_label() const {
  return plan_.options.training.flip == kFlipByLabel;
}

SharedStages::Mirrored SharedStages::mirrored() const {
  if (!is_flipped_by_label()) { return {plan_.data.train}; }
  const std::string file = (paths().search() / records::kFlipsName).string();
  const std::string text =
      context_.group->broadcast(context_.is_first() ? records::to_json(records::read_flips(file)) : "");
  const std::lock_guard lock(mutex_);
  if (!mirrored_.train) {
    const records::Flips flips = records::parse_flips(text, file);
    mirrored_ = {with_flips(plan_.data.train, flips, file), flips.unmirrored_text()};
  }
  return mirrored_;
}

std::string SharedStages::train(const fs::path& folder, const std::string& name, const Mirrored& images,
                                const std::string& policy_file, int epochs, uint64_t seed, const Lane* lane) const {
  TrainingOptions options = plan_.options.training;
  if (is_flipped_by_label()) { options.flip = kFlipNone; }  // before it is measured
  std::map<std::string, std::string> transforms = transforms_set(options);
  if (!images.unmirrored.empty()) {
    options.flip = (paths().search() / records::kFlipsName).string();
    transforms["flip"] = records::kFlipsName;
    transforms["unmirrored"] = images.unmirrored;
  }
  options.network = name;
  options.policy = policy_file;
  train::TrainOptions& train = options.train;
  train.schedule.epochs = epochs;
  train.schedule.warmup_epochs = std::min(train.schedule.warmup_epochs, epochs / 2.0);
  train.device = context_.device;
  train.group = context_.group;
  train.workers = context_.workers(train.workers);
  train.bf16 = options.is_bf16();
  train.seed = seed;
  train.resume = true;
  train.policy = policy(policy_file, seed);
  // A policy inside the run is recorded by its name there, because the run may be moved.
  train.settings = {
      {"data", options.data},
      {"policy", policy::is_policy_file(policy_file) ? fs::path(policy_file).filename().string() : policy_file},
      {"hold-out", "0"},
      {"init", options.init}};
  if (!options.normalise.empty()) { train.settings["normalise"] = options.normalise; }
  train.settings.insert(transforms.begin(), transforms.end());
  const auto made = network(name, seed);
  load_start_weights(*made, options.init, context_, folder == paths().pretrain() ? Say::kCounts : Say::kNothing);
  TrainStage stage{*made, {images.train, plan_.data.test}, options.data, train, recorded(options, seed), "  "};
  if (lane != nullptr) {
    stage.options.group = dist::Group::alone();
    if (train.workers == 0) { stage.options.workers = lane->threads; }
    stage.watch = lane->watch;
  }
  if (!context_.is_first()) {
    join_train_stage(stage, context_.observer);
    return "";
  }
  const records::WorkFolder work(folder, true);
  const records::TrainingResult result = run_train_stage(work, stage, context_.observer);
  fs::remove_all(work.checkpoints());  // the weights have been written
  if (!result.test) { return ""; }
  char text[60];
  std::snprintf(text, sizeof(text), "test accuracy %.2f%%", result.test->accuracy);
  return text;
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
