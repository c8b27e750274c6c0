#include "la3/augment/cpu/geometry.h"

#include <algorithm>
#include <cstring>

#include "la3/augment/formulas.h"

namespace la3::augment {
namespace {

// Row y of the output is row y + dy of the input moved left by dx pixels; black if there is none.
void copy_shifted_row(ImageView in, MutableImageView out, int y, int dx, int dy) {
  const size_t row_bytes = in.row_bytes();
  uint8_t* to = out.pixels + static_cast<size_t>(y) * row_bytes;
  const int begin = std::clamp(-dx, 0, in.width), end = std::clamp(in.width - dx, begin, in.width);
  if (y + dy < 0 || y + dy >= in.height || begin == end) {
    std::memset(to, 0, row_bytes);
    return;
  }
  const uint8_t* from = in.pixels + static_cast<size_t>(y + dy) * row_bytes;
  const auto pixel = static_cast<size_t>(in.channels);
  const size_t left = static_cast<size_t>(begin) * pixel, right = static_cast<size_t>(end) * pixel;
  std::memcpy(to + left, from + static_cast<size_t>(begin + dx) * pixel, right - left);
  // At most one side remains; in small images empty calls would cost as much as the copy.
  if (left > 0) { std::memset(to, 0, left); }
  if (right < row_bytes) { std::memset(to + right, 0, row_bytes - right); }
}

// The effect of Pillow's accumulated coordinate on one axis: position i shows input position i +
// shift for i in begin .. end - 1, and nothing elsewhere. Rounding may break that (0.5 + 0.4999...
// steps over an integer).
struct AxisShift {
  int begin = 0, end = 0, shift = 0;
  bool is_plain = true;
};

AxisShift axis_shift(double offset, int size) {
  AxisShift axis;
  double coordinate = offset + 0.5;
  for (int i = 0; i < size; ++i, coordinate += 1.0) {
    const int from = truncated_coordinate(coordinate);
    if (from < 0 || from >= size) { continue; }
    if (axis.begin == axis.end) {
      axis.begin = i;
      axis.shift = from - i;
    }
    axis.end = i + 1;
    axis.is_plain = axis.is_plain && from - i == axis.shift;
  }
  return axis;
}

// Any map in double, pixel by pixel: for the rare cases without a faster way.
void transform_in_double(const Affine& map, ImageView in, MutableImageView out) {
  double row_x = map.c + map.b * 0.5 + map.a * 0.5, row_y = map.f + map.e * 0.5 + map.d * 0.5;
  const auto pixel = static_cast<size_t>(in.channels);
  uint8_t* to = out.pixels;
  std::memset(to, 0, out.bytes());
  for (int y = 0; y < in.height; ++y, row_x += map.b, row_y += map.e) {
    double from_x = row_x, from_y = row_y;
    for (int x = 0; x < in.width; ++x, from_x += map.a, from_y += map.d, to += pixel) {
      const int column = truncated_coordinate(from_x), row = truncated_coordinate(from_y);
      if (column >= 0 && column < in.width && row >= 0 && row < in.height) {
        std::memcpy(to, in.pixels + static_cast<size_t>(row) * in.row_bytes() + static_cast<size_t>(column) * pixel,
                    pixel);
      }
    }
  }
}

// Shifts the whole image with one long copy, then blackens the columns that came from the
// neighbouring row.
void shift_whole(ImageView in, MutableImageView out, const AxisShift& columns, const AxisShift& rows) {
  const auto row_bytes = static_cast<ptrdiff_t>(in.row_bytes()), pixel = static_cast<ptrdiff_t>(in.channels);
  const ptrdiff_t first = rows.begin * row_bytes + columns.begin * pixel;
  const ptrdiff_t last = (rows.end - 1) * row_bytes + columns.end * pixel;
  const ptrdiff_t from = first + rows.shift * row_bytes + columns.shift * pixel;
  std::memset(out.pixels, 0, static_cast<size_t>(first));
  std::memcpy(out.pixels + first, in.pixels + from, static_cast<size_t>(last - first));
  std::memset(out.pixels + last, 0, out.bytes() - static_cast<size_t>(last));
  // Between the end of one row and the beginning of the next.
  const auto gap = static_cast<size_t>(row_bytes - (columns.end - columns.begin) * pixel);
  if (gap == 0) { return; }
  for (int y = rows.begin; y < rows.end - 1; ++y) {
    std::memset(out.pixels + y * row_bytes + columns.end * pixel, 0, gap);
  }
}

void shift(const Affine& map, ImageView in, MutableImageView out) {
  const AxisShift columns = axis_shift(map.c, in.width), rows = axis_shift(map.f, in.height);
  if (!columns.is_plain || !rows.is_plain) { return transform_in_double(map, in, out); }
  // This also detects where rounding makes a range shorter than the shift allows.
  const bool columns_full = columns.begin == std::clamp(-columns.shift, 0, in.width) &&
                            columns.end == std::clamp(in.width - columns.shift, 0, in.width);
  if (columns.begin == columns.end || rows.begin == rows.end) {
    std::memset(out.pixels, 0, out.bytes());
  } else if (!columns_full) {
    transform_in_double(map, in, out);
  } else {
    shift_whole(in, out, columns, rows);
  }
}

// ShearX: each row moves by a whole number of pixels.
void shear_x(const FixedAffine& map, ImageView in, MutableImageView out) {
  for (int y = 0; y < in.height; ++y) { copy_shifted_row(in, out, y, advance(map.c, map.b, y) >> 16, 0); }
}

// ShearY: each column moves by a whole number of pixels, so a row consists of runs that come from
// one input row each. Runs are copied 16 bytes at a time, left to right: each copy overwrites
// the excess of the one before.
void shear_y(const FixedAffine& map, ImageView in, MutableImageView out) {
  constexpr size_t kCopy = 16;
  const size_t row_bytes = in.row_bytes();
  const auto pixel = static_cast<size_t>(in.channels);
  const auto dy_at = [&](int x) { return advance(map.f, map.d, x) >> 16; };

  for (int x = 0; x < in.width;) {
    // Columns x .. end - 1 all show the row dy below.
    const int dy = dy_at(x);
    int end = x + 1;
    while (end < in.width && dy_at(end) == dy) { ++end; }
    const size_t left = static_cast<size_t>(x) * pixel, run = static_cast<size_t>(end - x) * pixel;
    const int first = std::clamp(-dy, 0, in.height), last = std::clamp(in.height - dy, first, in.height);
    uint8_t* to = out.pixels + left;
    for (int y = 0; y < first; ++y) { std::memset(to + static_cast<size_t>(y) * row_bytes, 0, run); }
    for (int y = last; y < in.height; ++y) { std::memset(to + static_cast<size_t>(y) * row_bytes, 0, run); }
    const bool may_overrun = left + kCopy <= row_bytes && run <= kCopy;
    for (int y = first; y < last; ++y) {
      uint8_t* row_to = to + static_cast<size_t>(y) * row_bytes;
      const uint8_t* row_from = in.pixels + static_cast<size_t>(y + dy) * row_bytes + left;
      if (may_overrun) {
        std::memcpy(row_to, row_from, kCopy);
      } else {
        std::memcpy(row_to, row_from, run);
      }
    }
    x = end;
  }
}

}  // namespace

void apply_geometry(const OpCall& call, ImageView in, MutableImageView out, const Kernels& kernels) {
  const Affine map = affine_of(call, in.width, in.height);
  switch (affine_path(map, in.width, in.height)) {
    case AffinePath::kShift: return shift(map, in, out);
    case AffinePath::kDouble: return transform_in_double(map, in, out);
    case AffinePath::kFixed: break;
  }
  const FixedAffine fixed = to_fixed(map);
  if (call.op == Op::kShearX) {
    shear_x(fixed, in, out);
  } else if (call.op == Op::kShearY) {
    shear_y(fixed, in, out);
  } else if (in.channels == 1) {
    kernels.transform_grey(out.pixels, in.pixels, in.width, in.height, fixed);
  } else {
    kernels.transform_rgb(out.pixels, in.pixels, in.width, in.height, fixed);
  }
}

}  // namespace la3::augment
