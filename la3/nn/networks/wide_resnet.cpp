#include "la3/nn/networks/wide_resnet.h"

#include <torch/torch.h>

#include "la3/nn/conv_chain.h"

namespace la3::nn {
namespace {

class WideBlock : public torch::nn::Module {
 public:
  WideBlock(int64_t in_channels, int64_t out_channels, int64_t stride) {
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(in_channels));
    conv1_ = register_module("conv1", convolution(in_channels, out_channels, 3, stride));
    bn2_ = register_module("bn2", torch::nn::BatchNorm2d(out_channels));
    conv2_ = register_module("conv2", convolution(out_channels, out_channels, 3));
    if (in_channels != out_channels || stride != 1) {
      shortcut_ = register_module("shortcut", convolution(in_channels, out_channels, 1, stride));
    }
  }

  // What its second convolution takes, and what is added to the result.
  struct Half {
    torch::Tensor activated, residual;
  };
  Half first_half(const Sum& x) {
    const auto [activated, sum] = add_normalise_relu(bn1_, x);
    return {normalise_relu(bn2_, conv1_->forward(activated)), shortcut_ ? shortcut_->forward(activated) : sum};
  }
  // The next norm adds up the result, in this network's next block or at its end.
  Sum second_half(const Half& half) { return {conv2_->forward(half.activated), half.residual}; }

  ConvChain::Unit first_unit() const { return {bn1_, conv1_}; }
  ConvChain::Unit second_unit() const { return {bn2_, conv2_}; }

 private:
  torch::nn::BatchNorm2d bn1_{nullptr}, bn2_{nullptr};
  torch::nn::Conv2d conv1_{nullptr}, conv2_{nullptr}, shortcut_{nullptr};
};

class WideResNet final : public Classifier {
 public:
  WideResNet(int depth, int widen, int classes) {
    conv1_ = register_module("conv1", convolution(3, 16, 3));
    int64_t channels = 16;
    for (int stage = 0; stage < 3; ++stage) {
      stages_[stage] = register_module("layer" + std::to_string(stage + 1), std::make_shared<Stage<WideBlock>>());
      const int64_t wide = int64_t{16} * widen << stage;
      for (int block = 0; block < (depth - 4) / 6; ++block) {
        stages_[stage]->add(channels, wide, stage > 0 && block == 0 ? 2 : 1);
        channels = wide;
      }
      // All that has the same size: from the first block's second convolution on.
      std::vector<ConvChain::Unit> units;
      for (const auto& block : *stages_[stage]) {
        if (!units.empty()) { units.push_back(block->first_unit()); }
        units.push_back(block->second_unit());
      }
      units[0].norm = nullptr;
      chains_.emplace_back(std::move(units));
    }
    bn_ = register_module("bn", torch::nn::BatchNorm2d(channels));
    fc_ = register_module("fc", torch::nn::Linear(channels, classes));
  }

  torch::Tensor forward(const torch::Tensor& images) override {
    Sum x{conv1_->forward(images), {}};
    for (size_t stage = 0; stage < chains_.size(); ++stage) {
      bool is_first = true;
      for (const auto& block : *stages_[stage]) {
        const WideBlock::Half half = block->first_half(x);
        if (is_first && chains_[stage].accepts(half.activated, half.residual)) {
          x = {chains_[stage].forward(half.activated, half.residual), {}};
          break;
        }
        x = block->second_half(half);
        is_first = false;
      }
    }
    return pool_and_classify(fc_, add_normalise_relu(bn_, x).activated);
  }

 private:
  torch::nn::Conv2d conv1_{nullptr};
  std::shared_ptr<Stage<WideBlock>> stages_[3];
  std::vector<ConvChain> chains_;  // one per stage
  torch::nn::BatchNorm2d bn_{nullptr};
  torch::nn::Linear fc_{nullptr};
};

}  // namespace

std::shared_ptr<Classifier> wide_resnet(int depth, int widen, int classes) {
  return std::make_shared<WideResNet>(depth, widen, classes);
}

}  // namespace la3::nn
