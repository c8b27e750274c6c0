// Reads --config files: TOML, with what la3 itself writes into config.toml.
#pragma once

#include <CLI/CLI.hpp>

namespace la3::cli {

// To be given to `app` once --config is one of its flags. CLI11's own reader ends values at '#', also
// within quotes, and knows no escapes.
void read_config_as_toml(CLI::App& app);

}  // namespace la3::cli
