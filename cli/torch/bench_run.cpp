// `la3 bench run`: how long a whole run takes, stage by stage.
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/timing.h"
#include "cli/torch/processes.h"
#include "cli/torch/run_settings.h"
#include "la3/core/error.h"
#include "la3/core/folder.h"
#include "la3/records/metrics_file.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/run/run.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

struct RunTimes {
  std::vector<double> measuring, pretrain, search, trainings, total, steps_share;
  int side_by_side = 1;
};

// Remembers the lanes, which are chosen by measuring.
struct LanesSeen : run::Observer {
  void planned(const run::Plan& plan) override { lanes = plan.lanes.count; }
  int lanes = 1;
};

void measure_run(const run::Options& options, const Job& job, RunTimes& times) {
  const TemporaryFolder folder("la3-bench-run");
  run::Options here = options;
  here.out = folder / "run";
  here.search.anyway = true;  // time is measured, not what is learned
  LanesSeen seen;
  run::Context context{.observer = seen, .device = job.device, .seed = job.seed, .threads = job.threads};
  const double all_s = time_of(0, [&] { run::execute(run::plan(here, context), context); });
  const records::RunFile file = records::read_run_file(here.out);
  const records::RunPaths paths{here.out};
  double steps_s = 0, trainings_s = 0;
  for (const records::StageState& state : file.stages) {
    const auto stage = records::parse_stage(state.name);
    fs::path of;
    if (const auto* training = stage ? std::get_if<records::Training>(&*stage) : nullptr) {
      of = paths.training(*training);
    } else if (stage == records::Stage(records::Pretrain())) {
      of = paths.pretrain();
    } else {
      continue;
    }
    trainings_s += state.own_seconds;
    for (const auto& line : records::read_epochs(of).lines) { steps_s += line.seconds.value_or(0); }
  }
  times.side_by_side = seen.lanes;
  times.measuring.push_back(all_s - file.total_seconds());
  times.pretrain.push_back(file.seconds<records::Pretrain>());
  times.search.push_back(file.seconds<records::Search>());
  times.trainings.push_back(file.seconds<records::Training>());
  times.total.push_back(all_s);
  times.steps_share.push_back(trainings_s > 0 ? steps_s / trainings_s : 0);
}

void run_bench_run(const run::Options& chosen, int rounds, const Job& job) {
  if (job.group->size() > 1) { throw Error("la3 bench run: one process expected, found several"); }
  RunTimes times;
  for (int round = 0; round < rounds; ++round) { measure_run(chosen, job, times); }
  const auto seconds = [](const std::vector<double>& values) { return rounded(median(values), 2); };
  const ordered_json result = {{"benchmark", "run"},
                               {"data", chosen.training.data},
                               {"device", job.device.str()},
                               {"rounds", rounds},
                               {"side_by_side", times.side_by_side},
                               {"measuring_s", seconds(times.measuring)},
                               {"pretrain_s", seconds(times.pretrain)},
                               {"search_s", seconds(times.search)},
                               {"trainings_s", seconds(times.trainings)},
                               {"total_s", seconds(times.total)},
                               {"steps_share", rounded(median(times.steps_share), 4)}};
  if (job.options.json) { return print_json(result); }
  const auto line = [](const char* what, const std::vector<double>& values) {
    std::printf("%-28s %8.1f s\n", what, median(values));
  };
  line("opening data, measuring", times.measuring);
  line("pre-training", times.pretrain);
  line("search", times.search);
  line("trainings", times.trainings);
  line("all", times.total);
  std::printf("\nTrainings at a time: %d. Of their time, %.1f%% is spent in steps.\n", times.side_by_side,
              100 * median(times.steps_share));
}

}  // namespace

void add_bench_run(CLI::App& bench_app, GlobalOptions& options) {
  CLI::App* bench = bench_app.add_subcommand("run", "A whole run, stage by stage, in a temporary folder");
  bench->footer(
      "Takes the settings of la3 run.\n"
      "Examples:\n"
      "  la3 bench run\n"
      "  la3 bench run --data cifar10:data --device cuda --epochs 20 --rounds 1 --json");
  const auto settings = add_run_settings(*bench);
  auto rounds = std::make_shared<int>(1);
  bench->add_option("--rounds", *rounds, "Every figure is the median of this many")
      ->type_name("N")
      ->check(within(1, 1000))
      ->capture_default_str();
  bench->callback([settings, rounds, &options] {
    const run::Options chosen = settings();
    run_together(chosen.training.device, chosen.training.precision, options,
                 [&](const Job& job) { run_bench_run(chosen, *rounds, job); });
  });
}

}  // namespace la3::cli
