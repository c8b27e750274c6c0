#include "la3/search/strength.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

#include "la3/core/counted.h"

namespace la3::search {
namespace {

// By strength, in points of accuracy over none: the gain at the run's own length, and by how much it
// grows with every doubling of the epochs. Linear in between (results/strength/cifar10-held-out.tsv).
struct PriorPoint {
  double strength, gain, growth;
};
constexpr PriorPoint kPrior[] = {{0, 0, 0}, {0.15, 0.2, 0.225}, {0.33, 0.3, 0.5}, {0.67, -0.3, 0.8}, {1, -0.7, 1}};
// The deviations of both at this strength.
constexpr double kAt = 0.33, kGainDeviation = 0.7, kGrowthDeviation = 0.4;
// Two trainings that differ in their seeds only differ by this share of their error rates.
constexpr double kSeedShare = 0.02;
// How many errors below 0 every expected gain has to be for doing without a policy.
constexpr double kCertain = 1;
// More strength than kAt, which was best wherever it was measured, has to be worth it: by so many errors.
constexpr double kWorth = 0.25;

PriorPoint prior_at(double strength) {
  const auto* above = std::find_if(std::begin(kPrior) + 1, std::end(kPrior) - 1,
                                   [&](const PriorPoint& point) { return point.strength >= strength; });
  const PriorPoint &low = above[-1], &high = *above;
  const double share = (strength - low.strength) / (high.strength - low.strength);
  return {strength, low.gain + share * (high.gain - low.gain), low.growth + share * (high.growth - low.growth)};
}

// A gain over none, at a strength and so many doublings of the epochs away from the run's.
struct Place {
  double strength = 0, doublings = 0;

  double mean() const {
    const PriorPoint prior = prior_at(strength);
    return prior.gain + prior.growth * doublings;
  }
};

double covariance_of(const Place& a, const Place& b) {
  const double less = std::min(a.strength, b.strength), more = std::max(a.strength, b.strength);
  if (less <= 0) { return 0; }
  // Gains wander with the strength, from 0 at none; how fast they grow depends on its order of magnitude.
  const double gain = kGainDeviation * kGainDeviation * less / kAt;
  const double growth = kGrowthDeviation * kGrowthDeviation * less / more;
  return gain + growth * a.doublings * b.doublings;
}

// Of one accuracy, in squared points. All are of the same images, most of which are as hard for one
// network as for another: half of the chance in choosing them is left in a difference.
double variance_of(const records::StrengthMeasurement& one) {
  const auto images = static_cast<double>(one.images);
  const double share = (one.accuracy / 100 * images + 1) / (images + 2);  // never 0 or 1
  const double by_seed = kSeedShare * 100 * (1 - share);
  return 0.5 * 1e4 * share * (1 - share) / images + by_seed * by_seed;
}

struct Gain {
  Place place = {};
  double value = 0, variance = 0;  // the latter without that of none
  std::pair<int64_t, uint64_t> group = {};
};

using Rows = std::vector<std::vector<double>>;

// Solves m * x = b for all columns of b, in place. REQUIRES: m is symmetric and positive definite.
void solve_rows(Rows m, Rows& b) {
  for (size_t pivot = 0; pivot < m.size(); ++pivot) {
    for (size_t row = 0; row < m.size(); ++row) {
      if (row == pivot) { continue; }
      const double factor = m[row][pivot] / m[pivot][pivot];
      for (size_t i = 0; i < m.size(); ++i) { m[row][i] -= factor * m[pivot][i]; }
      for (size_t i = 0; i < b[row].size(); ++i) { b[row][i] -= factor * b[pivot][i]; }
    }
  }
  for (size_t row = 0; row < m.size(); ++row) {
    for (double& value : b[row]) { value /= m[row][row]; }
  }
}

std::string gain_text(const records::StrengthPrediction& prediction) {
  char text[60];
  std::snprintf(text, sizeof(text), "%+.1f points (error %.1f)", prediction.gain, prediction.error);
  return text;
}

std::string why_text(const records::StrengthChoice& choice, const records::StrengthPrediction& best,
                     size_t trainings) {
  const std::string in = " over none in a training of " + counted(static_cast<size_t>(choice.epochs), "epoch");
  if (trainings == 0) {
    return "the run is too short to measure it within 15% of its time, so it is what served best on CIFAR-10";
  }
  std::string text = gain_text(best) + " are expected";
  if (choice.strength == 0) {
    return text + " of the best strength, " + strength_text(best.strength) + "," + in +
           ": it is better without a policy";
  }
  text += in;
  if (best.strength < 1) { text += ", and " + gain_text(choice.predictions.back()) + " of full strength"; }
  return text;
}

}  // namespace

std::span<const double> strengths() {
  static constexpr double kAll[] = {0, 0.15, 0.33, 0.6, 1};
  return kAll;
}

records::StrengthChoice choose_strength(std::span<const records::StrengthMeasurement> measurements,
                                        int64_t epochs) {
  std::map<std::pair<int64_t, uint64_t>, const records::StrengthMeasurement*> none;  // by length and seed
  for (const auto& one : measurements) {
    if (one.strength == 0) { none[{one.epochs, one.seed}] = &one; }
  }
  std::vector<Gain> gains;
  for (const auto& one : measurements) {
    const auto without = none.find({one.epochs, one.seed});
    if (one.strength == 0 || without == none.end()) { continue; }
    const double doublings = std::log2(static_cast<double>(one.epochs) / static_cast<double>(epochs));
    gains.push_back(
        {{one.strength, doublings}, one.accuracy - without->second->accuracy, variance_of(one), without->first});
  }
  const std::span<const double> choices = strengths();
  Rows between(gains.size(), std::vector<double>(gains.size())), right(gains.size());
  for (size_t i = 0; i < gains.size(); ++i) {
    for (size_t j = 0; j < gains.size(); ++j) {
      between[i][j] = covariance_of(gains[i].place, gains[j].place);
      if (gains[i].group == gains[j].group) { between[i][j] += variance_of(*none[gains[i].group]); }
    }
    between[i][i] += gains[i].variance;
    right[i].push_back(gains[i].value - gains[i].place.mean());
    for (const double strength : choices) { right[i].push_back(covariance_of(gains[i].place, {strength})); }
  }
  const Rows to_choices = right;
  solve_rows(between, right);
  records::StrengthChoice choice{.epochs = epochs};
  for (size_t c = 0; c < choices.size(); ++c) {
    const Place place{choices[c]};
    double gain = place.mean(), variance = covariance_of(place, place);
    for (size_t i = 0; i < gains.size(); ++i) {
      gain += to_choices[i][c + 1] * right[i][0];
      variance -= to_choices[i][c + 1] * right[i][c + 1];
    }
    choice.predictions.push_back({choices[c], gain, std::sqrt(std::max(0.0, variance))});
  }
  const auto first = choice.predictions.begin() + 1, last = choice.predictions.end();
  const auto highest = std::max_element(first, last, [](const auto& a, const auto& b) { return a.gain < b.gain; });
  const auto best = std::find_if(first, highest, [&](const auto& one) {
    return one.strength >= kAt && one.gain >= highest->gain - kWorth * highest->error;
  });
  const bool loses = std::all_of(first, last, [](const auto& one) { return one.gain < -kCertain * one.error; });
  choice.strength = loses ? 0 : best->strength;
  choice.why = why_text(choice, *best, measurements.size());
  return choice;
}

std::string strength_text(double strength) {
  char text[20];
  std::snprintf(text, sizeof(text), "%.2g", strength);
  return text;
}

std::vector<std::string> strength_table(const records::StrengthFile& file) {
  std::map<double, std::map<int64_t, std::vector<double>>> accuracies;  // by strength and epochs
  for (const auto& one : file.measurements) { accuracies[one.strength][one.epochs].push_back(one.accuracy); }
  std::vector<std::string> lines;
  for (const auto& [strength, by_epochs] : accuracies) {
    std::string line = (strength == 0 ? "without a policy" : "strength " + strength_text(strength)) + ": ";
    for (const auto& [epochs, values] : by_epochs) {
      double mean = 0;
      for (const double value : values) { mean += value / static_cast<double>(values.size()); }
      char text[80];
      std::snprintf(text, sizeof(text), "%s%.2f%% after %s", line.ends_with(": ") ? "" : ", ", mean,
                    counted(static_cast<size_t>(epochs), "epoch").c_str());
      line += text;
    }
    lines.push_back(line);
  }
  return lines;
}

}  // namespace la3::search
