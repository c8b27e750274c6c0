// The inner loops of the fast operations, compiled once per instruction set and chosen at run time.
//
// kernels_plain.cpp, kernels_avx2.cpp and kernels_avx512.cpp each fill one table from the loops in
// kernel_loops.h, with a few primitives of their own. All tables give the same bytes. Kernels read
// and write exactly the bytes they are given, allocate nothing and are thread-safe. "In place"
// means that dst == src is allowed; otherwise dst and src must not overlap.
#pragma once

#include <cstddef>
#include <cstdint>

#include "la3/core/isa.h"

namespace la3::augment {

struct FixedAffine;

struct Kernels {
  // Byte by byte; in place.
  void (*invert)(uint8_t* dst, const uint8_t* src, size_t bytes);
  void (*solarize)(uint8_t* dst, const uint8_t* src, size_t bytes, int threshold);
  void (*posterize)(uint8_t* dst, const uint8_t* src, size_t bytes, uint8_t mask);
  void (*blend_constant)(uint8_t* dst, const uint8_t* src, size_t bytes, uint8_t from, float alpha);

  // A table of 256 entries per channel; in place.
  void (*map_grey)(uint8_t* dst, const uint8_t* src, size_t pixels, const uint8_t table[256]);
  void (*map_rgb)(uint8_t* dst, const uint8_t* src, size_t pixels, const uint8_t table[3][256]);

  // Each RGB pixel blended with its own luma; in place.
  void (*blend_luma)(uint8_t* dst, const uint8_t* src, size_t pixels, float alpha);
  // The sum of the luma of RGB pixels, and of bytes.
  uint64_t (*sum_luma)(const uint8_t* src, size_t pixels);
  uint64_t (*sum_bytes)(const uint8_t* src, size_t bytes);

  // Minimum and maximum of each channel of RGB pixels, and of bytes (into low[0], high[0]).
  void (*range_rgb)(const uint8_t* src, size_t pixels, uint8_t low[3], uint8_t high[3]);
  void (*range_bytes)(const uint8_t* src, size_t bytes, uint8_t low[1], uint8_t high[1]);

  // The 256 table entries for AutoContrast and for Equalize (REQUIRES: step > 0, below[i] + step <
  // 2^31).
  void (*auto_contrast_table)(uint8_t table[256], int low, int high);
  void (*equalize_table)(uint8_t table[256], const uint32_t below[256], uint32_t step);

  // Blends bytes src[i] with their smoothed neighbourhood, for i in 0 .. bytes - 1: neighbours are
  // `pixel` bytes left and right and `row` bytes up and down. REQUIRES: src - row - pixel .. src +
  // bytes + row + pixel is readable.
  void (*sharpen)(uint8_t* dst, const uint8_t* src, size_t bytes, size_t row, size_t pixel, float alpha);

  // One image through a 16.16 map, black outside.
  void (*transform_grey)(uint8_t* dst, const uint8_t* src, int width, int height, const FixedAffine& map);
  void (*transform_rgb)(uint8_t* dst, const uint8_t* src, int width, int height, const FixedAffine& map);
};

// REQUIRES: isa is one of supported_isas().
const Kernels& kernels(Isa isa);

}  // namespace la3::augment
