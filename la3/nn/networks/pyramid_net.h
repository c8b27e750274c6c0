// PyramidNets for small images (Han et al., "Deep pyramidal residual networks", 2017) with
// ShakeDrop, e.g. 272 alpha 200.
//
// Bottleneck blocks, each a little wider than the one before: block k of K has 16 + alpha k / K
// channels, rounded, and four times as many at its output. Shortcuts have no parameters: 2x2
// average pooling where the size halves, zeros for the new channels. The probability that a block
// is kept falls linearly to 0.5 at the last one (Yamada et al. 2018, as in shake.h). Parameters:
// conv1, bn1, layer{1,2,3}.B.{bn1,conv1,bn2,conv2,bn3,conv3,bn4}, bn_final, fc.
#pragma once

#include <memory>
#include <optional>

#include "la3/nn/classifier.h"
#include "la3/nn/networks/shake.h"

namespace la3::nn {

class PyramidBlock : public torch::nn::Module {
 public:
  // Its output has 4 * channels channels.
  PyramidBlock(int64_t in_channels, int64_t channels, int64_t stride, double keep_probability);
  // Without noise in evaluation.
  torch::Tensor forward(const torch::Tensor& x, const std::optional<ShakeNoise>& block_noise);

 private:
  int64_t stride_;
  double keep_probability_;
  torch::nn::BatchNorm2d bn1_{nullptr}, bn2_{nullptr}, bn3_{nullptr}, bn4_{nullptr};
  torch::nn::Conv2d conv1_{nullptr}, conv2_{nullptr}, conv3_{nullptr};
};

// REQUIRES: depth = 9n + 2 with n > 0; alpha and classes are positive.
std::shared_ptr<Classifier> pyramid_net(int depth, int alpha, int classes);

}  // namespace la3::nn
