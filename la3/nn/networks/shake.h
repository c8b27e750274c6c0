// Shake-Shake (Gastaldi, "Shake-Shake regularization", 2017) and ShakeDrop (Yamada et al.,
// "ShakeDrop regularization for deep residual learning", 2018): residual branches are weighted by
// noise, which differs between the forward and the backward pass and is drawn again for every
// image, block and step.
//
// The noise for an image is a function of the key and its place in the global batch: it comes from
// Stream(seed, epoch, step << 32 | place, kShake), from which the blocks draw in order. So it
// depends neither on how a batch is divided among processes nor on the device. It is drawn on the
// CPU and moved as one tensor.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "la3/nn/network.h"

namespace la3::nn {

// Weights of residual branches, float32 or float64: blocks x images for a whole network, images for
// one block.
struct ShakeNoise {
  torch::Tensor forward;
  torch::Tensor backward;

  ShakeNoise of_block(int64_t block) const { return {forward.select(0, block), backward.select(0, block)}; }
};

// Noise for a batch of `images`. REQUIRES (both): key.step and the places are below 2^32.

// Shake-Shake: forward alpha and backward beta, independent and uniform in [0, 1); two draws per
// block.
ShakeNoise draw_shake_shake(const NoiseKey& key, int64_t blocks, int64_t images, torch::Device device);

// ShakeDrop: with the block's probability 1 in both passes (the branch is kept); else forward alpha
// uniform in [-1, 1) and backward beta uniform in [0, 1). Three draws per block: kept, alpha, beta.
ShakeNoise draw_shake_drop(const NoiseKey& key, const std::vector<double>& keep_probabilities, int64_t images,
                           torch::Device device);

// alpha a + (1 - alpha) b per image; a's gradient is weighted by beta, b's by 1 - beta. Without
// noise (evaluation) the mean of both.
torch::Tensor shake_shake(const torch::Tensor& a, const torch::Tensor& b,
                          const std::optional<ShakeNoise>& block_noise);

// The branch times its forward weight per image; the gradient times the backward weight. Without
// noise (evaluation) times the expected weight, which is the keep probability, since alpha's mean
// is 0.
torch::Tensor shake_drop(const torch::Tensor& branch, double keep_probability,
                         const std::optional<ShakeNoise>& block_noise);

}  // namespace la3::nn
