#include "la3/nn/networks/shake.h"

#include <torch/torch.h>

#include "la3/core/random.h"

namespace la3::nn {
namespace {

using random::Stream;
using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

struct Weights {
  double forward;
  double backward;
};

// Calls draw(stream, block) -> Weights for each block of each image.
template <class Draw>
ShakeNoise draw_noise(const NoiseKey& key, int64_t blocks, int64_t images, torch::Device device, const Draw& draw) {
  torch::Tensor noise = torch::empty({2, blocks, images}, torch::kFloat32);
  auto values = noise.accessor<float, 3>();
  for (int64_t image = 0; image < images; ++image) {
    const uint64_t place = key.first_image + static_cast<uint64_t>(image);
    TORCH_CHECK(key.step >> 32 == 0 && place >> 32 == 0, "noise: step and place below 2^32 expected, found ",
                key.step, " and ", place);
    Stream stream(key.seed, key.epoch, key.step << 32 | place, random::Purpose::kShake);
    for (int64_t block = 0; block < blocks; ++block) {
      const Weights weights = draw(stream, block);
      values[0][block][image] = static_cast<float>(weights.forward);
      values[1][block][image] = static_cast<float>(weights.backward);
    }
  }
  noise = noise.to(device);
  return {noise[0], noise[1]};
}

// One number per image, to multiply `x` with. It has the type of x, so that the product is not
// promoted.
torch::Tensor per_image(const torch::Tensor& weights, const torch::Tensor& x) {
  return weights.to(x.scalar_type()).view({-1, 1, 1, 1});
}

struct ShakeShakeFunction : torch::autograd::Function<ShakeShakeFunction> {
  static torch::Tensor forward(AutogradContext* context, const torch::Tensor& a, const torch::Tensor& b,
                               const torch::Tensor& alpha, const torch::Tensor& beta) {
    context->save_for_backward({beta});
    return torch::lerp(b, a, per_image(alpha, a));
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const torch::Tensor gradient = gradients[0];
    const torch::Tensor to_a = gradient * per_image(context->get_saved_variables()[0], gradient);
    return {to_a, gradient - to_a, torch::Tensor(), torch::Tensor()};
  }
};

struct ShakeDropFunction : torch::autograd::Function<ShakeDropFunction> {
  static torch::Tensor forward(AutogradContext* context, const torch::Tensor& branch, const torch::Tensor& weights,
                               const torch::Tensor& backward_weights) {
    context->save_for_backward({backward_weights});
    return branch * per_image(weights, branch);
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const torch::Tensor gradient = gradients[0];
    return {gradient * per_image(context->get_saved_variables()[0], gradient), torch::Tensor(), torch::Tensor()};
  }
};

}  // namespace

ShakeNoise draw_shake_shake(const NoiseKey& key, int64_t blocks, int64_t images, torch::Device device) {
  return draw_noise(key, blocks, images, device, [](Stream& stream, int64_t) {
    const double alpha = stream.uniform();
    const double beta = stream.uniform();
    return Weights{alpha, beta};
  });
}

ShakeNoise draw_shake_drop(const NoiseKey& key, const std::vector<double>& keep_probabilities, int64_t images,
                           torch::Device device) {
  const int64_t blocks = static_cast<int64_t>(keep_probabilities.size());
  return draw_noise(key, blocks, images, device, [&](Stream& stream, int64_t block) {
    const bool kept = stream.uniform() < keep_probabilities[static_cast<size_t>(block)];
    const double alpha = 2 * stream.uniform() - 1;
    const double beta = stream.uniform();
    return kept ? Weights{1, 1} : Weights{alpha, beta};
  });
}

torch::Tensor shake_shake(const torch::Tensor& a, const torch::Tensor& b,
                          const std::optional<ShakeNoise>& block_noise) {
  if (!block_noise) { return torch::lerp(b, a, 0.5); }
  return ShakeShakeFunction::apply(a, b, block_noise->forward, block_noise->backward);
}

torch::Tensor shake_drop(const torch::Tensor& branch, double keep_probability,
                         const std::optional<ShakeNoise>& block_noise) {
  if (!block_noise) { return branch * keep_probability; }
  return ShakeDropFunction::apply(branch, block_noise->forward, block_noise->backward);
}

}  // namespace la3::nn
