#include "la3/augment/reference.h"

#include <array>
#include <functional>

#include "la3/augment/formulas.h"

namespace la3::augment {
namespace {

const uint8_t* pixel_at(ImageView image, int x, int y) {
  return image.pixels + static_cast<size_t>(y) * image.row_bytes() + static_cast<size_t>(x) * image.channels;
}

uint8_t* pixel_at(MutableImageView image, int x, int y) {
  return const_cast<uint8_t*>(pixel_at(ImageView(image), x, y));
}

// Calls visit(x, y) for every pixel, rows from the top.
template <typename Visit>
void for_each_pixel(ImageView image, const Visit& visit) {
  for (int y = 0; y < image.height; ++y) {
    for (int x = 0; x < image.width; ++x) { visit(x, y); }
  }
}

// Copies input pixel (from_x, from_y) to output pixel (x, y); pixels outside the input are black.
void copy_pixel(ImageView in, int from_x, int from_y, MutableImageView out, int x, int y) {
  const bool inside = from_x >= 0 && from_x < in.width && from_y >= 0 && from_y < in.height;
  for (int channel = 0; channel < in.channels; ++channel) {
    pixel_at(out, x, y)[channel] = inside ? pixel_at(in, from_x, from_y)[channel] : 0;
  }
}

void transform_in_double(const Affine& map, ImageView in, MutableImageView out) {
  double row_x = map.c + map.b * 0.5 + map.a * 0.5, row_y = map.f + map.e * 0.5 + map.d * 0.5;
  for (int y = 0; y < in.height; ++y) {
    double from_x = row_x, from_y = row_y;
    for (int x = 0; x < in.width; ++x) {
      copy_pixel(in, truncated_coordinate(from_x), truncated_coordinate(from_y), out, x, y);
      from_x += map.a;
      from_y += map.d;
    }
    row_x += map.b;
    row_y += map.e;
  }
}

void transform_in_fixed_point(const FixedAffine& map, ImageView in, MutableImageView out) {
  for_each_pixel(in, [&](int x, int y) {
    const int32_t from_x = advance(advance(map.c, map.b, y), map.a, x);
    const int32_t from_y = advance(advance(map.f, map.e, y), map.d, x);
    copy_pixel(in, from_x >> 16, from_y >> 16, out, x, y);
  });
}

void geometry(const OpCall& call, ImageView in, MutableImageView out) {
  const Affine map = affine_of(call, in.width, in.height);
  if (affine_path(map, in.width, in.height) == AffinePath::kFixed) {
    transform_in_fixed_point(to_fixed(map), in, out);
  } else {
    // With b = d = 0 this is also what Pillow's shift does: each axis accumulates by itself.
    transform_in_double(map, in, out);
  }
}

// out = entry(channel, value) for every byte.
void map_values(ImageView in, MutableImageView out, const std::function<uint8_t(int, uint8_t)>& entry) {
  for (size_t i = 0; i < in.bytes(); ++i) {
    out.pixels[i] = entry(static_cast<int>(i % static_cast<size_t>(in.channels)), in.pixels[i]);
  }
}

std::array<uint32_t, 256> histogram(ImageView image, int channel) {
  std::array<uint32_t, 256> counts{};
  for_each_pixel(image, [&](int x, int y) { ++counts[pixel_at(image, x, y)[channel]]; });
  return counts;
}

void auto_contrast(ImageView in, MutableImageView out) {
  for (int channel = 0; channel < in.channels; ++channel) {
    const auto counts = histogram(in, channel);
    int low = 0, high = 255;
    while (counts[static_cast<size_t>(low)] == 0) { ++low; }
    while (counts[static_cast<size_t>(high)] == 0) { --high; }
    for_each_pixel(in, [&](int x, int y) {
      pixel_at(out, x, y)[channel] = auto_contrast_entry(pixel_at(in, x, y)[channel], low, high);
    });
  }
}

void equalize(ImageView in, MutableImageView out) {
  for (int channel = 0; channel < in.channels; ++channel) {
    const auto counts = histogram(in, channel);
    size_t last = 255;
    while (counts[last] == 0) { --last; }
    const uint32_t step = equalize_step(static_cast<uint32_t>(in.pixel_count()), counts[last]);
    for_each_pixel(in, [&](int x, int y) {
      const uint8_t value = pixel_at(in, x, y)[channel];
      uint32_t below = 0;
      for (size_t bin = 0; bin < value; ++bin) { below += counts[bin]; }
      pixel_at(out, x, y)[channel] = step == 0 ? value : equalize_entry(below, step);
    });
  }
}

uint8_t grey_at(ImageView image, int x, int y) {
  const uint8_t* pixel = pixel_at(image, x, y);
  return image.channels == 1 ? pixel[0] : grey_of(pixel[0], pixel[1], pixel[2]);
}

uint8_t smoothed(ImageView image, int x, int y, int channel) {
  const uint8_t centre = pixel_at(image, x, y)[channel];
  if (x == 0 || y == 0 || x == image.width - 1 || y == image.height - 1) { return centre; }
  uint32_t sum = 4u * centre;  // the centre weighs 5 in total
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) { sum += pixel_at(image, x + dx, y + dy)[channel]; }
  }
  return smooth_of(sum);
}

// ImageEnhance: moves away from (for factors below 1: towards) a degenerate image, given per pixel
// and channel.
void enhance(ImageView in, MutableImageView out, double factor,
             const std::function<uint8_t(int x, int y, int channel)>& degenerate) {
  for_each_pixel(in, [&](int x, int y) {
    for (int channel = 0; channel < in.channels; ++channel) {
      pixel_at(out, x, y)[channel] =
          blend(degenerate(x, y, channel), pixel_at(in, x, y)[channel], static_cast<float>(factor));
    }
  });
}

void contrast(ImageView in, MutableImageView out, double factor) {
  uint64_t sum = 0;
  for_each_pixel(in, [&](int x, int y) { sum += grey_at(in, x, y); });
  const uint8_t mean = mean_grey(sum, in.pixel_count());
  enhance(in, out, factor, [&](int, int, int) { return mean; });
}

void cutout(const OpCall& call, ImageView in, MutableImageView out) {
  const Rectangle hole = cutout_rectangle(call, in.width, in.height);
  for_each_pixel(in, [&](int x, int y) {
    const bool inside = x >= hole.x0 && x < hole.x1 && y >= hole.y0 && y < hole.y1;
    for (int channel = 0; channel < in.channels; ++channel) {
      pixel_at(out, x, y)[channel] = inside ? cutout_fill(channel, in.channels) : pixel_at(in, x, y)[channel];
    }
  });
}

}  // namespace

Image apply_reference(const OpCall& call, ImageView in) {
  check_call(call);
  Image result(in);
  const MutableImageView out = result.view();
  const double v = call.magnitude;
  switch (call.op) {
    case Op::kShearX:
    case Op::kShearY:
    case Op::kTranslateX:
    case Op::kTranslateY:
    case Op::kRotate: geometry(call, in, out); break;
    case Op::kAutoContrast: auto_contrast(in, out); break;
    case Op::kInvert: map_values(in, out, [](int, uint8_t x) { return static_cast<uint8_t>(255 - x); }); break;
    case Op::kEqualize: equalize(in, out); break;
    case Op::kSolarize:
      map_values(in, out, [&](int, uint8_t x) { return static_cast<uint8_t>(x < v ? x : 255 - x); });
      break;
    case Op::kPosterize:
      map_values(in, out, [&](int, uint8_t x) { return static_cast<uint8_t>(x & posterize_mask(v)); });
      break;
    case Op::kContrast: contrast(in, out, v); break;
    case Op::kColor: enhance(in, out, v, [&](int x, int y, int) { return grey_at(in, x, y); }); break;
    case Op::kBrightness: enhance(in, out, v, [](int, int, int) { return uint8_t{0}; }); break;
    case Op::kSharpness: enhance(in, out, v, [&](int x, int y, int c) { return smoothed(in, x, y, c); }); break;
    case Op::kCutout: cutout(call, in, out); break;
    case Op::kIdentity: break;
  }
  return result;
}

}  // namespace la3::augment
