// Makes one finished image of a batch with a group of threads: triple, crop, flip, normalising,
// cutout; or, for images of any size, cut (cut_image.h), triple, normalising.
//
// The GPU's counterpart of ../apply.h and ../standard.h, with the same bytes and floats.
// device_batch.cu runs it with the threads of a block. Nothing in it is specific to the GPU, so
// tests run it on the CPU, with one thread or with several. A Group has
//   index(), size()                     this thread's number and the number of threads
//   sync()                              barrier; makes writes before it visible after it
//   count(cell)                         ++*cell, by any thread at any time
//   raise(cell, v)                      *cell becomes the larger one, by any thread at any time
//   add(cell, v), min(...), max(...)    *cell becomes the sum, minimum or maximum over all threads
//                                       and *cell; all threads call it
//
// The image being worked on holds one pixel per word (device_pixel.h): a pixel is one access, and
// one word holds all three channels. Two such buffers, in shared memory or in global memory, take
// turns.
#pragma once

#include <cstdint>
#include <cstring>

#include "la3/augment/cuda/cut_image.h"
#include "la3/augment/cuda/device_call.h"
#include "la3/augment/cuda/device_cut.h"
#include "la3/augment/cuda/device_pixel.h"
#include "la3/augment/draw.h"
#include "la3/augment/formulas.h"
#include "la3/augment/standard.h"
#include "la3/core/host_device.h"
#include "la3/core/random.h"

namespace la3::augment::device {

// ---- the arguments of a launch ----

// Changes between the replays of a captured graph, so it is in device memory.
struct Place {
  uint32_t epoch = 0;
  uint32_t unused = 0;
  uint64_t position = 0;  // of the batch's first sample in the order
};

// Row of pixel i in an image of this width: i / width, without a division. Exact for i < 2^24 and
// widths up to 4096: the multiplier is at most width / 2^38 too large.
struct RowOf {
  uint64_t multiplier = 0;

  LA3_HOST_DEVICE uint32_t operator()(uint32_t i) const { return static_cast<uint32_t>((i * multiplier) >> 38); }
};
inline RowOf row_of(int width) {
  return {((uint64_t{1} << 38) + static_cast<uint64_t>(width) - 1) / static_cast<uint64_t>(width)};
}

// All pointers refer to the memory that the group works in. Only those marked "or null" may be
// null.
struct Job {
  // image_count images, RGB, dense; or, if they are cut from images of any size, copies x
  // image_count cuts, and how many words a group has for the tables of cut_image().
  const uint8_t* images = nullptr;
  const DeviceCut* cuts = nullptr;
  image::Filter filter = image::Filter::kBilinear;
  uint64_t cut_words = 0;
  const int64_t* labels = nullptr;  // image_count, or null
  uint64_t image_count = 0;
  const int64_t* order = nullptr;  // order_count sample numbers, or null: 0, 1, 2, ...
  uint64_t order_count = 0;
  const Place* place = nullptr;

  uint32_t samples = 0;  // per copy; image i of the batch is copy i / samples of sample i % samples
  uint32_t total = 0;    // images in the batch: samples * copies
  uint32_t epochs_per_copy = 0;
  int width = 0, height = 0;
  uint32_t pixels = 0;  // width * height
  RowOf row_of;

  // The policy; none if ops is null. `table` is device_calls(width, height).
  const Op* ops = nullptr;
  const TripleRange* ranges = nullptr;  // by label
  int64_t label_count = 0;
  uint64_t policy_seed = 0;
  const DeviceCall* table = nullptr;
  // Three per image, decided by the caller, instead of a policy; or null.
  const DeviceCall* decided = nullptr;

  bool has_standard = false;
  CropFlipCutoutOptions standard;
  uint64_t seed = 0;

  float scale[3] = {1, 1, 1}, shift[3] = {0, 0, 0};

  void* out = nullptr;            // total images of height x width x 3 floats or bfloat16s
  int64_t* out_labels = nullptr;  // total, or null
  uint32_t* problems = nullptr;   // counts samples and labels that do not exist
};

// ---- what is random about one image ----

struct Found {
  uint64_t sample = 0;
  uint32_t copy = 0, epoch = 0;
  bool in_order = false;  // false past the end of the order
  bool exists = false;    // and the data set has that sample
};

LA3_HOST_DEVICE inline Found find_sample(const Job& job, uint32_t index) {
  const uint32_t copy = index / job.samples;
  const uint64_t at = job.place->position + (index - copy * job.samples);
  Found found;
  found.copy = copy;
  found.epoch = job.place->epoch + copy * job.epochs_per_copy;
  found.in_order = at < job.order_count;
  if (found.in_order) {
    found.sample = job.order != nullptr ? static_cast<uint64_t>(job.order[at]) : at;
    found.exists = found.sample < job.image_count;
  }
  return found;
}

struct Decided {
  const DeviceCall* calls[3];
  Rectangle holes[3];  // of the Cutouts among the calls
  bool has_calls;
  bool is_good;  // false: the sample or label does not exist
  CropFlip crop;
  PixelRect hole;
};

LA3_HOST_DEVICE inline void decide_calls(const Job& job, const Found& found, uint32_t index, Decided& decided) {
  decided.has_calls = false;
  decided.is_good = found.exists;
  if (!found.exists) { return; }
  if (job.decided != nullptr) {
    for (int i = 0; i < 3; ++i) {
      const DeviceCall& call = job.decided[3 * static_cast<uint64_t>(index) + static_cast<uint64_t>(i)];
      decided.calls[i] = &call;
      if (call.op == Op::kCutout) { decided.holes[i] = cutout_rectangle(call.call, job.width, job.height); }
    }
    decided.has_calls = true;
  } else if (job.ops != nullptr) {
    const int64_t label = job.labels[found.sample];
    decided.is_good = label >= 0 && label < job.label_count;
    if (!decided.is_good) { return; }
    random::Stream stream(job.policy_seed, found.epoch, found.sample, random::Purpose::kPolicy);
    const DrawnTriple drawn = draw_triple(job.ops, job.ranges[label], stream);
    for (int i = 0; i < 3; ++i) {
      decided.calls[i] = job.table + device_call_index(drawn.calls[i]);
      if (drawn.calls[i].op == Op::kCutout) {
        OpCall call = decided.calls[i]->call;
        call.centre_x = drawn.calls[i].centre_x;
        call.centre_y = drawn.calls[i].centre_y;
        decided.holes[i] = cutout_rectangle(call, job.width, job.height);
      }
    }
    decided.has_calls = true;
  }
}

LA3_HOST_DEVICE inline void decide_standard(const Job& job, const Found& found, Decided& decided) {
  CropFlipCutout drawn;
  if (job.has_standard) {
    random::Stream stream(job.seed, found.epoch, found.sample, random::Purpose::kStandard);
    drawn = decide_crop_flip_cutout(stream, job.width, job.height, job.standard);
  }
  decided.crop = drawn.crop;
  decided.hole = drawn.hole;
}

// ---- pixels ----

// Buffers hold a multiple of four pixels, so that they are read and written sixteen bytes at a
// time. Pixels beyond the image are never used, but may be written.
struct alignas(16) Quad {
  uint32_t pixel[4];
};
LA3_HOST_DEVICE inline uint32_t quads_of(uint32_t pixels) {
  return (pixels + 3) / 4;
}

// image = map(pixel) for every pixel.
template <typename Group, typename Map>
LA3_HOST_DEVICE inline void map_pixels(const Group& group, uint32_t* image, uint32_t pixels, const Map& map) {
  Quad* quads = reinterpret_cast<Quad*>(image);
  const uint32_t count = quads_of(pixels);
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < count; i += group.size()) {
    Quad quad = quads[i];
    for (uint32_t& pixel : quad.pixel) { pixel = map(pixel); }
    quads[i] = quad;
  }
}

template <typename Group, typename Visit>
LA3_HOST_DEVICE inline void visit_pixels(const Group& group, const uint32_t* image, uint32_t pixels,
                                         const Visit& visit) {
  const Quad* quads = reinterpret_cast<const Quad*>(image);
  const uint32_t count = quads_of(pixels);
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < count; i += group.size()) {
    const Quad quad = quads[i];
    for (uint32_t k = 0; k < 4; ++k) {
      if (4 * i + k < pixels) { visit(quad.pixel[k]); }
    }
  }
}

LA3_HOST_DEVICE inline uint32_t load_word(const uint8_t* from) {
#if defined(__CUDA_ARCH__)
  return *reinterpret_cast<const uint32_t*>(from);
#else
  uint32_t word;
  std::memcpy(&word, from, sizeof(word));
  return word;
#endif
}

// RGB bytes to words.
template <typename Group>
LA3_HOST_DEVICE inline void load_image(const Group& group, uint32_t* image, const uint8_t* from, uint32_t pixels) {
  if (pixels % 4 == 0 && reinterpret_cast<uintptr_t>(from) % 4 == 0) {
    Quad* quads = reinterpret_cast<Quad*>(image);
    LA3_UNROLL_4
    for (uint32_t i = group.index(); i < pixels / 4; i += group.size()) {
      const uint8_t* at = from + 12 * static_cast<uint64_t>(i);
      const uint32_t a = load_word(at), b = load_word(at + 4), c = load_word(at + 8);
      quads[i] = {{a & 0xFFFFFFu, (a >> 24 | b << 8) & 0xFFFFFFu, (b >> 16 | c << 16) & 0xFFFFFFu, c >> 8}};
    }
  } else {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < pixels; i += group.size()) {
      const uint8_t* at = from + 3 * static_cast<uint64_t>(i);
      image[i] = pixel_of(at[0], at[1], at[2]);
    }
  }
}

// ---- operations ----

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
                                      const Job& job) {
  const FixedAffine map = call.map;
  const int jump_x = call.jump_x, jump_y = call.jump_y, width = job.width, height = job.height;
  LA3_UNROLL_4
  for (uint32_t i = group.index(); i < job.pixels; i += group.size()) {
    const int y = static_cast<int>(job.row_of(i)), x = static_cast<int>(i) - y * width;
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
                                    const Job& job) {
  const int width = job.width, height = job.height;
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < job.pixels; i += group.size()) {
    const int y = static_cast<int>(job.row_of(i)), x = static_cast<int>(i) - y * width;
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
LA3_HOST_DEVICE inline void fill(const Group& group, const Rectangle& hole, uint32_t* image, int width) {
  const uint32_t color = pixel_of(cutout_fill(0, 3), cutout_fill(1, 3), cutout_fill(2, 3));
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
                                    uint32_t* here, uint32_t* other, const Job& job, Shared& shared) {
  const uint32_t pixels = job.pixels;
  bool moves = false;
  switch (call.op) {
    case Op::kShearX:
    case Op::kShearY:
    case Op::kTranslateX:
    case Op::kTranslateY:
    case Op::kRotate:
      transform(group, call, here, other, job);
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
      sharpen(group, call.factor, here, other, job);
      moves = true;
      break;
    case Op::kCutout: fill(group, hole, here, job.width); break;
    case Op::kIdentity: break;
  }
  group.sync();
  return moves;
}

// ---- floats ----

struct Float32 {
  static constexpr int kPerStore = 4;  // values in sixteen bytes
  using Stored = float;
  LA3_HOST_DEVICE static Stored of(float value) { return value; }
  LA3_HOST_DEVICE static void store(void* to, const float (&value)[kPerStore]) {
    struct alignas(16) Values {
      float value[4];
    };
    *static_cast<Values*>(to) = {{value[0], value[1], value[2], value[3]}};
  }
};

// Rounded to nearest, halves to even. REQUIRES: not NaN.
LA3_HOST_DEVICE inline uint16_t bfloat16_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof(bits));
  return static_cast<uint16_t>((bits + 0x7FFFu + (bits >> 16 & 1u)) >> 16);
}

struct Bfloat16 {
  static constexpr int kPerStore = 8;
  using Stored = uint16_t;
  LA3_HOST_DEVICE static Stored of(float value) { return bfloat16_of(value); }
  // The first value goes into the lower half.
  LA3_HOST_DEVICE static uint32_t pair(float first, float second) {
#if defined(__CUDA_ARCH__)
    uint32_t both;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(both) : "f"(second), "f"(first));
    return both;
#else
    return bfloat16_of(first) | static_cast<uint32_t>(bfloat16_of(second)) << 16;
#endif
  }
  LA3_HOST_DEVICE static void store(void* to, const float (&value)[kPerStore]) {
    *static_cast<Quad*>(to) = {
        {pair(value[0], value[1]), pair(value[2], value[3]), pair(value[4], value[5]), pair(value[6], value[7])}};
  }
};

// Steps through the pixels of the output, row by row. `pixel` is what crop and flip put there;
// pixels outside the input are black.
struct OutputPixel {
  int x, y;
  uint32_t pixel;
  bool in_hole;
};

LA3_HOST_DEVICE inline OutputPixel output_pixel(const uint32_t* image, const Job& job, const Decided& decided,
                                                int x, int y) {
  const int from_x = (decided.crop.flip ? job.width - 1 - x : x) + decided.crop.x, from_y = y + decided.crop.y;
  const bool inside = static_cast<uint32_t>(from_x) < static_cast<uint32_t>(job.width) &&
                      static_cast<uint32_t>(from_y) < static_cast<uint32_t>(job.height);
  const PixelRect& hole = decided.hole;
  return {x, y, inside ? image[from_y * job.width + from_x] : 0,
          x >= hole.x0 && x < hole.x1 && y >= hole.y0 && y < hole.y1};
}

LA3_HOST_DEVICE inline float select(uint32_t which, float first, float second, float third) {
  return which == 0 ? first : (which == 1 ? second : third);
}

// A thread makes sixteen bytes at a time: values first .. first + kPerStore - 1 of the image,
// starting at any channel of a pixel. The bytes of these pixels are put side by side and shifted to
// the first value.
template <typename Type>
LA3_HOST_DEVICE inline void write_values(void* to, uint32_t first, const uint32_t* image, const Job& job,
                                         const Decided& decided) {
  constexpr int kPixels = Type::kPerStore == 8 ? 4 : 2;
  const uint32_t first_pixel = first / 3, first_channel = first - 3 * first_pixel;
  int y = static_cast<int>(job.row_of(first_pixel)), x = static_cast<int>(first_pixel) - y * job.width;
  uint32_t pixel[4] = {0, 0, 0, 0}, hole[4] = {0, 0, 0, 0};
  for (int k = 0; k < kPixels; ++k) {
    if (y < job.height) {
      const OutputPixel shown = output_pixel(image, job, decided, x, y);
      pixel[k] = shown.pixel;
      hole[k] = shown.in_hole ? 0xFFFFFFu : 0;
    }
    if (++x == job.width) {
      x = 0;
      ++y;
    }
  }
  const auto bytes_of = [first_channel](const uint32_t(&p)[4]) {
    const uint32_t a = p[0] | p[1] << 24, b = p[1] >> 8 | p[2] << 16, c = p[2] >> 16 | p[3] << 8;
    const uint32_t by = 8 * first_channel;
    const auto low = static_cast<uint32_t>((uint64_t{b} << 32 | a) >> by);
    const auto high = static_cast<uint32_t>((uint64_t{c} << 32 | b) >> by);
    return uint64_t{high} << 32 | low;
  };
  const uint64_t bytes = bytes_of(pixel), holes = bytes_of(hole);
  const float* s = job.scale;
  const float* t = job.shift;
  const float scale[3] = {select(first_channel, s[0], s[1], s[2]), select(first_channel, s[1], s[2], s[0]),
                          select(first_channel, s[2], s[0], s[1])};
  const float shift[3] = {select(first_channel, t[0], t[1], t[2]), select(first_channel, t[1], t[2], t[0]),
                          select(first_channel, t[2], t[0], t[1])};
  float value[Type::kPerStore];
  for (int k = 0; k < Type::kPerStore; ++k) {
    const auto byte = static_cast<uint8_t>(bytes >> (8 * k));
    const bool in_hole = static_cast<uint8_t>(holes >> (8 * k)) != 0;
    value[k] = in_hole ? 0.0f : multiply_add(static_cast<float>(byte), scale[k % 3], shift[k % 3]);
  }
  Type::store(to, value);
}

// Crop, flip, normalising and cutout, from the words of an image to the floats of the output;
// writes zeros if it is not good.
template <typename Type, typename Group>
LA3_HOST_DEVICE inline void write_image(const Group& group, uint32_t index, const uint32_t* image, const Job& job,
                                        const Decided& decided) {
  using Stored = typename Type::Stored;
  const uint32_t values = 3 * job.pixels;
  Stored* out = static_cast<Stored*>(job.out) + static_cast<uint64_t>(index) * values;
  if (!decided.is_good) {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < values; i += group.size()) { out[i] = Type::of(0.0f); }
  } else if (values % Type::kPerStore == 0 && reinterpret_cast<uintptr_t>(job.out) % 16 == 0) {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < values / Type::kPerStore; i += group.size()) {
      write_values<Type>(out + i * Type::kPerStore, i * Type::kPerStore, image, job, decided);
    }
  } else {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < job.pixels; i += group.size()) {
      const int y = static_cast<int>(job.row_of(i)), x = static_cast<int>(i) - y * job.width;
      const OutputPixel shown = output_pixel(image, job, decided, x, y);
      for (int c = 0; c < 3; ++c) {
        const auto byte = static_cast<float>(channel_of(shown.pixel, c));
        out[3 * i + static_cast<uint32_t>(c)] =
            Type::of(shown.in_hole ? 0.0f : multiply_add(byte, job.scale[c], job.shift[c]));
      }
    }
  }
}

// ---- the whole image ----

// Makes image `index` of the batch. `first` and `second` each hold a multiple of four pixels, at
// least job.pixels; they, `decided` and `shared` belong to the group, and so does `tables`, which
// holds job.cut_words. kCuts says whether images are cut. The threads are synchronised afterwards.
template <typename Type, bool kCuts = false, typename Group, typename Shared>
LA3_HOST_DEVICE inline void make_image(const Group& group, const Job& job, uint32_t index, uint32_t* first,
                                       uint32_t* second, Decided& decided, Shared& shared,
                                       int32_t* tables = nullptr) {
  Found found = find_sample(job, index);
  const DeviceCut* cut = nullptr;
  if constexpr (kCuts) {
    cut = job.cuts + (found.copy * job.image_count + found.sample);
    found.exists = found.exists && fits(*cut, job.width, job.height, job.filter, job.cut_words);
  }
  // Two threads decide while the others load; if there are several warps, they belong to different
  // ones.
  if (group.index() == 0) { decide_calls(job, found, index, decided); }
  if (group.index() == (group.size() > 32 ? 32u : 0u)) { decide_standard(job, found, decided); }
  if (found.exists) {
    if constexpr (kCuts) {
      cut_image(group, first, job.width, job.height, *cut, job.filter, tables);
    } else {
      load_image(group, first, job.images + 3 * static_cast<uint64_t>(job.pixels) * found.sample, job.pixels);
    }
  }
  group.sync();

  uint32_t* here = first;
  uint32_t* other = second;
  if (decided.has_calls) {
    LA3_NO_UNROLL
    for (int i = 0; i < 3; ++i) {
      if (execute(group, *decided.calls[i], decided.holes[i], here, other, job, shared)) {
        uint32_t* const swapped = here;
        here = other;
        other = swapped;
      }
    }
  }
  write_image<Type>(group, index, here, job, decided);
  if (group.index() == 0) {
    if (job.out_labels != nullptr) { job.out_labels[index] = decided.is_good ? job.labels[found.sample] : -1; }
    if (found.in_order && !decided.is_good) { group.count(job.problems); }
  }
  group.sync();
}

}  // namespace la3::augment::device
