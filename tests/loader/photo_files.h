// A data set of JPEG and PNG files in memory, of odd sizes, some turned by EXIF: what tests cut
// photos out of.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "la3/codec/codec.h"
#include "la3/core/random.h"
#include "la3/data/dataset.h"
#include "tests/codec/with_orientation.h"

namespace la3::loader {

class PhotoFiles : public data::Dataset {
 public:
  explicit PhotoFiles(int side_px) {
    transforms_ = {.is_photos = true,
                   .crop = data::StandardTransforms::Crop::kResized,
                   .size_px = side_px,
                   .flip = true,
                   .mean = {0.485, 0.456, 0.406},
                   .deviation = {0.229, 0.224, 0.225}};
  }

  // Labels are 0, 1, 2, 0, ...; EXIF's orientation 0 .. 8, 0 for none.
  void add_jpeg(int width, int height, int orientation = 0) {
    const std::vector<uint8_t> bytes = codec::encode_jpeg(photo_like(width, height).view(), 85);
    files_.push_back(orientation == 0 ? bytes : codec::with_orientation(bytes, orientation));
  }
  void add_png(int width, int height) { files_.push_back(codec::encode_png(photo_like(width, height).view())); }

  // Larger and smaller than `side`, long and thin, and a large one.
  void add_odd_ones() {
    const int side = transforms_.size_px;
    for (const auto& [width, height] : {std::pair{side, side},
                                        {2 * side + 1, 2 * side + 3},
                                        {side / 2 + 1, side / 3 + 1},
                                        {1, 2 * side},
                                        {3 * side, 1},
                                        {1, 1},
                                        {5 * side + 3, 4 * side + 1},
                                        {9 * side + 5, 8 * side + 7},
                                        {17, 300}}) {
      add_jpeg(width, height);
      add_png(width, height);
    }
    for (int orientation = 1; orientation <= 8; ++orientation) {
      add_jpeg(2 * side + 9, 3 * side + 11, orientation);
      add_jpeg(11 * side + 13, 9 * side + 3, orientation);
    }
    add_jpeg(3000, 2000);
  }

  size_t size() const override { return files_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(i % 3); }
  std::string id(size_t i) const override { return "file " + std::to_string(i); }
  Image get(size_t i) const override {
    ++reads;
    return codec::decode(files_[i], id(i));
  }
  image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
    ++reads;
    return codec::decode_region(files_[i], id(i), choose);
  }

  mutable std::atomic<int> reads = 0;

 private:
  // Waves, edges and noise.
  Image photo_like(int width, int height) const {
    Image image(width, height, 3);
    random::Stream noise(13, 0, files_.size(), random::Purpose::kBenchmark);
    uint8_t* to = image.data();
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        const int edge = (x / 11 + y / 7) % 2 == 0 ? 30 : -30;
        for (int c = 0; c < 3; ++c) {
          const int wave = static_cast<int>(60 * std::sin((x * (c + 1) + y * (3 - c)) / 9.0));
          *to++ = static_cast<uint8_t>(128 + wave + edge + static_cast<int>(noise.below(30)) - 15);
        }
      }
    }
    return image;
  }

  data::StandardTransforms transforms_;
  std::vector<std::string> labels_ = {"a", "b", "c"};
  std::vector<std::vector<uint8_t>> files_;
};

}  // namespace la3::loader
