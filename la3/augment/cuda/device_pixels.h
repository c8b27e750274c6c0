// The image that a group of threads works on: how its pixels lie in memory, and how all threads
// together read and change them. device_image.h says what a group is.
//
// One pixel per 32-bit word, red lowest, the top byte 0: a pixel is one access, and one word holds
// all three channels.
#pragma once

#include <cstdint>
#include <cstring>

#include "la3/core/host_device.h"

#if defined(__CUDA_ARCH__)
#define LA3_UNROLL_4 _Pragma("unroll 4")
#define LA3_UNROLL(count) LA3_PRAGMA(unroll count)
#define LA3_PRAGMA(text) _Pragma(#text)
#define LA3_NO_UNROLL _Pragma("unroll 1")
#else
#define LA3_UNROLL_4
#define LA3_UNROLL(count)
#define LA3_NO_UNROLL
#endif

namespace la3::augment::device {

LA3_HOST_DEVICE inline uint32_t channel_of(uint32_t pixel, int channel) {
  return (pixel >> (8 * channel)) & 0xFFu;
}
LA3_HOST_DEVICE inline uint32_t pixel_of(uint32_t red, uint32_t green, uint32_t blue) {
  return red | green << 8 | blue << 16;
}

// Buffers hold a multiple of four pixels, so that they are read and written sixteen bytes at a
// time. Pixels beyond the image are never used, but may be written.
template <uint32_t kCount>
struct alignas(4 * kCount) Pixels {
  uint32_t pixel[kCount];
};
using Quad = Pixels<4>;
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

template <typename Group>
LA3_HOST_DEVICE inline void copy_pixels(const Group& group, uint32_t* to, const uint32_t* from, uint32_t pixels) {
  Quad* out = reinterpret_cast<Quad*>(to);
  const Quad* in = reinterpret_cast<const Quad*>(from);
  LA3_UNROLL_4
  for (uint32_t i = group.index(); i < quads_of(pixels); i += group.size()) { out[i] = in[i]; }
}

template <typename Group, typename Visit>
LA3_HOST_DEVICE inline void visit_pixels(const Group& group, const uint32_t* image, uint32_t pixels,
                                         const Visit& visit) {
  const Quad* quads = reinterpret_cast<const Quad*>(image);
  LA3_NO_UNROLL
  for (uint32_t i = group.index(); i < pixels / 4; i += group.size()) {
    const Quad quad = quads[i];
    for (const uint32_t pixel : quad.pixel) { visit(pixel); }
  }
  LA3_NO_UNROLL
  for (uint32_t i = pixels / 4 * 4 + group.index(); i < pixels; i += group.size()) { visit(image[i]); }
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

// Bytes that lie channel after channel to words; `plane` is 0 for grey, whose channels are the same.
template <typename Group>
LA3_HOST_DEVICE inline void load_planes(const Group& group, uint32_t* image, const uint8_t* from, uint32_t pixels,
                                        uint32_t plane) {
  const uint8_t* green = from + plane;
  const uint8_t* blue = green + plane;
  if (pixels % 4 == 0 && reinterpret_cast<uintptr_t>(from) % 4 == 0) {
    Quad* quads = reinterpret_cast<Quad*>(image);
    LA3_UNROLL(Group::kBatch)
    for (uint32_t i = group.index(); i < pixels / 4; i += group.size()) {
      const uint32_t r = load_word(from + 4 * i), g = load_word(green + 4 * i), b = load_word(blue + 4 * i);
      Quad quad;
      for (int k = 0; k < 4; ++k) {
        quad.pixel[k] = pixel_of(channel_of(r, k), channel_of(g, k), channel_of(b, k));
      }
      quads[i] = quad;
    }
  } else {
    LA3_NO_UNROLL
    for (uint32_t i = group.index(); i < pixels; i += group.size()) {
      image[i] = pixel_of(from[i], green[i], blue[i]);
    }
  }
}

// RGB bytes to words.
template <typename Group>
LA3_HOST_DEVICE inline void load_image(const Group& group, uint32_t* image, const uint8_t* from, uint32_t pixels) {
  if (pixels % 4 == 0 && reinterpret_cast<uintptr_t>(from) % 4 == 0) {
    Quad* quads = reinterpret_cast<Quad*>(image);
    LA3_UNROLL(Group::kBatch)
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

}  // namespace la3::augment::device
