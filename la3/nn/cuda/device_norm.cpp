#include "la3/nn/cuda/device_norm.h"

#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/torch.h>

#include <map>
#include <mutex>
#include <utility>

#include "la3/cuda/check.h"
#include "la3/nn/cuda/norm_kernels.h"

namespace la3::nn::norm {
namespace {

// One per stream: calls in a stream run one after the other.
void* workspace_for(const c10::cuda::CUDAStream& stream) {
  static std::mutex mutex;
  // Never destroyed: CUDA may be gone before the program ends.
  static auto& workspaces = *new std::map<std::pair<int, void*>, torch::Tensor>;
  const std::lock_guard lock(mutex);
  torch::Tensor& workspace =
      workspaces[{static_cast<int>(stream.device_index()), static_cast<void*>(stream.stream())}];
  if (!workspace.defined()) {
    workspace = torch::zeros({static_cast<int64_t>(kWorkspaceBytes)},
                             torch::TensorOptions().dtype(torch::kByte).device(stream.device()));
  }
  return workspace.data_ptr();
}

}  // namespace

bool device_can(const torch::Tensor& x, const torch::Tensor& weight) {
  const int64_t channels = x.size(1);
  return x.is_cuda() && weight.is_cuda() && x.scalar_type() == torch::kBFloat16 && channels % 8 == 0 &&
         channels <= kMaxChannels && x.numel() / channels < (int64_t{1} << 31) &&
         reinterpret_cast<uintptr_t>(x.data_ptr()) % 16 == 0;
}

void device_forward(const Forward& what, bool training, torch::Device device) {
  const c10::cuda::CUDAGuard guard(device);
  const auto stream = c10::cuda::getCurrentCUDAStream(device.index());
  cuda::check_cuda(training ? forward_training(what, workspace_for(stream), stream.stream())
                            : forward_evaluation(what, stream.stream()),
                   "batch norm");
}

void device_backward(const Backward& what, torch::Device device) {
  const c10::cuda::CUDAGuard guard(device);
  const auto stream = c10::cuda::getCurrentCUDAStream(device.index());
  cuda::check_cuda(backward(what, workspace_for(stream), stream.stream()), "batch norm, backward");
}

}  // namespace la3::nn::norm
