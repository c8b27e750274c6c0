#include <cstdlib>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>

#include "la3/dist/c10d_engine.h"

namespace la3::dist {

std::unique_ptr<Engine> make_gloo_engine(const EngineOptions& options) {
  using Gloo = c10d::ProcessGroupGloo;
  const auto settings = Gloo::Options::create(options.timeout);
  // A machine's name often resolves to an address that no other machine can reach. The address that
  // has reached rank 0 is better, and what the user says is best.
  const char* interface = std::getenv("GLOO_SOCKET_IFNAME");
  settings->devices.push_back(interface != nullptr && *interface != '\0'
                                  ? Gloo::createDeviceForInterface(interface)
                                  : Gloo::createDeviceForHostname(options.address));
  return std::make_unique<C10dEngine<Gloo>>(
      c10::make_intrusive<Gloo>(options.store, options.rank, options.size, settings), torch::kCPU);
}

}  // namespace la3::dist
