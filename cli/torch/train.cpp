// `la3 train`: trains a network on a data set, with or without a policy.
#include <cstdio>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/torch/evaluation_json.h"
#include "cli/torch/run_directory.h"
#include "cli/torch/training_flags.h"
#include "la3/augment/policy.h"
#include "la3/core/error.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/nn/weights.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

struct TrainCommand {
  TrainingFlags training;
  std::string out;
  bool resume = false;
};

std::string describe(const train::TrainProgress& at) {
  char text[160];
  std::snprintf(text, sizeof(text), "epoch %d/%d, step %zu/%zu, loss %.3f, %.0f images/s, ", at.epoch, at.epochs,
                at.step, at.steps, at.loss, at.images_per_s);
  return text + duration_text(at.seconds_left) + " left";
}

std::string describe(const train::EpochMetrics& metrics, int epochs) {
  char text[200];
  std::snprintf(text, sizeof(text), "epoch %d/%d: train loss %.3f, accuracy %.2f%%", metrics.epoch, epochs,
                metrics.train_loss, metrics.train_accuracy);
  std::string line = text;
  if (metrics.test) {
    std::snprintf(text, sizeof(text), "; test accuracy %.2f%%", metrics.test->accuracy());
    line += text;
  }
  std::snprintf(text, sizeof(text), "; %.0f images/s", metrics.images_per_s);
  return line + text;
}

nlohmann::ordered_json to_json(const train::EpochMetrics& metrics) {
  nlohmann::ordered_json line = {{"epoch", metrics.epoch},
                                 {"learning_rate", metrics.learning_rate},
                                 {"train_loss", metrics.train_loss},
                                 {"train_accuracy", metrics.train_accuracy}};
  if (metrics.test) {
    line["test_loss"] = metrics.test->loss;
    line["test_accuracy"] = metrics.test->accuracy();
    line["test_accuracy_top5"] = metrics.test->accuracy_in_five();
    for (size_t label = 0; label < metrics.test->confusion.size(); ++label) {
      line["test_recall"].push_back(metrics.test->recall(label));
    }
  }
  line["seconds"] = metrics.seconds;
  line["images_per_s"] = metrics.images_per_s;
  line["waiting_share"] = metrics.waiting_share;
  return line;
}

void run_train(TrainCommand command, const GlobalOptions& options) {
  TrainingFlags& flags = command.training;
  train::TrainOptions& train = flags.train;
  nn::prepare_torch(options.threads);
  train.device = nn::parse_device(flags.device);
  train.bf16 = flags.precision == "bf16";
  train.seed = options.seed;
  train.resume = command.resume;
  train.validate();

  // Everything that can be wrong is looked at before the folder is made.
  const TrainingData data = open_training_data(flags, options);
  train.policy = open_policy(flags.policy, *data.train, options.seed);
  const int labels = static_cast<int>(data.train->labels().size());
  const auto network = nn::make_network(flags.network, labels, options.seed);
  if (!flags.init.empty()) { nn::load_weights(*network, flags.init); }
  network->to(train.device);

  const RunDirectory run(command.out, command.resume);
  train.settings = {{"data", flags.data},
                    {"policy", flags.policy},
                    {"hold-out", std::to_string(flags.hold_out)},
                    {"init", flags.init}};
  train.checkpoint_folder = run.checkpoints();

  note(options, "training " + network->name() + " on " + std::to_string(data.train->size()) + " images of " +
                    flags.data + ", " + std::to_string(labels) + " labels, policy " + flags.policy + ", " +
                    train.device.str());
  ProgressLine progress(options);
  train.progress = [&](const train::TrainProgress& at) {
    if (progress.is_due()) { progress.show(describe(at)); }
  };
  train.epoch_done = [&](const train::EpochMetrics& metrics) {
    run.keep_metrics(metrics.epoch - 1);
    run.add_metrics(to_json(metrics));
    progress.note(describe(metrics, train.schedule.epochs));
  };
  train.note = [&](const std::string& line) { progress.note(line); };
  // Only now is it sure that the settings are those of the run in the folder.
  train.started = [&](int epoch, size_t step) {
    run.write_config("train", settings_of(flags, options));
    run.keep_metrics(epoch);
    if (epoch > 0 || step > 0) {
      progress.note("going on after epoch " + std::to_string(epoch) +
                    (step > 0 ? " and " + std::to_string(step) + " steps" : ""));
    }
  };
  catch_interrupts();
  train.should_stop = was_interrupted;

  std::optional<train::Evaluation> test;
  try {
    test = train::train(*network, data.train, data.test, train);
  } catch (const train::Interrupted&) {
    progress.note("interrupted; everything so far is saved. Go on with the same command and --resume");
    throw CLI::RuntimeError(130);
  }
  nn::save_weights(*network, run.weights(), {{"network", network->name()}, {"data", flags.data}});
  nlohmann::ordered_json result = {{"network", network->name()},
                                   {"data", flags.data},
                                   {"policy", flags.policy},
                                   {"epochs", train.schedule.epochs},
                                   {"seed", options.seed}};
  if (test) { result["test"] = evaluation_json(*test, data.test->labels()); }
  run.write_result(result);
  result["weights"] = run.weights().string();
  if (options.json) { return print_json(result); }
  if (test) { std::printf("test accuracy %.2f%% after %d epochs; ", test->accuracy(), train.schedule.epochs); }
  std::printf("weights in %s\n", run.weights().c_str());
  std::fflush(stdout);
}

}  // namespace

void add_train_command(CLI::App& app, GlobalOptions& options) {
  auto command = std::make_shared<TrainCommand>();
  CLI::App* train = app.add_subcommand("train", "Train a network, with or without a policy");
  train->footer(
      "Ctrl-C saves where the training is; --resume goes on, also after a crash or kill -9.\n"
      "Examples:\n"
      "  la3 train --data shapes --network wrn-16-1 --epochs 30 --out runs/plain\n"
      "  la3 --preset cifar10-wrn-40-2 train --data cifar10:data --policy policy.json --out runs/c10");
  add_training_flags(*train, command->training);
  train->add_option("--out", command->out, "The folder of the run: weights, metrics, checkpoints")
      ->type_name("DIR")
      ->required();
  train->add_flag("--resume", command->resume, "Go on with the run in --out");
  train->callback([command, &options] { run_train(*command, options); });
}

}  // namespace la3::cli
