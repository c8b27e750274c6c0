#include "la3/nn/network.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <set>

#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"

namespace la3::nn {
namespace {

// One small network of each family.
const std::vector<std::string>& families() {
  static const std::vector<std::string> names = {"wrn-10-1", "resnet-18", "shake-8-2x4d", "pyramid-11-a9"};
  return names;
}

torch::Tensor images(int64_t count, int64_t side_px) {
  torch::manual_seed(17);
  return torch::randn({count, 3, side_px, side_px});
}

NamedTensor buffer_named(const Network& network, const std::string& ending) {
  for (const NamedTensor& buffer : network.buffers()) {
    if (buffer.name.ends_with(ending)) { return buffer; }
  }
  throw std::out_of_range(ending);
}

class EveryFamily : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Networks, EveryFamily, testing::ValuesIn(families()),
                         [](const auto& test) { return test.param.substr(0, test.param.find('-')); });

TEST_P(EveryFamily, GivesALogitPerClassForAnyBatchAndSide) {
  torch::NoGradGuard no_grad;
  const auto network = make_network(GetParam(), 7, 1);
  for (const bool training : {true, false}) {
    network->set_training(training);
    for (const auto& [count, side_px] : {std::pair{3, 32}, {1, 32}, {5, 33}, {2, 45}}) {
      if (training && count == 1) {
        continue;
      }  // torch refuses batch statistics of a single number (resnet-18 at 32 px)
      const torch::Tensor logits = network->forward(images(count, side_px));
      EXPECT_EQ(logits.sizes(), (std::vector<int64_t>{count, 7})) << training << " " << side_px;
      EXPECT_TRUE(logits.isfinite().all().item<bool>());
    }
  }
  EXPECT_EQ(network->forward(images(1, 224)).sizes(), (std::vector<int64_t>{1, 7}));
}

TEST_P(EveryFamily, NamesEachTensorOnceAndInTheSameOrder) {
  const auto first = make_network(GetParam(), 7, 1), second = make_network(GetParam(), 7, 2);
  std::set<std::string> names;
  for (const auto& [a, b] :
       {std::pair{first->parameters(), second->parameters()}, {first->buffers(), second->buffers()}}) {
    ASSERT_EQ(a.size(), b.size());
    for (size_t i = 0; i < a.size(); ++i) {
      EXPECT_EQ(a[i].name, b[i].name);
      EXPECT_TRUE(names.insert(a[i].name).second) << a[i].name;
    }
  }
}

TEST_P(EveryFamily, TrainsItsBatchNormsOnlyInTraining) {
  torch::NoGradGuard no_grad;
  const auto network = make_network(GetParam(), 7, 1);
  const torch::Tensor mean = buffer_named(*network, "bn1.running_mean").tensor;
  const torch::Tensor fresh = mean.clone();
  network->set_training(false);
  network->forward(images(4, 32));
  EXPECT_TRUE(torch::equal(mean, fresh));
  network->set_training(true);
  network->forward(images(4, 32));
  EXPECT_FALSE(torch::equal(mean, fresh));
}

TEST_P(EveryFamily, EvaluatesAnImageAloneAsInABatch) {
  torch::NoGradGuard no_grad;
  const auto network = make_network(GetParam(), 7, 1);
  network->set_training(true);
  network->forward(images(8, 32));
  network->set_training(false);
  const torch::Tensor batch = images(3, 32), logits = network->forward(batch);
  EXPECT_TRUE(torch::allclose(network->forward(batch.slice(0, 1, 2)), logits.slice(0, 1, 2), 1e-3, 1e-4));
  EXPECT_TRUE(torch::equal(network->forward(batch), logits));
}

TEST_P(EveryFamily, GivesEveryParameterAGradient) {
  const auto network = make_network(GetParam(), 7, 1);
  network->set_training(true);
  network->forward(images(4, 32)).square().sum().backward();
  for (const NamedTensor& parameter : network->parameters()) {
    ASSERT_TRUE(parameter.tensor.grad().defined()) << parameter.name;
    EXPECT_GT(parameter.tensor.grad().abs().max().item<float>(), 0) << parameter.name;
  }
}

TEST_P(EveryFamily, GivesTheSameLogitsInChannelsLast) {
  torch::NoGradGuard no_grad;
  const auto network = make_network(GetParam(), 7, 1);
  network->set_training(false);
  const torch::Tensor batch = images(3, 32), before = network->forward(batch);
  network->to(torch::kCPU);
  for (const NamedTensor& parameter : network->parameters()) {
    if (parameter.tensor.dim() == 4) {
      EXPECT_TRUE(parameter.tensor.is_contiguous(torch::MemoryFormat::ChannelsLast)) << parameter.name;
    }
  }
  const torch::Tensor after = network->forward(batch.contiguous(torch::MemoryFormat::ChannelsLast));
  EXPECT_TRUE(torch::allclose(after, before, 1e-3, 1e-4));
}

TEST_P(EveryFamily, TrainsOnAGpuAsOnTheCpu) {
  if (!torch::cuda::is_available()) { GTEST_SKIP() << "no GPU"; }
  const bool allowed = at::globalContext().allowTF32CuDNN();
  at::globalContext().setAllowTF32CuDNN(false);  // its 10-bit products differ by a tenth in some gradients
  // oneDNN in LibTorch 2.11 crashes with 4 and 8 threads on AVX-512 in the gradients of the narrow
  // Shake-Shake's 1 x 1 convolutions, in batches of 6.
  const int threads = torch::get_num_threads();
  torch::set_num_threads(1);
  torch::Tensor losses[2], gradients[2];
  for (const int on_gpu : {0, 1}) {
    const torch::Device device(on_gpu ? torch::kCUDA : torch::kCPU);
    const auto network = make_network(GetParam(), 7, 1);
    network->to(device);
    network->set_training(true);
    network->set_noise({.seed = 5, .epoch = 2, .step = 3});
    const torch::Tensor loss = network->forward(images(6, 32).to(device)).square().sum();
    loss.backward();
    losses[on_gpu] = loss.detach().cpu();
    gradients[on_gpu] = network->parameters().front().tensor.grad().cpu();
  }
  at::globalContext().setAllowTF32CuDNN(allowed);
  torch::set_num_threads(threads);
  EXPECT_TRUE(torch::allclose(losses[1], losses[0], 1e-2, 1e-3)) << losses[0] << losses[1];
  const torch::Tensor error = (gradients[1] - gradients[0]).norm() / gradients[0].norm();
  EXPECT_LT(error.item<double>(), 0.05);
}

TEST_P(EveryFamily, TrainsInBfloat16) {
  std::vector<torch::Device> devices = {torch::kCPU};
  if (torch::cuda::is_available()) { devices.emplace_back(torch::kCUDA); }
  for (const torch::Device device : devices) {
    const auto network = make_network(GetParam(), 7, 1);
    network->to(device);
    network->set_training(true);
    const torch::Tensor batch =
        images(4, 32).to(device, torch::kFloat32, false, false, torch::MemoryFormat::ChannelsLast);
    set_bf16_autocast(device, true);
    const torch::Tensor logits = network->forward(batch);
    set_bf16_autocast(device, false);
    EXPECT_EQ(logits.scalar_type(), torch::kBFloat16);
    logits.to(torch::kFloat32).square().sum().backward();
    for (const NamedTensor& parameter : network->parameters()) {
      EXPECT_EQ(parameter.tensor.grad().scalar_type(), torch::kFloat32) << parameter.name;
      EXPECT_TRUE(parameter.tensor.grad().isfinite().all().item<bool>()) << parameter.name;
    }
  }
}

TEST(IsBatchNorm, HoldsForScalesAndShiftsOnly) {
  for (const std::string& name : families()) {
    const auto network = make_network(name, 7, 1);
    const std::vector<NamedTensor> parameters = network->parameters();
    const std::vector<bool> norms = is_batch_norm(*network);
    ASSERT_EQ(norms.size(), parameters.size());
    for (size_t i = 0; i < norms.size(); ++i) {
      const bool is_linear = parameters[i].name.starts_with("fc.");
      EXPECT_EQ(norms[i], parameters[i].tensor.dim() == 1 && !is_linear) << name << " " << parameters[i].name;
    }
  }
}

}  // namespace
}  // namespace la3::nn
