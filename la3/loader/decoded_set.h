// A data set whose images are decoded once and kept in memory, as evaluation shows them to a network.
#pragma once

#include <cstddef>
#include <memory>

#include "la3/data/dataset.h"

namespace la3::loader {

// Keeps the images first .. end - 1 of `source`; the others must not be asked for. `threads` as in
// ThreadPool. Throws what reading images throws.
std::shared_ptr<const data::Dataset> decode_for_evaluation(std::shared_ptr<const data::Dataset> source,
                                                           size_t first, size_t end, int threads);

}  // namespace la3::loader
