// Groups of CPU threads that run the GPU's code (la3/augment/cuda/device_image.h): one thread, and
// several that meet at barriers as a block's do.
#pragma once

#include <algorithm>
#include <atomic>
#include <barrier>
#include <cstdint>
#include <thread>
#include <vector>

namespace la3::augment {

class OneThread {
 public:
  uint32_t index() const { return 0; }
  uint32_t size() const { return 1; }
  void sync() const {}
  void count(uint32_t* cell) const { ++*cell; }
  void tell(uint32_t* cell) const { *cell = 1; }
  void raise(uint32_t* cell, uint32_t value) const { *cell = std::max(*cell, value); }
  void add(uint32_t* cell, uint32_t value) const { *cell += value; }
  void min(uint32_t* cell, uint32_t value) const { *cell = std::min(*cell, value); }
  void max(uint32_t* cell, uint32_t value) const { *cell = std::max(*cell, value); }
};

class OneOfSeveral {
 public:
  OneOfSeveral(uint32_t index, uint32_t size, std::barrier<>& barrier)
      : index_(index), size_(size), barrier_(barrier) {}

  uint32_t index() const { return index_; }
  uint32_t size() const { return size_; }
  void sync() const { barrier_.arrive_and_wait(); }
  void count(uint32_t* cell) const { std::atomic_ref(*cell).fetch_add(1, std::memory_order_relaxed); }
  void tell(uint32_t* cell) const { std::atomic_ref(*cell).store(1, std::memory_order_release); }
  void raise(uint32_t* cell, uint32_t value) const { change(cell, std::max<uint32_t>, value); }
  void add(uint32_t* cell, uint32_t value) const {
    std::atomic_ref(*cell).fetch_add(value, std::memory_order_relaxed);
  }
  void min(uint32_t* cell, uint32_t value) const { change(cell, std::min<uint32_t>, value); }
  void max(uint32_t* cell, uint32_t value) const { change(cell, std::max<uint32_t>, value); }

 private:
  void change(uint32_t* cell, const uint32_t& (*combine)(const uint32_t&, const uint32_t&), uint32_t value) const {
    std::atomic_ref shared(*cell);
    uint32_t before = shared.load(std::memory_order_relaxed);
    while (!shared.compare_exchange_weak(before, combine(before, value), std::memory_order_relaxed)) {}
  }

  uint32_t index_, size_;
  std::barrier<>& barrier_;
};

// Calls body(group) in each of the threads.
template <typename Body>
void run_group(uint32_t threads, const Body& body) {
  if (threads == 1) {
    body(OneThread());
    return;
  }
  std::barrier<> barrier(threads);
  std::vector<std::jthread> pool;
  for (uint32_t t = 0; t < threads; ++t) {
    pool.emplace_back([&, t] { body(OneOfSeveral(t, threads, barrier)); });
  }
}

}  // namespace la3::augment
