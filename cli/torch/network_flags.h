// Which network and which weights a command uses that takes a trained one.
#pragma once

#include <string>

#include "cli/commands.h"

namespace la3::cli {

// Adds --network and --weights.
void add_network_flags(CLI::App& command, std::string& network, std::string& weights);

// --network, or else the network that the weights say they are for. Throws Error if they do not
// say.
std::string network_of(const std::string& network, const std::string& weights);

}  // namespace la3::cli
