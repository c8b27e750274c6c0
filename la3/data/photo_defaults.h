// What training on photos of any size customarily does, in folders or in shards. Private to
// la3/data.
#pragma once

#include <cstddef>
#include <vector>

#include "la3/data/dataset.h"

namespace la3::data {

// Resized crop, flip, ImageNet's colours.
StandardTransforms photo_transforms(int size_px);

// What is held out for validation. `per_label`: how many images each label has.
HeldOutSize photo_validation(const std::vector<size_t>& per_label);

}  // namespace la3::data
