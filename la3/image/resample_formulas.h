// The arithmetic of Pillow's resize, written once for the CPU and the GPU: which inputs an output
// depends on, their weights, and how a weighted sum becomes a byte. The loops are elsewhere:
// resample.cpp for the CPU, la3/augment/cuda/cut_image.h for the GPU.
//
// Only sums, products and quotients of doubles, each rounded by itself (g++ gets
// -ffp-contract=off, nvcc -fmad=false), so both compute the same weights.
#pragma once

#include <cstdint>

#include "la3/core/host_device.h"
#include "la3/image/resample.h"

namespace la3::image {

// Of a weight: Pillow's 32, less 8 for the result and 2 against overflow.
inline constexpr int kFractionBits = 22;
// What a sum of weighted bytes starts from, so that it is rounded.
inline constexpr int32_t kHalf = 1 << (kFractionBits - 1);

LA3_HOST_DEVICE inline uint8_t rounded_byte(int32_t sum) {
  sum >>= kFractionBits;
  return static_cast<uint8_t>(sum < 0 ? 0 : sum > 255 ? 255 : sum);
}

// The filter's weight at a distance of x inputs, and the distance at which it ends.
LA3_HOST_DEVICE inline double filter_at(Filter filter, double x) {
  x = x < 0 ? -x : x;
  if (filter == Filter::kBilinear) { return x < 1.0 ? 1.0 - x : 0.0; }
  // Keys' cubic convolution with a = -0.5, evaluated in Pillow's order.
  if (x < 1.0) { return (1.5 * x - 2.5) * x * x + 1.0; }
  if (x < 2.0) { return (((x - 5.0) * x + 8.0) * x - 4.0) * -0.5; }
  return 0.0;
}
LA3_HOST_DEVICE inline double filter_support(Filter filter) {
  return filter == Filter::kBilinear ? 1.0 : 2.0;
}

// One axis of a resize: `begin` .. `end` of in_size inputs are scaled to out_size outputs.
struct Axis {
  LA3_HOST_DEVICE Axis(int in_count, float begin_at, float end_at, int out_size, Filter with)
      : in_size(in_count),
        filter(with),
        begin(static_cast<double>(begin_at)),
        scale(static_cast<double>(end_at - begin_at) / out_size),
        // Shrinking widens the filter: that is the antialiasing.
        shrink(1.0 / (scale > 1.0 ? scale : 1.0)),
        support(filter_support(with) * (scale > 1.0 ? scale : 1.0)) {}

  LA3_HOST_DEVICE double centre(int output) const { return begin + (output + 0.5) * scale; }
  // The inputs that an output depends on: from first_input() to before end_input().
  LA3_HOST_DEVICE int first_input(double centre) const {
    const int first = static_cast<int>(centre - support + 0.5);
    return first > 0 ? first : 0;
  }
  LA3_HOST_DEVICE int end_input(double centre) const {
    const int end = static_cast<int>(centre + support + 0.5);
    return end < in_size ? end : in_size;
  }
  // No output depends on more inputs.
  LA3_HOST_DEVICE int most_taps() const {
    const double most = 2 * support + 2;
    return most < in_size ? static_cast<int>(most) : in_size;
  }

  // An input's weight, not yet divided by the sum of the output's weights.
  LA3_HOST_DEVICE double exact_weight(int input, double centre) const {
    return filter_at(filter, (input - centre + 0.5) * shrink);
  }
  // The same divided and rounded to kFractionBits.
  LA3_HOST_DEVICE static int32_t fixed_weight(double exact, double sum) {
    const double share = sum != 0 ? exact / sum : exact;
    return static_cast<int32_t>((share < 0 ? -0.5 : 0.5) + share * (1 << kFractionBits));
  }

  int in_size;
  Filter filter;
  double begin, scale, shrink, support;
};

}  // namespace la3::image
