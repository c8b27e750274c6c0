// ResNets for ImageNet-like images (He et al., "Deep residual learning for image recognition",
// 2015): 18, 26, 34, 50, 101, 152, 200; 26 is timm's, with bottlenecks. wide-resnet-50-2 has
// bottlenecks of twice the width (Zagoruyko and Komodakis, "Wide residual networks", 2016).
//
// In torchvision's form: a bottleneck strides in its 3x3 convolution (known as v1.5), and tensors
// have torchvision's names, so that weights from torchvision and timm load unchanged.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "la3/nn/classifier.h"

namespace la3::nn {

struct ResNetForm {
  std::string_view name;
  std::array<int, 4> blocks;  // per stage
  bool has_bottlenecks;
  int width;  // of the first bottleneck
};
// All that there are.
std::span<const ResNetForm> resnet_forms();

// REQUIRES: classes is positive.
std::shared_ptr<Classifier> resnet(const ResNetForm& form, int classes);

}  // namespace la3::nn
