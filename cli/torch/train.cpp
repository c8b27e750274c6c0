// `la3 train`: trains a network on a data set, with or without a policy.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/settings_flags.h"
#include "cli/torch/processes.h"
#include "la3/core/counted.h"
#include "la3/records/result_json.h"
#include "la3/records/run_folder.h"
#include "la3/run/train_seeds.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;

std::string weights_of(const run::SeedResult& one) {
  return (one.folder / records::kWeightsName).string();
}

ordered_json json_of(const run::SeedResult& one) {
  ordered_json json = records::to_json(one.result);
  json["weights"] = weights_of(one);
  return json;
}

// A training that an older la3 finished has no macro F1.
std::string percent_text(const std::optional<double>& percent) {
  char text[40];
  std::snprintf(text, sizeof(text), "%.2f%%", percent.value_or(0));
  return percent ? text : "-";
}

void print_one(const run::SeedResult& one) {
  if (one.result.test) {
    const records::TestResult& test = *one.result.test;
    std::printf("test accuracy %.2f%%, balanced %.2f%%, macro F1 %s after %s; ", test.accuracy,
                test.balanced_accuracy().value_or(test.accuracy), percent_text(test.macro_f1).c_str(),
                counted(static_cast<size_t>(one.result.epochs), "epoch").c_str());
  }
  std::printf("weights in %s\n", weights_of(one).c_str());
  if (const auto& hint = one.result.hint) {
    std::printf(
        "of training images augmented by their label's policy, it recognises %.1f%%, by another label's %.1f%%\n",
        hint->own, hint->other);
  }
}

// The accuracies over several seeds, and the means of the other figures.
struct Spread {
  std::vector<double> accuracies = {};
  double balanced = 0;
  std::optional<double> macro_f1 = 0;
  double mean = 0, deviation = 0, lowest = 0, highest = 0;  // the deviation is 0 for one seed
};

// Nothing if there was nothing to test on.
std::optional<Spread> spread_of(const std::vector<run::SeedResult>& results) {
  Spread spread;
  for (const run::SeedResult& one : results) {
    if (!one.result.test) { return std::nullopt; }
    spread.accuracies.push_back(one.result.test->accuracy);
  }
  const auto count = static_cast<double>(results.size());
  for (const run::SeedResult& one : results) {
    const records::TestResult& test = *one.result.test;
    spread.balanced += test.balanced_accuracy().value_or(test.accuracy) / count;
    spread.macro_f1 =
        spread.macro_f1 && test.macro_f1 ? std::optional(*spread.macro_f1 + *test.macro_f1 / count) : std::nullopt;
  }
  for (const double accuracy : spread.accuracies) { spread.mean += accuracy / count; }
  double squares = 0;
  for (const double accuracy : spread.accuracies) { squares += std::pow(accuracy - spread.mean, 2); }
  if (count > 1) { spread.deviation = std::sqrt(squares / (count - 1)); }
  const auto [lowest, highest] = std::minmax_element(spread.accuracies.begin(), spread.accuracies.end());
  spread.lowest = *lowest;
  spread.highest = *highest;
  return spread;
}

void print_several_json(const std::vector<run::SeedResult>& results) {
  const records::TrainingResult& first = results.front().result;
  ordered_json json = {
      {"network", first.network}, {"data", first.data}, {"policy", first.policy}, {"epochs", first.epochs}};
  if (const auto spread = spread_of(results)) {
    json["accuracy"] = spread->mean;
    json["balanced_accuracy"] = spread->balanced;
    if (spread->macro_f1) { json["macro_f1"] = *spread->macro_f1; }
    if (results.size() > 1) { json["standard_deviation"] = spread->deviation; }
    json["by_seed"] = spread->accuracies;
  }
  for (const run::SeedResult& one : results) { json["trainings"].push_back(json_of(one)); }
  print_json(json);
}

void print_several(const std::vector<run::SeedResult>& results) {
  for (const run::SeedResult& one : results) {
    std::printf("seed %llu: ", static_cast<unsigned long long>(one.seed));
    print_one(one);
  }
  const auto spread = spread_of(results);
  if (spread && results.size() > 1) {
    std::printf(
        "mean test accuracy %.2f%% over %zu seeds, standard deviation %.2f, %.2f%% to %.2f%%; balanced "
        "%.2f%%, macro F1 %s\n",
        spread->mean, results.size(), spread->deviation, spread->lowest, spread->highest, spread->balanced,
        percent_text(spread->macro_f1).c_str());
  }
}

void run_train(run::TrainRequest request, const Job& job) {
  request.checked = catch_interrupts;
  std::vector<run::SeedResult> results;
  try {
    results = run::train_seeds(request, job);
  } catch (const train::Interrupted&) { end_interrupted(job.options); }
  if (!job.is_first()) { return; }
  const bool is_one = request.seeds == 0;
  if (job.options.json) { return is_one ? print_json(json_of(results[0])) : print_several_json(results); }
  is_one ? print_one(results[0]) : print_several(results);
  std::fflush(stdout);
}

}  // namespace

void add_train_command(CLI::App& app, GlobalOptions& options) {
  auto request = std::make_shared<run::TrainRequest>();
  CLI::App* train = app.add_subcommand("train", "Train a network, with or without a policy");
  train->footer(
      "Ctrl-C saves the state of the training; --resume continues, even after a crash or kill -9.\n"
      "--seeds tells how much chance there is in an accuracy: several trainings, side by side where that is "
      "faster.\n"
      "Examples:\n"
      "  la3 train --data shapes --network wrn-16-1 --epochs 30 --out runs/plain\n"
      "  la3 train --data shapes --network wrn-16-1 --seeds 5 --out runs/five\n"
      "  la3 --preset cifar10-wrn-40-2 train --data cifar10:data --policy policy.json --out runs/c10\n"
      "  la3 --preset fine-tune train --data folder:photos --network resnet-50 --init resnet50.pth --out "
      "runs/photos\n"
      "  torchrun --nproc_per_node 8 --no_python la3 train --data folder:photos --device cuda --out runs/photos");
  add_settings(*train, run::training_settings(), request->options);
  train->get_option("--data")->required();
  train->add_option("--out", request->out, "The folder of the run: weights, metrics, checkpoints")
      ->type_name("DIR")
      ->required();
  train->add_flag("--resume", request->resume, "Continue the run in --out");
  train->add_flag("--verbose", request->verbose,
                  "List what becomes of every tensor of --init, and what takes how long");
  train
      ->add_option("--seeds", request->seeds,
                   "Train with --seed and those after it, this many, each in --out/seed-N")
      ->type_name("N")
      ->check(within(1, 1000));
  train
      ->add_option(
          "--side-by-side", request->side_by_side,
          "With --seeds, trainings at a time; 0: on a CPU one per core if the network is small, on a GPU as "
          "many as pay")
      ->type_name("N")
      ->check(within(0, 4096))
      ->capture_default_str();
  train->callback([request, &options] {
    const run::TrainingOptions& flags = request->options;
    run_together(flags.device, flags.precision, options, [&](const Job& job) { run_train(*request, job); });
  });
}

}  // namespace la3::cli
