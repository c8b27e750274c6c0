#include "la3/run/search_stage.h"

#include <cmath>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/cuda/runtime.h"
#include "la3/nn/weights.h"
#include "la3/records/flips_file.h"
#include "la3/records/metrics_file.h"
#include "la3/reward/mirroring.h"
#include "la3/reward/reward.h"
#include "la3/search/evidence.h"
#include "la3/train/interrupted.h"

namespace la3::run {
namespace {

std::optional<double> if_finite(double value) {
  return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

records::IterationLine line_of(const search::ExploreProgress& at) {
  records::IterationLine line{.iteration = at.iteration, .mean_reward = at.mean_reward};
  if (at.quality) {
    line.has_quality = true;
    line.spearman = if_finite(at.quality->spearman);
    line.mae = at.quality->mae;
  }
  line.unexplored = at.unexplored;
  line.seconds = at.seconds;
  line.predictor_seconds = at.predictor_seconds;
  line.evaluation_seconds = at.evaluation_seconds;
  return line;
}

search::EvaluationsHeader header_of(const SearchOptions& options, const SearchInput& input,
                                    std::vector<search::Count> baseline, uint64_t seed) {
  search::EvaluationsHeader header;
  header.data = input.data;
  header.network = input.network.name();
  header.weights = nn::fingerprint(input.network);
  header.labels = input.validation->labels();
  header.baseline = std::move(baseline);
  header.seed = seed;
  header.iterations = options.iterations;
  header.warm_up = options.warm_up;
  header.label_invariant = options.label_invariant;
  header.settings = {{"mutated", std::to_string(options.explore.mutated)},
                     {"unexplored", std::to_string(options.explore.unexplored)},
                     {"explored", std::to_string(options.explore.explored)},
                     {"predictor-epochs", std::to_string(options.explore.predictor_epochs)}};
  // Searches of before had no choice.
  if (options.explore.guide != "paper") { header.settings["explore"] = options.explore.guide; }
  if (!input.normalise.empty()) { header.settings["normalise"] = input.normalise; }
  header.settings.insert(input.transforms.begin(), input.transforms.end());
  if (!input.init.empty()) { header.settings["init"] = std::filesystem::path(input.init).filename().string(); }
  return header;
}

records::SearchResult result_of(const search::Evaluations& evaluations, const search::ExploreOptions& explore,
                                double seconds) {
  const search::EvaluationsHeader& header = evaluations.header;
  const search::ExploreSummary summary = search::summarise(evaluations);
  records::SearchResult result{.data = header.data,
                               .network = header.network,
                               .label_invariant = header.label_invariant,
                               .iterations = summary.iterations,
                               .warm_up = summary.warm_up,
                               .evaluations = static_cast<int64_t>(summary.evaluations),
                               .mean_reward_warm_up = summary.mean_reward_warm_up,
                               .mean_reward_last = summary.mean_reward_last,
                               .tried_min = static_cast<int64_t>(summary.tried_min),
                               .tried_max = static_cast<int64_t>(summary.tried_max),
                               .tried_mean = summary.tried_mean,
                               .unexplored_share = summary.unexplored_share,
                               .seconds = seconds};
  double measured = 0;
  for (size_t group = 0; group < header.groups(); ++group) {
    measured += header.group_baseline(group).images > 0 ? 1 : 0;
  }
  for (size_t group = 0; group < header.groups(); ++group) {
    result.baseline_recall += header.group_baseline(group).percent() / measured;
  }
  for (const search::WeakLabel& weak : search::weak_labels(header.baseline)) {
    records::WeakLabel& entry = result.weak_labels.emplace_back();
    entry.label = header.labels[weak.label];
    entry.why = weak.why == search::Weakness::kNoImages    ? "no images"
                : weak.why == search::Weakness::kFewImages ? "few images"
                                                           : "chance";
    entry.images = weak.count.images;
    if (weak.count.images > 0) { entry.recall = weak.count.percent(); }
  }
  if (const auto quality = search::final_quality(evaluations, explore)) {
    result.spearman = if_finite(quality->spearman);
    result.mae = quality->mae;
  }
  return result;
}

// What was measured before, if the search goes on.
records::Flips flips_of(const records::WorkFolder& folder, const SearchOptions& options, const SearchInput& input,
                        bool resume, const Context& context) {
  const std::filesystem::path file = folder.path() / records::kFlipsName;
  if (resume && std::filesystem::exists(file)) { return records::read_flips(file); }
  records::Flips flips{.data = input.data, .network = input.network.name()};
  const auto counts =
      reward::measure_mirroring(input.network, input.validation, reward_options(options, input, context));
  flips.labels = reward::judge_mirroring(input.validation->labels(), counts);
  records::write_flips(file, flips);
  std::vector<std::string> unmirrored, doubtful;
  for (const records::LabelFlip& label : flips.labels) {
    if (!label.is_mirrored) { unmirrored.push_back(label.label); }
    if (label.is_doubtful) { doubtful.push_back(label.label); }
  }
  const std::string all = counted(flips.labels.size(), "label");
  context.observer.note(unmirrored.empty() ? "all " + all + " may be mirrored"
                                           : std::to_string(unmirrored.size()) + " of " + all +
                                                 " must not be mirrored: " + in_quotes(unmirrored));
  if (!doubtful.empty()) {
    context.observer.note(
        counted(doubtful.size(), "label") +
        " that the network knows too little to tell, and that follow the others: " + in_quotes(doubtful));
  }
  return flips;
}

records::SearchResult explore_into(const records::WorkFolder& folder, reward::Reward& reward,
                                   const SearchOptions& options, const SearchInput& input, bool resume,
                                   const Context& context) {
  Observer& observer = context.observer;
  search::Evaluations evaluations;
  evaluations.header = header_of(options, input, reward.baseline(), context.seed);
  if (input.measure_flips) {
    evaluations.header.settings["unmirrored"] = flips_of(folder, options, input, resume, context).unmirrored_text();
  }

  const data::Dataset& images = *input.validation;
  if (!options.label_invariant) {
    for (const std::string& line :
         search::describe_weak_labels(evaluations.header.baseline,
                                      images.label_titles().empty() ? images.labels() : images.label_titles())) {
      observer.note(line);
    }
  }
  const std::filesystem::path file = folder.evaluations();
  std::optional<search::EvaluationsWriter> writer;
  if (resume && std::filesystem::exists(file)) {
    search::Evaluations before = search::read_evaluations(file);
    search::check_same_search(evaluations.header, before.header, file.string());
    if (before.dropped_lines > 0) {
      observer.note(file.string() + ": the last iteration was not finished and is done again; dropped: its " +
                    counted(before.dropped_lines, "line"));
    }
    writer.emplace(file, before);
    evaluations = std::move(before);
    observer.note("going on after iteration " + std::to_string(evaluations.iterations_done()));
  } else {
    check_network(evaluations.header.baseline, options.anyway, observer);
    writer.emplace(file, evaluations.header);
  }
  records::keep_iterations(folder.path(), evaluations.iterations_done());

  std::optional<search::PredictorQuality> quality;
  search::ExploreOptions explore = options.explore;
  // The other processes wait while the predictor learns, so their cores are free.
  explore.threads = context.threads * context.group->sharing_cores();
  if (context.device.is_cuda() && cuda::device_count() > 0) { explore.device = context.device.index(); }
  explore.should_stop = [&] { return observer.should_stop(); };
  explore.progress = [&](const search::ExploreProgress& at) {
    if (at.quality) { quality = at.quality; }
    records::add_line(folder.path(), line_of(at));
    observer.searching({at, options.warm_up, quality});
  };
  const bool is_done = search::explore(
      evaluations, *writer,
      [&](uint32_t iteration, std::span<const uint16_t> triples) { return reward.evaluate(iteration, triples); },
      explore);
  if (!is_done) { throw train::Interrupted(); }
  double seconds = 0;  // of all iterations, including those before a resume
  for (const auto& line : records::read_iterations(folder.path()).lines) { seconds += line.seconds.value_or(0); }
  const records::SearchResult result = result_of(evaluations, options.explore, seconds);
  // What is said to be done is there after a power cut: the lines of iterations before their
  // evaluations, from which a resumed search tells which it need not repeat.
  flush_file(folder.path() / records::kMetricsName);
  flush_file(file);
  records::write_result(folder.path(), result);
  return result;
}

}  // namespace

void check_network(const std::vector<search::Count>& baseline, bool anyway, Observer& observer) {
  if (!search::network_is_at_chance(baseline)) { return; }
  const std::string text = search::describe_network_at_chance(baseline);
  if (!anyway) { throw Error(text); }
  observer.note(text);
}

reward::RewardOptions reward_options(const SearchOptions& options, const SearchInput& input,
                                     const Context& context) {
  return {.batch_size = options.batch_size,
          .workers = context.threads,
          .device = context.device,
          .bf16 = input.bf16,
          .seed = context.seed,
          .group = context.group,
          .should_stop = [&observer = context.observer] { return observer.should_stop(); },
          .note = [&observer = context.observer](const std::string& line) { observer.note(line); }};
}

records::SearchResult run_search_stage(const records::WorkFolder& folder, const SearchOptions& options,
                                       const SearchInput& input, bool resume, const Context& context) {
  reward::Reward reward(input.network, input.validation, reward_options(options, input, context));
  try {
    const records::SearchResult result = explore_into(folder, reward, options, input, resume, context);
    reward.finish();
    return result;
  } catch (const train::Interrupted&) {
    reward.finish(/*was_interrupted=*/true);
    throw;
  }
}

void join_search_stage(const SearchOptions& options, const SearchInput& input, const Context& context) {
  reward::Reward reward(input.network, input.validation, reward_options(options, input, context));
  reward.serve();
}

}  // namespace la3::run
