// Statistics of a data set's images: colours, sizes, and which of them cannot be read.
//
// Reads every image once. Sums are integers, so the result does not depend on the number of
// threads.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "la3/data/dataset.h"

namespace la3::data {

// The smallest, the median (of an even number, the lower one) and the largest.
struct SizeRange {
  int min = 0, median = 0, max = 0;
};

struct UnreadableImage {
  size_t index = 0;
  std::string message;  // names the file
};

struct Statistics {
  // Per channel, over all pixels of all images, of values scaled to 0 .. 1; the deviation is the
  // population's. All 0 if no image could be read.
  std::array<double, 3> mean{}, deviation{};
  SizeRange width, height;
  uint64_t pixels = 0;
  std::vector<UnreadableImage> unreadable;  // ascending; not included in the figures above
};

struct StatisticsOptions {
  int threads = 0;  // 0: one per core
  // Called after some images have been read, by one thread at a time, with the total so far. May be
  // empty.
  std::function<void(size_t done)> progress;
};

Statistics compute_statistics(const Dataset& dataset, const StatisticsOptions& options = {});

}  // namespace la3::data
