#include "la3/core/parallel.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <barrier>
#include <fstream>
#include <numeric>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "la3/core/error.h"

namespace la3 {
namespace {

TEST(ThreadPool, VisitsEveryIndexOnce) {
  for (const int threads : {1, 2, 5}) {
    ThreadPool pool(threads);
    for (const size_t count : {0, 1, 2, 99, 1000}) {
      for (const size_t grain : {1, 7, 5000}) {
        std::vector<int> visits(count, 0);
        pool.for_each(count, grain, [&](size_t begin, size_t end, int worker) {
          EXPECT_LT(begin, end);
          EXPECT_LE(end - begin, grain);
          EXPECT_LT(worker, threads);
          for (size_t i = begin; i < end; ++i) { ++visits[i]; }
        });
        EXPECT_EQ(visits, std::vector<int>(count, 1));
      }
    }
  }
}

TEST(ThreadPool, NeverHandsOneWorkerToTwoThreads) {
  ThreadPool pool(4);
  std::vector<std::atomic<int>> busy(4);
  pool.for_each(10000, 1, [&](size_t, size_t, int worker) {
    EXPECT_EQ(busy[static_cast<size_t>(worker)]++, 0);
    --busy[static_cast<size_t>(worker)];
  });
}

TEST(ThreadPool, RethrowsAndGoesOn) {
  ThreadPool pool(3);
  std::atomic<int> visited = 0;
  const auto fail_at_ten = [&](size_t begin, size_t, int) {
    ++visited;
    if (begin == 10) { throw std::runtime_error("ten"); }
  };
  EXPECT_THROW(pool.for_each(1000000, 1, fail_at_ten), std::runtime_error);
  EXPECT_LT(visited, 1000000) << "the rest was not left out";
  std::atomic<int> sum = 0;
  pool.for_each(100, 1, [&](size_t begin, size_t, int) { sum += static_cast<int>(begin); });
  EXPECT_EQ(sum, 4950);
}

TEST(ThreadPool, RethrowsOneOfSeveral) {
  ThreadPool pool(3);
  std::barrier all(3);
  EXPECT_THROW(pool.for_each(3, 1,
                             [&](size_t, size_t, int) {
                               all.arrive_and_wait();
                               throw std::runtime_error("each of them");
                             }),
               std::runtime_error);
  std::atomic<int> visited = 0;
  pool.for_each(3, 1, [&](size_t, size_t, int) { ++visited; });
  EXPECT_EQ(visited, 3);
}

TEST(ThreadPool, RefusesNonsense) {
  EXPECT_THROW(ThreadPool(-1), std::invalid_argument);
  ThreadPool pool(1);
  EXPECT_THROW(pool.for_each(1, 0, [](size_t, size_t, int) {}), std::invalid_argument);
  EXPECT_GE(ThreadPool(0).threads(), 1);
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // their shadow memory has no limit
// In a process whose memory is enough for the stacks of a few threads.
TEST(ThreadPool, SaysThatAThreadCannotBeStartedAndEndsTheOthers) {
  const pid_t child = ::fork();
  if (child == 0) {
    std::ifstream pages("/proc/self/statm");
    rlim_t used = 0;
    pages >> used;
    const rlim_t most = used * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + (rlim_t{40} << 20);
    const struct rlimit limit { most, most };
    ::setrlimit(RLIMIT_AS, &limit);
    try {
      const ThreadPool pool(64);
    } catch (const Error& error) {
      ::_exit(std::string_view(error.what()).starts_with("cannot start a thread: Resource temporarily") ? 42 : 1);
    }
    ::_exit(2);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status)) << "killed by signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 42);
}
#endif

}  // namespace
}  // namespace la3
