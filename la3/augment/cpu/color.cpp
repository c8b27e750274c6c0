#include "la3/augment/cpu/color.h"

#include <cstring>

#include "la3/augment/formulas.h"

namespace la3::augment {
namespace {

void copy(ImageView in, MutableImageView out) {
  if (out.pixels != in.pixels) { std::memcpy(out.pixels, in.pixels, in.bytes()); }
}

void contrast(ImageView in, MutableImageView out, float factor, const Kernels& kernels) {
  const uint64_t sum =
      in.channels == 1 ? kernels.sum_bytes(in.pixels, in.bytes()) : kernels.sum_luma(in.pixels, in.pixel_count());
  kernels.blend_constant(out.pixels, in.pixels, in.bytes(), mean_grey(sum, in.pixel_count()), factor);
}

// On its border the smoothed image equals the image, so blending changes nothing there. The rows
// between are sharpened as one run of bytes; then the first and last pixel of each row are
// restored.
void sharpness(ImageView in, MutableImageView out, float factor, const Kernels& kernels) {
  if (in.width < 3 || in.height < 3) { return copy(in, out); }
  const size_t row = in.row_bytes(), inner_rows = static_cast<size_t>(in.height) - 2;
  const auto pixel = static_cast<size_t>(in.channels);
  std::memcpy(out.pixels, in.pixels, row);
  kernels.sharpen(out.pixels + row + pixel, in.pixels + row + pixel, inner_rows * row - 2 * pixel, row, pixel,
                  factor);
  for (size_t y = 1; y <= inner_rows; ++y) {
    std::memcpy(out.pixels + y * row, in.pixels + y * row, pixel);
    std::memcpy(out.pixels + (y + 1) * row - pixel, in.pixels + (y + 1) * row - pixel, pixel);
  }
  std::memcpy(out.pixels + (inner_rows + 1) * row, in.pixels + (inner_rows + 1) * row, row);
}

void cutout(const OpCall& call, ImageView in, MutableImageView out) {
  copy(in, out);
  const Rectangle hole = cutout_rectangle(call, in.width, in.height);
  for (int y = hole.y0; y < hole.y1; ++y) {
    uint8_t* to = out.pixels + static_cast<size_t>(y) * in.row_bytes() + static_cast<size_t>(hole.x0 * in.channels);
    for (int x = hole.x0; x < hole.x1; ++x) {
      for (int channel = 0; channel < in.channels; ++channel) { *to++ = cutout_fill(channel, in.channels); }
    }
  }
}

}  // namespace

void apply_color(const OpCall& call, ImageView in, MutableImageView out, const Kernels& kernels) {
  const size_t bytes = in.bytes();
  const auto factor = static_cast<float>(call.magnitude);
  switch (call.op) {
    case Op::kInvert: return kernels.invert(out.pixels, in.pixels, bytes);
    case Op::kSolarize: return kernels.solarize(out.pixels, in.pixels, bytes, solarize_threshold(call.magnitude));
    case Op::kPosterize: return kernels.posterize(out.pixels, in.pixels, bytes, posterize_mask(call.magnitude));
    case Op::kCutout: return cutout(call, in, out);
    default: break;
  }
  if (factor == 1.0f) { return copy(in, out); }
  switch (call.op) {
    case Op::kBrightness: return kernels.blend_constant(out.pixels, in.pixels, bytes, 0, factor);
    case Op::kContrast: return contrast(in, out, factor, kernels);
    case Op::kSharpness: return sharpness(in, out, factor, kernels);
    case Op::kColor:
      // A grey image is its own luma.
      return in.channels == 1 ? copy(in, out) : kernels.blend_luma(out.pixels, in.pixels, in.pixel_count(), factor);
    default: break;
  }
}

}  // namespace la3::augment
