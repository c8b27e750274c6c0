// A data set whose images are normalised by another mean and deviation than its own.
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

// The same samples. Returns the source itself if it is normalised that way already, or is null.
std::shared_ptr<const Dataset> with_normalisation(std::shared_ptr<const Dataset> source,
                                                  const Normalisation& normalisation);

}  // namespace la3::data
