#include "la3/nn/networks/wide_resnet.h"

#include <torch/torch.h>

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

  // The next norm adds up the result, in this network's next block or at its end.
  Sum forward(const Sum& x) {
    const auto [activated, sum] = add_normalise_relu(bn1_, x);
    const torch::Tensor out = conv2_->forward(normalise_relu(bn2_, conv1_->forward(activated)));
    return {out, shortcut_ ? shortcut_->forward(activated) : sum};
  }

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
    }
    bn_ = register_module("bn", torch::nn::BatchNorm2d(channels));
    fc_ = register_module("fc", torch::nn::Linear(channels, classes));
  }

  torch::Tensor forward(const torch::Tensor& images) override {
    Sum x{conv1_->forward(images), {}};
    for (const auto& stage : stages_) {
      for (const auto& block : *stage) { x = block->forward(x); }
    }
    return pool_and_classify(fc_, add_normalise_relu(bn_, x).activated);
  }

 private:
  torch::nn::Conv2d conv1_{nullptr};
  std::shared_ptr<Stage<WideBlock>> stages_[3];
  torch::nn::BatchNorm2d bn_{nullptr};
  torch::nn::Linear fc_{nullptr};
};

}  // namespace

std::shared_ptr<Classifier> wide_resnet(int depth, int widen, int classes) {
  return std::make_shared<WideResNet>(depth, widen, classes);
}

}  // namespace la3::nn
