// A pixel while the GPU works on it: one 32-bit word, red lowest, the top byte 0. And how its loops
// are unrolled.
#pragma once

#include <cstdint>

#include "la3/core/host_device.h"

#if defined(__CUDA_ARCH__)
#define LA3_UNROLL_4 _Pragma("unroll 4")
#define LA3_NO_UNROLL _Pragma("unroll 1")
#else
#define LA3_UNROLL_4
#define LA3_NO_UNROLL
#endif

namespace la3::augment::device {

LA3_HOST_DEVICE inline uint32_t channel_of(uint32_t pixel, int channel) {
  return (pixel >> (8 * channel)) & 0xFFu;
}
LA3_HOST_DEVICE inline uint32_t pixel_of(uint32_t red, uint32_t green, uint32_t blue) {
  return red | green << 8 | blue << 16;
}

}  // namespace la3::augment::device
