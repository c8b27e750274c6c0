#include "la3/loader/photo.h"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "la3/augment/cuda/device_image.h"
#include "la3/data/transformed.h"
#include "la3/loader/loader.h"
#include "la3/loader/sample_maker.h"
#include "tests/augment/cpu_groups.h"
#include "tests/augment/device_expected.h"
#include "tests/loader/photo_files.h"

namespace la3::loader {
namespace {

std::shared_ptr<PhotoFiles> odd_photos(int side_px) {
  auto photos = std::make_shared<PhotoFiles>(side_px);
  photos->add_odd_ones();
  return photos;
}

std::vector<DecodedPhoto> decode_all(const data::Dataset& dataset, const augment::ResizedCropOptions& crops) {
  std::vector<DecodedPhoto> photos;
  for (size_t i = 0; i < dataset.size(); ++i) { photos.push_back(decode_photo(dataset, i, crops)); }
  return photos;
}

// Whether `part` is what its file gives for the region.
void expect_decoders_bytes(const PhotoRegion& part, const image::DecodedRegion& expected) {
  // The decoder may have given more than the region, as it does for PNG.
  const double left = part.x0 - expected.x0, top = part.y0 - expected.y0;
  ASSERT_EQ(left, std::floor(left));
  ASSERT_EQ(top, std::floor(top));
  ASSERT_EQ(part.x1 - part.x0, expected.x1 - expected.x0);
  ASSERT_EQ(part.y1 - part.y0, expected.y1 - expected.y0);
  const ImageView level = part.level->image, found = expected.image.view();
  for (int y = static_cast<int>(std::floor(part.y0)); y < std::ceil(part.y1); ++y) {
    const int x = static_cast<int>(std::floor(part.x0));
    const auto count = 3 * static_cast<size_t>(std::ceil(part.x1) - x);
    ASSERT_LE(y, level.height);
    const uint8_t* ours = level.pixels + static_cast<size_t>(y) * level.row_bytes() + 3 * static_cast<size_t>(x);
    const uint8_t* theirs = found.pixels + static_cast<size_t>(y - static_cast<int>(top)) * found.row_bytes() +
                            3 * static_cast<size_t>(x - static_cast<int>(left));
    ASSERT_EQ(std::memcmp(ours, theirs, count), 0) << "row " << y;
  }
}

TEST(Photo, HoldsTheBytesThatDecodingACropGives) {
  constexpr int kSide = 20;
  const auto dataset = odd_photos(kSide);
  const auto crops = training_crop(dataset->standard_transforms(), image::Filter::kBilinear);
  const std::vector<DecodedPhoto> photos = decode_all(*dataset, crops);
  std::array<int, kLevels> used{};
  for (size_t i = 0; i < photos.size(); ++i) {
    const Photo& photo = photos[i].photo;
    for (uint32_t epoch = 0; epoch < 20; ++epoch) {
      SCOPED_TRACE(dataset->id(i) + " of " + std::to_string(photo.width) + "x" + std::to_string(photo.height) +
                   ", epoch " + std::to_string(epoch));
      const auto crop = decide_crop(1, epoch, i, photo.width, photo.height, crops);
      const image::RegionRequest request{crop.region, kSide, kSide};
      const PhotoRegion part = region_of(photo, request);
      expect_decoders_bytes(part, dataset->get_region(i, [&](int width, int height) {
        EXPECT_EQ(width, photo.width);
        EXPECT_EQ(height, photo.height);
        return request;
      }));
      if (HasFatalFailure()) { return; }
      ++used[static_cast<size_t>(part.level - photo.levels.data())];
    }
  }
  for (const int count : used) { EXPECT_GT(count, 40); }
}

TEST(Photo, IsKeptOnlyAtSizesThatCropsAskFor) {
  PhotoFiles files(64);
  files.add_jpeg(100, 80);
  files.add_jpeg(200, 150);
  files.add_jpeg(1800, 1500);
  files.add_jpeg(2500, 2000);
  files.add_png(600, 500);
  const auto crops = training_crop(files.standard_transforms(), image::Filter::kBilinear);
  const auto widths = [&](size_t i) {
    const int before = files.reads;
    const DecodedPhoto photo = decode_photo(files, i, crops);
    std::vector<int> found;
    for (const PhotoLevel& level : photo.photo.levels) { found.push_back(level.image.width); }
    found.push_back(files.reads - before);
    return found;
  };
  EXPECT_EQ(widths(0), (std::vector<int>{100, 0, 0, 0, 1}));
  EXPECT_EQ(widths(1), (std::vector<int>{200, 100, 0, 0, 2}));
  EXPECT_EQ(widths(2), (std::vector<int>{0, 0, 450, 225, 2}));
  EXPECT_EQ(widths(3), (std::vector<int>{0, 0, 0, 313, 1}));
  EXPECT_EQ(widths(4), (std::vector<int>{600, 0, 0, 0, 1}));
}

// The GPU's code makes the loader's values of the photos, here on the CPU.
template <typename Type>
void expect_loaders_batches(image::Filter filter, bool with_policy, uint32_t threads,
                            const std::function<void(data::StandardTransforms&)>& change = nullptr) {
  constexpr int kSide = 24, kCopies = 2;
  constexpr uint32_t kEpoch = 5;
  constexpr uint64_t kSeed = 77;
  std::shared_ptr<const data::Dataset> dataset = odd_photos(kSide);
  if (change) {
    data::StandardTransforms changed = dataset->standard_transforms();
    change(changed);
    dataset = data::with_transforms(dataset, changed);
  }
  const auto sampler = std::make_shared<const augment::Sampler>(augment::mixed_sampler(3));
  LoaderOptions loading;
  loading.batch_size = static_cast<int>(dataset->size());
  loading.copies = kCopies;
  loading.shuffle = false;
  loading.policy = with_policy ? sampler : nullptr;
  loading.layout = augment::Layout::kNhwc;
  loading.filter = filter;
  loading.seed = kSeed;
  loading.workers = 2;
  Loader loader(dataset, loading);
  loader.start_epoch(kEpoch);
  const Batch* expected = loader.next();

  const auto crops = training_crop(dataset->standard_transforms(), filter);
  const std::vector<DecodedPhoto> decoded = decode_all(*dataset, crops);
  std::vector<Photo> photos;
  int longest = 1;
  for (const DecodedPhoto& photo : decoded) {
    photos.push_back(photo.photo);
    for (const PhotoLevel& level : photo.photo.levels) {
      longest = std::max({longest, level.image.width, level.image.height});
    }
  }
  std::vector<augment::DeviceCut> cuts(kCopies * photos.size());
  ThreadPool pool(2);
  training_cuts(cuts, photos, kSeed, kEpoch, kCopies, crops, pool);

  std::vector<int64_t> labels;
  for (size_t i = 0; i < photos.size(); ++i) { labels.push_back(dataset->label(i)); }
  const std::vector<augment::DeviceCall> table = augment::device_calls(kSide, kSide);
  const auto& transforms = dataset->standard_transforms();
  const augment::ScaleShift factors = augment::scale_shift({transforms.mean, transforms.deviation});
  augment::device::BatchStart start;
  start.epoch = kEpoch;
  uint32_t problems = 0;
  constexpr size_t kValues = 3 * kSide * kSide;
  std::vector<typename Type::Stored> out(cuts.size() * kValues);
  std::vector<int64_t> out_labels(cuts.size());
  augment::device::BatchArguments args;
  args.cuts = cuts.data();
  args.filter = filter;
  args.cut_words = augment::device::table_words(kSide, kSide, longest, filter);
  args.labels = labels.data();
  args.image_count = args.order_count = photos.size();
  args.start = &start;
  args.samples = static_cast<uint32_t>(photos.size());
  args.total = static_cast<uint32_t>(cuts.size());
  args.epochs_per_copy = kEpochsPerCopy;
  args.width = args.height = kSide;
  args.pixels = kSide * kSide;
  args.row_of = augment::device::row_of(kSide);
  if (with_policy) {
    args.ops = sampler->triples()[0].data();
    args.ranges = sampler->ranges().data();
    args.label_count = sampler->label_count();
    args.policy_seed = sampler->seed();
  }
  args.table = table.data();
  for (size_t c = 0; c < 3; ++c) {
    args.scale[c] = factors.scale[c];
    args.shift[c] = factors.shift[c];
  }
  args.out = out.data();
  args.out_labels = out_labels.data();
  args.problems = &problems;
  std::vector<augment::device::Quad> buffers(2 * kSide * kSide / 4);
  std::vector<int32_t> tables(args.cut_words);
  auto decided = std::make_unique<augment::device::Decided>();
  auto scratch = std::make_unique<augment::device::Scratch<2>>();
  augment::run_group(threads, [&](const auto& group) {
    for (uint32_t i = 0; i < args.total; ++i) {
      augment::device::make_image<Type, true>(group, args, i, buffers[0].pixel, buffers[kSide * kSide / 4].pixel,
                                              *decided, *scratch, tables.data());
    }
  });

  EXPECT_EQ(problems, 0u);
  ASSERT_EQ(expected->images.size(), out.size());
  for (size_t i = 0; i < cuts.size(); ++i) {
    EXPECT_EQ(out_labels[i], expected->labels[i]);
    augment::Expected image;
    image.values.assign(expected->images.begin() + static_cast<ptrdiff_t>(i * kValues),
                        expected->images.begin() + static_cast<ptrdiff_t>((i + 1) * kValues));
    image.story = dataset->id(i % photos.size()) + ":";
    ASSERT_EQ(augment::difference(image, out.data() + i * kValues, kSide), "");
  }
}

TEST(Photo, OnAGpuBecomesTheLoadersBatches) {
  for (const auto filter : {image::Filter::kBilinear, image::Filter::kBicubic}) {
    expect_loaders_batches<augment::device::Float32>(filter, true, 1);
  }
  expect_loaders_batches<augment::device::Bfloat16>(image::Filter::kBilinear, true, 1);
}

TEST(Photo, OnAGpuIsMirroredByLabelAndHasTheLoadersHole) {
  expect_loaders_batches<augment::device::Float32>(image::Filter::kBilinear, true, 1,
                                                   [](data::StandardTransforms& transforms) {
                                                     transforms.unmirrored = {1, 0, 1};
                                                     transforms.cutout_px = 10;
                                                     transforms.area_low = 0.5;
                                                     transforms.area_high = 0.9;
                                                   });
}

TEST(Photo, IsCutForAGpuOnThreads) {
  expect_loaders_batches<augment::device::Float32>(image::Filter::kBilinear, false, 3);
}

TEST(Photo, RefusesRoomForAnotherNumberOfCuts) {
  std::vector<augment::DeviceCut> cuts(3);
  const std::vector<Photo> photos(2);
  ThreadPool pool(1);
  EXPECT_THROW(training_cuts(cuts, photos, 0, 0, 2, {}, pool), std::invalid_argument);
}

}  // namespace
}  // namespace la3::loader
