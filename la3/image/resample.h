// Pillow's antialiased resize, byte for byte (8-bit RGB and grey; bilinear and bicubic).
//
// The arithmetic is Pillow's (libImaging/Resample.c): per axis, weights in double, normalised and
// rounded to 22 fractional bits; first along the rows into 8 bits, then along the columns.
// resample_reference.h holds the slow, obvious version that this one is tested against. Pure
// functions; one ResampleScratch per thread.
#pragma once

#include <cstdint>
#include <vector>

#include "la3/core/image.h"
#include "la3/image/region.h"

namespace la3::image {

enum class Filter : uint8_t { kBilinear, kBicubic };

// A part of an image in pixels, fractions allowed. Floats, because Pillow's C code uses floats.
struct Box {
  float x0 = 0, y0 = 0, x1 = 0, y1 = 0;
};

// The weights of one axis: output i is the sum over t < taps of weight[i * taps + t] *
// input[first[i] + t].
struct AxisWeights {
  int taps = 0;
  bool is_shift = false;  // output i is input[first[0] + i]: no weights needed
  std::vector<int32_t> first;
  std::vector<int32_t> weight;  // 22 fractional bits
  std::vector<double> exact;    // one output's weights, before rounding
};

// Working memory. Grows to the largest image seen and is then reused: no allocation per image.
struct ResampleScratch {
  AxisWeights across, down;
  std::vector<uint8_t> columns;    // sixteen input rows, transposed: column after column
  std::vector<uint8_t> resampled;  // the same rows resampled, still transposed
  std::vector<uint8_t> rows;       // all rows the vertical pass needs
  std::vector<uint8_t> spare_row;  // takes the results for rows that do not exist
};

// What resample() computes. In Pillow's words:
//   im.crop(source).resize((width, height), filter, box).crop(window), and mirrored if `flip`.
// Only the pixels that the window depends on are read, and none outside `source`.
struct Resampling {
  Region source;                   // the part of the input that is treated as the whole image
  Box box;                         // the part of the source that is scaled, in its coordinates
  int width = 0, height = 0;       // the size that the box is scaled to
  int window_x = 0, window_y = 0;  // the corner of the window; its size is the output's
  bool flip = false;               // mirror the window left to right
  Filter filter = Filter::kBilinear;
};

// Throws std::invalid_argument if shapes or channels do not match, or the box is not inside the
// source. `out` must not overlap `in`.
void resample(MutableImageView out, ImageView in, const Resampling& what, ResampleScratch& scratch);

// im.resize((out.width, out.height), filter, box), and the same with the whole image as box.
void resize(MutableImageView out, ImageView in, const Box& box, Filter filter, ResampleScratch& scratch);
void resize(MutableImageView out, ImageView in, Filter filter, ResampleScratch& scratch);

}  // namespace la3::image
