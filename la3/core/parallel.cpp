#include "la3/core/parallel.h"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "la3/core/expect.h"
#include "la3/core/start_thread.h"

namespace la3 {
namespace {

// How often to poll before sleeping: some 50 microseconds.
constexpr int kLooks = 2000;

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

}  // namespace

int usable_cores() {
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof(set), &set) == 0) { return std::max(1, CPU_COUNT(&set)); }
  return std::max(1u, std::thread::hardware_concurrency());
}

struct ThreadPool::State {
  State() = default;
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  // Also ends those that were started before one could not be.
  ~State() {
    {
      const std::lock_guard lock(mutex);
      stopping = true;
    }
    start.notify_all();
    for (std::thread& worker : workers) { worker.join(); }
  }

  std::mutex mutex;
  std::condition_variable start, done;
  std::vector<std::thread> workers;

  // The current loop; written under the mutex before `generation` rises.
  const std::function<void(size_t, size_t, int)>* body = nullptr;
  size_t count = 0, grain = 1;
  std::atomic<size_t> next{0};
  std::atomic<int> generation{0}, running{0};
  bool stopping = false;
  std::exception_ptr failure;

  // Waking a sleeping thread costs about as much as augmenting thirty small images, and loops often
  // follow each other closely: poll for a while before going to sleep.
  template <typename Condition>
  static void look_for(const Condition& condition) {
    for (int i = 0; i < kLooks && !condition(); ++i) { pause(); }
  }

  void take_pieces(int worker) {
    try {
      for (;;) {
        const size_t begin = next.fetch_add(grain);
        if (begin >= count) { return; }
        (*body)(begin, std::min(count, begin + grain), worker);
      }
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!failure) { failure = std::current_exception(); }
      next = count;
    }
  }

  void work(int worker) {
    int seen = 0;
    for (;;) {
      look_for([&] { return generation.load(std::memory_order_relaxed) != seen; });
      std::unique_lock lock(mutex);
      start.wait(lock, [&] { return stopping || generation != seen; });
      if (stopping) { return; }
      seen = generation;
      lock.unlock();
      take_pieces(worker);
      lock.lock();
      if (--running == 0) { done.notify_one(); }
    }
  }
};

ThreadPool::ThreadPool(int threads)
    : threads_(threads == 0 ? usable_cores() : threads), state_(std::make_unique<State>()) {
  expect(threads >= 0, "threads", "0 or more", threads);
  for (int worker = 1; worker < threads_; ++worker) {
    state_->workers.push_back(start_thread([state = state_.get(), worker] { state->work(worker); }));
  }
}

ThreadPool::~ThreadPool() = default;

void ThreadPool::for_each(size_t count, size_t grain, const std::function<void(size_t, size_t, int)>& body) {
  expect(grain >= 1, "grain", "1 or more", grain);
  State& state = *state_;
  {
    const std::lock_guard lock(state.mutex);
    state.body = &body;
    state.count = count;
    state.grain = grain;
    state.next = 0;
    state.failure = nullptr;
    state.running = threads_ - 1;
    ++state.generation;
  }
  state.start.notify_all();
  state.take_pieces(0);
  State::look_for([&] { return state.running.load(std::memory_order_relaxed) == 0; });
  std::unique_lock lock(state.mutex);
  state.done.wait(lock, [&] { return state.running == 0; });
  if (state.failure) { std::rethrow_exception(state.failure); }
}

}  // namespace la3
