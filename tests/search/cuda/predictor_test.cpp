// The predictor on the GPU against the CPU's. Everything skips itself where there is no GPU.
#include <gtest/gtest.h>

#include "la3/core/random.h"
#include "la3/cuda/runtime.h"
#include "la3/search/device_predictor.h"
#include "la3/search/space.h"

namespace la3::search {
namespace {

class GpuPredictor : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda::device_count() == 0) { GTEST_SKIP() << "no CUDA device here"; }
  }
};

// Rewards that follow from the ops and the label, with a little noise.
std::vector<Observation> made_up(int count, int labels) {
  std::vector<Observation> seen;
  for (int i = 0; i < count; ++i) {
    random::Stream stream(1, 0, static_cast<uint64_t>(i), random::Purpose::kBenchmark);
    const int multiset = static_cast<int>(stream.below(kMultisetCount));
    const auto label = static_cast<int32_t>(stream.below(static_cast<uint32_t>(labels)));
    double reward = 2 * stream.uniform();
    for (const augment::Op op : multiset_ops(multiset)) { reward -= (static_cast<int>(op) * 7 + label * 3) % 16; }
    seen.push_back({static_cast<uint16_t>(multiset), label, static_cast<float>(reward)});
  }
  return seen;
}

std::vector<RewardModel::Query> queries_of(const std::vector<Observation>& seen) {
  std::vector<RewardModel::Query> queries;
  for (const Observation& one : seen) { queries.push_back({one.multiset, one.label}); }
  return queries;
}

TEST_F(GpuPredictor, TakesTheCpusFirstSteps) {
  ThreadPool pool(2);
  for (const int count : {1, 40, 3000}) {
    const auto seen = made_up(count, 7);
    Predictor cpu(7, pool);
    DevicePredictor gpu(7, 0);
    for (const int epochs : {1, 2, 5}) {
      const PredictorOptions options{.epochs = epochs, .seed = 3, .round = 4};
      cpu.train(seen, options);
      gpu.train(seen, options);
      const auto a = cpu.predict(queries_of(seen)), b = gpu.predict(queries_of(seen));
      ASSERT_EQ(a.size(), b.size());
      for (size_t i = 0; i < a.size(); ++i) { ASSERT_NEAR(a[i], b[i], 2e-3) << count << " " << epochs << " " << i; }
    }
  }
}

TEST_F(GpuPredictor, LearnsAsWellAsTheCpus) {
  ThreadPool pool(4);
  for (const auto& [count, labels] : {std::pair{2000, 10}, std::pair{25000, 100}}) {
    const auto seen = made_up(count, labels);
    Predictor cpu(labels, pool);
    DevicePredictor gpu(labels, 0);
    const PredictorOptions options{.epochs = 100, .seed = 3, .round = 4};
    const PredictorQuality a = held_out_quality(cpu, seen, options), b = held_out_quality(gpu, seen, options);
    EXPECT_GT(b.spearman, a.spearman - 0.02) << count;
    EXPECT_LT(b.mae, a.mae * 1.15 + 0.1) << count;
  }
}

TEST_F(GpuPredictor, GivesTheSameEveryTime) {
  const auto seen = made_up(25000, 100);
  DevicePredictor one(100, 0), other(100, 0);
  const PredictorOptions options{.epochs = 20, .seed = 3, .round = 4};
  one.train(seen, options);
  other.train(made_up(50, 100), options);  // what was before leaves no trace
  other.train(seen, options);
  EXPECT_EQ(one.predict(queries_of(seen)), other.predict(queries_of(seen)));
}

TEST_F(GpuPredictor, RefusesWhatTheCpusRefuses) {
  DevicePredictor gpu(3, 0);
  EXPECT_THROW(gpu.train({}, {}), std::invalid_argument);
  const std::vector<Observation> wrong = {{0, 3, 0.0f}};
  EXPECT_THROW(gpu.train(wrong, {}), std::invalid_argument);
  EXPECT_TRUE(gpu.predict({}).empty());
}

}  // namespace
}  // namespace la3::search
