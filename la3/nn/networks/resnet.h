// ResNets for ImageNet-like images (He et al., "Deep residual learning for image recognition",
// 2015): 18, 50, 200.
//
// In torchvision's form: a bottleneck strides in its 3x3 convolution (known as v1.5), and tensors
// have torchvision's names, so that weights from torchvision and timm load unchanged.
#pragma once

#include <memory>

#include "la3/nn/classifier.h"

namespace la3::nn {

// REQUIRES: depth is 18, 50 or 200; classes is positive.
std::shared_ptr<Classifier> resnet(int depth, int classes);

}  // namespace la3::nn
