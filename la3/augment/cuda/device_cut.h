// What the GPU cuts out of an image of any size: plain values, decided on the host.
#pragma once

#include <cstddef>
#include <cstdint>

#include "la3/augment/standard.h"
#include "la3/core/image.h"
#include "la3/image/resample.h"

namespace la3::augment {

// An image::Resampling of an image in GPU memory; the filter is the same for all.
struct DeviceCut {
  const uint8_t* pixels = nullptr;  // GPU: the source's first pixel; null: no image
  uint32_t row_bytes = 0;           // from one row to the next
  // 0: RGB, pixel after pixel. 1: channel after channel, plane_bytes apart; 0 for grey, whose channels
  // are the same.
  uint32_t is_planes = 0;
  uint64_t plane_bytes = 0;
  int32_t in_width = 0, in_height = 0;
  image::Box box;
  int32_t width = 0, height = 0;
  int32_t window_x = 0, window_y = 0;
  uint32_t flip = 0;
  PixelRect hole;  // set to 0 after normalising
};

// REQUIRES: image::resample() accepts it for this image, which has 3 channels. The pixels may be in
// GPU memory.
inline DeviceCut device_cut(ImageView image, const image::Resampling& what, const PixelRect& hole = {}) {
  DeviceCut cut;
  cut.row_bytes = static_cast<uint32_t>(image.row_bytes());
  cut.pixels = image.pixels + static_cast<size_t>(what.source.y) * image.row_bytes() +
               static_cast<size_t>(what.source.x) * 3;
  cut.in_width = what.source.width;
  cut.in_height = what.source.height;
  cut.box = what.box;
  cut.width = what.width;
  cut.height = what.height;
  cut.window_x = what.window_x;
  cut.window_y = what.window_y;
  cut.flip = what.flip ? 1 : 0;
  cut.hole = hole;
  return cut;
}

}  // namespace la3::augment
