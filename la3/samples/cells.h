// The cells of a picture of samples: images as the network sees them, in squares of one size.
// Private to la3/samples.
#pragma once

#include <cstdint>
#include <vector>

#include "la3/core/image.h"
#include "la3/data/dataset.h"
#include "la3/image/resample.h"

namespace la3::samples {

// Not thread-safe.
class CellMaker {
 public:
  CellMaker(const data::Dataset& dataset, int cell_px) : dataset_(dataset), cell_px_(cell_px) {}

  // Large images are cropped to the centre square that the network is tested on.
  Image as_network_sees(size_t sample);

  // Fits the image into a cell of the picture, centred.
  void paste(const Image& image, Image& picture, int column, int row);

 private:
  Image fitted(const Image& image);

  const data::Dataset& dataset_;
  const int cell_px_;
  image::ResampleScratch resample_;
};

// The best quality that fits `max_bytes`; the lowest quality if none does.
std::vector<uint8_t> encode_within(ImageView image, size_t max_bytes);

// The first images of each label, by label.
std::vector<std::vector<size_t>> first_samples(const data::Dataset& dataset, size_t per_label);

}  // namespace la3::samples
