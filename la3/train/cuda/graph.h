// GPU work that is captured once and replayed.
#pragma once

#include <ATen/cuda/CUDAGraph.h>

#include <exception>
#include <memory>

namespace la3::train {

// Captures what `work` launches in the current stream, which must not be the default one. If `work`
// throws, the capture is ended before the exception is passed on.
template <typename Work>
std::unique_ptr<at::cuda::CUDAGraph> capture_graph(const Work& work) {
  auto graph = std::make_unique<at::cuda::CUDAGraph>();
  graph->capture_begin();
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

}  // namespace la3::train
