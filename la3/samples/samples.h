// Sample images of a run for its report: for each label some images, and copies of them augmented
// by its policy; and how strong the compared policies are.
//
// They are drawn once the policy exists, so that the report needs no data set
// (la3/records/samples_file.h, compared_samples_file.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "la3/augment/sampler.h"
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

struct ComparedSampler {
  std::string name = {};  // of the policy, as in the names of its trainings
  std::shared_ptr<const augment::Sampler> sampler = {};
  std::optional<double> mean_reward = std::nullopt;  // passed on to compared.json
};

// Writes compared.json and compared.jpg into `folder`, which is created: how much each policy
// changes images (all get the same ones, at most 200 of a label and 2,000 in all), and what it makes
// of the first image of each of at most ten labels. Copies are those of epoch 0, before crop and
// flip. A pure function of data and samplers. Throws Error if an image cannot be read or a file
// cannot be written, std::invalid_argument if a sampler has fewer labels than the data.
void draw_compared(const std::filesystem::path& folder, const data::Dataset& dataset,
                   std::span<const ComparedSampler> policies, uint64_t seed);

}  // namespace la3::samples
