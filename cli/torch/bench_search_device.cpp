// `la3 bench search --device`: whole searches on generated images, with untrained networks.
#include <cstdio>
#include <nlohmann/json.hpp>

#include "benchmarks/augment/memory_dataset.h"
#include "cli/commands.h"
#include "cli/timing.h"
#include "la3/core/folder.h"
#include "la3/core/random.h"
#include "la3/cuda/runtime.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/reward/reward.h"
#include "la3/search/explore.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;

struct Case {
  int labels;
  const char* network;
  int side_px;
  size_t images;
  bool is_whole;  // otherwise only the last iterations run, and the earlier ones are made up
};

ordered_json measure(const Case& at, const torch::Device& device, int iterations, const GlobalOptions& options) {
  const auto network = nn::make_network(at.network, at.labels, 0);
  network->to(device);
  const auto images = std::make_shared<augment::MemoryDataset>(at.images, at.side_px, at.labels,
                                                               /*different=*/size_t{1024});
  reward::Reward reward(*network, images, {.workers = options.threads, .device = device, .bf16 = true});
  search::Evaluations evaluations;
  search::EvaluationsHeader& header = evaluations.header;
  header.labels = images->labels();
  header.baseline = reward.baseline();
  header.iterations = static_cast<uint32_t>(iterations);
  header.warm_up = static_cast<uint32_t>(at.is_whole ? iterations / 5 : iterations - 2);
  double predictor = 0, evaluation = 0, rest = 0;
  search::ExploreProgress last;
  search::ExploreOptions explore{.threads = options.threads};
  if (device.is_cuda() && cuda::device_count() > 0) { explore.device = device.index(); }
  if (!at.is_whole) { explore.quality_every = 0; }
  explore.progress = [&](const search::ExploreProgress& now) {
    last = now;
    predictor += now.predictor_seconds;
    evaluation += now.evaluation_seconds;
    rest += now.bookkeeping_seconds;
  };
  const TemporaryFolder folder("la3-bench-search-device");
  search::EvaluationsWriter writer(folder / "evaluations.jsonl", header);
  search::explore(
      evaluations, writer,
      [&](uint32_t iteration, std::span<const uint16_t> triples) {
        if (at.is_whole || iteration > header.warm_up) { return reward.evaluate(iteration, triples); }
        std::vector<search::Count> counts = header.baseline;
        for (size_t label = 0; label < counts.size(); ++label) {
          random::Stream stream(3, iteration, label, random::Purpose::kBenchmark);
          counts[label].correct = stream.below(counts[label].images + 1);
        }
        return counts;
      },
      explore);
  ordered_json row = {{"labels", at.labels},
                      {"network", at.network},
                      {"side_px", at.side_px},
                      {"images", at.images},
                      {"iterations", iterations},
                      {"last_iteration",
                       {{"predictor_seconds", rounded(last.predictor_seconds, 5)},
                        {"evaluation_seconds", rounded(last.evaluation_seconds, 5)},
                        {"bookkeeping_seconds", rounded(last.bookkeeping_seconds, 5)}}}};
  if (at.is_whole) {
    row["search_seconds"] = rounded(predictor + evaluation + rest, 2);
    row["predictor_seconds"] = rounded(predictor, 2);
    row["evaluation_seconds"] = rounded(evaluation, 2);
  } else {
    row["hours_at_most"] = rounded(last.seconds * iterations / 3600, 3);
  }
  return row;
}

}  // namespace

void run_bench_search_device(const std::string& device_name, int iterations, bool large,
                             const GlobalOptions& options) {
  nn::prepare_torch(options.threads);
  const torch::Device device = nn::parse_device(device_name);
  ordered_json result = {{"benchmark", "search"},
                         {"torch", nn::torch_version()},
                         {"device", device.str()},
                         {"precision", "bf16"},
                         {"searches", ordered_json::array()}};
  std::vector<Case> cases = {{10, "wrn-40-2", 32, 4000, true}, {100, "wrn-40-2", 32, 4000, true}};
  if (large) { cases.push_back({1000, "resnet-50", 224, 50000, false}); }
  for (const Case& at : cases) { result["searches"].push_back(measure(at, device, iterations, options)); }
  if (options.json) { return print_json(result); }
  std::printf("Seconds of the last iteration (%d in all) and of the whole search\n\n", iterations);
  std::printf("   labels   network      images   predictor   evaluation   the rest   search\n");
  for (const auto& row : result["searches"]) {
    const auto& last = row["last_iteration"];
    std::printf("%9d   %-10s%9d%12.4f%13.4f%11.4f", row["labels"].get<int>(),
                row["network"].get<std::string>().c_str(), row["images"].get<int>(),
                last["predictor_seconds"].get<double>(), last["evaluation_seconds"].get<double>(),
                last["bookkeeping_seconds"].get<double>());
    if (row.contains("search_seconds")) {
      std::printf("%9.1f\n", row["search_seconds"].get<double>());
    } else {
      std::printf("   at most %.2f hours\n", row["hours_at_most"].get<double>());
    }
  }
  std::fflush(stdout);
}

}  // namespace la3::cli
