#include "cli/torch/network_flags.h"

#include "la3/core/error.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"

namespace la3::cli {

void add_network_flags(CLI::App& command, std::string& network, std::string& weights) {
  command
      .add_option("--network", network,
                  "The network, or a TorchScript file.pt; without it, what the weights say they are for")
      ->type_name("NAME");
  command.add_option("--weights", weights, "A .safetensors file; without it, the network's initial weights")
      ->type_name("FILE");
}

std::vector<std::string> network_names() {
  const auto& names = nn::network_names();
  return {names.begin(), names.end()};
}

std::string network_of(const std::string& network, const std::string& weights) {
  if (!network.empty()) { return network; }
  if (weights.empty()) { throw CLI::RequiredError("--weights or --network"); }
  const nn::SafetensorsFile file(weights);
  const auto found = file.metadata().find(nn::kNetworkKey);
  if (found == file.metadata().end()) {
    throw Error(weights + ": does not say which network it is for; --network does");
  }
  return found->second;
}

}  // namespace la3::cli
