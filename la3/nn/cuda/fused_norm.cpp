#include "la3/nn/cuda/fused_norm.h"

#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/torch.h>

#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "la3/cuda/check.h"
#include "la3/nn/cuda/norm_kernels.h"

namespace la3::nn {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::Variable;
using torch::autograd::variable_list;

constexpr auto kChannelsLast = torch::MemoryFormat::ChannelsLast;

// One per stream: calls in a stream run one after the other.
torch::Tensor workspace_for(const c10::cuda::CUDAStream& stream) {
  static std::mutex mutex;
  // Never destroyed: CUDA may be gone before the program ends.
  static auto& workspaces = *new std::map<std::pair<int, void*>, torch::Tensor>;
  const std::lock_guard lock(mutex);
  torch::Tensor& workspace =
      workspaces[{static_cast<int>(stream.device_index()), static_cast<void*>(stream.stream())}];
  if (!workspace.defined()) {
    workspace = torch::zeros({static_cast<int64_t>(norm::kWorkspaceBytes)},
                             torch::TensorOptions().dtype(torch::kByte).device(stream.device()));
  }
  return workspace;
}

norm::Shape shape_of(const torch::Tensor& x) {
  return {x.size(0) * x.size(2) * x.size(3), static_cast<int>(x.size(1))};
}

const void* read(const torch::Tensor& tensor) {
  return tensor.defined() ? tensor.data_ptr() : nullptr;
}

torch::Tensor packed(const torch::Tensor& tensor) {
  return tensor.defined() ? tensor.contiguous(kChannelsLast) : tensor;
}

norm::Forward described(torch::nn::BatchNorm2dImpl& module, const torch::Tensor& x) {
  norm::Forward what;
  what.shape = shape_of(x);
  what.x = x.data_ptr();
  what.weight = module.weight.data_ptr<float>();
  what.bias = module.bias.data_ptr<float>();
  what.running_mean = module.running_mean.data_ptr<float>();
  what.running_var = module.running_var.data_ptr<float>();
  what.batches = module.num_batches_tracked.data_ptr<int64_t>();
  what.epsilon = static_cast<float>(module.options.eps());
  what.momentum = static_cast<float>(*module.options.momentum());
  return what;
}

struct TrainingNorm : torch::autograd::Function<TrainingNorm> {
  // `other` is what is added before or after the norm. If there is nothing to add, it is x, since
  // autograd accepts no undefined tensor.
  static variable_list forward(AutogradContext* context, const Variable& x, const Variable& other,
                               const Variable& weight, const Variable& bias, torch::nn::BatchNorm2dImpl* module,
                               bool has_before, bool has_after, bool relu) {
    const c10::cuda::CUDAGuard guard(x.device());
    const auto stream = c10::cuda::getCurrentCUDAStream(x.device().index());
    norm::Forward what = described(*module, x);
    const torch::Tensor sum = has_before ? torch::empty_like(x) : x;
    const torch::Tensor y = torch::empty_like(x);
    const torch::Tensor statistics = torch::empty({2, x.size(1)}, weight.options());
    what.before = has_before ? other.data_ptr() : nullptr;
    what.sum = has_before ? sum.data_ptr() : nullptr;
    what.after = has_after ? other.data_ptr() : nullptr;
    what.relu = relu;
    what.mean = statistics.data_ptr<float>();
    what.inverse_deviation = what.mean + x.size(1);
    what.y = y.data_ptr();
    cuda::check_cuda(norm::forward_training(what, workspace_for(stream).data_ptr(), stream.stream()), "batch norm");
    context->saved_data["relu"] = relu;
    context->saved_data["has_before"] = has_before;
    context->saved_data["has_after"] = has_after;
    context->set_materialize_grads(false);
    // Inputs and outputs are kept without a copy; y is needed only if the norm alone does not
    // determine the ReLU's mask.
    context->save_for_backward({sum, weight, bias, statistics, has_after ? y : torch::Tensor()});
    return {y, sum};
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const variable_list saved = context->get_saved_variables();
    const torch::Tensor &x = saved[0], &weight = saved[1], &bias = saved[2], &statistics = saved[3];
    const bool has_before = context->saved_data["has_before"].toBool();
    const bool has_after = context->saved_data["has_after"].toBool();
    const torch::Tensor d_sum = packed(gradients[1]);
    if (!gradients[0].defined()) {  // only the sum was used
      return {d_sum, has_before ? d_sum : Variable(), {}, {}, {}, {}, {}, {}};
    }
    const c10::cuda::CUDAGuard guard(x.device());
    const auto stream = c10::cuda::getCurrentCUDAStream(x.device().index());
    const torch::Tensor dy = packed(gradients[0]);
    const torch::Tensor dx = torch::empty_like(x), d_weight = torch::empty_like(weight);
    const torch::Tensor d_bias = torch::empty_like(bias);
    norm::Backward what;
    what.shape = shape_of(x);
    what.x = x.data_ptr();
    what.dy = dy.data_ptr();
    what.d_sum = read(d_sum);
    what.relu = context->saved_data["relu"].toBool();
    what.weight = weight.data_ptr<float>();
    what.bias = bias.data_ptr<float>();
    what.mean = statistics.data_ptr<float>();
    what.inverse_deviation = what.mean + x.size(1);
    what.d_weight = d_weight.data_ptr<float>();
    what.d_bias = d_bias.data_ptr<float>();
    what.dx = dx.data_ptr();
    torch::Tensor d_after;
    if (has_after) {
      what.y = saved[4].data_ptr();
      d_after = torch::empty_like(x);
      what.d_after = d_after.data_ptr();
    }
    cuda::check_cuda(norm::backward(what, workspace_for(stream).data_ptr(), stream.stream()),
                     "batch norm, backward");
    return {dx, has_before ? dx : d_after, d_weight, d_bias, {}, {}, {}, {}};
  }
};

torch::Tensor evaluated(torch::nn::BatchNorm2dImpl& module, const torch::Tensor& x, const torch::Tensor& before,
                        const torch::Tensor& after, bool relu, torch::Tensor& sum) {
  const c10::cuda::CUDAGuard guard(x.device());
  norm::Forward what = described(module, x);
  const torch::Tensor y = torch::empty_like(x);
  sum = before.defined() ? torch::empty_like(x) : x;
  what.before = read(before);
  what.sum = before.defined() ? sum.data_ptr() : nullptr;
  what.after = read(after);
  what.relu = relu;
  what.y = y.data_ptr();
  cuda::check_cuda(norm::forward_evaluation(what, c10::cuda::getCurrentCUDAStream(x.device().index()).stream()),
                   "batch norm");
  return y;
}

}  // namespace

bool can_fuse_norm(const torch::nn::BatchNorm2d& norm, const torch::Tensor& x) {
  if (!x.is_cuda() || x.scalar_type() != torch::kBFloat16 || x.dim() != 4 || x.numel() == 0) { return false; }
  const torch::nn::BatchNorm2dImpl& module = *norm;
  const int64_t channels = x.size(1);
  return x.is_contiguous(kChannelsLast) && channels % 8 == 0 && channels <= norm::kMaxChannels &&
         x.numel() / channels < (int64_t{1} << 31) && reinterpret_cast<uintptr_t>(x.data_ptr()) % 16 == 0 &&
         module.options.affine() && module.options.track_running_stats() && module.options.momentum().has_value() &&
         module.weight.is_cuda() && module.weight.scalar_type() == torch::kFloat &&
         module.running_mean.scalar_type() == torch::kFloat &&
         (module.is_training() || !torch::GradMode::is_enabled());
}

NormAndSum fused_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& before,
                      bool relu) {
  if (!norm->is_training()) {
    NormAndSum result;
    result.normalised = evaluated(*norm, x, packed(before), {}, relu, result.sum);
    return result;
  }
  const bool has_before = before.defined();
  const variable_list made = TrainingNorm::apply(x, has_before ? packed(before) : x, norm->weight, norm->bias,
                                                 norm.get(), has_before, /*has_after=*/false, relu);
  return {made[0], made[1]};
}

torch::Tensor fused_norm_add_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x,
                                  const torch::Tensor& after) {
  if (!norm->is_training()) {
    torch::Tensor sum;
    return evaluated(*norm, x, {}, packed(after), true, sum);
  }
  return TrainingNorm::apply(x, packed(after), norm->weight, norm->bias, norm.get(),
                             /*has_before=*/false,
                             /*has_after=*/true, /*relu=*/true)[0];
}

}  // namespace la3::nn
