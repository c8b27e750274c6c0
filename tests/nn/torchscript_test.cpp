#include "la3/nn/torchscript.h"

#include <gtest/gtest.h>
#include <torch/script.h>
#include <torch/torch.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "la3/core/error.h"
#include "la3/nn/registry.h"
#include "tests/nn/python.h"
#include "tests/nn/script_module.h"

namespace la3::nn {
namespace {

namespace fs = std::filesystem;

constexpr int kClasses = 4;

class TorchScript : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(scratch_); }
  void TearDown() override { fs::remove_all(scratch_); }

  std::string path(const std::string& name) const { return scratch_ / name; }
  // A file that holds `text`.
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
  }
  // The file of a module with the given forward function.
  std::string export_module(const std::string& forward) const;

  const fs::path scratch_ = fs::temp_directory_path() / ("la3_torchscript_test." + std::to_string(getpid()));
};

std::string TorchScript::export_module(const std::string& forward) const {
  save_script_module(path("tiny.pt"), forward, kClasses);
  return path("tiny.pt");
}

torch::Tensor images(int64_t count, int64_t side_px = 16) {
  torch::manual_seed(2);
  return torch::randn({count, 3, side_px, side_px});
}

std::vector<std::string> names(const std::vector<NamedTensor>& tensors) {
  std::vector<std::string> result;
  for (const NamedTensor& tensor : tensors) { result.push_back(tensor.name); }
  return result;
}

// The message of the Error that `action` throws.
template <class Action>
std::string error_of(const Action& action) {
  try {
    action();
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

void expect_contains(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << text << "\nlacks: " << part;
  EXPECT_EQ(text.find('\n'), std::string::npos) << text;  // no backtrace
}

// Some steps of SGD on one batch; the losses.
std::vector<double> train(Network& network, const torch::Tensor& batch, const torch::Tensor& labels, int steps) {
  std::vector<torch::Tensor> parameters;
  for (const NamedTensor& item : network.parameters()) { parameters.push_back(item.tensor); }
  torch::optim::SGD sgd(parameters, torch::optim::SGDOptions(0.1));
  network.set_training(true);
  std::vector<double> losses;
  for (int step = 0; step < steps; ++step) {
    network.set_noise({.seed = 1, .epoch = 0, .step = static_cast<uint64_t>(step)});
    sgd.zero_grad();
    const torch::Tensor loss = torch::nn::functional::cross_entropy(network.forward(batch), labels);
    loss.backward();
    sgd.step();
    losses.push_back(loss.item<double>());
  }
  return losses;
}

TEST_F(TorchScript, ModuleShowsItsTensorsByName) {
  const auto network = load_torchscript(export_module(kForward), kClasses);
  EXPECT_EQ(network->name(), "tiny.pt");
  EXPECT_EQ(names(network->parameters()), (std::vector<std::string>{"conv", "scale", "shift", "linear"}));
  // Not trained, but part of the state.
  EXPECT_EQ(names(network->buffers()), (std::vector<std::string>{"frozen", "running_mean", "running_var"}));
}

TEST_F(TorchScript, ModuleSwitchesBetweenTrainingAndEvaluation) {
  torch::NoGradGuard no_grad;
  const auto network = make_network(export_module(kForward), kClasses, 0);
  const torch::Tensor mean = network->buffers()[1].tensor, fresh = mean.clone();
  network->set_training(false);
  const torch::Tensor logits = network->forward(images(4));
  EXPECT_TRUE(torch::equal(network->forward(images(4)), logits));
  EXPECT_TRUE(torch::equal(mean, fresh));
  network->set_training(true);
  EXPECT_FALSE(torch::equal(network->forward(images(4)), logits));
  EXPECT_FALSE(torch::equal(mean, fresh));
}

TEST_F(TorchScript, ModuleTrainsAndItsDropoutRepeatsForTheSameKey) {
  const std::string file_name = export_module(kForward);
  const torch::Tensor batch = images(16), labels = torch::arange(16) % kClasses;
  const auto first = load_torchscript(file_name, kClasses), second = load_torchscript(file_name, kClasses);
  const std::vector<double> losses = train(*first, batch, labels, 30);
  EXPECT_LT(losses.back(), 0.8 * losses.front());
  torch::manual_seed(99);  // torch's state is no part of the result
  EXPECT_EQ(train(*second, batch, labels, 30), losses);
  for (size_t i = 0; i < first->parameters().size(); ++i) {
    EXPECT_TRUE(torch::equal(first->parameters()[i].tensor, second->parameters()[i].tensor));
  }
}

TEST_F(TorchScript, ModuleBecomesChannelsLast) {
  torch::NoGradGuard no_grad;
  const auto network = load_torchscript(export_module(kForward), kClasses);
  network->set_training(false);
  const torch::Tensor before = network->forward(images(3));
  network->to(torch::kCPU);
  EXPECT_TRUE(network->parameters()[0].tensor.is_contiguous(torch::MemoryFormat::ChannelsLast));
  const torch::Tensor after = network->forward(images(3).contiguous(torch::MemoryFormat::ChannelsLast));
  EXPECT_TRUE(torch::allclose(after, before, 1e-4, 1e-5));
}

TEST_F(TorchScript, ModuleMovesToAGpu) {
  if (!torch::cuda::is_available()) { GTEST_SKIP() << "no GPU"; }
  const auto network = load_torchscript(export_module(kForward), kClasses);
  network->to(torch::kCUDA);
  check_output(*network, 16, kClasses);
  const auto losses =
      train(*network, images(16).to(torch::kCUDA), torch::arange(16).to(torch::kCUDA) % kClasses, 30);
  EXPECT_LT(losses.back(), 0.8 * losses.front());
}

// What the host would not do again when a graph is replayed.
TEST_F(TorchScript, SaysWhyAPassMustNotBeCaptured) {
  const auto why = [&](const std::string& forward) {
    const auto network = load_torchscript(export_module(forward), kClasses);
    EXPECT_FALSE(network->is_fixed());
    EXPECT_TRUE(network->draws_from_torch());
    return network->why_not_captured();
  };
  EXPECT_EQ(why(kForward), "");
  EXPECT_EQ(why(forward_with("x = x.to(6)")), "");
  EXPECT_EQ(why(forward_with("sizes = [1]\n    sizes.append(2)")), "") << "a list of the pass's own";
  EXPECT_EQ(why(forward_with("self.calls = self.calls + 1")), "it changes its attribute calls in a pass");
  EXPECT_EQ(why(forward_with("if self.training:\n        self.calls = 0")),
            "it changes its attribute calls in a pass");
  EXPECT_EQ(why(forward_with("self.seen.append(1)")), "it changes its attribute seen in a pass");
  EXPECT_EQ(why(forward_with("x = x.to(6, non_blocking=True)")), "it copies tensors without waiting (aten::to)");
  // These are found out when they are captured.
  for (const std::string& forward : {forward_waits(), forward_draws_on_host()}) {
    EXPECT_EQ(why(forward), "");
    EXPECT_NO_THROW(check_output(*load_torchscript(export_module(forward), kClasses), 16, kClasses));
  }
  EXPECT_EQ(make_network("wrn-10-1", kClasses, 1)->why_not_captured(), "");
  EXPECT_EQ(make_network("shake-8-2x8d", kClasses, 1)->why_not_captured(), "it draws noise on the host");
}

TEST_F(TorchScript, LeavesOutOtherFiles) {
  expect_contains(error_of([&] { load_torchscript(path("none.pt"), kClasses); }), "none.pt: no such file");
  expect_contains(error_of([&] { load_torchscript(scratch_, kClasses); }), "no such file");
  for (const std::string& other :
       {file("empty.pt", ""), file("text.pt", "wrn-40-2\n"), file("big.pt", std::string(100000, 'x'))}) {
    const std::string message = error_of([&] { load_torchscript(other, kClasses); });
    expect_contains(message, "network " + other + ": expected a TorchScript module");
    expect_contains(message, "torch.jit.script(model).save(path)");
  }
}

TEST_F(TorchScript, LeavesOutATruncatedFile) {
  const std::string whole = export_module(kForward);
  const auto size = fs::file_size(whole);
  for (const double part : {0.1, 0.5, 0.9, 0.999}) {
    fs::copy_file(whole, path("part.pt"), fs::copy_options::overwrite_existing);
    fs::resize_file(path("part.pt"), static_cast<uintmax_t>(part * static_cast<double>(size)));
    expect_contains(error_of([&] { load_torchscript(path("part.pt"), kClasses); }),
                    "expected a TorchScript module");
  }
}

TEST_F(TorchScript, LeavesOutAFileOfTorchSave) {
  torch::save(torch::ones({3}), path("tensor.pt"));
  const std::string message = error_of([&] {
    auto network = load_torchscript(path("tensor.pt"), kClasses);
    check_output(*network, 16, kClasses);
  });
  expect_contains(message, "tensor.pt: expected a");
}

TEST_F(TorchScript, SaysWhenTheNumberOfOutputsIsWrong) {
  const auto network = load_torchscript(export_module(kForward), 10);
  const std::string expected =
      "network tiny.pt: expected 3 x 10 logits (images x labels) for images of 3 x 3 x 16 x 16, found 3 x 4";
  EXPECT_EQ(error_of([&] { check_output(*network, 16, 10); }), expected);
  EXPECT_EQ(error_of([&] { network->forward(images(3)); }), expected);
}

TEST_F(TorchScript, SaysWhenTheOutputIsNoTensorOfLogits) {
  const auto check = [&](const std::string& body) {
    const auto network = load_torchscript(export_module("def forward(self, x):\n    " + body + "\n"), kClasses);
    return error_of([&] { check_output(*network, 16, kClasses); });
  };
  expect_contains(check("return (x, x)"), "expected forward() to return a tensor of logits, found Tuple");
  expect_contains(check("return x"), "found 3 x 3 x 16 x 16");
  expect_contains(check("return x.sum()"), "found a single number");
  expect_contains(check("return torch.matmul(x, self.linear)"), "tiny.pt: failed on images of 3 x 3 x 16 x 16: ");
  expect_contains(check("return torch.log(x.mean([2, 3]).matmul(self.conv.view(72, 3).t()[:, :4]) - 1)"),
                  "expected finite logits for images of zeros, found nan");
}

TEST_F(TorchScript, SaysWhenEvaluationIsLikeTraining) {
  std::string always_training = kForward;
  const std::string flag = "self.running_var, self.training";
  always_training.replace(always_training.find(flag), flag.size(), "self.running_var, True");
  const auto network = load_torchscript(export_module(always_training), kClasses);
  expect_contains(error_of([&] { check_output(*network, 16, kClasses); }),
                  "; was it exported by torch.jit.trace in training mode?");
}

TEST_F(TorchScript, CheckPassesOurOwnNetworks) {
  EXPECT_NO_THROW(check_output(*make_network("wrn-10-1", kClasses, 1), 32, kClasses));
  EXPECT_THROW(check_output(*make_network("wrn-10-1", kClasses, 1), 32, 5), Error);
}

TEST_F(TorchScript, NetworkFromPythonIsTrainedLikeOurs) {
  if (!python_has("torchvision", scratch_)) { GTEST_SKIP() << "no torchvision for " << kPython; }
  const auto exported = run_python(R"(
import torch, torchvision
torch.manual_seed(1)
model = torchvision.models.resnet18(num_classes=4)
torch.jit.script(model).save(')" + path("resnet.pt") +
                                       R"(')
torch.save(model.state_dict(), ')" + path("state.pt") +
                                       R"(')
model.eval()
images = torch.arange(2 * 3 * 32 * 32).view(2, 3, 32, 32).sin()
print(*model(images).flatten().tolist())
)",
                                   scratch_);
  ASSERT_TRUE(exported.has_value());
  expect_contains(error_of([&] { load_torchscript(path("state.pt"), kClasses); }), "expected a TorchScript module");

  const auto network = make_network(path("resnet.pt"), kClasses, 0), ours = make_network("resnet-18", kClasses, 0);
  EXPECT_EQ(names(network->parameters()), names(ours->parameters()));
  EXPECT_EQ(is_batch_norm(*network), is_batch_norm(*ours));
  auto theirs_buffers = names(network->buffers()), our_buffers = names(ours->buffers());
  std::sort(theirs_buffers.begin(), theirs_buffers.end());
  std::sort(our_buffers.begin(), our_buffers.end());
  EXPECT_EQ(theirs_buffers, our_buffers);
  check_output(*network, 32, kClasses);

  std::istringstream numbers(*exported);
  const torch::Tensor logits = [&] {
    torch::NoGradGuard no_grad;
    return network->forward(torch::arange(2 * 3 * 32 * 32).view({2, 3, 32, 32}).to(torch::kFloat32).sin());
  }();
  for (int64_t i = 0; i < logits.numel(); ++i) {
    double expected = 0;
    numbers >> expected;
    EXPECT_NEAR(logits.flatten()[i].item<double>(), expected, 1e-4);
  }
  const std::vector<double> losses = train(*network, images(8, 32), torch::arange(8) % kClasses, 8);
  EXPECT_LT(losses.back(), losses.front());
}

}  // namespace
}  // namespace la3::nn
