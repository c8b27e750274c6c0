// What our networks have in common as torch modules, and the layers that all of them consist of.
//
// A family (networks/wide_resnet.h, networks/resnet.h, ...) makes a Classifier with torch's own
// initial weights; registry.h gives it its name and the weights for a seed. Convolutions have no
// bias: a batch norm follows, here or in the next block.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/modules/batchnorm.h>
#include <torch/nn/modules/conv.h>
#include <torch/nn/modules/linear.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "la3/nn/fused_norm.h"
#include "la3/nn/network.h"

namespace la3::nn {

class Classifier : public torch::nn::Module {
 public:
  // Maps N x 3 x side x side to N x classes logits.
  virtual torch::Tensor forward(const torch::Tensor& images) = 0;
  // For the following forward passes in training.
  virtual void set_noise(const NoiseKey&) {}
  virtual bool has_noise() const { return false; }
};

// A network that wraps `classifier`. Its parameters have the module's names.
std::unique_ptr<Network> as_network(std::string name, std::shared_ptr<Classifier> classifier);

// A square convolution, zero-padded so that stride 1 keeps the side.
torch::nn::Conv2d convolution(int64_t in_channels, int64_t out_channels, int64_t kernel_px, int64_t stride = 1);

// Batch norms with the operations around them: fused if fused_norm.h can, else torch's own
// operators, in place after the norm, whose backward pass needs only its input. All but batch_norm()
// may, in evaluation mode, write to x and use its memory.

// norm(x) by torch's own operator, or over all processes (synced_norm.h)
torch::Tensor batch_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x);
// norm(x)
torch::Tensor normalise(torch::nn::BatchNorm2d& norm, const torch::Tensor& x);
// relu(norm(x))
torch::Tensor normalise_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x);
// relu(norm(x) + residual), for two uses
Twice normalise_add_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& residual);

// The same of a convolution's result, which in inference may be folded into it (folded_norm.h).

// norm(convolution(x))
torch::Tensor convolve_normalise(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2d& norm,
                                 const torch::Tensor& x);
// relu(norm(convolution(x)))
torch::Tensor convolve_normalise_relu(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2d& norm,
                                      const torch::Tensor& x);
// relu(norm(convolution(x)) + residual), for two uses
Twice convolve_normalise_add_relu(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2d& norm,
                                  const torch::Tensor& x, const torch::Tensor& residual);

// Two terms of a sum that has not been added up yet; the second may be undefined.
struct Sum {
  torch::Tensor first, second;
};
struct Activated {
  torch::Tensor activated, sum;
};
// relu(norm(sum)) and the sum. May write to x.first and use its memory.
Activated add_normalise_relu(torch::nn::BatchNorm2d& norm, const Sum& x);

// The last step of every network: mean over the pixels, then a linear layer.
torch::Tensor pool_and_classify(torch::nn::Linear& linear, const torch::Tensor& x);

// Blocks one after the other, named 0, 1, ... as in torch's Sequential; but each block's forward
// may take any arguments.
template <class Block>
class Stage : public torch::nn::Module {
 public:
  template <class... Arguments>
  void add(Arguments&&... arguments) {
    blocks_.push_back(register_module(std::to_string(blocks_.size()),
                                      std::make_shared<Block>(std::forward<Arguments>(arguments)...)));
  }
  auto begin() const { return blocks_.begin(); }
  auto end() const { return blocks_.end(); }

 private:
  std::vector<std::shared_ptr<Block>> blocks_;
};

}  // namespace la3::nn
