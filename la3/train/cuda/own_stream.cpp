#include "la3/train/cuda/own_stream.h"

#include <c10/cuda/CUDAGuard.h>

#include <map>
#include <mutex>
#include <vector>

#include "la3/cuda/check.h"

namespace la3::train {
namespace {

std::mutex mutex;
// Never destroyed: CUDA may be gone before the program ends.
std::map<c10::DeviceIndex, std::vector<cudaStream_t>>& unused_streams() {
  static auto& streams = *new std::map<c10::DeviceIndex, std::vector<cudaStream_t>>;
  return streams;
}

c10::cuda::CUDAStream take_stream(c10::Device device) {
  const std::lock_guard lock(mutex);
  std::vector<cudaStream_t>& unused = unused_streams()[device.index()];
  if (unused.empty()) {
    const c10::cuda::CUDAGuard guard(device);
    cudaStream_t made = nullptr;
    cuda::check_cuda(cudaStreamCreateWithFlags(&made, cudaStreamNonBlocking), "a stream");
    unused.push_back(made);
  }
  const cudaStream_t stream = unused.back();
  unused.pop_back();
  return c10::cuda::getStreamFromExternal(stream, device.index());
}

}  // namespace

OwnStream::OwnStream(c10::Device device) : stream_(take_stream(device)) {}

OwnStream::~OwnStream() {
  // Nothing may still run when the memory it uses is freed. Failures are reported elsewhere.
  (void)cudaStreamSynchronize(stream_.stream());
  const std::lock_guard lock(mutex);
  unused_streams()[stream_.device_index()].push_back(stream_.stream());
}

}  // namespace la3::train
