// `la3 evaluate`: how well weights do on a data set.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <memory>
#include <numeric>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/torch/evaluation_json.h"
#include "cli/torch/network_flags.h"
#include "cli/torch/processes.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/nn/weights.h"
#include "la3/train/interrupted.h"

namespace la3::cli {

std::vector<Confusion> worst_confusions(const train::Evaluation& evaluation, size_t count) {
  std::vector<Confusion> pairs;
  for (size_t label = 0; label < evaluation.confusion.size(); ++label) {
    for (size_t predicted = 0; predicted < evaluation.confusion.size(); ++predicted) {
      const uint32_t images = evaluation.confusion[label][predicted];
      if (label != predicted && images > 0) { pairs.push_back({label, predicted, images}); }
    }
  }
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const Confusion& a, const Confusion& b) { return a.images > b.images; });
  if (pairs.size() > count) { pairs.resize(count); }
  return pairs;
}

nlohmann::ordered_json evaluation_json(const train::Evaluation& evaluation,
                                       const std::vector<std::string>& labels) {
  nlohmann::ordered_json result = {{"images", evaluation.images},
                                   {"accuracy", evaluation.accuracy()},
                                   {"accuracy_top5", evaluation.accuracy_in_five()},
                                   {"loss", evaluation.loss}};
  for (size_t label = 0; label < labels.size(); ++label) {
    const auto& row = evaluation.confusion[label];
    const double recall = evaluation.recall(label);
    result["labels"].push_back(
        {{"label", labels[label]},
         {"images", std::accumulate(row.begin(), row.end(), uint64_t{0})},
         {"recall", std::isnan(recall) ? nlohmann::ordered_json() : nlohmann::ordered_json(recall)}});
  }
  for (const Confusion& pair : worst_confusions(evaluation, 10)) {
    result["confusions"].push_back(
        {{"label", labels[pair.label]}, {"predicted", labels[pair.predicted]}, {"images", pair.images}});
  }
  return result;
}

namespace {

struct EvaluateCommand {
  std::string data, weights, network, split = "test", device = "auto", precision = "float32";
  int batch_size = 250;
  bool skip_bad = false;
};

std::shared_ptr<const data::Dataset> open_split(const EvaluateCommand& command, const GlobalOptions& options) {
  const data::Splits splits = data::open_dataset(
      command.data, {.skip_bad = command.skip_bad,
                     .threads = options.threads,
                     .on_note = [&](const std::string& line) { note(options, printable(line)); }});
  const auto chosen = command.split == "train"        ? splits.train
                      : command.split == "validation" ? splits.validation
                                                      : splits.test;
  if (!chosen) {
    throw Error(command.data + ": has no " + command.split + " images; --split takes train, validation or test");
  }
  return chosen;
}

void print_table(const train::Evaluation& evaluation, const std::vector<std::string>& labels) {
  std::printf("accuracy %.2f%%", evaluation.accuracy());
  if (labels.size() > 5) { std::printf(" (top 5: %.2f%%)", evaluation.accuracy_in_five()); }
  std::printf(", loss %.4f, %s\n\n", evaluation.loss, counted(evaluation.images, "image").c_str());
  size_t columns = 5;
  for (const std::string& label : labels) { columns = std::max(columns, display_columns(printable(label, 40))); }
  const auto padded = [&](const std::string& label) {
    const std::string text = printable(label, 40);
    return text + std::string(columns - display_columns(text), ' ');
  };
  std::cout << padded("label") << "   recall   images\n";
  for (size_t label = 0; label < labels.size(); ++label) {
    const auto& row = evaluation.confusion[label];
    std::cout << padded(labels[label]) << std::fixed << std::setprecision(2) << std::setw(8)
              << evaluation.recall(label) << "%" << std::setw(9)
              << std::accumulate(row.begin(), row.end(), uint64_t{0}) << '\n';
  }
  const auto pairs = worst_confusions(evaluation, 10);
  if (!pairs.empty()) { std::cout << "\nmost often confused\n"; }
  for (const Confusion& pair : pairs) {
    std::cout << std::setw(6) << pair.images << "  " << printable(labels[pair.label], 40) << " taken for "
              << printable(labels[pair.predicted], 40) << '\n';
  }
}

void run_evaluate(const EvaluateCommand& command, const Job& job) {
  const GlobalOptions& options = job.options;
  const torch::Device device = job.device;
  const auto dataset = open_split(command, options);
  check_agreement(job,
                  {{"data", command.data},
                   {"weights", command.weights},
                   {"network", command.network},
                   {"split", command.split},
                   {"precision", command.precision},
                   {"batch-size", command.batch_size}},
                  {dataset});
  const std::string name = job.group->broadcast(job.is_first() ? network_of(command.network, command.weights) : "");
  const auto network = nn::make_network(name, static_cast<int>(dataset->labels().size()), options.seed);
  if (!command.weights.empty() && job.is_first()) { nn::load_weights(*network, command.weights); }
  network->to(device);
  share_network(job, *network);

  ProgressLine progress(options);
  catch_interrupts();
  const auto start = std::chrono::steady_clock::now();
  train::EvaluateOptions evaluate{
      .batch_size = command.batch_size, .device = device, .bf16 = command.precision == "bf16", .group = job.group};
  evaluate.workers = job.workers(0);
  evaluate.should_stop = was_interrupted;
  evaluate.progress = [&](size_t done, size_t total) {
    if (!progress.is_due()) { return; }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const double speed = static_cast<double>(done) / seconds;
    char text[120];
    std::snprintf(text, sizeof(text), "%zu/%zu images, %.0f images/s, ", done, total, speed);
    progress.show(text + duration_text(static_cast<double>(total - done) / speed) + " left");
  };
  train::Evaluation result;
  try {
    result = train::evaluate(*network, dataset, evaluate);
  } catch (const train::Interrupted&) {
    progress.note("interrupted");
    throw CLI::RuntimeError(130);
  }
  if (!job.is_first()) { return; }
  if (options.json) { return print_json(evaluation_json(result, dataset->labels())); }
  std::cout << std::flush;
  print_table(result, dataset->labels());
}

}  // namespace

void add_evaluate_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<EvaluateCommand>();
  CLI::App* command = app.add_subcommand("evaluate", "Measure a network's accuracy, overall and per label");
  command->footer(
      "Examples:\n"
      "  la3 evaluate --data cifar10:data --weights runs/c10/weights.safetensors\n"
      "  la3 evaluate --data folder:photos --split validation --weights weights.safetensors");
  command->add_option("--data", flags->data, "shapes, cifar10:DIR, cifar100:DIR, folder:DIR or shards:DIR")
      ->type_name("SPEC")
      ->required();
  add_network_flags(*command, flags->network, flags->weights);
  command->add_option("--split", flags->split, "train, validation or test")
      ->check(CLI::IsMember({"train", "validation", "test"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  command->add_option("--batch-size", flags->batch_size, "Images at a time")->type_name("N")->capture_default_str();
  command->add_option("--precision", flags->precision, "float32 or bf16")
      ->check(CLI::IsMember({"float32", "bf16"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  command->add_option("--device", flags->device, "auto, cpu, cuda or cuda:N")
      ->type_name("NAME")
      ->capture_default_str();
  command->add_flag("--skip-bad", flags->skip_bad, "Leave out files that are no images");
  command->callback([flags, &options] {
    run_together(flags->device, flags->precision, options, [&](const Job& job) { run_evaluate(*flags, job); });
  });
}

}  // namespace la3::cli
