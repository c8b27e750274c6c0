// Replaces the commands that need LibTorch in a program without it: they do not exist there.
#include "cli/commands.h"
#include "la3/core/error.h"

namespace la3::cli {

void add_run_command(CLI::App&, GlobalOptions&) {}
void add_train_command(CLI::App&, GlobalOptions&) {}
void add_evaluate_command(CLI::App&, GlobalOptions&) {}
void add_predict_command(CLI::App&, GlobalOptions&) {}
void add_export_command(CLI::App&, GlobalOptions&) {}
void add_search_command(CLI::App&, GlobalOptions&) {}
void add_bench_run(CLI::App&, GlobalOptions&) {}
void add_bench_train(CLI::App&, GlobalOptions&) {}
std::string torch_versions() {
  return "LibTorch none\n";
}
bool has_torch() {
  return false;
}
std::vector<std::string> network_names() {
  return {};
}
void run_bench_search_device(const std::string&, int, bool, const GlobalOptions&) {
  throw Error("this build of la3 has no LibTorch (LA3_WITH_TORCH)");
}

}  // namespace la3::cli
