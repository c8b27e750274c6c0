// Student's t, for intervals over a few seeds. Pure functions.
#pragma once

#include <optional>
#include <span>

namespace la3::report {

// The t that the absolute value of a variable with `degrees` degrees of freedom exceeds with
// probability `alpha`: for 0.05 it is 12.706, 4.303, 3.182, ... REQUIRES: 0 < alpha < 1, degrees > 0,
// which may be a fraction, or infinite for a normal variable.
double t_quantile(double alpha, double degrees);

struct Interval {
  double low = 0, high = 0;
};

// Wilson's interval for a percentage of `images` images, which need not be whole: the values that 95%
// of such samples do not contradict. REQUIRES: images > 0, 0 <= percent <= 100.
Interval wilson_interval(double percent, double images);

// The 95% interval of the mean; none for fewer than two values.
std::optional<Interval> mean_interval(std::span<const double> values);

// REQUIRES: values is not empty.
double mean(std::span<const double> values);

}  // namespace la3::report
