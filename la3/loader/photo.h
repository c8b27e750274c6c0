// Photos that stay in memory, on the host or on a GPU, so that every crop of a training can be cut
// out of them with the bytes that decoding it from its file gives.
//
// Decoders reduce a photo to a half, a quarter or an eighth where that leaves enough pixels of a
// crop (la3/image/region.h), and a JPEG that was reduced while decoding has other bytes than one
// that was resized afterwards. So a photo is kept at each size that some crop asks for, its levels:
// mostly one or two. A size that none asks for is left out, which for large photos is the full one.
//
// Plain values and pure functions; any number of threads may read a photo.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "la3/augment/cuda/device_cut.h"
#include "la3/augment/standard.h"
#include "la3/core/image.h"
#include "la3/core/parallel.h"
#include "la3/data/dataset.h"
#include "la3/image/region.h"
#include "la3/loader/epoch_order.h"

namespace la3::loader {

inline constexpr size_t kLevels = std::size(image::kReductions);

// The photo, reduced; 0x0 if no crop asks for it.
struct PhotoLevel {
  ImageView image;  // the pixels belong to somebody else
  // Where in it the photo begins, in its pixels. Not 0 if a mirrored photo's sides are no multiples
  // of the reduction.
  double x = 0, y = 0;
};

struct Photo {
  int width = 0, height = 0;               // of the whole, upright image
  bool is_reduced = false;                 // false: its decoder never does, and there is one level
  bool may_flip = true;                    // false: images of its label are not mirrored
  std::array<PhotoLevel, kLevels> levels;  // by number in image::kReductions
};

// A photo with its pixels, to which the photo's views point, also after a move.
struct DecodedPhoto {
  DecodedPhoto() = default;
  DecodedPhoto(DecodedPhoto&&) = default;
  DecodedPhoto& operator=(DecodedPhoto&&) = default;

  Photo photo;
  std::array<Image, kLevels> pixels;

  size_t bytes() const;
};

// All levels that crops with these options ask for. Throws what dataset.get_region() throws.
DecodedPhoto decode_photo(const data::Dataset& dataset, size_t sample, const augment::ResizedCropOptions& crops);

// A part of a photo as a decoder gives it: a level, and where in it the region lies.
struct PhotoRegion {
  const PhotoLevel* level = nullptr;  // null: the photo is not kept at the size that was asked for
  double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
};
// REQUIRES: the region is a part of the photo.
PhotoRegion region_of(const Photo& photo, const image::RegionRequest& request);

// How a GPU makes the network's input of a photo, whose pixels lie in its memory, in an epoch (that
// already includes the copy, see kEpochsPerCopy): the crop that the loader decides on.
augment::DeviceCut training_cut(const Photo& photo, size_t sample, uint64_t seed, uint32_t epoch,
                                const augment::ResizedCropOptions& crops);
// Those of an order that takes some photos several times: copies * order.samples.size(), by place in
// the order, copy after copy. REQUIRES: the order has takes.
void training_cuts(std::span<augment::DeviceCut> out, std::span<const Photo> photos, const EpochOrder& order,
                   uint64_t seed, uint32_t epoch, int copies, const augment::ResizedCropOptions& crops,
                   ThreadPool& pool);
// The cuts of all photos, copy after copy: copies * photos.size(). The samples are 0, 1, ...
void training_cuts(std::span<augment::DeviceCut> out, std::span<const Photo> photos, uint64_t seed, uint32_t epoch,
                   int copies, const augment::ResizedCropOptions& crops, ThreadPool& pool);

}  // namespace la3::loader
