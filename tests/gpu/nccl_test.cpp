// NCCL's engine with the one rank that one GPU allows.
#include <gtest/gtest.h>
#include <torch/torch.h>

#include <torch/csrc/distributed/c10d/HashStore.hpp>

#include "la3/dist/engine.h"

namespace la3::dist {
namespace {

TEST(NcclEngine, SumsBroadcastsAndGathersOnOneGpu) {
  if (!torch::cuda::is_available()) { GTEST_SKIP() << "no GPU"; }
  EngineOptions options;
  options.device = torch::Device(torch::kCUDA, 0);
  options.store = c10::make_intrusive<c10d::HashStore>();
  const auto engine = make_nccl_engine(options);
  EXPECT_TRUE(engine->device().is_cuda());
  const torch::Tensor values = torch::arange(1000, torch::device(options.device).dtype(torch::kFloat));
  const torch::Tensor tensor = values.clone();
  engine->all_reduce(tensor)();
  engine->broadcast(tensor);
  const auto gathered = engine->all_gather(tensor);
  ASSERT_EQ(gathered.size(), 1u);
  EXPECT_TRUE(torch::equal(gathered[0], values));
  const torch::Tensor whole = torch::full({3}, int64_t{1} << 60, torch::device(options.device).dtype(torch::kLong));
  engine->all_reduce(whole)();
  EXPECT_EQ(whole[1].item<int64_t>(), int64_t{1} << 60);
}

}  // namespace
}  // namespace la3::dist
