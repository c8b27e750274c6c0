#include "la3/nn/onednn.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>

#include "la3/nn/registry.h"

namespace la3::nn {
namespace {

// Whether `claim` holds in a process of its own, in which nothing has used oneDNN before.
bool holds_in_fresh_process(const std::function<bool()>& claim) {
  const pid_t child = ::fork();
  if (child == 0) {
    ::unsetenv("ONEDNN_MAX_CPU_ISA");
    ::unsetenv("DNNL_MAX_CPU_ISA");
    ::_exit(claim() ? 0 : 1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int isa_in_effect() {
  return find_onednn()->isa;
}

class OneDnnTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!holds_in_fresh_process([] { return find_onednn().has_value(); })) {
      GTEST_SKIP() << "this LibTorch keeps its oneDNN to itself";
    }
  }
};

TEST(OneDnnLimit, KeepsVersionsBeforeThreeBelowAmx) {
  EXPECT_EQ(onednn_limit(2), OneDnnIsa::kAvx512Bf16);
  EXPECT_EQ(onednn_limit(3), OneDnnIsa::kAll);
}

// On CPUs without AMX the usual limit changes nothing that could be seen; a lower one does,
// wherever there is AVX2.
TEST_F(OneDnnTest, ObeysALimit) {
  ASSERT_TRUE(holds_in_fresh_process([] { return (isa_in_effect() & 0x7) == 0x7; })) << "a CPU with AVX2 expected";
  EXPECT_TRUE(holds_in_fresh_process(
      [] { return limit_onednn(OneDnnIsa::kAvx2) && isa_in_effect() == static_cast<int>(OneDnnIsa::kAvx2); }));
}

// A limit can be set once: one that comes too late shows, on every CPU, that the network has set
// it.
TEST_F(OneDnnTest, IsLimitedByTheFirstNetwork) {
  EXPECT_TRUE(holds_in_fresh_process([] {
    make_network("wrn-10-1", 2, 0);
    const bool is_set = !limit_onednn(OneDnnIsa::kAvx2);
    return is_set && (isa_in_effect() & ~static_cast<int>(OneDnnIsa::kAvx512Bf16)) == 0;
  }));
}

TEST_F(OneDnnTest, LeavesALimitOfTheUsersAlone) {
  EXPECT_TRUE(holds_in_fresh_process([] {
    ::setenv("ONEDNN_MAX_CPU_ISA", "AVX2", 1);
    make_network("wrn-10-1", 2, 0);
    return isa_in_effect() == static_cast<int>(OneDnnIsa::kAvx2);
  }));
}

TEST_F(OneDnnTest, IsTooLateAfterTheFirstUse) {
  EXPECT_FALSE(holds_in_fresh_process([] {
    isa_in_effect();
    return limit_onednn(OneDnnIsa::kAvx2);
  }));
}

}  // namespace
}  // namespace la3::nn
