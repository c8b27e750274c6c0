// Kernels for any CPU.
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "la3/augment/cpu/kernels.h"
#include "la3/augment/formulas.h"

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

// Gathers nothing: every pixel is copied by the loop.
inline int gather_rgb(uint8_t*, const uint8_t*, const int32_t*, int, int32_t) {
  return 0;
}

#include "la3/augment/cpu/kernel_loops_without_vbmi.h"
// Must come last: it uses the primitives above.
#include "la3/augment/cpu/kernel_loops.h"

}  // namespace

extern const Kernels kPlainKernels;
const Kernels kPlainKernels = {
    invert,    solarize,  posterize,   blend_constant,      map_grey,       map_rgb, blend_luma,     sum_luma,
    sum_bytes, range_rgb, range_bytes, auto_contrast_table, equalize_table, sharpen, transform_grey, transform_rgb};

}  // namespace la3::augment
