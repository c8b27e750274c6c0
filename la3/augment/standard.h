// The standard transforms: pad-and-crop, flip, resized crop, centre crop, normalising to floats,
// and cutout after that.
//
// Decide, then execute: the decide_... functions draw from a Stream (Purpose::kStandard), the
// others are pure functions of what was decided. validate() checks options; the decide_...
// functions leave that to the caller, as they run once per sample. Thread-safe; one Stream and one
// ResampleScratch per thread.
//
// The order of the draws for a sample is part of the reproducibility contract. Every draw is made
// even if an option switches its effect off, so changing an option does not change the draws before
// it.
//   small images (decide_crop_flip_cutout):  crop y, crop x, flip, cutout y, cutout x
//   large images (decide_resized_crop):      per try: area, ratio, and y, x if the size fits;
//                                            after the last try: flip, cutout y, cutout x
#pragma once

#include <array>
#include <span>

#include "la3/core/host_device.h"
#include "la3/core/image.h"
#include "la3/core/random.h"
#include "la3/image/resample.h"

namespace la3::augment {

// ---- small images: pad and crop, flip, cutout ----

// Columns x0 .. x1 - 1 of rows y0 .. y1 - 1; empty unless x0 < x1 and y0 < y1.
struct PixelRect {
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;

  bool operator==(const PixelRect&) const = default;
};

// Output pixel (i, j) is input pixel (i + x, j + y), black if there is none; then mirrored if
// `flip`.
struct CropFlip {
  int x = 0, y = 0;
  bool flip = false;

  bool operator==(const CropFlip&) const = default;
};

struct CropFlipCutout {
  CropFlip crop;
  PixelRect hole;  // in the output, after the flip

  bool operator==(const CropFlipCutout&) const = default;
};

// The defaults are the paper's for CIFAR.
struct CropFlipCutoutOptions {
  // Black pixels added on each side before a piece of the original size is cut out at random. 0: no
  // crop.
  int pad_px = 4;
  // The probability that the image is mirrored left to right, 0 .. 1.
  double flip_probability = 0.5;
  // Side of the square that is set to the mean after normalising. An odd side counts as the even
  // one below it, as in DeVries and Taylor's code. 0: no cutout.
  int cutout_px = 16;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

// Two draws for the crop, one for the flip. REQUIRES: 0 <= pad_px <= 2^20.
LA3_HOST_DEVICE inline CropFlip decide_crop_flip(random::Stream& stream, int pad_px, double flip_probability) {
  const uint32_t places = 2u * static_cast<uint32_t>(pad_px) + 1u;
  CropFlip decided;
  decided.y = static_cast<int>(stream.below(places)) - pad_px;
  decided.x = static_cast<int>(stream.below(places)) - pad_px;
  decided.flip = stream.uniform() < flip_probability;
  return decided;
}

// Two draws. The centre is any pixel, and the part outside the image is cut off (DeVries and
// Taylor, "Improved regularization of convolutional neural networks with Cutout", 2017). REQUIRES:
// 1 <= width, height; 0 <= side_px.
LA3_HOST_DEVICE inline PixelRect decide_cutout(random::Stream& stream, int width, int height, int side_px) {
  const int y = static_cast<int>(stream.below(static_cast<uint32_t>(height)));
  const int x = static_cast<int>(stream.below(static_cast<uint32_t>(width)));
  const int half = side_px / 2;
  PixelRect hole;
  hole.x0 = x < half ? 0 : x - half;
  hole.y0 = y < half ? 0 : y - half;
  hole.x1 = width - x < half ? width : x + half;
  hole.y1 = height - y < half ? height : y + half;
  return hole;
}

// All draws for a small image of this size. REQUIRES: options.validate() does not throw.
LA3_HOST_DEVICE inline CropFlipCutout decide_crop_flip_cutout(random::Stream& stream, int width, int height,
                                                              const CropFlipCutoutOptions& options) {
  CropFlipCutout decided;
  decided.crop = decide_crop_flip(stream, options.pad_px, options.flip_probability);
  decided.hole = decide_cutout(stream, width, height, options.cutout_px);
  return decided;
}

// Both images have the same number of channels; the output may have any size. They must not
// overlap.
void crop_flip(MutableImageView out, ImageView in, const CropFlip& crop);

// ---- large images: resized crop for training, centre crop for evaluation ----

// torchvision's RandomResizedCrop and RandomHorizontalFlip; the defaults are those of ImageNet
// training.
struct ResizedCropOptions {
  int width = 224, height = 224;  // of the output
  // Fraction of the input's area that the crop covers, uniform in between. 0 < area_low <=
  // area_high <= 1.
  double area_low = 0.08, area_high = 1.0;
  // Aspect ratio (width over height) of the crop, uniform in its logarithm. 0 < ratio_low <=
  // ratio_high.
  double ratio_low = 3.0 / 4.0, ratio_high = 4.0 / 3.0;
  // The probability that the image is mirrored left to right, 0 .. 1.
  double flip_probability = 0.5;
  // As in CropFlipCutoutOptions, but of the output.
  int cutout_px = 0;
  image::Filter filter = image::Filter::kBilinear;

  void validate() const;
};

struct ResizedCrop {
  image::Region region;  // of the input
  bool flip = false;
  PixelRect hole = {};  // in the output, after the flip

  bool operator==(const ResizedCrop&) const = default;
};

// Chooses the region as RandomResizedCrop.get_params does: up to ten tries, then the largest
// centred region of an allowed ratio. REQUIRES: 1 <= in_width, in_height; options.validate() does
// not throw.
ResizedCrop decide_resized_crop(random::Stream& stream, int in_width, int in_height,
                                const ResizedCropOptions& options);

// No region that decide_resized_crop() chooses has fewer columns, or fewer rows. REQUIRES: the same.
image::Region smallest_resized_crop(int in_width, int in_height, const ResizedCropOptions& options);

// What image::resample() has to compute for a crop. The region's edges are given in pixels of the
// image at hand, which a decoder may have reduced, so there may be fractions. The whole pixels that
// hold the region are treated as the image: as with a crop, nothing outside has any influence.
image::Resampling crop_resampling(double x0, double y0, double x1, double y1, bool flip,
                                  const ResizedCropOptions& options);

// Cuts out the region, scales it to the output's size and mirrors it: F.resized_crop, then F.hflip,
// on Pillow images. As there, pixels outside the region have no influence, and they are not read.
// In one pass, without a copy of the region. The hole is left to cutout().
void resized_crop(MutableImageView out, ImageView in, const ResizedCrop& crop, image::Filter filter,
                  image::ResampleScratch& scratch);

// torchvision's Resize(shorter_px), then CenterCrop((height, width)).
struct CentreCropOptions {
  // The shorter side after resizing; the longer one follows, rounded down.
  int shorter_px = 256;
  int width = 224, height = 224;  // of the output, at most shorter_px each
  image::Filter filter = image::Filter::kBilinear;

  void validate() const;
};

// What image::resample() has to compute for an image of this size: only the part that is kept.
image::Resampling centre_crop_resampling(int in_width, int in_height, const CentreCropOptions& options);

// Computes that. Throws std::invalid_argument if the output is not
// options.width x options.height.
void centre_crop(MutableImageView out, ImageView in, const CentreCropOptions& options,
                 image::ResampleScratch& scratch);

// ---- floats ----

// How the floats of one image are ordered: channel after channel (NCHW's CHW) or pixel after pixel
// (NHWC's HWC).
enum class Layout : uint8_t { kNchw, kNhwc };

// Per channel, for values scaled to 0 .. 1. Grey images use the first entry.
struct Normalization {
  std::array<double, 3> mean = {0, 0, 0};
  std::array<double, 3> deviation = {1, 1, 1};

  void validate() const;
};

// float = byte * scale + shift, in float32, multiplied, then added. Both factors are computed in
// double and rounded once: scale = 1 / (255 * deviation), shift = -mean / deviation.
struct ScaleShift {
  std::array<float, 3> scale = {1, 1, 1};
  std::array<float, 3> shift = {0, 0, 0};
};

// Throws like normalization.validate().
ScaleShift scale_shift(const Normalization& normalization);

// Throws std::invalid_argument unless `out` holds in.bytes() floats.
void normalize(std::span<float> out, ImageView in, const ScaleShift& factors, Layout layout);

// Zeroes the hole in the floats of an image of this shape; the part outside the image is cut off.
void cutout(std::span<float> image, int width, int height, int channels, const PixelRect& hole, Layout layout);

// crop_flip() to an image of the same size, normalize() and cutout() in one pass, with the same
// floats.
void normalize_crop_flip_cutout(std::span<float> out, ImageView in, const CropFlipCutout& decided,
                                const ScaleShift& factors, Layout layout);

}  // namespace la3::augment
