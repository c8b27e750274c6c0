// Which instruction sets run. CI runs this module's tests once per set, forced by LA3_ISA
// (tests/CMakeLists.txt).
#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "la3/core/per_isa.h"

namespace la3 {
namespace {

LA3_ALWAYS_INLINE void count_up_loop(int* count) {
  ++*count;
}

TEST(Isas, BeginWithPlainAndGrow) {
  const std::vector<Isa>& isas = supported_isas();
  ASSERT_FALSE(isas.empty());
  EXPECT_EQ(isas.front(), Isa::kPlain);
  for (size_t i = 1; i < isas.size(); ++i) { EXPECT_LT(isas[i - 1], isas[i]); }
}

TEST(Isas, EndWithTheOneThatTheEnvironmentNames) {
  const char* forced = std::getenv("LA3_ISA");
  if (forced == nullptr) { GTEST_SKIP() << "LA3_ISA is not set"; }
  EXPECT_EQ(isa_name(best_isa()), forced);
  EXPECT_EQ(isa_name(best_loop_isa()), forced);
}

TEST(PerIsa, RunsItsLoopOnce) {
  int count = 0;
  PerIsa<count_up_loop>()(&count);
  EXPECT_EQ(count, 1);
}

}  // namespace
}  // namespace la3
