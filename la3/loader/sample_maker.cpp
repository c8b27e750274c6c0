#include "la3/loader/sample_maker.h"

#include <cmath>
#include <utility>

#include "la3/core/error.h"

namespace la3::loader {
namespace {

using Crop = data::StandardTransforms::Crop;

// For evaluation, images are resized to this multiple of the network's input size before the centre
// is cut out (256 for 224).
constexpr double kCentreMargin = 256.0 / 224.0;

}  // namespace

augment::CropFlipCutoutOptions small_image_options(const data::StandardTransforms& transforms, bool training) {
  augment::CropFlipCutoutOptions options{.pad_px = 0, .flip_probability = 0, .cutout_px = 0};
  if (!training) { return options; }
  if (transforms.crop == Crop::kPad) { options.pad_px = transforms.pad_px; }
  options.flip_probability = transforms.flip ? 0.5 : 0.0;
  options.cutout_px = transforms.cutout_px;
  return options;
}

augment::CentreCropOptions evaluation_crop(const data::StandardTransforms& transforms, image::Filter filter) {
  const int side = transforms.size_px;
  return {.shorter_px = static_cast<int>(std::lround(side * kCentreMargin)),
          .width = side,
          .height = side,
          .filter = filter};
}

augment::ResizedCropOptions training_crop(const data::StandardTransforms& transforms, image::Filter filter) {
  return {.width = transforms.size_px,
          .height = transforms.size_px,
          .area_low = transforms.area_low,
          .area_high = transforms.area_high,
          .flip_probability = transforms.flip ? 0.5 : 0.0,
          .cutout_px = transforms.cutout_px,
          .filter = filter};
}

augment::ResizedCrop decide_crop(uint64_t seed, uint32_t epoch, size_t sample, int width, int height,
                                 const augment::ResizedCropOptions& options, bool may_flip) {
  random::Stream stream(seed, epoch, sample, random::Purpose::kStandard);
  augment::ResizedCrop crop = augment::decide_resized_crop(stream, width, height, options);
  crop.flip = crop.flip && may_flip;
  return crop;
}

SampleMaker::SampleMaker(const data::Dataset& dataset, const LoaderOptions& options)
    : dataset_(dataset), options_(options) {
  const data::StandardTransforms& transforms = dataset.standard_transforms();
  const int side = transforms.size_px;
  small_ = small_image_options(transforms, options.training);
  small_.validate();
  resized_ = training_crop(transforms, options.filter);
  resized_.validate();
  if (transforms.is_photos) {
    centred_ = evaluation_crop(transforms, options.filter);
    centred_.validate();
  }
  if (transforms.is_photos || transforms.crop == Crop::kResized) { crop_ = Image(side, side, 3); }
  factors_ = augment::scale_shift({transforms.mean, transforms.deviation});
}

void SampleMaker::make(size_t sample, uint32_t epoch, std::span<float> out) {
  const data::StandardTransforms& transforms = dataset_.standard_transforms();
  if (options_.training && transforms.crop == Crop::kResized) {
    make_resized(sample, epoch, out);
  } else if (transforms.is_photos) {
    const Image image = dataset_.get(sample);
    augment::centre_crop(crop_.view(), image.view(), centred_, resample_scratch_);
    make_small(std::as_const(crop_).view(), sample, epoch, out);
  } else if (const ImageView view = dataset_.in_memory(sample); view.width > 0) {
    make_small(view, sample, epoch, out);
  } else {
    const Image image = dataset_.get(sample);
    make_small(image.view(), sample, epoch, out);
  }
}

ImageView SampleMaker::with_policy(ImageView image, size_t sample, uint32_t epoch) {
  if (!options_.policy) { return image; }
  if (augmented_.size() < image.bytes()) { augmented_.resize(image.bytes()); }
  const MutableImageView out{augmented_.data(), image.width, image.height, image.channels};
  augment::apply_ops(options_.policy->sample(dataset_.label(sample), epoch, sample), image, out, scratch_);
  return out;
}

void SampleMaker::make_small(ImageView image, size_t sample, uint32_t epoch, std::span<float> out) {
  const int side = dataset_.standard_transforms().size_px;
  if (image.width != side || image.height != side) {
    throw Error(dataset_.id(sample) + ": an image of " + std::to_string(side) + "x" + std::to_string(side) +
                " expected, found " + std::to_string(image.width) + "x" + std::to_string(image.height));
  }
  const ImageView augmented = with_policy(image, sample, epoch);
  if (options_.training) {
    random::Stream stream(options_.seed, epoch, sample, random::Purpose::kStandard);
    auto decided = augment::decide_crop_flip_cutout(stream, side, side, small_);
    decided.crop.flip = decided.crop.flip && may_flip(sample);
    augment::normalize_crop_flip_cutout(out, augmented, decided, factors_, options_.layout);
  } else {
    augment::normalize(out, augmented, factors_, options_.layout);
  }
}

void SampleMaker::make_resized(size_t sample, uint32_t epoch, std::span<float> out) {
  augment::ResizedCrop crop;
  const image::DecodedRegion part = dataset_.get_region(sample, [&](int width, int height) {
    crop = decide_crop(options_.seed, epoch, sample, width, height, resized_, may_flip(sample));
    return image::RegionRequest{crop.region, resized_.width, resized_.height};
  });
  const auto what = augment::crop_resampling(part.x0, part.y0, part.x1, part.y1, crop.flip, resized_);
  image::resample(crop_.view(), part.image.view(), what, resample_scratch_);
  const ImageView augmented = with_policy(std::as_const(crop_).view(), sample, epoch);
  augment::normalize(out, augmented, factors_, options_.layout);
  augment::cutout(out, resized_.width, resized_.height, 3, crop.hole, options_.layout);
}

}  // namespace la3::loader
