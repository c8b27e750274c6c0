// An engine that uses one of c10d's process groups. From LibTorch 1.13 (ProcessGroup) to 2.x
// (Backend) they have no common base class, but the same functions.
#pragma once

#include <exception>
#include <torch/csrc/distributed/c10d/Types.hpp>
#include <utility>

#include "la3/dist/engine.h"

namespace la3::dist {

template <class ProcessGroup>
class C10dEngine final : public Engine {
 public:
  C10dEngine(c10::intrusive_ptr<ProcessGroup> processes, torch::Device device)
      : processes_(std::move(processes)), device_(device) {}

  // Since LibTorch 2, NCCL expects an explicit shutdown and prints a warning without one.
  ~C10dEngine() override {
    if (!device_.is_cuda()) { return; }
    if constexpr (requires { processes_->shutdown(); }) {
      try {
        processes_->shutdown();
      } catch (const std::exception&) {}  // after a failed job, which has been reported
    }
  }

  torch::Device device() const override { return device_; }

  std::function<void(std::chrono::milliseconds limit)> all_reduce(torch::Tensor tensor, double factor) override {
    std::vector<torch::Tensor> tensors = {std::move(tensor)};
    c10d::AllreduceOptions options;
    const bool is_one = processes_->getSize() == 1 && tensors[0].is_floating_point();
    if (device_.is_cuda() && (factor != 1 || is_one)) {
      // Also for a single rank: NCCL's plain sum would do nothing there, and nobody could see or
      // time it.
      options.reduceOp = c10d::makeNCCLPreMulSum(factor);
    } else if (factor != 1) {
      tensors[0].mul_(factor);
    }
    auto work = processes_->allreduce(tensors, options);
    // 0 is c10d's kNoTimeout.
    return [work](std::chrono::milliseconds limit) { work->wait(limit); };
  }

  void broadcast(torch::Tensor tensor) override {
    std::vector<torch::Tensor> tensors = {std::move(tensor)};
    processes_->broadcast(tensors, c10d::BroadcastOptions())->wait();
  }

  std::vector<torch::Tensor> all_gather(const torch::Tensor& tensor) override {
    std::vector<std::vector<torch::Tensor>> gathered(1);
    for (int i = 0; i < processes_->getSize(); ++i) { gathered[0].push_back(torch::empty_like(tensor)); }
    std::vector<torch::Tensor> own = {tensor};
    processes_->allgather(gathered, own, c10d::AllgatherOptions())->wait();
    return gathered[0];
  }

 private:
  c10::intrusive_ptr<ProcessGroup> processes_;
  torch::Device device_;
};

}  // namespace la3::dist
