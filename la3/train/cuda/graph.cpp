#include "la3/train/cuda/graph.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/cuda/CUDAContext.h>
#include <ATen/cuda/CUDAGeneratorImpl.h>
#include <c10/cuda/CUDACachingAllocator.h>
#include <torch/version.h>

#include <exception>
#include <mutex>
#include <utility>

#include "la3/cuda/runtime.h"
#include "la3/nn/runtime.h"

// Since this version, generators can be exchanged and memory pools can be given up.
#define LA3_CAN_TRY (TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 4))

namespace la3::train {
namespace {

using Graph = std::unique_ptr<at::cuda::CUDAGraph>;

#if LA3_CAN_TRY
using Pool = decltype(at::cuda::graph_pool_handle());

// Ends a capture that CUDA has broken off. LibTorch stops half-way then: its allocator would go on as
// if the graph were still being captured, and would ask it about every stream. So the graph is never
// destroyed, which costs a few hundred bytes.
void abandon(Graph graph, c10::DeviceIndex device, Pool pool) {
  try {
    c10::cuda::CUDACachingAllocator::endAllocateToPool(device, pool);
    c10::cuda::CUDACachingAllocator::releasePool(device, pool);
    (void)graph.release();
  } catch (const std::exception&) {}  // it got further: its destructor does the rest
}
#endif

// Captures what `work` launches in the current stream. Other threads may use the GPU meanwhile, in
// other streams, as long as they do not wait for all of it; one capture at a time, because LibTorch's
// random numbers take part. If `work` throws, the capture is ended before the exception is passed on.
Graph capture_graph(const std::function<void()>& work) {
  const std::lock_guard lock(cuda::capture_mutex());
  auto graph = std::make_unique<at::cuda::CUDAGraph>();
#if LA3_CAN_TRY
  const Pool pool = at::cuda::graph_pool_handle();
  graph->capture_begin(pool, cudaStreamCaptureModeThreadLocal);
#elif TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 1)
  graph->capture_begin({0, 0}, cudaStreamCaptureModeThreadLocal);
#else
  graph->capture_begin();
#endif
  std::exception_ptr failure;
  try {
    work();
  } catch (...) { failure = std::current_exception(); }
  try {
    graph->capture_end();
  } catch (const std::exception&) {
    if (!failure) { failure = std::current_exception(); }  // the first is the one to report
#if LA3_CAN_TRY
    abandon(std::move(graph), at::cuda::getCurrentCUDAStream().device_index(), pool);
#endif
    (void)cudaGetLastError();  // the next call would report it once more
  }
  if (failure) { std::rethrow_exception(failure); }
  return graph;
}

}  // namespace

void ReplayedWork::run(const std::function<void()>& work,
                       const std::function<void(const std::string& why)>& gave_up) {
  if (!graph_ && capture_ != Capture::kNever && done_ >= warm_up_) {
    at::cuda::getCurrentCUDAStream().synchronize();
    if (capture_ == Capture::kAlways) {
      graph_ = capture_graph(work);
    } else if (const std::string why = try_capture(work); !why.empty()) {
      capture_ = Capture::kNever;
      if (gave_up) { gave_up(why); }
    }
  }
  if (graph_) { return replay(); }
  std::unique_lock measuring(cuda::capture_mutex(), std::defer_lock);
  if (done_ < warm_up_) { measuring.lock(); }
  work();
  ++done_;
}

void ReplayedWork::forget() {
  generator_ = {};
  if (!graph_) { return; }
  graph_.reset();
  // LibTorch keeps the memory of graphs that are gone, and in a capture it cannot give it back: a search
  // of 200 policies would fill the GPU.
  const std::lock_guard lock(cuda::capture_mutex());
  c10::cuda::CUDACachingAllocator::emptyCache();
}

#if LA3_CAN_TRY

// A capture changes the generator that its work draws from: it stays in the graph's hands, and after a
// failure it cannot be used any more. So the work draws from one that is the graph's alone.
std::string ReplayedWork::try_capture(const std::function<void()>& work) {
  const std::lock_guard lock(cuda::capture_mutex());
  at::Generator shared = at::cuda::detail::getDefaultCUDAGenerator(), host = at::detail::getDefaultCPUGenerator();
  const at::Tensor host_before = host.get_state();
  const at::Generator before = shared.graphsafe_get_state();
  at::Generator own = at::cuda::detail::createCUDAGenerator();
  shared.graphsafe_set_state(own);
  std::string why;
  try {
    graph_ = capture_graph(work);
  } catch (const std::exception& exception) {
    why = nn::reason_of(exception);
    if (why.empty()) { why = "an unknown error"; }
  }
  shared.graphsafe_set_state(before);
  if (!host.get_state().equal(host_before)) {
    graph_.reset();
    host.set_state(host_before);
    if (why.empty()) { why = "it draws random numbers on the host"; }
  }
  if (graph_) { generator_ = std::move(own); }
  return why;
}

void ReplayedWork::replay() {
  if (!generator_.defined()) { return graph_->replay(); }
  const std::lock_guard lock(cuda::capture_mutex());  // all threads share the generator
  at::Generator shared = at::cuda::detail::getDefaultCUDAGenerator();
  generator_.set_current_seed(shared.current_seed());
  generator_.set_offset(shared.get_offset());
  graph_->replay();
  shared.set_offset(generator_.get_offset());
}

#else

std::string ReplayedWork::try_capture(const std::function<void()>&) {
  return "LibTorch 2.4 or later expected, found " + nn::torch_version();
}

void ReplayedWork::replay() {
  graph_->replay();
}

#endif

}  // namespace la3::train
