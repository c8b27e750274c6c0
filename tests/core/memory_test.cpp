#include "la3/core/memory.h"

#include <gtest/gtest.h>

namespace la3 {
namespace {

TEST(Memory, IsSomeMegabytesAtLeastAndNotMoreThanAnyMachineHas) {
  EXPECT_GT(usable_memory(), size_t{16} << 20);
  EXPECT_LT(usable_memory(), size_t{1} << 50);
}

}  // namespace
}  // namespace la3
