// Training and rewards on the GPU against the CPU's and torch's own operators. Everything skips
// itself where there is no GPU.
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDACachingAllocator.h>
#include <gtest/gtest.h>
#include <torch/torch.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>

#include "benchmarks/augment/memory_dataset.h"
#include "la3/core/error.h"
#include "la3/data/transformed.h"
#include "la3/dist/engine.h"
#include "la3/dist/group.h"
#include "la3/nn/conv_chain.h"
#include "la3/nn/folded_norm.h"
#include "la3/nn/fused_norm.h"
#include "la3/nn/max_pool.h"
#include "la3/nn/network_parts.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/nn/synced_norm.h"
#include "la3/policy/policy.h"
#include "la3/reward/reward.h"
#include "la3/search/space.h"
#include "la3/train/adamw.h"
#include "la3/train/cuda/step_kernels.h"
#include "la3/train/evaluate.h"
#include "la3/train/interrupted.h"
#include "la3/train/sgd.h"
#include "la3/train/stepper.h"
#include "tests/dist/thread_engine.h"
#include "tests/loader/photo_files.h"
#include "tests/nn/norm_cases.h"
#include "tests/nn/script_module.h"

namespace la3 {
namespace {

namespace fs = std::filesystem;
using augment::MemoryDataset;
using nn::check_fused_norm;
using nn::NormCase;
using nn::relative_error;
using torch::Tensor;

const torch::Device kGpu(torch::kCUDA, 0);

class GpuTraining : public testing::Test {
 protected:
  void SetUp() override {
    if (!torch::cuda::is_available()) { GTEST_SKIP() << "no CUDA device here"; }
    torch::manual_seed(1);
  }

  static train::TrainOptions options(bool bf16) {
    train::TrainOptions options;
    options.schedule = {.learning_rate = 0.05, .warmup_epochs = 1, .epochs = 3};
    options.batch_size = 64;
    options.device = kGpu;
    options.bf16 = bf16;
    options.seed = 3;
    options.workers = 4;
    return options;
  }
};

// ---- batch norm ----

class FusedNorm : public GpuTraining, public testing::WithParamInterface<NormCase> {};

TEST_P(FusedNorm, GivesTorchsValuesGradientsAndRunningStatistics) {
  check_fused_norm(GetParam(), kGpu, torch::kBFloat16, {.values = 4e-3, .gradients = 6e-3, .weights = 2e-3});
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, FusedNorm,
    testing::Values(NormCase{128, 16, 32, false, false, true}, NormCase{128, 32, 32, true, false, true},
                    NormCase{128, 128, 8, true, false, true}, NormCase{32, 160, 32, true, false, true},
                    NormCase{7, 640, 5, true, false, false}, NormCase{2, 8, 1, false, false, true},
                    NormCase{16, 64, 56, false, true, true}, NormCase{3, 2048, 7, false, true, true},
                    NormCase{16, 256, 14, false, false, false}, NormCase{3, 256, 14, false, true, true, true},
                    // Larger than the cache.
                    NormCase{64, 64, 56, false, true, true, true}, NormCase{65, 64, 56, true, false, true},
                    NormCase{33, 16, 160, false, false, true}),
    testing::PrintToStringParamName());

TEST_F(GpuTraining, NormIsNotFusedForOtherTypesAndLayouts) {
  torch::nn::BatchNorm2d norm(16), odd(12);
  norm->to(kGpu);
  odd->to(kGpu);
  const Tensor x = torch::randn({4, 16, 6, 6}, kGpu);
  EXPECT_FALSE(nn::can_fuse_norm(norm, x));
  EXPECT_FALSE(nn::can_fuse_norm(norm, x.to(torch::kBFloat16)));
  const auto last = torch::MemoryFormat::ChannelsLast;
  EXPECT_TRUE(nn::can_fuse_norm(norm, x.to(torch::kBFloat16).contiguous(last)));
  EXPECT_FALSE(nn::can_fuse_norm(odd, x.narrow(1, 0, 12).to(torch::kBFloat16).contiguous(last)));
}

// ---- norms folded into convolutions ----

// Norms that are not all alike, as after a training.
void shake_norms(nn::Network& network) {
  const torch::NoGradGuard no_grad;
  const auto is_norm = nn::is_batch_norm(network);
  const auto parameters = network.parameters();
  for (size_t i = 0; i < parameters.size(); ++i) {
    Tensor tensor = parameters[i].tensor;
    if (is_norm[i]) { tensor.add_(torch::randn_like(tensor) * 0.2); }
  }
  for (const auto& buffer : network.buffers()) {
    Tensor tensor = buffer.tensor;
    if (buffer.name.ends_with("running_mean")) { tensor.copy_(torch::randn_like(tensor) * 0.3); }
    if (buffer.name.ends_with("running_var")) { tensor.copy_(0.5 + torch::rand_like(tensor)); }
  }
}

Tensor logits_of(train::Inference& inference) {
  std::vector<Tensor> logits;
  inference.run(nullptr, 0, [&](const train::Answers& answers) { logits.push_back(answers.logits.clone()); });
  return torch::cat(logits);
}

TEST_F(GpuTraining, FoldedNormsGiveTheLogitsOfSingleLayers) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{1500}, 64, 10, size_t{256});
  for (const char* name : {"resnet-26", "resnet-50"}) {
    const auto network = nn::make_network(name, 10, 7);
    shake_norms(*network);
    network->to(kGpu);
    const Tensor exact =
        logits_of(*train::make_device_inference(*network, dataset, {.device = kGpu, .folded = false}));
    const Tensor plain = logits_of(
        *train::make_device_inference(*network, dataset, {.device = kGpu, .bf16 = true, .folded = false}));
    const auto inference = train::make_device_inference(*network, dataset, {.device = kGpu, .bf16 = true});
    const Tensor folded = logits_of(*inference);
    EXPECT_FALSE(torch::equal(plain, folded)) << "nothing was folded";
    EXPECT_LT(relative_error(folded, exact), 1.3 * relative_error(plain, exact) + 1e-3) << name;
    const auto agreement = [&](const Tensor& one) {
      return one.argmax(1).eq(exact.argmax(1)).to(torch::kDouble).mean().item<double>();
    };
    EXPECT_GT(agreement(folded), agreement(plain) - 0.02) << name;
    EXPECT_TRUE(torch::equal(logits_of(*inference), folded)) << "not the same bits again, in a graph";
  }
}

// Weights change between the evaluations of a training.
TEST_F(GpuTraining, FoldedNormsFollowTheWeights) {
  const auto network = nn::make_network("resnet-26", 10, 7);
  network->to(kGpu);
  network->set_training(false);
  const auto is_norm = nn::is_batch_norm(*network);
  const auto parameters = network->parameters();
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (!is_norm[i]) { Tensor(parameters[i].tensor).set_data(parameters[i].tensor.detach().to(torch::kBFloat16)); }
  }
  const Tensor x =
      torch::randn({4, 3, 64, 64}, kGpu).to(torch::kBFloat16).contiguous(torch::MemoryFormat::ChannelsLast);
  const torch::NoGradGuard no_grad;
  nn::FoldedNorms norms;
  const auto with_norms = [&] {
    const nn::FoldedNorms::Use use(norms);
    return network->forward(x).to(torch::kFloat);
  };
  const Tensor before = with_norms();
  EXPECT_EQ(norms.size(), 17u);  // two in each of eight blocks, and the first shortcut
  shake_norms(*network);
  const Tensor plain = network->forward(x).to(torch::kFloat);
  EXPECT_GT(relative_error(with_norms(), plain), 0.05) << "old weights are used until refresh()";
  norms.refresh();
  EXPECT_LT(relative_error(with_norms(), plain), 0.03);
  EXPECT_GT(relative_error(before, plain), 0.1);
}

// ---- max pooling ----

TEST_F(GpuTraining, MaxPoolGivesTorchsValuesAndGradients) {
  const auto last = torch::MemoryFormat::ChannelsLast;
  struct Size {
    int64_t images, channels, height, width;
  };
  for (const Size& size : {Size{4, 64, 56, 56}, {3, 8, 7, 10}, {2, 24, 1, 5}, {5, 16, 2, 2}}) {
    // Few different values, so that many are equal.
    const Tensor values = torch::randint(-4, 4, {size.images, size.channels, size.height, size.width}, kGpu);
    Tensor x = values.to(torch::kBFloat16).contiguous(last).requires_grad_();
    Tensor wide = values.to(torch::kFloat).requires_grad_();
    const Tensor y = nn::max_pool(x), expected = torch::max_pool2d(wide, 3, 2, 1);
    ASSERT_EQ(y.sizes(), expected.sizes());
    EXPECT_TRUE(y.is_contiguous(last));
    EXPECT_TRUE(torch::equal(y.to(torch::kFloat), expected));
    const Tensor dy = torch::randint(-9, 9, y.sizes(), kGpu);  // sums of four of them are exact
    torch::autograd::backward({y}, {dy.to(torch::kBFloat16)});
    torch::autograd::backward({expected}, {dy.to(torch::kFloat)});
    EXPECT_TRUE(torch::equal(x.grad().to(torch::kFloat), wide.grad())) << size.height << " x " << size.width;
    const torch::NoGradGuard no_grad;
    EXPECT_TRUE(torch::equal(nn::max_pool(x), y));
  }
  // Otherwise torch's own.
  const Tensor odd = torch::randn({2, 12, 8, 8}, kGpu);
  EXPECT_TRUE(torch::equal(nn::max_pool(odd), torch::max_pool2d(odd, 3, 2, 1)));
}

// ---- chains of convolutions ----

struct Passed {
  Tensor logits;
  std::map<std::string, Tensor> gradients, buffers;
};

// A forward and a backward pass of a network, in float32, or in bfloat16 except for its norms. Weights
// and images are numbers that both have.
Passed passed(const std::string& name, int64_t images, torch::ScalarType type, bool with_chains) {
  torch::manual_seed(4);
  const auto network = nn::make_network(name, 10, 7);
  network->to(kGpu);
  const auto is_norm = nn::is_batch_norm(*network);
  const auto parameters = network->parameters();
  for (size_t i = 0; i < parameters.size(); ++i) {
    Tensor tensor = parameters[i].tensor;
    if (is_norm[i]) {  // not all alike
      const torch::NoGradGuard no_grad;
      tensor.add_(torch::randn_like(tensor) * 0.2);
    } else {
      tensor.set_data(tensor.detach().to(torch::kBFloat16).to(type));
    }
  }
  const Tensor x = torch::randn({images, 3, 32, 32}, kGpu)
                       .to(torch::kBFloat16)
                       .to(type)
                       .contiguous(torch::MemoryFormat::ChannelsLast);
  network->set_training(true);
  std::optional<nn::ConvChainsAllowed> allowed;
  if (with_chains) { allowed.emplace(); }
  Passed result;
  result.logits = network->forward(x);
  torch::autograd::backward({result.logits},
                            {torch::randn(result.logits.sizes(), kGpu).to(torch::kBFloat16).to(type)});
  for (const auto& parameter : parameters) { result.gradients[parameter.name] = parameter.tensor.grad().clone(); }
  for (const auto& buffer : network->buffers()) { result.buffers[buffer.name] = buffer.tensor.clone(); }
  return result;
}

TEST_F(GpuTraining, ChainsGiveTheGradientsOfSingleLayers) {
  if (at::cuda::getDeviceProperties(0)->major != 9) { GTEST_SKIP() << "a Hopper GPU has them"; }
  for (const auto& [name, images] : {std::pair("wrn-16-2", 128), {"wrn-16-2", 37}, {"wrn-40-2", 128}}) {
    const auto bf16 = torch::kBFloat16;
    const Passed exact = passed(name, images, torch::kFloat, false), plain = passed(name, images, bf16, false),
                 chained = passed(name, images, bf16, true);
    EXPECT_FALSE(torch::equal(plain.logits, chained.logits)) << "no chain was used";
    // Wherever rounding moves a value across a ReLU's corner, a gradient comes or goes. So both differ from
    // float32, by about as much.
    const auto compare = [&, name = name](const Tensor& one, const Tensor& other, const Tensor& truth,
                                          const std::string& what) {
      EXPECT_LT(relative_error(one, truth), 1.6 * relative_error(other, truth) + 0.003) << name << " " << what;
    };
    compare(chained.logits, plain.logits, exact.logits, "logits");
    for (const auto& [parameter, gradient] : exact.gradients) {
      compare(chained.gradients.at(parameter), plain.gradients.at(parameter), gradient, parameter);
    }
    for (const auto& [buffer, value] : exact.buffers) {
      compare(chained.buffers.at(buffer), plain.buffers.at(buffer), value, buffer);
    }
    EXPECT_TRUE(torch::equal(passed(name, images, bf16, true).logits, chained.logits)) << "not the same bits again";
  }
}

// The backward passes of norms add up the gradients of a block's input; see above for the bound.
TEST_F(GpuTraining, ResNetsInBfloat16GiveTheGradientsOfFloat32) {
  for (const char* name : {"resnet-18", "resnet-50"}) {
    const auto bf16 = torch::kBFloat16;
    const Passed exact = passed(name, 256, torch::kFloat, false), ours = passed(name, 256, bf16, false);
    const nn::SyncedNorms alone([](const Tensor&) {});  // norms of one process, by torch's operators
    const Passed plain = passed(name, 256, bf16, false);
    EXPECT_FALSE(torch::equal(plain.logits, ours.logits)) << "no norm was fused";
    for (const auto& [parameter, gradient] : exact.gradients) {
      EXPECT_LT(relative_error(ours.gradients.at(parameter), gradient),
                1.6 * relative_error(plain.gradients.at(parameter), gradient) + 0.003)
          << name << " " << parameter;
    }
  }
}

// ---- the loss and the update ----

torch::Tensor bytes_of(const void* from, size_t count) {
  return torch::from_blob(const_cast<void*>(from), {static_cast<int64_t>(count)}, torch::kByte).to(kGpu);
}

TEST_F(GpuTraining, CrossEntropyGivesTorchsLossAndGradient) {
  for (const auto& [smoothing, is_weighted] : {std::pair{0.0, false}, {0.1, false}, {0.0, true}, {0.1, true}}) {
    for (const int classes : {3, 10, 1000}) {
      const int rows = 133;
      Tensor logits = (torch::randn({rows, classes}, kGpu) * 3).requires_grad_();
      const Tensor labels =
          torch::randint(classes, {rows}, torch::TensorOptions().dtype(torch::kLong).device(kGpu));
      const Tensor weights = is_weighted ? torch::rand({classes}, kGpu) * 3 : Tensor();
      const Tensor expected =
          torch::cross_entropy_loss(logits, labels, weights, at::Reduction::Sum, -100, smoothing) / rows;
      expected.backward();
      Tensor state =
          torch::zeros({sizeof(train::step::StepState)}, torch::TensorOptions().dtype(torch::kByte).device(kGpu));
      Tensor losses = torch::zeros({2 * rows}, kGpu), gradient = torch::full_like(logits, 777);
      train::step::CrossEntropy what;
      what.logits = logits.data_ptr();
      what.d_logits = gradient.data_ptr();
      what.labels = labels.data_ptr<int64_t>();
      what.losses = losses.data_ptr<float>();
      what.rows = rows;
      what.classes = classes;
      what.smoothing = static_cast<float>(smoothing);
      if (is_weighted) { what.weights = weights.data_ptr<float>(); }
      auto* on_gpu = reinterpret_cast<train::step::StepState*>(state.data_ptr());
      ASSERT_EQ(train::step::cross_entropy(what, on_gpu, c10::cuda::getCurrentCUDAStream().stream()), 0);
      const Tensor host = state.to(torch::kCPU);
      const auto& seen = *reinterpret_cast<const train::step::StepState*>(host.data_ptr());
      EXPECT_NEAR(seen.last_loss, expected.item<double>(), 1e-5 * std::max(1.0, expected.item<double>()));
      EXPECT_NEAR(seen.loss_sum, expected.item<double>() * rows, 1e-3 * std::max(1.0, expected.item<double>()));
      EXPECT_EQ(seen.correct, static_cast<uint64_t>(logits.argmax(1).eq(labels).sum().item<int64_t>()));
      EXPECT_EQ(seen.images, static_cast<uint64_t>(rows));
      EXPECT_EQ(seen.bad_step, 0u);
      EXPECT_LT(relative_error(gradient, logits.grad()), 1e-5);
    }
  }
}

TEST_F(GpuTraining, CrossEntropyWithWeightsOfOneIsThatWithout) {
  const int rows = 40, classes = 10;
  const Tensor labels = torch::randint(classes, {rows}, torch::TensorOptions().dtype(torch::kLong).device(kGpu));
  const Tensor ones = torch::ones({classes}, kGpu);
  for (const auto type : {torch::kFloat, torch::kBFloat16}) {
    const Tensor logits = (torch::randn({rows, classes}, kGpu) * 3).to(type);
    std::vector<Tensor> gradients;
    std::vector<float> losses;
    for (const bool is_weighted : {false, true}) {
      Tensor state =
          torch::zeros({sizeof(train::step::StepState)}, torch::TensorOptions().dtype(torch::kByte).device(kGpu));
      Tensor room = torch::zeros({2 * rows}, kGpu), gradient = torch::full_like(logits, 777);
      train::step::CrossEntropy what;
      what.logits = logits.data_ptr();
      what.d_logits = gradient.data_ptr();
      what.type = type == torch::kFloat ? train::step::Type::kFloat32 : train::step::Type::kBfloat16;
      what.labels = labels.data_ptr<int64_t>();
      what.losses = room.data_ptr<float>();
      what.rows = rows;
      what.classes = classes;
      what.smoothing = 0.1f;
      if (is_weighted) { what.weights = ones.data_ptr<float>(); }
      auto* on_gpu = reinterpret_cast<train::step::StepState*>(state.data_ptr());
      ASSERT_EQ(train::step::cross_entropy(what, on_gpu, c10::cuda::getCurrentCUDAStream().stream()), 0);
      const Tensor host = state.to(torch::kCPU);
      losses.push_back(reinterpret_cast<const train::step::StepState*>(host.data_ptr())->last_loss);
      gradients.push_back(gradient.to(torch::kFloat));
    }
    EXPECT_NEAR(losses[0], losses[1], 1e-5);
    EXPECT_LT(relative_error(gradients[1], gradients[0]), type == torch::kFloat ? 1e-5 : 1e-2);
  }
}

// Parameters of odd sizes, one of them a batch norm's, and no network.
class Tensors final : public nn::Network {
 public:
  Tensors() {
    for (const int64_t size : {5, 9000, 16384, 1, 100001}) {
      tensors_.push_back({"t" + std::to_string(size) + ".weight", torch::randn({size}, kGpu)});
    }
    buffers_.push_back({"t9000.running_mean", torch::zeros({1}, kGpu)});
  }
  const std::string& name() const override { return name_; }
  Tensor forward(const Tensor& images) override { return images; }
  std::vector<nn::NamedTensor> parameters() const override { return tensors_; }
  std::vector<nn::NamedTensor> buffers() const override { return buffers_; }
  void set_training(bool) override {}
  void to(torch::Device) override {}

 private:
  std::string name_ = "tensors";
  std::vector<nn::NamedTensor> tensors_, buffers_;
};

// Compares three updates on the GPU with the host's, for AdamW or for SGD.
void check_update(bool is_adamw) {
  using namespace train::step;
  using train::AdamW;
  for (const double clip : {0.0, 5.0, 1e6}) {
    const train::SgdOptions sgd_options{.momentum = 0.9, .weight_decay = 5e-2, .clip_norm = clip};
    Tensors network;
    std::vector<train::ParameterPlan> plans = train::plain_plans(network, 5e-2);
    plans[0].rate_factor = 0.5;
    plans[2].rate_factor = 3;
    std::unique_ptr<train::Optimizer> host_optimizer;
    if (is_adamw) {
      host_optimizer = std::make_unique<AdamW>(network, sgd_options, plans);
    } else {
      host_optimizer = std::make_unique<train::Sgd>(network, sgd_options, plans);
    }
    const auto is_norm = nn::is_batch_norm(network);
    std::vector<Parameter> parameters;
    std::vector<Chunk> chunks;
    uint64_t total = 0;
    for (const auto& entry : network.parameters()) {
      const auto number = static_cast<uint32_t>(parameters.size());
      Parameter parameter;
      parameter.offset = total;
      parameter.size = static_cast<uint64_t>(entry.tensor.numel());
      parameter.weight_decay = is_norm[number] ? 0.0f : 5e-2f;
      parameter.rate_factor = static_cast<float>(plans[number].rate_factor);
      parameters.push_back(parameter);
      for (uint32_t first = 0; first * kChunkValues < parameter.size; ++first) {
        chunks.push_back({number, first});
      }
      total += (parameter.size + 63) / 64 * 64;
    }
    EXPECT_TRUE(is_norm[1]);
    const Tensor values = torch::zeros({static_cast<int64_t>(total)}, kGpu), momentum = torch::zeros_like(values),
                 squares = torch::zeros_like(values);
    const Tensor copies = torch::zeros_like(values, values.options().dtype(torch::kBFloat16));
    for (size_t i = 0; i < parameters.size(); ++i) {
      values.narrow(0, static_cast<int64_t>(parameters[i].offset), static_cast<int64_t>(parameters[i].size))
          .copy_(network.parameters()[i].tensor);
      parameters[i].copy = copies.data_ptr<at::BFloat16>() + parameters[i].offset;
    }
    const std::vector<float> rates = {0.1f, 0.05f, 0.2f};
    std::vector<float> corrections;
    for (uint64_t number = 1; number <= 3; ++number) {
      const AdamW::Corrections corrected = AdamW::corrections(number);
      corrections.push_back(static_cast<float>(1 / corrected.mean));
      corrections.push_back(static_cast<float>(1 / std::sqrt(corrected.square)));
    }
    const Tensor on_corrections = bytes_of(corrections.data(), corrections.size() * sizeof(float));
    const Tensor on_parameters = bytes_of(parameters.data(), parameters.size() * sizeof(Parameter));
    const Tensor on_chunks = bytes_of(chunks.data(), chunks.size() * sizeof(Chunk));
    const Tensor on_rates = bytes_of(rates.data(), rates.size() * sizeof(float));
    const Tensor pointers = torch::zeros({8 * 8}, torch::TensorOptions().dtype(torch::kByte).device(kGpu));
    const Tensor norms = torch::zeros({static_cast<int64_t>(chunks.size())}, kGpu);
    const Tensor state = torch::zeros({sizeof(StepState)}, torch::TensorOptions().dtype(torch::kByte).device(kGpu));
    Update update;
    update.parameters = static_cast<const Parameter*>(on_parameters.data_ptr());
    update.chunks = static_cast<const Chunk*>(on_chunks.data_ptr());
    update.parameter_count = static_cast<uint32_t>(parameters.size());
    update.chunk_count = static_cast<uint32_t>(chunks.size());
    update.gradients = static_cast<const void**>(pointers.data_ptr());
    update.norms = norms.data_ptr<float>();
    update.rates = static_cast<const float*>(on_rates.data_ptr());
    update.rate_count = 3;
    update.values = values.data_ptr<float>();
    update.momentum = momentum.data_ptr<float>();
    update.momentum_factor = 0.9f;
    update.clip_norm = static_cast<float>(clip);
    if (is_adamw) {
      update.squares = squares.data_ptr<float>();
      update.momentum_factor = static_cast<float>(AdamW::kBeta1);
      update.square_factor = static_cast<float>(AdamW::kBeta2);
      update.mean_share = static_cast<float>(1 - AdamW::kBeta1);
      update.square_share = static_cast<float>(1 - AdamW::kBeta2);
      update.epsilon = static_cast<float>(AdamW::kEpsilon);
      update.corrections = static_cast<const float*>(on_corrections.data_ptr());
    }
    void* stream = c10::cuda::getCurrentCUDAStream().stream();
    auto* on_gpu = static_cast<StepState*>(state.data_ptr());
    for (int step = 0; step < 3; ++step) {
      std::vector<const void*> list;
      std::vector<Tensor> gradients;
      for (auto entry : network.parameters()) {
        const bool is_absent = entry.tensor.numel() == 1 && step == 1;
        gradients.push_back(torch::randn_like(entry.tensor));
        list.push_back(is_absent ? nullptr : gradients.back().data_ptr());
        if (!is_absent) { entry.tensor.mutable_grad() = gradients.back().clone(); }
      }
      ASSERT_EQ(set_gradients(update, list.data(), stream), 0);
      ASSERT_EQ(gradient_norm(update, on_gpu, stream), 0);
      ASSERT_EQ(apply(update, on_gpu, stream), 0);
      const double norm = host_optimizer->step(static_cast<double>(rates[static_cast<size_t>(step)]),
                                               static_cast<uint64_t>(step) + 1);
      const auto expected = host_optimizer->state();
      const Tensor host = state.to(torch::kCPU);
      EXPECT_NEAR(static_cast<const StepState*>(host.data_ptr())->norm / norm, 1.0, 1e-5);
      for (size_t i = 0; i < parameters.size(); ++i) {
        const auto offset = static_cast<int64_t>(parameters[i].offset),
                   size = static_cast<int64_t>(parameters[i].size);
        EXPECT_LT(relative_error(values.narrow(0, offset, size), network.parameters()[i].tensor),
                  is_adamw ? 5e-6 : 1e-6);
        EXPECT_LT(relative_error(momentum.narrow(0, offset, size), expected[i].tensor), 1e-6);
        if (is_adamw) {
          EXPECT_LT(relative_error(squares.narrow(0, offset, size), expected[parameters.size() + i].tensor), 1e-6);
        }
        EXPECT_TRUE(
            torch::equal(copies.narrow(0, offset, size), values.narrow(0, offset, size).to(torch::kBFloat16)));
      }
    }
  }
}

TEST_F(GpuTraining, UpdateIsThatOfSgd) {
  check_update(/*is_adamw=*/false);
}

TEST_F(GpuTraining, UpdateIsThatOfAdamW) {
  check_update(/*is_adamw=*/true);
}

// ---- steps ----

// The same images, as if they had to be read: the loader makes the batches.
class NotInMemory final : public data::Dataset {
 public:
  explicit NotInMemory(std::shared_ptr<const data::Dataset> whole) : whole_(std::move(whole)) {}
  size_t size() const override { return whole_->size(); }
  const std::vector<std::string>& labels() const override { return whole_->labels(); }
  const data::StandardTransforms& standard_transforms() const override { return whole_->standard_transforms(); }
  int label(size_t i) const override { return whole_->label(i); }
  Image get(size_t i) const override { return whole_->get(i); }
  std::string id(size_t i) const override { return whole_->id(i); }

 private:
  std::shared_ptr<const data::Dataset> whole_;
};

std::vector<double> losses_of(train::Stepper& stepper, int epochs, double rate) {
  std::vector<double> losses;
  for (int epoch = 0; epoch < epochs; ++epoch) {
    stepper.start_epoch(epoch, 0, std::vector<double>(stepper.steps_per_epoch(), rate));
    for (size_t step = 0; step < stepper.steps_per_epoch(); ++step) {
      stepper.run_step();
      const train::StepSums sums = stepper.finish();
      losses.push_back(sums.loss / static_cast<double>(sums.images));
    }
  }
  return losses;
}

std::vector<double> losses_of(const train::TrainOptions& options, const std::string& network_name, bool on_host,
                              bool in_memory = true) {
  std::shared_ptr<const data::Dataset> dataset = std::make_shared<MemoryDataset>(size_t{64 * 5 + 10});
  if (!in_memory) { dataset = std::make_shared<NotInMemory>(dataset); }
  const auto network = nn::make_network(network_name, 10, 5);
  network->to(kGpu);
  const auto stepper = on_host ? train::make_host_stepper(*network, dataset, options)
                               : train::make_device_stepper(*network, dataset, options);
  return losses_of(*stepper, 4, 0.05);
}

void expect_near(const std::vector<double>& a, const std::vector<double>& b, double tolerance) {
  ASSERT_EQ(a.size(), b.size());
  for (size_t i = 0; i < a.size(); ++i) { EXPECT_NEAR(a[i], b[i], tolerance) << "step " << i; }
}

// Twenty steps with other kernels drift apart; a mistake in a step shows in the first ones.
TEST_F(GpuTraining, GraphGivesTheLossesOfSingleStepsAndOfTheHost) {
  for (const bool bf16 : {false, true}) {
    train::TrainOptions with_graph = options(bf16), without = options(bf16);
    with_graph.policy = without.policy = std::make_shared<augment::Sampler>(
        policy::make_sampler(policy::uniform_policy(), MemoryDataset(1).labels(), 1));
    without.graph = false;
    const auto a = losses_of(with_graph, "wrn-16-1", false), b = losses_of(without, "wrn-16-1", false);
    const auto c = losses_of(without, "wrn-16-1", true);
    ASSERT_EQ(a.size(), 20u);
    expect_near(a, b, bf16 ? 0.05 : 0.03);
    expect_near(a, c, bf16 ? 0.08 : 0.03);
    for (size_t i = 0; i < 5; ++i) { EXPECT_NEAR(a[i], b[i], bf16 ? 0.02 : 5e-3) << "step " << i; }
    EXPECT_NEAR(a[0], c[0], bf16 ? 5e-3 : 1e-4);
    if (bf16) {  // chains of convolutions
      const auto chained = losses_of(with_graph, "wrn-16-2", false), host = losses_of(without, "wrn-16-2", true);
      EXPECT_NEAR(chained[0], host[0], 0.01);
      expect_near(chained, host, 0.1);
    }
    // Batches from the loader instead.
    expect_near(a, losses_of(with_graph, "wrn-16-1", false, /*in_memory=*/false), bf16 ? 0.05 : 0.03);
  }
}

// A stepper's losses, with the tensors of its network before and after.
struct Trained {
  std::vector<double> losses;
  std::map<std::string, Tensor> before, after;
};

Trained trained(const train::TrainOptions& options, const std::string& network_name, bool on_host, double rate) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{64 * 5 + 10});
  const auto network = nn::make_network(network_name, 10, 5);
  network->to(kGpu);
  const auto tensors = [&] {
    std::map<std::string, Tensor> copies;
    for (const auto& list : {network->parameters(), network->buffers()}) {
      for (const auto& entry : list) { copies[entry.name] = entry.tensor.detach().clone(); }
    }
    return copies;
  };
  torch::manual_seed(2);
  network->set_training(true);
  for (int i = 0; i < 30; ++i) {  // so that the running statistics are like those of batches
    const torch::NoGradGuard no_grad;
    network->forward(torch::randn({64, 3, 32, 32}, kGpu));
  }
  Trained result;
  result.before = tensors();
  const auto stepper = on_host ? train::make_host_stepper(*network, dataset, options)
                               : train::make_device_stepper(*network, dataset, options);
  result.losses = losses_of(*stepper, 4, rate);
  stepper->swap_average();
  result.after = tensors();
  return result;
}

TEST_F(GpuTraining, FrozenPartsStayTheSameToTheBitAndTheRestTrainsAsOnTheHost) {
  for (const char* name : {"wrn-16-1", "resnet-18"}) {
    for (const std::string_view freeze : {train::kFreezeNorms, train::kFreezeBackbone}) {
      for (const bool bf16 : {false, true}) {
        train::TrainOptions training = options(bf16);
        training.freeze = freeze;
        training.ema_decay = 0.9;
        const std::string what = std::string(name) + " " + std::string(freeze) + (bf16 ? " bf16" : " float32");
        // Norms that do not follow let small differences grow: small steps.
        const Trained gpu = trained(training, name, false, 0.001), host = trained(training, name, true, 0.001);
        for (const auto& [tensor, before] : gpu.before) {
          const bool is_norm =
              tensor.find("bn") != std::string::npos || tensor.find("downsample.1") != std::string::npos;
          const bool is_frozen = freeze == train::kFreezeNorms ? is_norm : !tensor.starts_with("fc.");
          EXPECT_EQ(torch::equal(gpu.after.at(tensor), before), is_frozen) << what << ": " << tensor;
        }
        SCOPED_TRACE(what);
        ASSERT_EQ(gpu.losses.size(), 20u);
        expect_near(gpu.losses, host.losses, bf16 ? 0.15 : 0.05);
        for (size_t i = 0; i < 5; ++i) { EXPECT_NEAR(gpu.losses[i], host.losses[i], bf16 ? 0.05 : 0.01) << i; }
      }
    }
  }
}

// The first steps are single ones, the others replay a graph.
TEST_F(GpuTraining, AdamWAndOtherRatesForPartsGiveTheHostsLosses) {
  for (const bool bf16 : {false, true}) {
    train::TrainOptions training = options(bf16);
    training.optimizer = train::kAdamW;
    training.head_lr_factor = 10;
    training.layer_decay = 0.7;
    const Trained gpu = trained(training, "wrn-16-1", false, 1e-3),
                  host = trained(training, "wrn-16-1", true, 1e-3);
    SCOPED_TRACE(bf16 ? "bf16" : "float32");
    expect_near(gpu.losses, host.losses, bf16 ? 0.15 : 0.05);
    for (size_t i = 0; i < 5; ++i) { EXPECT_NEAR(gpu.losses[i], host.losses[i], bf16 ? 0.05 : 0.01) << i; }
    // With other factors, or by SGD, they would have moved another distance.
    for (const char* name : {"fc.weight", "conv1.weight"}) {
      const double moved = (gpu.after.at(name) - gpu.before.at(name)).norm().item<double>(),
                   expected = (host.after.at(name) - host.before.at(name)).norm().item<double>();
      EXPECT_NEAR(moved / expected, 1, 0.2) << name;
    }
  }
}

// Each has its own stream and graph, and they capture while others train.
TEST_F(GpuTraining, SeveralAtATimeComeToTheLossesOfOne) {
  const auto alone = losses_of(options(true), "wrn-16-1", false);
  std::vector<std::vector<double>> beside(4);
  {
    std::vector<std::jthread> threads;
    for (auto& losses : beside) {
      threads.emplace_back([&losses] { losses = losses_of(options(true), "wrn-16-1", false); });
    }
  }
  for (const auto& losses : beside) { expect_near(alone, losses, 0.05); }
}

TEST_F(GpuTraining, EvaluatesBetweenEpochsAsTheHostDoes) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{64 * 5}), test = std::make_shared<MemoryDataset>(900);
  for (const double ema_decay : {0.0, 0.9}) {
    train::TrainOptions training = options(false);
    training.ema_decay = ema_decay;
    const auto network = nn::make_network("wrn-16-1", 10, 5);
    network->to(kGpu);
    std::vector<double> losses;
    training.epoch_done = [&](const train::EpochMetrics& metrics) { losses.push_back(metrics.test->loss); };
    train::train(*network, dataset, test, training);
    ASSERT_EQ(losses.size(), 3u);
    EXPECT_NE(losses[0], losses[1]) << "the weights of the first epoch again";
    const auto inference = train::make_host_inference(*network, test, {.device = kGpu});
    const train::Evaluation host = train::evaluate(*inference, *test, {.device = kGpu});
    EXPECT_NEAR(losses.back(), host.loss, 1e-3 * host.loss);
  }
}

// Its answers are the images themselves.
std::unique_ptr<nn::Network> mirror() {
  nn::NetworkParts parts;
  parts.name = "mirror";
  parts.forward = [](const Tensor& images) { return images.flatten(1); };
  parts.set_training = [](bool) {};
  parts.is_fixed = true;
  return nn::assemble(std::move(parts));
}

// The first run without a graph, the last one with it.
TEST_F(GpuTraining, PhotosForEvaluationAreDecodedOnceAndAreTheLoaders) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(72);
  dataset->add_odd_ones();
  for (int i = 0; i < 1100; ++i) { dataset->add_png(20 + i % 7, 30); }  // more than a batch
  const auto network = mirror();
  for (const bool bf16 : {false, true}) {
    const auto host = train::make_host_inference(*network, dataset, {.device = kGpu, .bf16 = bf16});
    EXPECT_FALSE(train::make_device_inference(*network, dataset, {.device = kGpu, .bf16 = bf16}));
    const auto device =
        train::make_device_inference(*network, dataset, {.device = kGpu, .bf16 = bf16, .keep_photos = true});
    ASSERT_TRUE(device);
    const auto all_of = [](train::Inference& inference) {
      std::vector<Tensor> logits, labels;
      inference.run(nullptr, 0, [&](const train::Answers& answers) {
        logits.push_back(answers.logits.clone());
        labels.push_back(answers.labels.clone());
      });
      return std::pair{torch::cat(logits), torch::cat(labels)};
    };
    const auto [images, labels] = all_of(*host);
    const Tensor expected = bf16 ? images.to(torch::kBFloat16).to(torch::kFloat) : images;
    const int reads = dataset->reads;
    for (int run = 0; run < 3; ++run) {
      const auto [shown, shown_labels] = all_of(*device);
      EXPECT_TRUE(torch::equal(shown, expected)) << run;
      EXPECT_TRUE(torch::equal(shown_labels, labels)) << run;
    }
    EXPECT_EQ(dataset->reads, reads) << "the photos are not on the GPU";
  }
}

TEST_F(GpuTraining, EvaluatesPhotosBetweenEpochsAsTheHostDoes) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(32), test = std::make_shared<loader::PhotoFiles>(32);
  for (int i = 0; i < 3; ++i) { dataset->add_odd_ones(); }
  test->add_odd_ones();
  for (int i = 0; i < 270; ++i) { test->add_png(20 + i % 7, 30); }
  train::TrainOptions training = options(false);
  training.batch_size = 32;
  const auto network = nn::make_network("wrn-16-1", 3, 5);
  network->to(kGpu);
  train::Evaluation last;
  training.epoch_done = [&](const train::EpochMetrics& metrics) { last = *metrics.test; };
  train::train(*network, dataset, test, training);
  EXPECT_EQ(test->reads, static_cast<int>(test->size())) << "decoded once";
  const auto inference = train::make_host_inference(*network, test, {.device = kGpu});
  const train::Evaluation host = train::evaluate(*inference, *test, {.device = kGpu});
  EXPECT_EQ(last.images, host.images);
  EXPECT_NEAR(static_cast<double>(last.correct), static_cast<double>(host.correct), 1);
  EXPECT_NEAR(last.loss, host.loss, 1e-3 * host.loss);
}

TEST_F(GpuTraining, TrainingsSideBySideHaveOneCopyOfTheImages) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{20000});
  const size_t bytes = size_t{20000} * 32 * 32 * 3;
  const auto allocated = [] {
    return static_cast<size_t>(c10::cuda::CUDACachingAllocator::getDeviceStats(0).allocated_bytes[0].current);
  };
  const auto networks = {nn::make_network("wrn-10-1", 10, 5), nn::make_network("wrn-10-1", 10, 6)};
  std::vector<std::unique_ptr<train::Stepper>> steppers;
  std::vector<size_t> taken;
  for (const auto& network : networks) {
    network->to(kGpu);
    const size_t before = allocated();
    steppers.push_back(train::make_device_stepper(*network, dataset, options(true)));
    taken.push_back(allocated() - before);
  }
  EXPECT_GT(taken[0], bytes);
  EXPECT_LT(taken[1], bytes / 4);
}

TEST_F(GpuTraining, NoisyNetworksAndAveragesGiveTheHostsLosses) {
  for (const bool bf16 : {false, true}) {
    train::TrainOptions noisy = options(bf16);
    noisy.ema_decay = 0.9;
    expect_near(losses_of(noisy, "shake-8-2x8d", false), losses_of(noisy, "shake-8-2x8d", true),
                bf16 ? 0.08 : 0.03);
  }
}

// Keeps what it is shown. Takes the mean of the images, so that there is something to train.
class Recorder final : public nn::Network {
 public:
  Recorder() : weight_(torch::zeros({10, 3}, torch::TensorOptions().device(kGpu)).requires_grad_()) {}
  const std::string& name() const override { return name_; }
  Tensor forward(const Tensor& images) override {
    seen.push_back(images.detach().clone());
    return images.mean({2, 3}).matmul(weight_.t());
  }
  std::vector<nn::NamedTensor> parameters() const override { return {{"weight", weight_}}; }
  std::vector<nn::NamedTensor> buffers() const override { return {}; }
  void set_training(bool) override {}
  void to(torch::Device) override {}
  std::vector<Tensor> seen;

 private:
  std::string name_ = "recorder";
  Tensor weight_;
};

TEST_F(GpuTraining, BatchesAreTheLoadersWhereverTheyAreMade) {
  train::TrainOptions training = options(false);
  training.copies = 2;
  const auto dataset = std::make_shared<MemoryDataset>(size_t{200});
  training.policy =
      std::make_shared<augment::Sampler>(policy::make_sampler(policy::uniform_policy(), dataset->labels(), 1));
  Recorder host, resident, streamed;
  const auto a = losses_of(*train::make_host_stepper(host, dataset, training), 2, 0.1);
  const auto b = losses_of(*train::make_device_stepper(resident, dataset, training), 2, 0.1);
  const auto c =
      losses_of(*train::make_device_stepper(streamed, std::make_shared<NotInMemory>(dataset), training), 2, 0.1);
  ASSERT_EQ(host.seen.size(), 6u);
  ASSERT_EQ(resident.seen.size(), 6u);
  ASSERT_EQ(streamed.seen.size(), 6u);
  for (size_t i = 0; i < host.seen.size(); ++i) {
    EXPECT_TRUE(torch::equal(host.seen[i], resident.seen[i])) << "step " << i;
    EXPECT_TRUE(torch::equal(host.seen[i], streamed.seen[i])) << "step " << i;
  }
  // Other labels would give other losses.
  expect_near(b, a, 1e-4);
  expect_near(c, a, 1e-4);
}

TEST_F(GpuTraining, PhotosAreDecodedOnceAndBatchesAreTheLoaders) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(32);
  for (int i = 0; i < 5; ++i) { dataset->add_odd_ones(); }
  for (const int copies : {1, 2}) {
    train::TrainOptions training = options(false);
    training.batch_size = 48;
    training.copies = copies;
    training.policy =
        std::make_shared<augment::Sampler>(policy::make_sampler(policy::uniform_policy(), dataset->labels(), 1));
    Recorder host, resident;
    const auto a = losses_of(*train::make_host_stepper(host, dataset, training), 2, 0.1);
    const auto stepper = train::make_device_stepper(resident, dataset, training);
    const int reads = dataset->reads;
    const auto b = losses_of(*stepper, 2, 0.1);
    EXPECT_EQ(dataset->reads, reads) << "the photos are not on the GPU";
    ASSERT_GT(host.seen.size(), 4u);
    ASSERT_EQ(resident.seen.size(), host.seen.size());
    for (size_t i = 0; i < host.seen.size(); ++i) {
      EXPECT_TRUE(torch::equal(host.seen[i], resident.seen[i])) << "step " << i;
    }
    expect_near(b, a, 1e-4);
  }
}

// --crop, --crop-scale, --cutout and --flip by label, of images of one size and of photos.
TEST_F(GpuTraining, BatchesAreTheLoadersWhateverTheTransforms) {
  using Crop = data::StandardTransforms::Crop;
  const auto photos = std::make_shared<loader::PhotoFiles>(32);
  for (int i = 0; i < 3; ++i) { photos->add_odd_ones(); }
  const auto squares = std::make_shared<MemoryDataset>(size_t{200});
  for (const std::shared_ptr<const data::Dataset>& dataset :
       {std::shared_ptr<const data::Dataset>(photos), std::shared_ptr<const data::Dataset>(squares)}) {
    for (const Crop crop : {Crop::kNone, Crop::kPad, Crop::kResized}) {
      data::StandardTransforms transforms = dataset->standard_transforms();
      transforms.crop = crop;
      transforms.pad_px = 3;
      transforms.area_low = 0.3;
      transforms.area_high = 0.7;
      transforms.cutout_px = 12;
      transforms.flip = true;
      transforms.unmirrored.assign(dataset->labels().size(), 0);
      for (size_t label = 0; label < dataset->labels().size(); label += 2) { transforms.unmirrored[label] = 1; }
      const auto changed = data::with_transforms(dataset, transforms);
      train::TrainOptions training = options(false);
      training.batch_size = 48;
      training.copies = 2;
      training.policy =
          std::make_shared<augment::Sampler>(policy::make_sampler(policy::uniform_policy(), dataset->labels(), 1));
      Recorder host, resident;
      losses_of(*train::make_host_stepper(host, changed, training), 2, 0.1);
      const auto stepper = train::make_device_stepper(resident, changed, training);
      const int reads = photos->reads;
      losses_of(*stepper, 2, 0.1);
      EXPECT_EQ(photos->reads, reads) << "the photos are not on the GPU";
      ASSERT_GT(host.seen.size(), 3u);
      ASSERT_EQ(resident.seen.size(), host.seen.size());
      for (size_t i = 0; i < host.seen.size(); ++i) {
        EXPECT_TRUE(torch::equal(host.seen[i], resident.seen[i]))
            << "step " << i << " crop " << static_cast<int>(crop) << " photos " << transforms.is_photos;
      }
    }
  }
}

// A graph reads each epoch's cuts and order from the same memory.
TEST_F(GpuTraining, PhotosInAGraphGiveTheHostsLosses) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(32);
  for (int i = 0; i < 5; ++i) { dataset->add_odd_ones(); }
  train::TrainOptions training = options(true);
  training.batch_size = 32;
  const auto losses = [&](bool on_host) {
    const auto network = nn::make_network("wrn-16-1", 3, 5);
    network->to(kGpu);
    return losses_of(*(on_host ? train::make_host_stepper(*network, dataset, training)
                               : train::make_device_stepper(*network, dataset, training)),
                     4, 0.01);
  };
  expect_near(losses(false), losses(true), 0.08);
}

// ---- several processes ----

// One GPU is all there is. With an engine that takes tensors through the host, two ranks can share
// it: all of a step but NCCL itself, and not captured.
TEST_F(GpuTraining, RanksShareEveryBatchAndTakeTheStepsOfOne) {
  train::TrainOptions training = options(false);
  training.copies = 2;
  training.graph = false;
  const auto dataset = std::make_shared<MemoryDataset>(size_t{200});
  training.policy =
      std::make_shared<augment::Sampler>(policy::make_sampler(policy::uniform_policy(), dataset->labels(), 1));
  Recorder one;
  const auto expected = losses_of(*train::make_device_stepper(one, dataset, training), 2, 0.1);
  for (const bool in_memory : {true, false}) {
    std::shared_ptr<const data::Dataset> images = dataset;
    if (!in_memory) { images = std::make_shared<NotInMemory>(dataset); }
    std::vector<std::unique_ptr<Recorder>> seen(2);
    std::vector<std::vector<double>> losses(2);
    for (auto& network : seen) { network = std::make_unique<Recorder>(); }
    const auto errors = dist::run_threads(2, [&](std::shared_ptr<dist::Group> group) {
      const auto rank = static_cast<size_t>(group->rank());
      train::TrainOptions own = training;
      own.group = group;
      losses[rank] = losses_of(*train::make_device_stepper(*seen[rank], images, own), 2, 0.1);
    });
    EXPECT_EQ(errors, (std::vector<std::string>{"", ""}));
    for (size_t rank = 0; rank < 2; ++rank) {
      expect_near(losses[rank], expected, 1e-4);  // sums over both
      ASSERT_EQ(seen[rank]->seen.size(), one.seen.size());
      for (size_t step = 0; step < one.seen.size(); ++step) {
        // The first copies of 64 samples, then the second ones; each rank has 32 of both.
        const Tensor whole = one.seen[step].view({2, 2, 32, 3, 32, 32});
        const Tensor half = seen[rank]->seen[step].view({2, 32, 3, 32, 32});
        EXPECT_TRUE(torch::equal(half, whole.select(1, static_cast<int64_t>(rank)))) << "step " << step;
      }
    }
  }
}

TEST_F(GpuTraining, RanksStopAfterTheSameStep) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{64 * 40});
  std::vector<size_t> stopped(2);
  const auto errors = dist::run_threads(2, [&](std::shared_ptr<dist::Group> group) {
    const auto rank = static_cast<size_t>(group->rank());
    train::TrainOptions own = options(false);
    own.group = group;
    own.graph = false;
    int asked = 0;
    own.should_stop = [&] { return rank == 1 && ++asked == 6; };  // only this rank, only once
    Recorder network;
    const auto stepper = train::make_device_stepper(network, dataset, own);
    stepper->start_epoch(0, 0, std::vector<double>(stepper->steps_per_epoch(), 0.1));
    size_t step = 0;
    while (!stepper->stop_is_wanted() && step < stepper->steps_per_epoch()) {
      stepper->run_step();
      ++step;
    }
    stepper->finish();
    stopped[rank] = step;
  });
  EXPECT_EQ(errors, (std::vector<std::string>{"", ""}));
  EXPECT_EQ(stopped[0], stopped[1]);
  EXPECT_GE(stopped[0], 6u);
  EXPECT_LE(stopped[0], 16u);
}

// NCCL with the gradients of its one rank multiplied by two: what a sum that is left out would not
// do.
class DoublingEngine final : public dist::Engine {
 public:
  DoublingEngine() {
    dist::EngineOptions options;
    options.device = kGpu;
    options.store = c10::make_intrusive<c10d::HashStore>();
    inner_ = dist::make_nccl_engine(options);
  }
  torch::Device device() const override { return inner_->device(); }
  std::function<void(std::chrono::milliseconds)> all_reduce(Tensor tensor, double factor) override {
    ++sums;
    return inner_->all_reduce(tensor, tensor.scalar_type() == torch::kFloat ? 2 * factor : factor);
  }
  void broadcast(Tensor tensor) override { inner_->broadcast(std::move(tensor)); }
  std::vector<Tensor> all_gather(const Tensor& tensor) override { return inner_->all_gather(tensor); }
  static inline int sums = 0;

 private:
  std::unique_ptr<dist::Engine> inner_;
};

// Null if this build has no NCCL.
template <typename Make>
std::shared_ptr<dist::Group> nccl_group(const Make& make) {
  try {
    return make();
  } catch (const Error&) { return nullptr; }
}
std::shared_ptr<dist::Group> nccl_group() {
  return nccl_group([] { return dist::Group::alone(kGpu); });
}

TEST_F(GpuTraining, NcclInTheGraphGivesTheLossesWithoutIt) {
  for (const bool bf16 : {false, true}) {
    train::TrainOptions alone = options(bf16), with_nccl = options(bf16);
    with_nccl.group = nccl_group();
    if (!with_nccl.group) { GTEST_SKIP() << "no NCCL in this build"; }
    for (const char* name : {"wrn-16-1", "wrn-16-2", "shake-8-2x8d"}) {  // layers, chains, never captured
      const auto a = losses_of(alone, name, false), b = losses_of(with_nccl, name, false);
      EXPECT_NEAR(a[0], b[0], bf16 ? 5e-3 : 1e-4) << name;
      expect_near(a, b, bf16 ? 0.08 : 0.03);
    }
    with_nccl.sync_norms = true;
    const auto synced = losses_of(with_nccl, "wrn-16-1", false), plain = losses_of(alone, "wrn-16-1", false);
    EXPECT_NEAR(synced[0], plain[0], bf16 ? 0.01 : 1e-4);
    expect_near(synced, plain, bf16 ? 0.1 : 0.03);
  }
}

TEST_F(GpuTraining, NcclsSumIsAPartOfTheGraph) {
  // How far the weights go in a few small steps without momentum, all but the first of them
  // replayed.
  const auto moved = [](const train::TrainOptions& training) {
    const auto dataset = std::make_shared<MemoryDataset>(size_t{64 * 10});
    const auto network = nn::make_network("wrn-16-1", 10, 5);
    network->to(kGpu);
    const auto stepper = train::make_device_stepper(*network, dataset, training);
    stepper->start_epoch(0, 0, std::vector<double>(stepper->steps_per_epoch(), 1e-4));
    const auto weights = [&](int steps) {
      for (int i = 0; i < steps; ++i) { stepper->run_step(); }
      stepper->finish();
      std::vector<Tensor> all;
      for (const auto& entry : network->parameters()) { all.push_back(entry.tensor.detach().flatten()); }
      return torch::cat(all).clone();
    };
    const Tensor before = weights(4);  // three as they are, one captured
    const int sums = DoublingEngine::sums;
    const double distance = (weights(5) - before).norm().item<double>();
    EXPECT_LE(DoublingEngine::sums - sums, 2) << "only finish() calls the engine: the steps are replayed";
    return distance;
  };
  for (const bool bf16 : {false, true}) {
    train::TrainOptions training = options(bf16);
    training.sgd = {.momentum = 0, .weight_decay = 0, .clip_norm = 0};
    const double once = moved(training);
    training.group = nccl_group([] { return dist::Group::of(std::make_unique<DoublingEngine>()); });
    if (!training.group) { GTEST_SKIP() << "no NCCL in this build"; }
    EXPECT_NEAR(moved(training) / once, 2, 0.1) << "1: the graph has no sum; " << (bf16 ? "bf16" : "float32");
  }
}

TEST_F(GpuTraining, TrainsAndEvaluatesThroughNccl) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{64 * 6});
  std::vector<std::vector<double>> losses(2);
  for (size_t with_nccl = 0; with_nccl < 2; ++with_nccl) {
    train::TrainOptions training = options(true);
    if (with_nccl == 1) {
      training.group = nccl_group();
      if (!training.group) { GTEST_SKIP() << "no NCCL in this build"; }
    }
    training.ema_decay = 0.9;
    training.epoch_done = [&](const train::EpochMetrics& metrics) {
      losses[with_nccl].push_back(metrics.train_loss);
      losses[with_nccl].push_back(metrics.test->loss);
    };
    const auto network = nn::make_network("wrn-10-1", 10, 5);
    network->to(kGpu);
    train::train(*network, dataset, dataset, training);
  }
  ASSERT_EQ(losses[0].size(), 6u);
  expect_near(losses[1], losses[0], 0.05);
}

class GpuRuns : public GpuTraining {
 protected:
  GpuRuns() : folder_(fs::temp_directory_path() / ("la3-gpu-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
  }
  ~GpuRuns() override { fs::remove_all(folder_); }
  fs::path folder_;
};

TEST_F(GpuRuns, GoesOnFromACheckpoint) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{64 * 6});
  for (const auto& [bf16, optimizer] :
       {std::pair(false, train::kSgd), {true, train::kSgd}, {true, train::kAdamW}}) {
    train::TrainOptions training = options(bf16);
    training.ema_decay = 0.9;
    training.optimizer = optimizer;
    if (optimizer == train::kAdamW) { training.schedule.learning_rate = 1e-3; }
    training.checkpoint_folder = folder_ / ((bf16 ? "bf16-" : "float32-") + std::string(optimizer));
    const auto whole = nn::make_network("wrn-10-1", 10, 5), parts = nn::make_network("wrn-10-1", 10, 5);
    whole->to(kGpu);
    parts->to(kGpu);
    train::TrainOptions plain = training;
    plain.checkpoint_folder.clear();
    std::vector<double> losses, resumed;
    plain.epoch_done = [&](const train::EpochMetrics& metrics) { losses.push_back(metrics.train_loss); };
    train::train(*whole, dataset, dataset, plain);
    int asked = 0;
    training.should_stop = [&] { return ++asked == 9; };
    training.epoch_done = [&](const train::EpochMetrics& metrics) { resumed.push_back(metrics.train_loss); };
    EXPECT_THROW(train::train(*parts, dataset, nullptr, training), train::Interrupted);
    training.should_stop = nullptr;
    training.resume = true;
    const auto again = nn::make_network("wrn-10-1", 10, 6);
    again->to(kGpu);
    int first_epoch = 0;
    size_t first_step = 0;
    training.started = [&](int epoch, size_t step) {
      first_epoch = epoch;
      first_step = step;
    };
    const auto found = train::train(*again, dataset, dataset, training);
    EXPECT_EQ(first_epoch, 1);
    EXPECT_GT(first_step, 0u);
    ASSERT_EQ(resumed.size(), losses.size());
    for (size_t i = 0; i < losses.size(); ++i) { EXPECT_NEAR(resumed[i], losses[i], 0.03) << "epoch " << i; }
    EXPECT_TRUE(found.has_value());
  }
}

TEST_F(GpuRuns, ATrainingThatDivergesSaysWhere) {
  train::TrainOptions training = options(true);
  training.schedule = {.learning_rate = 1e30, .warmup_epochs = 0, .epochs = 30};
  training.sgd.clip_norm = 0;
  const auto network = nn::make_network("wrn-10-1", 10, 5);
  network->to(kGpu);
  try {
    train::train(*network, std::make_shared<MemoryDataset>(size_t{256}), nullptr, training);
    FAIL() << "an error expected";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("diverged in epoch 1, step "), std::string::npos) << error.what();
  }
}

TEST_F(GpuRuns, TooLittleMemoryIsAClearError) {
  train::TrainOptions training = options(false);
  training.batch_size = 4096;
  training.copies = 1024;
  const auto network = nn::make_network("wrn-10-1", 10, 5);
  network->to(kGpu);
  try {
    train::train(*network, std::make_shared<MemoryDataset>(size_t{4096}, 32, 10, 64), nullptr, training);
    FAIL() << "an error expected";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("not enough memory"), std::string::npos) << error.what();
  }
}

TEST_F(GpuRuns, ADeviceThatIsNotThereIsAClearError) {
  try {
    nn::parse_device("cuda:99");
    FAIL() << "an error expected";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("this machine has"), std::string::npos) << error.what();
  }
}

// ---- TorchScript ----

// Counts the passes that the host asks for: those that are replayed are none.
class Counted final : public nn::Network {
 public:
  explicit Counted(std::unique_ptr<nn::Network> network) : network_(std::move(network)) {}
  const std::string& name() const override { return network_->name(); }
  Tensor forward(const Tensor& images) override {
    ++passes;
    return network_->forward(images);
  }
  std::vector<nn::NamedTensor> parameters() const override { return network_->parameters(); }
  std::vector<nn::NamedTensor> buffers() const override { return network_->buffers(); }
  void set_training(bool training) override { network_->set_training(training); }
  void to(torch::Device device) override { network_->to(device); }
  void set_noise(const nn::NoiseKey& key) override { network_->set_noise(key); }
  std::string why_not_captured() const override { return network_->why_not_captured(); }
  bool draws_from_torch() const override { return network_->draws_from_torch(); }
  int passes = 0;

 private:
  std::unique_ptr<nn::Network> network_;
};

class GpuScripts : public GpuRuns {
 protected:
  struct Steps {
    std::vector<double> losses;
    int passes = 0;
    std::vector<std::string> notes;
  };

  std::unique_ptr<Counted> network(const std::string& forward) const {
    fs::create_directories(folder_);
    nn::save_script_module(folder_ / "tiny.pt", forward, 10);
    auto made = std::make_unique<Counted>(nn::make_network(folder_ / "tiny.pt", 10, 0));
    made->to(kGpu);
    return made;
  }

  // Ten steps. They are so small that losses differ by their images and random numbers.
  Steps steps(const std::string& forward, bool bf16, bool graph) const {
    Steps result;
    train::TrainOptions training = options(bf16);
    training.graph = graph;
    training.note = [&](const std::string& line) { result.notes.push_back(line); };
    const auto made = network(forward);
    const auto stepper =
        train::make_device_stepper(*made, std::make_shared<MemoryDataset>(size_t{64 * 5}), training);
    result.losses = losses_of(*stepper, 2, 1e-4);
    result.passes = made->passes;
    return result;
  }

  static void expect_one_note(const std::vector<std::string>& notes, const std::string& part) {
    ASSERT_EQ(notes.size(), 1u);
    EXPECT_TRUE(notes[0].starts_with("network tiny.pt: cannot be replayed as a CUDA graph")) << notes[0];
    EXPECT_NE(notes[0].find(part), std::string::npos) << notes[0];
  }
};

const std::string kWaits = nn::forward_waits(), kDrawsOnHost = nn::forward_draws_on_host(),
                  kCounts = nn::forward_with("self.calls = self.calls + 1");

// With dropout: the numbers of a replayed step are drawn anew, and are those of its seed.
TEST_F(GpuScripts, StepsAreReplayedWithTheLossesOfSingleOnes) {
  for (const bool bf16 : {false, true}) {
    const Steps replayed = steps(nn::kForward, bf16, true), single = steps(nn::kForward, bf16, false);
    EXPECT_EQ(replayed.notes, std::vector<std::string>{});
    EXPECT_EQ(replayed.passes, 4) << "three as they are, one captured";
    EXPECT_EQ(single.passes, 10);
    ASSERT_EQ(replayed.losses.size(), 10u);
    for (size_t i = 0; i < 10; ++i) { EXPECT_NEAR(replayed.losses[i], single.losses[i], bf16 ? 5e-3 : 1e-4) << i; }
  }
}

// After a capture that fails, the same step is taken as it is.
TEST_F(GpuScripts, StepsThatCannotBeCapturedAreTakenOneByOne) {
  const auto before = losses_of(options(true), "wrn-10-1", false);
  for (const auto& [forward, why] : {std::pair(kWaits, "captur"),
                                     {kDrawsOnHost, "draws random numbers on the host"},
                                     {kCounts, "changes its attribute calls"}}) {
    const Steps tried = steps(forward, true, true), single = steps(forward, true, false);
    expect_one_note(tried.notes, why);
    EXPECT_EQ(single.notes, std::vector<std::string>{});
    EXPECT_GE(tried.passes, 10) << why;
    ASSERT_EQ(tried.losses.size(), 10u);
    for (size_t i = 0; i < 10; ++i) { EXPECT_NEAR(tried.losses[i], single.losses[i], 5e-3) << why << " " << i; }
    // Others are captured as before, with random numbers too.
    EXPECT_EQ(steps(nn::kForward, true, true).passes, 4) << why;
  }
  expect_near(losses_of(options(true), "wrn-10-1", false), before, 0.05);
}

// One loses its graph while others replay theirs.
TEST_F(GpuScripts, SeveralAtATimeDrawTheNumbersOfOne) {
  const Steps alone = steps(nn::kForward, false, true);
  std::vector<std::unique_ptr<Counted>> networks;
  for (const std::string& forward : {std::string(nn::kForward), kWaits, std::string(nn::kForward)}) {
    networks.push_back(network(forward));
  }
  std::vector<std::vector<double>> losses(networks.size());
  {
    std::vector<std::jthread> threads;
    for (size_t i = 0; i < networks.size(); ++i) {
      threads.emplace_back([&, i] {
        const train::TrainOptions training = options(false);
        const auto dataset = std::make_shared<MemoryDataset>(size_t{64 * 5});
        losses[i] = losses_of(*train::make_device_stepper(*networks[i], dataset, training), 2, 1e-4);
      });
    }
  }
  for (size_t i = 0; i < losses.size(); ++i) {
    ASSERT_EQ(losses[i].size(), alone.losses.size());
    for (size_t step = 0; step < losses[i].size(); ++step) {
      EXPECT_NEAR(losses[i][step], alone.losses[step], 1e-4) << i << ", step " << step;
    }
  }
}

TEST_F(GpuScripts, AnswersAreThoseOfTheHostsBatches) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{3000});
  for (const std::string& forward : {std::string(nn::kForward), kWaits}) {
    for (const bool bf16 : {false, true}) {
      const auto made = network(forward);
      const Tensor expected =
          logits_of(*train::make_host_inference(*made, dataset, {.device = kGpu, .bf16 = bf16}));
      std::vector<std::string> notes;
      const auto inference = train::make_device_inference(
          *made, dataset,
          {.device = kGpu, .bf16 = bf16, .note = [&](const std::string& line) { notes.push_back(line); }});
      ASSERT_TRUE(inference);
      for (int run = 0; run < 3; ++run) {
        EXPECT_LT(relative_error(logits_of(*inference), expected), bf16 ? 0.02 : 1e-4) << run;
      }
      const int passes = made->passes;
      logits_of(*inference);
      if (forward == kWaits) {
        expect_one_note(notes, "captur");
        EXPECT_GT(made->passes, passes);
      } else {
        EXPECT_EQ(notes, std::vector<std::string>{});
        EXPECT_EQ(made->passes, passes) << "not replayed";
      }
    }
  }
}

// ---- rewards ----

TEST_F(GpuTraining, RewardsAreThoseOfTheCpu) {
  const auto dataset = std::make_shared<MemoryDataset>(size_t{2500});
  const auto network = nn::make_network("wrn-10-1", 10, 5);
  std::vector<std::vector<uint16_t>> triples(3, std::vector<uint16_t>(10));
  for (size_t i = 0; i < triples.size(); ++i) {
    for (size_t label = 0; label < 10; ++label) {
      triples[i][label] = static_cast<uint16_t>((97 * i + 401 * label) % 4096);
    }
  }
  std::vector<std::vector<search::Count>> expected;
  {
    reward::Reward reward(*network, dataset, {.seed = 4});
    expected.push_back(reward.baseline());
    for (size_t i = 0; i < triples.size(); ++i) {
      expected.push_back(reward.evaluate(static_cast<uint32_t>(i + 1), triples[i]));
    }
  }
  network->to(kGpu);
  for (const bool bf16 : {false, true}) {
    reward::Reward reward(*network, dataset, {.device = kGpu, .bf16 = bf16, .seed = 4});
    for (size_t i = 0; i < expected.size(); ++i) {
      const auto found = i == 0 ? reward.baseline() : reward.evaluate(static_cast<uint32_t>(i), triples[i - 1]);
      ASSERT_EQ(found.size(), 10u);
      for (size_t label = 0; label < 10; ++label) {
        EXPECT_EQ(found[label].images, 250u);
        EXPECT_NEAR(found[label].correct, expected[i][label].correct, bf16 ? 12 : 2) << i << " label " << label;
      }
    }
  }
}

}  // namespace
}  // namespace la3
