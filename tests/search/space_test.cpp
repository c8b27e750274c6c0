#include "la3/search/space.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace la3::search {
namespace {

using augment::Op;

TEST(Space, NumbersAndTriplesAreTheSame) {
  std::set<Ops> seen;
  for (int triple = 0; triple < kTripleCount; ++triple) {
    EXPECT_EQ(triple_of(triple_ops(triple)), triple);
    seen.insert(triple_ops(triple));
  }
  EXPECT_EQ(seen.size(), 4096u);
  EXPECT_EQ(triple_ops(1 * 256 + 2 * 16 + 3), (Ops{Op::kShearY, Op::kTranslateX, Op::kTranslateY}));
}

TEST(Space, MultisetsForgetTheOrderAndNothingElse) {
  EXPECT_EQ(kMultisetCount, 816);
  std::set<int> multisets;
  for (int triple = 0; triple < kTripleCount; ++triple) {
    Ops ops = triple_ops(triple);
    std::sort(ops.begin(), ops.end());
    EXPECT_EQ(multiset_ops(multiset_of(triple)), ops);
    multisets.insert(multiset_of(triple));
  }
  EXPECT_EQ(multisets.size(), 816u);
}

TEST(Space, AMultisetHasOneThreeOrSixOrders) {
  size_t all = 0;
  for (int multiset = 0; multiset < kMultisetCount; ++multiset) {
    const std::set<Op> different(multiset_ops(multiset).begin(), multiset_ops(multiset).end());
    const size_t orders[] = {0, 1, 3, 6};
    EXPECT_EQ(triples_of(multiset).size(), orders[different.size()]);
    for (const uint16_t triple : triples_of(multiset)) { EXPECT_EQ(multiset_of(triple), multiset); }
    all += triples_of(multiset).size();
  }
  EXPECT_EQ(all, 4096u);
}

TEST(Space, OverlapCountsAnOpAsOftenAsBothHoldIt) {
  const auto of = [](Op a, Op b, Op c) { return multiset_of(triple_of({a, b, c})); };
  const int aab = of(Op::kCutout, Op::kColor, Op::kCutout), abc = of(Op::kCutout, Op::kColor, Op::kInvert);
  EXPECT_EQ(overlap(aab, aab), 3);
  EXPECT_EQ(overlap(aab, abc), 2);
  EXPECT_EQ(overlap(aab, of(Op::kCutout, Op::kCutout, Op::kCutout)), 2);
  EXPECT_EQ(overlap(abc, of(Op::kCutout, Op::kCutout, Op::kCutout)), 1);
  EXPECT_EQ(overlap(aab, of(Op::kRotate, Op::kInvert, Op::kShearX)), 0);
  for (int a = 0; a < kMultisetCount; a += 7) {
    for (int b = 0; b < kMultisetCount; b += 5) {
      int expected = 0;
      for (int op = 0; op < augment::kOpCount; ++op) {
        const auto count = [&](int m) {
          return static_cast<int>(std::count(multiset_ops(m).begin(), multiset_ops(m).end(), static_cast<Op>(op)));
        };
        expected += std::min(count(a), count(b));
      }
      ASSERT_EQ(overlap(a, b), expected);
      ASSERT_EQ(overlap(b, a), expected);
    }
  }
}

}  // namespace
}  // namespace la3::search
