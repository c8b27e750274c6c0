#include "la3/nn/classifier.h"

#include <torch/torch.h>

#include "la3/nn/network_parts.h"

namespace la3::nn {

std::unique_ptr<Network> as_network(std::string name, std::shared_ptr<Classifier> classifier) {
  NetworkParts parts;
  parts.name = std::move(name);
  for (const auto& item : classifier->named_parameters()) {
    parts.parameters.push_back({item.key(), item.value()});
  }
  for (const auto& item : classifier->named_buffers()) { parts.buffers.push_back({item.key(), item.value()}); }
  parts.forward = [classifier](const torch::Tensor& images) { return classifier->forward(images); };
  parts.set_training = [classifier](bool training) { classifier->train(training); };
  parts.set_noise = [classifier](const NoiseKey& key) { classifier->set_noise(key); };
  return assemble(std::move(parts));
}

torch::nn::Conv2d convolution(int64_t in_channels, int64_t out_channels, int64_t kernel_px, int64_t stride) {
  return torch::nn::Conv2d(torch::nn::Conv2dOptions(in_channels, out_channels, kernel_px)
                               .stride(stride)
                               .padding(kernel_px / 2)
                               .bias(false));
}

torch::Tensor normalise_relu(torch::nn::BatchNorm2d& norm, const torch::Tensor& x) {
  return norm->forward(x).relu_();
}

torch::Tensor pool_and_classify(torch::nn::Linear& linear, const torch::Tensor& x) {
  return linear->forward(torch::adaptive_avg_pool2d(x, {1, 1}).flatten(1));
}

}  // namespace la3::nn
