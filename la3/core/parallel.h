// A fixed set of threads that share the indices of a loop.
//
// The caller works too, so a pool of one starts no thread. Each index is visited exactly once;
// which thread takes it is not specified, so bodies must depend on the index alone. One loop at a
// time per pool.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace la3 {

// How many cores this process may use; at least 1.
int usable_cores();

class ThreadPool {
 public:
  // `threads` workers in all, including the caller; 0 means one per core this process may use. Throws
  // Error if the system does not allow so many.
  explicit ThreadPool(int threads = 0);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int threads() const { return threads_; }

  // Calls body(begin, end, worker) on consecutive pieces of 0 .. count - 1 of at most `grain`
  // indices, and returns when all are done. `worker` is below threads() and never in use twice at a
  // time: index per-thread scratch with it. The first exception that a body throws is rethrown
  // here; pieces not yet begun are skipped.
  void for_each(size_t count, size_t grain, const std::function<void(size_t, size_t, int)>& body);

 private:
  struct State;
  int threads_;
  std::unique_ptr<State> state_;
};

}  // namespace la3
