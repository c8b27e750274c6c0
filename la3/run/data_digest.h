// The identity of a data set in one line, to tell whether it is the same as earlier or on another
// process; and that of a file.
#pragma once

#include <filesystem>
#include <string>

#include "la3/data/dataset.h"

namespace la3::run {

// "640 images, checksum 1f0c...": covers the labels' names, each image's label, and the pixels of
// some images.
std::string digest_of(const data::Dataset& dataset);

// 16 hexadecimal digits. Throws Error if the file cannot be read.
std::string checksum_of(const std::filesystem::path& file);

}  // namespace la3::run
