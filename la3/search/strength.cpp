#include "la3/search/strength.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

#include "la3/core/counted.h"

namespace la3::search {
namespace {

// What a strength gains over none, in shares of none's errors, where the share `overfitting` of these is
// overfitting: at_none + slope * overfitting, linear in between. scripts/fit-strength fits these to pairs of
// trainings in results/strength. The two trainings at 0.15 are no line: it has half the slope of 0.33, and nothing
// to lose where nothing is overfitting.
struct Line {
  double strength, at_none, slope;
};
constexpr Line kLines[] = {
    {0, 0, 0}, {0.15, 0, 0.07}, {0.33, -0.016, 0.149}, {0.6, -0.072, 0.227}, {1, -0.108, 0.292}};
// The overfitting for which there were trainings.
constexpr double kLeastOverfitting = -0.3, kMostOverfitting = 1;
// Deviations from the lines at this strength, at the run's length and for every doubling away from it.
constexpr double kAt = 0.33, kGainDeviation = 0.035, kGrowthDeviation = 0.06;
// Overfitting at the run's length, how much a doubling of the epochs adds to it, and by how much a training
// differs from that straight line. Where networks make more errors on their (augmented) training images than on
// others, overfitting is below 0 and has hardly begun: a doubling adds only the sum of it and kOverfittingBegins,
// or nothing if that is below 0 too. scripts/fit-strength --growth shows both.
constexpr double kOverfitting = 0.4, kOverfittingDeviation = 0.5;
constexpr double kOverfittingGrowth = 0.3, kOverfittingGrowthDeviation = 0.085, kOverfittingRest = 0.06;
constexpr double kOverfittingBegins = 0.35;
// What doubling the epochs leaves of the errors without a policy, and these if nothing was measured.
constexpr double kErrorsLeft = 0.85, kErrors = 0.2;
// Two trainings that differ in their seeds only differ by this share of their error rates.
constexpr double kSeedShare = 0.02;

Line line_at(double strength) {
  const auto* above = std::find_if(std::begin(kLines) + 1, std::end(kLines) - 1,
                                   [&](const Line& line) { return line.strength >= strength; });
  const Line &low = above[-1], &high = *above;
  const double share = (strength - low.strength) / (high.strength - low.strength);
  return {strength, std::lerp(low.at_none, high.at_none, share), std::lerp(low.slope, high.slope, share)};
}

double errors_of(const records::StrengthMeasurement& one) {  // a share, never 0 or 1
  const auto images = static_cast<double>(one.images);
  return ((1 - one.accuracy / 100) * images + 1) / (images + 2);
}

// How many doublings of its epochs a training is away from the run's: below 0 if it is shorter.
double doublings_of(const records::StrengthMeasurement& one, int64_t epochs) {
  return std::log2(static_cast<double>(one.epochs) / static_cast<double>(epochs));
}

// What is known of overfitting: a straight line over doublings, normally distributed.
class Overfitting {
 public:
  // `longest` is the overfitting of the longest training, if it is known.
  explicit Overfitting(std::optional<double> longest)
      : growth_(std::clamp(kOverfittingBegins + longest.value_or(0), 0.0, kOverfittingGrowth)) {}

  double mean(double doublings) const { return at_end_ + growth_ * doublings; }
  double covariance(double a, double b) const { return var_ + cov_ * (a + b) + growth_var_ * a * b; }

  void learn(const records::StrengthMeasurement& training, int64_t epochs) {
    const std::optional<double> measured = overfitting_of(training);
    if (!measured) { return; }
    const double d = doublings_of(training, epochs), errors = errors_of(training);
    const double kept = 1 - *measured;  // its noise is that of the held-out errors, which it is divided by
    const double noise = kOverfittingRest * kOverfittingRest +
                         kept * kept * (1 - errors) / (errors * static_cast<double>(training.images));
    const double with_end = var_ + cov_ * d, with_growth = cov_ + growth_var_ * d;
    const double all = covariance(d, d) + noise, off = *measured - mean(d);
    at_end_ += with_end / all * off;
    growth_ += with_growth / all * off;
    var_ -= with_end * with_end / all;
    cov_ -= with_end * with_growth / all;
    growth_var_ -= with_growth * with_growth / all;
  }

 private:
  double at_end_ = kOverfitting, growth_;
  double var_ = kOverfittingDeviation * kOverfittingDeviation, cov_ = 0;
  double growth_var_ = kOverfittingGrowthDeviation * kOverfittingGrowthDeviation;
};

// A strength, in a training that is so many doublings of epochs away from the run's.
struct Place {
  double strength = 0, doublings = 0;
};

// Of the gain there over none, in shares of none's errors.
double mean_of(const Place& place, const Overfitting& overfitting) {
  const Line line = line_at(place.strength);
  return line.at_none +
         line.slope * std::clamp(overfitting.mean(place.doublings), kLeastOverfitting, kMostOverfitting);
}

double covariance_of(const Place& a, const Place& b, const Overfitting& overfitting) {
  const double less = std::min(a.strength, b.strength), more = std::max(a.strength, b.strength);
  if (less <= 0) { return 0; }
  // Gains wander with the strength, from 0 at none; how fast they grow depends on its order of magnitude.
  const double gain = kGainDeviation * kGainDeviation * less / kAt;
  const double growth = kGrowthDeviation * kGrowthDeviation * less / more;
  return gain + growth * a.doublings * b.doublings +
         line_at(less).slope * line_at(more).slope * overfitting.covariance(a.doublings, b.doublings);
}

// Of a share of errors. All are of the same images, most of which are as hard for one network as for
// another: half of the chance in choosing them is left in a difference.
double variance_of(const records::StrengthMeasurement& one) {
  const double errors = errors_of(one), by_seed = kSeedShare * errors;
  return 0.5 * errors * (1 - errors) / static_cast<double>(one.images) + by_seed * by_seed;
}

struct Gain {
  Place place = {};
  double value = 0, variance = 0;  // in shares of none's errors; the latter without that of none
  const records::StrengthMeasurement* none = nullptr;
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
  std::snprintf(text, sizeof(text), "%+.1f points (error %.1f)", std::round(prediction.gain * 10) / 10 + 0.0,
                prediction.error);  // no -0.0
  return text;
}

std::string why_text(const records::StrengthChoice& choice, const records::StrengthPrediction& best,
                     size_t trainings) {
  if (trainings == 0 && !choice.overfitting) {
    return "the run is too short to measure it within 15% of its time, so it is what serves best on average";
  }
  std::string text = gain_text(best) + " are expected";
  if (choice.strength == 0) { text += " of the best strength, " + strength_text(best.strength) + ","; }
  text += " over none in a training of " + counted(static_cast<size_t>(choice.epochs), "epoch");
  if (choice.strength == 0) {
    text += ": a policy is expected to gain nothing";
  } else if (best.strength < 1) {
    text += ", and " + gain_text(choice.predictions.back()) + " of full strength";
  }
  if (choice.overfitting) {
    char share[80];
    std::snprintf(share, sizeof(share), "; without a policy, %.0f%% of its errors would be overfitting",
                  100 * std::clamp(*choice.overfitting, 0.0, 1.0));
    text += share;
  }
  return text;
}

}  // namespace

std::span<const double> strengths() {
  static constexpr double kAll[] = {0, 0.15, 0.33, 0.6, 1};
  return kAll;
}

std::optional<double> overfitting_of(const records::StrengthMeasurement& training) {
  if (!training.training_accuracy) { return std::nullopt; }
  return 1 - (1 - *training.training_accuracy / 100) / errors_of(training);
}

records::StrengthChoice choose_strength(const records::StrengthFile& file, int64_t epochs) {
  std::map<std::pair<int64_t, uint64_t>, const records::StrengthMeasurement*> none;  // by length and seed
  if (file.pretraining) { none[{file.pretraining->epochs, file.pretraining->seed}] = &*file.pretraining; }
  for (const auto& one : file.measurements) {
    if (one.strength == 0) { none[{one.epochs, one.seed}] = &one; }
  }
  const records::StrengthMeasurement* longest = none.empty() ? nullptr : none.rbegin()->second;
  Overfitting overfitting(longest == nullptr ? std::nullopt : overfitting_of(*longest));
  for (const auto& [key, one] : none) { overfitting.learn(*one, epochs); }
  std::vector<Gain> gains;
  for (const auto& one : file.measurements) {
    const auto without = none.find({one.epochs, one.seed});
    if (one.strength == 0 || without == none.end()) { continue; }
    const double errors = errors_of(*without->second);
    gains.push_back({.place = {one.strength, doublings_of(one, epochs)},
                     .value = (one.accuracy - without->second->accuracy) / 100 / errors,
                     .variance = variance_of(one) / (errors * errors),
                     .none = without->second});
  }
  const std::span<const double> choices = strengths();
  Rows between(gains.size(), std::vector<double>(gains.size())), right(gains.size());
  for (size_t i = 0; i < gains.size(); ++i) {
    for (size_t j = 0; j < gains.size(); ++j) {
      between[i][j] = covariance_of(gains[i].place, gains[j].place, overfitting);
      if (gains[i].none == gains[j].none) {
        const double errors = errors_of(*gains[i].none);
        between[i][j] += variance_of(*gains[i].none) / (errors * errors);
      }
    }
    between[i][i] += gains[i].variance;
    right[i].push_back(gains[i].value - mean_of(gains[i].place, overfitting));
    for (const double strength : choices) {
      right[i].push_back(covariance_of(gains[i].place, {strength}, overfitting));
    }
  }
  const Rows to_choices = right;
  solve_rows(between, right);
  // In points: of the errors that the run's training is expected to make without a policy.
  const double errors =
      longest == nullptr ? kErrors : errors_of(*longest) * std::pow(kErrorsLeft, -doublings_of(*longest, epochs));
  records::StrengthChoice choice{.epochs = epochs};
  for (size_t c = 0; c < choices.size(); ++c) {
    const Place place{choices[c]};
    double gain = mean_of(place, overfitting), variance = covariance_of(place, place, overfitting);
    for (size_t i = 0; i < gains.size(); ++i) {
      gain += to_choices[i][c + 1] * right[i][0];
      variance -= to_choices[i][c + 1] * right[i][c + 1];
    }
    choice.predictions.push_back(
        {choices[c], 100 * errors * gain, 100 * errors * std::sqrt(std::max(0.0, variance))});
  }
  const auto best = std::max_element(choice.predictions.begin() + 1, choice.predictions.end(),
                                     [](const auto& a, const auto& b) { return a.gain < b.gain; });
  choice.strength = best->gain < 0 ? 0 : best->strength;
  const auto is_known = [](const auto& one) { return one.training_accuracy.has_value(); };
  if ((file.pretraining && is_known(*file.pretraining)) ||
      std::any_of(none.begin(), none.end(), [&](const auto& one) { return is_known(*one.second); })) {
    choice.overfitting = overfitting.mean(0);
  }
  choice.why = why_text(choice, *best, file.measurements.size());
  return choice;
}

std::string strength_text(double strength) {
  char text[20];
  std::snprintf(text, sizeof(text), "%.2g", strength);
  return text;
}

std::vector<std::string> strength_table(const records::StrengthFile& file) {
  std::map<double, std::map<int64_t, std::vector<double>>> accuracies;  // by strength and epochs
  if (file.pretraining) { accuracies[0][file.pretraining->epochs].push_back(file.pretraining->accuracy); }
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
