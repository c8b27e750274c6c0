// Cuts a part out of an image in GPU memory and resizes it, with a group of threads (as in
// device_image.h): the GPU's counterpart of image::resample(), with the same bytes. Nothing in it
// is specific to the GPU, so tests run it on the CPU.
//
// A thread makes six pixels of a column: it goes through the rows that these depend on, resamples
// each to the one pixel that it needs of it, in 8 bits as Pillow does, and adds that to the pixels
// below. So nothing is kept between the two passes, and images may have any size.
#pragma once

#include <cstdint>

#include "la3/augment/cuda/device_cut.h"
#include "la3/augment/cuda/device_pixels.h"
#include "la3/core/host_device.h"
#include "la3/image/resample_formulas.h"

namespace la3::augment::device {

// How many words the tables of cut_image() take, for an output of width x height pixels.
LA3_HOST_DEVICE inline uint64_t table_words(int width, int height, const image::Axis& across,
                                            const image::Axis& down) {
  return (static_cast<uint64_t>(across.most_taps()) + 2) * static_cast<uint64_t>(width) +
         (static_cast<uint64_t>(down.most_taps()) + 2) * static_cast<uint64_t>(height);
}
// The same for any cut from sources of at most this many pixels along each side.
inline uint64_t table_words(int width, int height, int longest_px, image::Filter filter) {
  const auto end = static_cast<float>(longest_px);
  return table_words(width, height, image::Axis(longest_px, 0, end, width, filter),
                     image::Axis(longest_px, 0, end, height, filter));
}

LA3_HOST_DEVICE inline image::Axis across_axis(const DeviceCut& cut, image::Filter filter) {
  return {cut.in_width, cut.box.x0, cut.box.x1, cut.width, filter};
}
LA3_HOST_DEVICE inline image::Axis down_axis(const DeviceCut& cut, image::Filter filter) {
  return {cut.in_height, cut.box.y0, cut.box.y1, cut.height, filter};
}

// Whether there is an image, and its tables fit into this many words.
LA3_HOST_DEVICE inline bool fits(const DeviceCut& cut, int width, int height, image::Filter filter,
                                 uint64_t words) {
  return cut.pixels != nullptr &&
         table_words(width, height, across_axis(cut, filter), down_axis(cut, filter)) <= words;
}

// Output i of an axis is the sum over t < taps[i] of weight[t * count + i] * input[first[i] + t].
struct WeightTable {
  int32_t* first;
  int32_t* taps;
  int32_t* weight;
  int count;

  LA3_HOST_DEVICE WeightTable(int32_t* memory, int outputs)
      : first(memory), taps(memory + outputs), weight(memory + 2 * outputs), count(outputs) {}
};

template <typename Group>
LA3_HOST_DEVICE inline void fill_weights(const Group& group, const WeightTable& table, const image::Axis& axis,
                                         int window) {
  LA3_NO_UNROLL
  for (int i = static_cast<int>(group.index()); i < table.count; i += static_cast<int>(group.size())) {
    const double centre = axis.centre(window + i);
    const int first = axis.first_input(centre), end = axis.end_input(centre);
    double sum = 0;
    LA3_NO_UNROLL
    for (int input = first; input < end; ++input) { sum += axis.exact_weight(input, centre); }
    int32_t* weight = table.weight + i;
    LA3_NO_UNROLL
    for (int input = first; input < end; ++input, weight += table.count) {
      *weight = image::Axis::fixed_weight(axis.exact_weight(input, centre), sum);
    }
    table.first[i] = first;
    table.taps[i] = end - first;
  }
}

// What a pixel's three channels add up to.
struct PixelSum {
  int32_t red = image::kHalf, green = image::kHalf, blue = image::kHalf;

  LA3_HOST_DEVICE void add(int32_t weight, int32_t r, int32_t g, int32_t b) {
    red += weight * r;
    green += weight * g;
    blue += weight * b;
  }
};

// Writes width x height pixels to `out`. REQUIRES: kPlanes is the cut's is_planes; fits(), and `tables` holds as
// many words. The threads are synchronised once before `out` is written, and not afterwards.
template <bool kPlanes, typename Group>
LA3_HOST_DEVICE inline void cut_image(const Group& group, uint32_t* out, int width, int height,
                                      const DeviceCut& cut, image::Filter filter, int32_t* tables) {
  constexpr int kRows = 6;  // of a column, by one thread; more take too many registers
  const image::Axis across_columns = across_axis(cut, filter);
  const WeightTable across(tables, width);
  const WeightTable down(tables + static_cast<int64_t>(across_columns.most_taps() + 2) * width, height);
  fill_weights(group, across, across_columns, cut.window_x);
  fill_weights(group, down, down_axis(cut, filter), cut.window_y);
  group.sync();

  const auto columns = static_cast<uint32_t>(width);
  const uint32_t strips = (static_cast<uint32_t>(height) + kRows - 1) / kRows;
  LA3_NO_UNROLL
  for (uint32_t item = group.index(); item < strips * columns; item += group.size()) {
    const uint32_t strip = item / columns, x = item - strip * columns;
    const int top = static_cast<int>(strip) * kRows, rows = height - top < kRows ? height - top : kRows;
    const int first_column = across.first[x], taps = across.taps[x];
    // Which rows each of the pixels depends on: both ends grow from pixel to pixel.
    int first[kRows], end[kRows];
    PixelSum sums[kRows];
    for (int k = 0; k < kRows; ++k) {
      const int y = top + (k < rows ? k : rows - 1);
      first[k] = down.first[y];
      end[k] = k < rows ? first[k] + down.taps[y] : 0;
    }
    const int last_row = down.first[top + rows - 1] + down.taps[top + rows - 1];
    const uint8_t* from = cut.pixels + static_cast<uint64_t>(first[0]) * cut.row_bytes +
                          (kPlanes ? 1u : 3u) * static_cast<uint64_t>(first_column);
    LA3_NO_UNROLL
    for (int row = first[0]; row < last_row; ++row, from += cut.row_bytes) {
      PixelSum sum;
      const uint8_t* at = from;
      const int32_t* weight = across.weight + x;
      LA3_NO_UNROLL
      for (int t = 0; t < taps; ++t, at += kPlanes ? 1 : 3, weight += width) {
        if constexpr (kPlanes) {
          sum.add(*weight, at[0], at[cut.plane_bytes], at[2 * cut.plane_bytes]);
        } else {
          sum.add(*weight, at[0], at[1], at[2]);
        }
      }
      const int32_t red = image::rounded_byte(sum.red), green = image::rounded_byte(sum.green),
                    blue = image::rounded_byte(sum.blue);
      for (int k = 0; k < kRows; ++k) {
        if (row >= first[k] && row < end[k]) {
          sums[k].add(down.weight[static_cast<int64_t>(row - first[k]) * height + top + k], red, green, blue);
        }
      }
    }
    const uint32_t to = cut.flip != 0 ? columns - 1 - x : x;
    for (int k = 0; k < kRows; ++k) {
      if (k < rows) {
        out[static_cast<uint32_t>(top + k) * columns + to] =
            pixel_of(image::rounded_byte(sums[k].red), image::rounded_byte(sums[k].green),
                     image::rounded_byte(sums[k].blue));
      }
    }
  }
}

// The same for planes: called, so that it takes no registers from the rest.
template <typename Group>
LA3_HOST_DEVICE LA3_DEVICE_CALLED inline void cut_planes(const Group& group, uint32_t* out, int width, int height,
                                                         const DeviceCut& cut, image::Filter filter,
                                                         int32_t* tables) {
  cut_image<true>(group, out, width, height, cut, filter, tables);
}

}  // namespace la3::augment::device
