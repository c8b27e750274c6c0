// Measuring: medians of rounds, and peers that run as separate programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "la3/core/duration.h"

namespace la3::cli {

// REQUIRES: values is not empty.
double median(std::vector<double> values);

// Rounded to this many decimals, for output.
double rounded(double value, int decimals);

// The flag --rounds of a benchmark; and that with --seconds.
void add_rounds_flag(CLI::App& bench, int& rounds);
void add_round_flags(CLI::App& bench, int& rounds, double& seconds);

// Seconds per call of work(), which is called repeatedly until `seconds` have passed.
template <typename Work>
double time_of(double seconds, const Work& work) {
  const auto start = Clock::now();
  for (int calls = 1;; ++calls) {
    work();
    const double elapsed = seconds_since(start);
    if (elapsed >= seconds) { return elapsed / calls; }
  }
}

// The output of a script in benchmarks/, run by a Python that can import `modules`. Without such a
// Python: nothing, and a note that says why. `arguments` are passed to the script unchanged. Throws
// Error if the script fails.
std::optional<std::string> run_python_script(const std::string& script, const std::string& arguments,
                                             const std::string& modules, const GlobalOptions& options);

}  // namespace la3::cli
