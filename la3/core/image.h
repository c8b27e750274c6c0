// 8-bit images: rows from the top, pixels from the left, channels interleaved (grey or RGB), no
// padding.
//
// Views do not own their pixels; an Image does. Plain values, no locking: many threads may read a
// view, one may write it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace la3 {

// Larger images are refused. Three channels of this many pixels still count in 32 bits.
inline constexpr int64_t kMaxPixels = int64_t{1} << 28;

struct ImageView {
  const uint8_t* pixels = nullptr;
  int width = 0;
  int height = 0;
  int channels = 3;  // 1 (grey) or 3 (RGB)

  size_t pixel_count() const { return static_cast<size_t>(width) * static_cast<size_t>(height); }
  size_t row_bytes() const { return static_cast<size_t>(width) * static_cast<size_t>(channels); }
  size_t bytes() const { return pixel_count() * static_cast<size_t>(channels); }
};

struct MutableImageView {
  uint8_t* pixels = nullptr;
  int width = 0;
  int height = 0;
  int channels = 3;

  operator ImageView() const { return {pixels, width, height, channels}; }
  size_t pixel_count() const { return ImageView(*this).pixel_count(); }
  size_t row_bytes() const { return ImageView(*this).row_bytes(); }
  size_t bytes() const { return ImageView(*this).bytes(); }
};

// Throws std::invalid_argument unless 1 <= width, height, at most kMaxPixels pixels, and 1 or 3
// channels.
void check_image_shape(int width, int height, int channels);

class Image {
 public:
  Image() = default;
  // A black image. Throws std::invalid_argument like check_image_shape().
  Image(int width, int height, int channels);
  // A copy of what the view shows.
  explicit Image(ImageView view);

  int width() const { return width_; }
  int height() const { return height_; }
  int channels() const { return channels_; }
  uint8_t* data() { return pixels_.data(); }
  const uint8_t* data() const { return pixels_.data(); }
  size_t bytes() const { return pixels_.size(); }

  ImageView view() const { return {pixels_.data(), width_, height_, channels_}; }
  MutableImageView view() { return {pixels_.data(), width_, height_, channels_}; }

  bool operator==(const Image&) const = default;

 private:
  int width_ = 0;
  int height_ = 0;
  int channels_ = 3;
  std::vector<uint8_t> pixels_;
};

}  // namespace la3
