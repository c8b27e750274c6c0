// The network and weights of a command that takes a trained network.
#pragma once

#include <string>

#include "cli/commands.h"

namespace la3::cli {

// Adds --network and --weights.
void add_network_flags(CLI::App& command, std::string& network, std::string& weights);

// --network, or else the network named in the weights file. Throws Error if the weights do not name
// one.
std::string network_of(const std::string& network, const std::string& weights);

}  // namespace la3::cli
