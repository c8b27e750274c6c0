// Batches of augmented, normalised images from a data set, made ahead of time by worker threads.
//
// The samples come from la3/data, the decisions and pixels from la3/augment. The results are plain
// arrays that a trainer wraps as tensors. Every batch is a function of (data set, options, epoch,
// position): the number of workers and their timing do not matter. One thread calls the loader; the
// loader's own threads read the data set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "la3/augment/sampler.h"
#include "la3/augment/standard.h"
#include "la3/data/dataset.h"
#include "la3/loader/epoch_order.h"

namespace la3::loader {

// Memory for the floats of a batch, freed by its destructor. A trainer on a GPU uses pinned memory.
using FloatBuffer = std::unique_ptr<float[], std::function<void(float*)>>;
using AllocateFloats = std::function<FloatBuffer(size_t count)>;
FloatBuffer allocate_floats(size_t count);

struct LoaderOptions {
  // Samples per batch; with `copies` the batch holds batch_size * copies images.
  int batch_size = 128;
  // Batch augment: each batch holds this many differently augmented copies of its samples, all of
  // the first copy before those of the second.
  int copies = 1;
  // Makes only part number `part` of `parts` equal parts of every batch, counted in samples: parts
  // 0 .. parts - 1 together hold the batch that one loader without parts makes.
  int part = 0, parts = 1;
  // Reshuffle in every epoch, using the seed; else keep the data set's order.
  bool shuffle = true;
  // How often an epoch takes the images of a label; other than kNone only with `shuffle`. An image that
  // comes again in the same epoch is augmented differently.
  Balance balance = Balance::kNone;
  // Skip the last batch of an epoch if it is not full.
  bool drop_last = false;
  // Use the data set's standard transforms for training (random crop, flip, cutout); else those for
  // evaluation (centre crop).
  bool training = true;
  // Applied to each image according to its label, before crop and flip for small images, after them
  // for large ones. Null: none.
  std::shared_ptr<const augment::Sampler> policy = nullptr;
  augment::Layout layout = augment::Layout::kNchw;
  image::Filter filter = image::Filter::kBilinear;  // for images that are resized
  uint64_t seed = 0;

  // Threads; 0 means one per core. The caller's thread does not do any of the work.
  int workers = 0;
  // Batches in progress or waiting. More take more memory and even out slow files.
  int queue_batches = 4;
  AllocateFloats allocate = allocate_floats;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

struct Batch {
  std::span<const float> images;    // count images of channels x side x side in the options' layout
  std::span<const int32_t> labels;  // count
  std::span<const size_t> samples;  // numbers in the data set, count
  size_t count = 0;
};

// Throws like Loader's constructor if the options are invalid or do not fit the data set.
void check_loader(const data::Dataset& dataset, const LoaderOptions& options);

class Loader {
 public:
  // Throws std::invalid_argument if the options are invalid or do not fit the data set, or if the
  // policy is for another number of labels.
  Loader(std::shared_ptr<const data::Dataset> dataset, LoaderOptions options);
  // Stops each worker after its current image.
  ~Loader();
  Loader(const Loader&) = delete;
  Loader& operator=(const Loader&) = delete;

  size_t batches_per_epoch() const;
  int side_px() const;  // of the images in a batch

  // Uses another policy, or none if null, from the next start_epoch() on, which must come before
  // next(). Throws std::invalid_argument if it is for another number of labels.
  void set_policy(std::shared_ptr<const augment::Sampler> policy);

  // Begins an epoch at batch `first_batch`, even in the middle of another epoch. It ends before
  // batch `end_batch`, or with its last batch if that comes first. Workers start at once. Throws
  // std::invalid_argument if the epoch is not below 2^20.
  void start_epoch(uint32_t epoch, size_t first_batch = 0, size_t end_batch = SIZE_MAX);

  // The next batch of the epoch, or null after the last. Valid until the next call of next() or
  // start_epoch(). Rethrows what a worker threw while making this batch; the epoch is over then.
  // REQUIRES: start_epoch() was called.
  const Batch* next();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::loader
