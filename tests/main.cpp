// main() of the test programs. Ends with 77, which ctest takes for skipped, if all cases that ran were
// skipped.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  int code = RUN_ALL_TESTS();
  const testing::UnitTest& all = *testing::UnitTest::GetInstance();
  if (code == 0 && all.skipped_test_count() > 0 && all.successful_test_count() == 0) { code = 77; }
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  // LibTorch takes a tenth of a CPU second to take down what it has registered.
  std::cout.flush();
  std::fflush(nullptr);
  std::_Exit(code);
#endif
  return code;
}
