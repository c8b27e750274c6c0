// Sample images of a run for its report: for each label some images, and copies of them augmented
// by its policy.
//
// They are drawn once the policy exists, so that the report needs no data set
// (la3/records/samples_file.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

#include "la3/data/dataset.h"
#include "la3/policy/policy.h"

namespace la3::samples {

struct SampleOptions {
  // For all JPEG files together. The more labels, the fewer, smaller and coarser the cells. If even
  // the coarsest take more, the limit is exceeded.
  size_t max_bytes = 4'500'000;
};

// Writes samples.json and one JPEG file per label that has images into `folder`, which is created.
// Copy c of an image is what a training with that seed makes of it in epoch c, before crop and
// flip. Throws Error if the policy does not fit the labels, an image cannot be read or a file
// cannot be written.
void draw_samples(const std::filesystem::path& folder, const data::Dataset& dataset, const policy::Policy& policy,
                  uint64_t seed, const SampleOptions& options = {});

}  // namespace la3::samples
