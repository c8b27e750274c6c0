#include "la3/loader/epoch_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>

#include "la3/loader/loader.h"
#include "la3/loader/sample_maker.h"

namespace la3::loader {
namespace {

// As many images of each label as `counts` says, mixed; an image is all one shade of its own.
class UnevenDataset final : public data::Dataset {
 public:
  explicit UnevenDataset(const std::vector<size_t>& counts, data::ReadOrder order = {}) : order_(std::move(order)) {
    for (size_t label = 0; label < counts.size(); ++label) {
      names_.push_back("label " + std::to_string(label));
      labels_.insert(labels_.end(), counts[label], static_cast<int>(label));
    }
    random::Stream stream(4, 0, 0, random::Purpose::kBenchmark);
    random::shuffle(labels_, stream);
    transforms_ = {.crop = data::StandardTransforms::Crop::kPad, .size_px = 8, .pad_px = 4, .flip = true};
    for (size_t i = 0; i < labels_.size(); ++i) {
      Image image(8, 8, 3);
      for (size_t k = 0; k < image.bytes(); ++k) { image.data()[k] = static_cast<uint8_t>(k + i); }
      images_.push_back(std::move(image));
    }
  }

  size_t size() const override { return labels_.size(); }
  const std::vector<std::string>& labels() const override { return names_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return labels_[i]; }
  Image get(size_t i) const override { return images_[i]; }
  std::string id(size_t i) const override { return std::to_string(i); }
  const data::ReadOrder& read_order() const override { return order_; }

 private:
  data::ReadOrder order_;
  data::StandardTransforms transforms_;
  std::vector<std::string> names_;
  std::vector<int> labels_;
  std::vector<Image> images_;
};

using Counts = std::vector<size_t>;

TEST(LabelQuotas, AreEqualOrBySquareRootAndKeepTheNumberOfImages) {
  EXPECT_EQ(label_quotas({100, 10, 1}, Balance::kNone), (Counts{100, 10, 1}));
  EXPECT_EQ(label_quotas({100, 10, 1}, Balance::kEqual), (Counts{37, 37, 37}));
  EXPECT_EQ(label_quotas({100, 10, 2}, Balance::kEqual), (Counts{38, 37, 37})) << "what is left goes to the first";
  EXPECT_EQ(label_quotas({100, 25, 4}, Balance::kSqrt), (Counts{76, 38, 15}));  // 10 : 5 : 2 of 129
  EXPECT_EQ(label_quotas({100, 0, 10}, Balance::kEqual), (Counts{55, 0, 55})) << "nothing to take";
  EXPECT_EQ(label_quotas({100, 0, 10}, Balance::kSqrt)[1], 0u);
  EXPECT_EQ(label_quotas({0, 0}, Balance::kEqual), (Counts{0, 0}));
}

TEST(LabelQuotas, OfAnyCountsSumUpAndLeaveNoLabelOut) {
  random::Stream stream(1, 0, 0, random::Purpose::kBenchmark);
  for (int round = 0; round < 500; ++round) {
    Counts counts;
    for (uint32_t label = 0; label < 1 + stream.below(40); ++label) {
      counts.push_back(stream.below(1 + stream.below(3000)));
    }
    const size_t size = std::accumulate(counts.begin(), counts.end(), size_t{0});
    for (const Balance balance : {Balance::kEqual, Balance::kSqrt}) {
      const Counts quotas = label_quotas(counts, balance);
      EXPECT_EQ(std::accumulate(quotas.begin(), quotas.end(), size_t{0}), size);
      for (size_t i = 0; i < counts.size(); ++i) { EXPECT_EQ(quotas[i] > 0, counts[i] > 0); }
    }
  }
}

Counts taken_by_label(const data::Dataset& dataset, const EpochOrder& order) {
  Counts counts(dataset.labels().size());
  for (const size_t sample : order.samples) { ++counts[static_cast<size_t>(dataset.label(sample))]; }
  return counts;
}

TEST(EpochOrder, WithoutABalanceIsTheSampleOrder) {
  const UnevenDataset dataset({30, 5});
  for (const bool shuffle : {true, false}) {
    const EpochOrder order = epoch_order(dataset, shuffle, Balance::kNone, 7, 3);
    EXPECT_EQ(order.samples, sample_order(dataset, shuffle, 7, 3));
    EXPECT_TRUE(order.takes.empty());
  }
  EXPECT_THROW(epoch_order(dataset, false, Balance::kEqual, 7, 3), std::invalid_argument);
}

TEST(EpochOrder, TakesLabelsByTheirQuotasInAnOrderOfItsOwnEachEpoch) {
  const UnevenDataset dataset({60, 12, 3});
  std::set<std::vector<size_t>> orders;
  for (const Balance balance : {Balance::kEqual, Balance::kSqrt}) {
    for (uint32_t epoch = 0; epoch < 6; ++epoch) {
      const EpochOrder order = epoch_order(dataset, true, balance, 7, epoch);
      ASSERT_EQ(order.samples.size(), dataset.size());
      EXPECT_EQ(taken_by_label(dataset, order), label_quotas(label_counts(dataset), balance));
      EXPECT_EQ(epoch_order(dataset, true, balance, 7, epoch).samples, order.samples);
      EXPECT_TRUE(orders.insert(order.samples).second);
      std::map<size_t, uint32_t> seen;
      for (size_t i = 0; i < order.samples.size(); ++i) { EXPECT_EQ(order.takes[i], seen[order.samples[i]]++); }
      // Labels are mixed: the first third holds about a third of each label.
      std::vector<int> first(3);
      for (size_t i = 0; i < 25; ++i) { ++first[static_cast<size_t>(dataset.label(order.samples[i]))]; }
      if (balance == Balance::kEqual) {
        for (const int count : first) { EXPECT_GE(count, 2); }
      }
    }
  }
  // Of a label with more images than its quota, the seed also decides which are taken.
  const auto taken = [&](uint64_t seed) {
    std::vector<size_t> samples = epoch_order(dataset, true, Balance::kEqual, seed, 0).samples;
    std::sort(samples.begin(), samples.end());
    return samples;
  };
  EXPECT_NE(taken(8), taken(7));
}

TEST(EpochOrder, TakesAllImagesOfALabelBeforeOneComesAgainOverTheEpochsToo) {
  const UnevenDataset dataset({50, 7, 3});  // 20 of each in an epoch
  std::vector<int> times(dataset.size());
  for (uint32_t epoch = 0; epoch < 11; ++epoch) {
    for (const size_t sample : epoch_order(dataset, true, Balance::kEqual, 5, epoch).samples) { ++times[sample]; }
    std::vector<std::set<int>> by_label(3);
    for (size_t i = 0; i < times.size(); ++i) { by_label[static_cast<size_t>(dataset.label(i))].insert(times[i]); }
    for (const std::set<int>& counts : by_label) {
      EXPECT_LE(*counts.rbegin() - *counts.begin(), 1) << "after epoch " << epoch;
    }
  }
}

TEST(EpochOrder, OfASetInRunsReadsRunByRun) {
  data::ReadOrder runs{.run_begins = {}, .mixed = 10};
  for (size_t begin = 0; begin < 300; begin += 50) { runs.run_begins.push_back(begin); }
  const UnevenDataset dataset({240, 60}, runs);
  const EpochOrder order = epoch_order(dataset, true, Balance::kEqual, 5, 2);
  EXPECT_EQ(taken_by_label(dataset, order), (Counts{150, 150}));
  // A run is left for good once the window has passed it.
  std::vector<size_t> last_of_run(6), first_of_run(6, SIZE_MAX);
  for (size_t i = 0; i < order.samples.size(); ++i) {
    const size_t run = order.samples[i] / 50;
    last_of_run[run] = i;
    first_of_run[run] = std::min(first_of_run[run], i);
  }
  std::vector<size_t> by_first = {0, 1, 2, 3, 4, 5};
  std::sort(by_first.begin(), by_first.end(),
            [&](size_t a, size_t b) { return first_of_run[a] < first_of_run[b]; });
  for (size_t i = 0; i + 2 < by_first.size(); ++i) {
    EXPECT_LT(last_of_run[by_first[i]], first_of_run[by_first[i + 2]] + 80);
  }
}

LoaderOptions balanced_options() {
  return {.batch_size = 20, .balance = Balance::kEqual, .seed = 3, .workers = 2};
}

TEST(BalancedLoader, CropsAnImageThatComesAgainDifferently) {
  const auto dataset = std::make_shared<UnevenDataset>(std::vector<size_t>{57, 3});
  Loader loader(dataset, balanced_options());
  loader.start_epoch(0);
  std::map<size_t, std::set<std::vector<float>>> seen;
  size_t images = 0;
  while (const Batch* batch = loader.next()) {
    const size_t floats = batch->images.size() / batch->count;
    for (size_t i = 0; i < batch->count; ++i) {
      const auto image = batch->images.subspan(i * floats, floats);
      seen[batch->samples[i]].insert({image.begin(), image.end()});
      ++images;
    }
  }
  EXPECT_EQ(images, 60u);
  for (size_t i = 0; i < 60; ++i) {
    if (dataset->label(i) == 1) { EXPECT_GT(seen[i].size(), 5u) << "of 10 crops"; }
  }
}

TEST(BalancedLoader, MakesTheSameBatchesInPartsWithAnyWorkersAndFromTheMiddle) {
  const auto dataset = std::make_shared<UnevenDataset>(std::vector<size_t>{50, 10});
  const auto images_of = [&](LoaderOptions options, size_t first_batch) {
    Loader loader(dataset, options);
    loader.start_epoch(4, first_batch);
    std::vector<std::vector<float>> batches;
    while (const Batch* batch = loader.next()) { batches.emplace_back(batch->images.begin(), batch->images.end()); }
    return batches;
  };
  const auto whole = images_of(balanced_options(), 0);
  LoaderOptions other = balanced_options();
  other.workers = 1;
  EXPECT_EQ(images_of(other, 0), whole);
  EXPECT_EQ(images_of(other, 2)[0], whole[2]);
  std::vector<std::vector<std::vector<float>>> parts;
  for (int part = 0; part < 2; ++part) {
    other.part = part;
    other.parts = 2;
    parts.push_back(images_of(other, 0));
  }
  for (size_t i = 0; i < whole.size(); ++i) {
    std::vector<float> joined = parts[0][i];
    joined.insert(joined.end(), parts[1][i].begin(), parts[1][i].end());
    EXPECT_EQ(joined, whole[i]);
  }
}

TEST(BalancedLoader, WantsToShuffle) {
  const auto dataset = std::make_shared<UnevenDataset>(std::vector<size_t>{5, 1});
  LoaderOptions options = balanced_options();
  options.shuffle = false;
  EXPECT_THROW(Loader(dataset, options), std::invalid_argument);
}

TEST(DrawingEpoch, OfTheFirstTakeAndCopyIsTheEpoch) {
  EXPECT_EQ(drawing_epoch(9, 0, 4, 0), 9u);
  EXPECT_EQ(drawing_epoch(9, 3, 4, 0), 9 + 3 * kEpochsPerCopy);
  EXPECT_EQ(drawing_epoch(9, 1, 4, 2), 9 + 9 * kEpochsPerCopy);
  EXPECT_EQ(drawing_epoch(9, 0, 1, 4096), 9u) << "the numbers come again";
}

}  // namespace
}  // namespace la3::loader
