#include "la3/nn/networks/pyramid_net.h"

#include <torch/torch.h>

namespace la3::nn {
namespace {

constexpr int64_t kExpansion = 4;
constexpr double kLastKeepProbability = 0.5;  // p_L (ShakeDrop, section 4)

}  // namespace

PyramidBlock::PyramidBlock(int64_t in_channels, int64_t channels, int64_t stride, double keep_probability)
    : stride_(stride), keep_probability_(keep_probability) {
  bn1_ = register_module("bn1", torch::nn::BatchNorm2d(in_channels));
  conv1_ = register_module("conv1", convolution(in_channels, channels, 1));
  bn2_ = register_module("bn2", torch::nn::BatchNorm2d(channels));
  conv2_ = register_module("conv2", convolution(channels, channels, 3, stride));
  bn3_ = register_module("bn3", torch::nn::BatchNorm2d(channels));
  conv3_ = register_module("conv3", convolution(channels, kExpansion * channels, 1));
  bn4_ = register_module("bn4", torch::nn::BatchNorm2d(kExpansion * channels));
}

torch::Tensor PyramidBlock::forward(const torch::Tensor& x, const std::optional<ShakeNoise>& block_noise) {
  // No ReLU before the first convolution (Han et al., figure 6).
  torch::Tensor out = conv1_->forward(batch_norm(bn1_, x));
  out = conv2_->forward(normalise_relu(bn2_, out));
  out = batch_norm(bn4_, conv3_->forward(normalise_relu(bn3_, out)));
  out = shake_drop(out, keep_probability_, block_noise);

  torch::Tensor shortcut = x;
  if (stride_ != 1) { shortcut = torch::avg_pool2d(shortcut, stride_, stride_, /*padding=*/0, /*ceil_mode=*/true); }
  const int64_t new_channels = out.size(1) - shortcut.size(1);
  if (new_channels != 0) { shortcut = torch::constant_pad_nd(shortcut, {0, 0, 0, 0, 0, new_channels}); }
  return out.add_(shortcut);
}

namespace {

class PyramidNet final : public Classifier {
 public:
  PyramidNet(int depth, int alpha, int classes) {
    int64_t channels = 16;
    conv1_ = register_module("conv1", convolution(3, channels, 3));
    bn1_ = register_module("bn1", torch::nn::BatchNorm2d(channels));
    const int blocks_per_stage = (depth - 2) / 9, blocks = 3 * blocks_per_stage;
    for (int stage = 0; stage < 3; ++stage) {
      stages_[stage] =
          register_module("layer" + std::to_string(stage + 1), std::make_shared<Stage<PyramidBlock>>());
      for (int block = 0; block < blocks_per_stage; ++block) {
        const int64_t number = stage * blocks_per_stage + block + 1;
        const int64_t width = 16 + (2 * alpha * number + blocks) / (2 * blocks);  // rounded
        keep_probabilities_.push_back(1 - (1 - kLastKeepProbability) * static_cast<double>(number) / blocks);
        stages_[stage]->add(channels, width, stage > 0 && block == 0 ? 2 : 1, keep_probabilities_.back());
        channels = kExpansion * width;
      }
    }
    bn_final_ = register_module("bn_final", torch::nn::BatchNorm2d(channels));
    fc_ = register_module("fc", torch::nn::Linear(channels, classes));
  }

  torch::Tensor forward(const torch::Tensor& images) override {
    std::optional<ShakeNoise> noise;
    if (is_training()) { noise = draw_shake_drop(key_, keep_probabilities_, images.size(0), images.device()); }
    torch::Tensor x = batch_norm(bn1_, conv1_->forward(images));
    int64_t number = 0;
    for (const auto& stage : stages_) {
      for (const auto& block : *stage) {
        x = block->forward(x, noise ? std::optional(noise->of_block(number++)) : std::nullopt);
      }
    }
    return pool_and_classify(fc_, normalise_relu(bn_final_, x));
  }

  void set_noise(const NoiseKey& key) override { key_ = key; }
  bool has_noise() const override { return true; }

 private:
  torch::nn::Conv2d conv1_{nullptr};
  torch::nn::BatchNorm2d bn1_{nullptr}, bn_final_{nullptr};
  std::shared_ptr<Stage<PyramidBlock>> stages_[3];
  torch::nn::Linear fc_{nullptr};
  std::vector<double> keep_probabilities_;
  NoiseKey key_;
};

}  // namespace

std::shared_ptr<Classifier> pyramid_net(int depth, int alpha, int classes) {
  return std::make_shared<PyramidNet>(depth, alpha, classes);
}

}  // namespace la3::nn
