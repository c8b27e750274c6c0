// The loops behind the kernel tables, written so that the compiler vectorises them for any target.
//
// Included by kernels_plain.cpp, kernels_avx2.cpp and kernels_avx512.cpp only, inside their unnamed
// namespace: nothing here may have external linkage, or the linker could pick the AVX-512 copy of a
// shared function for everybody (the test kernel_symbols checks the object files). Hence no
// standard library beyond the C headers.
//
// Each including file first defines the primitives that need its instruction set:
//   kStrip                                   pixels per strip, a multiple of 64
//   split_rgb(planes, src), join_rgb(dst, planes)
//                                            kStrip interleaved pixels <-> three planes of bytes
//   luma_strip(grey, planes)                 grey_of() of ../formulas.h, on kStrip pixels
//   map_bytes(dst, src, n, table)            table lookup
//   blend_bytes(dst, from, to, n, alpha)     blend() of ../formulas.h, on two rows of bytes
//   gather_rgb(...)                          see transform_rgb

void invert(uint8_t* dst, const uint8_t* src, size_t bytes) {
  for (size_t i = 0; i < bytes; ++i) { dst[i] = static_cast<uint8_t>(~src[i]); }
}

void posterize(uint8_t* dst, const uint8_t* src, size_t bytes, uint8_t mask) {
  for (size_t i = 0; i < bytes; ++i) { dst[i] = src[i] & mask; }
}

void solarize(uint8_t* dst, const uint8_t* src, size_t bytes, int threshold) {
  if (threshold > 255) {
    if (dst != src) { memcpy(dst, src, bytes); }
    return;
  }
  const auto limit = static_cast<uint8_t>(threshold);
  for (size_t i = 0; i < bytes; ++i) {
    const uint8_t x = src[i];
    dst[i] = x < limit ? x : static_cast<uint8_t>(~x);
  }
}

// Runs process(planes) on strips of RGB pixels split into three planes, and writes the planes back.
// The last, shorter strip goes through a padded copy.
template <typename Process>
inline void for_each_strip(uint8_t* dst, const uint8_t* src, size_t pixels, const Process& process) {
  alignas(64) uint8_t planes[3][kStrip];
  size_t done = 0;
  for (; done + kStrip <= pixels; done += kStrip) {
    split_rgb(planes, src + 3 * done);
    process(planes);
    join_rgb(dst + 3 * done, planes);
  }
  if (done < pixels) {
    alignas(64) uint8_t rest[3 * kStrip] = {};
    memcpy(rest, src + 3 * done, 3 * (pixels - done));
    split_rgb(planes, rest);
    process(planes);
    join_rgb(rest, planes);
    memcpy(dst + 3 * done, rest, 3 * (pixels - done));
  }
}

void map_grey(uint8_t* dst, const uint8_t* src, size_t pixels, const uint8_t table[256]) {
  map_bytes(dst, src, pixels, table);
}

void blend_luma(uint8_t* dst, const uint8_t* src, size_t pixels, float alpha) {
  for_each_strip(dst, src, pixels, [alpha](uint8_t(&planes)[3][kStrip]) {
    alignas(64) uint8_t grey[kStrip];
    alignas(64) uint8_t blended[kStrip];
    luma_strip(grey, planes);
    for (auto& plane : planes) {
      blend_bytes(blended, grey, plane, kStrip, alpha);
      memcpy(plane, blended, kStrip);
    }
  });
}

uint64_t sum_bytes(const uint8_t* src, size_t bytes) {
  uint64_t total = 0;
  while (bytes > 0) {  // in pieces whose sum fits 32 bits
    const size_t piece = bytes < (size_t{1} << 20) ? bytes : (size_t{1} << 20);
    uint32_t sum = 0;
    for (size_t i = 0; i < piece; ++i) { sum += src[i]; }
    total += sum;
    src += piece;
    bytes -= piece;
  }
  return total;
}

uint64_t sum_luma(const uint8_t* src, size_t pixels) {
  alignas(64) uint8_t planes[3][kStrip];
  alignas(64) uint8_t grey[kStrip];
  uint64_t total = 0;
  size_t done = 0;
  for (; done + kStrip <= pixels; done += kStrip) {
    split_rgb(planes, src + 3 * done);
    luma_strip(grey, planes);
    uint32_t sum = 0;
    for (int i = 0; i < kStrip; ++i) { sum += grey[i]; }
    total += sum;
  }
  for (; done < pixels; ++done) { total += grey_of(src[3 * done], src[3 * done + 1], src[3 * done + 2]); }
  return total;
}

// Bytes at distance `period` belong to one channel: first the ranges of the lanes, then those of
// each channel's lanes.
template <int kChannels>
inline void range_of(const uint8_t* src, size_t bytes, uint8_t* low, uint8_t* high) {
  constexpr int kLanes = 64 * kChannels;
  alignas(64) uint8_t least[kLanes], greatest[kLanes];
  memset(least, 255, kLanes);
  memset(greatest, 0, kLanes);
  size_t done = 0;
  for (; done + kLanes <= bytes; done += kLanes) {
    for (int i = 0; i < kLanes; ++i) { least[i] = src[done + i] < least[i] ? src[done + i] : least[i]; }
    for (int i = 0; i < kLanes; ++i) { greatest[i] = src[done + i] > greatest[i] ? src[done + i] : greatest[i]; }
  }
  for (int i = 0; done < bytes; ++done, ++i) {
    least[i] = src[done] < least[i] ? src[done] : least[i];
    greatest[i] = src[done] > greatest[i] ? src[done] : greatest[i];
  }
  for (int channel = 0; channel < kChannels; ++channel) {
    low[channel] = 255;
    high[channel] = 0;
    for (int i = channel; i < kLanes; i += kChannels) {
      low[channel] = least[i] < low[channel] ? least[i] : low[channel];
      high[channel] = greatest[i] > high[channel] ? greatest[i] : high[channel];
    }
  }
}

void range_rgb(const uint8_t* src, size_t pixels, uint8_t low[3], uint8_t high[3]) {
  range_of<3>(src, 3 * pixels, low, high);
}

void range_bytes(const uint8_t* src, size_t bytes, uint8_t low[1], uint8_t high[1]) {
  range_of<1>(src, bytes, low, high);
}

void auto_contrast_table(uint8_t table[256], int low, int high) {
  for (int i = 0; i < 256; ++i) { table[i] = auto_contrast_entry(i, low, high); }
}

void equalize_table(uint8_t table[256], const uint32_t below[256], uint32_t step) {
  // equalize_entry's integer division, done in double so that it vectorises. It is exact, since the
  // quotient of two numbers below 2^31 is never closer than 2^-31 to the integer above it.
  const double half = step / 2, whole = step;
  for (int i = 0; i < 256; ++i) {
    const double entry = (static_cast<double>(static_cast<int32_t>(below[i])) + half) / whole;
    const auto truncated = static_cast<int32_t>(entry);
    table[i] = static_cast<uint8_t>(truncated > 255 ? 255 : truncated);
  }
}

void sharpen(uint8_t* dst, const uint8_t* src, size_t bytes, size_t row, size_t pixel, float alpha) {
  constexpr size_t kPiece = 512, kMargin = 3;
  alignas(64) uint16_t columns[kPiece + 2 * kMargin];
  alignas(64) uint8_t smooth[kPiece];
  for (size_t done = 0; done < bytes; done += kPiece) {
    const size_t piece = bytes - done < kPiece ? bytes - done : kPiece;
    const uint8_t* centre = src + done;
    const uint8_t* above = centre - row - pixel;
    const uint8_t* level = centre - pixel;
    const uint8_t* below = centre + row - pixel;
    for (size_t i = 0; i < piece + 2 * pixel; ++i) {
      columns[i] = static_cast<uint16_t>(above[i] + level[i] + below[i]);
    }
    const uint16_t* middle = columns + pixel;
    const uint16_t* right = columns + 2 * pixel;
    for (size_t i = 0; i < piece; ++i) {
      const auto sum = static_cast<uint16_t>(columns[i] + middle[i] + right[i] + 4 * centre[i] + 6);
      // smooth_of's sum / 13 as the upper half of a 16-bit product: equal for all sums up to 13 *
      // 255 + 6.
      const auto product_high = static_cast<uint16_t>((static_cast<uint32_t>(sum) * 20165u) >> 16);
      smooth[i] = static_cast<uint8_t>(product_high >> 2);
    }
    blend_bytes(dst + done, smooth, centre, static_cast<int>(piece), alpha);
  }
}

// Source offsets, in pixels, of `count` output pixels from x0 on; -1 outside.
inline void source_offsets(int32_t* __restrict offsets, int count, int32_t from_x, int32_t from_y, int32_t step_x,
                           int32_t step_y, int width, int height) {
  for (int i = 0; i < count; ++i) {
    const int32_t x = advance(from_x, step_x, i) >> 16, y = advance(from_y, step_y, i) >> 16;
    const bool inside = static_cast<uint32_t>(x) < static_cast<uint32_t>(width) &&
                        static_cast<uint32_t>(y) < static_cast<uint32_t>(height);
    offsets[i] = inside ? y * width + x : -1;
  }
}

// Works on pieces of rows: gather(dst, offsets, count) copies one piece whose source offsets are
// known.
template <typename Gather>
inline void transform(uint8_t* dst, int width, int height, int channels, const FixedAffine& map,
                      const Gather& gather) {
  constexpr int kPiece = 256;
  alignas(64) int32_t offsets[kPiece];
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; x += kPiece) {
      const int count = width - x < kPiece ? width - x : kPiece;
      source_offsets(offsets, count, advance(advance(map.c, map.b, y), map.a, x),
                     advance(advance(map.f, map.e, y), map.d, x), map.a, map.d, width, height);
      gather(dst, offsets, count);
      dst += static_cast<size_t>(count) * static_cast<size_t>(channels);
    }
  }
}

void transform_grey(uint8_t* dst, const uint8_t* src, int width, int height, const FixedAffine& map) {
  transform(dst, width, height, 1, map, [src](uint8_t* out, const int32_t* offsets, int count) {
    for (int i = 0; i < count; ++i) { out[i] = offsets[i] < 0 ? uint8_t{0} : src[offsets[i]]; }
  });
}

// One pixel of a gathered piece.
inline void copy_rgb(uint8_t* dst, const uint8_t* src, int32_t offset) {
  static constexpr uint8_t kBlack[3] = {0, 0, 0};
  const uint8_t* from = offset < 0 ? kBlack : src + 3 * static_cast<ptrdiff_t>(offset);
  dst[0] = from[0];
  dst[1] = from[1];
  dst[2] = from[2];
}

void transform_rgb(uint8_t* dst, const uint8_t* src, int width, int height, const FixedAffine& map) {
  // Gathers read four bytes per pixel: the last pixel is copied by itself.
  const int32_t last = width * height - 1;
  transform(dst, width, height, 3, map, [src, last](uint8_t* out, const int32_t* offsets, int count) {
    int done = gather_rgb(out, src, offsets, count, last);
    for (; done < count; ++done) { copy_rgb(out + 3 * done, src, offsets[done]); }
  });
}
