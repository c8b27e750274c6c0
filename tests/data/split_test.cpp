#include "la3/data/split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <set>

#include "la3/core/random.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

// Labels of the given sizes, samples in the order given by `order`, ids "label/number".
class Listed final : public Dataset {
 public:
  explicit Listed(const std::vector<size_t>& sizes) {
    for (size_t label = 0; label < sizes.size(); ++label) {
      labels_.push_back("label" + std::to_string(label));
      for (size_t i = 0; i < sizes[label]; ++i) {
        samples_.push_back({static_cast<int>(label), labels_.back() + "/" + std::to_string(i) + ".jpg"});
      }
    }
  }
  void shuffle() {
    random::Stream stream(9, 0, 0, random::Purpose::kBenchmark);
    random::shuffle(samples_, stream);
  }
  size_t size() const override { return samples_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return samples_[i].first; }
  Image get(size_t) const override { return Image(1, 1, 3); }
  std::string id(size_t i) const override { return samples_[i].second; }

 private:
  std::vector<std::string> labels_;
  std::vector<std::pair<int, std::string>> samples_;
  StandardTransforms transforms_;
};

std::vector<size_t> held_out_per_label(const Dataset& dataset, const HeldOutSize& size, uint64_t seed = 0) {
  const SplitIndices found = split(dataset, {size, seed});
  std::vector<size_t> counts(dataset.labels().size());
  for (const size_t i : found.held_out) { ++counts[static_cast<size_t>(dataset.label(i))]; }
  EXPECT_TRUE(std::is_sorted(found.held_out.begin(), found.held_out.end()));
  EXPECT_TRUE(std::is_sorted(found.train.begin(), found.train.end()));
  std::vector<size_t> all;
  std::merge(found.train.begin(), found.train.end(), found.held_out.begin(), found.held_out.end(),
             std::back_inserter(all));
  EXPECT_EQ(all.size(), dataset.size());
  for (size_t i = 0; i < all.size(); ++i) { EXPECT_EQ(all[i], i); }
  return counts;
}

using Counts = std::vector<size_t>;

TEST(Split, TakesFourThousandOfCifarAs400OfEachLabel) {
  const Listed cifar(Counts(10, 5000));
  EXPECT_EQ(held_out_per_label(cifar, TotalCount{4000}), Counts(10, 400));
  EXPECT_EQ(split(cifar, {TotalCount{4000}, 0}).train.size(), 46000u);
}

TEST(Split, TakesExactlyTheTotalInProportion) {
  EXPECT_EQ(held_out_per_label(Listed({9000, 1000}), TotalCount{100}), (Counts{90, 10}));
  // 10/3 of each: the largest remainders are equal, the first label wins.
  EXPECT_EQ(held_out_per_label(Listed({50, 50, 50}), TotalCount{10}), (Counts{4, 3, 3}));
  // Quotas 4.29, 2.57, 1.14.
  EXPECT_EQ(held_out_per_label(Listed({30, 18, 8}), TotalCount{8}), (Counts{4, 3, 1}));
  for (size_t total = 5; total < 100; ++total) {
    const Counts counts = held_out_per_label(Listed({101, 53, 200, 11, 35}), TotalCount{total});
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), size_t{0}), total);
    EXPECT_GE(*std::min_element(counts.begin(), counts.end()), 1u);
  }
}

TEST(Split, LeavesNoLabelWithoutValidation) {
  EXPECT_EQ(held_out_per_label(Listed({1000, 2, 3}), TotalCount{10}), (Counts{8, 1, 1}));
  EXPECT_EQ(held_out_per_label(Listed({10, 2, 2, 2}), Fraction{0.1}), (Counts{1, 1, 1, 1}));
}

TEST(Split, TakesSoManyOfEachLabel) {
  EXPECT_EQ(held_out_per_label(Listed({732, 1300, 51}), PerLabel{50}), (Counts{50, 50, 50}));
}

TEST(Split, TakesAFraction) {
  EXPECT_EQ(held_out_per_label(Listed({100, 50, 250}), Fraction{0.1}), (Counts{10, 5, 25}));
  EXPECT_EQ(held_out_per_label(Listed({3, 3}), Fraction{0.5}), (Counts{2, 1}));
}

std::set<std::string> held_out_ids(const Dataset& dataset, uint64_t seed) {
  std::set<std::string> ids;
  for (const size_t i : split(dataset, {Fraction{0.2}, seed}).held_out) { ids.insert(dataset.id(i)); }
  return ids;
}

TEST(Split, DependsOnSeedAndIdsNotOnTheirOrder) {
  const Listed sorted({100, 70, 30});
  Listed shuffled({100, 70, 30});
  shuffled.shuffle();
  EXPECT_EQ(held_out_ids(sorted, 1), held_out_ids(shuffled, 1));
  EXPECT_NE(held_out_ids(sorted, 1), held_out_ids(sorted, 2));
  EXPECT_NE(held_out_ids(sorted, 1), held_out_ids(sorted, uint64_t{1} << 32));
}

TEST(Split, KeepsItsChoiceOverVersions) {
  const std::set<std::string> expected = {"label0/7.jpg", "label0/9.jpg", "label1/2.jpg"};
  EXPECT_EQ(held_out_ids(Listed({10, 5}), 0), expected);
}

TEST(Split, IsSpreadOverTheWholeLabel) {
  // Of 10,000 drawn 1,000: the mean of the numbers is that of a fair draw, give or take four
  // deviations.
  const Listed whole({10000, 2});
  double sum = 0;
  for (const size_t i : split(whole, {TotalCount{1001}, 5}).held_out) {
    sum += i < 10000 ? static_cast<double>(i) : 0;
  }
  EXPECT_NEAR(sum / 1000, 4999.5, 4 * 2887 / 31.6);
}

TEST(Split, NamesLabelsWithTooFewImages) {
  expect_parts(error_from([] {
                 split(Listed({60, 50, 7}), {PerLabel{50}, 0});
               }),
               {"too few images", "'label1' has 50 of at least 51", "'label2' has 7 of at least 51"});
  expect_parts(error_from([] { split(Listed({60, 1}), {Fraction{0.1}, 0}); }), {"'label1' has 1 of at least 2"});
  expect_parts(error_from([] { split(Listed({60, 0}), {TotalCount{4}, 0}); }), {"'label1' has 0 of at least 2"});
  expect_parts(error_from([] { split(Listed(Counts(30, 5)), {PerLabel{5}, 0}); }), {"'label9'", "and 20 more"});
}

TEST(Split, RefusesTotalsThatCannotBe) {
  expect_parts(error_from([] {
                 split(Listed({60, 60, 60}), {TotalCount{2}, 0});
               }),
               {"2 images to hold out", "3 labels"});
  expect_parts(error_from([] {
                 split(Listed({6, 6}), {TotalCount{12}, 0});
               }),
               {"12 images to hold out", "fewer than", "12"});
  expect_parts(error_from([] { split(Listed({6, 6}), {TotalCount{SIZE_MAX}, 0}); }), {"fewer than"});
  expect_parts(error_from([] {
                 split(Listed({60, 60, 60}), {TotalCount{1}, 0, "to train with"});
               }),
               {"1 image to train with: at least one"});
  // A share is not a number that anybody gave.
  expect_parts(
      error_from([] {
        split(Listed({1, 1}), {Fraction{0.1}, 0});
      }),
      {"too few images to keep some for validation or testing", "'label0' has 1 of at least 2", "'label1'"});
  expect_parts(error_from([] { split(Listed({0, 0}), {TotalCount{1}, 0}); }), {"an empty one"});
  for (const HeldOutSize& size :
       {HeldOutSize(TotalCount{0}), HeldOutSize(PerLabel{0}), HeldOutSize(Fraction{0}), HeldOutSize(Fraction{1}),
        HeldOutSize(Fraction{-0.1}), HeldOutSize(Fraction{NAN})}) {
    EXPECT_THROW(split(Listed({6, 6}), {size, 0}), std::invalid_argument);
  }
}

TEST(Split, MakesDataSets) {
  const auto whole = std::make_shared<Listed>(Counts{20, 10});
  const SplitData parts = split_data(whole, {Fraction{0.1}, 0});
  EXPECT_EQ(parts.train->size(), 27u);
  EXPECT_EQ(parts.held_out->size(), 3u);
  EXPECT_EQ(parts.held_out->labels(), whole->labels());
}

}  // namespace
}  // namespace la3::data
