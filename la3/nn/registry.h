// Networks by name.
//
//     wrn-DEPTH-WIDEN           networks/wide_resnet.h     depth 6n + 4: wrn-40-2, wrn-28-10, ...
//     resnet-DEPTH              networks/resnet.h          18, 26, 34, 50, 101, 152, 200
//     wide-resnet-50-2          networks/resnet.h
//     shake-DEPTH-2xWIDTHd      networks/shake_resnet.h    depth 6n + 2, even width: shake-26-2x96d
//     pyramid-DEPTH-aALPHA      networks/pyramid_net.h     depth 9n + 2: pyramid-272-a200, ...
//     FILE.pt, or another file  torchscript.h              the user's own
//
// All accept images of any side, since they end with a mean over the pixels. Thread-safe.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "la3/nn/network.h"

namespace la3::nn {

// A network on the CPU in training mode. One of ours gets the weights for the seed (initialise.h),
// a TorchScript module keeps those of its file. Throws std::invalid_argument for an unknown name,
// suggesting the nearest known one, or for classes < 1; Error for a file that is not a TorchScript
// module.
std::unique_ptr<Network> make_network(const std::string& name, int classes, uint64_t seed);

// The same without the seed's weights, which take the longest: for its tensors' names and shapes. Null
// if the name is none of ours.
std::unique_ptr<Network> make_shapes(const std::string& name, int classes);

// Whether the name is that of a network of ours, and not of a file. Makes nothing.
bool is_own_network(const std::string& name);

// The names of the paper's networks, of those that people fine-tune, and of small ones for CPUs.
// Others that match the patterns above work as well.
const std::vector<std::string_view>& network_names();

}  // namespace la3::nn
