// Standard normal numbers from a stream of random ones.
#pragma once

#include <cmath>

#include "la3/core/random.h"

namespace la3::search {

// Two at a time (Box and Muller). The stream must outlive it.
class Normal {
 public:
  explicit Normal(random::Stream& stream) : stream_(stream) {}
  double operator()() {
    if (has_spare_) {
      has_spare_ = false;
      return spare_;
    }
    const double radius = std::sqrt(-2 * std::log(1 - stream_.uniform()));
    const double angle = 2 * 3.141592653589793 * stream_.uniform();
    spare_ = radius * std::sin(angle);
    has_spare_ = true;
    return radius * std::cos(angle);
  }

 private:
  random::Stream& stream_;
  double spare_ = 0;
  bool has_spare_ = false;
};

}  // namespace la3::search
