#include "la3/run/lanes.h"

#include <torch/torch.h>

#include <barrier>
#include <exception>
#include <numeric>
#include <thread>
#include <vector>

namespace la3::run {

void run_in_lanes(const Lanes& lanes, const std::function<void(int lane)>& work) {
  if (lanes.count == 1) { return work(0); }
  const int threads = torch::get_num_threads();
  std::vector<std::exception_ptr> errors(static_cast<size_t>(lanes.count));
  {
    std::vector<std::jthread> running;
    for (int lane = 0; lane < lanes.count; ++lane) {
      running.emplace_back([&, lane] {
        try {
          torch::set_num_threads(lanes.threads);  // OpenMP keeps this number per thread
          work(lane);
        } catch (...) { errors[static_cast<size_t>(lane)] = std::current_exception(); }
      });
    }
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
