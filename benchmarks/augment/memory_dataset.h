// Made-up images, of CIFAR's size unless said otherwise, with CIFAR's transforms, in memory: what
// loader and training benchmarks run on.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "benchmarks/augment/inputs.h"
#include "la3/data/dataset.h"

namespace la3::augment {

class MemoryDataset final : public data::Dataset {
 public:
  explicit MemoryDataset(size_t size) : MemoryDataset(size, 32, 10, size) {}
  // The images repeat after `different` ones, which saves making and keeping large ones.
  MemoryDataset(size_t size, int side_px, int labels, size_t different)
      : size_(size), images_(photo_like_images(side_px, static_cast<int>(std::min(size, different)))) {
    for (int i = 0; i < labels; ++i) { labels_.push_back(std::to_string(i)); }
    transforms_.size_px = side_px;
  }
  size_t size() const override { return size_; }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(i % labels_.size()); }
  Image get(size_t i) const override { return images_[i % images_.size()]; }
  std::string id(size_t i) const override { return std::to_string(i); }
  ImageView in_memory(size_t i) const override { return images_[i % images_.size()].view(); }

 private:
  size_t size_;
  std::vector<Image> images_;
  std::vector<std::string> labels_;
  data::StandardTransforms transforms_ = {
      .crop = data::StandardTransforms::Crop::kPad, .size_px = 32, .pad_px = 4, .flip = true, .cutout_px = 16};
};

}  // namespace la3::augment
