#include "la3/loader/kept_set.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "la3/core/error.h"
#include "la3/loader/loader.h"
#include "la3/loader/photo.h"
#include "la3/loader/sample_maker.h"
#include "tests/augment/device_expected.h"
#include "tests/loader/photo_files.h"

namespace la3::loader {
namespace {

constexpr size_t kEnough = size_t{1} << 30;

std::shared_ptr<PhotoFiles> some_photos() {
  auto files = std::make_shared<PhotoFiles>(20);
  for (int i = 0; i < 9; ++i) {
    files->add_jpeg(30 + 41 * i, 350 - 31 * i, i);
    files->add_png(10 + 17 * i, 20 + 13 * i);
  }
  return files;
}

std::shared_ptr<const data::Dataset> kept(const std::shared_ptr<PhotoFiles>& files, size_t bytes) {
  return keep_decoded(files, std::make_shared<MemoryBudget>(bytes));
}

std::vector<float> epoch_of(const std::shared_ptr<const data::Dataset>& dataset, uint32_t epoch, bool training) {
  LoaderOptions options{.batch_size = 8, .training = training, .seed = 4, .workers = 3};
  options.policy = std::make_shared<const augment::Sampler>(augment::mixed_sampler(2));
  Loader loader(dataset, options);
  loader.start_epoch(epoch);
  std::vector<float> images;
  while (const Batch* batch = loader.next()) {
    images.insert(images.end(), batch->images.begin(), batch->images.end());
  }
  return images;
}

TEST(KeptSet, GivesTheSameBatchesAndDecodesOnce) {
  const auto files = some_photos(), plain = some_photos();
  const auto dataset = kept(files, kEnough);
  EXPECT_EQ(epoch_of(dataset, 0, true), epoch_of(plain, 0, true));
  const int reads = files->reads;
  for (const uint32_t epoch : {1u, 2u, 3u}) {
    EXPECT_EQ(epoch_of(dataset, epoch, true), epoch_of(plain, epoch, true)) << "epoch " << epoch;
    EXPECT_EQ(files->reads, reads) << "epoch " << epoch;
  }
}

TEST(KeptSet, GivesTheSameBatchesWhateverThereIsRoomFor) {
  const auto plain = some_photos();
  const std::vector<float> expected[2] = {epoch_of(plain, 0, true), epoch_of(plain, 1, true)};
  const auto crops = training_crop(plain->standard_transforms(), image::Filter::kBilinear);
  size_t all = 0;
  for (size_t i = 0; i < plain->size(); ++i) { all += decode_photo(*plain, i, crops).bytes(); }
  for (const size_t bytes : {size_t{0}, all / 2, all - 1}) {
    const auto files = some_photos();
    const auto dataset = kept(files, bytes);
    EXPECT_EQ(epoch_of(dataset, 0, true), expected[0]) << bytes << " of " << all << " bytes";
    const int before = files->reads;
    EXPECT_EQ(epoch_of(dataset, 1, true), expected[1]) << bytes << " of " << all << " bytes";
    const int reads = files->reads - before;
    EXPECT_GT(reads, 0);
    EXPECT_EQ(reads == static_cast<int>(files->size()), bytes == 0) << reads;
  }
}

TEST(KeptSet, KeepsWholeImagesForEvaluation) {
  const auto files = some_photos(), plain = some_photos();
  const auto dataset = kept(files, kEnough);
  EXPECT_EQ(epoch_of(dataset, 0, false), epoch_of(plain, 0, false));
  const int reads = files->reads;
  EXPECT_EQ(reads, static_cast<int>(files->size()));
  EXPECT_EQ(epoch_of(dataset, 1, false), epoch_of(plain, 1, false));
  EXPECT_EQ(files->reads, reads);
  // Crops of the same photos: some have to be decoded, because full size is not what decoders give.
  EXPECT_EQ(epoch_of(dataset, 0, true), epoch_of(plain, 0, true));
  // And the other way round.
  const auto other = kept(files, kEnough);
  EXPECT_EQ(epoch_of(other, 0, true), epoch_of(plain, 0, true));
  EXPECT_EQ(epoch_of(other, 0, false), epoch_of(plain, 0, false));
}

TEST(KeptSet, GivesMemoryBackAtItsEnd) {
  const auto files = some_photos();
  const auto budget = std::make_shared<MemoryBudget>(kEnough);
  { epoch_of(keep_decoded(files, budget), 0, true); }
  EXPECT_TRUE(budget->take(kEnough));
  EXPECT_FALSE(budget->is_used_up());
  EXPECT_FALSE(budget->take(1));
  EXPECT_TRUE(budget->is_used_up());
}

TEST(KeptSet, IsTheSourceWhereNothingIsCropped) {
  class Plain final : public PhotoFiles {
   public:
    Plain() : PhotoFiles(8) {}
    const data::StandardTransforms& standard_transforms() const override { return transforms_; }

   private:
    data::StandardTransforms transforms_;
  };
  const std::shared_ptr<const data::Dataset> plain = std::make_shared<Plain>();
  EXPECT_EQ(keep_decoded(plain, std::make_shared<MemoryBudget>(1)), plain);
}

// A file of which only the upper part is there.
TEST(KeptSet, GivesThePartsOfACutFileThatTheSourceGives) {
  class Cut final : public PhotoFiles {
   public:
    Cut() : PhotoFiles(8) {}
    Image get(size_t i) const override { throw Error(id(i) + ": truncated"); }
    image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
      return PhotoFiles::get_region(i, [&](int width, int height) {
        const image::RegionRequest request = choose(width, height);
        if (request.region.y + request.region.height > height / 2) { throw Error(id(i) + ": truncated"); }
        return request;
      });
    }
  };
  const auto files = std::make_shared<Cut>();
  files->add_png(40, 30);
  const auto dataset = kept(files, kEnough);
  const auto part = [&](const data::Dataset& from, int y) {
    return from.get_region(0, [y](int, int) { return image::RegionRequest{{3, y, 9, 5}, 8, 8}; });
  };
  EXPECT_EQ(part(*dataset, 2).image, part(*files, 2).image);
  EXPECT_THROW(part(*dataset, 20), Error);
}

}  // namespace
}  // namespace la3::loader
