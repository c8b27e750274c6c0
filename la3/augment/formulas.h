// The arithmetic of the sixteen operations, written once for the CPU and the GPU. The loops over
// pixels are elsewhere.
//
// Every formula gives the bytes of Pillow 9.4; comments point out where Pillow's way of rounding
// matters. Products and sums are rounded one after the other, never fused: g++ gets
// -ffp-contract=off, the GPU uses the _rn intrinsics below.
#pragma once

#include <cmath>
#include <cstdint>

#include "la3/augment/op.h"
#include "la3/core/host_device.h"

namespace la3::augment {

// a * b + c with two roundings.
LA3_HOST_DEVICE inline float multiply_add(float a, float b, float c) {
#if defined(__CUDA_ARCH__)
  return __fadd_rn(__fmul_rn(a, b), c);
#else
  return a * b + c;
#endif
}
LA3_HOST_DEVICE inline double multiply_add(double a, double b, double c) {
#if defined(__CUDA_ARCH__)
  return __dadd_rn(__dmul_rn(a, b), c);
#else
  return a * b + c;
#endif
}

// ---- Colour ----

// Luma in 16-bit fixed point (ITU-R 601-2 weights), as Image.convert("L").
LA3_HOST_DEVICE inline uint8_t grey_of(uint32_t red, uint32_t green, uint32_t blue) {
  return static_cast<uint8_t>((19595 * red + 38470 * green + 7471 * blue + 0x8000) >> 16);
}

// Contrast's grey: the mean of the luma, half rounded up. Whole numbers give the same as Pillow's
// doubles: those are exact for halves, and too fine to meet one otherwise. The GPU takes 32 bits.
LA3_HOST_DEVICE inline uint8_t mean_grey(uint32_t grey_sum, uint32_t pixel_count) {
  return static_cast<uint8_t>((grey_sum + pixel_count / 2) / pixel_count);
}
LA3_HOST_DEVICE inline uint8_t mean_grey(uint64_t grey_sum, uint64_t pixel_count) {
  return static_cast<uint8_t>(static_cast<double>(grey_sum) / static_cast<double>(pixel_count) + 0.5);
}

// Image.blend in float32, truncated and clipped: alpha 0 gives `from`, 1 gives `to`, above 1 goes
// beyond it.
LA3_HOST_DEVICE inline int blend_unclipped(uint32_t from, uint32_t to, float alpha) {
  const float difference = static_cast<float>(to) - static_cast<float>(from);
  return static_cast<int>(multiply_add(alpha, difference, static_cast<float>(from)));
}
LA3_HOST_DEVICE inline uint8_t clipped(int value) {
  return static_cast<uint8_t>(value < 0 ? 0 : (value > 255 ? 255 : value));
}
LA3_HOST_DEVICE inline uint8_t blend(uint8_t from, uint8_t to, float alpha) {
  return clipped(blend_unclipped(from, to, alpha));
}

// ImageFilter.SMOOTH: weights 1 around a 5, divided by 13, rounded. `sum` is the weighted sum: at
// most 13 * 255.
LA3_HOST_DEVICE inline uint8_t smooth_of(uint32_t sum) {
  return static_cast<uint8_t>((sum + 6) / 13);
}

// Solarize compares bytes with a threshold that need not be an integer: x < v is the same as x <
// ceil(v).
LA3_HOST_DEVICE inline int solarize_threshold(double magnitude) {
  return static_cast<int>(ceil(magnitude));
}
LA3_HOST_DEVICE inline uint8_t solarize(uint8_t value, int threshold) {
  return static_cast<uint8_t>(value < threshold ? value : 255 - value);
}

// Posterize keeps the upper int(v) bits.
LA3_HOST_DEVICE inline uint8_t posterize_mask(double magnitude) {
  return static_cast<uint8_t>(0xFF << (8 - static_cast<int>(magnitude)));
}

// ---- Histogram ----

// AutoContrast's new value for byte `value` in a channel whose values range from `low` to `high`;
// in double, truncated. Where there is but one value, bytes stay as they are.
LA3_HOST_DEVICE inline uint8_t auto_contrast_scaled(int value, int low, double scale) {
  return clipped(static_cast<int>(multiply_add(static_cast<double>(value), scale, -low * scale)));
}
LA3_HOST_DEVICE inline double auto_contrast_scale(int low, int high) {
  return 255.0 / (high - low);
}
LA3_HOST_DEVICE inline uint8_t auto_contrast_entry(int value, int low, int high) {
  if (high <= low) { return static_cast<uint8_t>(value); }
  return auto_contrast_scaled(value, low, auto_contrast_scale(low, high));
}

// Equalize's step: pixels per output level. 0 leaves the channel unchanged; with fewer than two
// non-empty bins it is always 0. `last_bin` is the count in the last non-empty bin, so a channel
// with a single value gives 0.
LA3_HOST_DEVICE inline uint32_t equalize_step(uint32_t pixel_count, uint32_t last_bin) {
  return (pixel_count - last_bin) / 255;
}
// Equalize's new value for a byte with `below` pixels in the bins before its own. REQUIRES: step >
// 0.
LA3_HOST_DEVICE inline uint8_t equalize_entry(uint32_t below, uint32_t step) {
  const uint32_t entry = (step / 2 + below) / step;
  return static_cast<uint8_t>(entry > 255 ? 255 : entry);
}

// ---- Cutout ----

// Fast AutoAugment's fill (125, 123, 114), the mean of ImageNet. PAPER: has no grey images; they
// get the luma of the fill.
LA3_HOST_DEVICE inline uint8_t cutout_fill(int channel, int channels) {
  return channels == 1 ? grey_of(125, 123, 114)
                       : static_cast<uint8_t>(channel == 0 ? 125 : (channel == 1 ? 123 : 114));
}

struct Rectangle {
  int x0, y0, x1, y1;  // x1 and y1 are the first column and row outside
};

// The filled part of the image; empty for magnitude 0. ImageDraw.rectangle includes its truncated
// far corner. In pixels, as in PBA: half of the side, in whole pixels, to either side of a pixel.
LA3_HOST_DEVICE inline Rectangle cutout_rectangle(const OpCall& call, int width, int height) {
  if (!(call.magnitude > 0)) { return {0, 0, 0, 0}; }
  if (call.unit == Unit::kPixels) {
    const int half = static_cast<int>(call.magnitude) / 2;
    const int x = static_cast<int>(call.centre_x * width), y = static_cast<int>(call.centre_y * height);
    return {x > half ? x - half : 0, y > half ? y - half : 0, x + half < width ? x + half : width,
            y + half < height ? y + half : height};
  }
  const double side = call.magnitude * width;
  const double left = call.centre_x * width - side / 2, top = call.centre_y * height - side / 2;
  const int x0 = static_cast<int>(left > 0 ? left : 0), y0 = static_cast<int>(top > 0 ? top : 0);
  const double right = x0 + side < width ? x0 + side : width, bottom = y0 + side < height ? y0 + side : height;
  const int x1 = static_cast<int>(right) + 1, y1 = static_cast<int>(bottom) + 1;
  return {x0, y0, x1 < width ? x1 : width, y1 < height ? y1 : height};
}

// ---- Geometry ----

// Output pixel (x, y), sampled at its centre, shows input pixel (a x + b y + c, d x + e y + f).
struct Affine {
  double a, b, c, d, e, f;
};

// Python's round(x, 15) for |x| <= 1: the nearest multiple of 1e-15, decided exactly.
LA3_HOST_DEVICE inline double round_to_15_decimals(double x) {
  const double product = x * 1e15;
  const double error = fma(x, 1e15, -product);  // x * 1e15 is product + error, exactly
  double whole = rint(product);
  const double rest = (product - whole) + error;
  if (rest > 0.5) { whole += 1; }
  if (rest < -0.5) { whole -= 1; }
  return whole / 1e15;
}

// Image.rotate about the centre, with the angle modulo 360 first, as in Python. Where Pillow copies or
// transposes instead, at multiples of 90 degrees, this map gives the same pixels.
LA3_HOST_DEVICE inline Affine rotation(double angle_deg, int width, int height) {
  if (!(fabs(angle_deg) < 360.0)) { angle_deg = fmod(angle_deg, 360.0); }  // fmod takes its time
  if (angle_deg < 0) { angle_deg += 360.0; }
  const double angle = -(angle_deg * (3.141592653589793 / 180.0));
  const double cosine = round_to_15_decimals(cos(angle)), sine = round_to_15_decimals(sin(angle));
  const double centre_x = width / 2.0, centre_y = height / 2.0;
  const double c = multiply_add(cosine, -centre_x, sine * -centre_y) + centre_x;
  const double f = multiply_add(-sine, -centre_x, cosine * -centre_y) + centre_y;
  return {cosine, sine, c, -sine, cosine, f};
}

// How far a Translate moves along a side, in pixels.
LA3_HOST_DEVICE inline double translation(const OpCall& call, int side_px) {
  switch (call.unit) {
    case Unit::kPixels: return trunc(call.magnitude);
    case Unit::kWholeShare: return trunc(call.magnitude * side_px);
    case Unit::kOwn: break;
  }
  return call.magnitude * side_px;
}

// The map of one of the five geometric ops. REQUIRES: call.op is one of them.
LA3_HOST_DEVICE inline Affine affine_of(const OpCall& call, int width, int height) {
  const double v = call.magnitude;
  switch (call.op) {
    case Op::kShearX: return {1, v, 0, 0, 1, 0};
    case Op::kShearY: return {1, 0, 0, v, 1, 0};
    case Op::kTranslateX: return {1, 0, translation(call, width), 0, 1, 0};
    case Op::kTranslateY: return {1, 0, 0, 0, 1, translation(call, height)};
    default: return rotation(v, width, height);
  }
}

// Pillow has three ways of stepping through an affine map. They differ in rare pixels, so all three
// are kept.
enum class AffinePath {
  kShift,   // a and e are 1, b and d 0: accumulated in double, truncated; negative is outside
  kFixed,   // 16.16 fixed point
  kDouble,  // like kShift; for images too large for 16.16
};

LA3_HOST_DEVICE inline AffinePath affine_path(const Affine& map, int width, int height) {
  // Turned by 180 degrees (a and e are -1) every coordinate is exact in each of the ways.
  if (map.a == 1 && map.b == 0 && map.d == 0) { return AffinePath::kShift; }
  for (int corner = 0; corner < 4; ++corner) {
    const int x = corner & 1 ? width : 0, y = corner & 2 ? height : 0;
    if (!(fabs(x * map.a + y * map.b + map.c) < 32768.0 && fabs(x * map.d + y * map.e + map.f) < 32768.0)) {
      return AffinePath::kDouble;
    }
  }
  return AffinePath::kFixed;
}

// A coordinate in double: truncated, negative means outside.
LA3_HOST_DEVICE inline int truncated_coordinate(double v) {
  return v < 0.0 ? -1 : static_cast<int>(v);
}

// An affine map in 16.16 fixed point, its offsets at the centre of pixel (0, 0): input x of output
// pixel (x, y) is (c + a x + b y) >> 16 in wrapping 32-bit arithmetic, and y likewise.
struct FixedAffine {
  int32_t a, b, c, d, e, f;
};

LA3_HOST_DEVICE inline int32_t to_fixed(double v) {
  return static_cast<int32_t>(floor(v * 65536.0 + 0.5));
}

LA3_HOST_DEVICE inline FixedAffine to_fixed(const Affine& map) {
  return {to_fixed(map.a), to_fixed(map.b), to_fixed(map.c + map.a * 0.5 + map.b * 0.5),
          to_fixed(map.d), to_fixed(map.e), to_fixed(map.f + map.d * 0.5 + map.e * 0.5)};
}

// start + step * count, wrapping.
LA3_HOST_DEVICE inline int32_t advance(int32_t start, int32_t step, int count) {
  return static_cast<int32_t>(static_cast<uint32_t>(start) +
                              static_cast<uint32_t>(step) * static_cast<uint32_t>(count));
}

}  // namespace la3::augment
