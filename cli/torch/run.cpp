// `la3 run`: the whole job, from images to a policy and a report of what it gained.
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/torch/processes.h"
#include "cli/torch/run_print.h"
#include "cli/torch/run_settings.h"
#include "la3/records/result_json.h"
#include "la3/records/run_folder.h"
#include "la3/run/run.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

void run_run(const run::Options& options, const Job& job) {
  records::RunResult result;
  const run::Plan plan = run::plan(options, job);
  catch_interrupts();
  try {
    result = run::execute(plan, job);
  } catch (const train::Interrupted&) { end_interrupted(job.options); }
  if (!job.is_first()) { return; }
  const records::RunPaths paths{plan.options.out};
  if (!job.options.json) { return print_result(result, paths.report().string()); }
  nlohmann::ordered_json json = records::to_json(result);
  json["policy_file"] = paths.policy().string();
  json["report"] = paths.report().string();
  print_json(json);
}

}  // namespace

void add_run_command(CLI::App& app, GlobalOptions& options) {
  struct Flags {
    std::filesystem::path out;
    bool resume = false;
  };
  auto flags = std::make_shared<Flags>();
  CLI::App* command =
      app.add_subcommand("run", "Everything: learn a policy, train with and without it, write a report");
  command->footer(
      "Pre-trains a network, searches for the operations that suit each label, makes a policy, trains the target\n"
      "network with no policy, with TrivialAugment and with the learned one (--compare), and writes report.html. "
      "What\n"
      "you do not set is chosen to suit the data and the device (presets/run-*.toml). Ctrl-C saves the state of "
      "the\n"
      "run; --resume continues, even after kill -9.\n"
      "Examples:\n"
      "  la3 run                                        on the embedded data set, a few minutes on two cores\n"
      "  la3 run --data folder:photos --out runs/photos\n"
      "  la3 run --data folder:photos --init resnet50.pth    starts from weights (presets/fine-tune.toml)\n"
      "  la3 run --data cifar10:data --device cuda      the paper's settings\n"
      "  torchrun --nproc_per_node 8 --no_python la3 run --data folder:photos --device cuda\n"
      "  la3 run --resume");
  const auto settings = add_run_settings(*command);
  command->add_option("--out", flags->out, "The folder of the run; without it, runs/ and the data's name")
      ->type_name("DIR");
  command->add_flag("--resume", flags->resume, "Continue the run in --out");
  command->callback([flags, settings, &options] {
    run::Options chosen = settings();
    chosen.out = flags->out;
    chosen.resume = flags->resume;
    run_together(chosen.training.device, chosen.training.precision, options,
                 [&](const Job& job) { run_run(chosen, job); });
  });
}

}  // namespace la3::cli
