// GPU work that is captured once and replayed.
#pragma once

#include <ATen/core/Generator.h>
#include <ATen/cuda/CUDAGraph.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace la3::train {

enum class Capture : uint8_t {
  kNever,
  kAlways,  // a failure is an error
  kTry,     // for networks that are not ours: after a failure, the work is done as it is
};

// Work that is done as it is a few times, while cuDNN measures its algorithms and memory pools fill,
// then captured, and from then on replayed. cuDNN waits for the whole GPU before it measures, which
// must not happen while another thread captures.
//
// Random numbers that the work draws from torch's generator on the GPU are the same with kTry as if it
// were done as it is. Work that draws them on the host is not captured.
class ReplayedWork {
 public:
  ReplayedWork(int warm_up, Capture capture) : warm_up_(warm_up), capture_(capture) {}

  // Runs the work in the current stream, which must not be the default one. If a capture fails that
  // was only tried, `gave_up` is called with the reason before the work is done: what the work has left
  // behind on the host must be put right, nothing has been done on the GPU.
  void run(const std::function<void()>& work, const std::function<void(const std::string& why)>& gave_up = nullptr);
  // The work has changed: it is captured again.
  void forget();

 private:
  // The reason if it failed.
  std::string try_capture(const std::function<void()>& work);
  void replay();

  const int warm_up_;
  Capture capture_;
  int done_ = 0;
  std::unique_ptr<at::cuda::CUDAGraph> graph_;
  at::Generator generator_;  // the graph's own, if it was tried
};

}  // namespace la3::train
