// Wide ResNets for small images: WRN-depth-widen (Zagoruyko and Komodakis, "Wide residual
// networks", 2016).
//
// Pre-activation basic blocks without dropout, three stages of 16, 32, 64 times `widen` channels.
// As in the authors' code, a block that changes the width gives its activated input to the shortcut
// too, and strides in the first convolution. Parameters: conv1,
// layer{1,2,3}.B.{bn1,conv1,bn2,conv2[,shortcut]}, bn, fc.
#pragma once

#include <memory>

#include "la3/nn/classifier.h"

namespace la3::nn {

// REQUIRES: depth = 6n + 4 with n > 0; widen and classes are positive.
std::shared_ptr<Classifier> wide_resnet(int depth, int widen, int classes);

}  // namespace la3::nn
