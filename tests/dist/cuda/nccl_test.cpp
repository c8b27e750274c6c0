// NCCL's engine with the one rank that one GPU allows, and with two where there are two GPUs.
//
// A sum over one rank is what it was, so equal values show nothing. What shows that a tensor went
// to NCCL is that it refuses what it cannot add, that results come in memory that held something
// else before, and that a factor is applied.
#include <ATen/cuda/CUDAGraph.h>
#include <c10/cuda/CUDAGuard.h>
#include <gtest/gtest.h>
#include <torch/torch.h>

#include <chrono>
#include <limits>
#include <memory>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>

#include "la3/dist/engine.h"

namespace la3::dist {
namespace {

constexpr std::chrono::milliseconds kNoLimit{0};

std::unique_ptr<Engine> make_engine(int rank, int size, const c10::intrusive_ptr<c10d::Store>& store) {
  EngineOptions options;
  options.rank = rank;
  options.size = size;
  options.device = torch::Device(torch::kCUDA, static_cast<torch::DeviceIndex>(rank));
  options.store = store;
  return make_nccl_engine(options);
}

torch::Tensor numbers(torch::Device device, torch::ScalarType type) {
  return torch::arange(1000, torch::device(device).dtype(type));
}

TEST(NcclEngine, KeepsTheValuesOfOneRank) {
  if (!torch::cuda::is_available()) { GTEST_SKIP() << "no GPU"; }
  const auto engine = make_engine(0, 1, c10::make_intrusive<c10d::HashStore>());
  ASSERT_TRUE(engine->device().is_cuda());
  const torch::Tensor tensor = numbers(engine->device(), torch::kFloat);
  engine->all_reduce(tensor)(kNoLimit);
  engine->broadcast(tensor);
  EXPECT_TRUE(torch::equal(tensor, numbers(engine->device(), torch::kFloat)));
  const torch::Tensor whole =
      torch::full({3}, int64_t{1} << 60, torch::device(engine->device()).dtype(torch::kLong));
  engine->all_reduce(whole)(kNoLimit);
  EXPECT_EQ(whole[1].item<int64_t>(), int64_t{1} << 60);
}

TEST(NcclEngine, PassesEveryTensorToNccl) {
  if (!torch::cuda::is_available()) { GTEST_SKIP() << "no GPU"; }
  const auto engine = make_engine(0, 1, c10::make_intrusive<c10d::HashStore>());
  const torch::Tensor unknown = numbers(engine->device(), torch::kShort);  // a type that NCCL does not have
  EXPECT_THROW(engine->all_reduce(unknown)(kNoLimit), std::exception);
  EXPECT_THROW(engine->broadcast(unknown), std::exception);
  EXPECT_THROW(engine->all_gather(unknown), std::exception);
  const torch::Tensor elsewhere = numbers(torch::kCPU, torch::kFloat);
  EXPECT_THROW(engine->all_reduce(elsewhere)(kNoLimit), std::exception);
  EXPECT_THROW(engine->broadcast(elsewhere), std::exception);
  EXPECT_THROW(engine->all_gather(elsewhere), std::exception);
}

TEST(NcclEngine, GathersIntoMemoryThatHeldSomethingElse) {
  if (!torch::cuda::is_available()) { GTEST_SKIP() << "no GPU"; }
  const auto engine = make_engine(0, 1, c10::make_intrusive<c10d::HashStore>());
  const torch::Tensor values = numbers(engine->device(), torch::kFloat);
  // What is freed here is what the next tensors of this size get.
  for (int i = 0; i < 8; ++i) { torch::full_like(values, std::numeric_limits<float>::quiet_NaN()); }
  const auto gathered = engine->all_gather(values);
  ASSERT_EQ(gathered.size(), 1u);
  EXPECT_NE(gathered[0].data_ptr(), values.data_ptr());
  EXPECT_TRUE(torch::equal(gathered[0], values));
}

TEST(NcclEngine, MultipliesWhileItSumsAlsoInAGraph) {
  if (!torch::cuda::is_available()) { GTEST_SKIP() << "no GPU"; }
  const auto engine = make_engine(0, 1, c10::make_intrusive<c10d::HashStore>());
  const torch::Tensor values = numbers(engine->device(), torch::kFloat), tensor = values.clone();
  engine->all_reduce(tensor, 3)(kNoLimit);
  EXPECT_TRUE(torch::equal(tensor, values * 3));
  torch::cuda::synchronize();
  const c10::cuda::CUDAStream stream = c10::cuda::getStreamFromPool();
  {
    const c10::cuda::CUDAStreamGuard guard(stream);
    at::cuda::CUDAGraph graph;
    graph.capture_begin({0, 0}, cudaStreamCaptureModeThreadLocal);
    engine->all_reduce(tensor, 2)(kNoLimit);
    tensor.add_(1);  // after the sum
    graph.capture_end();
    stream.synchronize();
    EXPECT_TRUE(torch::equal(tensor, values * 3)) << "captured, not run";
    graph.replay();
    graph.replay();
    stream.synchronize();
  }
  EXPECT_TRUE(torch::equal(tensor, values * 12 + 3));
}

TEST(NcclEngine, SumsBroadcastsAndGathersOnTwoGpus) {
  if (torch::cuda::device_count() < 2) { GTEST_SKIP() << "no two GPUs"; }
  const auto store = c10::make_intrusive<c10d::HashStore>();
  const auto work = [&store](int rank) {
    const auto engine = make_engine(rank, 2, store);
    const torch::Tensor values = numbers(engine->device(), torch::kFloat);
    const torch::Tensor sum = values * (rank + 1);
    engine->all_reduce(sum)(kNoLimit);
    EXPECT_TRUE(torch::equal(sum, values * 3)) << rank;
    const torch::Tensor first = values + rank;
    engine->broadcast(first);
    EXPECT_TRUE(torch::equal(first, values)) << rank;
    const auto gathered = engine->all_gather(values + rank);
    ASSERT_EQ(gathered.size(), 2u);
    EXPECT_TRUE(torch::equal(gathered[0], values)) << rank;
    EXPECT_TRUE(torch::equal(gathered[1], values + 1)) << rank;
  };
  std::thread other([&] { work(1); });
  work(0);
  other.join();
}

}  // namespace
}  // namespace la3::dist
