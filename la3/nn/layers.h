// Which parameters of a network are its head, and how deep the others are: for learning rates that
// differ and for parts that are not trained. Pure functions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "la3/nn/network.h"

namespace la3::nn {

// The last parameter with two dimensions, classes x features in every family; nothing if there is none.
std::optional<NamedTensor> classifier_of(const Network& network);

// What the names of the head's parameters begin with: "fc.". The head is the module of the
// classifier. Empty if there is none, or if it belongs to the network itself.
std::string head_of(const Network& network);

// For each parameter, the number of its layer. 0 is the stem; then come the layers that the names
// count: "layer1." to "layer4." in our networks, "blocks.0." or "features.3." in those of others, in
// the order of their parameters; what follows the last of them belongs to the last number, which is
// the head's. Throws std::invalid_argument if no two names count layers.
std::vector<int> layer_numbers(const Network& network);

}  // namespace la3::nn
