// Moves tensors between processes: c10d's Gloo for CPUs, its NCCL for GPUs. Used by group.cpp only.
//
// gloo_engine.cpp and nccl_engine.cpp replace their no_ counterparts where LibTorch has them.
// Errors of c10d are passed on as they are. Not thread-safe.
#pragma once

#include <torch/types.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <vector>

namespace la3::dist {

class Engine {
 public:
  virtual ~Engine() = default;

  // The device that its tensors must be on.
  virtual torch::Device device() const = 0;

  // Sums over all ranks, in place. The sum has begun when this returns and is done when the
  // returned function has been called. That takes the longest time to wait, 0 for the engine's
  // timeout, and throws when the time is over. Each rank's values are multiplied by `factor` first;
  // one other than 1 is for floating-point tensors.
  //
  // NCCL's sum, and the wait for it, are work in the current stream, so both can be captured in a
  // graph together with what comes before and after them; but the rank's first sum cannot.
  virtual std::function<void(std::chrono::milliseconds limit)> all_reduce(torch::Tensor tensor,
                                                                          double factor = 1) = 0;
  // Gives rank 0's values to all, in place.
  virtual void broadcast(torch::Tensor tensor) = 0;
  // One tensor from each rank, all of the same shape.
  virtual std::vector<torch::Tensor> all_gather(const torch::Tensor& tensor) = 0;
};

struct EngineOptions {
  int rank = 0, size = 1;
  std::chrono::milliseconds timeout{600000};  // for every operation
  torch::Device device = torch::kCPU;
  std::string address;                    // this rank's own, to which its peers connect
  c10::intrusive_ptr<c10d::Store> store;  // where the ranks meet
};

// Throw Error if LibTorch or the build has no such engine.
std::unique_ptr<Engine> make_gloo_engine(const EngineOptions& options);
std::unique_ptr<Engine> make_nccl_engine(const EngineOptions& options);

}  // namespace la3::dist
