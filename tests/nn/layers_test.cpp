#include "la3/nn/layers.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <map>
#include <set>
#include <stdexcept>

#include "la3/nn/network_parts.h"
#include "la3/nn/registry.h"

namespace la3::nn {
namespace {

// For each layer, the names of its parameters up to their first dot.
std::map<int, std::set<std::string>> layers_of(const Network& network) {
  std::map<int, std::set<std::string>> layers;
  const auto numbers = layer_numbers(network);
  const auto parameters = network.parameters();
  EXPECT_EQ(numbers.size(), parameters.size());
  for (size_t i = 0; i < numbers.size(); ++i) {
    layers[numbers[i]].insert(parameters[i].name.substr(0, parameters[i].name.find('.')));
  }
  return layers;
}

// A network with these parameters, each a matrix or, if its name ends with "bias", a vector.
std::unique_ptr<Network> made_of(const std::vector<std::string>& names) {
  NetworkParts parts;
  parts.name = "made-up";
  for (const std::string& name : names) {
    parts.parameters.push_back({name, name.ends_with("bias") ? torch::zeros({2}) : torch::zeros({2, 2})});
  }
  parts.forward = [](const torch::Tensor& images) { return images; };
  parts.set_training = [](bool) {};
  return assemble(std::move(parts));
}

using Layers = std::map<int, std::set<std::string>>;

TEST(Layers, OfOurNetworksAreTheStemTheStagesAndTheHead) {
  EXPECT_EQ(layers_of(*make_shapes("wrn-16-1", 10)),
            (Layers{{0, {"conv1"}}, {1, {"layer1"}}, {2, {"layer2"}}, {3, {"layer3"}}, {4, {"bn", "fc"}}}));
  EXPECT_EQ(
      layers_of(*make_shapes("resnet-26", 10)),
      (Layers{
          {0, {"conv1", "bn1"}}, {1, {"layer1"}}, {2, {"layer2"}}, {3, {"layer3"}}, {4, {"layer4"}}, {5, {"fc"}}}));
  EXPECT_EQ(layers_of(*make_shapes("shake-8-2x4d", 10)),
            (Layers{{0, {"conv1", "bn1"}}, {1, {"layer1"}}, {2, {"layer2"}}, {3, {"layer3"}}, {4, {"fc"}}}));
  EXPECT_EQ(
      layers_of(*make_shapes("pyramid-11-a9", 10)),
      (Layers{{0, {"conv1", "bn1"}}, {1, {"layer1"}}, {2, {"layer2"}}, {3, {"layer3"}}, {4, {"bn_final", "fc"}}}));
  for (const std::string_view name : network_names()) {
    const auto network = make_shapes(std::string(name), 10);
    EXPECT_EQ(head_of(*network), "fc.") << name;
    EXPECT_EQ(layers_of(*network).size(), name.find("resnet") == std::string_view::npos ? 5u : 6u) << name;
  }
}

// Names as in torchvision's ViT, ConvNeXt and MobileNet, and in timm's ViT.
TEST(Layers, OfOthersAreWhatTheirNamesCount) {
  const auto numbers = [](const std::vector<std::string>& names) { return layer_numbers(*made_of(names)); };
  EXPECT_EQ(numbers({"class_token.bias", "conv_proj.weight", "encoder.pos_embedding",
                     "encoder.layers.encoder_layer_0.ln_1.bias", "encoder.layers.encoder_layer_0.mlp.0.weight",
                     "encoder.layers.encoder_layer_1.mlp.0.weight", "encoder.layers.encoder_layer_10.mlp.0.weight",
                     "encoder.ln.bias", "heads.head.weight", "heads.head.bias"}),
            (std::vector<int>{0, 0, 0, 1, 1, 2, 3, 4, 4, 4}));
  EXPECT_EQ(numbers({"features.0.0.weight", "features.0.1.bias", "features.3.0.block.0.weight", "classifier.0.bias",
                     "classifier.2.weight", "classifier.2.bias"}),
            (std::vector<int>{1, 1, 2, 3, 3, 3}));
  EXPECT_EQ(
      numbers({"cls_token.bias", "blocks.0.norm1.bias", "blocks.1.norm1.bias", "fc_norm.bias", "head.weight"}),
      (std::vector<int>{0, 1, 2, 3, 3}));
  // What stands between layers belongs to the one before it.
  EXPECT_EQ(numbers({"conv1.weight", "layer1.a", "middle.bias", "layer2.a", "fc.weight"}),
            (std::vector<int>{0, 1, 1, 2, 3}));
}

TEST(Layers, ThatNoNamesCountAreRefused) {
  try {
    layer_numbers(*made_of({"conv1.weight", "bn1.bias", "fc.weight"}));
    FAIL() << "an error expected";
  } catch (const std::invalid_argument& error) {
    EXPECT_NE(std::string(error.what()).find("network made-up: the names of its parameters do not count"),
              std::string::npos)
        << error.what();
  }
}

TEST(Layers, HeadIsTheLastLinearLayer) {
  EXPECT_EQ(head_of(*made_of({"a.weight", "heads.head.weight", "heads.head.bias", "norm.bias"})), "heads.head.");
  EXPECT_EQ(head_of(*made_of({"a.bias"})), "");
  EXPECT_EQ(head_of(*made_of({"linear"})), "") << "no module of its own";
}

}  // namespace
}  // namespace la3::nn
