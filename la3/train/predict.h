// What a network takes images for: the most likely labels of each, with their probabilities.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/nn/network.h"
#include "la3/train/inference.h"

namespace la3::train {

struct LikelyLabel {
  size_t label = 0;
  double probability = 0;  // of all labels, 1 together
};

// Calls `visit` for every image, in order, with its `top` most likely labels (all if there are
// fewer), the most likely first. That one is the label that evaluate() counts. The images come from
// the loader, which shows them as for an evaluation. The network is in evaluation mode afterwards.
// Throws what reading images and `visit` throw.
void predict(nn::Network& network, std::shared_ptr<const data::Dataset> images, size_t top,
             const InferenceOptions& options,
             const std::function<void(size_t image, const std::vector<LikelyLabel>& likely)>& visit);

}  // namespace la3::train
