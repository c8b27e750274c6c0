// Measuring: medians of rounds, and peers that run as programs of their own.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace la3::cli {

// REQUIRES: values is not empty.
double median(std::vector<double> values);

// To so many decimals, for output.
double rounded(double value, int decimals);

// The flags --rounds and --seconds of a benchmark.
void add_round_flags(CLI::App& bench, int& rounds, double& seconds);

// Seconds per call of work(), which is called again until `seconds` have passed.
template <typename Work>
double time_of(double seconds, const Work& work) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  for (int calls = 1;; ++calls) {
    work();
    const double elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    if (elapsed >= seconds) { return elapsed / calls; }
  }
}

// What a script of benchmarks/ prints under a Python that can import `modules`; nothing, and a note
// that says why, where there is none. `arguments` are given to the script as they are. Throws Error
// if the script fails.
std::optional<std::string> run_python_script(const std::string& script, const std::string& arguments,
                                             const std::string& modules, const GlobalOptions& options);

}  // namespace la3::cli
