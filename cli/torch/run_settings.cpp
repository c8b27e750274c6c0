#include "cli/torch/run_settings.h"

#include <memory>

#include "cli/commands.h"
#include "cli/settings_flags.h"

namespace la3::cli {

std::function<run::Options()> add_run_settings(CLI::App& command) {
  auto flags = std::make_shared<run::Options>();
  flags->training.data = "shapes";
  add_settings(command, run::settings(), *flags);
  // The flags that a preset may set (presets/run-*.toml, presets/fine-tune.toml).
  for (const char* name :
       {"--network", "--epochs", "--batch-size", "--lr", "--head-lr-factor", "--warmup-epochs", "--weight-decay",
        "--label-smoothing", "--precision", "--evaluate-every", "--train-images", "--pretrain-epochs",
        "--iterations", "--warm-up", "--alpha", "--strength", "--seeds", "--compare"}) {
    command.get_option(name)->default_str("by data");
  }
  command.get_option("--hold-out")
      ->description("Training images to hold out for the search; 0: a customary number");
  command.get_option("--pretrain-epochs")->check(within(1, 1000000));
  command.get_option("--search-batch-size")->check(within(1, 1 << 20));
  command.get_option("--seeds")->check(within(1, 1000));
  command.get_option("--side-by-side")->check(within(0, 4096));
  return [flags, &command] {
    run::Options options = *flags;
    for (const Setting<run::Options>& setting : run::settings()) {
      const std::string name(setting.name);
      if (command.count("--" + name) > 0) { options.chosen.insert(name); }
    }
    return options;
  };
}

}  // namespace la3::cli
