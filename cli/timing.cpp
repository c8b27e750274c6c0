#include "cli/timing.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "la3/core/error.h"

namespace la3::cli {
namespace {

// The output of a shell command, if it succeeds.
std::optional<std::string> output_of(const std::string& command) {
  FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) { return std::nullopt; }
  std::string text;
  char buffer[4096];
  for (size_t got; (got = std::fread(buffer, 1, sizeof(buffer), pipe)) > 0;) { text.append(buffer, got); }
  return ::pclose(pipe) == 0 ? std::optional(text) : std::nullopt;
}

}  // namespace

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double rounded(double value, int decimals) {
  const double scale = std::pow(10, decimals);
  return std::round(value * scale) / scale;
}

void add_rounds_flag(CLI::App& bench, int& rounds) {
  bench.add_option("--rounds", rounds, "Every figure is the median of this many")
      ->type_name("N")
      ->check(within(1, 1000))
      ->capture_default_str();
}

void add_round_flags(CLI::App& bench, int& rounds, double& seconds) {
  add_rounds_flag(bench, rounds);
  bench.add_option("--seconds", seconds, "Per figure and round")
      ->type_name("S")
      ->check(within(0.001, 60.0))
      ->capture_default_str();
}

std::optional<std::string> run_python_script(const std::string& script, const std::string& arguments,
                                             const std::string& modules, const GlobalOptions& options) {
  const std::string path = std::string(LA3_SHARE_DIR "/benchmarks/") + script;
  if (!std::filesystem::exists(path)) {
    note(options, "Python is not measured: " + path + " is not there");
    return std::nullopt;
  }
  for (const std::string python : {"python3", "/usr/bin/python3"}) {
    if (!output_of(python + " -c 'import " + modules + "' 2>/dev/null")) { continue; }
    auto text = output_of(python + " '" + path + "' " + arguments);
    if (!text) { throw Error(path + ": failed under " + python); }
    return text;
  }
  note(options, "Python is not measured: no Python here that can import " + modules);
  return std::nullopt;
}

}  // namespace la3::cli
