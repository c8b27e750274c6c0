// `la3 evaluate`: how well given weights do on a data set.
#include <algorithm>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/settings_flags.h"
#include "cli/torch/network_flags.h"
#include "cli/torch/processes.h"
#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/nn/torchscript.h"
#include "la3/records/result_json.h"
#include "la3/run/data.h"
#include "la3/run/normalise.h"
#include "la3/run/recorded.h"
#include "la3/run/train_stage.h"
#include "la3/train/interrupted.h"

namespace la3::cli {

namespace {

struct EvaluateCommand {
  std::string data, weights, network, normalise, split = "test", device = "auto", precision = "float32";
  ImageCount hold_out;
  int batch_size = 250;
  bool skip_bad = false;
};

// The images, and what they are.
struct ChosenPart {
  std::shared_ptr<const data::Dataset> images;
  std::string name;
};

ChosenPart open_split(const EvaluateCommand& command, const run::Context& context) {
  if (command.hold_out.images != 0) {
    run::TrainingOptions flags;
    flags.data = command.data;
    flags.hold_out = command.hold_out;
    flags.skip_bad = command.skip_bad;
    return {run::open_held_out(flags, context), "held out"};
  }
  const data::Splits splits = run::open_splits(command.data, command.skip_bad, context);
  if (command.split == "test") {
    const auto test = run::with_test(splits, command.data, context).test;
    if (!splits.test && !splits.validation) {
      context.observer.note("measured on these, as trainings are; --split train takes all " +
                            counted(splits.train->size(), "image"));
    }
    return {test, splits.test ? "test" : splits.validation ? "validation" : "kept for testing"};
  }
  const auto chosen = command.split == "train" ? splits.train : splits.validation;
  if (!chosen) {
    throw Error(command.data +
                ": has no validation images; --hold-out N takes those that a training with the same " +
                "--hold-out left out");
  }
  return {chosen, command.split};
}

void print_table(const records::TestResult& result) {
  std::printf("accuracy %.2f%%", result.accuracy);
  if (result.labels.size() > 5) { std::printf(" (top 5: %.2f%%)", *result.accuracy_top5); }
  std::printf(", balanced %.2f%%, macro F1 %.2f%%, loss %.4f, %s\n\n",
              result.balanced_accuracy().value_or(result.accuracy), result.macro_f1.value_or(0), *result.loss,
              counted(static_cast<size_t>(result.images), "image").c_str());
  size_t columns = 5;
  std::map<std::string, std::string> shown;
  for (const auto& label : result.labels) {
    shown[label.label] = records::shown_label(label.label, label.title);
    columns = std::max(columns, display_columns(printable(shown[label.label], 40)));
  }
  const auto padded = [&](const std::string& label) {
    const std::string text = printable(label, 40);
    return text + std::string(columns - display_columns(text), ' ');
  };
  std::cout << padded("label") << "   recall   images\n";
  for (const records::LabelResult& label : result.labels) {
    std::cout << padded(shown[label.label]) << std::fixed << std::setprecision(2) << std::setw(8)
              << label.recall.value_or(std::numeric_limits<double>::quiet_NaN()) << "%" << std::setw(9)
              << label.images.value_or(0) << '\n';
  }
  if (!result.confusions.empty()) { std::cout << "\nmost often confused\n"; }
  for (const records::ConfusedLabels& pair : result.confusions) {
    std::cout << std::setw(6) << pair.images << "  " << printable(shown[pair.label], 40) << " taken for "
              << printable(shown[pair.predicted], 40) << '\n';
  }
}

void run_evaluate(EvaluateCommand command, const Job& job) {
  const GlobalOptions& options = job.options;
  const std::string network_name = network_of(command.network, command.weights, job);
  command.data = run::sized_as_trained(command.data, network_name, command.weights, job);
  const run::Normalise normalise = choose_normalise(command.normalise, command.weights, job);
  const auto [found, part] = open_split(command, job);
  const auto dataset = run::normalised(found, normalise.value);
  if (dataset != found) { run::note_normalise(normalise, job); }
  run::check_agreement(job,
                       {{"data", command.data},
                        {"weights", command.weights},
                        {"network", command.network},
                        {"split", command.split},
                        {"hold-out", run::value_of(command.hold_out)},
                        {"normalise", normalise.value},
                        {"precision", command.precision},
                        {"batch-size", command.batch_size}},
                       {dataset});
  const auto network = open_network_for(network_name, command.weights, dataset->labels(), command.data, job);
  if (network_name.ends_with(".pt")) {
    nn::check_output(*network, dataset->standard_transforms().size_px, static_cast<int>(dataset->labels().size()));
  }

  ProgressLine progress(options);
  catch_interrupts();
  const auto start = Clock::now();
  train::EvaluateOptions evaluate{.batch_size = command.batch_size,
                                  .device = job.device,
                                  .bf16 = command.precision == "bf16",
                                  .group = job.group};
  evaluate.workers = job.workers(0);
  evaluate.should_stop = was_interrupted;
  evaluate.note = [&](const std::string& line) { progress.note(line); };
  evaluate.progress = [&](size_t done, size_t total) {
    if (!progress.is_due()) { return; }
    const double speed = static_cast<double>(done) / seconds_since(start);
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
  const records::TestResult told = run::test_result(result, *dataset);
  if (options.json) {
    nlohmann::ordered_json json = records::to_json(told);
    json["part"] = part;
    return print_json(json);
  }
  std::cout << std::flush;
  print_table(told);
}

}  // namespace

void add_evaluate_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<EvaluateCommand>();
  CLI::App* command = app.add_subcommand("evaluate", "Measure a network's accuracy, overall and per label");
  command->footer(
      "Examples:\n"
      "  la3 evaluate --data cifar10:data --weights runs/c10/weights.safetensors\n"
      "  la3 evaluate --data folder:photos --split validation --weights weights.safetensors\n"
      "  la3 evaluate --data cifar10:data --hold-out 1000/label --weights runs/held/weights.safetensors");
  command
      ->add_option("--data", flags->data, "shapes, cifar10:DIR, cifar100:DIR, folder:DIR, shards:DIR or csv:FILE")
      ->type_name("SPEC")
      ->required();
  add_network_flags(*command, flags->network, flags->weights);
  add_normalise_flag(*command, flags->normalise);
  CLI::Option* split = command->add_option("--split", flags->split, "train, validation or test");
  split->check(one_of({"train", "validation", "test"}).description(""))->type_name("NAME")->capture_default_str();
  command
      ->add_option("--hold-out", flags->hold_out,
                   "Instead: the training images that la3 train --hold-out N with the same --seed left out")
      ->type_name("N")
      ->check(image_count())
      ->excludes(split);
  command->add_option("--batch-size", flags->batch_size, "Images per batch")->type_name("N")->capture_default_str();
  add_device_flags(*command, flags->device, flags->precision);
  command->add_flag("--skip-bad", flags->skip_bad, "Skip files that are not images");
  command->callback([flags, &options] {
    run_together(flags->device, flags->precision, options, [&](const Job& job) { run_evaluate(*flags, job); });
  });
}

}  // namespace la3::cli
