// What data sets of photos of any size, in folders or in shards, have in common. Private to la3/data.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/data/image_folder.h"

namespace la3::data {

// Resized crop, flip, ImageNet's colours.
StandardTransforms photo_transforms(int size_px);

// `per_label`: how many images each label has.
HeldOutSize photo_validation(const std::vector<size_t>& per_label);

// "'a', 'b' and 3 more".
std::string listed(const std::vector<std::string>& names);

// Throws Error that names the first of the bad files and how many there are. `where` is the data set's folder.
[[noreturn]] void fail_for_bad_files(const std::string& where, const std::vector<BadFile>& bad);

}  // namespace la3::data
