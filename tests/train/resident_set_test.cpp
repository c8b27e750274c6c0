// Photos in the memory of a device, which here is the CPU.
#include "la3/train/cuda/resident_set.h"

#include <gtest/gtest.h>

#include <memory>
#include <thread>
#include <vector>

#include "la3/augment/cuda/cut_image.h"
#include "la3/augment/cuda/device_decide.h"
#include "la3/loader/loader.h"
#include "la3/loader/sample_maker.h"
#include "tests/augment/cpu_groups.h"
#include "tests/loader/photo_files.h"

namespace la3::train {
namespace {

constexpr int kSide = 16;
constexpr auto kFilter = image::Filter::kBilinear;

std::unique_ptr<ResidentSet> resident(const ResidentSet::Data& dataset, size_t max_bytes) {
  return ResidentSet::make_photos(dataset, torch::kCPU, max_bytes, kFilter, /*threads=*/2);
}

TEST(ResidentPhotos, AreCutAsTheLoaderCutsThem) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(kSide);
  dataset->add_odd_ones();
  const auto set = resident(dataset, size_t{1} << 30);
  ASSERT_TRUE(set);
  EXPECT_EQ(set->size(), dataset->size());
  EXPECT_EQ(set->side_px(), kSide);
  const auto options = set->cut_options();
  ASSERT_TRUE(options);
  const int reads = dataset->reads;
  loader::Loader loader(dataset, {.batch_size = static_cast<int>(dataset->size()),
                                  .copies = 2,
                                  .shuffle = false,
                                  .layout = augment::Layout::kNhwc,
                                  .seed = 9,
                                  .workers = 1});
  const auto& transforms = dataset->standard_transforms();
  const auto factors = augment::scale_shift({transforms.mean, transforms.deviation});
  const augment::DeviceCut* cuts = nullptr;
  for (const uint32_t epoch : {0u, 4u}) {
    set->set_crops(9, epoch, 2);
    const augment::DeviceSource source = set->source();
    EXPECT_TRUE(cuts == nullptr || cuts == source.cuts) << "graphs read them from where they were";
    cuts = source.cuts;
    loader.start_epoch(epoch);
    const loader::Batch* expected = loader.next();
    std::vector<int32_t> tables(augment::device::table_words(kSide, kSide, options->longest_px, kFilter));
    for (size_t i = 0; i < expected->count; ++i) {
      ASSERT_EQ(source.labels[i % dataset->size()], expected->labels[i]);
      ASSERT_TRUE(augment::device::fits(cuts[i], kSide, kSide, kFilter, tables.size()));
      std::vector<uint32_t> pixels(kSide * kSide);
      augment::device::cut_image<false>(augment::OneThread(), pixels.data(), kSide, kSide, cuts[i], kFilter,
                                        tables.data());
      for (size_t k = 0; k < 3 * pixels.size(); ++k) {
        const auto byte = static_cast<float>(augment::device::channel_of(pixels[k / 3], static_cast<int>(k % 3)));
        ASSERT_EQ(byte * factors.scale[k % 3] + factors.shift[k % 3], expected->images[3 * pixels.size() * i + k])
            << "image " << i << " value " << k;
      }
    }
  }
  EXPECT_EQ(dataset->reads - reads, 4 * static_cast<int>(dataset->size())) << "only the loader reads again";
}

// As in an epoch that takes rare labels more often.
TEST(ResidentPhotos, ThatComeAgainAreCutAsTheLoaderCutsThem) {
  class Uneven final : public loader::PhotoFiles {
   public:
    Uneven() : PhotoFiles(kSide) {}
    int label(size_t i) const override { return i % 7 == 0 ? 1 : 0; }
  };
  const auto dataset = std::make_shared<Uneven>();
  dataset->add_odd_ones();
  const auto set = resident(dataset, size_t{1} << 30);
  ASSERT_TRUE(set);
  const auto options = set->cut_options();
  const auto count = static_cast<uint32_t>(dataset->size());
  loader::Loader loader(dataset, {.batch_size = static_cast<int>(count),
                                  .copies = 2,
                                  .balance = loader::Balance::kEqual,
                                  .layout = augment::Layout::kNhwc,
                                  .seed = 9,
                                  .workers = 1});
  const auto& transforms = dataset->standard_transforms();
  const auto factors = augment::scale_shift({transforms.mean, transforms.deviation});
  bool any_again = false;
  for (const uint32_t epoch : {0u, 4u}) {
    const loader::EpochOrder order = loader::epoch_order(*dataset, true, loader::Balance::kEqual, 9, epoch);
    set->set_order(order);
    set->set_crops(9, epoch, 2);
    const augment::DeviceSource source = set->source();
    loader.start_epoch(epoch);
    const loader::Batch* expected = loader.next();
    // What a kernel is given of it.
    augment::device::BatchStart start;
    start.epoch = epoch;
    augment::device::BatchArguments args;
    args.cuts = source.cuts;
    args.image_count = static_cast<uint64_t>(source.count);
    args.order = source.order;
    args.order_count = static_cast<uint64_t>(source.order_count);
    args.takes = source.takes;
    args.start = &start;
    args.samples = count;
    args.total = 2 * count;
    args.epochs_per_copy = loader::kEpochsPerCopy;
    std::vector<int32_t> tables(augment::device::table_words(kSide, kSide, options->longest_px, kFilter));
    ASSERT_EQ(expected->count, 2 * count);
    for (uint32_t i = 0; i < args.total; ++i) {
      const augment::device::Found found = augment::device::find_sample(args, i);
      any_again |= order.takes[i % count] > 0;
      ASSERT_TRUE(found.exists);
      ASSERT_EQ(found.sample, expected->samples[i]);
      ASSERT_EQ(found.epoch, loader::drawing_epoch(epoch, i / count, 2, order.takes[i % count]));
      std::vector<uint32_t> pixels(kSide * kSide);
      augment::device::cut_image<false>(augment::OneThread(), pixels.data(), kSide, kSide, source.cuts[found.cut],
                                        kFilter, tables.data());
      for (size_t k = 0; k < 3 * pixels.size(); ++k) {
        const auto byte = static_cast<float>(augment::device::channel_of(pixels[k / 3], static_cast<int>(k % 3)));
        ASSERT_EQ(byte * factors.scale[k % 3] + factors.shift[k % 3], expected->images[3 * pixels.size() * i + k])
            << "image " << i << " value " << k;
      }
    }
  }
  EXPECT_TRUE(any_again) << "the labels are alike";
}

TEST(ResidentPhotos, AreNotKeptIfTheyTakeTooMuchMemory) {
  const auto files = std::make_shared<loader::PhotoFiles>(kSide);
  for (int i = 0; i < 10; ++i) { files->add_png(20, 10); }
  EXPECT_TRUE(resident(files, 6000));
  const int reads = files->reads;
  EXPECT_FALSE(resident(files, 5999));
  EXPECT_EQ(files->reads - reads, 10) << "the estimate is enough";
  // Beyond the photos that are tried, larger ones.
  for (int i = 0; i < 200; ++i) { files->add_png(i % 2 == 0 ? 40 : 10, 10); }
  size_t bytes = 0;
  const auto crops = loader::training_crop(files->standard_transforms(), kFilter);
  for (size_t i = 0; i < files->size(); ++i) { bytes += loader::decode_photo(*files, i, crops).bytes(); }
  EXPECT_TRUE(resident(files, 2 * bytes));
  EXPECT_FALSE(resident(files, bytes - 1));
}

TEST(ResidentPhotos, AreNotDecodedAnyMoreOnceTheUserWantsToStop) {
  const auto files = std::make_shared<loader::PhotoFiles>(kSide);
  for (int i = 0; i < 300; ++i) { files->add_png(20, 10); }
  int asked = 0;
  const auto stop = [&asked] { return ++asked % 5 == 0; };
  EXPECT_FALSE(ResidentSet::make_photos(files, torch::kCPU, 1 << 20, kFilter, /*threads=*/1, stop));
  EXPECT_EQ(asked, 5);
  EXPECT_FALSE(ResidentSet::make_centred(files, torch::kCPU, 1 << 20, /*threads=*/1, stop));
  EXPECT_EQ(asked, 10);
}

TEST(ResidentPhotos, AreOfTheKindThatIsCropped) {
  class Plain final : public loader::PhotoFiles {
   public:
    Plain() : PhotoFiles(kSide) {}
    const data::StandardTransforms& standard_transforms() const override { return transforms_; }

   private:
    data::StandardTransforms transforms_ = {.size_px = kSide};
  };
  const auto files = std::make_shared<Plain>();
  files->add_png(kSide, kSide);
  EXPECT_FALSE(resident(files, 1 << 20));
  EXPECT_FALSE(ResidentSet::make_centred(files, torch::kCPU, 1 << 20, /*threads=*/1));
  const auto photos = std::make_shared<loader::PhotoFiles>(kSide);
  EXPECT_FALSE(resident(photos, 1 << 20)) << "none at all";
  EXPECT_FALSE(ResidentSet::make_centred(photos, torch::kCPU, 1 << 20, /*threads=*/1)) << "none at all";
  photos->add_png(kSide, kSide);
  EXPECT_FALSE(ResidentSet::make(photos, torch::kCPU, 1 << 20));
}

TEST(ResidentPhotos, ForEvaluationAreTheBytesThatTheLoaderShows) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(kSide);
  dataset->add_odd_ones();
  const size_t values = 3 * kSide * kSide;
  EXPECT_FALSE(ResidentSet::make_centred(dataset, torch::kCPU, values * dataset->size() - 1, /*threads=*/2));
  EXPECT_EQ(dataset->reads, 0) << "their sizes are known";
  const auto set = ResidentSet::make_centred(dataset, torch::kCPU, values * dataset->size(), /*threads=*/2);
  ASSERT_TRUE(set);
  EXPECT_FALSE(set->cut_options()) << "nothing is left to cut";
  const augment::DeviceSource source = set->source();
  ASSERT_EQ(source.count, static_cast<int64_t>(dataset->size()));
  loader::Loader loader(dataset, {.batch_size = static_cast<int>(dataset->size()),
                                  .shuffle = false,
                                  .training = false,
                                  .layout = augment::Layout::kNhwc,
                                  .workers = 1});
  loader.start_epoch(0);
  const loader::Batch* expected = loader.next();
  const auto& transforms = dataset->standard_transforms();
  const auto factors = augment::scale_shift({transforms.mean, transforms.deviation});
  for (size_t i = 0; i < expected->count; ++i) {
    ASSERT_EQ(source.labels[i], expected->labels[i]);
    for (size_t k = 0; k < values; ++k) {
      const auto byte = static_cast<float>(source.images[values * i + k]);
      ASSERT_EQ(byte * factors.scale[k % 3] + factors.shift[k % 3], expected->images[values * i + k])
          << "image " << i << " value " << k;
    }
  }
}

// As trainings side by side make them.
TEST(ResidentPhotos, AreThereOnceForAllThatUseThem) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(kSide);
  dataset->add_odd_ones();
  resident(dataset, size_t{1} << 30);
  const int reads_of_one = dataset->reads + static_cast<int>(dataset->size());
  dataset->reads = 0;
  std::vector<std::unique_ptr<ResidentSet>> photos(4), centred(4);
  {
    std::vector<std::jthread> threads;
    for (size_t i = 0; i < photos.size(); ++i) {
      threads.emplace_back([&, i] {
        photos[i] = resident(dataset, size_t{1} << 30);
        centred[i] = ResidentSet::make_centred(dataset, torch::kCPU, size_t{1} << 30, /*threads=*/1);
        photos[i]->set_crops(/*seed=*/i, /*epoch=*/0, /*copies=*/1);
        photos[i]->set_order({.samples = std::vector<size_t>(dataset->size(), i)});
      });
    }
  }
  for (size_t i = 1; i < photos.size(); ++i) {
    const augment::DeviceSource source = photos[i]->source();
    EXPECT_EQ(source.labels, photos[0]->source().labels);
    EXPECT_EQ(centred[i]->source().images, centred[0]->source().images);
    EXPECT_NE(source.cuts, photos[0]->source().cuts) << "each has its own crops";
    EXPECT_EQ(source.order[0], static_cast<int64_t>(i)) << "and its own order";
  }
  EXPECT_EQ(dataset->reads, reads_of_one) << "decoded once for all";
  const int64_t* labels = photos[0]->source().labels;
  photos.erase(photos.begin());
  EXPECT_EQ(photos[0]->source().labels, labels) << "as long as one is left";

  const auto other = std::make_shared<loader::PhotoFiles>(kSide);
  other->add_odd_ones();
  EXPECT_NE(resident(other, size_t{1} << 30)->source().labels, labels) << "another data set";
  photos.clear();
  const int reads = dataset->reads;
  EXPECT_TRUE(resident(dataset, size_t{1} << 30));
  EXPECT_GT(dataset->reads, reads) << "kept although nobody uses them";
}

}  // namespace
}  // namespace la3::train
