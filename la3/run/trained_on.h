// What a weights file says about the images that its network was trained on: the names of the
// labels, and how evaluation shows an image to the network. docs/formats.md has the two entries of
// its metadata.
//
// Pure functions, thread-safe.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/nn/safetensors.h"

namespace la3::run {

inline constexpr const char* kLabelsKey = "la3.labels";
inline constexpr const char* kInputKey = "la3.input";
inline constexpr const char* kFlipKey = "la3.flip";  // --flip of the training, if it was set

struct TrainedOn {
  std::vector<std::string> labels = {};  // by number; empty: the file does not say
  // What evaluation takes of it: whether images are photos or have the size already; size, mean and
  // deviation.
  std::optional<data::StandardTransforms> transforms = std::nullopt;
};

// For the metadata of weights. Names that are not UTF-8 lose the bytes that are not.
nn::Metadata describe(const data::Dataset& trained_on);

// Reads what describe() wrote; files of other programs and older ones say neither. Throws Error that
// names the path if an entry is not as described.
TrainedOn trained_on(const nn::Metadata& metadata, const std::filesystem::path& path);

// Throws Error, with the first difference, if the file names other labels than the data has, or the same in
// another order: what the network answers would be counted for the wrong ones. `data` is the data's name.
void check_labels(const TrainedOn& trained_on, const std::filesystem::path& path,
                  const std::vector<std::string>& labels, const std::string& data);

}  // namespace la3::run
