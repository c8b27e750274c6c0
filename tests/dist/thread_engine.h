// An engine for ranks that are threads of one test, for builds of LibTorch without Gloo: tensors of
// CPUs, handed over in memory. There is no monitor, so a rank that fails leaves the others to the
// timeout.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "la3/dist/engine.h"
#include "tests/dist/ranks.h"

namespace la3::dist {

class ThreadEngine final : public Engine {
 public:
  // Where the ranks of one group meet.
  class Meeting {
   public:
    explicit Meeting(int size) : given_(static_cast<size_t>(size)) {}

    // What all ranks gave, by rank.
    std::vector<torch::Tensor> exchange(int rank, const torch::Tensor& tensor) {
      std::unique_lock lock(mutex_);
      given_[static_cast<size_t>(rank)] = tensor.detach().clone();
      if (const uint64_t round = round_; ++arrived_ < given_.size()) {
        if (!all_came_.wait_for(lock, std::chrono::minutes(2), [&] { return round_ > round; })) {
          throw std::runtime_error("timed out");
        }
      } else {
        taken_ = given_;
        arrived_ = 0;
        ++round_;
        all_came_.notify_all();
      }
      return taken_;  // until this rank has come again
    }

   private:
    std::mutex mutex_;
    std::condition_variable all_came_;
    std::vector<torch::Tensor> given_, taken_;
    size_t arrived_ = 0;
    uint64_t round_ = 0;
  };

  ThreadEngine(std::shared_ptr<Meeting> meeting, int rank) : meeting_(std::move(meeting)), rank_(rank) {}

  torch::Device device() const override { return torch::kCPU; }
  std::function<void(std::chrono::milliseconds)> all_reduce(torch::Tensor tensor, double factor) override {
    if (factor != 1) { tensor.mul_(factor); }
    return [this, tensor](std::chrono::milliseconds) {
      const std::vector<torch::Tensor> all = meeting_->exchange(rank_, tensor);
      tensor.copy_(all[0]);
      for (size_t rank = 1; rank < all.size(); ++rank) { tensor.add_(all[rank]); }
    };
  }
  void broadcast(torch::Tensor tensor) override { tensor.copy_(meeting_->exchange(rank_, tensor)[0]); }
  std::vector<torch::Tensor> all_gather(const torch::Tensor& tensor) override {
    return meeting_->exchange(rank_, tensor);
  }

 private:
  std::shared_ptr<Meeting> meeting_;
  int rank_;
};

// Like run_ranks().
inline std::vector<std::string> run_threads(int size, const std::function<void(std::shared_ptr<Group>)>& body) {
  const auto meeting = std::make_shared<ThreadEngine::Meeting>(size);
  return in_threads(
      size, [&](int rank) { return Group::of(std::make_unique<ThreadEngine>(meeting, rank), rank, size); }, body);
}

}  // namespace la3::dist
