// The strength that short trainings speak for, on made-up learning curves and on those of real trainings.
#include "la3/search/strength.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>

#include "tests/source_folder.h"

namespace la3::search {
namespace {

using Measurements = std::vector<records::StrengthMeasurement>;
// The accuracy at a strength after so many epochs.
using Accuracy = std::function<double(double strength, double epochs)>;

// Without training accuracies, unless `overfitting` is a share that all trainings without a policy have.
Measurements measured(const Accuracy& accuracy, const std::vector<int>& lengths = {3, 6},
                      std::optional<double> overfitting = std::nullopt,
                      const std::vector<double>& tried = {0, 0.33, 1}) {
  Measurements all;
  for (const int epochs : lengths) {
    for (const double strength : tried) {
      all.push_back(
          {.strength = strength, .epochs = epochs, .images = 4000, .accuracy = accuracy(strength, epochs)});
      if (overfitting && strength == 0) {
        all.back().training_accuracy = 100 - (100 - all.back().accuracy) * (1 - *overfitting);
      }
    }
  }
  return all;
}

records::StrengthChoice choose(const Measurements& measurements, int64_t epochs) {
  return choose_strength({.measurements = measurements}, epochs);
}

double plain(double epochs) {
  return 90 - 60 / std::sqrt(epochs);
}

const records::StrengthPrediction& at(const records::StrengthChoice& choice, double strength) {
  for (const auto& one : choice.predictions) {
    if (std::abs(one.strength - strength) < 1e-9) { return one; }
  }
  ADD_FAILURE() << "no strength " << strength;
  return choice.predictions.front();
}

double gain_at(const records::StrengthChoice& choice, double strength) {
  return at(choice, strength).gain;
}

TEST(ChooseStrength, TakesAllOfAPolicyThatGainsMuch) {
  const auto choice = choose(measured([](double p, double epochs) { return plain(epochs) + 12 * p; }), 25);
  EXPECT_EQ(choice.strength, 1);
  EXPECT_EQ(choice.epochs, 25);
  EXPECT_GT(gain_at(choice, 1), 3) << "doubted, but not much";
  EXPECT_EQ(choice.predictions.front(), (records::StrengthPrediction{0, 0, 0}));
  EXPECT_NE(choice.why.find(" over none in a training of 25 epochs"), std::string::npos) << choice.why;
}

TEST(ChooseStrength, ComparesWithThePretrainingAsWithATrainingWithoutAPolicy) {
  const Measurements all =
      measured([](double p, double epochs) { return plain(epochs) + 8 * p; }, {10}, 0.6, {0, 0.33, 1});
  const auto with_none = choose(all, 15);
  const auto with_pretraining =
      choose_strength({.measurements = {all.begin() + 1, all.end()}, .pretraining = all.front()}, 15);
  EXPECT_EQ(with_pretraining, with_none);
  EXPECT_EQ(with_none.strength, 1);
  EXPECT_NE(with_pretraining, choose_strength({.pretraining = all.front()}, 15)) << "the gains count";
}

TEST(ChooseStrength, TakesNoneOfOneThatLosesMuch) {
  const auto choice =
      choose(measured([](double p, double epochs) { return plain(epochs) - 35 * p; }, {3, 6}, -0.3), 12);
  EXPECT_EQ(choice.strength, 0);
  EXPECT_NE(choice.why.find(
                "a policy is expected to gain nothing; without a policy, 0% of its errors would be overfitting"),
            std::string::npos)
      << choice.why;
  for (const auto& one : choice.predictions) { EXPECT_LE(one.gain, 0) << one.strength; }
}

TEST(ChooseStrength, TakesLessOfOneThatLosesSome) {
  const auto losing = [](double p, double epochs) { return plain(epochs) - 8 * p; };
  EXPECT_EQ(choose(measured(losing, {6, 12}, 0.1), 24).strength, 0.15);
  EXPECT_EQ(choose(measured(losing, {6, 12}, -0.2), 24).strength, 0);
}

TEST(ChooseStrength, GrowsWithOverfitting) {
  // The same accuracies, whatever the policy: only how much is overfitting differs.
  double before = -100, strength = 0;
  for (const double overfitting : {-0.3, 0.0, 0.2, 0.4, 0.6, 0.8}) {
    const auto choice =
        choose(measured([](double, double epochs) { return plain(epochs); }, {6, 12}, overfitting), 24);
    EXPECT_GT(gain_at(choice, 1), before) << overfitting;
    EXPECT_GE(choice.strength, strength) << overfitting;
    ASSERT_TRUE(choice.overfitting);
    EXPECT_NEAR(*choice.overfitting, overfitting, 0.3) << "it grows with the epochs";
    before = gain_at(choice, 1), strength = choice.strength;
  }
  EXPECT_EQ(strength, 1);
}

TEST(ChooseStrength, LooksAheadToTheLengthOfTheTraining) {
  // What loses 4 points after 6 epochs, and 2.5 after 12.
  const auto growing = [](double p, double epochs) {
    return plain(epochs) + p * (-4 + 1.5 * std::log2(epochs / 6));
  };
  double before = -100;
  for (const int epochs : {12, 24, 48, 96}) {
    const auto choice = choose(measured(growing, {6, 12}, 0.1), epochs);
    EXPECT_GT(gain_at(choice, 1), before) << epochs;
    EXPECT_GT(choice.strength, 0) << epochs;
    before = gain_at(choice, 1);
  }
}

// One training without a policy, one with: what is known before, weighed against both by their noise.
TEST(ChooseStrength, WeighsWhatIsKnownAndMeasurementsByTheirNoise) {
  Measurements all = {{.strength = 0, .epochs = 10, .images = 1000, .accuracy = 70, .training_accuracy = 76},
                      {.strength = 0.33, .epochs = 10, .images = 1000, .accuracy = 66}};
  const double e0 = 301.0 / 1002, e1 = 341.0 / 1002;  // errors
  // Overfitting two doublings before the end, on the line (0.4 +- 0.5) + (0.3 +- 0.085) * doublings.
  const double o = 1 - 0.24 / e0, noise = 0.06 * 0.06 + (1 - o) * (1 - o) * (1 - e0) / (e0 * 1000);
  const double v = 0.25, g = 0.085 * 0.085, total = v + 4 * g + noise;
  const double end = 0.4 + v / total * (o - (0.4 - 0.6)), growth = 0.3 - 2 * g / total * (o - (0.4 - 0.6));
  const double end_var = v - v * v / total, cov = 2 * v * g / total, growth_var = g - 4 * g * g / total;
  // The gain at a third, as a share of e0.
  const auto of_line = [](double x) { return -0.016 + 0.149 * x; };
  const auto noise_of = [&](double e) { return (0.5 * e * (1 - e) / 1000 + 0.02 * 0.02 * e * e) / (e0 * e0); };
  const double s = 0.149 * 0.149, gain = 0.035 * 0.035;
  const double before = gain + 4 * 0.06 * 0.06 + s * (end_var - 4 * cov + 4 * growth_var);
  const double with_end = gain + s * (end_var - 2 * cov), at_end = gain + s * end_var;
  const double off = -0.04 / e0 - of_line(end - 2 * growth), all_var = before + noise_of(e0) + noise_of(e1);
  const double points = 100 * e0 * 0.85 * 0.85;
  const auto choice = choose(all, 40);
  EXPECT_NEAR(*choice.overfitting, end, 1e-12);
  EXPECT_NEAR(gain_at(choice, 0.33), points * (of_line(end) + with_end / all_var * off), 1e-9);
  EXPECT_NEAR(at(choice, 0.33).error, points * std::sqrt(at_end - with_end * with_end / all_var), 1e-9);
}

TEST(ChooseStrength, TakesThePreTrainingForATrainingWithoutAPolicy) {
  const Measurements with = measured([](double, double epochs) { return plain(epochs); }, {5, 10}, 0.1);
  records::StrengthFile file{.measurements = with};
  const auto without = choose_strength(file, 40);
  file.pretraining =
      records::StrengthMeasurement{.epochs = 30, .images = 4000, .accuracy = 80, .training_accuracy = 97};
  const auto choice = choose_strength(file, 40);
  EXPECT_GT(*choice.overfitting, *without.overfitting + 0.15);
  EXPECT_GT(gain_at(choice, 1), gain_at(without, 1));
  // It is all there is if a run is too short for short trainings.
  const auto alone = choose_strength({.pretraining = file.pretraining}, 40);
  EXPECT_GT(alone.strength, 0.33);
  EXPECT_EQ(alone.why.find("too short"), std::string::npos) << alone.why;
  EXPECT_NE(alone.why.find("of its errors would be overfitting"), std::string::npos) << alone.why;
}

TEST(ChooseStrength, WithoutMeasurementsIsAThird) {
  const auto choice = choose({}, 3);
  EXPECT_EQ(choice.strength, 0.33);
  EXPECT_FALSE(choice.overfitting);
  EXPECT_NE(choice.why.find("too short to measure"), std::string::npos) << choice.why;
}

TEST(ChooseStrength, OfFewImagesStaysWhereItWas) {
  Measurements few = measured([](double p, double epochs) { return plain(epochs) - 12 * p; });
  for (auto& one : few) { one.images = 40; }
  const auto choice = choose(few, 25);
  EXPECT_GT(choice.strength, 0) << "4 points are less than two images";
  EXPECT_GT(at(choice, 0.33).error, at(choose(measured([](double, double) { return 80; }), 25), 0.33).error);
}

TEST(ChooseStrength, AnAccuracyThatAllStrengthsShareMeansNothing) {
  const auto losing = [](double p, double) { return 80 - 3 * p; };
  const auto some = choose(measured(losing), 50);
  const auto others = choose(measured([&](double p, double epochs) { return losing(p, 0) - 2 / epochs; }), 50);
  for (const double strength : {0.33, 1.0}) {
    EXPECT_NEAR(gain_at(some, strength), gain_at(others, strength), 0.1);
  }
}

TEST(ChooseStrength, DoesNotDependOnTheOrder) {
  Measurements all =
      measured([](double p, double epochs) { return plain(epochs) + 3 * p - p * epochs / 4; }, {3, 6}, 0.3);
  const auto choice = choose(all, 50);
  std::reverse(all.begin(), all.end());
  EXPECT_NEAR(gain_at(choose(all, 50), 1), gain_at(choice, 1), 1e-9);
}

TEST(ChooseStrength, MoreSeedsAreSurer) {
  Measurements all = measured([](double p, double epochs) { return plain(epochs) - 3 * p; });
  const double error = at(choose(all, 25), 1).error;
  for (const auto& one : measured([](double p, double epochs) { return plain(epochs) - 3 * p; })) {
    all.push_back(one);
    all.back().seed = 1;
  }
  EXPECT_LT(at(choose(all, 25), 1).error, error);
}

TEST(ChooseStrength, CopesWithLittle) {
  for (const auto& lengths : {std::vector<int>{1}, std::vector<int>{1, 2}}) {
    const auto choice =
        choose(measured([](double p, double) { return 50 - p; }, lengths, std::nullopt, {0, 0.33}), 10);
    for (const auto& one : choice.predictions) {
      EXPECT_TRUE(std::isfinite(one.gain) && std::isfinite(one.error)) << one.strength;
    }
  }
  // All right, or all wrong: no image says how much chance there is.
  for (const double accuracy : {0.0, 100.0}) {
    const auto choice = choose(measured([&](double, double) { return accuracy; }, {3, 6}, 0.5), 10);
    EXPECT_GT(choice.strength, 0);
    EXPECT_TRUE(std::isfinite(gain_at(choice, 1)) && std::isfinite(*choice.overfitting));
  }
  // A strength without its baseline says nothing.
  EXPECT_EQ(choose({{.strength = 1, .epochs = 3, .images = 100, .accuracy = 5}}, 10).strength, 0.33);
}

TEST(OverfittingOf, IsTheShareOfErrorsThatTrainingImagesDoNotHave) {
  records::StrengthMeasurement one{.epochs = 1, .images = 1'000'000, .accuracy = 80};
  EXPECT_EQ(overfitting_of(one), std::nullopt);
  for (const auto& [training, share] : {std::pair{80.0, 0.0}, {95.0, 0.75}, {100.0, 1.0}, {70.0, -0.5}}) {
    one.training_accuracy = training;
    EXPECT_NEAR(*overfitting_of(one), share, 1e-5);
  }
}

// Trainings on a GPU, judged on held-out images (results/strength): of each series, the mean over the seeds.
struct Mean {
  double accuracy = 0, training_accuracy = 0;
  int trainings = 0;
};
using Series = std::map<std::pair<int, std::string>, Mean>;  // by epochs and policy

std::map<std::string, Series> real_series() {
  std::ifstream file(source_folder() / "results" / "strength" / "overfitting.tsv");
  std::string line;
  std::getline(file, line);
  std::map<std::string, Series> all;
  while (std::getline(file, line)) {
    std::array<std::string, 10> fields;
    std::istringstream stream(line);
    for (std::string& field : fields) { std::getline(stream, field, '\t'); }
    Mean& mean = all[fields[0]][{std::stoi(fields[4]), fields[5]}];
    const double share = 1.0 / ++mean.trainings;
    mean.accuracy += share * (std::stod(fields[7]) - mean.accuracy);
    mean.training_accuracy += share * (std::stod(fields[9]) - mean.training_accuracy);
  }
  return all;
}

struct Job {
  const char* series;
  int epochs, quarter, eighth, held_out;  // as `la3 run` would measure and hold out
  double at_least;                        // what the chosen strength has to gain,
  double from_few;                        // and the one that is chosen from the quarter alone
};
constexpr Job kJobs[] = {{"c1000", 200, 50, 25, 100, 9, 9},    {"c4000", 100, 25, 12, 400, 1.2, 1.2},
                         {"c10000", 100, 25, 12, 1000, 0, 0},  {"in1000", 100, 25, 12, 100, 3.2, 3.2},
                         {"in4700", 60, 15, 8, 470, 0.7, 0.7}, {"gtsrb", 100, 25, 12, 430, 2.0, 2.0}};

records::StrengthFile file_of(const Series& series, const Job& job) {
  records::StrengthFile file;
  const auto training = [&](int epochs, const std::string& policy, double strength) {
    const Mean& mean = series.at({epochs, policy});
    return records::StrengthMeasurement{.strength = strength,
                                        .epochs = epochs,
                                        .images = job.held_out,
                                        .accuracy = mean.accuracy,
                                        .training_accuracy = mean.training_accuracy};
  };
  for (const int epochs : {job.quarter, job.eighth}) {
    file.measurements.push_back(training(epochs, "none", 0));
    file.measurements.push_back(training(epochs, "learned, 0.33", 0.33));
    file.measurements.push_back(training(epochs, "learned, 1", 1));
  }
  for (const auto& [key, mean] : series) {
    if (key.second == "pre-training") { file.pretraining = training(key.first, key.second, 0); }
  }
  return file;
}

// As if the pre-training had been as long as a quarter of the training, and the others as long as it.
records::StrengthFile as_long_as_the_pretraining(const records::StrengthFile& file, int quarter) {
  records::StrengthFile few;
  for (const records::StrengthMeasurement& one : file.measurements) {
    if (one.epochs != quarter) { continue; }
    if (one.strength == 0) {
      few.pretraining = one;
    } else {
      few.measurements.push_back(one);
    }
  }
  return few;
}

// The table of docs/search.md: --gtest_filter=ChooseStrength.OfRealTrainingsGainsWhatItShould prints it.
TEST(ChooseStrength, OfRealTrainingsGainsWhatItShould) {
  const auto all = real_series();
  for (const Job& job : kJobs) {
    const Series& series = all.at(job.series);
    const double none = series.at({job.epochs, "none"}).accuracy;
    const auto gain = [&](double strength) {
      if (strength == 0) { return 0.0; }
      const auto found = series.find({job.epochs, "learned, " + strength_text(strength)});
      if (found == series.end()) { return 0.0; }
      return found->second.accuracy - none;
    };
    const auto choice = choose_strength(file_of(series, job), job.epochs);
    const auto from_few =
        choose_strength(as_long_as_the_pretraining(file_of(series, job), job.quarter), job.epochs);
    EXPECT_GE(gain(from_few.strength), job.from_few) << job.series << ": " << from_few.strength;
    std::printf(
        "%-6s %3d epochs: none %.2f; 0.33 %+.2f, 0.6 %+.2f, 1 %+.2f; overfitting expected %.2f, is %.2f; chosen "
        "%s: %+.2f, from those as long as the pre-training %s: %+.2f\n",
        job.series, job.epochs, none, gain(0.33), gain(0.6), gain(1), *choice.overfitting,
        1 - (100 - series.at({job.epochs, "none"}).training_accuracy) / (100 - none),
        strength_text(choice.strength).c_str(), gain(choice.strength), strength_text(from_few.strength).c_str(),
        gain(from_few.strength));
    EXPECT_GE(gain(choice.strength), job.at_least) << job.series << ": " << choice.strength;
    if (std::string(job.series) == "gtsrb") { continue; }  // it gains ten times what it does elsewhere
    for (const double strength : {0.33, 0.6, 1.0}) {
      EXPECT_NEAR(gain_at(choice, strength), gain(strength), 2.5 * at(choice, strength).error)
          << job.series << " " << strength;
    }
  }
}

TEST(ChooseStrength, OfARealTrainingInWhichEveryPolicyLosesIsNone) {
  // wrn-16-1, 25 epochs: none 74.48, 0.15 74.18, 0.33 73.55, 1 70.09.
  const records::StrengthFile file =
      file_of(real_series().at("c10000"), {"", 25, 12, 12, 1000, /*at_least=*/0, /*from_few=*/0});
  EXPECT_EQ(choose_strength({.pretraining = file.pretraining}, 25).strength, 0);
  EXPECT_LE(choose_strength(as_long_as_the_pretraining(file, 12), 25).strength, 0.15);
}

TEST(StrengthTable, HasALineForEachStrength) {
  const records::StrengthFile file{.measurements = measured([](double p, double epochs) { return 50 + epochs - p; },
                                                            {4, 8}, std::nullopt, {0, 0.33})};
  const std::vector<std::string> lines = strength_table(file);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0], "without a policy: 54.00% after 4 epochs, 58.00% after 8 epochs");
  EXPECT_EQ(lines[1], "strength 0.33: 53.67% after 4 epochs, 57.67% after 8 epochs");
  const records::StrengthFile paired{.measurements = {{.strength = 1, .epochs = 9, .accuracy = 70}},
                                     .pretraining = records::StrengthMeasurement{.epochs = 9, .accuracy = 60}};
  EXPECT_EQ(strength_table(paired), (std::vector<std::string>{"without a policy: 60.00% after 9 epochs",
                                                              "strength 1: 70.00% after 9 epochs"}));
}

}  // namespace
}  // namespace la3::search
