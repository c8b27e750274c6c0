// The order in which an epoch takes the samples of a data set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "la3/core/random.h"

namespace la3::random {

// 0 .. size - 1 in an order that follows from seed and epoch: part of the reproducibility contract.
inline std::vector<size_t> shuffled_order(size_t size, uint64_t seed, uint32_t epoch) {
  std::vector<size_t> order(size);
  std::iota(order.begin(), order.end(), size_t{0});
  Stream stream(seed, epoch, 0, Purpose::kShuffle);
  shuffle(order, stream);
  return order;
}

}  // namespace la3::random
