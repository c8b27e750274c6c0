#include "la3/report/student_t.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace la3::report {
namespace {

// The continued fraction of the incomplete beta function (Abramowitz and Stegun, 26.5.8), by Lentz's
// method. Converges fast for x < (a + 1) / (a + b + 2).
double beta_fraction(double a, double b, double x) {
  constexpr double kTiny = 1e-300;
  const auto not_zero = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
  double c = 1, d = 1 / not_zero(1 - (a + b) * x / (a + 1)), result = d;
  for (int m = 1; m < 10000; ++m) {
    const double k = m;
    const double even = k * (b - k) * x / ((a + 2 * k - 1) * (a + 2 * k));
    d = 1 / not_zero(1 + even * d);
    c = not_zero(1 + even / c);
    result *= c * d;
    const double odd = -(a + k) * (a + b + k) * x / ((a + 2 * k) * (a + 2 * k + 1));
    d = 1 / not_zero(1 + odd * d);
    c = not_zero(1 + odd / c);
    result *= c * d;
    if (std::abs(c * d - 1) < 1e-14) { break; }
  }
  return result;
}

// I_x(a, b)
double incomplete_beta(double a, double b, double x) {
  if (x <= 0 || x >= 1) { return x <= 0 ? 0 : 1; }
  const double front =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
  return x < (a + 1) / (a + b + 2) ? front * beta_fraction(a, b, x) / a
                                   : 1 - front * beta_fraction(b, a, 1 - x) / b;
}

// P(|T| > t): Abramowitz and Stegun, 26.7.1 with 26.5.27. Beyond a million degrees T is normal.
double probability_outside(double t, double degrees) {
  if (degrees > 1e6) { return std::erfc(t / std::numbers::sqrt2); }
  return incomplete_beta(degrees / 2, 0.5, degrees / (degrees + t * t));
}

}  // namespace

double t_quantile(double alpha, double degrees) {
  double low = 0, high = 1;
  while (probability_outside(high, degrees) > alpha && high < 1e12) { high *= 2; }
  for (int step = 0; step < 60; ++step) {
    const double middle = (low + high) / 2;
    (probability_outside(middle, degrees) > alpha ? low : high) = middle;
  }
  return low;
}

Interval wilson_interval(double percent, double images) {
  constexpr double kZ = 1.959963984540054;
  const double share = percent / 100, weight = kZ * kZ / images;
  const double middle = (share + weight / 2) / (1 + weight);
  const double half = kZ / (1 + weight) * std::sqrt(share * (1 - share) / images + weight / (4 * images));
  // Rounding must not take the ends beyond what is possible, or past the percentage itself.
  return {100 * std::clamp(middle - half, 0.0, share), 100 * std::clamp(middle + half, share, 1.0)};
}

double mean(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::optional<Interval> mean_interval(std::span<const double> values) {
  if (values.size() < 2) { return std::nullopt; }
  const double middle = mean(values), n = static_cast<double>(values.size());
  double squares = 0;
  for (const double value : values) { squares += (value - middle) * (value - middle); }
  const double half = t_quantile(0.05, n - 1) * std::sqrt(squares / (n - 1) / n);
  return Interval{middle - half, middle + half};
}

}  // namespace la3::report
