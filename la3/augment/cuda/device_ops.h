// The operations, each carried out on one image by a group of threads (device_image.h), over the
// arithmetic of ../formulas.h. The threads of a group share the image and a Scratch.
#pragma once

#include <cstdint>

#include "la3/augment/cuda/device_call.h"
#include "la3/augment/cuda/device_decide.h"
#include "la3/augment/cuda/device_pixels.h"
#include "la3/augment/formulas.h"
#include "la3/core/host_device.h"

namespace la3::augment::device {

constexpr uint32_t kHistogramWords = 3 * 256;  // one histogram of each channel

// What the threads of a group share besides the image. kCopies histograms, so that threads collide
// less often in one cell; none of its own if kCopies is 0, but one in the second buffer, which then
// holds at least kHistogramWords.
template <int kCopies>
struct Scratch {
  static constexpr uint32_t kHistograms = kCopies > 0 ? kCopies : 1;
  static constexpr uint32_t kOwnWords = kCopies == 0 ? 1 : kHistograms * kHistogramWords;
  uint32_t counts[kOwnWords];
  uint32_t segments[3][32];  // pixels in bins 8 s .. 8 s + 7
  uint32_t low[3], high[3];
  uint32_t last[3];  // last non-empty bin
  uint32_t grey_sum;
  alignas(16) uint8_t table[3][256];

  LA3_HOST_DEVICE uint32_t* histograms(uint32_t* second) { return kCopies > 0 ? counts : second; }
};

// kCount pixels of a row at a time: what depends on the row is computed once for all of them.
template <uint32_t kCount, typename Group>
LA3_HOST_DEVICE inline void transform_by(const Group& group, const DeviceOp& op, const uint32_t* in, uint32_t* out,
                                         const BatchArguments& args) {
  const FixedAffine map = op.map;
  const int jump_x = op.jump_x, jump_y = op.jump_y, width = args.width, height = args.height;
  LA3_NO_UNROLL
  for (uint32_t i = kCount * group.index(); i < args.pixels; i += kCount * group.size()) {
    const int y = static_cast<int>(args.row_of(i)), x = static_cast<int>(i) - y * width;
    int32_t fixed_x = advance(advance(map.c, map.b, y), map.a, x);
    int32_t fixed_y = advance(advance(map.f, map.e, y), map.d, x);
    const int more_y = y >= jump_y ? 1 : 0;
    Pixels<kCount> shown;
    for (int k = 0; k < static_cast<int>(kCount); ++k) {
      const int from_x = (fixed_x >> 16) + (x + k >= jump_x ? 1 : 0), from_y = (fixed_y >> 16) + more_y;
      const bool inside = static_cast<uint32_t>(from_x) < static_cast<uint32_t>(width) &&
                          static_cast<uint32_t>(from_y) < static_cast<uint32_t>(height);
      shown.pixel[k] = inside ? in[from_y * width + from_x] : 0;
      fixed_x = advance(fixed_x, map.a, 1);
      fixed_y = advance(fixed_y, map.d, 1);
    }
    *reinterpret_cast<Pixels<kCount>*>(out + i) = shown;
  }
}

template <typename Group>
LA3_HOST_DEVICE inline void transform(const Group& group, const DeviceOp& op, const uint32_t* in, uint32_t* out,
                                      const BatchArguments& args) {
  if (args.width % 4 == 0) {
    transform_by<4>(group, op, in, out, args);
  } else {
    transform_by<1>(group, op, in, out, args);
  }
}

// Three channels after blending, in words. The GPU clips and packs two of them at a time.
LA3_HOST_DEVICE inline uint32_t blended(uint32_t from_red, uint32_t from_green, uint32_t from_blue, uint32_t to,
                                        float factor) {
  const int red = blend_unclipped(from_red, channel_of(to, 0), factor),
            green = blend_unclipped(from_green, channel_of(to, 1), factor),
            blue = blend_unclipped(from_blue, channel_of(to, 2), factor);
#if defined(__CUDA_ARCH__)
  uint32_t pixel;
  asm("{ .reg .b32 upper;\n cvt.pack.sat.u8.s32.b32 upper, 0, %3, 0;\n cvt.pack.sat.u8.s32.b32 %0, %2, %1, upper; }"
      : "=r"(pixel)
      : "r"(red), "r"(green), "r"(blue));
  return pixel;
#else
  return pixel_of(clipped(red), clipped(green), clipped(blue));
#endif
}

// Sums of pixels, channel by channel: of up to 257 each. All channels of a sum of whole words
// overlap, but red and blue alone do not, and green is what they leave.
struct PixelSums {
  uint32_t all = 0, red_blue = 0;

  LA3_HOST_DEVICE void add(const PixelSums& more, uint32_t times = 1) {
    all += times * more.all;
    red_blue += times * more.red_blue;
  }
  LA3_HOST_DEVICE static PixelSums of(uint32_t pixel) {
    PixelSums sums;
    sums.all = pixel;
    sums.red_blue = pixel & 0xFF00FFu;
    return sums;
  }
  LA3_HOST_DEVICE uint32_t red() const { return red_blue & 0xFFFFu; }
  LA3_HOST_DEVICE uint32_t green() const { return (all - red_blue) >> 8; }
  LA3_HOST_DEVICE uint32_t blue() const { return red_blue >> 16; }
};

// kCount pixels of a row at a time: they share the sums of the columns around them.
template <uint32_t kCount, typename Group>
LA3_HOST_DEVICE inline void sharpen_by(const Group& group, float factor, const uint32_t* in, uint32_t* out,
                                       const BatchArguments& args) {
  constexpr int kLast = static_cast<int>(kCount) - 1;
  const int width = args.width, height = args.height;
  LA3_NO_UNROLL
  for (uint32_t i = kCount * group.index(); i < args.pixels; i += kCount * group.size()) {
    const int y = static_cast<int>(args.row_of(i)), x = static_cast<int>(i) - y * width;
    const uint32_t* const here = in + i;
    const auto centre = *reinterpret_cast<const Pixels<kCount>*>(here);
    Pixels<kCount> result = centre;  // the image's edge stays as it is
    if (y > 0 && y < height - 1) {
      const bool is_left = x == 0, is_right = x + kLast == width - 1;
      PixelSums columns[kCount + 2];
      for (int dy = -1; dy <= 1; ++dy) {
        const uint32_t* const row = here + dy * width;
        const auto pixels = *reinterpret_cast<const Pixels<kCount>*>(row);
        columns[0].add(PixelSums::of(is_left ? 0 : row[-1]));
        for (uint32_t k = 0; k < kCount; ++k) { columns[k + 1].add(PixelSums::of(pixels.pixel[k])); }
        columns[kCount + 1].add(PixelSums::of(is_right ? 0 : row[kCount]));
      }
      for (int k = 0; k <= kLast; ++k) {
        if ((k == 0 && is_left) || (k == kLast && is_right)) { continue; }
        PixelSums sums;
        sums.add(PixelSums::of(centre.pixel[k]), 4);
        for (int dx = 0; dx < 3; ++dx) { sums.add(columns[k + dx]); }
        result.pixel[k] = blended(smooth_of(sums.red()), smooth_of(sums.green()), smooth_of(sums.blue()),
                                  centre.pixel[k], factor);
      }
    }
    *reinterpret_cast<Pixels<kCount>*>(out + i) = result;
  }
}

template <typename Group>
LA3_HOST_DEVICE inline void sharpen(const Group& group, float factor, const uint32_t* in, uint32_t* out,
                                    const BatchArguments& args) {
  if (args.width % 4 == 0) {
    sharpen_by<4>(group, factor, in, out, args);
  } else {
    sharpen_by<1>(group, factor, in, out, args);
  }
}

// Blends towards or away from one grey, given as a byte: Brightness and Contrast.
template <typename Group>
LA3_HOST_DEVICE inline void blend_with(const Group& group, uint8_t from, float factor, uint32_t* image,
                                       uint32_t pixels) {
  map_pixels(group, image, pixels, [=](uint32_t pixel) { return blended(from, from, from, pixel, factor); });
}

LA3_HOST_DEVICE inline uint32_t luma_of(uint32_t pixel) {
  return grey_of(channel_of(pixel, 0), channel_of(pixel, 1), channel_of(pixel, 2));
}

template <typename Group, typename Shared>
LA3_HOST_DEVICE inline void contrast(const Group& group, float factor, uint32_t* image, uint32_t pixels,
                                     Shared& shared) {
  if (group.index() == 0) { shared.grey_sum = 0; }
  group.sync();
  uint32_t sum = 0;  // at most 4096 * 4096 * 255, below 2^32
  visit_pixels(group, image, pixels, [&](uint32_t pixel) { sum += luma_of(pixel); });
  group.add(&shared.grey_sum, sum);
  group.sync();
  blend_with(group, mean_grey(shared.grey_sum, pixels), factor, image, pixels);
}

template <typename Group>
LA3_HOST_DEVICE inline void blend_luma(const Group& group, float factor, uint32_t* image, uint32_t pixels) {
  map_pixels(group, image, pixels, [=](uint32_t pixel) {
    const uint32_t grey = luma_of(pixel);
    return blended(grey, grey, grey, pixel, factor);
  });
}

template <typename Group, typename Shared>
LA3_HOST_DEVICE inline void map_through_table(const Group& group, uint32_t* image, uint32_t pixels,
                                              const Shared& shared) {
  map_pixels(group, image, pixels, [&](uint32_t pixel) {
    return pixel_of(shared.table[0][channel_of(pixel, 0)], shared.table[1][channel_of(pixel, 1)],
                    shared.table[2][channel_of(pixel, 2)]);
  });
}

template <typename Group, typename Shared>
LA3_HOST_DEVICE inline void auto_contrast(const Group& group, uint32_t* image, uint32_t pixels, Shared& shared) {
  if (group.index() == 0) {
    for (int c = 0; c < 3; ++c) {
      shared.low[c] = 255;
      shared.high[c] = 0;
    }
  }
  group.sync();
  uint32_t low[3] = {255, 255, 255}, high[3] = {0, 0, 0};
  visit_pixels(group, image, pixels, [&](uint32_t pixel) {
    for (int c = 0; c < 3; ++c) {
      const uint32_t value = channel_of(pixel, c);
      low[c] = value < low[c] ? value : low[c];
      high[c] = value > high[c] ? value : high[c];
    }
  });
  for (int c = 0; c < 3; ++c) {
    group.min(&shared.low[c], low[c]);
    group.max(&shared.high[c], high[c]);
  }
  group.sync();
  for (int c = 0; c < 3; ++c) {
    const int lowest = static_cast<int>(shared.low[c]), highest = static_cast<int>(shared.high[c]);
    // auto_contrast_entry() with one division for all bytes.
    const bool is_flat = highest <= lowest;
    const double scale = is_flat ? 0.0 : auto_contrast_scale(lowest, highest);
    LA3_NO_UNROLL
    for (uint32_t value = group.index(); value < 256; value += group.size()) {
      shared.table[c][value] =
          is_flat ? static_cast<uint8_t>(value) : auto_contrast_scaled(static_cast<int>(value), lowest, scale);
    }
  }
  group.sync();
  map_through_table(group, image, pixels, shared);
}

template <typename Group, typename Shared>
LA3_HOST_DEVICE inline void equalize(const Group& group, uint32_t* image, uint32_t* other, uint32_t pixels,
                                     Shared& shared) {
  constexpr uint32_t kBins = kHistogramWords, kSegment = 8, kSegments = kBins / kSegment;
  uint32_t* all = shared.histograms(other);
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < Shared::kHistograms * kBins; i += group.size()) { all[i] = 0; }
  if (group.index() == 0) { shared.last[0] = shared.last[1] = shared.last[2] = 0; }
  group.sync();

  uint32_t* mine = all + kBins * (group.index() % Shared::kHistograms);
  visit_pixels(group, image, pixels, [&](uint32_t pixel) {
    group.count(mine + channel_of(pixel, 0));
    group.count(mine + 256 + channel_of(pixel, 1));
    group.count(mine + 512 + channel_of(pixel, 2));
  });
  group.sync();

  // Adds the histograms into the first; computes the sum of each segment and the last non-empty
  // bin.
  LA3_NO_UNROLL
  for (uint32_t s = group.index(); s < kSegments; s += group.size()) {
    uint32_t sum = 0, last = 0;
    for (uint32_t bin = 0; bin < kSegment; ++bin) {
      uint32_t count = 0;
      for (uint32_t h = 0; h < Shared::kHistograms; ++h) { count += all[h * kBins + s * kSegment + bin]; }
      all[s * kSegment + bin] = count;
      sum += count;
      last = count > 0 ? (s * kSegment + bin) % 256 : last;
    }
    shared.segments[s / 32][s % 32] = sum;
    if (sum > 0) { group.raise(&shared.last[s / 32], last); }
  }
  group.sync();

  LA3_NO_UNROLL
  for (uint32_t s = group.index(); s < kSegments; s += group.size()) {
    const uint32_t channel = s / 32;
    const uint32_t step = equalize_step(pixels, all[256 * channel + shared.last[channel]]);
    uint32_t below = 0;
    LA3_UNROLL_4
    for (uint32_t before = 0; before < s % 32; ++before) { below += shared.segments[channel][before]; }
    for (uint32_t bin = s % 32 * kSegment; bin < (s % 32 + 1) * kSegment; ++bin) {
      shared.table[channel][bin] = step == 0 ? static_cast<uint8_t>(bin) : equalize_entry(below, step);
      below += all[256 * channel + bin];
    }
  }
  group.sync();
  map_through_table(group, image, pixels, shared);
}

template <typename Group>
LA3_HOST_DEVICE inline void fill(const Group& group, const Rectangle& hole, uint32_t* image,
                                 const BatchArguments& args) {
  const int channels = static_cast<int>(args.channels), width = args.width;
  const uint32_t color = pixel_of(cutout_fill(0, channels), cutout_fill(1, channels), cutout_fill(2, channels));
  if (hole.x0 >= hole.x1 || hole.y0 >= hole.y1) { return; }
  const auto columns = static_cast<uint32_t>(hole.x1 - hole.x0), rows = static_cast<uint32_t>(hole.y1 - hole.y0);
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < rows * columns; i += group.size()) {
    const uint32_t y = i / columns, x = i - y * columns;
    image[(static_cast<uint32_t>(hole.y0) + y) * static_cast<uint32_t>(width) + static_cast<uint32_t>(hole.x0) +
          x] = color;
  }
}

// Executes a call on the image in `here`. Returns true if the result is in `other`. The threads are
// synchronised before and after.
template <typename Group, typename Shared>
LA3_HOST_DEVICE inline bool execute(const Group& group, const DeviceOp& op, const Rectangle& hole, uint32_t* here,
                                    uint32_t* other, const BatchArguments& args, Shared& shared) {
  const uint32_t pixels = args.pixels;
  bool moves = false;
  switch (op.op) {
    case Op::kShearX:
    case Op::kShearY:
    case Op::kTranslateX:
    case Op::kTranslateY:
    case Op::kRotate:
      transform(group, op, here, other, args);
      moves = true;
      break;
    case Op::kAutoContrast: auto_contrast(group, here, pixels, shared); break;
    case Op::kInvert: map_pixels(group, here, pixels, [](uint32_t pixel) { return pixel ^ 0xFFFFFFu; }); break;
    case Op::kEqualize: equalize(group, here, other, pixels, shared); break;
    case Op::kSolarize: {
      const int threshold = op.threshold;
      map_pixels(group, here, pixels, [=](uint32_t pixel) {
        return pixel_of(solarize(static_cast<uint8_t>(pixel), threshold),
                        solarize(static_cast<uint8_t>(pixel >> 8), threshold),
                        solarize(static_cast<uint8_t>(pixel >> 16), threshold));
      });
      break;
    }
    case Op::kPosterize: {
      const uint32_t mask = op.mask;
      map_pixels(group, here, pixels, [=](uint32_t pixel) { return pixel & mask; });
      break;
    }
    case Op::kContrast: contrast(group, op.factor, here, pixels, shared); break;
    case Op::kColor: blend_luma(group, op.factor, here, pixels); break;
    case Op::kBrightness: blend_with(group, 0, op.factor, here, pixels); break;
    case Op::kSharpness:
      sharpen(group, op.factor, here, other, args);
      moves = true;
      break;
    case Op::kCutout: fill(group, hole, here, args); break;
    case Op::kIdentity: break;
  }
  group.sync();
  return moves;
}

}  // namespace la3::augment::device
