// A small data set that a small network learns in seconds.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "la3/core/image.h"
#include "la3/core/random.h"
#include "la3/data/dataset.h"

namespace la3::train {

// 8x8 images of two labels: a bright left or a bright right half, under noise.
class Halves : public data::Dataset {
 public:
  Halves(size_t size, uint64_t seed) {
    transforms_.size_px = 8;
    for (size_t i = 0; i < size; ++i) {
      random::Stream stream(seed, 0, i, random::Purpose::kBenchmark);
      Image image(8, 8, 3);
      for (int p = 0; p < 64; ++p) {
        const bool bright = (p % 8 < 4) == (i % 2 == 0);
        for (int c = 0; c < 3; ++c) {
          image.data()[3 * p + c] = static_cast<uint8_t>((bright ? 60 : 0) + stream.below(190));
        }
      }
      images_.push_back(std::move(image));
    }
  }
  size_t size() const override { return images_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(i % 2); }
  Image get(size_t i) const override { return images_[i]; }
  std::string id(size_t i) const override { return std::to_string(i); }
  ImageView in_memory(size_t i) const override { return images_[i].view(); }

 private:
  std::vector<Image> images_;
  std::vector<std::string> labels_ = {"left", "right"};
  data::StandardTransforms transforms_;
};

}  // namespace la3::train
