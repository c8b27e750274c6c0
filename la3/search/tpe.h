// A tree-structured Parzen estimator: proposes the next point to try, from the points tried so far
// and their values (Bergstra et al., "Algorithms for hyper-parameter optimization", 2011).
//
// A pure function of its arguments, so an optimisation that was cut short goes on where it ended.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace la3::search {

// One coordinate of a point: one of `choices` numbers 0, 1, ..., or any number in 0 .. 1 if it is 0.
struct TpeDimension {
  int choices = 0;
};

// The higher the value, the better.
struct TpePoint {
  std::vector<double> at;  // by dimension
  double value = 0;
};

struct TpeOptions {
  int warm_up = 20;     // this many points are random
  int candidates = 24;  // per dimension: the one that is likeliest among the good points is taken
  // Of n points, the best gamma * sqrt(n) are the good ones, at most most_good.
  double gamma = 0.25;
  int most_good = 25;
};

// The point to try next. `seed` and the number of points tried decide what is random about it.
// REQUIRES: points have as many coordinates as there are dimensions.
std::vector<double> propose(std::span<const TpeDimension> dimensions, std::span<const TpePoint> tried,
                            uint64_t seed, const TpeOptions& options = {});

}  // namespace la3::search
