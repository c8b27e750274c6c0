// Shake-Shake ResNets for small images: depth 2 x Nd (Gastaldi, "Shake-Shake regularization",
// 2017), e.g. 26 2x96d.
//
// Three stages of N, 2N, 4N channels; every block has two branches of ReLU, convolution, batch
// norm, ReLU, convolution, batch norm. Noise as in shake.h, one number per image
// ("Shake-Shake-Image"). Parameters: conv1, bn1, layer{1,2,3}.B.branch{1,2}.{conv1,bn1,conv2,bn2},
// layer{1,2,3}.0.shortcut.{conv1,conv2,bn}, fc.
#pragma once

#include <memory>
#include <optional>

#include "la3/nn/classifier.h"
#include "la3/nn/networks/shake.h"

namespace la3::nn {

class ShakeBranch;
class ShakeShortcut;

class ShakeBlock : public torch::nn::Module {
 public:
  ShakeBlock(int64_t in_channels, int64_t out_channels, int64_t stride);
  // Without noise in evaluation.
  torch::Tensor forward(const torch::Tensor& x, const std::optional<ShakeNoise>& block_noise);

 private:
  std::shared_ptr<ShakeBranch> branch1_, branch2_;
  std::shared_ptr<ShakeShortcut> shortcut_;  // null if the width stays the same
};

// REQUIRES: depth = 6n + 2 with n > 0; width is even; width and classes are positive.
std::shared_ptr<Classifier> shake_resnet(int depth, int width, int classes);

}  // namespace la3::nn
