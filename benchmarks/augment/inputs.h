// What the augmentation benchmarks feed in: photo-like images and calls as the sampler draws them.
// Every program that asks for the same index gets the same input.
#pragma once

#include <cstdint>
#include <vector>

#include "la3/augment/sampler.h"
#include "la3/core/image.h"
#include "la3/core/random.h"

namespace la3::augment {

// Square RGB: colours that change slowly (an 8 x 8 grid of random ones, interpolated) with a little
// grain.
inline Image photo_like(int side_px, uint64_t index) {
  constexpr int kGrid = 8;
  random::Stream stream(1, 0, index, random::Purpose::kBenchmark);
  int grid[kGrid][kGrid][3];
  for (auto& row : grid) {
    for (auto& cell : row) {
      for (int& value : cell) { value = static_cast<int>(stream.below(240)); }
    }
  }
  Image image(side_px, side_px, 3);
  uint8_t* pixel = image.data();
  for (int y = 0; y < side_px; ++y) {
    const int gy = y * (kGrid - 1) * 256 / side_px, fy = gy % 256;  // in 256ths of a cell
    for (int x = 0; x < side_px; ++x) {
      const int gx = x * (kGrid - 1) * 256 / side_px, fx = gx % 256;
      for (int c = 0; c < 3; ++c) {
        const auto at = [&](int dy, int dx) { return grid[gy / 256 + dy][gx / 256 + dx][c]; };
        const int top = at(0, 0) * (256 - fx) + at(0, 1) * fx, bottom = at(1, 0) * (256 - fx) + at(1, 1) * fx;
        const int smooth = (top * (256 - fy) + bottom * fy) >> 16;
        *pixel++ = static_cast<uint8_t>(smooth + static_cast<int>(stream.below(16)));
      }
    }
  }
  return image;
}

inline std::vector<Image> photo_like_images(int side_px, int count) {
  std::vector<Image> images;
  for (int i = 0; i < count; ++i) { images.push_back(photo_like(side_px, static_cast<uint64_t>(i))); }
  return images;
}

inline std::vector<OpCall> random_calls(Op op, int count) {
  random::Stream stream(2, 0, static_cast<uint64_t>(op), random::Purpose::kBenchmark);
  std::vector<OpCall> calls;
  for (int i = 0; i < count; ++i) { calls.push_back(draw_call(op, stream)); }
  return calls;
}

// `count` random triples, one after the other.
inline std::vector<OpCall> random_triples(int count) {
  random::Stream stream(3, 0, 0, random::Purpose::kBenchmark);
  std::vector<OpCall> calls;
  for (int i = 0; i < 3 * count; ++i) {
    calls.push_back(draw_call(static_cast<Op>(stream.below(kOpCount)), stream));
  }
  return calls;
}

}  // namespace la3::augment
