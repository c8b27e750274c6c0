#include "la3/search/tpe.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace la3::search {
namespace {

// Each of five pairs of a choice and a number has its own best place.
const std::vector<TpeDimension> kDimensions = {{15}, {0}, {15}, {0}, {15}, {0}, {15}, {0}, {15}, {0}};

double value_of(const std::vector<double>& at) {
  double value = 0;
  for (size_t i = 0; i < at.size(); i += 2) {
    value += at[i] == static_cast<double>(i) ? 1 : 0;
    value -= std::abs(at[i + 1] - 0.1 * static_cast<double>(i));
  }
  return value;
}

std::vector<TpePoint> optimise(uint64_t seed, int trials, const TpeOptions& options = {}) {
  std::vector<TpePoint> tried;
  for (int i = 0; i < trials; ++i) {
    std::vector<double> at = propose(kDimensions, tried, seed, options);
    const double value = value_of(at);
    tried.push_back({std::move(at), value});
  }
  return tried;
}

double mean_of_last(const std::vector<TpePoint>& tried, size_t count) {
  return std::accumulate(tried.end() - static_cast<ptrdiff_t>(count), tried.end(), 0.0,
                         [](double sum, const TpePoint& point) { return sum + point.value; }) /
         static_cast<double>(count);
}

TEST(Tpe, FindsBetterPointsThanChance) {
  for (const uint64_t seed : {0, 1, 2}) {
    const double chance = mean_of_last(optimise(seed, 200, {.warm_up = 200}), 100);
    EXPECT_GT(mean_of_last(optimise(seed, 200), 50), chance + 0.5) << seed;
  }
}

TEST(Tpe, PointsAreWithinTheirDimensions) {
  for (const TpePoint& point : optimise(7, 120)) {
    for (size_t d = 0; d < kDimensions.size(); ++d) {
      EXPECT_GE(point.at[d], 0);
      if (kDimensions[d].choices > 0) {
        EXPECT_LT(point.at[d], kDimensions[d].choices);
        EXPECT_EQ(point.at[d], std::floor(point.at[d]));
      } else {
        EXPECT_LE(point.at[d], 1);
      }
    }
  }
}

TEST(Tpe, GoesOnWhereItEnded) {
  const std::vector<TpePoint> whole = optimise(3, 60);
  for (const size_t done : {5, 20, 40}) {
    const std::span<const TpePoint> before(whole.data(), done);
    EXPECT_EQ(propose(kDimensions, before, 3), whole[done].at) << done;
  }
  EXPECT_NE(optimise(4, 1)[0].at, whole[0].at);
}

}  // namespace
}  // namespace la3::search
