#include "la3/loader/photo.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

#include "la3/loader/sample_maker.h"

namespace la3::loader {
namespace {

size_t level_of(int reduction) {
  size_t level = 0;
  while (image::kReductions[level] != reduction) { ++level; }
  return level;
}

// The first and the last level that some crop of an image of this size asks for: a smaller crop
// never asks for more reduction.
std::pair<size_t, size_t> levels_for(int width, int height, const augment::ResizedCropOptions& crops) {
  const image::Region smallest = augment::smallest_resized_crop(width, height, crops);
  const auto level = [&](const image::Region& region) {
    return level_of(image::reduction_for({region, crops.width, crops.height}));
  };
  return {level(smallest), level({0, 0, width, height})};
}

}  // namespace

size_t DecodedPhoto::bytes() const {
  size_t all = 0;
  for (const Image& image : pixels) { all += image.bytes(); }
  return all;
}

DecodedPhoto decode_photo(const data::Dataset& dataset, size_t sample, const augment::ResizedCropOptions& crops) {
  DecodedPhoto result;
  Photo& photo = result.photo;
  photo.may_flip = dataset.standard_transforms().may_flip(dataset.label(sample));
  std::optional<size_t> level;  // not known before the photo's size is
  size_t first = 0;
  // From the smallest, which shows whether the decoder reduces at all.
  do {
    image::DecodedRegion whole = dataset.get_region(sample, [&](int width, int height) {
      if (!level) {
        photo.width = width;
        photo.height = height;
        std::tie(first, level) = levels_for(width, height, crops);
      }
      const int reduction = image::kReductions[*level];
      return image::RegionRequest{{0, 0, width, height}, width / reduction, height / reduction};
    });
    const double width = whole.x1 - whole.x0;
    if (width == photo.width) { level = first = 0; }  // whatever the request was
    if (width != static_cast<double>(photo.width) / image::kReductions[*level]) {
      throw std::logic_error(dataset.id(sample) + ": decoded at a size that was not asked for");
    }
    photo.is_reduced |= *level > 0;
    result.pixels[*level] = std::move(whole.image);
    photo.levels[*level] = {std::as_const(result.pixels[*level]).view(), whole.x0, whole.y0};
  } while ((*level)-- > first);
  return result;
}

PhotoRegion region_of(const Photo& photo, const image::RegionRequest& request) {
  const int step = photo.is_reduced ? image::reduction_for(request) : 1;
  const PhotoLevel& level = photo.levels[level_of(step)];
  if (level.image.width == 0) { return {}; }
  const image::Region& region = request.region;
  const auto at = [step](double origin, int edge) { return origin + static_cast<double>(edge) / step; };
  return {&level, at(level.x, region.x), at(level.y, region.y), at(level.x, region.x + region.width),
          at(level.y, region.y + region.height)};
}

augment::DeviceCut training_cut(const Photo& photo, size_t sample, uint64_t seed, uint32_t epoch,
                                const augment::ResizedCropOptions& crops) {
  const augment::ResizedCrop crop =
      decide_crop(seed, epoch, sample, photo.width, photo.height, crops, photo.may_flip);
  const PhotoRegion part = region_of(photo, {crop.region, crops.width, crops.height});
  if (part.level == nullptr) { throw std::logic_error("a photo lacks the size that a crop asks for"); }
  return augment::device_cut(
      part.level->image, augment::crop_resampling(part.x0, part.y0, part.x1, part.y1, crop.flip, crops), crop.hole);
}

namespace {

// Of `copies` copies of `places` photos; sample_at(place) and take_at(place) say which they are.
template <typename SampleAt, typename TakeAt>
void cut_all(std::span<augment::DeviceCut> out, std::span<const Photo> photos, size_t places, uint64_t seed,
             uint32_t epoch, int copies, const augment::ResizedCropOptions& crops, ThreadPool& pool,
             const SampleAt& sample_at, const TakeAt& take_at) {
  if (out.size() != places * static_cast<size_t>(copies)) {
    throw std::invalid_argument("training_cuts: room for " + std::to_string(places * static_cast<size_t>(copies)) +
                                " cuts expected, found " + std::to_string(out.size()));
  }
  constexpr size_t kGrain = 256;
  pool.for_each(out.size(), kGrain, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      const size_t place = i % places, sample = sample_at(place);
      const auto copy = static_cast<uint32_t>(i / places);
      const uint32_t drawn = drawing_epoch(epoch, copy, static_cast<uint32_t>(copies), take_at(place));
      out[i] = training_cut(photos[sample], sample, seed, drawn, crops);
    }
  });
}

}  // namespace

void training_cuts(std::span<augment::DeviceCut> out, std::span<const Photo> photos, uint64_t seed, uint32_t epoch,
                   int copies, const augment::ResizedCropOptions& crops, ThreadPool& pool) {
  cut_all(
      out, photos, photos.size(), seed, epoch, copies, crops, pool, [](size_t place) { return place; },
      [](size_t) { return 0u; });
}

void training_cuts(std::span<augment::DeviceCut> out, std::span<const Photo> photos, const EpochOrder& order,
                   uint64_t seed, uint32_t epoch, int copies, const augment::ResizedCropOptions& crops,
                   ThreadPool& pool) {
  cut_all(
      out, photos, order.samples.size(), seed, epoch, copies, crops, pool,
      [&](size_t place) { return order.samples[place]; }, [&](size_t place) { return order.takes[place]; });
}

}  // namespace la3::loader
