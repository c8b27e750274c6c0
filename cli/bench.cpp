// `la3 bench`: the speed of this build on this machine, next to its peers where they are installed.
#include "cli/commands.h"

namespace la3::cli {

void add_bench_command(CLI::App& app, GlobalOptions& options) {
  CLI::App* command = app.add_subcommand("bench", "Measure the speed of this build on this machine");
  command->require_subcommand(1);
  command->footer(
      "Examples:\n"
      "  la3 bench augment\n"
      "  la3 bench data --folder photos --no-pillow --json");
  add_bench_augment(*command, options);
  add_bench_data(*command, options);
  add_bench_train(*command, options);
  add_bench_run(*command, options);
  add_bench_search(*command, options);
}

}  // namespace la3::cli
