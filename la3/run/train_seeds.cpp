#include "la3/run/train_seeds.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/nn/registry.h"
#include "la3/nn/torchscript.h"
#include "la3/nn/xxh64.h"
#include "la3/policy/named.h"
#include "la3/records/config_file.h"
#include "la3/records/run_folder.h"
#include "la3/run/data.h"
#include "la3/run/normalise.h"
#include "la3/run/presets.h"
#include "la3/run/recorded.h"
#include "la3/run/side_by_side.h"
#include "la3/run/start_weights.h"
#include "la3/run/train_stage.h"
#include "la3/run/transforms.h"
#include "la3/train/interrupted.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

std::string accuracy_text(const records::TrainingResult& result) {
  if (!result.test) { return "done"; }
  char text[60];
  std::snprintf(text, sizeof(text), "test accuracy %.2f%%", result.test->accuracy);
  return text;
}

class SeedTrainings {
 public:
  // Checks everything that can be wrong. Writes nothing.
  SeedTrainings(const TrainRequest& request, const Context& context)
      : request_(request), options_(request.options), context_(context) {
    expect(request.seeds >= 0, "--seeds", "0 or more", request.seeds);
    const int count = std::max(1, request.seeds);
    expect(context.seed <= std::numeric_limits<uint64_t>::max() - static_cast<uint64_t>(count), "--seed",
           "room for --seeds above it", context.seed);
    resolve_aliases(options_);
    check_out(request.out, options_.data);
    if (options_.flip == kFlipByLabel) {
      throw std::invalid_argument(
          "--flip by-label: only la3 run and la3 search measure which labels must not be mirrored; here, --flip "
          "takes the flips.json that they write");
    }
    transforms_ = transforms_set(options_);
    train_options(context.seed).validate();
    if (options_.network.empty() && !options_.init.empty()) {
      options_.network = network_of_start_weights(options_.init, context);
    }
    check_start_weights(options_.network, options_.init, context);
    options_.data = sized_as_trained(options_.data, options_.network, options_.init, context);
    const Normalise normalise = choose_normalise(options_.normalise, options_.init, context);
    options_.normalise = normalise.value;
    auto start = Clock::now();
    all_ = open_all_images(options_, context);
    const TrainingData first = choose_images(all_, options_, context.seed);
    if (options_.network.empty()) { options_.network = is_large(*first.train) ? "resnet-18" : "wrn-40-2"; }
    policy_ = policy::open_policy(options_.policy);
    check_ranks_agree(first);
    if (policy_) { make_sampler(*policy_, options_.policy, *first.train, context.seed); }
    const double data_s = seconds_since(start);
    start = Clock::now();
    made_ = network(context.seed, request.verbose ? Say::kEveryTensor : Say::kCounts);
    const double network_s = seconds_since(start);
    if (options_.network.ends_with(".pt")) {
      nn::check_output(*made_, first.train->standard_transforms().size_px,
                       static_cast<int>(first.train->labels().size()));
    }
    train::check_processes(*made_, *first.train, train_options(context.seed));
    train::check_parts(*made_, options_.train);
    for (int i = 0; i < count; ++i) {
      const uint64_t seed = context.seed + static_cast<uint64_t>(i);
      const fs::path folder = request.seeds == 0 ? request.out : request.out / records::seed_folder(seed);
      results_.push_back({.seed = seed, .folder = folder, .result = {}});
    }
    announce(made_->name(), first);
    if (request.verbose) {
      context.observer.note(time_text("opening the data", data_s));
      context.observer.note(time_text("making the network", network_s));
    }
    note_normalise(normalise, context);
    note_high_rate(options_.train, context);
    note_long_warm_up(options_.train.schedule, context);
    note_large_images(made_->name(), first.train->standard_transforms().size_px, context);
    note_frozen_start(options_.train, options_.network, options_.init, context);
    if (options_.init.empty()) { note_small_images(options_.data, *first.train, context); }
    note_imbalance(*first.train, options_.train, context);
    request.checked();
  }

  std::vector<SeedResult> run() {
    if (request_.seeds == 0) {
      results_[0].result = train(results_[0], nullptr);
    } else {
      run_several();
    }
    if (!context_.is_first()) { results_.clear(); }
    return std::move(results_);
  }

 private:
  train::TrainOptions train_options(uint64_t seed) const {
    train::TrainOptions train = options_.train;
    train.device = context_.device;
    train.group = context_.group;
    train.workers = context_.workers(train.workers);
    train.bf16 = options_.is_bf16();
    train.seed = seed;
    train.resume = request_.resume;
    train.settings = {{"data", options_.data},
                      {"policy", options_.policy},
                      {"hold-out", text_of(options_.hold_out)},
                      {"init", options_.init}};
    if (!options_.normalise.empty()) { train.settings["normalise"] = options_.normalise; }
    train.settings.insert(transforms_.begin(), transforms_.end());
    return train;
  }

  std::unique_ptr<nn::Network> network(uint64_t seed, Say say) const {
    auto made = nn::make_network(options_.network, static_cast<int>(all_.train->labels().size()), seed);
    load_start_weights(*made, options_.init, context_, say);
    made->to(context_.device);
    return made;
  }

  void check_ranks_agree(const TrainingData& first) const {
    records::Settings settings = recorded(options_, context_.seed);
    settings.emplace_back("resume", request_.resume);
    settings.emplace_back("seeds", request_.seeds);
    if (context_.group->size() > 1 && policy::is_policy_file(options_.policy)) {
      const std::string text = policy::to_json(*policy_);
      settings.emplace_back("policy, by checksum",
                            nn::xxh64({reinterpret_cast<const uint8_t*>(text.data()), text.size()}, 0));
    }
    if (const auto found = transforms_.find("unmirrored"); found != transforms_.end()) {
      settings.emplace_back(found->first, found->second);  // what the file of --flip says
    }
    check_agreement(context_, settings, {first.train, first.test});
  }

  void announce(const std::string& network, const TrainingData& first) const {
    const int labels = static_cast<int>(first.train->labels().size()), processes = context_.group->size();
    context_.observer.note("training " + network + " on " + std::to_string(first.train->size()) + " images of " +
                           options_.data + ", " + std::to_string(labels) + " labels, policy " + options_.policy +
                           ", " + context_.device.str() +
                           (processes == 1 ? ""
                                           : ", " + std::to_string(processes) + " processes, batches of " +
                                                 std::to_string(options_.train.batch_size) + " in all"));
    if (options_.is_bf16()) {
      note_slow_bf16(context_, options_.network, labels, options_.train.batch_size,
                     first.train->standard_transforms().size_px);
    }
  }

  // On all ranks but the first, gives an empty result.
  records::TrainingResult train(const SeedResult& one, const Lane* lane) {
    const TrainingData data = choose_images(all_, options_, one.seed);
    const auto made = one.seed == context_.seed && made_ ? std::move(made_) : network(one.seed, Say::kNothing);
    TrainStage stage{*made, data, options_.data, train_options(one.seed), recorded(options_, one.seed)};
    stage.says_times = request_.verbose;
    if (policy_) { stage.options.policy = make_sampler(*policy_, options_.policy, *data.train, one.seed); }
    if (lane != nullptr && lane->watch) {
      if (options_.train.workers == 0) { stage.options.workers = lane->threads; }
      stage.watch = lane->watch;
    }
    if (context_.is_first()) {
      return run_train_stage(records::WorkFolder(one.folder, request_.resume), stage, context_.observer);
    }
    join_train_stage(stage, context_.observer);
    return {};
  }

  void run_several() {
    std::optional<records::WorkFolder> folder;
    if (context_.is_first()) { folder.emplace(request_.out, request_.resume, records::WorkFolder::Kind::kSeeds); }
    std::vector<bool> done;
    for (SeedResult& one : results_) { done.push_back(read_if_done(one)); }
    const auto head = [&](size_t i) { return "seed " + std::to_string(results_[i].seed) + ": "; };
    Trainings trainings{.count = results_.size()};
    trainings.is_done = [&](size_t i) { return done[i]; };
    trainings.begin = [&](size_t i) {
      context_.observer.note("[" + std::to_string(i + 1) + "/" + std::to_string(results_.size()) + "] " + head(i) +
                             (done[i] ? "done before" : "begins"));
    };
    trainings.train = [&](size_t i, const Lane& lane) { train_one_of(results_[i], lane); };
    trainings.finish = [&](size_t i, const TrainingSeconds&) {
      context_.observer.note("  " + head(i) + accuracy_text(results_[i].result));
    };
    trainings.stop = [&](size_t i, const TrainingSeconds&, const std::string& failure) {
      if (!failure.empty()) { context_.observer.note("  " + head(i) + "failed: " + failure); }
    };
    if (context_.group->size() == 1) {
      const Lanes at_a_time = lanes(std::count(done.begin(), done.end(), false));
      return train_side_by_side(at_a_time, trainings, context_.observer);
    }
    // Ranks train together, one seed after the other; if one fails, all have to end.
    for (size_t i = 0; i < trainings.count; ++i) {
      trainings.begin(i);
      if (done[i]) { continue; }
      trainings.train(i, {});
      trainings.finish(i, {});
    }
  }

  // The result of a training that an earlier command finished. The same answer on all ranks. Throws
  // Error if its settings were others.
  bool read_if_done(SeedResult& one) const {
    std::string answer;
    if (context_.is_first() && records::has_result(one.folder)) {
      records::check_config(one.folder, "train", recorded(options_, one.seed));
      one.result = records::read_training_result(one.folder);
      answer = "done";
    }
    return !context_.group->broadcast(answer).empty();
  }

  void train_one_of(SeedResult& one, const Lane& lane) {
    try {
      one.result = train(one, &lane);
    } catch (const train::Interrupted&) { throw; } catch (const Error& error) {
      const std::string what = error.what(), folder = one.folder.string();
      if (what.find(folder) != std::string::npos) { throw; }
      throw Error(folder + ": " + what);
    }
  }

  Lanes lanes(std::ptrdiff_t trainings) const {
    if (trainings == 0) { return {}; }
    const SideBySide work{options_, choose_images(all_, options_, context_.seed).train, static_cast<int>(trainings),
                          request_.side_by_side};
    Lanes chosen = choose_lanes(work, context_);
    if (may_measure_lanes(work, context_)) {
      context_.observer.note("measuring how many trainings at a time pay ...");
      measure_lanes(work, training_speed(options_, work.images, context_), context_, chosen);
    }
    if (chosen.count > 1) { context_.observer.note(std::to_string(chosen.count) + " trainings at a time"); }
    return chosen;
  }

  const TrainRequest& request_;
  TrainingOptions options_;                        // with the normalisation that was chosen
  std::map<std::string, std::string> transforms_;  // those that are set
  const Context& context_;
  TrainingData all_;
  std::optional<policy::Policy> policy_;  // none: no policy
  std::unique_ptr<nn::Network> made_;     // for the first seed, until it is trained
  std::vector<SeedResult> results_;
};

}  // namespace

std::vector<SeedResult> train_seeds(const TrainRequest& request, const Context& context) {
  return SeedTrainings(request, context).run();
}

}  // namespace la3::run
