// Made-up images of CIFAR's size with CIFAR's transforms, in memory: what loader and training benchmarks run on.
#pragma once

#include <string>
#include <vector>

#include "benchmarks/augment/inputs.h"
#include "la3/data/dataset.h"

namespace la3::augment {

class MemoryDataset final : public data::Dataset {
 public:
  explicit MemoryDataset(size_t size) : images_(photo_like_images(32, static_cast<int>(size))) {}
  size_t size() const override { return images_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(i % labels_.size()); }
  Image get(size_t i) const override { return images_[i]; }
  std::string id(size_t i) const override { return std::to_string(i); }
  ImageView in_memory(size_t i) const override { return images_[i].view(); }

 private:
  std::vector<Image> images_;
  std::vector<std::string> labels_ = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
  data::StandardTransforms transforms_ = {.kind = data::StandardTransforms::Kind::kPadCropFlip,
                                          .size_px = 32,
                                          .pad_px = 4,
                                          .flip = true,
                                          .cutout_px = 16};
};

}  // namespace la3::augment
