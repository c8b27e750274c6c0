// The commands of `la3`, one file each. A command file parses its flags, calls the library and
// prints; it holds no logic of its own. Each add_* function adds a command to the app; the command
// runs in the app's callbacks.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "la3/core/utf8.h"

namespace la3::cli {

// Flags that every command takes.
struct GlobalOptions {
  uint64_t seed = 0;              // determines everything random
  int threads = 0;                // 0: all cores
  bool json = false;              // one JSON object on stdout, everything else on stderr
  bool quiet = false;             // no progress, no notes
  std::string progress = "text";  // format of progress and notes: text, or json (JSON lines)
  double dist_timeout_s = 600;    // the longest time a process waits for others
  std::string command;            // as it was typed
  bool plan_is_result = false;    // of --dry-run: on stdout, like every command's result
};

void add_run_command(CLI::App& app, GlobalOptions& options);
void add_train_command(CLI::App& app, GlobalOptions& options);
void add_evaluate_command(CLI::App& app, GlobalOptions& options);
void add_predict_command(CLI::App& app, GlobalOptions& options);
void add_export_command(CLI::App& app, GlobalOptions& options);
void add_search_command(CLI::App& app, GlobalOptions& options);
void add_construct_command(CLI::App& app, GlobalOptions& options);
void add_augment_command(CLI::App& app, GlobalOptions& options);
void add_policy_command(CLI::App& app, GlobalOptions& options);
void add_bench_command(CLI::App& app, GlobalOptions& options);
void add_data_command(CLI::App& app, GlobalOptions& options);
void add_report_command(CLI::App& app, GlobalOptions& options);
void add_compare_command(CLI::App& app, GlobalOptions& options);
void add_completion_command(CLI::App& app);  // these two come last: they describe all the others
void add_manual_command(CLI::App& app);
// Sets the layout of all help texts. Call it after all commands have been added.
void finish_help(CLI::App& app);
// Subcommands of `la3 policy`.
void add_policy_pool(CLI::App& policy, GlobalOptions& options);
void add_policy_weaken(CLI::App& policy, GlobalOptions& options);
void add_policy_schedule(CLI::App& policy, GlobalOptions& options);
void add_policy_import(CLI::App& policy, GlobalOptions& options);
void add_policy_export(CLI::App& policy, GlobalOptions& options);
// Subcommands of `la3 data`.
void add_data_get(CLI::App& data, GlobalOptions& options);
void add_data_export(CLI::App& data, GlobalOptions& options);
void add_data_index(CLI::App& data, GlobalOptions& options);
void add_data_shard(CLI::App& data, GlobalOptions& options);
// Subcommands of `la3 bench`.
void add_bench_augment(CLI::App& bench_app, GlobalOptions& options);
void add_bench_data(CLI::App& bench_app, GlobalOptions& options);
void add_bench_train(CLI::App& bench_app, GlobalOptions& options);
void add_bench_run(CLI::App& bench_app, GlobalOptions& options);
void add_bench_search(CLI::App& bench_app, GlobalOptions& options);
// `la3 bench search --device`. Throws Error in a build without LibTorch.
void run_bench_search_device(const std::string& device, int iterations, bool large, const GlobalOptions& options);

// Checks that a flag's number is in a range, both ends included, without lengthening the help text.
template <typename T>
CLI::Validator within(T low, T high) {
  const auto fault = [low, high](const std::string& text) {
    T number{};
    const bool is_number = CLI::detail::lexical_cast(text, number);
    if (is_number && number >= low && number <= high) { return std::string(); }  // not NaN
    std::ostringstream expected;
    expected << low << " to " << high << " expected, found " << (is_number ? text : in_quotes(text));
    return expected.str();
  };
  return {fault, ""};
}

// Throws std::invalid_argument unless the file's name ends in .html, so that no photo is replaced by a page.
void check_is_page(const std::filesystem::path& file, const std::string& flag);

// Checks that a flag's word is one of these, which the help text lists unless it gets another
// description.
CLI::Validator one_of(const std::vector<std::string>& words);
// The words that a one_of() allows for an option; none if it has no such check.
std::vector<std::string> allowed_words(CLI::Option& option);

// All presets, sorted.
std::vector<std::string> preset_names();

// The file of a preset. Throws Error that suggests the nearest name if there is none.
std::string preset_path(const std::string& name);

// What a bug report should say about this build and machine: several lines, the first "la3
// VERSION".
std::string version_text();
// The lines of version_text() about LibTorch.
std::string torch_versions();
// Whether this program has LibTorch.
bool has_torch();

// The networks to list in help texts; none in a build without LibTorch.
std::vector<std::string> network_names();

// Prints one line about what is happening to stderr, unless --quiet.
void note(const GlobalOptions& options, const std::string& line);

// Prints the result of a command to stdout.
void print_json(const nlohmann::ordered_json& result);

}  // namespace la3::cli
