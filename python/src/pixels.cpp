#include "pixels.h"

#include <cstring>

#include "la3/core/per_isa.h"

namespace la3::python {
namespace {

using Bytes16 = uint8_t __attribute__((vector_size(16)));

LA3_ALWAYS_INLINE Bytes16 load(const uint8_t* from) {
  Bytes16 bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return bytes;
}
LA3_ALWAYS_INLINE void store(uint8_t* to, Bytes16 bytes) {
  std::memcpy(to, &bytes, sizeof(bytes));
}

// Each loop moves 16 bytes at a time with shuffles and leaves the last pixels to plain code.

LA3_ALWAYS_INLINE void planes_to_rgb_loop(uint8_t* rgb, const uint8_t* planes, size_t pixels) {
  const uint8_t *red = planes, *green = planes + pixels, *blue = planes + 2 * pixels;
  size_t i = 0;
  for (; i + 16 <= pixels; i += 16) {
    const Bytes16 r = load(red + i), g = load(green + i), b = load(blue + i);
    // First r and g interleaved, then b in between.
    const Bytes16 rg0 = __builtin_shufflevector(r, g, 0, 16, 0, 1, 17, 0, 2, 18, 0, 3, 19, 0, 4, 20, 0, 5);
    const Bytes16 rg1 = __builtin_shufflevector(r, g, 21, 0, 6, 22, 0, 7, 23, 0, 8, 24, 0, 9, 25, 0, 10, 26);
    const Bytes16 rg2 = __builtin_shufflevector(r, g, 0, 11, 27, 0, 12, 28, 0, 13, 29, 0, 14, 30, 0, 15, 31, 0);
    store(rgb + 3 * i, __builtin_shufflevector(rg0, b, 0, 1, 16, 3, 4, 17, 6, 7, 18, 9, 10, 19, 12, 13, 20, 15));
    store(rgb + 3 * i + 16,
          __builtin_shufflevector(rg1, b, 0, 21, 2, 3, 22, 5, 6, 23, 8, 9, 24, 11, 12, 25, 14, 15));
    store(rgb + 3 * i + 32,
          __builtin_shufflevector(rg2, b, 26, 1, 2, 27, 4, 5, 28, 7, 8, 29, 10, 11, 30, 13, 14, 31));
  }
  for (; i < pixels; ++i) {
    rgb[3 * i] = red[i];
    rgb[3 * i + 1] = green[i];
    rgb[3 * i + 2] = blue[i];
  }
}

LA3_ALWAYS_INLINE void rgb_to_planes_loop(uint8_t* planes, const uint8_t* rgb, size_t pixels) {
  uint8_t *red = planes, *green = planes + pixels, *blue = planes + 2 * pixels;
  size_t i = 0;
  for (; i + 16 <= pixels; i += 16) {
    const Bytes16 a = load(rgb + 3 * i), b = load(rgb + 3 * i + 16), c = load(rgb + 3 * i + 32);
    // First what a and b hold of a plane, then c's part.
    const Bytes16 r = __builtin_shufflevector(a, b, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0);
    const Bytes16 g = __builtin_shufflevector(a, b, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 0, 0, 0, 0, 0);
    const Bytes16 l = __builtin_shufflevector(a, b, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 0, 0, 0, 0, 0, 0);
    store(red + i, __builtin_shufflevector(r, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17, 20, 23, 26, 29));
    store(green + i, __builtin_shufflevector(g, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 21, 24, 27, 30));
    store(blue + i, __builtin_shufflevector(l, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 25, 28, 31));
  }
  for (; i < pixels; ++i) {
    red[i] = rgb[3 * i];
    green[i] = rgb[3 * i + 1];
    blue[i] = rgb[3 * i + 2];
  }
}

LA3_ALWAYS_INLINE void rgbx_to_rgb_loop(uint8_t* rgb, const uint8_t* rgbx, size_t pixels) {
  size_t i = 0;
  // A store writes 16 bytes, of which 12 belong to these pixels.
  for (; i + 6 <= pixels; i += 4) {
    const Bytes16 four = load(rgbx + 4 * i);
    store(rgb + 3 * i, __builtin_shufflevector(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 0, 0, 0, 0));
  }
  for (; i < pixels; ++i) { std::memcpy(rgb + 3 * i, rgbx + 4 * i, 3); }
}

LA3_ALWAYS_INLINE void rgb_to_rgbx_loop(uint8_t* rgbx, const uint8_t* rgb, size_t pixels) {
  const Bytes16 padding = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  size_t i = 0;
  // A load reads 16 bytes, of which 12 belong to these pixels.
  for (; i + 6 <= pixels; i += 4) {
    const Bytes16 four = load(rgb + 3 * i);
    store(rgbx + 4 * i,
          __builtin_shufflevector(four, padding, 0, 1, 2, 19, 3, 4, 5, 19, 6, 7, 8, 19, 9, 10, 11, 19));
  }
  for (; i < pixels; ++i) {
    std::memcpy(rgbx + 4 * i, rgb + 3 * i, 3);
    rgbx[4 * i + 3] = 255;
  }
}

}  // namespace

void planes_to_rgb(uint8_t* rgb, const uint8_t* planes, size_t pixels) {
  PerIsa<planes_to_rgb_loop>()(rgb, planes, pixels);
}
void rgb_to_planes(uint8_t* planes, const uint8_t* rgb, size_t pixels) {
  PerIsa<rgb_to_planes_loop>()(planes, rgb, pixels);
}
void rgbx_to_rgb(uint8_t* rgb, const uint8_t* rgbx, size_t pixels) {
  PerIsa<rgbx_to_rgb_loop>()(rgb, rgbx, pixels);
}
void rgb_to_rgbx(uint8_t* rgbx, const uint8_t* rgb, size_t pixels) {
  PerIsa<rgb_to_rgbx_loop>()(rgbx, rgb, pixels);
}

}  // namespace la3::python
