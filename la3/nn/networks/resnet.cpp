#include "la3/nn/networks/resnet.h"

#include <torch/torch.h>

#include "la3/nn/max_pool.h"

namespace la3::nn {
namespace {

// The shortcut of a block that changes the size; null if there is nothing to change.
torch::nn::Sequential downsample(int64_t in_channels, int64_t out_channels, int64_t stride) {
  if (in_channels == out_channels && stride == 1) { return nullptr; }
  return torch::nn::Sequential(convolution(in_channels, out_channels, 1, stride),
                               torch::nn::BatchNorm2d(out_channels));
}

torch::Tensor shortcut(torch::nn::Sequential& downsample, const torch::Tensor& x) {
  if (!downsample) { return x; }
  torch::nn::BatchNorm2d norm(std::dynamic_pointer_cast<torch::nn::BatchNorm2dImpl>(downsample->ptr(1)));
  return convolve_normalise(downsample->at<torch::nn::Conv2dImpl>(0), norm, x);
}

class BasicBlock : public torch::nn::Module {
 public:
  static constexpr int64_t kExpansion = 1;

  BasicBlock(int64_t in_channels, int64_t channels, int64_t, int64_t stride) {
    conv1_ = register_module("conv1", convolution(in_channels, channels, 3, stride));
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(channels));
    conv2_ = register_module("conv2", convolution(channels, channels, 3));
    bn2_ = register_module("bn2", torch::nn::BatchNorm2d(channels));
    downsample_ = downsample(in_channels, channels, stride);
    if (downsample_) { register_module("downsample", downsample_); }
  }

  Twice forward(const Twice& x) {
    torch::Tensor out = normalise_relu(bn1_, conv1_->forward(x.first));
    return normalise_add_relu(bn2_, conv2_->forward(out), shortcut(downsample_, x.second));
  }

 private:
  torch::nn::Conv2d conv1_{nullptr}, conv2_{nullptr};
  torch::nn::BatchNorm2d bn1_{nullptr}, bn2_{nullptr};
  torch::nn::Sequential downsample_{nullptr};
};

class Bottleneck : public torch::nn::Module {
 public:
  static constexpr int64_t kExpansion = 4;

  Bottleneck(int64_t in_channels, int64_t channels, int64_t width, int64_t stride) {
    conv1_ = register_module("conv1", convolution(in_channels, width, 1));
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(width));
    conv2_ = register_module("conv2", convolution(width, width, 3, stride));
    bn2_ = register_module("bn2", torch::nn::BatchNorm2d(width));
    conv3_ = register_module("conv3", convolution(width, kExpansion * channels, 1));
    bn3_ = register_module("bn3", torch::nn::BatchNorm2d(kExpansion * channels));
    downsample_ = downsample(in_channels, kExpansion * channels, stride);
    if (downsample_) { register_module("downsample", downsample_); }
  }

  Twice forward(const Twice& x) {
    torch::Tensor out = convolve_normalise_relu(*conv1_, bn1_, x.first);
    out = normalise_relu(bn2_, conv2_->forward(out));
    return convolve_normalise_add_relu(*conv3_, bn3_, out, shortcut(downsample_, x.second));
  }

 private:
  torch::nn::Conv2d conv1_{nullptr}, conv2_{nullptr}, conv3_{nullptr};
  torch::nn::BatchNorm2d bn1_{nullptr}, bn2_{nullptr}, bn3_{nullptr};
  torch::nn::Sequential downsample_{nullptr};
};

template <class Block>
class ResNet final : public Classifier {
 public:
  ResNet(const ResNetForm& form, int classes) {
    int64_t channels = 64;
    conv1_ = register_module("conv1", convolution(3, channels, 7, 2));
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(channels));
    for (size_t stage = 0; stage < form.blocks.size(); ++stage) {
      stages_[stage] = register_module("layer" + std::to_string(stage + 1), std::make_shared<Stage<Block>>());
      for (int block = 0; block < form.blocks[stage]; ++block) {
        stages_[stage]->add(channels, int64_t{64} << stage, int64_t{form.width} << stage,
                            stage > 0 && block == 0 ? 2 : 1);
        channels = Block::kExpansion * 64 << stage;
      }
    }
    fc_ = register_module("fc", torch::nn::Linear(channels, classes));
  }

  torch::Tensor forward(const torch::Tensor& images) override {
    torch::Tensor x = normalise_relu(bn1_, conv1_->forward(images));
    x = max_pool(x);
    Twice at{x, x};
    for (const auto& stage : stages_) {
      for (const auto& block : *stage) { at = block->forward(at); }
    }
    return pool_and_classify(fc_, at.first);
  }

 private:
  torch::nn::Conv2d conv1_{nullptr};
  torch::nn::BatchNorm2d bn1_{nullptr};
  std::array<std::shared_ptr<Stage<Block>>, 4> stages_;
  torch::nn::Linear fc_{nullptr};
};

constexpr ResNetForm kForms[] = {
    {"resnet-18", {2, 2, 2, 2}, false, 64},   {"resnet-26", {2, 2, 2, 2}, true, 64},
    {"resnet-34", {3, 4, 6, 3}, false, 64},   {"resnet-50", {3, 4, 6, 3}, true, 64},
    {"resnet-101", {3, 4, 23, 3}, true, 64},  {"resnet-152", {3, 8, 36, 3}, true, 64},
    {"resnet-200", {3, 24, 36, 3}, true, 64}, {"wide-resnet-50-2", {3, 4, 6, 3}, true, 128},
};

}  // namespace

std::span<const ResNetForm> resnet_forms() {
  return kForms;
}

std::shared_ptr<Classifier> resnet(const ResNetForm& form, int classes) {
  if (form.has_bottlenecks) { return std::make_shared<ResNet<Bottleneck>>(form, classes); }
  return std::make_shared<ResNet<BasicBlock>>(form, classes);
}

}  // namespace la3::nn
