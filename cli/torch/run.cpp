// `la3 run`: the whole job, from images to a policy and a report of what it gained.
#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/torch/processes.h"
#include "cli/torch/run_print.h"
#include "cli/torch/run_settings.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/parse_duration.h"
#include "la3/core/utf8.h"
#include "la3/records/result_json.h"
#include "la3/records/run_folder.h"
#include "la3/run/resumed.h"
#include "la3/run/run.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;

struct RunFlags {
  fs::path out;
  std::string budget;
  bool resume = false, dry_run = false, yes = false;
};

// Relative paths count from where the run was begun, if that folder is still there.
void go_where_it_began(const run::BegunRun& begun, run::Options& options, const Job& job) {
  std::error_code error;
  if (begun.directory.empty() || fs::equivalent(begun.directory, ".", error)) { return; }
  options.out = fs::absolute(options.out);
  fs::current_path(begun.directory, error);
  note(job.options, error ? "the run was begun in " + begun.directory.string() +
                                ", which is not here: relative paths count from this folder"
                          : "relative paths count from " + begun.directory.string() + ", where the run was begun");
}

// What rank 0 has found in the folder, on all ranks: others may not see it. Those that have seen it
// have taken its settings already.
void share_settings(const std::optional<run::BegunRun>& begun, run::Options& options, uint64_t* seed,
                    const Job& job) {
  const std::string config = job.group->broadcast(job.is_first() && begun ? begun->config : "");
  if (!begun && !config.empty()) {
    run::BegunRun seen{.file = "rank 0's config.toml", .config = config};
    seen.budget = options.budget;  // rank 0 compares these two
    seen.given_data = options.training.data;
    run::take_settings(seen, options, seed);
  }
}

bool ask(const std::string& question) {
  std::cerr << question << " [y/N] " << std::flush;
  std::string answer;
  std::getline(std::cin, answer);
  if (was_interrupted()) { throw train::Interrupted(); }
  return answer == "y" || answer == "Y" || answer == "yes";
}

// Throws Error if the plan takes longer than its budget, or so long on a CPU that the user has to
// confirm it, and does not.
void confirm(const run::Plan& plan) {
  if (plan.over_budget_s > 0) {
    throw Error("--budget " + plan.options.budget + ": the run takes " + duration_text(plan.over_budget_s) +
                " longer, with all given up that may be. Nothing was started. Flags that are given stay as they "
                "are; --yes starts it all the same");
  }
  if (plan.advice.empty()) { return; }
  const std::string takes = "the run takes about " + duration_text(plan.seconds_left()) + " on this CPU";
  if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDERR_FILENO) == 1) {
    if (ask(takes + ". Start it?")) { return; }
    throw Error("not started, nothing was written");
  }
  throw Error(takes + ", and was not started: --yes starts it as it is");
}

// The plan, or nothing if there is no more to do.
std::optional<run::Plan> make_plan(const run::Options& options, const RunFlags& flags, const Job& job) {
  run::Plan plan = run::plan(options, job);
  catch_interrupts();
  run::estimate(plan, job);
  if (!job.is_first()) { return flags.dry_run ? std::nullopt : std::optional(plan); }
  if (!plan.advice.empty() && !plan.is_begun) {
    note(job.options, "It would be shorter with");
    for (const std::string& line : plan.advice) { note(job.options, "  " + line); }
  }
  if (flags.dry_run) {
    if (job.options.json) { print_json(plan_json(plan)); }
    return std::nullopt;
  }
  if (!plan.is_begun && !flags.yes) { confirm(plan); }
  return plan;
}

// Of all trainings whose weights are still there; empty if none has any.
fs::path best_weights(const records::RunResult& result, const records::RunPaths& paths) {
  fs::path best;
  double most = -1;
  for (const records::PolicyAccuracy& policy : result.policies) {
    for (size_t seed = 0; seed < policy.by_seed.size(); ++seed) {
      const fs::path weights = paths.training({policy.policy, seed}) / records::kWeightsName;
      if (policy.by_seed[seed] <= most || !fs::exists(weights)) { continue; }
      best = weights;
      most = policy.by_seed[seed];
    }
  }
  return best;
}

void run_run(const run::Options& options, const RunFlags& flags, const Job& job) {
  records::RunResult result;
  fs::path out;
  bool learns = false;
  try {
    const std::optional<run::Plan> plan = make_plan(options, flags, job);
    if (!plan) { return; }
    out = plan->options.out;
    learns = plan->options.learns();
    result = run::execute(*plan, job);
  } catch (const train::Interrupted&) {
    if (out.empty()) {
      note(job.options, "interrupted; nothing was written");
      throw CLI::RuntimeError(130);
    }
    end_interrupted(job.options, "la3 run --resume --out " + out.string());
  }
  if (!job.is_first()) { return; }
  const records::RunPaths paths{out};
  const fs::path weights = best_weights(result, paths);
  if (!job.options.json) {
    print_result(result, paths.report().string());
    if (!weights.empty()) { std::printf("most accurate network: %s\n", printable(weights.string()).c_str()); }
    return;
  }
  nlohmann::ordered_json json = records::to_json(result);
  if (learns) { json["policy_file"] = paths.policy().string(); }
  if (!weights.empty()) { json["weights"] = weights.string(); }
  json["report"] = paths.report().string();
  print_json(json);
}

CLI::Validator is_duration() {
  const auto fault = [](const std::string& text) -> std::string {
    try {
      parse_duration(text);
      return "";
    } catch (const std::invalid_argument& error) { return error.what(); }
  };
  return CLI::Validator(fault, "");
}

// `has_seed` says whether --seed was given.
void start_run(run::Options options, const RunFlags& flags, GlobalOptions global, bool has_seed) {
  options.out = flags.out;
  options.resume = flags.resume;
  options.budget = flags.budget;
  global.plan_is_result = flags.dry_run;
  const bool has_data = options.chosen.contains("data");
  std::optional<run::BegunRun> begun;
  if (options.resume) {
    options.out = run::folder_of(options);
    begun = run::read_begun_run(options.out);
    // Nothing is lost yet, and the command says it all, its budget too.
    if (begun && !begun->has_state && has_data) { begun.reset(); }
    if (begun) {
      run::take_settings(*begun, options, has_seed ? nullptr : &global.seed);
    } else {
      records::WorkFolder::check(options.out, true, records::WorkFolder::Kind::kWhole);
      // A mistyped --out must not begin a run on shapes.
      if (!has_data) {
        throw Error(printable(options.out.string()) +
                    ": a run to resume expected, found none; with --data, one begins");
      }
    }
  }
  run_together(options.training.device, options.training.precision, global, [&](const Job& started) {
    Job job = started;
    if (options.resume) { share_settings(begun, options, has_seed ? nullptr : &job.seed, job); }
    if (begun && !begun->has_state) {
      note(job.options, options.out.string() +
                            " was ended before its run began: it begins now, with the settings in " + begun->file);
    } else if (begun) {
      go_where_it_began(*begun, options, job);
    } else if (options.resume) {
      note(job.options, options.out.string() + " holds no run yet: it begins a new one");
    }
    run_run(options, flags, job);
  });
}

}  // namespace

void add_run_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<RunFlags>();
  CLI::App* command =
      app.add_subcommand("run", "Everything: learn a policy, train with and without it, write a report");
  command->footer(
      "Pre-trains a network, searches for the operations that suit each label, makes a policy, trains the target\n"
      "network with no policy, with TrivialAugment and with the learned one (--compare), and writes report.html. "
      "What\n"
      "you do not set is chosen to suit the data and the device (presets/run-*.toml). Ctrl-C saves the state of "
      "the\n"
      "run; --resume continues, even after kill -9. Without learned in --compare, it searches for nothing and\n"
      "only compares existing policies.\n"
      "Examples:\n"
      "  la3 run                                        on the embedded data set, a few minutes on two cores\n"
      "  la3 run --data folder:photos --out runs/photos\n"
      "  la3 run --resume --out runs/photos             continues, with the settings in the folder\n"
      "  la3 run --data folder:photos --dry-run         prints the plan and how long it would take\n"
      "  la3 run --data folder:photos --budget 2h       gives up what does not fit, and says what\n"
      "  la3 run --data folder:photos --init resnet50.pth    starts from weights (presets/fine-tune.toml)\n"
      "  la3 run --data folder:photos --compare none,trivial-augment-wide,my.json    only compares policies\n"
      "  la3 run --data cifar10:data --device cuda      the paper's settings\n"
      "  torchrun --nproc_per_node 8 --no_python la3 run --data folder:photos --device cuda");
  const auto settings = add_run_settings(*command);
  command->add_option("--out", flags->out, "The folder of the run; without it, runs/ and the data's name")
      ->type_name("DIR");
  command->add_flag(
      "--resume", flags->resume,
      "Continue the run in --out, whose settings are taken from there; if it holds none, --data begins one");
  command
      ->add_option("--budget", flags->budget,
                   "Fit what you do not set into this time, as in 90s, 30min, 1.5h: image size, seeds, epochs, ...")
      ->type_name("TIME")
      ->check(is_duration());
  command->add_flag("--dry-run", flags->dry_run, "Print the plan and the expected times, and write nothing");
  command->add_flag("--yes", flags->yes, "Start without asking if it takes more than two hours on a CPU");
  command->callback(
      [flags, settings, &app, &options] { start_run(settings(), *flags, options, app.count("--seed") > 0); });
}

}  // namespace la3::cli
