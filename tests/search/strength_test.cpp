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

Measurements measured(const Accuracy& accuracy, const std::vector<int>& lengths = {4, 8},
                      const std::vector<double>& strengths = {0, 0.33, 0.67, 1}) {
  Measurements all;
  for (const int epochs : lengths) {
    for (const double strength : strengths) {
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

// A loss by the whole policy that shrinks with every doubling of the epochs until it is a gain.
double growing(double strength, double epochs) {
  return plain(epochs) + strength * (-4 + 1.5 * std::log2(epochs / 4));
}

TEST(ChooseStrength, TakesAllOfAPolicyThatGainsAlready) {
  const auto choice = choose_strength(measured([](double p, double epochs) { return plain(epochs) + 3 * p; }), 25);
  EXPECT_EQ(choice.strength, 1);
  EXPECT_EQ(choice.epochs, 25);
  EXPECT_NEAR(gain_at(choice, 1), 3, 0.3);
  EXPECT_EQ(choice.predictions.front().gain, 0);
  EXPECT_NE(choice.why.find("+3.0 points over none are expected in a training of 25 epochs"), std::string::npos)
      << choice.why;
}

TEST(ChooseStrength, TakesNoneOfOneThatLosesAndGoesOnLosing) {
  const auto choice = choose_strength(measured([](double p, double epochs) { return plain(epochs) - 5 * p; }), 25);
  EXPECT_EQ(choice.strength, 0);
  EXPECT_NE(choice.why.find("better without a policy"), std::string::npos) << choice.why;
}

TEST(ChooseStrength, LooksAheadToTheLengthOfTheTraining) {
  EXPECT_EQ(choose_strength(measured(growing), 8).strength, 0) << "-2.5 points now";
  EXPECT_EQ(choose_strength(measured(growing), 200).strength, 1) << "after five doublings";
}

TEST(ChooseStrength, TakesAPartWhereThatIsBest) {
  const auto choice = choose_strength(
      measured([](double p, double epochs) { return plain(epochs) + 4 * p - 6 * p * p; }, {25, 50}), 50);
  EXPECT_NEAR(choice.strength, 1.0 / 3, 0.04);
}

TEST(ChooseStrength, WithinTheNoiseKeepsAPolicy) {
  // Half a point, with 4,000 images and one seed.
  const auto choice =
      choose_strength(measured([](double p, double epochs) { return plain(epochs) - 0.5 * p; }), 25);
  EXPECT_GT(choice.strength, 0);
}

TEST(ChooseStrength, OfFewImagesNeedsMoreOfALoss) {
  Measurements few = measured([](double p, double epochs) { return plain(epochs) - 5 * p; });
  EXPECT_EQ(choose_strength(few, 8).strength, 0);
  for (auto& one : few) { one.images = 40; }
  EXPECT_GT(choose_strength(few, 8).strength, 0) << "5 points are two images";
}

TEST(ChooseStrength, AnAccuracyThatAllStrengthsShareMeansNothing) {
  const auto some = choose_strength(measured(growing), 50);
  const auto others =
      choose_strength(measured([](double p, double epochs) { return growing(p, epochs) - 10 / epochs; }), 50);
  for (const double strength : {0.3, 1.0}) { EXPECT_NEAR(gain_at(some, strength), gain_at(others, strength), 0.3); }
}

TEST(ChooseStrength, DoesNotDependOnTheOrder) {
  Measurements all = measured(growing);
  const auto choice = choose_strength(all, 50);
  std::reverse(all.begin(), all.end());
  EXPECT_NEAR(gain_at(choose_strength(all, 50), 1), gain_at(choice, 1), 1e-9);
}

TEST(ChooseStrength, CopesWithLittle) {
  for (const auto& lengths : {std::vector<int>{1}, std::vector<int>{1, 2}}) {
    const auto choice = choose_strength(measured(growing, lengths, {0, 1}), 10);
    for (const auto& one : choice.predictions) {
      EXPECT_TRUE(std::isfinite(one.gain) && std::isfinite(one.error)) << one.strength;
    }
  }
  // All right, or all wrong: no image says how much chance there is.
  for (const double accuracy : {0.0, 100.0}) {
    const auto choice = choose_strength(measured([&](double, double) { return accuracy; }), 10);
    EXPECT_NEAR(gain_at(choice, 1), 0, 1e-9);
    EXPECT_GT(choice.strength, 0);
  }
}

TEST(StrengthTable, HasALineForEachStrength) {
  records::StrengthFile file{.measurements = measured(growing)};
  const std::vector<std::string> lines = strength_table(file);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "without a policy: 60.00% after 4 epochs, 68.79% after 8 epochs");
  EXPECT_TRUE(lines[1].starts_with("strength 0.33: ")) << lines[1];
}

}  // namespace
}  // namespace la3::search
