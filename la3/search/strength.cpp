#include "la3/search/strength.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>
#include <vector>

#include "la3/core/counted.h"

namespace la3::search {
namespace {

constexpr int kStrengths = 10;  // 0, 0.1, ... 1 are the choices
constexpr size_t kTerms = 4;
using Terms = std::array<double, kTerms>;

// Points of accuracy. Two trainings that differ only in their seeds differ by this much beyond what
// the number of images explains.
constexpr double kSeedDeviation = 0.4;
// How large the coefficients are before anything is known: for a whole policy, and for a doubling of
// the epochs.
constexpr double kDeviation = 20, kDeviationOfDoubling = 2;
// How many errors of the prediction make a loss certain enough to do without a policy.
constexpr double kCertain = 1;

Terms terms_of(double strength, double doublings) {
  return {strength, strength * strength, strength * doublings, strength * strength * doublings};
}

// The coefficients and their covariance.
struct Curve {
  Terms mean = {};
  std::array<Terms, kTerms> covariance = {};

  records::StrengthPrediction at(double strength, double doublings) const {
    const Terms terms = terms_of(strength, doublings);
    double gain = 0, variance = 0;
    for (size_t i = 0; i < kTerms; ++i) {
      gain += terms[i] * mean[i];
      for (size_t j = 0; j < kTerms; ++j) { variance += terms[i] * covariance[i][j] * terms[j]; }
    }
    return {strength, gain, std::sqrt(std::max(0.0, variance))};
  }
};

double variance_of(const records::StrengthMeasurement& one) {
  const auto images = static_cast<double>(one.images);
  const double share = (one.accuracy / 100 * images + 1) / (images + 2);  // never 0 or 1
  return 1e4 * share * (1 - share) / images + kSeedDeviation * kSeedDeviation;
}

// Inverts a symmetric positive definite matrix in place.
void invert(std::array<Terms, kTerms>& matrix) {
  for (size_t pivot = 0; pivot < kTerms; ++pivot) {
    const double by = 1 / matrix[pivot][pivot];
    matrix[pivot][pivot] = 1;
    for (double& value : matrix[pivot]) { value *= by; }
    for (size_t row = 0; row < kTerms; ++row) {
      if (row == pivot) { continue; }
      const double factor = matrix[row][pivot];
      matrix[row][pivot] = 0;
      for (size_t column = 0; column < kTerms; ++column) { matrix[row][column] -= factor * matrix[pivot][column]; }
    }
  }
}

// The accuracy without a policy is a number of its own for every length and seed, known by nothing
// else: what is left of a group's trainings after their weighted mean.
Curve fitted(std::span<const records::StrengthMeasurement> measurements, double longest) {
  std::array<Terms, kTerms> precision = {};
  Terms right = {};
  for (size_t i = 0; i < kTerms; ++i) {
    const double deviation = i < 2 ? kDeviation : kDeviationOfDoubling;
    precision[i][i] = 1 / (deviation * deviation);
  }
  std::map<std::pair<int64_t, uint64_t>, std::vector<const records::StrengthMeasurement*>> groups;
  for (const auto& one : measurements) { groups[{one.epochs, one.seed}].push_back(&one); }
  for (const auto& [key, group] : groups) {
    const double doublings = std::log2(static_cast<double>(key.first) / longest);
    double weights = 0, mean = 0;
    Terms mean_terms = {};
    for (const auto* one : group) {
      const double weight = 1 / variance_of(*one);
      const Terms terms = terms_of(one->strength, doublings);
      weights += weight;
      mean += weight * one->accuracy;
      for (size_t i = 0; i < kTerms; ++i) { mean_terms[i] += weight * terms[i]; }
    }
    for (const auto* one : group) {
      const double weight = 1 / variance_of(*one), accuracy = one->accuracy - mean / weights;
      Terms terms = terms_of(one->strength, doublings);
      for (size_t i = 0; i < kTerms; ++i) { terms[i] -= mean_terms[i] / weights; }
      for (size_t i = 0; i < kTerms; ++i) {
        right[i] += weight * terms[i] * accuracy;
        for (size_t j = 0; j < kTerms; ++j) { precision[i][j] += weight * terms[i] * terms[j]; }
      }
    }
  }
  Curve curve;
  invert(precision);
  curve.covariance = precision;
  for (size_t i = 0; i < kTerms; ++i) {
    for (size_t j = 0; j < kTerms; ++j) { curve.mean[i] += precision[i][j] * right[j]; }
  }
  return curve;
}

std::string gain_text(const records::StrengthPrediction& prediction) {
  char text[60];
  std::snprintf(text, sizeof(text), "%+.1f points", prediction.gain);
  return text;
}

}  // namespace

records::StrengthChoice choose_strength(std::span<const records::StrengthMeasurement> measurements,
                                        int64_t epochs) {
  double longest = 0;
  for (const auto& one : measurements) { longest = std::max(longest, static_cast<double>(one.epochs)); }
  const Curve curve = fitted(measurements, longest);
  const double doublings = std::log2(static_cast<double>(epochs) / longest);
  records::StrengthChoice choice{.epochs = epochs};
  std::set<double> strengths;  // to choose from: also those that were tried
  for (int i = 0; i <= kStrengths; ++i) { strengths.insert(static_cast<double>(i) / kStrengths); }
  for (const auto& one : measurements) { strengths.insert(one.strength); }
  for (const double strength : strengths) { choice.predictions.push_back(curve.at(strength, doublings)); }
  // The weaker one of two that are equal.
  const auto best = std::max_element(choice.predictions.begin() + 1, choice.predictions.end(),
                                     [](const auto& a, const auto& b) { return a.gain < b.gain; });
  const bool loses = std::all_of(choice.predictions.begin() + 1, choice.predictions.end(),
                                 [](const auto& one) { return one.gain < -kCertain * one.error; });
  choice.strength = loses ? 0 : best->strength;
  const std::string over =
                        " over none are expected in a training of " + counted(static_cast<size_t>(epochs), "epoch"),
                    last = gain_text(choice.predictions.back()) + " of full strength";
  if (loses) {
    choice.why = gain_text(*best) + over + " of the best strength, " + strength_text(best->strength) + ", and " +
                 last + ": it is better without a policy";
  } else {
    choice.why = gain_text(*best) + over + (best->strength < 1 ? ", " + last : "");
  }
  return choice;
}

records::StrengthChoice unmeasured_strength(int64_t epochs) {
  return {.strength = 1,
          .epochs = epochs,
          .why = "the run is too short to measure it: short trainings would take more than 15% of its time"};
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
