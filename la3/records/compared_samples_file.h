// samples/compared.json and compared.jpg: how strong the compared policies of a run are, and what
// each makes of the same images, for its report (docs/formats.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/records/samples_file.h"

namespace la3::records {

// Means over all training images that were measured, unless it says otherwise.
struct PolicyStrength {
  std::string name = {};     // as in the names of its trainings
  double changed_share = 0;  // of the pixels, 0 to 1
  double mean_change = 0;    // absolute, of a pixel's values, which go from 0 to 255
  // What it does to the recall of the network that the search used, on the validation images: the
  // mean over the labels, in points. None if it was not measured, as in runs of an older la3.
  std::optional<double> mean_reward = std::nullopt;
};

// One image: the original, then a copy by each policy, in their order.
struct ComparedRow {
  std::string label = {};
  std::vector<SampleCell> cells = {};
};

struct ComparedSamples {
  uint64_t seed = 0;
  uint64_t images = 0;  // that were measured
  std::vector<PolicyStrength> policies = {};
  int cell_px = 0;
  std::vector<ComparedRow> rows = {};
  std::vector<uint8_t> jpeg = {};  // a grid of square cells without gaps
};

// Nothing if `folder`/compared.json does not exist: runs of an older la3 have none. Throws Error if
// a file is damaged or missing.
std::optional<ComparedSamples> read_compared_samples(const std::filesystem::path& folder);

// Writes compared.jpg, then compared.json. The folder must exist. Throws Error if a file cannot be
// written.
void write_compared_samples(const std::filesystem::path& folder, const ComparedSamples& samples);

}  // namespace la3::records
