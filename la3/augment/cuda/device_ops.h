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

// What the threads of a group share besides the image. kCopies histograms, so that threads collide
// less often in one cell.
template <int kCopies>
struct Scratch {
  static constexpr uint32_t kHistograms = kCopies;
  uint32_t counts[kCopies][3][256];
  uint32_t segments[3][32];  // pixels in bins 8 s .. 8 s + 7
  uint32_t low[3], high[3];
  uint32_t last[3];  // last non-empty bin
  uint32_t grey_sum;
  alignas(16) uint8_t table[3][256];
};

template <typename Group>
LA3_HOST_DEVICE inline void transform(const Group& group, const DeviceCall& call, const uint32_t* in, uint32_t* out,
                                      const BatchArguments& args) {
  const FixedAffine map = call.map;
  const int jump_x = call.jump_x, jump_y = call.jump_y, width = args.width, height = args.height;
  LA3_UNROLL_4
  for (uint32_t i = group.index(); i < args.pixels; i += group.size()) {
    const int y = static_cast<int>(args.row_of(i)), x = static_cast<int>(i) - y * width;
    const int from_x = (advance(advance(map.c, map.b, y), map.a, x) >> 16) + (x >= jump_x ? 1 : 0);
    const int from_y = (advance(advance(map.f, map.e, y), map.d, x) >> 16) + (y >= jump_y ? 1 : 0);
    const bool inside = static_cast<uint32_t>(from_x) < static_cast<uint32_t>(width) &&
                        static_cast<uint32_t>(from_y) < static_cast<uint32_t>(height);
    out[i] = inside ? in[from_y * width + from_x] : 0;
  }
}

// Weighted sums of red and blue share one word: they take 12 bits each.
template <typename Group>
LA3_HOST_DEVICE inline void sharpen(const Group& group, float factor, const uint32_t* in, uint32_t* out,
                                    const BatchArguments& args) {
  const int width = args.width, height = args.height;
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < args.pixels; i += group.size()) {
    const int y = static_cast<int>(args.row_of(i)), x = static_cast<int>(i) - y * width;
    const uint32_t centre = in[i];
    if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
      out[i] = centre;
      continue;
    }
    uint32_t red_blue = 4 * (centre & 0xFF00FFu), green = 4 * (centre >> 8 & 0xFFu);
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        const uint32_t pixel = in[(y + dy) * width + x + dx];
        red_blue += pixel & 0xFF00FFu;
        green += pixel >> 8 & 0xFFu;
      }
    }
    const uint8_t smooth[3] = {smooth_of(red_blue & 0xFFFFu), smooth_of(green), smooth_of(red_blue >> 16)};
    uint32_t result = 0;
    for (int c = 0; c < 3; ++c) {
      result |= uint32_t{blend(smooth[c], static_cast<uint8_t>(channel_of(centre, c)), factor)} << (8 * c);
    }
    out[i] = result;
  }
}

// Blends towards or away from one grey, given as a byte: Brightness and Contrast.
template <typename Group>
LA3_HOST_DEVICE inline void blend_with(const Group& group, uint8_t from, float factor, uint32_t* image,
                                       uint32_t pixels) {
  map_pixels(group, image, pixels, [=](uint32_t pixel) {
    return pixel_of(blend(from, static_cast<uint8_t>(pixel), factor),
                    blend(from, static_cast<uint8_t>(pixel >> 8), factor),
                    blend(from, static_cast<uint8_t>(pixel >> 16), factor));
  });
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
    const auto grey = static_cast<uint8_t>(luma_of(pixel));
    return pixel_of(blend(grey, static_cast<uint8_t>(pixel), factor),
                    blend(grey, static_cast<uint8_t>(pixel >> 8), factor),
                    blend(grey, static_cast<uint8_t>(pixel >> 16), factor));
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
    LA3_NO_UNROLL
    for (uint32_t value = group.index(); value < 256; value += group.size()) {
      shared.table[c][value] = auto_contrast_entry(static_cast<int>(value), lowest, highest);
    }
  }
  group.sync();
  map_through_table(group, image, pixels, shared);
}

template <typename Group, typename Shared>
LA3_HOST_DEVICE inline void equalize(const Group& group, uint32_t* image, uint32_t pixels, Shared& shared) {
  constexpr uint32_t kBins = 3 * 256, kSegment = 8, kSegments = kBins / kSegment;
  uint32_t* all = &shared.counts[0][0][0];
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
    const uint32_t step = equalize_step(pixels, shared.counts[0][channel][shared.last[channel]]);
    uint32_t below = 0;
    for (uint32_t before = 0; before < s % 32; ++before) { below += shared.segments[channel][before]; }
    for (uint32_t bin = s % 32 * kSegment; bin < (s % 32 + 1) * kSegment; ++bin) {
      shared.table[channel][bin] = step == 0 ? static_cast<uint8_t>(bin) : equalize_entry(below, step);
      below += shared.counts[0][channel][bin];
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
LA3_HOST_DEVICE inline bool execute(const Group& group, const DeviceCall& call, const Rectangle& hole,
                                    uint32_t* here, uint32_t* other, const BatchArguments& args, Shared& shared) {
  const uint32_t pixels = args.pixels;
  bool moves = false;
  switch (call.op) {
    case Op::kShearX:
    case Op::kShearY:
    case Op::kTranslateX:
    case Op::kTranslateY:
    case Op::kRotate:
      transform(group, call, here, other, args);
      moves = true;
      break;
    case Op::kAutoContrast: auto_contrast(group, here, pixels, shared); break;
    case Op::kInvert: map_pixels(group, here, pixels, [](uint32_t pixel) { return pixel ^ 0xFFFFFFu; }); break;
    case Op::kEqualize: equalize(group, here, pixels, shared); break;
    case Op::kSolarize: {
      const int threshold = call.threshold;
      map_pixels(group, here, pixels, [=](uint32_t pixel) {
        return pixel_of(solarize(static_cast<uint8_t>(pixel), threshold),
                        solarize(static_cast<uint8_t>(pixel >> 8), threshold),
                        solarize(static_cast<uint8_t>(pixel >> 16), threshold));
      });
      break;
    }
    case Op::kPosterize: {
      const uint32_t mask = call.mask;
      map_pixels(group, here, pixels, [=](uint32_t pixel) { return pixel & mask; });
      break;
    }
    case Op::kContrast: contrast(group, call.factor, here, pixels, shared); break;
    case Op::kColor: blend_luma(group, call.factor, here, pixels); break;
    case Op::kBrightness: blend_with(group, 0, call.factor, here, pixels); break;
    case Op::kSharpness:
      sharpen(group, call.factor, here, other, args);
      moves = true;
      break;
    case Op::kCutout: fill(group, hole, here, args); break;
    case Op::kIdentity: break;
  }
  group.sync();
  return moves;
}

}  // namespace la3::augment::device
