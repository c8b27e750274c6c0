// Augments many images at once, on several threads: sampler.h decides, apply.h executes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/core/image.h"
#include "la3/core/parallel.h"

namespace la3::augment {

// One image of a batch. `out` has the shape of `in`, and either is the same image or overlaps no
// image of the batch.
struct BatchItem {
  ImageView in;
  MutableImageView out;
  int label = 0;
  // The image's number in its data set. With the epoch it determines what happens to the image.
  uint64_t sample = 0;
};

// Owns the threads and their scratch. The result is the same for any number of threads. One batch
// at a time.
class BatchAugmenter {
 public:
  // `threads` as in ThreadPool: 0 means one per core.
  explicit BatchAugmenter(int threads = 0, Isa isa = best_isa());

  int threads() const { return pool_.threads(); }

  // Throws what Sampler::sample and apply_ops throw; some images may be done then and others not.
  void augment(const Sampler& sampler, uint32_t epoch, std::span<const BatchItem> batch);

 private:
  ThreadPool pool_;
  std::vector<Scratch> scratch_;  // by worker
};

}  // namespace la3::augment
