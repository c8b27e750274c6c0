#include "la3/core/image.h"

#include <stdexcept>

namespace la3 {

void check_image_shape(int width, int height, int channels) {
  const bool is_right = width >= 1 && height >= 1 && int64_t{width} * height <= kMaxPixels;
  if (is_right && (channels == 1 || channels == 3)) { return; }
  const std::string expected =
      !is_right ? "1x1 to " + std::to_string(kMaxPixels) + " pixels" : "1 (grey) or 3 (RGB) channels";
  throw std::invalid_argument("image of " + std::to_string(width) + "x" + std::to_string(height) + " with " +
                              std::to_string(channels) + (channels == 1 ? " channel: " : " channels: ") + expected +
                              " expected");
}

Image::Image(int width, int height, int channels) : width_(width), height_(height), channels_(channels) {
  check_image_shape(width, height, channels);
  pixels_.resize(view().bytes());
}

Image::Image(ImageView view) : width_(view.width), height_(view.height), channels_(view.channels) {
  check_image_shape(width_, height_, channels_);
  pixels_.assign(view.pixels, view.pixels + view.bytes());
}

}  // namespace la3
