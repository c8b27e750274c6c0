// Photos in the memory of a device, which here is the CPU.
#include "la3/train/cuda/resident_set.h"

#include <gtest/gtest.h>

#include <vector>

#include "la3/augment/cuda/cut_image.h"
#include "la3/loader/loader.h"
#include "la3/loader/sample_maker.h"
#include "tests/augment/cpu_groups.h"
#include "tests/loader/photo_files.h"

namespace la3::train {
namespace {

constexpr int kSide = 16;
constexpr auto kFilter = image::Filter::kBilinear;

std::unique_ptr<ResidentSet> resident(const data::Dataset& dataset, size_t max_bytes) {
  return ResidentSet::make_photos(dataset, torch::kCPU, max_bytes, kFilter, /*threads=*/2);
}

TEST(ResidentPhotos, AreCutAsTheLoaderCutsThem) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(kSide);
  dataset->add_odd_ones();
  const auto set = resident(*dataset, size_t{1} << 30);
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
      augment::device::cut_image(augment::OneThread(), pixels.data(), kSide, kSide, cuts[i], kFilter,
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

TEST(ResidentPhotos, AreNotKeptIfTheyTakeTooMuchMemory) {
  loader::PhotoFiles files(kSide);
  for (int i = 0; i < 10; ++i) { files.add_png(20, 10); }
  EXPECT_TRUE(resident(files, 6000));
  const int reads = files.reads;
  EXPECT_FALSE(resident(files, 5999));
  EXPECT_EQ(files.reads - reads, 10) << "the estimate is enough";
  // Beyond the photos that are tried, larger ones.
  for (int i = 0; i < 200; ++i) { files.add_png(i % 2 == 0 ? 40 : 10, 10); }
  size_t bytes = 0;
  const auto crops = loader::training_crop(files.standard_transforms(), kFilter);
  for (size_t i = 0; i < files.size(); ++i) { bytes += loader::decode_photo(files, i, crops).bytes(); }
  EXPECT_TRUE(resident(files, 2 * bytes));
  EXPECT_FALSE(resident(files, bytes - 1));
}

TEST(ResidentPhotos, AreNotDecodedAnyMoreOnceTheUserWantsToStop) {
  loader::PhotoFiles files(kSide);
  for (int i = 0; i < 300; ++i) { files.add_png(20, 10); }
  int asked = 0;
  const auto stop = [&asked] { return ++asked == 5; };
  EXPECT_FALSE(ResidentSet::make_photos(files, torch::kCPU, 1 << 20, kFilter, /*threads=*/1, stop));
  EXPECT_EQ(asked, 5);
}

TEST(ResidentPhotos, AreOfTheKindThatIsCropped) {
  class Plain final : public loader::PhotoFiles {
   public:
    Plain() : PhotoFiles(kSide) {}
    const data::StandardTransforms& standard_transforms() const override { return transforms_; }

   private:
    data::StandardTransforms transforms_ = {.size_px = kSide};
  };
  Plain files;
  files.add_png(kSide, kSide);
  EXPECT_FALSE(resident(files, 1 << 20));
  loader::PhotoFiles photos(kSide);
  EXPECT_FALSE(resident(photos, 1 << 20)) << "none at all";
  photos.add_png(kSide, kSide);
  EXPECT_FALSE(ResidentSet::make(photos, torch::kCPU, 1 << 20));
}

}  // namespace
}  // namespace la3::train
