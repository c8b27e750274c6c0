// `la3 bench search`: the predictor's training compared with Python's torch, stage 2, and the time
// stage 1 spends outside the network and the predictor.
#include <sys/resource.h>

#include <cstdio>
#include <filesystem>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/timing.h"
#include "la3/core/folder.h"
#include "la3/core/random.h"
#include "la3/search/construct.h"
#include "la3/search/explore.h"
#include "la3/search/predictor.h"
#include "la3/search/space.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;

struct BenchSearchOptions {
  std::vector<int> samples = {1000, 5000, 50000};
  int rounds = 3;
  bool python = true;
  int labels = 1000;  // of the large search
  int iterations = 500;
  std::string device = {};  // if set, measure whole searches with networks on this device instead
  bool large = true;        // include the search with 1,000 labels
};

// The number of labels in a search with this many evaluations: 10 for the small ones, otherwise one
// label per 500 evaluations.
int labels_for(int samples) {
  return samples <= 5000 ? 10 : samples / 500;
}

std::vector<search::Observation> made_up(int samples) {
  const int labels = labels_for(samples);
  std::vector<search::Observation> seen;
  for (int i = 0; i < samples; ++i) {
    random::Stream stream(1, 0, static_cast<uint64_t>(i), random::Purpose::kBenchmark);
    const auto triple = static_cast<int>(stream.below(search::kTripleCount));
    seen.push_back({static_cast<uint16_t>(search::multiset_of(triple)), i % labels,
                    static_cast<float>(-60 * stream.uniform())});
  }
  return seen;
}

ordered_json bench_predictor(const BenchSearchOptions& flags, const GlobalOptions& options) {
  ordered_json rows = ordered_json::array();
  ThreadPool pool(options.threads);
  for (const int samples : flags.samples) {
    const auto seen = made_up(samples);
    search::Predictor predictor(labels_for(samples), pool);
    std::vector<double> ours, python;
    for (int round = 0; round < flags.rounds; ++round) {
      ours.push_back(time_of(0, [&] { predictor.train(seen, {.most_steps = std::numeric_limits<int>::max()}); }));
      if (!flags.python) { continue; }
      const auto printed =
          run_python_script("search/predictor_bench.py",
                            std::to_string(samples) + " --labels " + std::to_string(labels_for(samples)) +
                                " --threads " + std::to_string(pool.threads()),
                            "torch", options);
      if (printed) { python.push_back(ordered_json::parse(*printed)["seconds"].get<double>()); }
    }
    ordered_json row = {
        {"samples", samples}, {"labels", labels_for(samples)}, {"seconds", rounded(median(ours), 4)}};
    if (!python.empty()) {
      row["python_seconds"] = rounded(median(python), 4);
      row["times_python"] = rounded(median(python) / median(ours), 2);
    }
    rows.push_back(row);
  }
  return rows;
}

double bench_construct(int labels, const BenchSearchOptions& flags, const GlobalOptions& options) {
  std::vector<float> predictions(static_cast<size_t>(labels) * search::kMultisetCount);
  random::Stream stream(2, 0, 0, random::Purpose::kBenchmark);
  for (float& prediction : predictions) { prediction = static_cast<float>(-60 * stream.uniform()); }
  std::vector<std::string> names;
  for (int i = 0; i < labels; ++i) { names.push_back("label-" + std::to_string(i)); }
  std::vector<double> seconds;
  for (int round = 0; round < flags.rounds; ++round) {
    seconds.push_back(time_of(0, [&] { search::construct(predictions, names, {.threads = options.threads}); }));
  }
  return median(seconds);
}

// The last iteration of a search of that size whose evaluations cost nothing: measures the time
// spent outside the predictor. What is planned for several iterations is the mean over the last twenty.
ordered_json bench_explore(const std::string& guide, int labels, int iterations, const GlobalOptions& options) {
  search::Evaluations evaluations;
  search::EvaluationsHeader& header = evaluations.header;
  for (int i = 0; i < labels; ++i) {
    header.labels.push_back("label-" + std::to_string(i));
    header.baseline.push_back({50, 45});
  }
  header.iterations = static_cast<uint32_t>(iterations);
  // The first guided one starts threads.
  const int guided = guide == "paper" ? 2 : std::min(20, iterations - 1);
  header.warm_up = static_cast<uint32_t>(iterations - guided);
  const TemporaryFolder folder("la3-bench-search");
  const auto file = folder / "evaluations.jsonl";
  search::ExploreProgress last;
  double predictor_seconds = 0;
  search::ExploreOptions explore{.guide = guide, .quality_every = 0, .threads = options.threads};
  explore.progress = [&](const search::ExploreProgress& at) {
    last = at;
    predictor_seconds += at.predictor_seconds / guided;
  };
  search::EvaluationsWriter writer(file, header);  // flushes every iteration
  search::explore(
      evaluations, writer,
      [&](uint32_t iteration, std::span<const uint16_t> triples) {
        std::vector<search::Count> counts;
        for (size_t label = 0; label < triples.size(); ++label) {
          random::Stream stream(3, iteration, label, random::Purpose::kBenchmark);
          counts.push_back({50, stream.below(46)});
        }
        return counts;
      },
      explore);
  if (guide == "paper") { predictor_seconds = last.predictor_seconds; }
  const auto bytes = std::filesystem::file_size(file);
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const double seconds = predictor_seconds + last.bookkeeping_seconds;
  return {{"explore", guide},
          {"labels", labels},
          {"iterations", iterations},
          {"predictor_seconds", rounded(predictor_seconds, 4)},
          {"bookkeeping_seconds", rounded(last.bookkeeping_seconds, 6)},
          {"bookkeeping_share", rounded(last.bookkeeping_seconds / seconds, 5)},
          {"file_bytes", bytes},
          {"peak_memory_mb", rounded(static_cast<double>(usage.ru_maxrss) / 1024, 1)}};
}

void run_bench_search(const BenchSearchOptions& flags, const GlobalOptions& options) {
  if (!flags.device.empty()) {
    return run_bench_search_device(flags.device, flags.iterations, flags.large, options);
  }
  ordered_json result = {{"benchmark", "search"}, {"threads", ThreadPool(options.threads).threads()}};
  result["explore"] = ordered_json::array();
  for (const char* guide : {"paper", "thompson"}) {
    for (const int labels : {10, flags.labels}) {
      result["explore"].push_back(bench_explore(guide, labels, flags.iterations, options));
    }
  }
  result["construct"] = {{"labels", flags.labels},
                         {"triples", 100},
                         {"seconds", rounded(bench_construct(flags.labels, flags, options), 4)}};
  result["predictor"] = bench_predictor(flags, options);
  if (options.json) { return print_json(result); }
  std::printf("Training the predictor, 100 epochs from scratch\n\n  samples   labels   seconds   Python   times\n");
  for (const auto& row : result["predictor"]) {
    std::printf("%9d%9d%10.3f", row["samples"].get<int>(), row["labels"].get<int>(), row["seconds"].get<double>());
    if (row.contains("python_seconds")) {
      std::printf("%9.3f%8.1f", row["python_seconds"].get<double>(), row["times_python"].get<double>());
    }
    std::printf("\n");
  }
  std::printf(
      "\nStage 2, %d labels, 100 triples each: %.3f s\n\nThe last iteration of a search, without the network\n\n",
      flags.labels, result["construct"]["seconds"].get<double>());
  std::printf("  explore    labels   iterations   predictor   the rest   share   memory\n");
  for (const auto& row : result["explore"]) {
    std::printf("  %-8s%9d%13d%10.3f s%9.4f s%7.2f%%%6.0f MB\n", row["explore"].get<std::string>().c_str(),
                row["labels"].get<int>(), row["iterations"].get<int>(), row["predictor_seconds"].get<double>(),
                row["bookkeeping_seconds"].get<double>(), 100 * row["bookkeeping_share"].get<double>(),
                row["peak_memory_mb"].get<double>());
  }
  std::fflush(stdout);
}

}  // namespace

void add_bench_search(CLI::App& bench_app, GlobalOptions& options) {
  auto flags = std::make_shared<BenchSearchOptions>();
  CLI::App* bench =
      bench_app.add_subcommand("search", "The predictor, compared with Python's torch, and both stages");
  bench->add_option("--samples", flags->samples, "Evaluations to train the predictor on, separated by commas")
      ->type_name("N,...")
      ->delimiter(',')
      ->check(within(10, 10000000))
      ->capture_default_str();
  bench->add_option("--labels", flags->labels, "Labels of the large search")
      ->type_name("N")
      ->check(within(1, 100000))
      ->capture_default_str();
  bench->add_option("--iterations", flags->iterations, "Iterations of both searches")
      ->type_name("N")
      ->check(within(3, search::kTripleCount))
      ->capture_default_str();
  add_rounds_flag(*bench, flags->rounds);
  bench
      ->add_option("--device", flags->device,
                   "Measure whole searches with networks on it instead: auto, cpu, cuda or cuda:N")
      ->type_name("NAME");
  bench->add_flag("--large,!--no-large", flags->large, "With --device: 1,000 labels and ResNet-50 too");
  bench->add_flag("--python,!--no-python", flags->python, "Measure Python's torch too, where it is installed");
  bench->callback([flags, &options] { run_bench_search(*flags, options); });
}

}  // namespace la3::cli
