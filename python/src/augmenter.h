// The implementation of `la3.LabelAwareAugment`: a policy prepared for the labels of a data set,
// perhaps a random crop before it, and threads for batches.
//
// la3/augment/sampler.h decides and la3/augment/apply.h executes, so the bytes are those of C++ for
// the same seed, epoch and index. May be used by several Python threads at a time, and on both
// sides of a fork.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arrays.h"
#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/augment/standard.h"
#include "la3/core/parallel.h"
#include "la3/policy/policy.h"

namespace la3::python {

// Buffers for images that are not in our order, and the scratch of what is done to them. One per
// thread.
struct Workspace {
  augment::Scratch scratch;
  image::ResampleScratch resample_scratch;
  std::vector<uint8_t> in, cropped, augmented, out;
};

// Applies the calls to the only image of `in` and writes the result to `out`, with the calling
// thread's own workspace, and without the GIL if the work takes longer than a few µs.
void apply_to_one(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out);

// How a training's network takes images: la3/loader/sample_maker.cpp does the same.
struct Finish {
  augment::CropFlipCutoutOptions standard;  // not used with a crop
  augment::ScaleShift factors;              // of floats
  augment::Layout layout = augment::Layout::kNchw;
  bool training = true;  // else as in evaluation: no policy, nothing random
};

// Memory for finished images, one after the other: either floats or bytes, which have no cutout.
struct Finished {
  float* floats = nullptr;
  uint8_t* bytes = nullptr;
};

class Augmenter {
 public:
  // Without labels, takes those of the policy in its order; a label-invariant policy then takes any
  // number. `threads` are for batches; 0: one per core. With a crop, images of any size are cut and
  // resized before the policy is applied, as in a training on photos with the same seed. Throws
  // Error as Sampler does, std::invalid_argument as the crop's validate() does.
  Augmenter(const policy::Policy& policy, const std::vector<std::string>& labels, uint64_t seed, int threads,
            std::optional<augment::ResizedCropOptions> crop);
  ~Augmenter();

  // The number of labels; -1: any number is a label.
  int label_count() const { return takes_any_label_ ? -1 : sampler_.label_count(); }
  // A label-invariant policy for samples that have several labels, or none. It gets a number that
  // can be used like a label's, far beyond theirs. Call with the GIL.
  int64_t add(const policy::Policy& policy);

  // Throws std::invalid_argument if there is no such label.
  augment::OpCalls decide(int64_t label, uint32_t epoch, uint64_t index) const;
  // REQUIRES: crops().
  augment::ResizedCrop decide_crop(int width, int height, uint32_t epoch, uint64_t index) const;
  bool crops() const { return crop_.has_value(); }
  // How an image of this size is cut and resized. REQUIRES: crops().
  image::Resampling resampling(int width, int height, bool training, uint32_t epoch, uint64_t index) const;

  // The size of what comes out for images like this one.
  int out_width(const Pixels& in) const { return crop_ ? crop_->width : in.width; }
  int out_height(const Pixels& in) const { return crop_ ? crop_->height : in.height; }

  // One image; `out` has the size above.
  void one(const Pixels& in, const Pixels& out, int64_t label, uint32_t epoch, uint64_t index) const;
  // The same without the policy. REQUIRES: crops().
  void crop_one(const Pixels& in, const Pixels& out, uint32_t epoch, uint64_t index) const;

  // Either one `in` with all images, or one for each; `out` likewise. Image i has labels[i] and
  // indices[i]. Throws std::invalid_argument, before anything is written, if a label is invalid.
  // Call with the GIL; releases it while working.
  void batch(std::span<const Pixels> in, std::span<const Pixels> out, std::span<const int64_t> labels,
             uint32_t epoch, std::span<const uint64_t> indices);
  // The same, and what comes after the policy.
  void finish(std::span<const Pixels> in, const Finished& out, std::span<const int64_t> labels, uint32_t epoch,
              std::span<const uint64_t> indices, const Finish& finish);

 private:
  // Threads do not survive in a forked child, so the process that started them is stored with them.
  struct Threads;
  // Image i with the calls decided for it.
  using Work = std::function<void(size_t i, std::span<const augment::OpCall> calls, Workspace& workspace)>;

  void check_label(int64_t label) const;
  void apply_to(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out, size_t number,
                uint32_t epoch, uint64_t index, Workspace& workspace) const;
  void for_each(size_t bytes_each, std::span<const int64_t> labels, uint32_t epoch,
                std::span<const uint64_t> indices, const Work& work);
  void finish_one(std::span<const augment::OpCall> calls, const Pixels& in, size_t number, const Finished& out,
                  uint32_t epoch, uint64_t index, const Finish& finish, Workspace& workspace) const;
  Threads& threads();

  const bool takes_any_label_;
  const augment::Sampler sampler_;
  const int thread_count_;
  const std::optional<augment::ResizedCropOptions> crop_;
  std::vector<std::shared_ptr<const augment::Sampler>> added_;
  std::unique_ptr<Threads> threads_;
};

}  // namespace la3::python
