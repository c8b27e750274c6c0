// Holds out a part of a data set, in proportion to its labels.
//
// The held-out samples of a label are chosen by a random order that depends only on the seed and
// the samples' ids: listing the files in another order, on another machine, or with more threads
// gives the same split. Pure functions, thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "la3/data/dataset.h"

namespace la3::data {

struct SplitOptions {
  // TotalCount: exactly this many images, spread over the labels in proportion to their sizes (by
  // largest remainders; at least one each). PerLabel: this many of each. Fraction: as TotalCount,
  // with the share rounded to a number of images.
  HeldOutSize held_out = Fraction{0.1};
  uint64_t seed = 0;
  std::string_view purpose = "to hold out";  // of the held-out images, for TotalCount messages

  // Throws std::invalid_argument unless counts are positive and a share is between 0 and 1.
  void validate() const;
};

// Two sets of indices, each ascending, that together are all indices of a data set.
struct SplitIndices {
  std::vector<size_t> train, held_out;
};

// Throws Error, which names the labels, if a label has too few images to give its share and keep at
// least one.
SplitIndices split(const Dataset& whole, const SplitOptions& options);

// The training set and the part held out of it as data sets of their own, which keep `whole` alive.
struct SplitData {
  std::shared_ptr<const Dataset> train, held_out;
};
SplitData split_data(std::shared_ptr<const Dataset> whole, const SplitOptions& options);

// For a data set that has nothing to test on: the customary number of its training images is held
// out, always the same ones.
SplitData keep_for_testing(std::shared_ptr<const Dataset> train);

}  // namespace la3::data
