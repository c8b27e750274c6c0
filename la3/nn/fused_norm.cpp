#include "la3/nn/fused_norm.h"

#include <torch/torch.h>

#include <utility>

#include "la3/nn/cuda/device_norm.h"
#include "la3/nn/host_norm.h"

namespace la3::nn {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::Variable;
using torch::autograd::variable_list;

constexpr auto kChannelsLast = torch::MemoryFormat::ChannelsLast;

// Wherever the tensors are.
void forward_values(const norm::Forward& what, bool training, torch::Device device) {
  device.is_cuda() ? norm::device_forward(what, training, device) : norm::host_forward(what, training);
}

void backward_values(const norm::Backward& what, torch::Device device) {
  device.is_cuda() ? norm::device_backward(what, device) : norm::host_backward(what);
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
    forward_values(what, /*training=*/true, x.device());
    context->saved_data["relu"] = relu;
    context->saved_data["has_before"] = has_before;
    context->saved_data["has_after"] = has_after;
    context->set_materialize_grads(false);
    // Inputs and outputs are kept without a copy; y is needed only if the norm alone does not
    // determine the ReLU's mask.
    context->save_for_backward({sum, weight, bias, statistics, has_after ? y : torch::Tensor()});
    return {y, has_after ? y.variable_data() : sum};
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const variable_list saved = context->get_saved_variables();
    const torch::Tensor &x = saved[0], &weight = saved[1], &bias = saved[2], &statistics = saved[3];
    const bool has_before = context->saved_data["has_before"].toBool();
    const bool has_after = context->saved_data["has_after"].toBool();
    const torch::Tensor d_sum = has_after ? torch::Tensor() : packed(gradients[1]);
    torch::Tensor dy = packed(gradients[0]), dy_more = has_after ? packed(gradients[1]) : torch::Tensor();
    if (!dy.defined() && !has_after) {  // only the sum was used
      return {d_sum, has_before ? d_sum : Variable(), {}, {}, {}, {}, {}, {}};
    }
    if (!dy.defined()) { std::swap(dy, dy_more); }
    if (dy_more.defined() && !x.is_cuda()) {
      dy = dy + dy_more;
      dy_more.reset();
    }
    const torch::Tensor dx = torch::empty_like(x), d_weight = torch::empty_like(weight);
    const torch::Tensor d_bias = torch::empty_like(bias);
    norm::Backward what;
    what.shape = shape_of(x);
    what.x = x.data_ptr();
    what.dy = dy.data_ptr();
    what.dy_more = read(dy_more);
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
    backward_values(what, x.device());
    return {dx, has_before ? dx : d_after, d_weight, d_bias, {}, {}, {}, {}};
  }
};

// For the result, or the sum of x and something. The GPU's kernels assume that nothing overlaps.
torch::Tensor memory_of(const torch::Tensor& x) {
  return x.is_cuda() ? torch::empty_like(x) : x;
}

torch::Tensor evaluated(torch::nn::BatchNorm2dImpl& module, const torch::Tensor& x, const torch::Tensor& after,
                        bool relu) {
  norm::Forward what = described(module, x);
  const torch::Tensor y = memory_of(x);
  what.after = read(after);
  what.relu = relu;
  what.y = y.data_ptr();
  forward_values(what, /*training=*/false, x.device());
  return y;
}

}  // namespace

bool can_fuse_norm(const torch::nn::BatchNorm2d& norm, const torch::Tensor& x) {
  const torch::nn::BatchNorm2dImpl& module = *norm;
  if (x.dim() != 4 || x.numel() == 0 || !x.is_contiguous(kChannelsLast) || !module.options.affine() ||
      !module.options.track_running_stats() || !module.options.momentum().has_value() ||
      module.weight.scalar_type() != torch::kFloat || module.running_mean.scalar_type() != torch::kFloat ||
      (!module.is_training() && torch::GradMode::is_enabled() &&
       (x.requires_grad() || module.weight.requires_grad() || module.bias.requires_grad()))) {
    return false;
  }
  // One value per channel has no variance: torch's norm says so.
  if (module.is_training() && x.numel() == x.size(1)) { return false; }
  return norm::device_can(x, module.weight) ||
         (x.is_cpu() && module.weight.is_cpu() && x.scalar_type() == torch::kFloat);
}

torch::Tensor fused_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, bool relu) {
  if (!norm->is_training()) { return evaluated(*norm, x, {}, relu); }
  return TrainingNorm::apply(x, x, norm->weight, norm->bias, norm.get(), /*has_before=*/false, /*has_after=*/false,
                             relu)[0];
}

NormAndSum fused_add_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& before,
                          bool relu) {
  const bool has_before = before.defined();
  const torch::Tensor other = has_before ? packed(before) : x;
  if (!norm->is_training()) {
    norm::Forward what = described(*norm, x);
    NormAndSum result{torch::empty_like(x), has_before ? memory_of(x) : x};
    what.before = has_before ? other.data_ptr() : nullptr;
    what.sum = has_before ? result.sum.data_ptr() : nullptr;
    what.relu = relu;
    what.y = result.normalised.data_ptr();
    forward_values(what, /*training=*/false, x.device());
    return result;
  }
  const variable_list made = TrainingNorm::apply(x, other, norm->weight, norm->bias, norm.get(), has_before,
                                                 /*has_after=*/false, relu);
  return {made[0], made[1]};
}

Twice fused_norm_add_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& after) {
  if (!norm->is_training()) {
    const torch::Tensor y = evaluated(*norm, x, packed(after), /*relu=*/true);
    return {y, y};
  }
  const variable_list made = TrainingNorm::apply(x, packed(after), norm->weight, norm->bias, norm.get(),
                                                 /*has_before=*/false, /*has_after=*/true, /*relu=*/true);
  return {made[0], made[1]};
}

}  // namespace la3::nn
