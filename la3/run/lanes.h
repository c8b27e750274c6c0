// Several trainings of one process at a time.
#pragma once

#include <functional>

namespace la3::run {

// So many, each on a thread of its own with so many threads of LibTorch's.
struct Lanes {
  int count = 1;
  int threads = 0;  // of each; 0: all
};
// Calls work(0) to work(count - 1), each on a thread of its own; with one lane on this thread. What
// they throw comes out when all have ended, the first lane's first.
void run_in_lanes(const Lanes& lanes, const std::function<void(int lane)>& work);

}  // namespace la3::run
