#include "la3/run/lanes.h"

#include <torch/torch.h>

#include <exception>
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

}  // namespace la3::run
