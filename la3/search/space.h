// The space the search explores: the 4,096 ordered triples of the sixteen ops, and their 816
// multisets.
//
// The effect of a triple depends on the order of its ops. The predictor and the redundancy of stage
// 2 only see which ops it holds: its multiset. Both are numbers here. Tables are built once, at
// first use; thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "la3/augment/op.h"

namespace la3::search {

using Ops = std::array<augment::Op, 3>;

// A triple is packed into three times four bits.
static_assert(augment::kOpCount == 16);
inline constexpr int kTripleCount = augment::kOpCount * augment::kOpCount * augment::kOpCount;  // 4,096
inline constexpr int kMultisetCount =
    augment::kOpCount * (augment::kOpCount + 1) * (augment::kOpCount + 2) / 6;  // 816

// Triples in the order of their ops, the last changing fastest. REQUIRES: 0 <= triple <
// kTripleCount.
inline Ops triple_ops(int triple) {
  return {static_cast<augment::Op>(triple >> 8), static_cast<augment::Op>(triple >> 4 & 15),
          static_cast<augment::Op>(triple & 15)};
}
inline int triple_of(const Ops& ops) {
  return static_cast<int>(ops[0]) << 8 | static_cast<int>(ops[1]) << 4 | static_cast<int>(ops[2]);
}

// The multiset of a triple's ops: 0 .. kMultisetCount - 1, in the order of the sorted ops.
int multiset_of(int triple);
// The multiset's ops, sorted.
const Ops& multiset_ops(int multiset);
// The triples with exactly these ops: 1, 3 or 6 of them, ascending.
const std::vector<uint16_t>& triples_of(int multiset);

// The size of the intersection of two multisets: 0 .. 3.
int overlap(int multiset, int other);
// The same for one multiset and all others, kMultisetCount entries.
const uint8_t* overlaps_with(int multiset);

}  // namespace la3::search
