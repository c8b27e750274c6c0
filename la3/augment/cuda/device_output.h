// From the words of an image to the values a network takes: crop, flip, normalising and cutout, as
// float32 or bfloat16; or to bytes. Counterpart of ../standard.h on the GPU.
#pragma once

#include <cstdint>
#include <cstring>

#include "la3/augment/cuda/device_decide.h"
#include "la3/augment/cuda/device_pixels.h"
#include "la3/augment/formulas.h"
#include "la3/augment/standard.h"
#include "la3/core/host_device.h"

namespace la3::augment::device {

// The types of values. store() writes four of them, which are aligned.
struct Float32 {
  static constexpr bool kIsByte = false;
  using Stored = float;
  LA3_HOST_DEVICE static Stored of(float value) { return value; }
  LA3_HOST_DEVICE static void store(Stored* to, const float (&value)[4]) {
    struct alignas(16) Values {
      float value[4];
    };
    *reinterpret_cast<Values*>(to) = {{value[0], value[1], value[2], value[3]}};
  }
};

// Rounded to nearest, halves to even. REQUIRES: not NaN.
LA3_HOST_DEVICE inline uint16_t bfloat16_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof(bits));
  return static_cast<uint16_t>((bits + 0x7FFFu + (bits >> 16 & 1u)) >> 16);
}

struct Bfloat16 {
  static constexpr bool kIsByte = false;
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
  LA3_HOST_DEVICE static void store(Stored* to, const float (&value)[4]) {
    *reinterpret_cast<Pixels<2>*>(to) = {{pair(value[0], value[1]), pair(value[2], value[3])}};
  }
};

// Bytes as they are: `scale` is 1 and `shift` 0, and there is no hole.
struct Byte {
  static constexpr bool kIsByte = true;
  using Stored = uint8_t;
  LA3_HOST_DEVICE static Stored of(float value) { return static_cast<Stored>(value); }
};

// What crop and flip make of an image, and what cutout hides of that. A copy of what was decided,
// which would otherwise be read again after every store.
struct Shown {
  const uint32_t* image;
  int width, height;
  CropFlip crop;
  PixelRect hole;

  LA3_HOST_DEVICE Shown(const uint32_t* from, const BatchArguments& args, const Decided& decided)
      : image(from), width(args.width), height(args.height), crop(decided.crop), hole(decided.hole) {}

  // kCount pixels of row y, from column x on; those outside the input are black.
  template <uint32_t kCount>
  LA3_HOST_DEVICE Pixels<kCount> pixels(int x, int y) const {
    Pixels<kCount> found = {};
    const int from_y = y + crop.y;
    if (static_cast<uint32_t>(from_y) >= static_cast<uint32_t>(height)) { return found; }
    const uint32_t* const row = image + from_y * width;
    int from_x = (crop.flip ? width - 1 - x : x) + crop.x;
    if (crop.x == 0 && !crop.flip) { return *reinterpret_cast<const Pixels<kCount>*>(row + x); }
    for (uint32_t& pixel : found.pixel) {
      if (static_cast<uint32_t>(from_x) < static_cast<uint32_t>(width)) { pixel = row[from_x]; }
      from_x += crop.flip ? -1 : 1;
    }
    return found;
  }

  // Bit k: pixel k of these is in the hole.
  template <int kCount>
  LA3_HOST_DEVICE uint32_t hidden(int x, int y) const {
    if (y < hole.y0 || y >= hole.y1 || x + kCount <= hole.x0 || x >= hole.x1) { return 0; }
    uint32_t bits = 0;
    for (int k = 0; k < kCount; ++k) { bits |= (x + k >= hole.x0 && x + k < hole.x1 ? 1u : 0u) << k; }
    return bits;
  }
};

// The bytes of four pixels, as a layout has them.
template <bool kPlanes>
struct FourPixels;

// Side by side: a word begins with the channel of its number.
template <>
struct FourPixels<false> {
  uint32_t word[3];

  LA3_HOST_DEVICE explicit FourPixels(const Quad& q)
      : word{q.pixel[0] | q.pixel[1] << 24, q.pixel[1] >> 8 | q.pixel[2] << 16,
             q.pixel[2] >> 16 | q.pixel[3] << 8} {}
  LA3_HOST_DEVICE static constexpr int channel(int w, int k) { return (w + k) % 3; }
  LA3_HOST_DEVICE static constexpr int pixel(int w, int k) { return (4 * w + k) / 3; }
};

// A word for each channel.
template <>
struct FourPixels<true> {
  uint32_t word[3];

  LA3_HOST_DEVICE explicit FourPixels(const Quad& q) {
    for (int c = 0; c < 3; ++c) {
      word[c] = channel_of(q.pixel[0], c) | channel_of(q.pixel[1], c) << 8 | channel_of(q.pixel[2], c) << 16 |
                channel_of(q.pixel[3], c) << 24;
    }
  }
  LA3_HOST_DEVICE static constexpr int channel(int w, int) { return w; }
  LA3_HOST_DEVICE static constexpr int pixel(int, int k) { return k; }
};

// A thread makes four pixels of a row at a time. REQUIRES: widths are multiples of four, and four
// values of the output are aligned.
template <typename Type, bool kPlanes, typename Group>
LA3_HOST_DEVICE inline void write_quads(const Group& group, typename Type::Stored* out, const uint32_t* image,
                                        const BatchArguments& args, const Decided& decided) {
  using Bytes = FourPixels<kPlanes>;
  const Shown shown(image, args, decided);
  LA3_NO_UNROLL
  for (uint32_t first = 4 * group.index(); first < args.pixels; first += 4 * group.size()) {
    const int y = static_cast<int>(args.row_of(first)), x = static_cast<int>(first) - y * args.width;
    const Bytes bytes(shown.pixels<4>(x, y));
    const uint32_t hidden = shown.hidden<4>(x, y);
    for (int w = 0; w < 3; ++w) {
      if (kPlanes && w > 0 && args.channels == 1) { break; }
      const auto word = static_cast<uint32_t>(w);
      typename Type::Stored* const to = out + (kPlanes ? word * args.pixels + first : 3 * first + 4 * word);
      if constexpr (Type::kIsByte) {
        *reinterpret_cast<uint32_t*>(to) = bytes.word[w];
      } else {
        float value[4];
        for (int k = 0; k < 4; ++k) {
          const int c = Bytes::channel(w, k);
          value[k] = multiply_add(static_cast<float>(channel_of(bytes.word[w], k)), args.scale[c], args.shift[c]);
        }
        if (hidden != 0) {
          for (int k = 0; k < 4; ++k) {
            if ((hidden >> Bytes::pixel(w, k) & 1u) != 0) { value[k] = 0.0f; }
          }
        }
        Type::store(to, value);
      }
    }
  }
}

// Takes every width and alignment.
template <typename Type, typename Group>
LA3_HOST_DEVICE inline void write_pixels(const Group& group, typename Type::Stored* out, const uint32_t* image,
                                         const BatchArguments& args, const Decided& decided) {
  const Shown shown(image, args, decided);
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < args.pixels; i += group.size()) {
    const int y = static_cast<int>(args.row_of(i)), x = static_cast<int>(i) - y * args.width;
    const uint32_t pixel = shown.pixels<1>(x, y).pixel[0];
    const bool hidden = shown.hidden<1>(x, y) != 0;
    for (uint32_t c = 0; c < 3 && c < args.channels; ++c) {
      const auto byte = static_cast<float>(channel_of(pixel, static_cast<int>(c)));
      out[args.planes_out ? c * args.pixels + i : 3 * i + c] =
          Type::of(hidden ? 0.0f : multiply_add(byte, args.scale[c], args.shift[c]));
    }
  }
}

// Crop, flip, normalising and cutout, from the words of an image to the values of the output;
// writes zeros if it is not good.
template <typename Type, typename Group>
LA3_HOST_DEVICE inline void write_image(const Group& group, uint32_t index, const uint32_t* image,
                                        const BatchArguments& args, const Decided& decided) {
  using Stored = typename Type::Stored;
  const uint32_t values = args.channels * args.pixels;
  Stored* out = static_cast<Stored*>(args.out) + static_cast<uint64_t>(index) * values;
  if (!decided.is_good) {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < values; i += group.size()) { out[i] = Type::of(0.0f); }
  } else if (args.width % 4 != 0 || reinterpret_cast<uintptr_t>(args.out) % (4 * sizeof(Stored)) != 0) {
    write_pixels<Type>(group, out, image, args, decided);
  } else if (args.planes_out) {
    write_quads<Type, true>(group, out, image, args, decided);
  } else {
    write_quads<Type, false>(group, out, image, args, decided);
  }
}

}  // namespace la3::augment::device
