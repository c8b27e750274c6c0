// Both passes are one loop, weigh(): bytes that lie `stride` apart, times weights, summed and
// rounded. The vertical pass has that form already. For the horizontal pass sixteen rows at a time
// are transposed, so that a pixel's neighbour lies sixteen rows of one channel further on, and
// transposed back afterwards. That costs less than it saves, and leaves no lane unused, whatever
// the number of channels.

#include "la3/image/resample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

#include "la3/core/per_isa.h"
#include "la3/image/resample_formulas.h"

namespace la3::image {
namespace {

constexpr int kBlock = 16;  // rows transposed at a time, and the bytes of a vector meanwhile
// Up to this many taps a byte's sum stays in a register; more gains nothing.
constexpr int kUnrolledTaps = 6;

// ---- weights ----

// The outputs of an axis that are wanted: window .. window + count - 1.
struct Window {
  int window, count;
};

// kFilter is axis.filter, known at compile time.
template <Filter kFilter>
void fill_weights(AxisWeights& weights, Axis axis, const Window& wanted) {
  axis.filter = kFilter;
  int taps = 1;
  for (int i = 0; i < wanted.count; ++i) {
    const double centre = axis.centre(wanted.window + i);
    taps = std::max(taps, axis.end_input(centre) - axis.first_input(centre));
  }
  weights.taps = taps;
  weights.first.resize(static_cast<size_t>(wanted.count));
  weights.weight.assign(static_cast<size_t>(wanted.count) * taps, 0);
  weights.exact.resize(static_cast<size_t>(taps));
  double* exact = weights.exact.data();
  for (int i = 0; i < wanted.count; ++i) {
    const double centre = axis.centre(wanted.window + i);
    const int first = axis.first_input(centre), count = axis.end_input(centre) - first;
    double sum = 0;
    for (int t = 0; t < count; ++t) {
      exact[t] = axis.exact_weight(first + t, centre);
      sum += exact[t];
    }
    // Every output has the same number of taps; the surplus ones weigh 0 and must stay inside the
    // input.
    const int start = std::min(first, axis.in_size - taps);
    weights.first[static_cast<size_t>(i)] = start;
    int32_t* weight = weights.weight.data() + static_cast<size_t>(i) * taps + (first - start);
    for (int t = 0; t < count; ++t) { weight[t] = Axis::fixed_weight(exact[t], sum); }
  }
}

// `begin` .. `end` of in_size inputs are scaled to out_size.
void prepare(AxisWeights& weights, int in_size, float begin, float end, int out_size, const Window& wanted,
             Filter filter, bool flip) {
  // At scale 1 and a whole offset both filters are 1 at the pixel and 0 at its neighbours.
  weights.is_shift = !flip && end - begin == static_cast<float>(out_size) && begin == std::floor(begin) &&
                     static_cast<int64_t>(begin) + out_size <= in_size;
  if (weights.is_shift) {
    weights.first.assign(1, static_cast<int>(begin) + wanted.window);
    return;
  }
  const Axis axis(in_size, begin, end, out_size, filter);
  if (filter == Filter::kBilinear) {
    fill_weights<Filter::kBilinear>(weights, axis, wanted);
  } else {
    fill_weights<Filter::kBicubic>(weights, axis, wanted);
  }
  if (flip) {
    std::reverse(weights.first.begin(), weights.first.end());
    for (int i = 0, j = wanted.count - 1; i < j; ++i, --j) {
      const auto at = weights.weight.begin();
      std::swap_ranges(at + static_cast<ptrdiff_t>(i) * weights.taps,
                       at + static_cast<ptrdiff_t>(i + 1) * weights.taps,
                       at + static_cast<ptrdiff_t>(j) * weights.taps);
    }
  }
}

// The inputs that an axis reads: the first, and one past the last.
std::pair<int, int> span_of(const AxisWeights& weights, int count) {
  if (weights.is_shift) { return {weights.first[0], weights.first[0] + count}; }
  const auto [low, high] = std::minmax(weights.first.front(), weights.first.back());
  return {low, high + weights.taps};
}

// ---- weighing ----

// out[i] = the rounded sum over t of weight[t] * in[t * stride + i], for i < count.
template <int kTaps>
LA3_ALWAYS_INLINE void weigh(uint8_t* __restrict out, const uint8_t* __restrict in, ptrdiff_t stride,
                             const int32_t* __restrict weight, int count) {
  int32_t factor[kTaps];
  for (int t = 0; t < kTaps; ++t) { factor[t] = weight[t]; }
  for (int i = 0; i < count; ++i) {
    int32_t sum = kHalf;
#pragma GCC unroll 6
    for (int t = 0; t < kTaps; ++t) { sum += in[t * stride + i] * factor[t]; }
    out[i] = rounded_byte(sum);
  }
}

// The same for any number of taps.
LA3_ALWAYS_INLINE void weigh_many(uint8_t* __restrict out, const uint8_t* __restrict in, ptrdiff_t stride,
                                  const int32_t* __restrict weight, int taps, int count) {
  constexpr int kChunk = 128;
  int32_t sum[kChunk];
  for (int begin = 0; begin < count; begin += kChunk) {
    const int size = std::min(kChunk, count - begin);
    for (int i = 0; i < size; ++i) { sum[i] = kHalf; }
    int t = 0;
    for (; t + 4 <= taps; t += 4) {
      const uint8_t* tap = in + t * stride + begin;
      const int32_t factor[4] = {weight[t], weight[t + 1], weight[t + 2], weight[t + 3]};
      for (int i = 0; i < size; ++i) {
        sum[i] += tap[i] * factor[0] + tap[stride + i] * factor[1] + tap[2 * stride + i] * factor[2] +
                  tap[3 * stride + i] * factor[3];
      }
    }
    for (; t < taps; ++t) {
      const uint8_t* tap = in + t * stride + begin;
      for (int i = 0; i < size; ++i) { sum[i] += tap[i] * weight[t]; }
    }
    for (int i = 0; i < size; ++i) { out[begin + i] = rounded_byte(sum[i]); }
  }
}

// All outputs of an axis. Output i goes to out + i * out_step; input n of the axis lies at in + (n
// - in_first) * in_step. Outputs and inputs are rows of an image, or columns of transposed rows.
struct AxisWeighing {
  uint8_t* out;
  ptrdiff_t out_step;
  const uint8_t* in;
  ptrdiff_t in_step;
  int in_first;
  const int32_t* first;
  const int32_t* weight;
  int outputs;
  int count;  // bytes per output

  uint8_t* output(int i) const { return out + i * out_step; }
  const uint8_t* input(int i) const { return in + (first[i] - in_first) * in_step; }
};

// kCount > 0 is axis.count, known at compile time.
template <int kCount, int kTaps>
LA3_ALWAYS_INLINE void weigh_unrolled(const AxisWeighing& axis) {
  for (int i = 0; i < axis.outputs; ++i) {
    weigh<kTaps>(axis.output(i), axis.input(i), axis.in_step, axis.weight + static_cast<ptrdiff_t>(i) * kTaps,
                 kCount > 0 ? kCount : axis.count);
  }
}

template <int kCount>
LA3_ALWAYS_INLINE void weigh_axis(const AxisWeighing& axis, int taps) {
  switch (taps) {
    case 1: return weigh_unrolled<kCount, 1>(axis);
    case 2: return weigh_unrolled<kCount, 2>(axis);
    case 3: return weigh_unrolled<kCount, 3>(axis);
    case 4: return weigh_unrolled<kCount, 4>(axis);
    case 5: return weigh_unrolled<kCount, 5>(axis);
    case kUnrolledTaps: return weigh_unrolled<kCount, kUnrolledTaps>(axis);
  }
  for (int i = 0; i < axis.outputs; ++i) {
    weigh_many(axis.output(i), axis.input(i), axis.in_step, axis.weight + static_cast<ptrdiff_t>(i) * taps, taps,
               kCount > 0 ? kCount : axis.count);
  }
}

constexpr PerIsa<weigh_axis<3 * kBlock>> weigh_turned_rgb;
constexpr PerIsa<weigh_axis<kBlock>> weigh_turned_grey;
constexpr PerIsa<weigh_axis<0>> weigh_rows;

// ---- turning ----

using Bytes = uint8_t __attribute__((vector_size(kBlock)));

LA3_ALWAYS_INLINE Bytes load(const uint8_t* from) {
  Bytes bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return bytes;
}

LA3_ALWAYS_INLINE void store(uint8_t* to, Bytes bytes) {
  std::memcpy(to, &bytes, sizeof(bytes));
}

// Transposes 16 x 16 bytes: four rounds of interleaving row i with row i + 8.
LA3_ALWAYS_INLINE void turn(Bytes (&tile)[kBlock]) {
#pragma GCC unroll 4
  for (int round = 0; round < 4; ++round) {
    Bytes next[kBlock];
#pragma GCC unroll 8
    for (int i = 0; i < kBlock / 2; ++i) {
      const Bytes a = tile[i], b = tile[i + kBlock / 2];
      next[2 * i] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      next[2 * i + 1] = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    }
#pragma GCC unroll 16
    for (int i = 0; i < kBlock; ++i) { tile[i] = next[i]; }
  }
}

using InputRows = std::array<const uint8_t*, kBlock>;
using OutputRows = std::array<uint8_t*, kBlock>;

// columns[c * 16 + r] = rows[r][c] for c < count. The last tile may overlap the one before.
void rows_to_columns(uint8_t* columns, const InputRows& rows, ptrdiff_t count) {
  if (count < kBlock) {
    for (ptrdiff_t c = 0; c < count; ++c) {
      for (int r = 0; r < kBlock; ++r) { columns[c * kBlock + r] = rows[r][c]; }
    }
    return;
  }
  for (ptrdiff_t begin = 0; begin < count; begin += kBlock) {
    const ptrdiff_t c = std::min(begin, count - kBlock);
    Bytes tile[kBlock];
    for (int i = 0; i < kBlock; ++i) { tile[i] = load(rows[i] + c); }
    turn(tile);
    for (int i = 0; i < kBlock; ++i) { store(columns + (c + i) * kBlock, tile[i]); }
  }
}

// The inverse: rows[r][c] = columns[c * 16 + r].
void columns_to_rows(const OutputRows& rows, const uint8_t* columns, ptrdiff_t count) {
  if (count < kBlock) {
    for (ptrdiff_t c = 0; c < count; ++c) {
      for (int r = 0; r < kBlock; ++r) { rows[r][c] = columns[c * kBlock + r]; }
    }
    return;
  }
  for (ptrdiff_t begin = 0; begin < count; begin += kBlock) {
    const ptrdiff_t c = std::min(begin, count - kBlock);
    Bytes tile[kBlock];
    for (int i = 0; i < kBlock; ++i) { tile[i] = load(columns + (c + i) * kBlock); }
    turn(tile);
    for (int i = 0; i < kBlock; ++i) { store(rows[i] + c, tile[i]); }
  }
}

// ---- passes ----

// Rows of bytes inside a larger image.
template <typename Byte>
struct Rows {
  Byte* pixels;
  ptrdiff_t stride;

  Byte* row(ptrdiff_t y) const { return pixels + y * stride; }
};

template <typename Vector>
auto* grown(Vector& vector, size_t size) {
  if (vector.size() < size) { vector.resize(size); }
  return vector.data();
}

// Resamples `count` rows of `in` to rows of out_width pixels.
void resample_rows(Rows<uint8_t> out, Rows<const uint8_t> in, int count, int out_width, int channels,
                   ResampleScratch& scratch) {
  const auto [begin, end] = span_of(scratch.across, out_width);
  const ptrdiff_t in_bytes = static_cast<ptrdiff_t>(end - begin) * channels;
  const ptrdiff_t out_bytes = static_cast<ptrdiff_t>(out_width) * channels;
  const ptrdiff_t step = kBlock * channels;  // from a column of transposed pixels to the next
  uint8_t* columns = grown(scratch.columns, static_cast<size_t>(in_bytes * kBlock));
  uint8_t* resampled = grown(scratch.resampled, static_cast<size_t>(out_bytes * kBlock));
  uint8_t* spare = grown(scratch.spare_row, static_cast<size_t>(out_bytes));
  const AxisWeighing axis{resampled,
                          step,
                          columns,
                          step,
                          begin,
                          scratch.across.first.data(),
                          scratch.across.weight.data(),
                          out_width,
                          static_cast<int>(step)};
  for (int y = 0; y < count; y += kBlock) {
    InputRows from;
    OutputRows to;
    for (int i = 0; i < kBlock; ++i) {
      from[i] = in.row(std::min(y + i, count - 1)) + static_cast<ptrdiff_t>(begin) * channels;
      to[i] = y + i < count ? out.row(y + i) : spare;
    }
    rows_to_columns(columns, from, in_bytes);
    if (channels == 3) {
      weigh_turned_rgb(axis, scratch.across.taps);
    } else {
      weigh_turned_grey(axis, scratch.across.taps);
    }
    columns_to_rows(to, resampled, out_bytes);
  }
}

void check(MutableImageView out, ImageView in, const Resampling& what) {
  check_image_shape(out.width, out.height, out.channels);
  check_image_shape(in.width, in.height, in.channels);
  const auto fail = [](const std::string& field, const std::string& expected, const std::string& found) {
    throw std::invalid_argument("resample: " + field + ": " + expected + " expected, found " + found);
  };
  const auto list = [](auto a, auto b, auto c, auto d) {
    return std::to_string(a) + ", " + std::to_string(b) + ", " + std::to_string(c) + ", " + std::to_string(d);
  };
  if (out.channels != in.channels) {
    fail("channels of the output", std::to_string(in.channels), std::to_string(out.channels));
  }
  const Region& source = what.source;
  if (source.x < 0 || source.y < 0 || source.width < 1 || source.height < 1 ||
      int64_t{source.x} + source.width > in.width || int64_t{source.y} + source.height > in.height) {
    fail("source", "a region inside " + std::to_string(in.width) + "x" + std::to_string(in.height),
         "x, y, width, height " + list(source.x, source.y, source.width, source.height));
  }
  const Box& box = what.box;
  if (!(box.x0 >= 0 && box.y0 >= 0 && box.x1 >= box.x0 && box.y1 >= box.y0 &&
        box.x1 <= static_cast<float>(source.width) && box.y1 <= static_cast<float>(source.height))) {
    fail("box",
         "x0 <= x1 and y0 <= y1 inside " + std::to_string(source.width) + "x" + std::to_string(source.height),
         list(box.x0, box.y0, box.x1, box.y1));
  }
  check_image_shape(what.width, what.height, in.channels);
  if (what.window_x < 0 || what.window_y < 0 || int64_t{what.window_x} + out.width > what.width ||
      int64_t{what.window_y} + out.height > what.height) {
    fail("window", "a region inside " + std::to_string(what.width) + "x" + std::to_string(what.height),
         "x, y, width, height " + list(what.window_x, what.window_y, out.width, out.height));
  }
}

}  // namespace

void resample(MutableImageView out, ImageView in, const Resampling& what, ResampleScratch& scratch) {
  check(out, in, what);
  const int channels = in.channels;
  prepare(scratch.across, what.source.width, what.box.x0, what.box.x1, what.width, {what.window_x, out.width},
          what.filter, what.flip);
  prepare(scratch.down, what.source.height, what.box.y0, what.box.y1, what.height, {what.window_y, out.height},
          what.filter, false);
  const AxisWeights& across = scratch.across;
  const AxisWeights& down = scratch.down;

  const ptrdiff_t out_bytes = static_cast<ptrdiff_t>(out.row_bytes());
  const Rows<uint8_t> target{out.pixels, out_bytes};
  Rows<const uint8_t> from{in.pixels, static_cast<ptrdiff_t>(in.row_bytes())};
  const auto [first_row, end_row] = span_of(down, out.height);
  from.pixels = from.row(what.source.y + first_row) + static_cast<ptrdiff_t>(what.source.x) * channels;

  // Along the rows, and only those that the other pass reads; `from` is what remains to be done.
  if (across.is_shift) {
    from.pixels += static_cast<ptrdiff_t>(across.first[0]) * channels;
  } else {
    const int count = end_row - first_row;
    Rows<uint8_t> to = target;
    if (!down.is_shift) { to.pixels = grown(scratch.rows, static_cast<size_t>(out_bytes) * count); }
    resample_rows(to, from, count, out.width, channels, scratch);
    from = {to.pixels, out_bytes};
  }
  // Along the columns.
  if (!down.is_shift) {
    weigh_rows({target.pixels, target.stride, from.pixels, from.stride, first_row, down.first.data(),
                down.weight.data(), out.height, static_cast<int>(out_bytes)},
               down.taps);
  } else if (from.pixels != target.pixels) {
    for (int y = 0; y < out.height; ++y) { std::memcpy(target.row(y), from.row(y), out.row_bytes()); }
  }
}

void resize(MutableImageView out, ImageView in, const Box& box, Filter filter, ResampleScratch& scratch) {
  resample(out, in,
           {.source = {0, 0, in.width, in.height},
            .box = box,
            .width = out.width,
            .height = out.height,
            .filter = filter},
           scratch);
}

void resize(MutableImageView out, ImageView in, Filter filter, ResampleScratch& scratch) {
  resize(out, in, {0, 0, static_cast<float>(in.width), static_cast<float>(in.height)}, filter, scratch);
}

}  // namespace la3::image
