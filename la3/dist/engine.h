// What moves tensors between processes: c10d's Gloo for CPUs, its NCCL for GPUs. Used by group.cpp only.
//
// gloo_engine.cpp and nccl_engine.cpp take the place of their no_ files where LibTorch has them. Errors of c10d
// come out as they are. Not thread-safe.
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

  // Where its tensors must be.
  virtual torch::Device device() const = 0;

  // Sums over all ranks, in place; begun when this returns, done when what it returned was called. That takes how
  // long to wait at most, 0 for as long as the engine's timeout; it throws when that is over.
  virtual std::function<void(std::chrono::milliseconds limit)> all_reduce(torch::Tensor tensor) = 0;
  // Rank 0's values for all, in place.
  virtual void broadcast(torch::Tensor tensor) = 0;
  // One tensor of each rank, all of one shape.
  virtual std::vector<torch::Tensor> all_gather(const torch::Tensor& tensor) = 0;
};

struct EngineOptions {
  int rank = 0, size = 1;
  std::chrono::milliseconds timeout{600000};  // of every operation
  torch::Device device = torch::kCPU;
  std::string address;                    // this rank's own, for connections of its peers
  c10::intrusive_ptr<c10d::Store> store;  // where the ranks meet
};

// Throw Error where LibTorch, or the build, has no such engine.
std::unique_ptr<Engine> make_gloo_engine(const EngineOptions& options);
std::unique_ptr<Engine> make_nccl_engine(const EngineOptions& options);

}  // namespace la3::dist
