// The strength that short trainings speak for, on made-up learning curves.
#include "la3/search/strength.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace la3::search {
namespace {

using Measurements = std::vector<records::StrengthMeasurement>;
// The accuracy at a strength after so many epochs.
using Accuracy = std::function<double(double strength, double epochs)>;

Measurements measured(const Accuracy& accuracy, const std::vector<int>& lengths = {3, 6},
                      const std::vector<double>& tried = {0, 0.15, 0.33, 0.6, 1}) {
  Measurements all;
  for (const int epochs : lengths) {
    for (const double strength : tried) {
      all.push_back(
          {.strength = strength, .epochs = epochs, .images = 4000, .accuracy = accuracy(strength, epochs)});
    }
  }
  return all;
}

double plain(double epochs) {
  return 90 - 60 / std::sqrt(epochs);
}

double gain_at(const records::StrengthChoice& choice, double strength) {
  for (const auto& one : choice.predictions) {
    if (std::abs(one.strength - strength) < 1e-9) { return one.gain; }
  }
  ADD_FAILURE() << "no strength " << strength;
  return 0;
}

TEST(ChooseStrength, TakesAllOfAPolicyThatGainsMuch) {
  const auto choice = choose_strength(measured([](double p, double epochs) { return plain(epochs) + 12 * p; }), 25);
  EXPECT_EQ(choice.strength, 1);
  EXPECT_EQ(choice.epochs, 25);
  EXPECT_GT(gain_at(choice, 1), 3) << "doubted, but not much";
  EXPECT_EQ(choice.predictions.front(), (records::StrengthPrediction{0, 0, 0}));
  EXPECT_NE(choice.why.find(" over none in a training of 25 epochs"), std::string::npos) << choice.why;
}

TEST(ChooseStrength, TakesNoneOfOneThatLosesMuch) {
  const auto choice = choose_strength(measured([](double p, double epochs) { return plain(epochs) - 25 * p; }), 25);
  EXPECT_EQ(choice.strength, 0);
  EXPECT_NE(choice.why.find("better without a policy"), std::string::npos) << choice.why;
  for (const auto& one : choice.predictions) { EXPECT_LE(one.gain, 0) << one.strength; }
}

TEST(ChooseStrength, TakesLessOfOneThatLosesSome) {
  const auto choice = choose_strength(measured([](double p, double epochs) { return plain(epochs) - 8 * p; }), 25);
  EXPECT_EQ(choice.strength, 0.15);
}

TEST(ChooseStrength, LooksAheadToTheLengthOfTheTraining) {
  // What loses 4 points after 6 epochs, and 2.5 after 12.
  const auto growing = [](double p, double epochs) {
    return plain(epochs) + p * (-4 + 1.5 * std::log2(epochs / 6));
  };
  double before = -100;
  for (const int epochs : {12, 24, 48, 96, 192, 384}) {
    const auto choice = choose_strength(measured(growing, {6, 12}), epochs);
    EXPECT_GT(gain_at(choice, 1), before) << epochs;
    EXPECT_GT(choice.strength, 0) << epochs;
    before = gain_at(choice, 1);
  }
  EXPECT_LT(choose_strength(measured(growing, {6, 12}), 24).strength, 0.6);
  EXPECT_GE(choose_strength(measured(growing, {48, 96}), 384).strength, 0.6);
}

// Two gains over the same training without a policy, three doublings before the run's end, by hand.
TEST(ChooseStrength, WeighsPriorAndMeasurementsByTheirNoise) {
  const Measurements all = {{.strength = 0, .epochs = 5, .images = 1000, .accuracy = 70},
                            {.strength = 0.33, .epochs = 5, .images = 1000, .accuracy = 66},
                            {.strength = 1, .epochs = 5, .images = 1000, .accuracy = 62}};
  const auto noise = [](double accuracy) {
    const double share = (accuracy * 10 + 1) / 1002;
    return 5000 * share * (1 - share) / 1000 + 4 * (1 - share) * (1 - share);
  };
  const double third = 0.49 + 0.16 * 9, whole = 0.49 / 0.33 + 0.16 * 9, both = 0.49 + 0.16 * 0.33 * 9;
  const double a = third + noise(70) + noise(66), b = both + noise(70), d = whole + noise(70) + noise(62);
  const double off_third = -4 - (0.3 - 3 * 0.5), off_whole = -8 - (-0.7 - 3 * 1), det = a * d - b * b;
  const auto choice = choose_strength(all, 40);
  // At the run's end, growth plays no part any more.
  const auto expect = [&](size_t place, double mean, double variance, double with_third, double with_whole) {
    const double x = (d * with_third - b * with_whole) / det, y = (a * with_whole - b * with_third) / det;
    EXPECT_NEAR(choice.predictions[place].gain, mean + x * off_third + y * off_whole, 1e-9);
    EXPECT_NEAR(choice.predictions[place].error, std::sqrt(variance - x * with_third - y * with_whole), 1e-9);
  };
  expect(2, 0.3, 0.49, 0.49, 0.49);
  expect(4, -0.7, 0.49 / 0.33, 0.49, 0.49 / 0.33);
  expect(1, 0.2, 0.49 * 0.15 / 0.33, 0.49 * 0.15 / 0.33, 0.49 * 0.15 / 0.33);
}

TEST(ChooseStrength, WithoutMeasurementsIsAThird) {
  const auto choice = choose_strength({}, 3);
  EXPECT_EQ(choice.strength, 0.33);
  EXPECT_NE(choice.why.find("too short to measure"), std::string::npos) << choice.why;
}

TEST(ChooseStrength, OfFewImagesStaysWhereItWas) {
  Measurements few = measured([](double p, double epochs) { return plain(epochs) - 25 * p; });
  for (auto& one : few) { one.images = 40; }
  const auto choice = choose_strength(few, 25);
  EXPECT_GT(choice.strength, 0) << "4 points are less than two images";
  EXPECT_GT(choice.predictions[2].error,
            choose_strength(measured([](double, double) { return 80; }), 25).predictions[2].error);
}

// Held-out accuracies of trainings on a GPU (results/strength/cifar10-held-out.tsv): the short ones
// predict the longer one.
TEST(ChooseStrength, OfCifar10IsRight) {
  const auto row = [](int epochs, double none, double third, double two_thirds, double whole) {
    Measurements of_length;
    for (const auto& [strength, accuracy] :
         {std::pair{0.0, none}, {0.33, third}, {0.67, two_thirds}, {1.0, whole}}) {
      if (accuracy > 0) {
        of_length.push_back({.strength = strength, .epochs = epochs, .images = 10000, .accuracy = accuracy});
      }
    }
    return of_length;
  };
  const auto both = [](Measurements a, const Measurements& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
  };
  const Measurements wide_12 = row(12, 88.25, 87.49, 86.43, 85.91), wide_25 = row(25, 92.43, 92.15, 91.20, 91.08);
  const auto wide = choose_strength(both(wide_12, wide_25), 50);  // WRN-40-2
  EXPECT_EQ(wide.strength, 0.33);
  EXPECT_NEAR(gain_at(wide, 0.33), 0.62, 2 * wide.predictions[2].error) << "94.73 instead of 94.11";
  EXPECT_NEAR(gain_at(wide, 1), -0.05, 2 * wide.predictions[4].error) << "94.06";
  // After 200 epochs more strength is expected to gain as much, and not measurably more.
  const auto longer = choose_strength(both(wide_25, row(50, 94.11, 94.73, 94.18, 94.06)), 200);
  EXPECT_GT(gain_at(longer, 1), gain_at(longer, 0.33));
  EXPECT_EQ(longer.strength, 0.33);
  const Measurements small_12 = row(12, 67.57, 65.73, 0, 63.13), small_25 = row(25, 74.44, 74.28, 73.32, 71.84);
  const auto small = choose_strength(both(small_12, small_25), 100);  // wrn-16-1 on 10,000 images
  EXPECT_EQ(small.strength, 0.33);
  EXPECT_NEAR(gain_at(small, 0.33), 0.55, 2 * small.predictions[2].error) << "84.91 instead of 84.36";
  // After 25 and 50 epochs none and a third were the same, and all of the policy lost 2.6 and 1.6 points.
  for (const int epochs : {25, 50}) {
    const auto choice = choose_strength(small_12, epochs);
    EXPECT_TRUE(choice.strength == 0.15 || choice.strength == 0.33) << choice.strength;
    EXPECT_NEAR(gain_at(choice, 1), epochs == 25 ? -2.6 : -1.58, 1);
  }
}

TEST(ChooseStrength, AnAccuracyThatAllStrengthsShareMeansNothing) {
  const auto losing = [](double p, double) { return 80 - 3 * p; };
  const auto some = choose_strength(measured(losing), 50);
  const auto others =
      choose_strength(measured([&](double p, double epochs) { return losing(p, 0) - 2 / epochs; }), 50);
  for (const double strength : {0.33, 1.0}) {
    EXPECT_NEAR(gain_at(some, strength), gain_at(others, strength), 0.1);
  }
}

TEST(ChooseStrength, DoesNotDependOnTheOrder) {
  Measurements all = measured([](double p, double epochs) { return plain(epochs) + 3 * p - p * epochs / 4; });
  const auto choice = choose_strength(all, 50);
  std::reverse(all.begin(), all.end());
  EXPECT_NEAR(gain_at(choose_strength(all, 50), 1), gain_at(choice, 1), 1e-9);
}

TEST(ChooseStrength, MoreSeedsAreSurer) {
  Measurements all = measured([](double p, double epochs) { return plain(epochs) - 3 * p; });
  const double error = choose_strength(all, 25).predictions[4].error;
  for (const auto& one : measured([](double p, double epochs) { return plain(epochs) - 3 * p; })) {
    all.push_back(one);
    all.back().seed = 1;
  }
  EXPECT_LT(choose_strength(all, 25).predictions[4].error, error);
}

TEST(ChooseStrength, CopesWithLittle) {
  for (const auto& lengths : {std::vector<int>{1}, std::vector<int>{1, 2}}) {
    const auto choice = choose_strength(measured([](double p, double) { return 50 - p; }, lengths, {0, 0.33}), 10);
    for (const auto& one : choice.predictions) {
      EXPECT_TRUE(std::isfinite(one.gain) && std::isfinite(one.error)) << one.strength;
    }
  }
  // All right, or all wrong: no image says how much chance there is.
  for (const double accuracy : {0.0, 100.0}) {
    EXPECT_GT(choose_strength(measured([&](double, double) { return accuracy; }), 10).strength, 0);
  }
  // A strength without its baseline says nothing.
  EXPECT_EQ(choose_strength(Measurements{{.strength = 1, .epochs = 3, .images = 100, .accuracy = 5}}, 10).strength,
            0.33);
}

TEST(StrengthTable, HasALineForEachStrength) {
  const records::StrengthFile file{
      .measurements = measured([](double p, double epochs) { return 50 + epochs - p; }, {4, 8}, {0, 0.33})};
  const std::vector<std::string> lines = strength_table(file);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0], "without a policy: 54.00% after 4 epochs, 58.00% after 8 epochs");
  EXPECT_EQ(lines[1], "strength 0.33: 53.67% after 4 epochs, 57.67% after 8 epochs");
}

}  // namespace
}  // namespace la3::search
