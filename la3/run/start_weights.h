// The weights that trainings start from (--init). Private to la3/run.
#pragma once

#include <string>

#include "la3/nn/network.h"
#include "la3/run/context.h"

namespace la3::run {

enum class Say { kNothing, kCounts, kEveryTensor };

// The network that the weights are for. Throws Error if la3 does not know it.
std::string network_of_start_weights(const std::string& init, const Context& context);

// Throws Error if the file's tensors do not fit a network of that name, whatever its labels; needs no
// data. Only the first rank reads the file. Does nothing if `init` is empty.
void check_start_weights(const std::string& network_name, const std::string& init, const Context& context);

// Gives the network the file's weights on the first rank; a head of another size stays as it is. The
// observer is told what became of the tensors. Does nothing if `init` is empty.
void load_start_weights(nn::Network& network, const std::string& init, const Context& context, Say say);

}  // namespace la3::run
