// The processes that work on one job together, and how they talk: c10d with Gloo on CPUs and NCCL on GPUs.
//
// One process alone is a group too, of one, so nobody asks whether there are others. All ranks call the same
// operations in the same order. A rank that dies, hangs, is cut off or fails takes the others down within seconds
// (monitor.h). One thread at a time uses a group.
#pragma once

#include <torch/types.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "la3/monitor/environment.h"
#include "la3/monitor/monitor.h"

namespace la3::dist {

struct GroupOptions {
  torch::Device device = torch::kCPU;  // CPU: Gloo; CUDA: NCCL
  // The longest that a rank waits for the others in one operation, and for all to come in the beginning (two
  // minutes at most).
  std::chrono::milliseconds timeout{600000};
  std::string version;  // all ranks must have the same
  std::chrono::milliseconds heartbeat{1000}, silence{10000};
  // As MonitorOptions::lost: meant to print the text and end the process, as the thread that uses the group may be
  // anywhere. If it comes back, the operation under way and all later ones throw Error with the text.
  std::function<void(const std::string& what)> lost;
};

// Names and values that all ranks must have alike.
using Facts = std::vector<std::pair<std::string, std::string>>;

class Group {
 public:
  // A group of one.
  static std::shared_ptr<Group> alone();
  // Comes back when all ranks of the environment are there. Throws Error that says what is wrong with whom.
  static std::shared_ptr<Group> join(const monitor::Environment& environment, const GroupOptions& options);
  // As leave().
  ~Group();
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;

  int rank() const { return rank_; }
  int size() const { return size_; }
  // "rank 2 (host, pid 4711)"
  std::string name_of(int rank) const;
  // Of the processes of this machine that may use the same cores, how many there are, this one included.
  int sharing_cores() const;

  // All throw Error when a rank is lost or `timeout` is over. Tensors may be on any device. What all ranks have
  // taken part in counts, also when one of them has failed or gone right after it: it may have done so because of
  // that.

  // Sums a tensor over all ranks, in place. The sum is there, the same bits on every rank, when the function that
  // is returned has been called, and until then nobody may touch the tensor.
  std::function<void()> begin_sum(torch::Tensor tensor);
  void sum(torch::Tensor tensor) { begin_sum(std::move(tensor))(); }
  void sum(std::vector<int64_t>& numbers);
  void sum(std::vector<double>& numbers);
  // Rank 0's values for all.
  void broadcast(torch::Tensor tensor);
  std::string broadcast(const std::string& bytes);
  std::vector<int64_t> broadcast(const std::vector<int64_t>& numbers);
  // What each rank has given, by rank.
  std::vector<std::string> all_gather(const std::string& bytes);
  void barrier();

  // Throws Error on every rank, the same one, unless all ranks have the same facts; it names the first that differs
  // and the first rank that differs from rank 0.
  void check_same(const Facts& facts);

  // See Monitor.
  void fail(const std::string& message);
  void leave();

 private:
  struct State;
  Group();

  // Runs an operation of the engine; turns its errors into ours. Throws at once if a rank is lost.
  template <class Operation>
  auto guarded(const char* what, Operation operation);
  // The same for an operation that has begun: whether it can still be finished shows only when one tries.
  template <class Operation>
  auto attempted(const char* what, Operation operation);

  int rank_ = 0, size_ = 1;
  std::unique_ptr<State> state_;  // null in a group of one
};

}  // namespace la3::dist
