#include "la3/report/student_t.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace la3::report {
namespace {

// P(|T| < t). For integer degrees it is a finite sum: Abramowitz and Stegun, 26.7.3 and 26.7.4.
double probability_within(double t, int degrees) {
  const double angle = std::atan(t / std::sqrt(degrees));
  const double cosine = std::cos(angle);
  const bool odd = degrees % 2 == 1;
  double term = odd ? cosine : 1, sum = degrees == 1 ? 0 : term;
  for (int k = odd ? 3 : 2; k < degrees; k += 2) {
    term *= cosine * cosine * (k - 1) / k;
    sum += term;
  }
  return odd ? 2 / std::numbers::pi * (angle + std::sin(angle) * sum) : std::sin(angle) * sum;
}

}  // namespace

double t_95(int degrees) {
  double low = 1, high = 16;  // t is 12.7 for one degree and falls to 1.96
  for (int step = 0; step < 60; ++step) {
    const double middle = (low + high) / 2;
    (probability_within(middle, degrees) < 0.95 ? low : high) = middle;
  }
  return low;
}

double mean(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::optional<Interval> mean_interval(std::span<const double> values) {
  if (values.size() < 2) { return std::nullopt; }
  const double middle = mean(values), n = static_cast<double>(values.size());
  double squares = 0;
  for (const double value : values) { squares += (value - middle) * (value - middle); }
  const double half = t_95(static_cast<int>(values.size()) - 1) * std::sqrt(squares / (n - 1) / n);
  return Interval{middle - half, middle + half};
}

}  // namespace la3::report
