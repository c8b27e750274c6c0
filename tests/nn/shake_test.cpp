#include "la3/nn/networks/shake.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <functional>

#include "la3/core/random.h"
#include "la3/nn/networks/pyramid_net.h"
#include "la3/nn/networks/shake_resnet.h"
#include "la3/nn/registry.h"

namespace la3::nn {
namespace {

const torch::Device kCpu(torch::kCPU);

std::vector<torch::Device> devices() {
  std::vector<torch::Device> result = {kCpu};
  if (torch::cuda::is_available()) { result.emplace_back(torch::kCUDA); }
  return result;
}

torch::Tensor random_tensor(torch::IntArrayRef sizes) {
  return torch::randn(sizes, torch::kFloat64);
}

// Noise of one block in float64, made up.
ShakeNoise random_noise(int64_t images) {
  return {torch::rand({images}, torch::kFloat64), torch::rand({images}, torch::kFloat64)};
}

torch::Tensor per_image(const torch::Tensor& weights) {
  return weights.view({-1, 1, 1, 1});
}

// --- The draws ---

TEST(ShakeShakeNoise, IsTheStreamsOwnNumbersInOrder) {
  const NoiseKey key{.seed = 11, .epoch = 3, .step = 40, .first_image = 100};
  const ShakeNoise noise = draw_shake_shake(key, 2, 3, kCpu);
  for (int64_t image = 0; image < 3; ++image) {
    random::Stream stream(11, 3, uint64_t{40} << 32 | (100 + image), random::Purpose::kShake);
    for (int64_t block = 0; block < 2; ++block) {
      EXPECT_EQ(noise.forward[block][image].item<float>(), static_cast<float>(stream.uniform()));
      EXPECT_EQ(noise.backward[block][image].item<float>(), static_cast<float>(stream.uniform()));
    }
  }
}

TEST(ShakeShakeNoise, IsUniformAndForwardIsIndependentOfBackward) {
  const ShakeNoise noise = draw_shake_shake({.seed = 1}, 12, 5000, kCpu);
  for (const torch::Tensor& weights : {noise.forward, noise.backward}) {
    EXPECT_GE(weights.min().item<double>(), 0);
    EXPECT_LE(weights.max().item<double>(), 1);
    EXPECT_NEAR(weights.mean().item<double>(), 0.5, 0.005);
    EXPECT_NEAR(weights.var().item<double>(), 1.0 / 12, 0.002);
  }
  const torch::Tensor covariance = ((noise.forward - 0.5) * (noise.backward - 0.5)).mean();
  EXPECT_NEAR(covariance.item<double>(), 0, 0.002);
}

TEST(ShakeDropNoise, KeepsWithItsProbabilityElseShakes) {
  const ShakeNoise noise = draw_shake_drop({.seed = 1}, {0.9, 0.5}, 20000, kCpu);
  for (const auto& [block, probability] : {std::pair{0, 0.9}, {1, 0.5}}) {
    const ShakeNoise own = noise.of_block(block);
    const torch::Tensor kept = own.forward == 1;
    EXPECT_NEAR(kept.to(torch::kFloat64).mean().item<double>(), probability, 0.015);
    EXPECT_TRUE((own.backward.masked_select(kept) == 1).all().item<bool>());
    const torch::Tensor alpha = own.forward.masked_select(~kept), beta = own.backward.masked_select(~kept);
    EXPECT_GE(alpha.min().item<double>(), -1);
    EXPECT_LT(alpha.min().item<double>(), -0.98);
    EXPECT_GT(alpha.max().item<double>(), 0.98);
    EXPECT_NEAR(alpha.mean().item<double>(), 0, 0.04);
    EXPECT_GE(beta.min().item<double>(), 0);
    EXPECT_NEAR(beta.mean().item<double>(), 0.5, 0.02);
    EXPECT_NEAR((alpha * (beta - 0.5)).mean().item<double>(), 0, 0.01);
  }
}

TEST(ShakeNoise, DependsNotOnHowABatchIsCut) {
  const NoiseKey whole{.seed = 9, .epoch = 1, .step = 2, .first_image = 64};
  NoiseKey rest = whole;
  rest.first_image += 5;
  const std::vector<double> keep = {0.8, 0.7, 0.5};
  for (const bool drop : {false, true}) {
    const auto draw = [&](const NoiseKey& key, int64_t count) {
      return drop ? draw_shake_drop(key, keep, count, kCpu) : draw_shake_shake(key, 3, count, kCpu);
    };
    const ShakeNoise all = draw(whole, 8), head = draw(whole, 5), tail = draw(rest, 3);
    EXPECT_TRUE(torch::equal(all.forward, torch::cat({head.forward, tail.forward}, 1)));
    EXPECT_TRUE(torch::equal(all.backward, torch::cat({head.backward, tail.backward}, 1)));
  }
}

TEST(ShakeNoise, DiffersInEveryPartOfItsKeyAndPerImageAndBlock) {
  const NoiseKey key{.seed = 1, .epoch = 1, .step = 1, .first_image = 0};
  const torch::Tensor noise = draw_shake_shake(key, 4, 6, kCpu).forward;
  EXPECT_EQ(std::get<0>(at::_unique(noise)).numel(), 24);
  for (const NoiseKey& other :
       {NoiseKey{2, 1, 1, 0}, NoiseKey{1, 2, 1, 0}, NoiseKey{1, 1, 2, 0}, NoiseKey{1, 1, 1, 6}}) {
    EXPECT_FALSE((draw_shake_shake(other, 4, 6, kCpu).forward == noise).any().item<bool>());
  }
}

// --- The operations: forward and backward weights, each on its own ---

TEST(ShakeShake, MixesByAlphaForwardAndSharesTheGradientByBeta) {
  torch::manual_seed(1);
  for (const torch::Device device : devices()) {
    const auto on = [&](torch::Tensor tensor) { return tensor.to(device).detach().requires_grad_(true); };
    const ShakeNoise cpu_noise = random_noise(4);
    const ShakeNoise noise{cpu_noise.forward.to(device), cpu_noise.backward.to(device)};
    const torch::Tensor a = on(random_tensor({4, 3, 5, 5})), b = on(random_tensor({4, 3, 5, 5}));
    const torch::Tensor upstream = random_tensor({4, 3, 5, 5}).to(device);
    const torch::Tensor out = shake_shake(a, b, noise);
    out.backward(upstream);
    const torch::Tensor alpha = per_image(noise.forward), beta = per_image(noise.backward);
    EXPECT_TRUE(torch::allclose(out, alpha * a + (1 - alpha) * b));
    EXPECT_TRUE(torch::allclose(a.grad(), beta * upstream));
    EXPECT_TRUE(torch::allclose(b.grad(), (1 - beta) * upstream));
  }
}

TEST(ShakeDrop, ScalesForwardAndBackwardByItsTwoWeights) {
  torch::manual_seed(2);
  for (const torch::Device device : devices()) {
    const ShakeNoise cpu_noise = random_noise(4);
    const ShakeNoise noise{2 * cpu_noise.forward.to(device) - 1, cpu_noise.backward.to(device)};
    const torch::Tensor branch = random_tensor({4, 3, 5, 5}).to(device).detach().requires_grad_(true);
    const torch::Tensor upstream = random_tensor({4, 3, 5, 5}).to(device);
    const torch::Tensor out = shake_drop(branch, 0.7, noise);
    out.backward(upstream);
    EXPECT_TRUE(torch::allclose(out, per_image(noise.forward) * branch));
    EXPECT_TRUE(torch::allclose(branch.grad(), per_image(noise.backward) * upstream));
  }
}

TEST(Shake, EvaluatesWithTheExpectation) {
  torch::manual_seed(3);
  const torch::Tensor a = random_tensor({2, 3, 4, 4}), b = random_tensor({2, 3, 4, 4});
  EXPECT_TRUE(torch::allclose(shake_shake(a, b, std::nullopt), 0.5 * a + 0.5 * b));
  EXPECT_TRUE(torch::allclose(shake_drop(a, 0.7, std::nullopt), 0.7 * a));
}

TEST(Shake, KeepsTheTypeOfWhatItWeighs) {
  for (const torch::Device device : devices()) {
    const ShakeNoise noise = draw_shake_shake({.seed = 1}, 1, 2, device).of_block(0);
    const auto options = torch::TensorOptions(device).dtype(torch::kBFloat16);
    const torch::Tensor a = torch::ones({2, 3, 4, 4}, options).requires_grad_(true);
    const torch::Tensor b = torch::ones({2, 3, 4, 4}, options).requires_grad_(true);
    const torch::Tensor out = shake_drop(shake_shake(a, b, noise), 0.5, noise);
    EXPECT_EQ(out.scalar_type(), torch::kBFloat16);
    out.sum().backward();
    EXPECT_EQ(a.grad().scalar_type(), torch::kBFloat16);
    EXPECT_EQ(b.grad().scalar_type(), torch::kBFloat16);
  }
}

// --- Whole blocks against finite differences ---

using BlockForward = std::function<torch::Tensor(const torch::Tensor& x, const ShakeNoise& noise)>;

// The gradient of sum(upstream * block(x)) with noise (alpha, beta), with respect to some numbers
// of each tensor, must be the slope of that sum when the forward pass mixes by beta; the sum is
// linear in the block's output, so alpha plays no part in it.
void expect_gradients_are_slopes(const BlockForward& block, const torch::Tensor& x,
                                 std::vector<torch::Tensor> tensors, const ShakeNoise& noise) {
  const torch::Tensor upstream = random_tensor(block(x, noise).sizes());
  for (torch::Tensor& tensor : tensors) { tensor.mutable_grad().reset(); }
  (block(x, noise) * upstream).sum().backward();
  const ShakeNoise backward_both_ways{noise.backward, noise.backward};
  const auto loss = [&] { return (block(x, backward_both_ways) * upstream).sum().item<double>(); };
  torch::NoGradGuard no_grad;
  constexpr double kStep = 1e-6;
  for (torch::Tensor& tensor : tensors) {
    double* values = tensor.data_ptr<double>();
    const torch::Tensor gradient = tensor.grad().contiguous();
    for (int64_t i = 0; i < tensor.numel(); i += 1 + tensor.numel() / 7) {
      const double value = values[i];
      values[i] = value + kStep;
      const double above = loss();
      values[i] = value - kStep;
      const double below = loss();
      values[i] = value;
      const double expected = (above - below) / (2 * kStep);
      EXPECT_NEAR(gradient.data_ptr<double>()[i], expected, 1e-6 * std::max(1.0, std::abs(expected)));
    }
  }
}

template <class Block>
void check_block(Block& block, int64_t in_channels) {
  block.to(torch::kFloat64);
  const torch::Tensor x = random_tensor({3, in_channels, 6, 6}).requires_grad_(true);
  std::vector<torch::Tensor> tensors = block.parameters();
  tensors.push_back(x);
  const BlockForward forward = [&](const torch::Tensor& input, const ShakeNoise& noise) {
    return block.forward(input, noise);
  };
  const ShakeNoise noise = random_noise(3);
  expect_gradients_are_slopes(forward, x, tensors, {noise.forward, noise.forward});
  expect_gradients_are_slopes(forward, x, tensors, noise);

  // The other half: the forward pass knows alpha only.
  const torch::Tensor out = block.forward(x, noise);
  EXPECT_TRUE(torch::equal(out, block.forward(x, ShakeNoise{noise.forward, noise.forward})));
  EXPECT_FALSE(torch::equal(out, block.forward(x, ShakeNoise{noise.backward, noise.forward})));
}

TEST(ShakeBlock, HasTheGradientsOfFiniteDifferences) {
  torch::manual_seed(4);
  ShakeBlock same(4, 4, 1), wider(4, 8, 2);
  check_block(same, 4);
  check_block(wider, 4);
}

TEST(PyramidBlock, HasTheGradientsOfFiniteDifferences) {
  torch::manual_seed(5);
  PyramidBlock same(8, 2, 1, 0.7), wider(8, 3, 2, 0.6);
  check_block(same, 8);
  check_block(wider, 8);
}

TEST(PyramidBlock, PadsItsShortcutWithZeros) {
  torch::manual_seed(6);
  PyramidBlock block(8, 3, 2, 0.5);
  const torch::Tensor x = torch::randn({2, 8, 5, 5});
  const torch::Tensor none = torch::zeros({2});
  const torch::Tensor out = block.forward(x, ShakeNoise{none, none});  // the branch has weight 0
  EXPECT_EQ(out.sizes(), (std::vector<int64_t>{2, 12, 3, 3}));
  EXPECT_TRUE(torch::equal(out.slice(1, 0, 8), torch::avg_pool2d(x, 2, 2, 0, /*ceil_mode=*/true)));
  EXPECT_EQ(out.slice(1, 8, 12).abs().max().item<float>(), 0);
}

TEST(ShakeBlock, SeesOtherPixelsInTheSecondPathOfItsShortcut) {
  torch::NoGradGuard no_grad;
  ShakeBlock block(1, 2, 2);
  block.eval();
  // Branches without weight leave the shortcut, whose batch norm passes values on (up to epsilon).
  for (auto& item : block.named_parameters()) {
    if (item.key().find("branch") == 0 && item.value().dim() == 1) { item.value().zero_(); }
    if (item.key().find("shortcut.conv") == 0) { item.value().fill_(1); }
  }
  const torch::Tensor x = torch::arange(1, 17, torch::kFloat32).view({1, 1, 4, 4});
  const torch::Tensor out = block.forward(x, std::nullopt)[0];
  const torch::Tensor expected =
      torch::tensor({{1., 3., 9., 11.}, {0., 0., 0., 6.}}).to(torch::kFloat32).view({2, 2, 2});
  EXPECT_TRUE(torch::allclose(out, expected, 1e-4)) << out;
}

// --- In networks ---

class NoisyNetwork : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Networks, NoisyNetwork, testing::Values("shake-8-2x4d", "pyramid-11-a9"),
                         [](const auto& test) { return test.param.substr(0, test.param.find('-')); });

TEST_P(NoisyNetwork, RepeatsItsNoiseForTheSameKeyOnly) {
  torch::NoGradGuard no_grad;
  torch::manual_seed(7);
  const torch::Tensor images = torch::randn({6, 3, 16, 16});
  const auto network = make_network(GetParam(), 5, 1);
  network->set_training(true);
  const auto logits = [&](const NoiseKey& key) {
    network->set_noise(key);
    return network->forward(images);
  };
  const torch::Tensor first = logits({.seed = 1, .epoch = 2, .step = 3});
  EXPECT_TRUE(torch::equal(logits({.seed = 1, .epoch = 2, .step = 3}), first));
  EXPECT_FALSE(torch::equal(logits({.seed = 2, .epoch = 2, .step = 3}), first));
  EXPECT_FALSE(torch::equal(logits({.seed = 1, .epoch = 3, .step = 3}), first));
  EXPECT_FALSE(torch::equal(logits({.seed = 1, .epoch = 2, .step = 4}), first));
  EXPECT_FALSE(torch::equal(logits({.seed = 1, .epoch = 2, .step = 3, .first_image = 6}), first));
}

TEST_P(NoisyNetwork, EvaluatesWithoutNoise) {
  torch::NoGradGuard no_grad;
  const auto network = make_network(GetParam(), 5, 1);
  network->set_training(false);
  const torch::Tensor images = torch::ones({2, 3, 16, 16});
  const torch::Tensor first = network->forward(images);
  network->set_noise({.seed = 1, .epoch = 2, .step = 3});
  EXPECT_TRUE(torch::equal(network->forward(images), first));
}

}  // namespace
}  // namespace la3::nn
