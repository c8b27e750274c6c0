// Fused batch norms against torch's, for the tests of CPU and GPU.
#pragma once

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <ostream>

#include "la3/nn/fused_norm.h"

namespace la3::nn {

inline double relative_error(const torch::Tensor& found, const torch::Tensor& expected) {
  const torch::Tensor a = found.to(torch::kDouble), b = expected.to(torch::kDouble);
  return ((a - b).norm() / b.norm()).item<double>();
}

struct NormCase {
  int64_t images, channels, side;
  bool before, after, relu;
  bool twice = false;  // the result is used twice
};

// For the names of the tests; else they would be the bytes of the struct, padding included.
inline void PrintTo(const NormCase& at, std::ostream* out) {
  *out << at.images << "x" << at.channels << "x" << at.side << "x" << at.side << (at.before ? "_sum_before" : "")
       << (at.after ? "_sum_after" : "") << (at.relu ? "_relu" : "") << (at.twice ? "_twice" : "");
}

struct NormTolerances {
  double values = 0, gradients = 0, weights = 0;
};

// Compares values, gradients and running statistics with torch's norm in float64.
inline void check_fused_norm(const NormCase& at, torch::Device device, torch::ScalarType type,
                             const NormTolerances& below) {
  const auto values = [&] {
    const torch::Tensor wide = torch::randn({at.images, at.channels, at.side, at.side}, device) * 2 + 3;
    return wide.to(type).contiguous(torch::MemoryFormat::ChannelsLast);
  };
  torch::nn::BatchNorm2d ours(at.channels), theirs(at.channels);
  ours->to(device);
  theirs->to(device, torch::kDouble);
  {
    const torch::NoGradGuard no_grad;
    ours->weight.copy_(torch::rand({at.channels}, device) + 0.5);
    ours->bias.copy_(torch::randn({at.channels}, device));
    theirs->weight.copy_(ours->weight);
    theirs->bias.copy_(ours->bias);
  }
  torch::Tensor x = values().requires_grad_(), other = values().requires_grad_();
  torch::Tensor x64 = x.detach().to(torch::kDouble).requires_grad_(),
                other64 = other.detach().to(torch::kDouble).requires_grad_();
  ASSERT_TRUE(can_fuse_norm(ours, x));
  const torch::Tensor dy = torch::randn_like(x), d_sum = torch::randn_like(x);

  torch::Tensor y, sum, again;
  if (at.after) {
    const Twice made = fused_norm_add_relu(ours, x, other);
    y = made.first;
    again = made.second;
    EXPECT_TRUE(torch::equal(y, again));
  } else {
    const NormAndSum made = fused_add_norm(ours, x, at.before ? other : torch::Tensor(), at.relu);
    y = made.normalised;
    sum = made.sum;
  }
  // The sum is rounded to `type` before it is normalised; the reference follows that.
  torch::Tensor sum64 = at.before ? x64 + other64 : x64;
  if (at.before) { sum64 = sum64 + (sum.detach().to(torch::kDouble) - sum64).detach(); }
  torch::Tensor y64 = theirs->forward(sum64);
  if (at.after) { y64 = y64 + other64; }
  if (at.relu || at.after) { y64 = torch::relu(y64); }
  EXPECT_LT(relative_error(y, y64), below.values);
  if (at.after && at.twice) {
    torch::autograd::backward({y, again}, {dy, d_sum});
    torch::autograd::backward({y64}, {(dy + d_sum).to(torch::kDouble)});
  } else if (at.after) {
    torch::autograd::backward({at.images % 2 == 0 ? y : again}, {dy});
    torch::autograd::backward({y64}, {dy.to(torch::kDouble)});
  } else {
    torch::autograd::backward({y, sum}, {dy, d_sum});
    torch::autograd::backward({y64, sum64}, {dy.to(torch::kDouble), d_sum.to(torch::kDouble)});
  }
  EXPECT_LT(relative_error(x.grad(), x64.grad()), below.gradients);
  if (at.before || at.after) { EXPECT_LT(relative_error(other.grad(), other64.grad()), below.gradients); }
  EXPECT_LT(relative_error(ours->weight.grad(), theirs->weight.grad()), below.weights);
  EXPECT_LT(relative_error(ours->bias.grad(), theirs->bias.grad()), below.weights);
  EXPECT_LT(relative_error(ours->running_mean, theirs->running_mean), 1e-5);
  EXPECT_LT(relative_error(ours->running_var, theirs->running_var), 1e-5);
  EXPECT_EQ(ours->num_batches_tracked.item<int64_t>(), 1);

  ours->eval();
  theirs->eval();
  const torch::NoGradGuard no_grad;
  torch::Tensor evaluated, evaluated64 = theirs->forward(sum64);
  if (at.after) {
    evaluated = fused_norm_add_relu(ours, x.clone(), other).first;
    evaluated64 = torch::relu(evaluated64 + other64);
  } else {
    // These may use the memory of x.
    const NormAndSum made = fused_add_norm(ours, x.clone(), at.before ? other : torch::Tensor(), at.relu);
    evaluated = made.normalised;
    EXPECT_TRUE(torch::equal(made.sum, sum));
    if (!at.before) { EXPECT_TRUE(torch::equal(fused_norm(ours, x.clone(), at.relu), evaluated)); }
    if (at.relu) { evaluated64 = torch::relu(evaluated64); }
  }
  EXPECT_LT(relative_error(evaluated, evaluated64), below.values);
}

}  // namespace la3::nn
