// Makes one image of a batch: decodes it, applies policy and standard transforms, normalises. One
// maker per thread.
#pragma once

#include <cstdint>
#include <span>

#include "la3/augment/apply.h"
#include "la3/augment/standard.h"
#include "la3/data/dataset.h"
#include "la3/loader/loader.h"

namespace la3::loader {

// Copy c of a sample in an epoch uses the random numbers of "epoch" epoch + c * kEpochsPerCopy, so
// copy 0 is what a loader without copies makes.
inline constexpr uint32_t kEpochsPerCopy = uint32_t{1} << 20;
// That "epoch", also for samples that an epoch takes several times (EpochOrder::takes): the copies of
// the second time are counted after those of the first. After 4,096 of them the numbers come again.
inline uint32_t drawing_epoch(uint32_t epoch, uint32_t copy, uint32_t copies, uint32_t take) {
  return epoch + (take * copies + copy) * kEpochsPerCopy;
}

// How a photo is brought to the network's input size for evaluation.
augment::CentreCropOptions evaluation_crop(const data::StandardTransforms& transforms, image::Filter filter);

// How training cuts parts out of images and resizes them (Crop::kResized): the options, and the crop
// itself. `epoch` already includes the copy; without `may_flip`, the image is not mirrored.
augment::ResizedCropOptions training_crop(const data::StandardTransforms& transforms, image::Filter filter);
augment::ResizedCrop decide_crop(uint64_t seed, uint32_t epoch, size_t sample, int width, int height,
                                 const augment::ResizedCropOptions& options, bool may_flip = true);

// The transforms of images that have the network's input size already, for any other crop.
augment::CropFlipCutoutOptions small_image_options(const data::StandardTransforms& transforms, bool training);

class SampleMaker {
 public:
  // Both must outlive the maker. Throws std::invalid_argument if the standard transforms are
  // invalid.
  SampleMaker(const data::Dataset& dataset, const LoaderOptions& options);

  // Writes 3 * side * side floats. `epoch` already includes the copy (see kEpochsPerCopy). Throws
  // what the data set and the transforms throw.
  void make(size_t sample, uint32_t epoch, std::span<float> out);

 private:
  void make_small(ImageView image, size_t sample, uint32_t epoch, std::span<float> out);
  void make_resized(size_t sample, uint32_t epoch, std::span<float> out);
  bool may_flip(size_t sample) const { return dataset_.standard_transforms().may_flip(dataset_.label(sample)); }
  ImageView with_policy(ImageView image, size_t sample, uint32_t epoch);

  const data::Dataset& dataset_;
  const LoaderOptions& options_;
  augment::CropFlipCutoutOptions small_;
  augment::ResizedCropOptions resized_;
  augment::CentreCropOptions centred_;
  augment::ScaleShift factors_;
  augment::Scratch scratch_;
  image::ResampleScratch resample_scratch_;
  std::vector<uint8_t> augmented_;  // the image after the policy
  Image crop_;                      // the image after the resized or centre crop
};

}  // namespace la3::loader
