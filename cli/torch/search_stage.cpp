#include "cli/torch/search_stage.h"

#include <cmath>
#include <cstdio>
#include <fstream>

#include "cli/interrupt.h"
#include "cli/progress.h"
#include "la3/core/counted.h"
#include "la3/core/parallel.h"
#include "la3/cuda/runtime.h"
#include "la3/nn/weights.h"
#include "la3/reward/reward.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;

ordered_json number_or_null(double value) {
  return std::isfinite(value) ? ordered_json(value) : ordered_json();
}

ordered_json to_json(const search::ExploreProgress& at) {
  ordered_json line = {{"iteration", at.iteration}, {"mean_reward", at.mean_reward}};
  if (at.quality) {
    line["spearman"] = number_or_null(at.quality->spearman);
    line["mae"] = at.quality->mae;
  }
  if (at.unexplored) { line["unexplored"] = *at.unexplored; }
  line["seconds"] = at.seconds;
  line["predictor_seconds"] = at.predictor_seconds;
  line["evaluation_seconds"] = at.evaluation_seconds;
  return line;
}

std::string describe(const search::ExploreProgress& at, uint32_t warm_up,
                     const std::optional<search::PredictorQuality>& quality) {
  char text[200];
  std::snprintf(text, sizeof(text), "iteration %u/%u%s, mean reward %.1f, of the last 20 %.1f, ", at.iteration,
                at.iterations, at.iteration <= warm_up ? " (warm-up)" : "", at.mean_reward, at.recent_reward);
  std::string line = text;
  if (quality) {
    std::snprintf(text, sizeof(text), "predictor's rank correlation %.2f, error %.1f, ", quality->spearman,
                  quality->mae);
    line += text;
  }
  return line + duration_text(at.seconds_left) + " left";
}

search::EvaluationsHeader header_of(const SearchFlags& flags, const SearchInput& input,
                                    std::vector<search::Count> baseline, uint64_t seed) {
  search::EvaluationsHeader header;
  header.data = input.data;
  header.network = input.network.name();
  header.weights = nn::fingerprint(input.network);
  header.labels = input.validation->labels();
  header.baseline = std::move(baseline);
  header.seed = seed;
  header.iterations = flags.iterations;
  header.warm_up = flags.warm_up;
  header.label_invariant = flags.label_invariant;
  header.settings = {{"mutated", std::to_string(flags.explore.mutated)},
                     {"unexplored", std::to_string(flags.explore.unexplored)},
                     {"explored", std::to_string(flags.explore.explored)},
                     {"predictor-epochs", std::to_string(flags.explore.predictor_epochs)}};
  return header;
}

// Seconds of all iterations, also of those before a resume.
double seconds_spent(const std::filesystem::path& metrics) {
  std::ifstream file(metrics);
  double seconds = 0;
  for (std::string line; std::getline(file, line);) {
    const auto json = nlohmann::json::parse(line, nullptr, false);
    if (json.is_object()) { seconds += json.value("seconds", 0.0); }
  }
  return seconds;
}

ordered_json result_of(const search::Evaluations& evaluations, const SearchFlags& flags, double seconds) {
  const search::ExploreSummary summary = search::summarise(evaluations);
  const double groups = static_cast<double>(evaluations.header.groups());
  double baseline = 0;
  for (size_t group = 0; group < evaluations.header.groups(); ++group) {
    baseline += evaluations.header.group_baseline(group).percent() / groups;
  }
  ordered_json result = {
      {"data", evaluations.header.data},
      {"network", evaluations.header.network},
      {"label_invariant", evaluations.header.label_invariant},
      {"baseline_recall", baseline},
      {"iterations", summary.iterations},
      {"warm_up", summary.warm_up},
      {"evaluations", summary.evaluations},
      {"mean_reward_warm_up", summary.mean_reward_warm_up},
      {"mean_reward_last", summary.mean_reward_last},
      {"tried_per_label", {{"min", summary.tried_min}, {"mean", summary.tried_mean}, {"max", summary.tried_max}}},
      {"unexplored_share", summary.unexplored_share}};
  const auto seen = search::observations_of(evaluations);
  if (seen.size() >= 5) {
    ThreadPool pool(flags.explore.threads);
    search::Predictor predictor(static_cast<int>(evaluations.header.groups()), pool);
    const auto quality = search::held_out_quality(predictor, seen,
                                                  {.epochs = flags.explore.predictor_epochs,
                                                   .seed = evaluations.header.seed,
                                                   .round = summary.iterations + 1});
    result["spearman"] = number_or_null(quality.spearman);
    result["mae"] = quality.mae;
  }
  result["seconds"] = seconds;
  return result;
}

}  // namespace

void add_search_flags(CLI::App& command, SearchFlags& flags, const std::string& prefix) {
  const auto whole = [&](const std::string& name, auto& value, const char* help) {
    command.add_option("--" + prefix + name, value, help)->type_name("N")->capture_default_str();
  };
  whole("iterations", flags.iterations, "Triples evaluated for each label, the warm-up's included");
  whole("warm-up", flags.warm_up, "Iterations with random triples, for the predictor to begin with");
  whole("mutated", flags.explore.mutated, "Candidates that change one or two ops of the last triple");
  whole("unexplored", flags.explore.unexplored, "Candidates that were not evaluated yet");
  whole("explored", flags.explore.explored, "Candidates that were, drawn by their reward");
  whole("predictor-epochs", flags.explore.predictor_epochs, "Times the predictor sees all evaluations");
  whole("quality-every", flags.explore.quality_every, "Iterations between measurements of the predictor; 0: none");
}

Settings settings_of(const SearchFlags& flags, const std::string& prefix) {
  return {{prefix + "iterations", flags.iterations},
          {prefix + "warm-up", flags.warm_up},
          {prefix + "mutated", flags.explore.mutated},
          {prefix + "unexplored", flags.explore.unexplored},
          {prefix + "explored", flags.explore.explored},
          {prefix + "predictor-epochs", flags.explore.predictor_epochs},
          {prefix + "quality-every", flags.explore.quality_every}};
}

namespace {

reward::RewardOptions reward_options(const SearchFlags& flags, const SearchInput& input,
                                     const GlobalOptions& options) {
  return {.batch_size = flags.batch_size,
          .workers = options.threads,
          .device = input.device,
          .bf16 = input.bf16,
          .seed = options.seed,
          .group = input.group,
          .should_stop = was_interrupted};
}

ordered_json explore_into(const RunDirectory& run, reward::Reward& reward, const SearchFlags& flags,
                          const SearchInput& input, bool resume, const GlobalOptions& options) {
  ProgressLine progress(options);
  search::Evaluations evaluations;
  evaluations.header = header_of(flags, input, reward.baseline(), options.seed);

  const std::filesystem::path file = run.folder() / "evaluations.jsonl";
  std::optional<search::EvaluationsWriter> writer;
  if (resume && std::filesystem::exists(file)) {
    search::Evaluations before = search::read_evaluations(file);
    search::check_same_search(evaluations.header, before.header, file.string());
    if (before.dropped_lines > 0) {
      progress.note(file.string() + ": the last iteration was not finished and is done again; dropped: its " +
                    counted(before.dropped_lines, "line"));
    }
    writer.emplace(file, before);
    evaluations = std::move(before);
    progress.note("going on after iteration " + std::to_string(evaluations.iterations_done()));
  } else {
    writer.emplace(file, evaluations.header);
  }
  run.keep_metrics(static_cast<int>(evaluations.iterations_done()), "iteration");

  std::optional<search::PredictorQuality> quality;
  search::ExploreOptions explore = flags.explore;
  // The other processes wait while the predictor learns: their cores are free.
  explore.threads = options.threads * input.group->sharing_cores();
  if (input.device.is_cuda() && cuda::device_count() > 0) { explore.device = input.device.index(); }
  explore.should_stop = was_interrupted;
  explore.progress = [&](const search::ExploreProgress& at) {
    if (at.quality) { quality = at.quality; }
    run.add_metrics(to_json(at));
    if (!progress.is_due()) { return; }
    progress.show(describe(at, flags.warm_up, quality), {{"done", at.iteration},
                                                         {"total", at.iterations},
                                                         {"mean_reward", at.mean_reward},
                                                         {"recent_reward", at.recent_reward},
                                                         {"seconds_left", at.seconds_left}});
  };
  const bool is_done = search::explore(
      evaluations, *writer,
      [&](uint32_t iteration, std::span<const uint16_t> triples) { return reward.evaluate(iteration, triples); },
      explore);
  if (!is_done) { throw train::Interrupted(); }
  ordered_json result = result_of(evaluations, flags, seconds_spent(run.folder() / "metrics.jsonl"));
  run.write_result(result);
  return result;
}

}  // namespace

ordered_json run_search_stage(const RunDirectory& run, const SearchFlags& flags, const SearchInput& input,
                              bool resume, const GlobalOptions& options) {
  reward::Reward reward(input.network, input.validation, reward_options(flags, input, options));
  try {
    ordered_json result = explore_into(run, reward, flags, input, resume, options);
    reward.finish();
    return result;
  } catch (const train::Interrupted&) {
    reward.finish(/*was_interrupted=*/true);
    throw;
  }
}

void join_search_stage(const SearchFlags& flags, const SearchInput& input, const GlobalOptions& options) {
  reward::Reward reward(input.network, input.validation, reward_options(flags, input, options));
  reward.serve();
}

std::string describe_search(const ordered_json& result) {
  char text[600];
  const auto& tried = result["tried_per_label"];
  std::snprintf(
      text, sizeof(text),
      "%zu evaluations in %s: mean reward %.1f points in the warm-up, %.1f at the end\n"
      "different triples per label: %zu to %zu, %.0f on average; the predictor preferred a new one in %.0f%% "
      "of its choices\n",
      result["evaluations"].get<size_t>(), duration_text(result["seconds"].get<double>()).c_str(),
      result["mean_reward_warm_up"].get<double>(), result["mean_reward_last"].get<double>(),
      tried["min"].get<size_t>(), tried["max"].get<size_t>(), tried["mean"].get<double>(),
      100 * result["unexplored_share"].get<double>());
  std::string lines = text;
  if (result.contains("spearman") && result["spearman"].is_number()) {
    std::snprintf(text, sizeof(text),
                  "the predictor on a held-out fifth: rank correlation %.2f, mean error %.1f points\n",
                  result["spearman"].get<double>(), result["mae"].get<double>());
    lines += text;
  }
  return lines;
}

}  // namespace la3::cli
