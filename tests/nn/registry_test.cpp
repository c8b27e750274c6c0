#include "la3/nn/registry.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <cmath>
#include <map>
#include <stdexcept>

#include "la3/core/error.h"

namespace la3::nn {
namespace {

int64_t parameter_count(const std::string& name, int classes) {
  int64_t count = 0;
  for (const NamedTensor& parameter : make_shapes(name, classes)->parameters()) {
    count += parameter.tensor.numel();
  }
  return count;
}

torch::Tensor parameter(const Network& network, const std::string& name) {
  for (const NamedTensor& item : network.parameters()) {
    if (item.name == name) { return item.tensor.detach(); }
  }
  throw std::out_of_range(name);
}

// What make_network says about a name that it refuses.
std::string refusal(const std::string& name, int classes = 10) {
  try {
    make_network(name, classes, 0);
  } catch (const std::invalid_argument& error) { return error.what(); }
  return "accepted";
}

void expect_contains(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << text << "\nlacks: " << part;
}

// Every network that network_names() names, with as many classes as its counts were published for.
TEST(ParameterCount, IsThePublishedOne) {
  struct Expected {
    int classes;
    int64_t count;
  };
  const std::map<std::string_view, Expected> table = {
      {"wrn-10-1", {10, 77850}},
      {"wrn-16-1", {10, 175066}},              // 0.2 M in Zagoruyko and Komodakis' tables
      {"wrn-40-2", {10, 2243546}},             // 2.2 M
      {"wrn-28-10", {10, 36479194}},           // 36.5 M
      {"resnet-18", {1000, 11689512}},         // torchvision
      {"resnet-26", {1000, 15995176}},         // 16.0 M, timm
      {"resnet-34", {1000, 21797672}},         // torchvision
      {"resnet-50", {1000, 25557032}},         // torchvision
      {"resnet-101", {1000, 44549160}},        // torchvision
      {"resnet-152", {1000, 60192808}},        // torchvision
      {"wide-resnet-50-2", {1000, 68883240}},  // torchvision
      {"resnet-200", {1000, 64673832}},        // 64.7 M
      {"shake-26-2x32d", {10, 2923162}},       // 2.9 M in Gastaldi's tables
      {"shake-26-2x96d", {10, 26192922}},      // 26.2 M
      {"shake-26-2x112d", {10, 35640442}},     // 35.6 M
      {"pyramid-272-a200", {10, 26210842}},    // 26.2 M
  };
  for (const std::string_view name : network_names()) {
    ASSERT_EQ(table.count(name), 1u) << name;
    const Expected& expected = table.at(name);
    EXPECT_EQ(parameter_count(std::string(name), expected.classes), expected.count) << name;
  }
}

TEST(MakeNetwork, GivesTheSameWeightsForTheSameSeedWhateverTorchDrewBefore) {
  for (const std::string name : {"wrn-10-1", "resnet-18", "shake-8-2x4d", "pyramid-11-a9"}) {
    torch::manual_seed(1);
    const auto first = make_network(name, 7, 5)->parameters();
    torch::manual_seed(2);
    const auto second = make_network(name, 7, 5)->parameters();
    ASSERT_EQ(first.size(), second.size());
    for (size_t i = 0; i < first.size(); ++i) {
      EXPECT_EQ(first[i].name, second[i].name);
      EXPECT_TRUE(torch::equal(first[i].tensor, second[i].tensor)) << name << " " << first[i].name;
      EXPECT_TRUE(first[i].tensor.requires_grad()) << name << " " << first[i].name;
    }
  }
}

TEST(MakeNetwork, GivesTheSameWeightsForAnyNumberOfThreads) {
  const int threads = torch::get_num_threads();
  torch::set_num_threads(1);
  const auto one = make_network("wrn-16-1", 10, 5);
  torch::set_num_threads(3);
  const auto three = make_network("wrn-16-1", 10, 5);
  torch::set_num_threads(threads);
  for (const NamedTensor& item : one->parameters()) {
    EXPECT_TRUE(torch::equal(item.tensor, parameter(*three, item.name))) << item.name;
  }
}

TEST(MakeNetwork, GivesOtherWeightsForAnotherSeed) {
  const auto first = make_network("wrn-10-1", 10, 1), second = make_network("wrn-10-1", 10, 2);
  for (const std::string name : {"conv1.weight", "layer3.0.shortcut.weight", "fc.weight"}) {
    EXPECT_FALSE(torch::equal(parameter(*first, name), parameter(*second, name))) << name;
  }
}

// Computed by another program (Philox, Box and Muller in Python): the weights of a seed never
// change.
TEST(MakeNetwork, GivesTheDocumentedNumbers) {
  const auto network = make_network("wrn-10-1", 10, 1);
  const torch::Tensor conv = parameter(*network, "conv1.weight").flatten(1);
  const torch::Tensor first = torch::tensor({0.19021402, 0.16490401, -0.1704332, -0.0036948305});
  const torch::Tensor last = torch::tensor({-0.025304314, -0.12389804, 0.058761343, 0.1348649});
  EXPECT_TRUE(torch::allclose(conv[0].slice(0, 0, 4), first.to(torch::kFloat32), 1e-6, 0));
  EXPECT_TRUE(torch::allclose(conv[15].slice(0, 0, 4), last.to(torch::kFloat32), 1e-6, 0));
  const torch::Tensor linear = torch::tensor({-0.040506322, -0.1153938, -0.096468635});
  EXPECT_TRUE(
      torch::allclose(parameter(*network, "fc.weight")[2].slice(0, 0, 3), linear.to(torch::kFloat32), 1e-6, 0));
}

TEST(MakeNetwork, DrawsWeightsAsHeAndTorchDo) {
  const auto network = make_network("wrn-16-4", 10, 3);
  const torch::Tensor conv = parameter(*network, "layer3.1.conv2.weight");  // 256 x 256 x 3 x 3
  EXPECT_NEAR(conv.std().item<double>(), std::sqrt(2.0 / (256 * 9)), 1e-4);
  EXPECT_NEAR(conv.mean().item<double>(), 0, 1e-4);
  // A normal variable is beyond two deviations 4.55 times in a hundred.
  EXPECT_NEAR((conv.abs() > 2 * conv.std()).to(torch::kFloat64).mean().item<double>(), 0.0455, 0.001);
  const torch::Tensor fc = parameter(*network, "fc.weight");
  EXPECT_LE(fc.abs().max().item<double>(), 1.0 / 16);
  EXPECT_GT(fc.abs().max().item<double>(), 0.99 / 16);
  EXPECT_NEAR(fc.mean().item<double>(), 0, 0.003);
  EXPECT_EQ(parameter(*network, "fc.bias").abs().max().item<double>(), 0);
  EXPECT_TRUE(torch::equal(parameter(*network, "bn.weight"), torch::ones(256)));
  // Rows do not repeat each other.
  EXPECT_FALSE(torch::equal(conv[0], conv[1]));
}

TEST(MakeNetwork, SuggestsTheNearestName) {
  expect_contains(refusal("resnet50"), "network 'resnet50' is unknown; did you mean 'resnet-50'?");
  expect_contains(refusal("wrn-40-02"), "did you mean 'wrn-40-2'?");
  expect_contains(refusal("WRN-40-2"), "did you mean 'wrn-40-2'?");
  expect_contains(refusal("shake-26-2x96"), "did you mean 'shake-26-2x96d'?");
  expect_contains(refusal("vit"), "one of wrn-10-1, ");
  expect_contains(refusal(""), "one of wrn-10-1, ");
}

TEST(MakeNetwork, SaysWhatIsWrongWithANumber) {
  expect_contains(refusal("wrn-41-2"), "network 'wrn-41-2': expected a depth of 6n + 4");
  expect_contains(refusal("wrn-4-2"), "a depth of 6n + 4");
  expect_contains(refusal("wrn--2-2"), "a depth of 6n + 4");
  expect_contains(refusal("wrn-40-0"), "to widen by 1 to 32");
  expect_contains(refusal("wrn-40-33"), "to widen by 1 to 32");
  expect_contains(refusal("wrn-6004-2"), "a depth of 6n + 4");
  expect_contains(refusal("shake-26-2x33d"), "an even width");
  expect_contains(refusal("shake-27-2x32d"), "a depth of 6n + 2");
  expect_contains(refusal("pyramid-270-a200"), "a depth of 9n + 2");
  expect_contains(refusal("pyramid-272-a0"), "an alpha of 1 to 1000");
  expect_contains(refusal("wrn-99999999999999999999-2"), "is unknown");
  expect_contains(refusal("wrn-40-2", 0), "expected at least one class, found 0");
}

TEST(MakeNetwork, TakesANameThatEndsInPtForAFile) {
  EXPECT_THROW(make_network("/nowhere/network.pt", 10, 0), Error);
}

}  // namespace
}  // namespace la3::nn
