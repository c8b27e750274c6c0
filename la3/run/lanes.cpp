#include "la3/run/lanes.h"

#include <torch/torch.h>

#include <barrier>
#include <exception>
#include <future>
#include <numeric>
#include <system_error>
#include <thread>
#include <vector>

#include "la3/core/start_thread.h"

namespace la3::run {

void run_in_lanes(const Lanes& lanes, const std::function<void(int lane)>& work) {
  if (lanes.count == 1) { return work(0); }
  const int threads = torch::get_num_threads();
  std::vector<std::exception_ptr> errors(static_cast<size_t>(lanes.count));
  {
    // None begins before all are there, since they may wait for each other.
    std::promise<bool> are_all_there;
    const std::shared_future<bool> begin(are_all_there.get_future());
    std::vector<std::jthread> running;
    const auto run_lane = [&](int lane) {
      if (!begin.get()) { return; }
      try {
        torch::set_num_threads(lanes.threads);  // OpenMP keeps this number per thread
        work(lane);
      } catch (...) { errors[static_cast<size_t>(lane)] = std::current_exception(); }
    };
    try {
      for (int lane = 0; lane < lanes.count; ++lane) { running.emplace_back(run_lane, lane); }
    } catch (const std::system_error& problem) {
      are_all_there.set_value(false);
      fail_to_start_thread(problem);
    }
    are_all_there.set_value(true);
  }
  torch::set_num_threads(threads);
  for (const auto& error : errors) {
    if (error) { std::rethrow_exception(error); }
  }
}

double measure_in_lanes(const Lanes& lanes, const std::function<double(const std::function<void()>& warm)>& speed) {
  std::vector<double> speeds(static_cast<size_t>(lanes.count));
  std::barrier barrier(lanes.count);
  run_in_lanes(lanes, [&](int lane) {
    bool is_warm = false;
    const auto warm = [&] {
      is_warm = true;
      barrier.arrive_and_wait();
    };
    try {
      speeds[static_cast<size_t>(lane)] = speed(warm);
    } catch (...) {
      if (!is_warm) { barrier.arrive_and_drop(); }  // the others must not wait for it
      throw;
    }
  });
  return std::accumulate(speeds.begin(), speeds.end(), 0.0);
}

}  // namespace la3::run
