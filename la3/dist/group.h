// The processes that work on one job together, and how they communicate: c10d with Gloo on CPUs and
// NCCL on GPUs.
//
// A single process is a group too, of one, so callers need not distinguish. All ranks call the same
// operations in the same order. A rank that dies, hangs, is cut off or fails takes the others down
// within seconds (la3/monitor/monitor.h). One thread at a time uses a group.
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
  // The longest that a rank waits for the others in one operation, and for all to join at the start
  // (at most two minutes).
  std::chrono::milliseconds timeout{600000};
  std::string version;  // all ranks must have the same
  std::chrono::milliseconds heartbeat{1000}, silence{10000};
  // Like MonitorOptions::lost: should print the text and end the process, since the thread that
  // uses the group may be anywhere. If it returns, the current operation and all later ones throw
  // Error with the text.
  std::function<void(const std::string& what)> lost;
};

// Names and values that must be the same on all ranks.
using Facts = std::vector<std::pair<std::string, std::string>>;

class Engine;

// Things first .. end - 1.
struct Share {
  size_t first = 0, end = 0;
};

class Group {
 public:
  // A group of one.
  static std::shared_ptr<Group> alone();
  // A group of one whose operations nevertheless go through an engine, Gloo's or NCCL's for the
  // device: shows on one machine what several processes do and how long it takes them. Throws Error
  // if there is no such engine.
  static std::shared_ptr<Group> alone(torch::Device device);
  // A group that goes through this engine and has no monitor: for tests.
  static std::shared_ptr<Group> of(std::unique_ptr<Engine> engine, int rank = 0, int size = 1);
  // Returns when all ranks of the environment have joined. Throws Error that says which rank has
  // what problem.
  static std::shared_ptr<Group> join(const monitor::Environment& environment, const GroupOptions& options);
  // Like leave().
  ~Group();
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;

  int rank() const { return rank_; }
  int size() const { return size_; }
  // Whether operations go through an engine: always if there are several processes.
  bool communicates() const { return state_ != nullptr; }
  // "rank 2 (host, pid 4711)"
  std::string name_of(int rank) const;
  // Of `count` things those that this rank takes.
  Share share(size_t count) const;
  // The number of processes on this machine that may use the same cores, including this one.
  int sharing_cores() const;

  // All throw Error when a rank is lost or `timeout` is over. Tensors may be on any device. An
  // operation that all ranks have taken part in still counts if one of them fails or leaves right
  // after it: that may be because of its result.

  // Sums a tensor over all ranks, in place. The sum, the same bits on every rank, is there when the
  // returned function has been called; until then nobody may touch the tensor.
  std::function<void()> begin_sum(torch::Tensor tensor);
  void sum(torch::Tensor tensor) { begin_sum(std::move(tensor))(); }
  void sum(std::vector<int64_t>& numbers);
  void sum(std::vector<double>& numbers);
  // Gives rank 0's values to all.
  void broadcast(torch::Tensor tensor);
  std::string broadcast(const std::string& bytes);
  std::vector<int64_t> broadcast(const std::vector<int64_t>& numbers);
  // Returns once is_done() returns true, which is asked all the time: for work that contains sums
  // and that this process has already given to its GPU.
  void wait(const std::function<bool()>& is_done);
  // What each rank passed, by rank.
  std::vector<std::string> all_gather(const std::string& bytes);
  void barrier();

  // Throws Error, the same on every rank, unless all ranks have the same facts. It names the first
  // fact that differs and the first rank that differs from rank 0.
  void check_same(const Facts& facts);

  // See Monitor.
  void fail(const std::string& message);
  void leave();

 private:
  struct State;
  Group();

  // Runs an operation of the engine and converts its errors to ours. Throws at once if a rank is
  // lost.
  template <class Operation>
  auto guarded(const char* what, Operation operation);
  // The same for an operation that has begun: only trying shows whether it can still be completed.
  template <class Operation>
  auto attempted(const char* what, Operation operation);
  // Whether a rank is lost, after waiting for that for at most this long. A group of one loses
  // none.
  bool has_lost(std::chrono::milliseconds longest) const;
  [[noreturn]] void fail_late(const char* what);

  int rank_ = 0, size_ = 1;
  std::unique_ptr<State> state_;  // null in a group of one without an engine
};

}  // namespace la3::dist
