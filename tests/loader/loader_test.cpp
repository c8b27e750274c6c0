#include "la3/loader/loader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <set>
#include <stdexcept>
#include <thread>

#include "la3/augment/apply.h"
#include "la3/core/error.h"
#include "la3/core/random.h"
#include "la3/data/transformed.h"
#include "la3/policy/policy.h"

namespace la3::loader {
namespace {

using data::StandardTransforms;

// Random images with labels 0, 1, 2, 0, ...; in memory or not; may fail at one sample.
class NoiseDataset : public data::Dataset {
 public:
  NoiseDataset(size_t size, StandardTransforms transforms, int side, bool in_memory)
      : transforms_(transforms), in_memory_(in_memory) {
    for (size_t i = 0; i < size; ++i) {
      random::Stream stream(9, 0, i, random::Purpose::kBenchmark);
      Image image(side, side + static_cast<int>(in_memory ? 0 : i % 5), 3);
      for (size_t k = 0; k < image.bytes(); ++k) { image.data()[k] = static_cast<uint8_t>(stream.bits()); }
      images_.push_back(std::move(image));
    }
  }

  size_t size() const override { return images_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(i % 3); }
  std::string id(size_t i) const override { return "noise " + std::to_string(i); }
  ImageView in_memory(size_t i) const override { return in_memory_ ? images_[i].view() : Dataset::in_memory(i); }
  Image get(size_t i) const override {
    ++reads;
    if (delay_us > 0) { std::this_thread::sleep_for(std::chrono::microseconds(delay_us)); }
    if (i == fails_at) { throw Error(id(i) + ": gone"); }
    return images_[i];
  }

  const data::ReadOrder& read_order() const override { return order; }

  size_t fails_at = ~size_t{0};
  int delay_us = 0;
  data::ReadOrder order;
  mutable std::atomic<int> reads = 0;

 private:
  StandardTransforms transforms_;
  bool in_memory_;
  std::vector<std::string> labels_ = {"a", "b", "c"};
  std::vector<Image> images_;
};

StandardTransforms small_transforms() {
  return {.crop = StandardTransforms::Crop::kPad,
          .size_px = 8,
          .pad_px = 2,
          .flip = true,
          .cutout_px = 4,
          .mean = {0.5, 0.4, 0.3},
          .deviation = {0.2, 0.3, 0.25}};
}

StandardTransforms resized_transforms() {
  return {.is_photos = true, .crop = StandardTransforms::Crop::kResized, .size_px = 12, .flip = true};
}

std::shared_ptr<NoiseDataset> small_dataset(size_t size = 100) {
  return std::make_shared<NoiseDataset>(size, small_transforms(), 8, true);
}

std::shared_ptr<const augment::Sampler> random_policy(uint64_t seed = 5) {
  return std::make_shared<augment::Sampler>(
      policy::make_sampler(policy::uniform_policy(), std::vector<std::string>{"a", "b", "c"}, seed));
}

struct Copied {
  std::vector<float> images;
  std::vector<int32_t> labels;
  std::vector<size_t> samples;
  bool operator==(const Copied&) const = default;
};

std::vector<Copied> epoch_of(Loader& loader, uint32_t epoch) {
  std::vector<Copied> batches;
  loader.start_epoch(epoch);
  while (const Batch* batch = loader.next()) {
    batches.push_back({{batch->images.begin(), batch->images.end()},
                       {batch->labels.begin(), batch->labels.end()},
                       {batch->samples.begin(), batch->samples.end()}});
  }
  return batches;
}

TEST(Loader, PartsTogetherAreTheWholeBatch) {
  const auto dataset = small_dataset(104);
  for (const int copies : {1, 2}) {
    const LoaderOptions options{
        .batch_size = 24, .copies = copies, .drop_last = copies == 2, .policy = random_policy(), .seed = 3};
    Loader whole(dataset, options);
    const std::vector<Copied> batches = epoch_of(whole, 5);
    for (const int parts : {2, 4}) {
      std::vector<std::vector<Copied>> by_part;
      for (int part = 0; part < parts; ++part) {
        LoaderOptions own = options;
        own.part = part;
        own.parts = parts;
        Loader loader(dataset, own);
        by_part.push_back(epoch_of(loader, 5));
      }
      for (size_t b = 0; b < batches.size(); ++b) {
        Copied joined;  // first copies of all parts, then second ones
        for (int copy = 0; copy < copies; ++copy) {
          for (const auto& part : by_part) {
            const size_t count = part[b].samples.size() / static_cast<size_t>(copies),
                         at = count * static_cast<size_t>(copy);
            const size_t floats = part[b].images.size() / static_cast<size_t>(copies);
            const auto add = [](auto& to, const auto& from, size_t first, size_t size) {
              to.insert(to.end(), from.begin() + static_cast<ptrdiff_t>(first),
                        from.begin() + static_cast<ptrdiff_t>(first + size));
            };
            add(joined.samples, part[b].samples, at, count);
            add(joined.labels, part[b].labels, at, count);
            add(joined.images, part[b].images, floats * static_cast<size_t>(copy), floats);
          }
        }
        EXPECT_EQ(joined, batches[b]) << parts << " parts, batch " << b;
      }
    }
  }
}

TEST(Loader, ARangeOfBatchesIsTheSameInEveryCompany) {
  Loader loader(small_dataset(), {.batch_size = 16, .policy = random_policy(), .seed = 3});
  const std::vector<Copied> all = epoch_of(loader, 2);
  for (const auto& [first, end] : {std::pair<size_t, size_t>{0, 3}, {3, 7}, {2, 2}, {6, 100}, {9, 12}}) {
    loader.start_epoch(2, first, end);
    size_t at = first;
    while (const Batch* batch = loader.next()) {
      ASSERT_LT(at, all.size());
      EXPECT_TRUE(std::equal(batch->images.begin(), batch->images.end(), all[at].images.begin()));
      ++at;
    }
    EXPECT_EQ(at, std::max(first, std::min(end, all.size())));
  }
}

TEST(Loader, RefusesBatchesThatPartsCannotShare) {
  EXPECT_THROW(Loader(small_dataset(), {.batch_size = 15, .parts = 2}), std::invalid_argument);
  EXPECT_THROW(Loader(small_dataset(), {.batch_size = 16, .part = 2, .parts = 2}), std::invalid_argument);
  EXPECT_THROW(Loader(small_dataset(101), {.batch_size = 16, .parts = 2}), std::invalid_argument);
  EXPECT_NO_THROW(Loader(small_dataset(101), {.batch_size = 16, .parts = 2, .drop_last = true}));
}

TEST(Loader, GivesTheSameBatchesForAnyNumberOfWorkersAndAnyQueue) {
  for (const auto& dataset : {std::shared_ptr<NoiseDataset>(small_dataset()),
                              std::make_shared<NoiseDataset>(40, resized_transforms(), 20, false)}) {
    std::vector<std::vector<Copied>> results;
    for (const auto& [workers, queue] : {std::pair{1, 1}, {2, 4}, {5, 2}, {3, 20}}) {
      Loader loader(
          dataset,
          {.batch_size = 16, .policy = random_policy(), .seed = 3, .workers = workers, .queue_batches = queue});
      std::vector<Copied> batches = epoch_of(loader, 0);
      for (Copied& batch : epoch_of(loader, 7)) { batches.push_back(std::move(batch)); }
      results.push_back(std::move(batches));
      EXPECT_EQ(results.back(), results.front()) << workers << " workers, " << queue << " batches";
    }
    EXPECT_NE(results[0].front(), results[0].back());
  }
}

TEST(Loader, ShowsEverySampleOnceAnEpochInAnOrderThatTheSeedAndEpochDecide) {
  const auto dataset = small_dataset(103);
  const auto order_of = [&](uint64_t seed, uint32_t epoch, bool shuffle) {
    Loader loader(dataset, {.batch_size = 10, .shuffle = shuffle, .seed = seed, .workers = 2});
    EXPECT_EQ(loader.batches_per_epoch(), 11u);
    std::vector<size_t> order;
    for (const Copied& batch : epoch_of(loader, epoch)) {
      for (size_t i = 0; i < batch.samples.size(); ++i) {
        EXPECT_EQ(batch.labels[i], static_cast<int>(batch.samples[i] % 3));
      }
      order.insert(order.end(), batch.samples.begin(), batch.samples.end());
    }
    return order;
  };
  std::vector<size_t> in_order(103);
  for (size_t i = 0; i < 103; ++i) { in_order[i] = i; }
  EXPECT_EQ(order_of(1, 0, false), in_order);
  auto shuffled = order_of(1, 0, true);
  EXPECT_NE(shuffled, in_order);
  EXPECT_EQ(shuffled, order_of(1, 0, true));
  EXPECT_NE(shuffled, order_of(1, 1, true));
  EXPECT_NE(shuffled, order_of(2, 0, true));
  std::sort(shuffled.begin(), shuffled.end());
  EXPECT_EQ(shuffled, in_order);
}

TEST(Loader, LeavesOutAShortLastBatchIfTold) {
  Loader loader(small_dataset(25), {.batch_size = 10, .drop_last = true, .workers = 2});
  EXPECT_EQ(loader.batches_per_epoch(), 2u);
  EXPECT_EQ(epoch_of(loader, 0).size(), 2u);
}

TEST(Loader, MakesAnImageAsTheTransformsSayOneByOne) {
  const auto dataset = small_dataset(30);
  const auto policy = random_policy(11);
  Loader loader(dataset,
                {.batch_size = 7, .policy = policy, .layout = augment::Layout::kNhwc, .seed = 21, .workers = 2});
  augment::Scratch scratch;
  const auto factors = augment::scale_shift({{0.5, 0.4, 0.3}, {0.2, 0.3, 0.25}});
  for (const Copied& batch : epoch_of(loader, 4)) {
    for (size_t i = 0; i < batch.samples.size(); ++i) {
      const size_t sample = batch.samples[i];
      Image image(8, 8, 3), cropped(8, 8, 3);
      augment::apply_ops(policy->sample(static_cast<int>(sample % 3), 4, sample), dataset->in_memory(sample),
                         image.view(), scratch);
      random::Stream stream(21, 4, sample, random::Purpose::kStandard);
      const auto decided =
          augment::decide_crop_flip_cutout(stream, 8, 8, {.pad_px = 2, .flip_probability = 0.5, .cutout_px = 4});
      augment::crop_flip(cropped.view(), std::as_const(image).view(), decided.crop);
      std::vector<float> expected(cropped.bytes());
      augment::normalize(expected, std::as_const(cropped).view(), factors, augment::Layout::kNhwc);
      augment::cutout(expected, 8, 8, 3, decided.hole, augment::Layout::kNhwc);
      ASSERT_EQ(0, std::memcmp(expected.data(), batch.images.data() + i * expected.size(),
                               expected.size() * sizeof(float)));
    }
  }
}

TEST(Loader, CropsAndResizesLargeImages) {
  const auto dataset = std::make_shared<NoiseDataset>(20, resized_transforms(), 30, false);
  Loader loader(dataset, {.batch_size = 20, .shuffle = false, .seed = 2, .workers = 2});
  const auto batches = epoch_of(loader, 1);
  image::ResampleScratch scratch;
  augment::ResizedCropOptions options{.width = 12, .height = 12};
  for (size_t i = 0; i < 20; ++i) {
    const Image image = dataset->get(i);
    random::Stream stream(2, 1, i, random::Purpose::kStandard);
    const auto crop = augment::decide_resized_crop(stream, image.width(), image.height(), options);
    Image resized(12, 12, 3);
    augment::resized_crop(resized.view(), image.view(), crop, image::Filter::kBilinear, scratch);
    std::vector<float> expected(resized.bytes());
    augment::normalize(expected, std::as_const(resized).view(),
                       augment::scale_shift({{0.5, 0.5, 0.5}, {0.25, 0.25, 0.25}}), augment::Layout::kNchw);
    ASSERT_TRUE(std::equal(expected.begin(), expected.end(),
                           batches[0].images.begin() + static_cast<ptrdiff_t>(i * expected.size())));
  }
}

// The floats of one epoch, in the data set's order.
std::vector<float> floats_of(const std::shared_ptr<const data::Dataset>& dataset, StandardTransforms transforms,
                             bool training = true) {
  Loader loader(data::with_transforms(dataset, transforms), {.batch_size = static_cast<int>(dataset->size()),
                                                             .shuffle = false,
                                                             .training = training,
                                                             .seed = 3,
                                                             .workers = 2});
  return epoch_of(loader, 1)[0].images;
}

// Channel-first floats, mirrored left to right.
std::vector<float> mirrored(std::vector<float> images, size_t side) {
  for (size_t row = 0; row < images.size(); row += side) {
    std::reverse(images.begin() + static_cast<ptrdiff_t>(row), images.begin() + static_cast<ptrdiff_t>(row + side));
  }
  return images;
}

TEST(Loader, MirrorsByLabelAndChangesNothingElse) {
  StandardTransforms small = small_transforms(), photos = resized_transforms();
  small.cutout_px = 0;
  for (const auto& [transforms, side] : {std::pair{small, 8}, {photos, 20}}) {
    const auto dataset = std::make_shared<NoiseDataset>(60, transforms, side, /*in_memory=*/side == 8);
    StandardTransforms by_label = transforms, never = transforms;
    by_label.unmirrored = {0, 1, 0};
    never.flip = false;
    const auto all = floats_of(dataset, transforms), some = floats_of(dataset, by_label),
               none = floats_of(dataset, never);
    const size_t out = static_cast<size_t>(transforms.size_px), values = 3 * out * out;
    size_t flipped = 0;
    for (size_t i = 0; i < dataset->size(); ++i) {
      const auto image = [&](const std::vector<float>& images) {
        return std::vector<float>(images.begin() + static_cast<ptrdiff_t>(i * values),
                                  images.begin() + static_cast<ptrdiff_t>((i + 1) * values));
      };
      EXPECT_EQ(image(some), dataset->label(i) == 1 ? image(none) : image(all)) << i;
      if (image(all) != image(none)) {
        EXPECT_EQ(image(all), mirrored(image(none), out)) << "another crop, too: " << i;
        ++flipped;
      }
    }
    EXPECT_GT(flipped, 15u);
    EXPECT_LT(flipped, 45u);
  }
}

TEST(Loader, WithoutACropTrainingSeesWhatEvaluationSees) {
  const auto photos = std::make_shared<NoiseDataset>(20, resized_transforms(), 30, false);
  StandardTransforms plain = resized_transforms();
  plain.crop = StandardTransforms::Crop::kNone;
  plain.flip = false;
  const auto evaluated = floats_of(photos, plain, /*training=*/false);
  EXPECT_EQ(floats_of(photos, plain), evaluated);
  EXPECT_EQ(floats_of(photos, resized_transforms(), /*training=*/false), evaluated);
  EXPECT_NE(floats_of(photos, resized_transforms()), evaluated);
  // Padding goes around what evaluation sees.
  StandardTransforms padded = plain;
  padded.crop = StandardTransforms::Crop::kPad;
  padded.pad_px = 2;
  const auto shifted = floats_of(photos, padded);
  const float black = -0.5f / 0.25f;
  const auto blacks = [&](const std::vector<float>& images) {
    return std::count(images.begin(), images.end(), black);
  };
  EXPECT_GT(blacks(shifted), blacks(evaluated) + 20 * 12);
}

TEST(Loader, ResizesPartsOfSmallImagesInTrainingAlone) {
  const auto dataset = small_dataset(20);
  StandardTransforms resized = small_transforms();
  resized.crop = StandardTransforms::Crop::kResized;
  resized.area_low = 0.25;
  resized.area_high = 0.5;
  resized.flip = false;
  resized.cutout_px = 0;
  EXPECT_EQ(floats_of(dataset, resized, /*training=*/false), floats_of(dataset, small_transforms(), false));
  const auto found = floats_of(dataset, resized);
  const auto factors = augment::scale_shift({{0.5, 0.4, 0.3}, {0.2, 0.3, 0.25}});
  image::ResampleScratch scratch;
  for (size_t i = 0; i < dataset->size(); ++i) {
    random::Stream stream(3, 1, i, random::Purpose::kStandard);
    const auto crop = augment::decide_resized_crop(
        stream, 8, 8, {.width = 8, .height = 8, .area_low = 0.25, .area_high = 0.5, .flip_probability = 0});
    EXPECT_LE(crop.region.width * crop.region.height, 36) << "about half of 64, rounded";
    Image image(8, 8, 3);
    augment::resized_crop(image.view(), dataset->in_memory(i), crop, image::Filter::kBilinear, scratch);
    std::vector<float> expected(image.bytes());
    augment::normalize(expected, std::as_const(image).view(), factors, augment::Layout::kNchw);
    ASSERT_TRUE(
        std::equal(expected.begin(), expected.end(), found.begin() + static_cast<ptrdiff_t>(i * expected.size())));
  }
}

TEST(Loader, CutoutOfPhotosBlanksASquareAndNothingElse) {
  const auto photos = std::make_shared<NoiseDataset>(30, resized_transforms(), 30, false);
  StandardTransforms cut = resized_transforms();
  cut.cutout_px = 6;
  const auto whole = floats_of(photos, resized_transforms()), found = floats_of(photos, cut);
  const size_t values = 3 * 12 * 12;
  for (size_t i = 0; i < photos->size(); ++i) {
    size_t blanked = 0;
    for (size_t k = i * values; k < (i + 1) * values; ++k) {
      if (found[k] == whole[k]) { continue; }
      ASSERT_EQ(found[k], 0.0f);
      ++blanked;
    }
    EXPECT_LE(blanked, 3u * 6 * 6);
    EXPECT_GE(blanked, 20u) << "at least a corner of it, 3x3, less the values that were 0";
  }
}

TEST(Loader, EvaluatesWithoutAnythingRandom) {
  for (const auto& dataset : {std::shared_ptr<NoiseDataset>(small_dataset(20)),
                              std::make_shared<NoiseDataset>(20, resized_transforms(), 30, false)}) {
    Loader loader(dataset, {.batch_size = 20, .shuffle = false, .training = false, .workers = 2});
    EXPECT_EQ(epoch_of(loader, 0), epoch_of(loader, 1));
  }
}

TEST(Loader, BatchAugmentGivesCopiesThatDifferAndTheFirstIsThePlainOne) {
  const auto dataset = small_dataset(50);
  Loader plain(dataset, {.batch_size = 10, .policy = random_policy(), .seed = 1, .workers = 2});
  Loader thrice(dataset, {.batch_size = 10, .copies = 3, .policy = random_policy(), .seed = 1, .workers = 2});
  const auto one = epoch_of(plain, 2), three = epoch_of(thrice, 2);
  ASSERT_EQ(one.size(), three.size());
  for (size_t b = 0; b < one.size(); ++b) {
    const size_t floats = one[b].images.size();
    ASSERT_EQ(three[b].images.size(), 3 * floats);
    EXPECT_EQ(one[b].images, std::vector<float>(three[b].images.begin(),
                                                three[b].images.begin() + static_cast<ptrdiff_t>(floats)));
    EXPECT_FALSE(std::equal(one[b].images.begin(), one[b].images.end(),
                            three[b].images.begin() + static_cast<ptrdiff_t>(floats)));
    for (size_t i = 0; i < 10; ++i) {
      EXPECT_EQ(three[b].samples[i], three[b].samples[10 + i]);
      EXPECT_EQ(three[b].samples[i], three[b].samples[20 + i]);
    }
  }
}

TEST(Loader, StopsCleanlyInTheMiddleOfAnEpoch) {
  const auto dataset = std::make_shared<NoiseDataset>(200, resized_transforms(), 20, false);
  dataset->delay_us = 200;
  for (int batches = 0; batches < 3; ++batches) {
    Loader loader(dataset, {.batch_size = 16, .workers = 3});
    loader.start_epoch(0);
    for (int i = 0; i < batches; ++i) { EXPECT_NE(loader.next(), nullptr); }
  }
  Loader never_started(dataset, {.batch_size = 16, .workers = 3});
}

TEST(Loader, BeginsAnotherEpochInTheMiddleOfOne) {
  const auto dataset = small_dataset(100);
  Loader loader(dataset, {.batch_size = 8, .seed = 6, .workers = 3});
  const auto whole = epoch_of(loader, 1);
  for (int i = 0; i < 20; ++i) {
    loader.start_epoch(0);
    for (int k = 0; k < i % 4; ++k) { loader.next(); }
    EXPECT_EQ(epoch_of(loader, 1), whole);
  }
}

TEST(Loader, BeginsInTheMiddleOfAnEpoch) {
  Loader loader(small_dataset(100),
                {.batch_size = 8, .policy = random_policy(), .seed = 6, .workers = 3, .queue_batches = 2});
  const auto whole = epoch_of(loader, 1);
  for (size_t first = 0; first <= whole.size(); ++first) {
    loader.start_epoch(1, first);
    for (size_t b = first; b < whole.size(); ++b) {
      const Batch* batch = loader.next();
      ASSERT_NE(batch, nullptr);
      EXPECT_TRUE(
          std::equal(batch->images.begin(), batch->images.end(), whole[b].images.begin(), whole[b].images.end()));
    }
    EXPECT_EQ(loader.next(), nullptr);
  }
}

TEST(Loader, ReadsNoFurtherAheadThanTheQueue) {
  const auto dataset = std::make_shared<NoiseDataset>(200, resized_transforms(), 20, false);
  Loader loader(dataset, {.batch_size = 10, .workers = 4, .queue_batches = 3});
  loader.start_epoch(0);
  for (int i = 0; i < 1000 && dataset->reads < 40; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(100));  // time to read too far
  EXPECT_EQ(dataset->reads, 40) << "three batches in the queue and one for the caller";
}

TEST(Loader, ThrowsTheErrorOfAWorkerWhereItsBatchIsDue) {
  const auto dataset = std::make_shared<NoiseDataset>(100, resized_transforms(), 20, false);
  dataset->fails_at = 57;
  Loader loader(dataset, {.batch_size = 10, .shuffle = false, .workers = 3});
  loader.start_epoch(0);
  for (int i = 0; i < 5; ++i) { ASSERT_NE(loader.next(), nullptr); }
  try {
    loader.next();
    FAIL() << "no error";
  } catch (const Error& error) { EXPECT_STREQ(error.what(), "noise 57: gone"); }
  EXPECT_EQ(loader.next(), nullptr);
  dataset->fails_at = ~size_t{0};
  EXPECT_EQ(epoch_of(loader, 0).size(), 10u) << "the loader can be used again";
}

TEST(Loader, AsksForItsMemoryOnceAndGivesItBack) {
  int taken = 0, given_back = 0;
  {
    LoaderOptions options{.batch_size = 4, .workers = 2, .queue_batches = 2};
    options.allocate = [&](size_t count) {
      ++taken;
      return FloatBuffer(new float[count], [&](float* floats) {
        ++given_back;
        delete[] floats;
      });
    };
    Loader loader(small_dataset(40), options);
    epoch_of(loader, 0);
    epoch_of(loader, 1);
  }
  EXPECT_EQ(taken, 3);
  EXPECT_EQ(given_back, 3);
}

TEST(Loader, RefusesNonsense) {
  const auto dataset = small_dataset(10);
  EXPECT_THROW(Loader(dataset, {.batch_size = 0}), std::invalid_argument);
  EXPECT_THROW(Loader(dataset, {.copies = 0}), std::invalid_argument);
  EXPECT_THROW(Loader(dataset, {.workers = -1}), std::invalid_argument);
  EXPECT_THROW(Loader(dataset, {.queue_batches = 0}), std::invalid_argument);
  EXPECT_THROW(Loader(small_dataset(0), {}), std::invalid_argument);
  const auto other = std::make_shared<augment::Sampler>(
      policy::make_sampler(policy::uniform_policy(), std::vector<std::string>{"a"}, 1));
  EXPECT_THROW(Loader(dataset, {.policy = other}), std::invalid_argument);
  Loader loader(dataset, {.workers = 1});
  EXPECT_THROW(loader.next(), std::logic_error);
  EXPECT_THROW(loader.start_epoch(1u << 20), std::invalid_argument);
}

TEST(Loader, NamesAnImageOfTheWrongSize) {
  Loader loader(std::make_shared<NoiseDataset>(10, small_transforms(), 9, true), {.workers = 1});
  loader.start_epoch(0);
  EXPECT_THROW(loader.next(), Error);
}

TEST(SampleOrder, ASetInRunsComesRunByRunMixedWithItsNeighbours) {
  const auto dataset = small_dataset(1000);
  for (size_t begin = 0; begin < 1000; begin += 100) { dataset->order.run_begins.push_back(begin); }
  for (const size_t mixed : {1, 2, 50, 300}) {
    dataset->order.mixed = mixed;
    std::set<std::vector<size_t>> orders;
    for (uint32_t epoch = 0; epoch < 5; ++epoch) {
      const std::vector<size_t> order = sample_order(*dataset, true, 3, epoch);
      EXPECT_EQ(order, sample_order(*dataset, true, 3, epoch));
      std::vector<size_t> sorted = order;
      std::sort(sorted.begin(), sorted.end());
      EXPECT_EQ(sorted, sample_order(1000, false, 3, epoch));
      EXPECT_TRUE(orders.insert(order).second);
      // The order of the runs, by where their first samples are read at the latest.
      std::vector<size_t> runs;
      for (const size_t sample : order) {
        if (std::find(runs.begin(), runs.end(), sample / 100) == runs.end()) { runs.push_back(sample / 100); }
      }
      if (mixed > 100) { continue; }  // then runs overlap too much to tell their order
      // Nothing is read further ahead than it may be.
      for (size_t i = 0; i < order.size(); ++i) {
        const auto run = std::find(runs.begin(), runs.end(), order[i] / 100) - runs.begin();
        EXPECT_LT(100 * static_cast<size_t>(run) + order[i] % 100, i + mixed);
      }
    }
  }
  EXPECT_EQ(sample_order(*dataset, false, 3, 0), sample_order(1000, false, 3, 0));
}

// However few samples are mixed, none stays behind for long on average, and with all of them any
// place is as likely.
TEST(SampleOrder, MixingAllSamplesIsAShuffle) {
  const auto dataset = small_dataset(6);
  dataset->order = {{0, 2, 4}, 100};
  std::vector<int> counts(36);
  constexpr int kRounds = 6000;
  for (uint32_t epoch = 0; epoch < kRounds; ++epoch) {
    const std::vector<size_t> order = sample_order(*dataset, true, 1, epoch);
    for (size_t i = 0; i < 6; ++i) { ++counts[6 * i + order[i]]; }
  }
  for (const int count : counts) { EXPECT_NEAR(count, kRounds / 6, 150); }
}

TEST(Loader, TakesASetInRunsInItsOrderAndResumes) {
  const auto dataset = small_dataset(100);
  dataset->order = {{0, 30, 60, 90}, 20};
  Loader loader(dataset, {.batch_size = 16, .seed = 3, .workers = 2});
  const std::vector<Copied> whole = epoch_of(loader, 4);
  const std::vector<size_t> order = sample_order(*dataset, true, 3, 4);
  std::vector<size_t> taken;
  for (const Copied& batch : whole) { taken.insert(taken.end(), batch.samples.begin(), batch.samples.end()); }
  EXPECT_EQ(taken, order);
  loader.start_epoch(4, 3);
  const Batch* batch = loader.next();
  EXPECT_TRUE(
      std::equal(batch->images.begin(), batch->images.end(), whole[3].images.begin(), whole[3].images.end()));
}

}  // namespace
}  // namespace la3::loader
