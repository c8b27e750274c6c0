// Names of files with augmented copies: "cat-001.2.Rotate-Color-Posterize.jpg" is what cat-001
// becomes in epoch 2, by these operations.
//
// Pure functions, thread-safe.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "la3/augment/op.h"
#include "la3/data/dataset.h"

namespace la3::copies {

// Longer stems are cut, so that names stay below the 255 bytes that file systems take.
inline constexpr size_t kLongestStem = 100;

// The part of a file's name before its extension, fit for a name: never hidden (with a dot in
// front), and cut to kLongestStem bytes between characters.
std::string stem_of(const std::string& file_name);

// ".2.Rotate-Color-Posterize", to be put between stem and extension. Without calls: ".2.Identity".
// Different epochs give different names for any two stems that differ.
std::string copy_mark(uint32_t epoch, std::span<const augment::OpCall> calls);
// ".original".
std::string original_mark();

// A stem for each sample of a data set, from its id, that no other sample of its label has: of
// several with the same name, all but the first are followed by "~" and the sample's number.
std::vector<std::string> unique_stems(const data::Dataset& dataset);

}  // namespace la3::copies
