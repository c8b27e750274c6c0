// main() of the test programs. Ends with 77, which ctest takes for skipped, if all cases that ran were
// skipped.
#include <gtest/gtest.h>

#include "la3/core/end_process.h"

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  int code = RUN_ALL_TESTS();
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  if (code == 0 && all.skipped_test_count() > 0 && all.successful_test_count() == 0) { code = 77; }
  return la3::end_process(code);
}
