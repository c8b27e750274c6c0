// GPU work that is captured once and replayed.
#pragma once

#include <ATen/cuda/CUDAGraph.h>
#include <torch/version.h>

#include <exception>
#include <memory>
#include <mutex>

#include "la3/cuda/runtime.h"

namespace la3::train {

// Captures what `work` launches in the current stream, which must not be the default one. Other
// threads may use the GPU meanwhile, in other streams, as long as they do not wait for all of it; one
// capture at a time, because LibTorch's random numbers take part. If `work` throws, the capture is
// ended before the exception is passed on.
template <typename Work>
std::unique_ptr<at::cuda::CUDAGraph> capture_graph(const Work& work) {
  const std::lock_guard lock(cuda::capture_mutex());
  auto graph = std::make_unique<at::cuda::CUDAGraph>();
#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 1)
  graph->capture_begin({0, 0}, cudaStreamCaptureModeThreadLocal);
#else
  graph->capture_begin();
#endif
  try {
    work();
  } catch (...) {
    try {
      graph->capture_end();
    } catch (const std::exception&) {}  // the first failure is the one to report
    throw;
  }
  graph->capture_end();
  return graph;
}

// Work that is done as it is a few times, while cuDNN measures its algorithms and memory pools fill,
// then captured, and from then on replayed. cuDNN waits for the whole GPU before it measures, which
// must not happen while another thread captures.
class ReplayedWork {
 public:
  // Never captured if `captures` is false.
  ReplayedWork(int warm_up, bool captures) : warm_up_(warm_up), captures_(captures) {}

  template <typename Work>
  void run(const Work& work) {
    if (!graph_ && captures_ && done_ >= warm_up_) {
      at::cuda::getCurrentCUDAStream().synchronize();
      graph_ = capture_graph(work);
    }
    if (graph_) { return graph_->replay(); }
    std::unique_lock measuring(cuda::capture_mutex(), std::defer_lock);
    if (done_ < warm_up_) { measuring.lock(); }
    work();
    ++done_;
  }
  // The work has changed: it is captured again.
  void forget() { graph_.reset(); }

 private:
  const int warm_up_;
  const bool captures_;
  int done_ = 0;
  std::unique_ptr<at::cuda::CUDAGraph> graph_;
};

}  // namespace la3::train
