#include "la3/search/evidence.h"

#include <gtest/gtest.h>

#include <numeric>

#include "la3/core/random.h"

namespace la3::search {
namespace {

TEST(Evidence, ALabelIsAtChanceUnlessGuessingRarelyDoesAsWell) {
  // Ten labels, ten images: guessing finds 4 or more in 1.3% of the tries, 3 or more in 7%.
  EXPECT_TRUE(is_at_chance({10, 3}, 10));
  EXPECT_FALSE(is_at_chance({10, 4}, 10));
  EXPECT_TRUE(is_at_chance({1000, 0}, 1000));
  EXPECT_TRUE(is_at_chance({4, 4}, 2)) << "one in sixteen";
  EXPECT_FALSE(is_at_chance({5, 5}, 2));
  EXPECT_TRUE(is_at_chance({0, 0}, 10));
  EXPECT_FALSE(is_at_chance({10, 10}, 1));
  EXPECT_TRUE(is_at_chance({1000000, 100100}, 10));
  EXPECT_FALSE(is_at_chance({1000000, 101000}, 10)) << "3.3 deviations";
}

// A network that draws its answers from `shares`, whatever the image.
std::vector<Count> guess(const std::vector<double>& shares, uint32_t images, random::Stream& stream) {
  std::vector<Count> counts(shares.size(), Count{images, 0});
  for (size_t label = 0; label < shares.size(); ++label) {
    for (uint32_t image = 0; image < images; ++image) { counts[label].correct += stream.uniform() < shares[label]; }
  }
  return counts;
}

TEST(Evidence, GuessingIsFoundOutHoweverItIsDone) {
  random::Stream stream(3, 0, 0, random::Purpose::kBenchmark);
  const std::vector<std::vector<double>> ways = {
      std::vector<double>(10, 0.1), {0.7, 0.2, 0.1, 0, 0}, {0.5, 0.5}, std::vector<double>(200, 0.005)};
  for (const auto& shares : ways) {
    for (const uint32_t images : {3u, 40u, 400u}) {
      int learned = 0;
      for (int trial = 0; trial < 200; ++trial) { learned += !network_is_at_chance(guess(shares, images, stream)); }
      EXPECT_LE(learned, 8) << shares.size() << " labels, " << images << " images: at most 1%, and 3 deviations";
    }
  }
  // One answer for all.
  EXPECT_TRUE(network_is_at_chance(std::vector<Count>{{50, 50}, {50, 0}, {50, 0}}));
  EXPECT_TRUE(network_is_at_chance(std::vector<Count>{{0, 0}, {0, 0}}));
}

TEST(Evidence, ANetworkThatKnowsALittleIsNotAtChance) {
  EXPECT_FALSE(network_is_at_chance(std::vector<Count>(10, Count{40, 8})));
  EXPECT_FALSE(network_is_at_chance(std::vector<Count>(2, Count{5, 5})));
  EXPECT_FALSE(network_is_at_chance(std::vector<Count>(1, Count{5, 1}))) << "with one label nothing can be said";
  EXPECT_FALSE(network_is_at_chance(std::vector<Count>{{0, 0}, {40, 40}, {0, 0}, {40, 40}}))
      << "labels without images say nothing about the others";
  // Two labels of twenty are known well.
  std::vector<Count> counts(20, Count{30, 0});
  counts[3].correct = counts[7].correct = 30;
  EXPECT_FALSE(network_is_at_chance(counts));
}

TEST(Evidence, WeakLabelsAreNamedWithTheirNumbers) {
  std::vector<Count> counts(12, Count{40, 30});
  counts[1] = {0, 0};
  counts[2] = {9, 9};
  counts[4] = {40, 3};
  counts[5] = {3, 0};
  std::vector<std::string> names;
  for (size_t i = 0; i < counts.size(); ++i) { names.push_back("label-" + std::to_string(i)); }
  const std::vector<std::string> expected = {
      "1 of 12 labels has no validation images: 'label-1'",
      "1 of 12 labels is recognised no more often than by chance (8.3%): 'label-4' 7.5% of 40 images",
      "2 of 12 labels have fewer than 10 validation images: 'label-5' 0.0% of 3 images, 'label-2' 100.0% of 9",
      "3 labels that cannot be told from chance get what suits the others on average"};
  EXPECT_EQ(describe_weak_labels(counts, names), expected);
  EXPECT_EQ(weak_labels(counts).size(), 4u);
  EXPECT_EQ(weak_labels(counts)[0].why, Weakness::kNoImages);
  EXPECT_EQ(weak_labels(counts)[1].why, Weakness::kFewImages);
  EXPECT_EQ(weak_labels(counts)[2].why, Weakness::kAtChance);
  const std::vector<bool> has_evidence = labels_with_evidence(counts);
  EXPECT_EQ(std::accumulate(has_evidence.begin(), has_evidence.end(), 0), 9);
  EXPECT_TRUE(has_evidence[2]) << "nine of nine are no chance";
  EXPECT_FALSE(has_evidence[5]);
  EXPECT_TRUE(describe_weak_labels(std::vector<Count>(12, Count{40, 30}), names).empty());
}

TEST(Evidence, ManyWeakLabelsAreCut) {
  std::vector<Count> counts(50, Count{40, 0});
  counts[0] = {40, 40};
  std::vector<std::string> names;
  for (size_t i = 0; i < counts.size(); ++i) { names.push_back(std::to_string(i)); }
  EXPECT_EQ(
      describe_weak_labels(counts, names)[0],
      "49 of 50 labels are recognised no more often than by chance (2.0%): '1' 0.0% of 40 images, '2' 0.0% of "
      "40, '3' 0.0% of 40, '4' 0.0% of 40, '5' 0.0% of 40 and 44 more");
}

TEST(Evidence, EveryLabelWithoutImagesIsNamed) {
  EXPECT_EQ(describe_weak_labels(std::vector<Count>{{0, 0}, {40, 40}, {0, 0}, {0, 0}}, {"a", "b", "c", "d"})[0],
            "3 of 4 labels have no validation images: 'a', 'c', 'd'");
}

TEST(Evidence, IfNoLabelIsBetterThanChanceAllCount) {
  EXPECT_EQ(labels_with_evidence(std::vector<Count>(3, Count{10, 3})), std::vector<bool>(3, true));
}

TEST(Evidence, ANetworkAtChanceIsDescribedWithAdvice) {
  const std::string text = describe_network_at_chance(std::vector<Count>(10, Count{40, 4}));
  EXPECT_NE(text.find("recognises 10.0% of 400 validation images (mean over 10 labels)"), std::string::npos)
      << text;
  EXPECT_NE(text.find("--anyway"), std::string::npos) << text;
}

}  // namespace
}  // namespace la3::search
