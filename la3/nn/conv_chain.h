// A run of 3 x 3 convolutions with the batch norms and ReLUs between them, as the blocks of a wide
// ResNet have, in fused kernels: one per convolution forward, two backward (cuda/conv_kernels.h).
//
// Only for training, only on Hopper GPUs and only for some sizes; everything else takes the layers one
// by one (accepts()). Statistics, running statistics and gradients are those of the single layers, up
// to rounding. Not thread-safe.
#pragma once

#include <torch/nn/modules/batchnorm.h>
#include <torch/nn/modules/conv.h>

#include <memory>
#include <vector>

namespace la3::nn {

// While one exists, networks that run on its thread may use chains. Gradients of their parameters then
// lie in memory that the next backward pass overwrites, so a step must use them before.
class ConvChainsAllowed {
 public:
  ConvChainsAllowed();
  ~ConvChainsAllowed();
  ConvChainsAllowed(const ConvChainsAllowed&) = delete;
  ConvChainsAllowed& operator=(const ConvChainsAllowed&) = delete;
};

struct ConvChainState;

class ConvChain {
 public:
  // x -> convolution(relu(norm(x))). Convolutions keep the size and the number of channels.
  struct Unit {
    torch::nn::BatchNorm2d norm{nullptr};  // none in the first unit, whose input is activated already
    torch::nn::Conv2d convolution{nullptr};
  };

  // To the results of the first, third, ... unit, what went in two units before is added; to the
  // first one's `residual`. REQUIRES: an odd number of units.
  explicit ConvChain(std::vector<Unit> units);
  ~ConvChain();
  ConvChain(ConvChain&&) noexcept;

  bool accepts(const torch::Tensor& activated, const torch::Tensor& residual) const;
  // REQUIRES: accepts().
  torch::Tensor forward(const torch::Tensor& activated, const torch::Tensor& residual);

 private:
  std::unique_ptr<ConvChainState> state_;
};

}  // namespace la3::nn
