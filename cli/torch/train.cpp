// `la3 train`: trains a network on a data set, with or without a policy.
#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/torch/processes.h"
#include "cli/torch/train_stage.h"
#include "la3/core/counted.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/nn/xxh64.h"
#include "la3/policy/policy.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

struct TrainCommand {
  TrainingFlags training;
  std::string out;
  bool resume = false;
};

void run_train(const TrainCommand& command, const Job& job) {
  const TrainingFlags& flags = command.training;
  const GlobalOptions& options = job.options;
  train::TrainOptions train = flags.train;
  train.device = job.device;
  train.group = job.group;
  train.workers = job.workers(train.workers);
  train.bf16 = flags.precision == "bf16";
  train.seed = options.seed;
  train.resume = command.resume;
  train.validate();

  // Everything that can be wrong is looked at before the folder is made.
  const TrainingData data = open_training_data(flags, options);
  Settings settings = settings_of(flags, options);
  settings.emplace_back("resume", command.resume);
  if (job.group->size() > 1 && flags.policy != "none" && flags.policy != "random") {
    const std::string text = policy::to_json(policy::read_policy(flags.policy));
    settings.emplace_back("policy, by checksum",
                          nn::xxh64({reinterpret_cast<const uint8_t*>(text.data()), text.size()}, 0));
  }
  check_agreement(job, settings, {data.train, data.test});
  train.policy = open_policy(flags.policy, *data.train, options.seed);
  const int labels = static_cast<int>(data.train->labels().size());
  const auto network = nn::make_network(flags.network, labels, options.seed);
  if (!flags.init.empty() && job.is_first()) { nn::load_weights(*network, flags.init); }
  network->to(train.device);
  train::check_processes(*network, *data.train, train);

  train.settings = {{"data", flags.data},
                    {"policy", flags.policy},
                    {"hold-out", std::to_string(flags.hold_out)},
                    {"init", flags.init}};
  note(options, "training " + network->name() + " on " + std::to_string(data.train->size()) + " images of " +
                    flags.data + ", " + std::to_string(labels) + " labels, policy " + flags.policy + ", " +
                    train.device.str() + processes_text(job) +
                    (job.group->size() == 1 ? "" : ", batches of " + std::to_string(train.batch_size) + " in all"));
  if (train.bf16) {
    note_slow_bf16(job, flags.network, labels, train.batch_size, data.train->standard_transforms().size_px);
  }
  catch_interrupts();
  nlohmann::ordered_json result;
  const TrainStage stage{*network, data, flags.data, train, settings_of(flags, options)};
  try {
    if (!job.is_first()) { return join_train_stage(stage); }
    result = run_train_stage(RunDirectory(command.out, command.resume), stage, options);
  } catch (const train::Interrupted&) {
    note(options, "interrupted; everything so far is saved. Go on with the same command and --resume");
    throw CLI::RuntimeError(130);
  }
  const std::filesystem::path weights = std::filesystem::path(command.out) / "weights.safetensors";
  result["weights"] = weights.string();
  if (options.json) { return print_json(result); }
  if (result.contains("test")) {
    std::printf("test accuracy %.2f%% after %s; ", result["test"]["accuracy"].get<double>(),
                counted(static_cast<size_t>(train.schedule.epochs), "epoch").c_str());
  }
  std::printf("weights in %s\n", weights.c_str());
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
      "  la3 --preset cifar10-wrn-40-2 train --data cifar10:data --policy policy.json --out runs/c10\n"
      "  torchrun --nproc_per_node 8 --no_python la3 train --data folder:photos --device cuda --out runs/photos");
  add_training_flags(*train, command->training);
  train->add_option("--out", command->out, "The folder of the run: weights, metrics, checkpoints")
      ->type_name("DIR")
      ->required();
  train->add_flag("--resume", command->resume, "Go on with the run in --out");
  train->callback([command, &options] {
    const TrainingFlags& flags = command->training;
    run_together(flags.device, flags.precision, options, [&](const Job& job) { run_train(*command, job); });
  });
}

}  // namespace la3::cli
