// Several trainings at a time in one process.
#pragma once

#include <functional>

namespace la3::run {

// The number of lanes, each on its own thread, and the number of LibTorch threads of each.
struct Lanes {
  int count = 1;
  int threads = 0;  // of each lane; 0: all
};
// Calls work(0) to work(count - 1), each on its own thread; a single lane runs on this thread.
// Exceptions are rethrown when all lanes have ended, the lowest lane's first.
void run_in_lanes(const Lanes& lanes, const std::function<void(int lane)>& work);

// Calls `speed` in all lanes and returns the sum of what they return. Each calls `warm` once, where its
// measurement begins: it returns when all have come there.
double measure_in_lanes(const Lanes& lanes, const std::function<double(const std::function<void()>& warm)>& speed);

}  // namespace la3::run
