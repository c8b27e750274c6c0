#include "la3/nn/fused_norm.h"

#include <ATen/Parallel.h>
#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "la3/nn/xxh64.h"
#include "tests/nn/norm_cases.h"

namespace la3::nn {
namespace {

using torch::Tensor;

class HostNormShapes : public testing::TestWithParam<NormCase> {};

TEST_P(HostNormShapes, GivesTorchsValuesGradientsAndRunningStatistics) {
  torch::manual_seed(1);
  check_fused_norm(GetParam(), torch::kCPU, torch::kFloat, {.values = 1e-6, .gradients = 2e-6, .weights = 2e-6});
}

INSTANTIATE_TEST_SUITE_P(
    All, HostNormShapes,
    testing::Values(NormCase{32, 16, 32, false, false, true}, NormCase{32, 16, 32, true, false, true},
                    NormCase{8, 64, 8, true, false, true}, NormCase{7, 640, 5, true, false, false},
                    NormCase{2, 8, 1, false, false, true}, NormCase{3, 12, 7, true, false, true},
                    NormCase{4, 64, 28, false, true, true}, NormCase{3, 2048, 7, false, true, true},
                    NormCase{5, 37, 9, false, false, false}, NormCase{4, 64, 28, false, true, true, true}),
    testing::PrintToStringParamName());

// All that a norm with a sum before it computes from numbers made of integers only.
std::vector<Tensor> computed(int threads) {
  const auto make = [](int64_t factor) {
    const Tensor numbers = torch::arange(9 * 24 * 31 * 31, torch::kLong).mul_(factor).remainder_(1009).sub_(400);
    return (numbers.to(torch::kFloat) / 256).view({9, 24, 31, 31}).contiguous(torch::MemoryFormat::ChannelsLast);
  };
  torch::nn::BatchNorm2d norm(24);
  Tensor x = make(7919).requires_grad_(), before = make(104729).requires_grad_();
  const Tensor dy = make(1299709);
  at::set_num_threads(threads);
  const NormAndSum made = fused_add_norm(norm, x, before, /*relu=*/true);
  torch::autograd::backward({made.normalised}, {dy});
  return {made.normalised,   made.sum,           x.grad(),         norm->weight.grad(),
          norm->bias.grad(), norm->running_mean, norm->running_var};
}

// CI runs this once per instruction set.
TEST(HostNorm, HasTheSameBytesWithAllThreadsAndInstructionSets) {
  const int threads_before = at::get_num_threads();
  for (const int threads : {1, 3}) {
    uint64_t hash = 0;
    for (const Tensor& tensor : computed(threads)) {
      hash = xxh64({static_cast<const uint8_t*>(tensor.data_ptr()), tensor.nbytes()}, hash);
    }
    EXPECT_EQ(hash, 12606181951827345818u) << threads;
  }
  at::set_num_threads(threads_before);
}

// A training that diverges is found by its loss, so nothing on the way may hide it.
TEST(HostNorm, KeepsNotANumber) {
  torch::nn::BatchNorm2d norm(16);
  const Tensor x = torch::randn({2, 16, 4, 4}).contiguous(torch::MemoryFormat::ChannelsLast);
  x[1][3][2][2] = std::numeric_limits<float>::quiet_NaN();
  const Tensor y = fused_norm(norm, x, /*relu=*/true);
  EXPECT_TRUE(y.select(1, 3).isnan().all().item<bool>());
  EXPECT_FALSE(y.select(1, 4).isnan().any().item<bool>());
}

TEST(HostNorm, LeavesOtherTypesAndLayoutsToTorch) {
  torch::nn::BatchNorm2d norm(16);
  const Tensor x = torch::randn({4, 16, 6, 6}), last = x.contiguous(torch::MemoryFormat::ChannelsLast);
  EXPECT_TRUE(can_fuse_norm(norm, last));
  EXPECT_FALSE(can_fuse_norm(norm, x));
  EXPECT_FALSE(can_fuse_norm(norm, last.to(torch::kBFloat16)));
  EXPECT_FALSE(can_fuse_norm(norm, last.to(torch::kDouble)));
  norm->eval();
  EXPECT_FALSE(can_fuse_norm(norm, last));  // torch's can be differentiated in evaluation
  const torch::NoGradGuard no_grad;
  EXPECT_TRUE(can_fuse_norm(norm, last));
}

}  // namespace
}  // namespace la3::nn
