// A data set whose photos stay in memory once they are decoded, as long as there is room: later
// epochs, and later trainings with the same data set, decode only the others.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

#include "la3/data/dataset.h"

namespace la3::loader {

// Memory that several data sets share. Thread-safe.
class MemoryBudget {
 public:
  explicit MemoryBudget(size_t bytes) : left_(bytes) {}

  // False, from then on forever, if there is less left.
  bool take(size_t bytes);
  void give_back(size_t bytes) { left_ += bytes; }
  bool is_used_up() const { return is_used_up_; }

 private:
  std::atomic<size_t> left_;
  std::atomic<bool> is_used_up_ = false;
};

// Gives the same images, and cuts of the same bytes, as the source: see photo.h. A photo that is
// first asked for by get() is kept whole, one that is first asked for by get_region() at the sizes
// that crops for training ask for. Returns the source itself if its images are not photos.
std::shared_ptr<const data::Dataset> keep_decoded(std::shared_ptr<const data::Dataset> source,
                                                  std::shared_ptr<MemoryBudget> budget);

}  // namespace la3::loader
