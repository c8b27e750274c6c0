#include "la3/nn/classifier.h"

#include <torch/torch.h>

#include "la3/nn/folded_norm.h"
#include "la3/nn/network_parts.h"
#include "la3/nn/synced_norm.h"

namespace la3::nn {
namespace {

// `other` is added before or after the norm; it may be undefined.
bool fuses(const torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& other = {}) {
  // In evaluation mode, fused norms have no backward pass.
  const bool loses_gradient =
      !norm->is_training() && torch::GradMode::is_enabled() && other.defined() && other.requires_grad();
  return !SyncedNorms::is_on() && !loses_gradient && can_fuse_norm(norm, x);
}

}  // namespace

std::unique_ptr<Network> as_network(std::string name, std::shared_ptr<Classifier> classifier) {
  NetworkParts parts;
  parts.name = std::move(name);
  for (const auto& item : classifier->named_parameters()) {
    parts.parameters.push_back({item.key(), item.value()});
  }
  for (const auto& item : classifier->named_buffers()) { parts.buffers.push_back({item.key(), item.value()}); }
  parts.forward = [classifier](const torch::Tensor& images) { return classifier->forward(images); };
  const auto are_norms_frozen = std::make_shared<bool>(false);
  parts.set_training = [classifier, are_norms_frozen](bool training) {
    classifier->train(training);
    if (!*are_norms_frozen) { return; }
    for (const auto& module : classifier->modules()) {
      if (auto* norm = module->as<torch::nn::BatchNorm2d>()) { norm->train(false); }
    }
  };
  parts.freeze_norms = [are_norms_frozen](bool frozen) { *are_norms_frozen = frozen; };
  parts.set_noise = [classifier](const NoiseKey& key) { classifier->set_noise(key); };
  parts.is_fixed = !classifier->has_noise();
  if (!parts.is_fixed) { parts.why_not_captured = "it draws noise on the host"; }
  parts.can_sync_norms = true;
  return assemble(std::move(parts));
}

torch::nn::Conv2d convolution(int64_t in_channels, int64_t out_channels, int64_t kernel_px, int64_t stride) {
  return torch::nn::Conv2d(torch::nn::Conv2dOptions(in_channels, out_channels, kernel_px)
                               .stride(stride)
                               .padding(kernel_px / 2)
                               .bias(false));
}

torch::Tensor batch_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x) {
  return SyncedNorms::is_on() && norm->is_training() ? synced_norm(norm, x) : norm->forward(x);
}

torch::Tensor normalise(torch::nn::BatchNorm2d& norm, const torch::Tensor& x) {
  if (fuses(norm, x)) { return fused_norm(norm, x, /*relu=*/false); }
  return batch_norm(norm, x);
}

torch::Tensor normalise_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x) {
  if (fuses(norm, x)) { return fused_norm(norm, x, /*relu=*/true); }
  return batch_norm(norm, x).relu_();
}

Twice normalise_add_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x, const torch::Tensor& residual) {
  if (fuses(norm, x, residual) && residual.scalar_type() == x.scalar_type()) {
    return fused_norm_add_relu(norm, x, residual);
  }
  const torch::Tensor y = batch_norm(norm, x).add_(residual).relu_();
  return {y, y};
}

torch::Tensor convolve_normalise(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2d& norm,
                                 const torch::Tensor& x) {
  const torch::Tensor y = folded(convolution, *norm, x, {}, /*relu=*/false);
  return y.defined() ? y : normalise(norm, convolution.forward(x));
}

torch::Tensor convolve_normalise_relu(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2d& norm,
                                      const torch::Tensor& x) {
  const torch::Tensor y = folded(convolution, *norm, x, {}, /*relu=*/true);
  return y.defined() ? y : normalise_relu(norm, convolution.forward(x));
}

Twice convolve_normalise_add_relu(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2d& norm,
                                  const torch::Tensor& x, const torch::Tensor& residual) {
  const torch::Tensor y = folded(convolution, *norm, x, residual, /*relu=*/true);
  return y.defined() ? Twice{y, y} : normalise_add_relu(norm, convolution.forward(x), residual);
}

Activated add_normalise_relu(torch::nn::BatchNorm2d& norm, const Sum& x) {
  if (fuses(norm, x.first, x.second) && (!x.second.defined() || x.second.scalar_type() == x.first.scalar_type())) {
    const NormAndSum fused = fused_add_norm(norm, x.first, x.second, /*relu=*/true);
    return {fused.normalised, fused.sum};
  }
  torch::Tensor sum = x.first;
  if (x.second.defined()) { sum.add_(x.second); }
  return {batch_norm(norm, sum).relu_(), sum};
}

torch::Tensor pool_and_classify(torch::nn::Linear& linear, const torch::Tensor& x) {
  return linear->forward(torch::adaptive_avg_pool2d(x, {1, 1}).flatten(1));
}

}  // namespace la3::nn
