// `la3 train`: trains a network on a data set, with or without a policy.
#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/settings_flags.h"
#include "cli/torch/processes.h"
#include "la3/core/counted.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/nn/xxh64.h"
#include "la3/policy/named.h"
#include "la3/records/result_json.h"
#include "la3/run/recorded.h"
#include "la3/run/train_stage.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

struct TrainCommand {
  run::TrainingOptions training;
  std::string out;
  bool resume = false;
};

void run_train(const TrainCommand& command, const Job& job) {
  const run::TrainingOptions& flags = command.training;
  const GlobalOptions& options = job.options;
  train::TrainOptions train = flags.train;
  train.device = job.device;
  train.group = job.group;
  train.workers = job.workers(train.workers);
  train.bf16 = flags.is_bf16();
  train.seed = job.seed;
  train.resume = command.resume;
  train.validate();

  // Everything that can be wrong is checked before the folder is created.
  const run::TrainingData data = run::open_training_data(flags, job);
  records::Settings settings = run::recorded(flags, job.seed);
  settings.emplace_back("resume", command.resume);
  if (job.group->size() > 1 && policy::is_policy_file(flags.policy)) {
    const std::string text = policy::to_json(policy::read_policy(flags.policy));
    settings.emplace_back("policy, by checksum",
                          nn::xxh64({reinterpret_cast<const uint8_t*>(text.data()), text.size()}, 0));
  }
  run::check_agreement(job, settings, {data.train, data.test});
  train.policy = run::open_policy(flags.policy, *data.train, job.seed);
  const int labels = static_cast<int>(data.train->labels().size());
  const auto network = nn::make_network(flags.network, labels, job.seed);
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
    run::note_slow_bf16(job, flags.network, labels, train.batch_size, data.train->standard_transforms().size_px);
  }
  catch_interrupts();
  records::TrainingResult result;
  const run::TrainStage stage{*network, data, flags.data, train, run::recorded(flags, job.seed)};
  try {
    if (!job.is_first()) { return run::join_train_stage(stage, job.observer); }
    result = run::run_train_stage(records::WorkFolder(command.out, command.resume), stage, job.observer);
  } catch (const train::Interrupted&) { end_interrupted(options); }
  const std::filesystem::path weights = std::filesystem::path(command.out) / records::kWeightsName;
  if (options.json) {
    nlohmann::ordered_json json = records::to_json(result);
    json["weights"] = weights.string();
    return print_json(json);
  }
  if (result.test) {
    std::printf("test accuracy %.2f%% after %s; ", result.test->accuracy,
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
      "Ctrl-C saves the state of the training; --resume continues, even after a crash or kill -9.\n"
      "Examples:\n"
      "  la3 train --data shapes --network wrn-16-1 --epochs 30 --out runs/plain\n"
      "  la3 --preset cifar10-wrn-40-2 train --data cifar10:data --policy policy.json --out runs/c10\n"
      "  torchrun --nproc_per_node 8 --no_python la3 train --data folder:photos --device cuda --out runs/photos");
  add_settings(*train, run::training_settings(), command->training);
  train->get_option("--data")->required();
  train->add_option("--out", command->out, "The folder of the run: weights, metrics, checkpoints")
      ->type_name("DIR")
      ->required();
  train->add_flag("--resume", command->resume, "Continue the run in --out");
  train->callback([command, &options] {
    const run::TrainingOptions& flags = command->training;
    run_together(flags.device, flags.precision, options, [&](const Job& job) { run_train(*command, job); });
  });
}

}  // namespace la3::cli
