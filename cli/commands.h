// The commands of `la3`, one file each. A command file parses its flags, calls the library and
// prints; it holds no logic of its own. Each add_* function hangs a command into the app; the
// command runs when the app's callbacks do.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace la3::cli {

// Flags that every command takes.
struct GlobalOptions {
  uint64_t seed = 0;              // everything random follows from it
  int threads = 0;                // 0: all cores
  bool json = false;              // the result as one JSON object on stdout, everything else on stderr
  bool quiet = false;             // no progress, no notes
  std::string progress = "text";  // how these are written: text, or json (a line each)
  double dist_timeout_s = 600;    // the longest that a process waits for others
  std::string command;            // as it was typed
};

void add_run_command(CLI::App& app, GlobalOptions& options);
void add_train_command(CLI::App& app, GlobalOptions& options);
void add_evaluate_command(CLI::App& app, GlobalOptions& options);
void add_search_command(CLI::App& app, GlobalOptions& options);
void add_construct_command(CLI::App& app, GlobalOptions& options);
void add_augment_command(CLI::App& app, GlobalOptions& options);
void add_policy_command(CLI::App& app, GlobalOptions& options);
void add_bench_command(CLI::App& app, GlobalOptions& options);
void add_data_command(CLI::App& app, GlobalOptions& options);
void add_report_command(CLI::App& app, GlobalOptions& options);
void add_completion_command(CLI::App& app);  // these two come last: they tell of all the others
void add_manual_command(CLI::App& app);
// How all their help texts look. Call it when they are all there.
void finish_help(CLI::App& app);
// Parts of `la3 policy`.
void add_policy_import(CLI::App& policy, GlobalOptions& options);
void add_policy_export(CLI::App& policy, GlobalOptions& options);
// Parts of `la3 data`.
void add_data_get(CLI::App& data, GlobalOptions& options);
void add_data_export(CLI::App& data, GlobalOptions& options);
void add_data_index(CLI::App& data, GlobalOptions& options);
void add_data_shard(CLI::App& data, GlobalOptions& options);
// Parts of `la3 bench`.
void add_bench_augment(CLI::App& bench_app, GlobalOptions& options);
void add_bench_data(CLI::App& bench_app, GlobalOptions& options);
void add_bench_train(CLI::App& bench_app, GlobalOptions& options);
void add_bench_search(CLI::App& bench_app, GlobalOptions& options);
// `la3 bench search --device`. Throws Error where the build has no LibTorch.
void run_bench_search_device(const std::string& device, int iterations, bool large, const GlobalOptions& options);

// Checks that a flag's number lies between two, both included, without lengthening the help text.
template <typename T>
CLI::Validator within(T low, T high) {
  return CLI::Range(low, high).description("");
}

// The presets there are, sorted.
std::vector<std::string> preset_names();

// The file of a preset. Throws Error that suggests the nearest name.
std::string preset_path(const std::string& name);

// What a bug report should say of this build and machine: several lines, the first "la3 VERSION".
std::string version_text();
// Its lines about LibTorch.
std::string torch_versions();

// The networks worth naming; none in a build without LibTorch.
std::vector<std::string> network_names();

// One line about what goes on, on stderr, unless --quiet.
void note(const GlobalOptions& options, const std::string& line);

// The result of a command, on stdout.
void print_json(const nlohmann::ordered_json& result);

}  // namespace la3::cli
