// The customary training setup for photos of any size, in folders or in shards. Private to la3/data,
// la3/run and the commands.
#pragma once

#include <cstddef>
#include <vector>

#include "la3/data/dataset.h"

namespace la3::data {

// Resized crop, flip, ImageNet's normalisation.
StandardTransforms photo_transforms(int size_px);

// What is held out for validation. `per_label`: the number of images of each label.
HeldOutSize photo_validation(const std::vector<size_t>& per_label);

// The side that suits image files: 224, or 128, 64 or 32 if half of the files are not much larger than that. Reads
// a few of them; what cannot be read does not count.
int photo_side_px(const Dataset& images);

}  // namespace la3::data
