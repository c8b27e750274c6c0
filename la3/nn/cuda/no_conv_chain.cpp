// Replaces conv_chain.cpp where the build has no CUDA compiler or LibTorch has no CUDA.
#include <stdexcept>

#include "la3/nn/conv_chain.h"

namespace la3::nn {

struct ConvChainState {};

ConvChainsAllowed::ConvChainsAllowed() = default;
ConvChainsAllowed::~ConvChainsAllowed() = default;
ConvChain::ConvChain(std::vector<Unit>) {}
ConvChain::~ConvChain() = default;
ConvChain::ConvChain(ConvChain&&) noexcept = default;

bool ConvChain::accepts(const torch::Tensor&, const torch::Tensor&) const {
  return false;
}

torch::Tensor ConvChain::forward(const torch::Tensor&, const torch::Tensor&) {
  throw std::logic_error("ConvChain: this build has none");
}

}  // namespace la3::nn
