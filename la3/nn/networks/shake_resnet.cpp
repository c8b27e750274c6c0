#include "la3/nn/networks/shake_resnet.h"

#include <torch/torch.h>

namespace la3::nn {

class ShakeBranch : public torch::nn::Module {
 public:
  ShakeBranch(int64_t in_channels, int64_t out_channels, int64_t stride) {
    conv1_ = register_module("conv1", convolution(in_channels, out_channels, 3, stride));
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(out_channels));
    conv2_ = register_module("conv2", convolution(out_channels, out_channels, 3));
    bn2_ = register_module("bn2", torch::nn::BatchNorm2d(out_channels));
  }

  torch::Tensor forward(const torch::Tensor& activated) {
    return batch_norm(bn2_, conv2_->forward(normalise_relu(bn1_, conv1_->forward(activated))));
  }

 private:
  torch::nn::Conv2d conv1_{nullptr}, conv2_{nullptr};
  torch::nn::BatchNorm2d bn1_{nullptr}, bn2_{nullptr};
};

// The paper's skip connection: every stride-th pixel, and the same of the image shifted right and
// down by one, each through a 1x1 convolution to half of the channels. Gastaldi's 1x1 average
// pooling is the convolution's stride here.
class ShakeShortcut : public torch::nn::Module {
 public:
  ShakeShortcut(int64_t in_channels, int64_t out_channels, int64_t stride) {
    conv1_ = register_module("conv1", convolution(in_channels, out_channels / 2, 1, stride));
    conv2_ = register_module("conv2", convolution(in_channels, out_channels / 2, 1, stride));
    bn_ = register_module("bn", torch::nn::BatchNorm2d(out_channels));
  }

  torch::Tensor forward(const torch::Tensor& activated) {
    const torch::Tensor shifted = torch::constant_pad_nd(activated, {1, -1, 1, -1});
    return batch_norm(bn_, torch::cat({conv1_->forward(activated), conv2_->forward(shifted)}, 1));
  }

 private:
  torch::nn::Conv2d conv1_{nullptr}, conv2_{nullptr};
  torch::nn::BatchNorm2d bn_{nullptr};
};

ShakeBlock::ShakeBlock(int64_t in_channels, int64_t out_channels, int64_t stride) {
  branch1_ = register_module("branch1", std::make_shared<ShakeBranch>(in_channels, out_channels, stride));
  branch2_ = register_module("branch2", std::make_shared<ShakeBranch>(in_channels, out_channels, stride));
  if (in_channels != out_channels || stride != 1) {
    shortcut_ = register_module("shortcut", std::make_shared<ShakeShortcut>(in_channels, out_channels, stride));
  }
}

torch::Tensor ShakeBlock::forward(const torch::Tensor& x, const std::optional<ShakeNoise>& block_noise) {
  // The first step of both branches and of the shortcut.
  const torch::Tensor activated = torch::relu(x);
  torch::Tensor out = shake_shake(branch1_->forward(activated), branch2_->forward(activated), block_noise);
  return out.add_(shortcut_ ? shortcut_->forward(activated) : x);
}

namespace {

class ShakeResNet final : public Classifier {
 public:
  ShakeResNet(int depth, int width, int classes) {
    int64_t channels = 16;
    conv1_ = register_module("conv1", convolution(3, channels, 3));
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(channels));
    for (int stage = 0; stage < 3; ++stage) {
      stages_[stage] = register_module("layer" + std::to_string(stage + 1), std::make_shared<Stage<ShakeBlock>>());
      const int64_t wide = int64_t{width} << stage;
      for (int block = 0; block < (depth - 2) / 6; ++block, ++blocks_) {
        stages_[stage]->add(channels, wide, stage > 0 && block == 0 ? 2 : 1);
        channels = wide;
      }
    }
    fc_ = register_module("fc", torch::nn::Linear(channels, classes));
  }

  torch::Tensor forward(const torch::Tensor& images) override {
    std::optional<ShakeNoise> noise;
    if (is_training()) { noise = draw_shake_shake(key_, blocks_, images.size(0), images.device()); }
    torch::Tensor x = batch_norm(bn1_, conv1_->forward(images));
    int64_t number = 0;
    for (const auto& stage : stages_) {
      for (const auto& block : *stage) {
        x = block->forward(x, noise ? std::optional(noise->of_block(number++)) : std::nullopt);
      }
    }
    return pool_and_classify(fc_, torch::relu(x));
  }

  void set_noise(const NoiseKey& key) override { key_ = key; }
  bool has_noise() const override { return true; }

 private:
  torch::nn::Conv2d conv1_{nullptr};
  torch::nn::BatchNorm2d bn1_{nullptr};
  std::shared_ptr<Stage<ShakeBlock>> stages_[3];
  torch::nn::Linear fc_{nullptr};
  int64_t blocks_ = 0;
  NoiseKey key_;
};

}  // namespace

std::shared_ptr<Classifier> shake_resnet(int depth, int width, int classes) {
  return std::make_shared<ShakeResNet>(depth, width, classes);
}

}  // namespace la3::nn
