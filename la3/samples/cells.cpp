#include "la3/samples/cells.h"

#include <algorithm>
#include <cstring>

#include "la3/augment/standard.h"
#include "la3/codec/codec.h"

namespace la3::samples {
namespace {

constexpr int kQualities[] = {88, 80, 70, 60, 50, 40, 30};

Image enlarged(ImageView image, int factor) {
  Image large(image.width * factor, image.height * factor, 3);
  for (int y = 0; y < large.height(); ++y) {
    for (int x = 0; x < large.width(); ++x) {
      const size_t to = 3 * (static_cast<size_t>(y) * static_cast<size_t>(large.width()) + static_cast<size_t>(x));
      const size_t from = static_cast<size_t>(y / factor) * image.row_bytes() + 3 * static_cast<size_t>(x / factor);
      std::memcpy(large.data() + to, image.pixels + from, 3);
    }
  }
  return large;
}

}  // namespace

Image CellMaker::as_network_sees(size_t sample) {
  Image image = dataset_.get(sample);
  const data::StandardTransforms& transforms = dataset_.standard_transforms();
  if (!transforms.is_photos) { return image; }
  augment::CentreCropOptions crop;
  crop.shorter_px = crop.width = crop.height = transforms.size_px;
  Image square(transforms.size_px, transforms.size_px, 3);
  augment::centre_crop(square.view(), image.view(), crop, resample_);
  return square;
}

Image CellMaker::fitted(const Image& image) {
  const int longer = std::max(image.width(), image.height());
  if (cell_px_ % longer == 0) { return enlarged(image.view(), cell_px_ / longer); }
  Image result(std::max(1, image.width() * cell_px_ / longer), std::max(1, image.height() * cell_px_ / longer), 3);
  image::resize(result.view(), image.view(), image::Filter::kBilinear, resample_);
  return result;
}

void CellMaker::paste(const Image& whole, Image& picture, int column, int row) {
  const Image image = fitted(whole);
  const int left = column * cell_px_ + (cell_px_ - image.width()) / 2;
  const int top = row * cell_px_ + (cell_px_ - image.height()) / 2;
  const MutableImageView to = picture.view();
  for (int y = 0; y < image.height(); ++y) {
    std::memcpy(to.pixels + static_cast<size_t>(top + y) * to.row_bytes() + 3 * static_cast<size_t>(left),
                image.data() + static_cast<size_t>(y) * image.view().row_bytes(), image.view().row_bytes());
  }
}

std::vector<uint8_t> encode_within(ImageView image, size_t max_bytes) {
  std::vector<uint8_t> bytes;
  for (const int quality : kQualities) {
    bytes = codec::encode_jpeg(image, quality);
    if (bytes.size() <= max_bytes) { break; }
  }
  return bytes;
}

std::vector<std::vector<size_t>> first_samples(const data::Dataset& dataset, size_t per_label) {
  std::vector<std::vector<size_t>> samples(dataset.labels().size());
  for (size_t i = 0; i < dataset.size(); ++i) {
    auto& of_label = samples[static_cast<size_t>(dataset.label(i))];
    if (of_label.size() < per_label) { of_label.push_back(i); }
  }
  return samples;
}

}  // namespace la3::samples
