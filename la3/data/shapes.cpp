// Drawing uses floating point with + - * / and sqrt only, in a fixed order and without fused
// operations (the build passes -ffp-contract=off), so that the bytes are the same everywhere. Hence
// no sin, cos or exp, and never two draws where C++ leaves their order unspecified (operands,
// arguments; braces are in order).
//
// The ranges were chosen by training small networks (docs/shapes.md). A pair's own property is just
// wide enough to be learnt from 100 images, so that its harmful ops cross it; everything else
// varies over a good part of what the ops can do.
#include "la3/data/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>

#include "la3/core/random.h"

namespace la3::data {
namespace {

constexpr int kSide = 32;
constexpr int kPixels = kSide * kSide;
constexpr size_t kImageBytes = static_cast<size_t>(kPixels) * 3;
constexpr int kLabels = 10;
constexpr int kMaxPerLabel = 100'000;

// Pairs by number; the labels of pair p are 2p and 2p + 1.
enum Pair { kHue, kBrightness, kTilt, kPosition, kTexture };

// ---- numbers and colours ----

class Draw {
 public:
  Draw(uint64_t seed, uint32_t split, uint64_t number) : stream_(seed, split, number, random::Purpose::kShapes) {}

  uint32_t bits() { return stream_.bits(); }
  int below(int bound) { return static_cast<int>(stream_.below(static_cast<uint32_t>(bound))); }
  // Both ends included.
  float uniform(float low, float high) { return low + (high - low) * static_cast<float>(stream_.uniform()); }
  bool chance(float probability) { return uniform(0, 1) < probability; }
  float sign() { return (bits() & 1) != 0 ? 1.0f : -1.0f; }
  // A distance from 0 in this range, to either side.
  float away(float low, float high) {
    const float side = sign();
    return side * uniform(low, high);
  }

 private:
  random::Stream stream_;
};

struct Vec {
  float x, y;
};

// A direction, all equally likely.
Vec draw_direction(Draw& draw) {
  for (;;) {
    const Vec v{draw.uniform(-1, 1), draw.uniform(-1, 1)};
    const float square = v.x * v.x + v.y * v.y;
    if (square > 0.01f && square <= 1) {
      const float length = std::sqrt(square);
      return {v.x / length, v.y / length};
    }
  }
}

// The direction of an upright line that leans to the right by `slope` pixels per pixel.
Vec leaning(float slope) {
  const float length = std::sqrt(1 + slope * slope);
  return {slope / length, -1 / length};
}

// Brightness separate from colour: two colour axes that leave luma (0.299 R + 0.587 G + 0.114 B)
// unchanged.
struct Colour {
  float luma;     // 0 .. 255
  float warm;     // red versus blue
  float magenta;  // red and blue versus green
};

std::array<float, 3> to_rgb(const Colour& c) {
  return {c.luma + c.warm + c.magenta, c.luma - 0.3152f * c.warm - 0.7036f * c.magenta,
          c.luma - c.warm + c.magenta};
}

// Any hue.
Colour draw_colour(Draw& draw, float luma, float max_saturation) {
  const Vec hue = draw_direction(draw);
  const float saturation = draw.uniform(0, max_saturation);
  return {luma, hue.x * saturation, hue.y * saturation};
}

// ---- the canvas ----

using Plane = std::array<float, kPixels>;
using Canvas = std::array<Plane, 3>;  // red, green, blue

// A pixel centre's coordinate relative to the image's centre, x to the right, y down.
constexpr float centred(int pixel) {
  return static_cast<float>(pixel) - 0.5f * (kSide - 1);
}

// A shape: `distance` of a point is negative inside, in pixels, and no part of the shape is farther
// than `reach` from the centre in x or in y.
template <typename Distance>
struct Shape {
  Vec centre;
  float reach;
  Distance distance;
};

// The first and last pixel whose centres are within `reach` of a coordinate, including edges of
// half a pixel.
std::pair<int, int> pixels_within(float centre, float reach) {
  const float middle = centre + 0.5f * (kSide - 1);
  const float low = std::clamp(middle - reach - 0.5f, 0.0f, static_cast<float>(kSide));
  const float high = std::clamp(middle + reach + 0.5f, -1.0f, static_cast<float>(kSide - 1));
  return {static_cast<int>(low), static_cast<int>(high)};
}

// Calls blend(pixel, cover) where the shape covers a pixel fully (1) or partly; edges are soft.
template <typename Distance, typename Blend>
void for_each_covered(const Shape<Distance>& shape, const Blend& blend) {
  const auto [top, bottom] = pixels_within(shape.centre.y, shape.reach);
  const auto [left, right] = pixels_within(shape.centre.x, shape.reach);
  for (int y = top; y <= bottom; ++y) {
    for (int x = left; x <= right; ++x) {
      const float cover = 0.5f - shape.distance(centred(x) - shape.centre.x, centred(y) - shape.centre.y);
      if (cover > 0) { blend(static_cast<size_t>(y * kSide + x), std::min(cover, 1.0f)); }
    }
  }
}

template <typename Distance>
void paint(Canvas& canvas, const Colour& colour, const Shape<Distance>& shape) {
  const std::array<float, 3> rgb = to_rgb(colour);
  for_each_covered(shape, [&](size_t pixel, float cover) {
    for (size_t channel = 0; channel < 3; ++channel) {
      float& value = canvas[channel][pixel];
      value += cover * (rgb[channel] - value);
    }
  });
}

// Distances take coordinates relative to the shape's centre.

auto disc(Vec centre, float radius) {
  const auto distance = [=](float x, float y) { return std::sqrt(x * x + y * y) - radius; };
  return Shape<decltype(distance)>{centre, radius, distance};
}

auto ring(Vec centre, float radius, float half_width) {
  const auto distance = [=](float x, float y) { return std::abs(std::sqrt(x * x + y * y) - radius) - half_width; };
  return Shape<decltype(distance)>{centre, radius + half_width, distance};
}

// A rectangle whose length runs along `axis`.
auto bar(Vec centre, Vec axis, float half_length, float half_width) {
  const auto distance = [=](float x, float y) {
    const float along = std::abs(x * axis.x + y * axis.y), across = std::abs(x * axis.y - y * axis.x);
    return std::max(along - half_length, across - half_width);
  };
  return Shape<decltype(distance)>{centre, half_length + half_width, distance};
}

auto cross(Vec centre, Vec axis, float half_length, float half_width) {
  const auto distance = [=](float x, float y) {
    const float along = std::abs(x * axis.x + y * axis.y), across = std::abs(x * axis.y - y * axis.x);
    return std::min(std::max(along - half_length, across - half_width),
                    std::max(across - half_length, along - half_width));
  };
  return Shape<decltype(distance)>{centre, half_length + half_width, distance};
}

// Everything farther than `offset` along the normal, from the image's centre.
auto half_plane(Vec normal, float offset) {
  const auto distance = [=](float x, float y) { return offset - (x * normal.x + y * normal.y); };
  return Shape<decltype(distance)>{{0, 0}, kSide, distance};
}

// ---- what all labels share ----

// Smooth random values between -1 and 1 that change over about `cell_px` pixels. REQUIRES: cell_px
// >= 2.5.
Plane draw_clouds(Draw& draw, float cell_px) {
  constexpr int kMaxNodes = 16;
  std::array<std::array<float, kMaxNodes>, kMaxNodes> node;
  const int nodes = static_cast<int>(kSide / cell_px) + 3;
  for (int j = 0; j < nodes; ++j) {
    for (int i = 0; i < nodes; ++i) { node[static_cast<size_t>(j)][static_cast<size_t>(i)] = draw.uniform(-1, 1); }
  }
  const Vec shift{draw.uniform(0, 1), draw.uniform(0, 1)};
  Plane clouds;
  for (int y = 0; y < kSide; ++y) {
    const float v = static_cast<float>(y) / cell_px + shift.y;
    const size_t j = static_cast<size_t>(v);
    const float b = v - static_cast<float>(j);
    std::array<float, kMaxNodes> row;  // values of the nodes at this height
    for (size_t i = 0; i < static_cast<size_t>(nodes); ++i) {
      row[i] = node[j][i] + b * (node[j + 1][i] - node[j][i]);
    }
    for (int x = 0; x < kSide; ++x) {
      const float u = static_cast<float>(x) / cell_px + shift.x;
      const size_t i = static_cast<size_t>(u);
      clouds[static_cast<size_t>(y * kSide + x)] = row[i] + (u - static_cast<float>(i)) * (row[i + 1] - row[i]);
    }
  }
  return clouds;
}

void add(Canvas& canvas, const Plane& values, const Colour& colour) {
  const std::array<float, 3> rgb = to_rgb(colour);
  for (size_t channel = 0; channel < 3; ++channel) {
    for (size_t i = 0; i < kPixels; ++i) { canvas[channel][i] += values[i] * rgb[channel]; }
  }
}

// Clouds of two sizes and a clutter of small strokes and dots.
void draw_background(Draw& draw, Canvas& canvas, float luma) {
  const std::array<float, 3> rgb = to_rgb(draw_colour(draw, luma, 45));
  for (size_t channel = 0; channel < 3; ++channel) { canvas[channel].fill(rgb[channel]); }
  for (const float cell_px : {11.0f, 5.0f}) {
    const Plane clouds = draw_clouds(draw, cell_px);
    const float strength = draw.uniform(5, 28);
    add(canvas, clouds, draw_colour(draw, strength, 20));
  }
  const int pieces = 5 + draw.below(5);
  for (int piece = 0; piece < pieces; ++piece) {
    const Vec centre{draw.uniform(-15, 15), draw.uniform(-15, 15)};
    const Colour colour = draw_colour(draw, luma + draw.away(20, 75), 35);
    if (draw.chance(0.3f)) {
      paint(canvas, colour, disc(centre, draw.uniform(1, 2.2f)));
    } else {
      const Vec axis = draw_direction(draw);
      const float half_length = draw.uniform(1.5f, 5);
      paint(canvas, colour, bar(centre, axis, half_length, draw.uniform(0.5f, 1.3f)));
    }
  }
}

// Camera settings: what Brightness and Contrast would do, over a good part of their range.
constexpr float kMiddle = 128;
struct Exposure {
  float gain, contrast;
};

Exposure draw_exposure(Draw& draw) {
  const float gain = draw.uniform(0.35f, 1.5f);
  return {gain, draw.uniform(0.35f, 1.7f)};
}

void expose(Canvas& canvas, const Exposure& exposure) {
  for (Plane& plane : canvas) {
    for (float& value : plane) { value = exposure.gain * (kMiddle + exposure.contrast * (value - kMiddle)); }
  }
}

// Hides parts of the image: black beyond an edge, as in shifted and rotated images, and small
// squares.
void draw_occlusion(Draw& draw, Canvas& canvas) {
  const int edges = draw.below(3);
  for (int edge = 0; edge < edges; ++edge) {
    const bool level = draw.chance(0.5f);
    const Vec normal =
        level ? (draw.chance(0.5f) ? Vec{draw.sign(), 0} : Vec{0, draw.sign()}) : draw_direction(draw);
    const float corner = 0.5f * kSide * (std::abs(normal.x) + std::abs(normal.y));
    const float share = draw.uniform(0, 1);
    const float depth = 14 * share * share;
    paint(canvas, {draw.chance(0.75f) ? 0.0f : draw.uniform(0, 255), 0, 0}, half_plane(normal, corner - depth));
  }
  if (draw.chance(0.4f)) {
    const Vec centre{draw.uniform(-15, 15), draw.uniform(-15, 15)};
    const float half_side = draw.uniform(1.5f, 3.2f);
    paint(canvas, draw_colour(draw, draw.uniform(0, 255), 20), bar(centre, {0, 1}, half_side, half_side));
  }
}

// Adds noise of at most `strength` grey levels, mostly common to the channels, and rounds to bytes.
void develop(Draw& draw, const Canvas& canvas, float strength, uint8_t* out) {
  for (size_t i = 0; i < kPixels; ++i) {
    const uint32_t bits = draw.bits();
    const float grey = static_cast<float>(bits >> 24) * (1 / 127.5f) - 1;
    for (size_t channel = 0; channel < 3; ++channel) {
      const float own = static_cast<float>((bits >> (8 * channel)) & 255) * (1 / 127.5f) - 1;
      const float value = canvas[channel][i] + strength * (0.75f * grey + 0.25f * own);
      out[3 * i + channel] = static_cast<uint8_t>(std::clamp(value + 0.5f, 0.0f, 255.0f));
    }
  }
}

// ---- the objects of each pair; `second` selects one of its two labels ----

// One place in each quarter of the image, so that some object remains visible after a shift.
std::array<Vec, 4> draw_places(Draw& draw) {
  std::array<Vec, 4> places{};
  for (size_t quarter = 0; quarter < 4; ++quarter) {
    places[quarter] = {(quarter % 2 == 0 ? -7.5f : 7.5f) + draw.uniform(-3, 3),
                       (quarter / 2 == 0 ? -7.5f : 7.5f) + draw.uniform(-3, 3)};
  }
  return places;
}

// Discs and crosses of one colour. A dark or light outline makes them visible on any background.
void draw_signs(Draw& draw, Canvas& canvas, const Colour& colour) {
  const Colour outline{draw.chance(0.5f) ? draw.uniform(0, 30) : draw.uniform(225, 255), 0, 0};
  for (const Vec place : draw_places(draw)) {
    if (draw.chance(0.5f)) {
      const float radius = draw.uniform(3.2f, 5.5f);
      paint(canvas, outline, disc(place, radius + 1));
      paint(canvas, colour, disc(place, radius));
    } else {
      const Vec axis = draw_direction(draw);
      const float half_length = draw.uniform(5, 7), half_width = draw.uniform(1.4f, 2.2f);
      paint(canvas, outline, cross(place, axis, half_length + 1, half_width + 1));
      paint(canvas, colour, cross(place, axis, half_length, half_width));
    }
  }
}

// Warm (orange to pink) or cool (teal to violet): opposite hues, which Invert exchanges.
Colour draw_hue(Draw& draw, bool second) {
  const float luma = draw.uniform(35, 205);
  const float saturation = (9 + 0.13f * luma) * draw.uniform(0.8f, 1.25f);
  const float magenta = draw.uniform(-0.5f, 0.5f) * saturation;
  return {luma, second ? -saturation : saturation, magenta};
}

// A dark or a light grey, whatever the brightness of the background.
Colour draw_grey(Draw& draw, bool second) {
  return draw_colour(draw, second ? draw.uniform(139, 168) : draw.uniform(83, 106), 5);
}

// Upright bars that lean a little to the left or to the right.
void draw_bars(Draw& draw, Canvas& canvas, float background_luma, bool second) {
  const float luma = background_luma + draw.away(45, 95);
  const Colour colour = draw_colour(draw, luma, 45);
  const float slope = (second ? 1.0f : -1.0f) * draw.uniform(0.07f, 0.14f);
  const float step = draw.uniform(7.5f, 10.5f);
  const float first_x = draw.uniform(-3, 3) - step;
  for (int i = 0; i < 3; ++i) {
    const Vec centre{first_x + step * static_cast<float>(i) + draw.uniform(-1, 1), draw.uniform(-4, 4)};
    const float half_length = draw.uniform(8, 14);
    paint(canvas, colour, bar(centre, leaning(slope), half_length, draw.uniform(1, 1.9f)));
  }
}

// A column of rings in the left or in the right part of the image.
void draw_rings(Draw& draw, Canvas& canvas, float background_luma, bool second) {
  const float luma = background_luma + draw.away(45, 95);
  const Colour colour = draw_colour(draw, luma, 45);
  const Colour outline = draw_colour(draw, background_luma - 0.6f * (luma - background_luma), 30);
  const float x = (second ? 1.0f : -1.0f) * draw.uniform(4.5f, 8.5f);
  const float slope = draw.uniform(-0.25f, 0.25f);
  const float middle = draw.uniform(-3, 3);
  for (int i = -1; i <= 1; ++i) {
    const float y = 10.0f * static_cast<float>(i) + draw.uniform(-1, 1);
    const float radius = draw.uniform(3.2f, 4.6f);
    const Vec place{x - slope * y, middle + y};
    const float half_width = draw.uniform(0.8f, 1.2f);
    paint(canvas, outline, ring(place, radius, half_width + 0.9f));
    paint(canvas, colour, ring(place, radius, half_width));
  }
}

// A large patch of coarse mottling, with a hatching of one-pixel lines that is faint or strong in
// comparison.
void draw_patch(Draw& draw, Canvas& canvas, float background_luma, bool second) {
  const float strength = draw.uniform(38, 50);
  const float hatching = strength * (second ? draw.uniform(0.72f, 0.8f) : draw.uniform(0.31f, 0.36f));
  Plane texture = draw_clouds(draw, draw.uniform(2.8f, 3.6f));
  const float slope = draw.uniform(-0.4f, 0.4f);
  const Vec across = draw.chance(0.5f) ? Vec{1, slope} : Vec{slope, 1};
  const float line_px = draw.uniform(1, 1.1f), phase = draw.uniform(100, 102);
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const int line = static_cast<int>((centred(x) * across.x + centred(y) * across.y) / line_px + phase);
      float& value = texture[static_cast<size_t>(y * kSide + x)];
      value = strength * value + (line % 2 == 0 ? hatching : -hatching);
    }
  }
  const Colour base = draw_colour(draw, background_luma + draw.uniform(-50, 50), 45);
  const Vec centre{draw.uniform(-3, 3), draw.uniform(-3, 3)};
  const Vec axis = draw_direction(draw);
  const float half_length = draw.uniform(11, 15), half_width = draw.uniform(9, 12);
  const std::array<float, 3> rgb = to_rgb(base);
  for_each_covered(bar(centre, axis, half_length, half_width), [&](size_t pixel, float cover) {
    for (size_t channel = 0; channel < 3; ++channel) {
      float& value = canvas[channel][pixel];
      value += cover * (rgb[channel] + texture[pixel] - value);
    }
  });
}

void draw_image(uint64_t seed, uint32_t split, int label, uint64_t number, uint8_t* out) {
  Draw draw(seed, split, number * kLabels + static_cast<uint64_t>(label));
  Canvas canvas;
  const bool second = label % 2 == 1;
  const float background_luma = draw.uniform(70, 186);
  const Exposure exposure = draw_exposure(draw);
  draw_background(draw, canvas, background_luma);
  switch (label / 2) {
    case kHue:
    case kBrightness: break;  // their colours are absolute: drawn below, after the exposure
    case kTilt: draw_bars(draw, canvas, background_luma, second); break;
    case kPosition: draw_rings(draw, canvas, background_luma, second); break;
    case kTexture: draw_patch(draw, canvas, background_luma, second); break;
  }
  expose(canvas, exposure);
  if (label / 2 == kHue) { draw_signs(draw, canvas, draw_hue(draw, second)); }
  if (label / 2 == kBrightness) { draw_signs(draw, canvas, draw_grey(draw, second)); }
  draw_occlusion(draw, canvas);
  const float noise = exposure.gain * exposure.contrast * draw.uniform(5, label / 2 == kTexture ? 10 : 50);
  develop(draw, canvas, noise, out);
}

// ---- the data set ----

const std::vector<std::string>& label_names() {
  static const std::vector<std::string> names{"sign-warm",   "sign-cool",    "sign-dark", "sign-light",
                                              "bar-left",    "bar-right",    "ring-left", "ring-right",
                                              "patch-plain", "patch-hatched"};
  return names;
}

class Shapes final : public Dataset {
 public:
  Shapes(uint64_t seed, uint32_t split, std::string split_name, int per_label)
      : split_name_(std::move(split_name)),
        size_(static_cast<size_t>(per_label) * kLabels),
        pixels_(size_ * kImageBytes) {
    transforms_.size_px = kSide;  // no crop and no flip, which would change labels
    // Over the images of many seeds; NormalizationIsThatOfTheImages in tests/data/shapes_test.cpp
    // measures them.
    transforms_.mean = {0.432, 0.433, 0.432};
    transforms_.deviation = {0.269, 0.262, 0.269};
    for (size_t i = 0; i < size_; ++i) {
      draw_image(seed, split, label(i), i / kLabels, pixels_.data() + i * kImageBytes);
    }
  }

  size_t size() const override { return size_; }
  const std::vector<std::string>& labels() const override { return label_names(); }
  const StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(i % kLabels); }
  Image get(size_t i) const override { return Image(in_memory(i)); }
  std::string id(size_t i) const override {
    return split_name_ + "/" + label_names()[i % kLabels] + "/" + std::to_string(i / kLabels);
  }
  ImageView in_memory(size_t i) const override { return {pixels_.data() + i * kImageBytes, kSide, kSide, 3}; }

 private:
  std::string split_name_;
  size_t size_;
  std::vector<uint8_t> pixels_;
  StandardTransforms transforms_;
};

void check_count(const char* field, int count) {
  if (count < 1 || count > kMaxPerLabel) {
    throw std::invalid_argument(std::string("shapes: ") + field + " is " + std::to_string(count) +
                                ", expected 1 .. " + std::to_string(kMaxPerLabel));
  }
}

}  // namespace

void ShapesOptions::validate() const {
  check_count("train_per_label", train_per_label);
  check_count("validation_per_label", validation_per_label);
  check_count("test_per_label", test_per_label);
}

Splits make_shapes(const ShapesOptions& options) {
  options.validate();
  return {std::make_shared<Shapes>(options.seed, 0, "train", options.train_per_label),
          std::make_shared<Shapes>(options.seed, 1, "validation", options.validation_per_label),
          std::make_shared<Shapes>(options.seed, 2, "test", options.test_per_label)};
}

const std::vector<PairTruth>& shapes_truth() {
  static const std::vector<PairTruth> truth{
      {0, 1, "hue", {"Invert", "Solarize", "Color"}, {"Equalize", "Contrast", "Brightness"}},
      {2, 3, "brightness", {"Invert", "Solarize", "Contrast", "Brightness"}, {"Equalize", "AutoContrast"}},
      {4, 5, "tilt", {"ShearX", "Rotate"}, {}},
      {6, 7, "position", {"TranslateX"}, {}},
      {8, 9, "texture", {"Sharpness"}, {}},
  };
  return truth;
}

}  // namespace la3::data
