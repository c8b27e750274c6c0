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

// Bytes as they are: `scale` is 1 and `shift` 0, and there is no hole.
struct Byte {
  static constexpr int kPerStore = 4;
  using Stored = uint8_t;
  LA3_HOST_DEVICE static Stored of(float value) { return static_cast<Stored>(value); }
  LA3_HOST_DEVICE static void store(void* to, const float (&value)[kPerStore]) {
    *static_cast<uint32_t*>(to) = static_cast<uint32_t>(value[0]) | static_cast<uint32_t>(value[1]) << 8 |
                                  static_cast<uint32_t>(value[2]) << 16 | static_cast<uint32_t>(value[3]) << 24;
  }
};

// Four values of a plane.
LA3_HOST_DEVICE inline void store_four(Float32, float* to, const float (&value)[4]) {
  Float32::store(to, value);
}
LA3_HOST_DEVICE inline void store_four(Bfloat16, uint16_t* to, const float (&value)[4]) {
  struct alignas(8) Pairs {
    uint32_t first, second;
  };
  *reinterpret_cast<Pairs*>(to) = {Bfloat16::pair(value[0], value[1]), Bfloat16::pair(value[2], value[3])};
}
LA3_HOST_DEVICE inline void store_four(Byte, uint8_t* to, const float (&value)[4]) {
  Byte::store(to, value);
}

// Steps through the pixels of the output, row by row. `pixel` is what crop and flip put there;
// pixels outside the input are black.
struct OutputPixel {
  int x, y;
  uint32_t pixel;
  bool in_hole;
};

LA3_HOST_DEVICE inline OutputPixel output_pixel(const uint32_t* image, const BatchArguments& args,
                                                const Decided& decided, int x, int y) {
  const int from_x = (decided.crop.flip ? args.width - 1 - x : x) + decided.crop.x, from_y = y + decided.crop.y;
  const bool inside = static_cast<uint32_t>(from_x) < static_cast<uint32_t>(args.width) &&
                      static_cast<uint32_t>(from_y) < static_cast<uint32_t>(args.height);
  const PixelRect& hole = decided.hole;
  return {x, y, inside ? image[from_y * args.width + from_x] : 0,
          x >= hole.x0 && x < hole.x1 && y >= hole.y0 && y < hole.y1};
}

LA3_HOST_DEVICE inline float select(uint32_t which, float first, float second, float third) {
  return which == 0 ? first : (which == 1 ? second : third);
}

// A thread makes sixteen bytes at a time: values first .. first + kPerStore - 1 of the image,
// starting at any channel of a pixel. The bytes of these pixels are put side by side and shifted to
// the first value.
template <typename Type>
LA3_HOST_DEVICE inline void write_values(void* to, uint32_t first, const uint32_t* image,
                                         const BatchArguments& args, const Decided& decided) {
  constexpr int kPixels = Type::kPerStore == 8 ? 4 : 2;
  const uint32_t first_pixel = first / 3, first_channel = first - 3 * first_pixel;
  int y = static_cast<int>(args.row_of(first_pixel)), x = static_cast<int>(first_pixel) - y * args.width;
  uint32_t pixel[4] = {0, 0, 0, 0}, hole[4] = {0, 0, 0, 0};
  for (int k = 0; k < kPixels; ++k) {
    if (y < args.height) {
      const OutputPixel shown = output_pixel(image, args, decided, x, y);
      pixel[k] = shown.pixel;
      hole[k] = shown.in_hole ? 0xFFFFFFu : 0;
    }
    if (++x == args.width) {
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
  const float* s = args.scale;
  const float* t = args.shift;
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

// A thread makes four pixels at a time, in each of the planes. Takes every number of pixels.
template <typename Type, typename Group>
LA3_HOST_DEVICE inline void write_planes(const Group& group, typename Type::Stored* out, const uint32_t* image,
                                         const BatchArguments& args, const Decided& decided) {
  const bool whole =
      args.pixels % 4 == 0 && reinterpret_cast<uintptr_t>(args.out) % (4 * sizeof(typename Type::Stored)) == 0;
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < quads_of(args.pixels); i += group.size()) {
    const uint32_t first = 4 * i;
    int y = static_cast<int>(args.row_of(first)), x = static_cast<int>(first) - y * args.width;
    uint32_t pixel[4] = {0, 0, 0, 0};
    bool in_hole[4] = {false, false, false, false};
    for (int k = 0; k < 4; ++k) {
      if (y < args.height) {
        const OutputPixel shown = output_pixel(image, args, decided, x, y);
        pixel[k] = shown.pixel;
        in_hole[k] = shown.in_hole;
      }
      if (++x == args.width) {
        x = 0;
        ++y;
      }
    }
    LA3_NO_UNROLL
    for (uint32_t c = 0; c < args.channels; ++c) {
      float value[4];
      for (int k = 0; k < 4; ++k) {
        const auto byte = static_cast<float>(channel_of(pixel[k], static_cast<int>(c)));
        value[k] = in_hole[k] ? 0.0f : multiply_add(byte, args.scale[c], args.shift[c]);
      }
      typename Type::Stored* to = out + c * args.pixels + first;
      if (whole) {
        store_four(Type(), to, value);
      } else {
        for (uint32_t k = 0; k < 4 && first + k < args.pixels; ++k) { to[k] = Type::of(value[k]); }
      }
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
  } else if (args.planes_out) {
    write_planes<Type>(group, out, image, args, decided);
  } else if (values % Type::kPerStore == 0 && reinterpret_cast<uintptr_t>(args.out) % 16 == 0) {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < values / Type::kPerStore; i += group.size()) {
      write_values<Type>(out + i * Type::kPerStore, i * Type::kPerStore, image, args, decided);
    }
  } else {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < args.pixels; i += group.size()) {
      const int y = static_cast<int>(args.row_of(i)), x = static_cast<int>(i) - y * args.width;
      const OutputPixel shown = output_pixel(image, args, decided, x, y);
      for (int c = 0; c < 3; ++c) {
        const auto byte = static_cast<float>(channel_of(shown.pixel, c));
        out[3 * i + static_cast<uint32_t>(c)] =
            Type::of(shown.in_hole ? 0.0f : multiply_add(byte, args.scale[c], args.shift[c]));
      }
    }
  }
}

}  // namespace la3::augment::device
