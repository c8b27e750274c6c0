// The flags for the settings of a run.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "la3/run/options.h"

namespace la3::cli {

// Adds them. The function that is returned gives the settings, once the flags are parsed.
std::function<run::Options()> add_run_settings(CLI::App& command);

}  // namespace la3::cli
