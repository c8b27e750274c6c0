// Kernels for any CPU.
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "la3/augment/formulas.h"
#include "la3/augment/kernels.h"

namespace la3::augment {
namespace {

constexpr int kStrip = 64;

inline void split_rgb(uint8_t (&planes)[3][kStrip], const uint8_t* src) {
  for (int i = 0; i < kStrip; ++i) {
    planes[0][i] = src[3 * i];
    planes[1][i] = src[3 * i + 1];
    planes[2][i] = src[3 * i + 2];
  }
}

inline void join_rgb(uint8_t* dst, const uint8_t (&planes)[3][kStrip]) {
  for (int i = 0; i < kStrip; ++i) {
    dst[3 * i] = planes[0][i];
    dst[3 * i + 1] = planes[1][i];
    dst[3 * i + 2] = planes[2][i];
  }
}

inline void luma_strip(uint8_t* __restrict grey, const uint8_t (&planes)[3][kStrip]) {
  for (int i = 0; i < kStrip; ++i) { grey[i] = grey_of(planes[0][i], planes[1][i], planes[2][i]); }
}

inline void map_bytes(uint8_t* dst, const uint8_t* src, size_t bytes, const uint8_t* table) {
  for (size_t i = 0; i < bytes; ++i) { dst[i] = table[src[i]]; }
}

// The compiler makes 4 lanes of this.
inline void blend_bytes(uint8_t* __restrict dst, const uint8_t* __restrict from, const uint8_t* __restrict to,
                        int bytes, float alpha) {
  for (int i = 0; i < bytes; ++i) { dst[i] = blend(from[i], to[i], alpha); }
}

// Gathers nothing: every pixel is copied by the loop.
inline int gather_rgb(uint8_t*, const uint8_t*, const int32_t*, int, int32_t) {
  return 0;
}

#include "la3/augment/kernel_loops.h"

void map_rgb(uint8_t* dst, const uint8_t* src, size_t pixels, const uint8_t table[3][256]) {
  for (size_t i = 0; i < 3 * pixels; i += 3) {
    dst[i] = table[0][src[i]];
    dst[i + 1] = table[1][src[i + 1]];
    dst[i + 2] = table[2][src[i + 2]];
  }
}

void blend_constant(uint8_t* dst, const uint8_t* src, size_t bytes, uint8_t from, float alpha) {
  for (size_t i = 0; i < bytes; ++i) { dst[i] = blend(from, src[i], alpha); }
}

}  // namespace

extern const Kernels kPlainKernels;
const Kernels kPlainKernels = {
    invert,    solarize,  posterize,   blend_constant,      map_grey,       map_rgb, blend_luma,     sum_luma,
    sum_bytes, range_rgb, range_bytes, auto_contrast_table, equalize_table, sharpen, transform_grey, transform_rgb};

}  // namespace la3::augment
