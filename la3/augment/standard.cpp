#include "la3/augment/standard.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "la3/core/expect.h"
#include "la3/core/per_isa.h"

namespace la3::augment {
namespace {

// Padding or cutout larger than any image is a mistake, and would overflow sums of coordinates.
constexpr int kMaxSidePx = 1 << 20;

void check_side(const char* field, int found) {
  expect(found >= 1 && found <= kMaxSidePx, field, "1 .. 1048576 pixels", found);
}

void check_margin(const char* field, int found) {
  expect(found >= 0 && found <= kMaxSidePx, field, "0 .. 1048576 pixels", found);
}

void check_probability(const char* field, double found) {
  expect(found >= 0 && found <= 1, field, "0 .. 1", found);
}

void check_same_channels(MutableImageView out, ImageView in) {
  check_image_shape(out.width, out.height, out.channels);
  check_image_shape(in.width, in.height, in.channels);
  expect(out.channels == in.channels, "channels of the output", "those of the input", out.channels);
}

void check_floats(size_t found, int width, int height, int channels) {
  check_image_shape(width, height, channels);
  const size_t expected = ImageView{nullptr, width, height, channels}.bytes();
  if (found != expected) {
    expect(false, "floats of the image", std::to_string(expected) + " (width * height * channels)", found);
  }
}

// Python's round(): halves go to the even neighbour. REQUIRES: the default rounding mode.
int round_half_even(double value) {
  return static_cast<int>(std::nearbyint(value));
}

// The largest region of an allowed ratio.
image::Region largest_centred_region(int in_width, int in_height, const ResizedCropOptions& options) {
  image::Region region{0, 0, in_width, in_height};
  const double in_ratio = static_cast<double>(in_width) / in_height;
  // At least one pixel: torchvision would fail on an image so small that nothing is left.
  if (in_ratio < options.ratio_low) {
    region.height = std::clamp(round_half_even(in_width / options.ratio_low), 1, in_height);
  } else if (in_ratio > options.ratio_high) {
    region.width = std::clamp(round_half_even(in_height * options.ratio_high), 1, in_width);
  }
  region.x = (in_width - region.width) / 2;
  region.y = (in_height - region.height) / 2;
  return region;
}

// ---- rows of bytes ----

using Bytes = uint8_t __attribute__((vector_size(16)));

LA3_ALWAYS_INLINE Bytes load(const uint8_t* from) {
  Bytes bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return bytes;
}

LA3_ALWAYS_INLINE void store(uint8_t* to, Bytes bytes) {
  std::memcpy(to, &bytes, sizeof(bytes));
}

// Where the pixels of an output row come from: `count` input pixels from in_x on go to out_x; the
// rest is black.
struct RowPart {
  int in_x, out_x, count;
};

RowPart row_part(int crop_x, int in_width, int out_width) {
  const int64_t begin = std::max<int64_t>(crop_x, 0);
  const int64_t end = std::min<int64_t>(int64_t{crop_x} + out_width, in_width);
  if (begin >= end) { return {0, 0, 0}; }
  return {static_cast<int>(begin), static_cast<int>(begin - crop_x), static_cast<int>(end - begin)};
}

// The row of `in` that an output row shows; null if it is black.
const uint8_t* source_row(ImageView in, int64_t y) {
  return y >= 0 && y < in.height ? in.pixels + static_cast<size_t>(y) * in.row_bytes() : nullptr;
}

// Rows are short, so these are written out: calling memset or memcpy would cost more than the work
// itself. The last sixteen bytes, or pixels, may overlap the ones before.
LA3_ALWAYS_INLINE void clear_row(uint8_t* out, ptrdiff_t count) {
  if (count < 16) {
    std::memset(out, 0, static_cast<size_t>(count));
    return;
  }
  for (ptrdiff_t i = 0; i < count; i += 16) { store(out + std::min(i, count - 16), Bytes{}); }
}

LA3_ALWAYS_INLINE void copy_row(uint8_t* out, const uint8_t* in, ptrdiff_t count) {
  if (count < 16) {
    std::memcpy(out, in, static_cast<size_t>(count));
    return;
  }
  for (ptrdiff_t i = 0; i < count; i += 16) {
    const ptrdiff_t at = std::min(i, count - 16);
    store(out + at, load(in + at));
  }
}

LA3_ALWAYS_INLINE void mirror_grey(uint8_t* out, const uint8_t* in, ptrdiff_t count) {
  if (count < 16) {
    for (ptrdiff_t i = 0; i < count; ++i) { out[count - 1 - i] = in[i]; }
    return;
  }
  for (ptrdiff_t i = 0; i < count; i += 16) {
    const ptrdiff_t at = std::min(i, count - 16);
    const Bytes a = load(in + at);
    store(out + (count - 16 - at),
          __builtin_shufflevector(a, a, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
  }
}

// Sixteen pixels at a time, as three vectors of sixteen bytes.
LA3_ALWAYS_INLINE void mirror_rgb(uint8_t* out, const uint8_t* in, ptrdiff_t count) {
  if (count < 16) {
    for (ptrdiff_t i = 0; i < count; ++i) {
      for (int c = 0; c < 3; ++c) { out[3 * (count - 1 - i) + c] = in[3 * i + c]; }
    }
    return;
  }
  for (ptrdiff_t i = 0; i < count; i += 16) {
    const ptrdiff_t at = std::min(i, count - 16);
    const Bytes a = load(in + 3 * at), b = load(in + 3 * at + 16), c = load(in + 3 * at + 32);
    const Bytes middle =
        __builtin_shufflevector(a, b, 31, 0, 27, 28, 29, 24, 25, 26, 21, 22, 23, 18, 19, 20, 15, 16);
    uint8_t* to = out + 3 * (count - 16 - at);
    store(to, __builtin_shufflevector(b, c, 29, 30, 31, 26, 27, 28, 23, 24, 25, 20, 21, 22, 17, 18, 19, 14));
    store(to + 16, __builtin_shufflevector(middle, c, 0, 16, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
    store(to + 32, __builtin_shufflevector(a, b, 17, 12, 13, 14, 9, 10, 11, 6, 7, 8, 3, 4, 5, 0, 1, 2));
  }
}

// Rows first_y .. first_y + out.height - 1 of the cropped and mirrored image.
LA3_ALWAYS_INLINE void crop_flip_rows_loop(const MutableImageView& out, const ImageView& in, const CropFlip& crop,
                                           int first_y) {
  const int channels = in.channels;
  const RowPart part = row_part(crop.x, in.width, out.width);
  const ptrdiff_t out_x = crop.flip ? out.width - part.out_x - part.count : part.out_x;
  for (int y = 0; y < out.height; ++y) {
    uint8_t* row = out.pixels + static_cast<size_t>(y) * out.row_bytes();
    const uint8_t* from = source_row(in, int64_t{crop.y} + first_y + y);
    if (from == nullptr || part.count < out.width) { clear_row(row, static_cast<ptrdiff_t>(out.row_bytes())); }
    if (from == nullptr) { continue; }
    from += static_cast<ptrdiff_t>(part.in_x) * channels;
    row += out_x * channels;
    if (!crop.flip) {
      copy_row(row, from, static_cast<ptrdiff_t>(part.count) * channels);
    } else if (channels == 3) {
      mirror_rgb(row, from, part.count);
    } else {
      mirror_grey(row, from, part.count);
    }
  }
}
constexpr PerIsa<crop_flip_rows_loop> crop_flip_rows;

// ---- bytes to floats ----

// `count` bytes of one channel.
LA3_ALWAYS_INLINE void scale_bytes(float* __restrict out, const uint8_t* __restrict in, size_t count, float scale,
                                   float shift) {
  for (size_t i = 0; i < count; ++i) { out[i] = static_cast<float>(in[i]) * scale + shift; }
}

// Sixteen RGB pixels to sixteen bytes of each channel.
LA3_ALWAYS_INLINE void split_channels(uint8_t* red, uint8_t* green, uint8_t* blue, const uint8_t* in) {
  const Bytes a = load(in), b = load(in + 16), c = load(in + 32);
  // First those within 0 .. 31, from `a` and `b`; then the missing ones from `c`.
  const Bytes red_ab = __builtin_shufflevector(a, b, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0);
  const Bytes green_ab = __builtin_shufflevector(a, b, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 0, 0, 0, 0, 0);
  const Bytes blue_ab = __builtin_shufflevector(a, b, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 0, 0, 0, 0, 0, 0);
  store(red, __builtin_shufflevector(red_ab, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17, 20, 23, 26, 29));
  store(green, __builtin_shufflevector(green_ab, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 21, 24, 27, 30));
  store(blue, __builtin_shufflevector(blue_ab, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 25, 28, 31));
}

// RGB pixels to three planes of floats, `plane` floats apart.
LA3_ALWAYS_INLINE void rgb_to_planes_loop(float* out, size_t plane, const uint8_t* in, size_t pixels,
                                          const ScaleShift& factors) {
  // Pixels split at a time. Fixed, so that the loops over them have no remainder.
  constexpr int kChunk = 64;
  uint8_t channel[3][kChunk];
  size_t begin = 0;
  for (; begin + kChunk <= pixels; begin += kChunk) {
    for (int i = 0; i < kChunk; i += 16) {
      split_channels(channel[0] + i, channel[1] + i, channel[2] + i, in + 3 * (begin + i));
    }
    for (int c = 0; c < 3; ++c) {
      scale_bytes(out + plane * c + begin, channel[c], kChunk, factors.scale[c], factors.shift[c]);
    }
  }
  for (; begin < pixels; ++begin) {
    for (int c = 0; c < 3; ++c) {
      out[plane * c + begin] = static_cast<float>(in[3 * begin + c]) * factors.scale[c] + factors.shift[c];
    }
  }
}
constexpr PerIsa<rgb_to_planes_loop> rgb_to_planes;

LA3_ALWAYS_INLINE void grey_to_floats_loop(float* out, const uint8_t* in, size_t pixels,
                                           const ScaleShift& factors) {
  scale_bytes(out, in, pixels, factors.scale[0], factors.shift[0]);
}
constexpr PerIsa<grey_to_floats_loop> grey_to_floats;

// RGB pixels to as many triples of floats.
LA3_ALWAYS_INLINE void rgb_to_triples_loop(float* __restrict out, const uint8_t* __restrict in, size_t pixels,
                                           const ScaleShift& factors) {
  // The factors of sixteen pixels, so that the loop below needs no modulo 3.
  constexpr int kPeriod = 48;
  float scale[kPeriod], shift[kPeriod];
  for (int i = 0; i < kPeriod; ++i) {
    scale[i] = factors.scale[i % 3];
    shift[i] = factors.shift[i % 3];
  }
  const size_t count = 3 * pixels;
  size_t begin = 0;
  for (; begin + kPeriod <= count; begin += kPeriod) {
    for (int i = 0; i < kPeriod; ++i) { out[begin + i] = static_cast<float>(in[begin + i]) * scale[i] + shift[i]; }
  }
  for (size_t i = 0; begin + i < count; ++i) {
    out[begin + i] = static_cast<float>(in[begin + i]) * scale[i] + shift[i];
  }
}
constexpr PerIsa<rgb_to_triples_loop> rgb_to_triples;

// Converts the rows of `in` to the floats of row first_y and following, in an image of `pixels`
// pixels in total.
void normalize_rows(float* image, size_t pixels, ImageView in, int first_y, const ScaleShift& factors,
                    Layout layout) {
  const size_t first = static_cast<size_t>(first_y) * in.width;
  if (in.channels == 1) {
    grey_to_floats(image + first, in.pixels, in.pixel_count(), factors);
  } else if (layout == Layout::kNchw) {
    rgb_to_planes(image + first, pixels, in.pixels, in.pixel_count(), factors);
  } else {
    rgb_to_triples(image + 3 * first, in.pixels, in.pixel_count(), factors);
  }
}

}  // namespace

// ---- options ----

void CropFlipCutoutOptions::validate() const {
  check_margin("pad_px", pad_px);
  check_probability("flip_probability", flip_probability);
  check_margin("cutout_px", cutout_px);
}

void ResizedCropOptions::validate() const {
  check_side("width", width);
  check_side("height", height);
  expect(area_low > 0 && area_low <= 1, "area_low", "more than 0, at most 1", area_low);
  expect(area_high >= area_low && area_high <= 1, "area_high", "area_low .. 1", area_high);
  expect(ratio_low > 0 && std::isfinite(ratio_low), "ratio_low", "a number above 0", ratio_low);
  expect(ratio_high >= ratio_low && std::isfinite(ratio_high), "ratio_high", "a number, at least ratio_low,",
         ratio_high);
  check_probability("flip_probability", flip_probability);
  check_margin("cutout_px", cutout_px);
}

void CentreCropOptions::validate() const {
  check_side("shorter_px", shorter_px);
  check_side("width", width);
  check_side("height", height);
  expect(width <= shorter_px, "width", "at most shorter_px", width);
  expect(height <= shorter_px, "height", "at most shorter_px", height);
}

void Normalization::validate() const {
  constexpr const char* kMean[] = {"mean[0]", "mean[1]", "mean[2]"};
  constexpr const char* kDeviation[] = {"deviation[0]", "deviation[1]", "deviation[2]"};
  for (int c = 0; c < 3; ++c) {
    expect(std::isfinite(mean[c]), kMean[c], "a number", mean[c]);
    expect(deviation[c] > 0 && std::isfinite(deviation[c]), kDeviation[c], "a number above 0", deviation[c]);
  }
}

// ---- bytes ----

void crop_flip(MutableImageView out, ImageView in, const CropFlip& crop) {
  check_same_channels(out, in);
  crop_flip_rows(out, in, crop, 0);
}

ResizedCrop decide_resized_crop(random::Stream& stream, int in_width, int in_height,
                                const ResizedCropOptions& options) {
  constexpr int kTries = 10;  // as in torchvision
  const double area = static_cast<double>(in_width) * in_height;
  const double log_low = std::log(options.ratio_low), log_high = std::log(options.ratio_high);
  const auto decide_region = [&]() -> image::Region {
    for (int attempt = 0; attempt < kTries; ++attempt) {
      const double target = area * (options.area_low + (options.area_high - options.area_low) * stream.uniform());
      const double ratio = std::exp(log_low + (log_high - log_low) * stream.uniform());
      const double width = std::nearbyint(std::sqrt(target * ratio));
      const double height = std::nearbyint(std::sqrt(target / ratio));
      if (width < 1 || width > in_width || height < 1 || height > in_height) { continue; }
      image::Region region{0, 0, static_cast<int>(width), static_cast<int>(height)};
      region.y = static_cast<int>(stream.below(static_cast<uint32_t>(in_height - region.height + 1)));
      region.x = static_cast<int>(stream.below(static_cast<uint32_t>(in_width - region.width + 1)));
      return region;
    }
    return largest_centred_region(in_width, in_height, options);
  };
  ResizedCrop crop;
  crop.region = decide_region();
  crop.flip = stream.uniform() < options.flip_probability;
  crop.hole = decide_cutout(stream, options.width, options.height, options.cutout_px);
  return crop;
}

image::Region smallest_resized_crop(int in_width, int in_height, const ResizedCropOptions& options) {
  const double least = static_cast<double>(in_width) * in_height * options.area_low;
  // One less than what formulas give, because a product or a root may have been rounded down.
  const auto side = [](double square) { return std::max(static_cast<int>(std::sqrt(square)) - 1, 1); };
  const image::Region last = largest_centred_region(in_width, in_height, options);
  return {0, 0, std::min(last.width, side(least * options.ratio_low)),
          std::min(last.height, side(least / options.ratio_high))};
}

image::Resampling crop_resampling(double x0, double y0, double x1, double y1, bool flip,
                                  const ResizedCropOptions& options) {
  const int left = static_cast<int>(std::floor(x0)), top = static_cast<int>(std::floor(y0));
  const int right = static_cast<int>(std::ceil(x1)), bottom = static_cast<int>(std::ceil(y1));
  return {.source = {left, top, right - left, bottom - top},
          .box = {static_cast<float>(x0 - left), static_cast<float>(y0 - top), static_cast<float>(x1 - left),
                  static_cast<float>(y1 - top)},
          .width = options.width,
          .height = options.height,
          .flip = flip,
          .filter = options.filter};
}

void resized_crop(MutableImageView out, ImageView in, const ResizedCrop& crop, image::Filter filter,
                  image::ResampleScratch& scratch) {
  const image::Box whole{0, 0, static_cast<float>(crop.region.width), static_cast<float>(crop.region.height)};
  image::resample(out, in,
                  {.source = crop.region,
                   .box = whole,
                   .width = out.width,
                   .height = out.height,
                   .flip = crop.flip,
                   .filter = filter},
                  scratch);
}

image::Resampling centre_crop_resampling(int in_width, int in_height, const CentreCropOptions& options) {
  const auto longer = [&](int long_px, int short_px) {
    return static_cast<int>(static_cast<double>(int64_t{options.shorter_px} * long_px) / short_px);
  };
  const bool upright = in_width <= in_height;
  const int width = upright ? options.shorter_px : longer(in_width, in_height);
  const int height = upright ? longer(in_height, in_width) : options.shorter_px;
  return {.source = {0, 0, in_width, in_height},
          .box = {0, 0, static_cast<float>(in_width), static_cast<float>(in_height)},
          .width = width,
          .height = height,
          .window_x = round_half_even((width - options.width) / 2.0),
          .window_y = round_half_even((height - options.height) / 2.0),
          .filter = options.filter};
}

void centre_crop(MutableImageView out, ImageView in, const CentreCropOptions& options,
                 image::ResampleScratch& scratch) {
  options.validate();
  check_same_channels(out, in);
  expect(out.width == options.width, "width of the output", "that of the options", out.width);
  expect(out.height == options.height, "height of the output", "that of the options", out.height);
  image::resample(out, in, centre_crop_resampling(in.width, in.height, options), scratch);
}

// ---- floats ----

ScaleShift scale_shift(const Normalization& normalization) {
  normalization.validate();
  ScaleShift factors;
  for (int c = 0; c < 3; ++c) {
    factors.scale[c] = static_cast<float>(1 / (255 * normalization.deviation[c]));
    factors.shift[c] = static_cast<float>(-normalization.mean[c] / normalization.deviation[c]);
  }
  return factors;
}

void normalize(std::span<float> out, ImageView in, const ScaleShift& factors, Layout layout) {
  check_floats(out.size(), in.width, in.height, in.channels);
  normalize_rows(out.data(), in.pixel_count(), in, 0, factors, layout);
}

void cutout(std::span<float> image, int width, int height, int channels, const PixelRect& hole, Layout layout) {
  check_floats(image.size(), width, height, channels);
  const int x0 = std::clamp(hole.x0, 0, width), x1 = std::clamp(hole.x1, 0, width);
  const int y0 = std::clamp(hole.y0, 0, height), y1 = std::clamp(hole.y1, 0, height);
  if (x0 >= x1) { return; }
  // Grey images look the same in both layouts.
  const int planes = layout == Layout::kNchw ? channels : 1;
  const int values = channels / planes;  // per pixel, side by side
  for (int plane = 0; plane < planes; ++plane) {
    for (int y = y0; y < y1; ++y) {
      const size_t row = (static_cast<size_t>(plane) * height + y) * width;
      std::fill_n(image.data() + (row + x0) * values, static_cast<size_t>(x1 - x0) * values, 0.0f);
    }
  }
}

void normalize_crop_flip_cutout(std::span<float> out, ImageView in, const CropFlipCutout& decided,
                                const ScaleShift& factors, Layout layout) {
  check_floats(out.size(), in.width, in.height, in.channels);
  // Some rows at a time, through a buffer that stays in the first-level cache; it holds a whole 64
  // x 64 image.
  constexpr size_t kBandBytes = 3 * 64 * 64;
  uint8_t buffer[kBandBytes];
  std::vector<uint8_t> long_row;  // for images wider than 4,096 pixels
  if (in.row_bytes() > kBandBytes) { long_row.resize(in.row_bytes()); }
  const int band = std::max(static_cast<int>(kBandBytes / in.row_bytes()), 1);
  for (int y = 0; y < in.height; y += band) {
    const MutableImageView rows{long_row.empty() ? buffer : long_row.data(), in.width,
                                std::min(band, in.height - y), in.channels};
    crop_flip_rows(rows, in, decided.crop, y);
    normalize_rows(out.data(), in.pixel_count(), rows, y, factors, layout);
  }
  cutout(out, in.width, in.height, in.channels, decided.hole, layout);
}

}  // namespace la3::augment
