// The network and weights of a command that takes a trained network.
#pragma once

#include <memory>
#include <string>

#include "cli/torch/processes.h"
#include "la3/nn/network.h"

namespace la3::cli {

// Adds --network and --weights.
void add_network_flags(CLI::App& command, std::string& network, std::string& weights);

// Adds --normalise, of images for a network that is trained already.
void add_normalise_flag(CLI::App& command, std::string& normalise);

// Adds --device and --precision.
void add_device_flags(CLI::App& command, std::string& device, std::string& precision);

// --network, or else the network that the weights file names or is of, on all ranks. Throws Error if
// there is none, or if the weights are of another network. Needs no data.
std::string network_of(const std::string& network, const std::string& weights, const Job& job);

// The network on the job's device, with these weights, if any, on all ranks.
std::unique_ptr<nn::Network> open_network(const std::string& name, const std::string& weights, int labels,
                                          const Job& job);

// The same for a data set, whose labels must be those that the weights name, if they name any. `data` is its
// name in messages.
std::unique_ptr<nn::Network> open_network_for(const std::string& name, const std::string& weights,
                                              const std::vector<std::string>& labels, const std::string& data,
                                              const Job& job);

}  // namespace la3::cli
