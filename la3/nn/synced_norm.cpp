#include "la3/nn/synced_norm.h"

#include <torch/torch.h>

#include <memory>
#include <stdexcept>

namespace la3::nn {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

thread_local std::shared_ptr<const SumOverProcesses> current;

// One number per channel, for use with N x C x H x W.
torch::Tensor per_channel(const torch::Tensor& values) {
  return values.view({1, -1, 1, 1});
}

// Carries the function through autograd, in one of torch's capsules.
struct SumHolder : torch::CustomClassHolder {
  explicit SumHolder(std::shared_ptr<const SumOverProcesses> function) : sum(std::move(function)) {}
  std::shared_ptr<const SumOverProcesses> sum;
};

struct SyncedNormFunction : torch::autograd::Function<SyncedNormFunction> {
  // `mean` and `scale` (1 / standard deviation) are over the images of all processes, `count`
  // pixels in total (by channel, all the same: a number would have to be fetched from a GPU).
  static torch::Tensor forward(AutogradContext* context, const torch::Tensor& x, const torch::Tensor& weight,
                               const torch::Tensor& bias, const torch::Tensor& mean, const torch::Tensor& scale,
                               const torch::Tensor& count, std::shared_ptr<const SumOverProcesses> sum) {
    context->save_for_backward({x, weight, mean, scale, count});
    context->saved_data["sum"] = c10::IValue::make_capsule(c10::make_intrusive<SumHolder>(std::move(sum)));
    const torch::Tensor factor = weight * scale;
    return torch::addcmul(per_channel(bias - mean * factor), x, per_channel(factor)).to(x.scalar_type());
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const auto saved = context->get_saved_variables();
    const torch::Tensor &x = saved[0], &weight = saved[1], &mean = saved[2], &scale = saved[3], &count = saved[4];
    const torch::Tensor d_y = gradients[0].to(torch::kFloat), centred = x.to(torch::kFloat) - per_channel(mean);
    const torch::Tensor d_bias = d_y.sum({0, 2, 3}), d_weight = (d_y * centred).sum({0, 2, 3}) * scale;
    // Each process's loss depends on the statistics, so their gradients come from all processes.
    torch::Tensor both = torch::stack({d_bias, d_weight});
    const auto holder = c10::static_intrusive_pointer_cast<SumHolder>(context->saved_data["sum"].toCapsule());
    (*holder->sum)(both);
    both = both / count;
    const torch::Tensor d_x =
        (d_y - per_channel(both[0]) - centred * per_channel(scale * both[1])) * per_channel(weight * scale);
    const torch::Tensor none;
    return {d_x.to(x.scalar_type()), d_weight, d_bias, none, none, none, none};
  }
};

}  // namespace

SyncedNorms::SyncedNorms(SumOverProcesses sum) {
  if (current) { throw std::logic_error("SyncedNorms: one at a time"); }
  current = std::make_shared<const SumOverProcesses>(std::move(sum));
}

SyncedNorms::~SyncedNorms() {
  current.reset();
}

bool SyncedNorms::is_on() {
  return current != nullptr;
}

torch::Tensor synced_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x) {
  torch::nn::BatchNorm2dImpl& module = *norm;
  torch::Tensor mean, variance, count;
  {
    const torch::NoGradGuard no_grad;
    // First each process's own mean and variance, then in double from there: sums of squares would
    // lose digits.
    const torch::Tensor values = x.detach().to(torch::kFloat);
    const double here = static_cast<double>(x.numel()) / static_cast<double>(x.size(1));
    const torch::Tensor own_mean = values.mean({0, 2, 3}).to(torch::kDouble);
    const torch::Tensor own_variance =
        values.var(at::IntArrayRef({0, 2, 3}), /*unbiased=*/false).to(torch::kDouble);
    torch::Tensor sums = torch::stack(
        {torch::full_like(own_mean, here), own_mean * here, (own_variance + own_mean * own_mean) * here});
    (*current)(sums);
    count = sums[0];
    mean = sums[1] / count;
    variance = (sums[2] / count - mean * mean).clamp_min(0);
    module.num_batches_tracked += 1;
    const double momentum = module.options.momentum().value_or(0.1);
    module.running_mean.lerp_(mean.to(module.running_mean.scalar_type()), momentum);
    module.running_var.lerp_((variance * (count / (count - 1))).to(module.running_var.scalar_type()), momentum);
  }
  const torch::Tensor scale = (variance + module.options.eps()).rsqrt().to(torch::kFloat);
  return SyncedNormFunction::apply(x, module.weight, module.bias, mean.to(torch::kFloat), scale,
                                   count.to(torch::kFloat), current);
}

}  // namespace la3::nn
