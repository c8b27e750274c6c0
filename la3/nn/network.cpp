#include "la3/nn/network.h"

#include <set>

#include "la3/nn/onednn.h"

namespace la3::nn {
namespace {

// "layer1.0.bn1.weight" to "layer1.0.bn1.": the part before the tensor's own name; empty at the
// top.
std::string module_of(const std::string& name) {
  const size_t dot = name.rfind('.');
  return dot == std::string::npos ? "" : name.substr(0, dot + 1);
}

}  // namespace

Network::Network() {
  [[maybe_unused]] static const bool is_limited = limit_onednn();
}

std::vector<bool> is_batch_norm(const Network& network) {
  std::set<std::string> norms;
  for (const NamedTensor& buffer : network.buffers()) {
    const std::string module = module_of(buffer.name);
    if (buffer.name == module + "running_mean") { norms.insert(module); }
  }
  std::vector<bool> result;
  for (const NamedTensor& parameter : network.parameters()) {
    result.push_back(norms.count(module_of(parameter.name)) != 0);
  }
  return result;
}

}  // namespace la3::nn
