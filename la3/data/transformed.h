// A data set with other standard transforms than its own: what training does to images besides the
// policy, the size that a network sees, how they are normalised.
#pragma once

#include <array>
#include <memory>

#include "la3/data/dataset.h"

namespace la3::data {

// Per channel, of values scaled to 0 .. 1: (value - mean) / deviation.
struct Normalisation {
  std::array<double, 3> mean{}, deviation{};

  bool operator==(const Normalisation&) const = default;
};

Normalisation normalisation_of(const Dataset& dataset);

// The same samples. Both return the source itself if nothing changes, or it is null.
std::shared_ptr<const Dataset> with_transforms(std::shared_ptr<const Dataset> source,
                                               const StandardTransforms& transforms);
std::shared_ptr<const Dataset> with_normalisation(std::shared_ptr<const Dataset> source,
                                                  const Normalisation& normalisation);

}  // namespace la3::data
