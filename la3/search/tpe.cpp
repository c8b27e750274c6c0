#include "la3/search/tpe.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "la3/core/random.h"

namespace la3::search {
namespace {

// Of points in the order in which they were tried: the last 25 count whole, older ones less and less.
std::vector<double> forgetting_weights(size_t points) {
  constexpr size_t kWhole = 25;
  std::vector<double> weights(points, 1.0);
  if (points <= kWhole) { return weights; }
  const size_t older = points - kWhole;
  const double first = 1.0 / static_cast<double>(points);
  for (size_t i = 0; i < older; ++i) {
    const double share = older > 1 ? static_cast<double>(i) / static_cast<double>(older - 1) : 0.0;
    weights[i] = first + share * (1 - first);
  }
  return weights;
}

size_t draw_by_weight(std::span<const double> weights, random::Stream& stream) {
  double left = stream.uniform() * std::accumulate(weights.begin(), weights.end(), 0.0);
  for (size_t i = 0; i + 1 < weights.size(); ++i) {
    left -= weights[i];
    if (left < 0) { return i; }
  }
  return weights.size() - 1;
}

double normal_below(double x) {
  return 0.5 * std::erfc(-x / std::numbers::sqrt2);
}

// A density on 0 .. 1: normal distributions about the points, as wide as the gaps between them, and
// one about the middle, as wide as the interval. What lies outside the interval is cut off.
class Parzen {
 public:
  explicit Parzen(const std::vector<double>& points) {
    const std::vector<double> by_age = forgetting_weights(points.size());
    std::vector<Part> parts = {{0.5, 1.0, 1.0}};
    for (size_t i = 0; i < points.size(); ++i) { parts.push_back({points[i], 0, by_age[i]}); }
    std::stable_sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.mean < b.mean; });
    const double narrowest = 1.0 / std::min(100.0, 1.0 + static_cast<double>(parts.size()));
    for (size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].width == 1.0) { continue; }  // the one about the middle
      const double left = i > 0 ? parts[i].mean - parts[i - 1].mean : parts[i].mean;
      const double right = i + 1 < parts.size() ? parts[i + 1].mean - parts[i].mean : 1 - parts[i].mean;
      parts[i].width = std::clamp(std::max(left, right), narrowest, 1.0 - 1e-9);
    }
    double inside = 0;
    for (const Part& part : parts) {
      weights_.push_back(part.weight);
      inside += part.weight * (normal_below((1 - part.mean) / part.width) - normal_below(-part.mean / part.width));
    }
    inside_ = inside;
    parts_ = std::move(parts);
  }

  double draw(random::Stream& stream) const {
    for (;;) {
      const Part& part = parts_[draw_by_weight(weights_, stream)];
      // Box and Muller's normal number.
      const double radius = std::sqrt(-2 * std::log(1 - stream.uniform()));
      const double value = part.mean + part.width * radius * std::cos(2 * std::numbers::pi * stream.uniform());
      if (value >= 0 && value <= 1) { return value; }
    }
  }

  double log_density(double value) const {
    double sum = 0;
    for (const Part& part : parts_) {
      const double z = (value - part.mean) / part.width;
      sum += part.weight / part.width * std::exp(-0.5 * z * z);
    }
    return std::log(sum / (inside_ * std::sqrt(2 * std::numbers::pi)));
  }

 private:
  struct Part {
    double mean = 0, width = 0, weight = 0;
  };
  std::vector<Part> parts_;
  std::vector<double> weights_;
  double inside_ = 0;
};

// How often each choice was taken, and once more.
class Choices {
 public:
  Choices(int count, const std::vector<double>& points) : weights_(static_cast<size_t>(count), 1.0) {
    const std::vector<double> by_age = forgetting_weights(points.size());
    for (size_t i = 0; i < points.size(); ++i) { weights_[static_cast<size_t>(points[i])] += by_age[i]; }
    sum_ = std::accumulate(weights_.begin(), weights_.end(), 0.0);
  }

  double draw(random::Stream& stream) const { return static_cast<double>(draw_by_weight(weights_, stream)); }
  double log_density(double value) const { return std::log(weights_[static_cast<size_t>(value)] / sum_); }

 private:
  std::vector<double> weights_;
  double sum_ = 0;
};

template <typename Density>
double likeliest_good(const Density& good, const Density& rest, int candidates, random::Stream& stream) {
  double best = 0, best_gain = 0;
  for (int i = 0; i < candidates; ++i) {
    const double value = good.draw(stream);
    const double gain = good.log_density(value) - rest.log_density(value);
    if (i == 0 || gain > best_gain) {
      best = value;
      best_gain = gain;
    }
  }
  return best;
}

}  // namespace

std::vector<double> propose(std::span<const TpeDimension> dimensions, std::span<const TpePoint> tried,
                            uint64_t seed, const TpeOptions& options) {
  random::Stream stream(seed, static_cast<uint32_t>(tried.size()), 0, random::Purpose::kExplore);
  std::vector<double> point;
  if (tried.size() < static_cast<size_t>(options.warm_up)) {
    for (const TpeDimension& dimension : dimensions) {
      point.push_back(dimension.choices > 0 ? stream.below(static_cast<uint32_t>(dimension.choices))
                                            : stream.uniform());
    }
    return point;
  }
  std::vector<size_t> order(tried.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return tried[a].value > tried[b].value; });
  const double wanted = std::ceil(options.gamma * std::sqrt(static_cast<double>(tried.size())));
  std::vector<bool> is_good(tried.size());
  for (int i = 0; i < std::min(static_cast<int>(wanted), options.most_good); ++i) {
    is_good[order[static_cast<size_t>(i)]] = true;
  }
  for (size_t d = 0; d < dimensions.size(); ++d) {
    std::vector<double> good, rest;
    for (size_t i = 0; i < tried.size(); ++i) { (is_good[i] ? good : rest).push_back(tried[i].at[d]); }
    const int choices = dimensions[d].choices;
    point.push_back(choices > 0
                        ? likeliest_good(Choices(choices, good), Choices(choices, rest), options.candidates, stream)
                        : likeliest_good(Parzen(good), Parzen(rest), options.candidates, stream));
  }
  return point;
}

}  // namespace la3::search
