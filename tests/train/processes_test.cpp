// Trainings and evaluations on several ranks, which here are threads.
#include <gtest/gtest.h>
#include <torch/torch.h>
#include <unistd.h>

#include <atomic>
#include <mutex>

#include "la3/core/error.h"
#include "la3/core/random.h"
#include "la3/nn/registry.h"
#include "la3/nn/synced_norm.h"
#include "la3/policy/policy.h"
#include "la3/train/gradient_buckets.h"
#include "la3/train/interrupted.h"
#include "la3/train/trainer.h"
#include "tests/dist/ranks.h"
#include "tests/train/halves.h"

namespace la3::train {
namespace {

namespace fs = std::filesystem;
using dist::Group;
using dist::run_ranks;

using Tensors = std::vector<torch::Tensor>;

Tensors tensors_of(const std::vector<nn::NamedTensor>& list) {
  Tensors tensors;
  for (const auto& entry : list) { tensors.push_back(entry.tensor.detach().clone()); }
  return tensors;
}

double largest_difference(const Tensors& a, const Tensors& b) {
  double largest = a.size() == b.size() ? 0 : 1e9;
  for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    largest = std::max(largest, (a[i].to(torch::kDouble) - b[i].to(torch::kDouble)).abs().max().item<double>());
  }
  return largest;
}

class ProcessesTest : public testing::Test {
 protected:
  ProcessesTest() : folder_(fs::temp_directory_path() / ("la3-processes-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    torch::set_num_threads(1);
  }
  ~ProcessesTest() override { fs::remove_all(folder_); }

  TrainOptions options(int epochs) const {
    TrainOptions options;
    options.schedule = {.learning_rate = 0.05, .warmup_epochs = 1, .epochs = epochs};
    options.batch_size = 24;
    options.seed = 3;
    options.workers = 1;
    options.policy = std::make_shared<augment::Sampler>(
        policy::make_sampler(policy::uniform_policy(), std::vector<std::string>{"left", "right"}, 1));
    return options;
  }

  struct Result {
    std::vector<Tensors> parameters, buffers;  // by rank
    std::vector<double> losses;                // of rank 0's epochs
    std::optional<Evaluation> test;            // rank 0's
    std::vector<std::string> errors;
  };
  Result train_with(int ranks, const TrainOptions& options, const std::string& network = "wrn-10-1") {
    Result result;
    result.parameters.resize(static_cast<size_t>(ranks));
    result.buffers.resize(static_cast<size_t>(ranks));
    std::mutex mutex;
    result.errors = run_ranks(ranks, [&](std::shared_ptr<Group> group) {
      TrainOptions own = options;
      own.group = group;
      const auto made = nn::make_network(network, 2, /*seed=*/group->rank() == 0 ? 5 : 6);  // rank 0's are taken
      made->to(torch::kCPU);
      if (group->rank() == 0) {
        own.epoch_done = [&](const EpochMetrics& metrics) { result.losses.push_back(metrics.train_loss); };
      }
      const auto test = train(*made, train_, test_, own);
      const std::lock_guard lock(mutex);
      if (group->rank() == 0) { result.test = test; }
      result.parameters[static_cast<size_t>(group->rank())] = tensors_of(made->parameters());
      result.buffers[static_cast<size_t>(group->rank())] = tensors_of(made->buffers());
    });
    return result;
  }

  fs::path folder_;
  std::shared_ptr<Halves> train_ = std::make_shared<Halves>(120, 1), test_ = std::make_shared<Halves>(700, 2);
};

TEST_F(ProcessesTest, AverageGradients) {
  // With buckets of their own: the last is larger than one may be.
  const auto errors = run_ranks(3, [](std::shared_ptr<Group> group) {
    const auto network = nn::make_network("wrn-16-4", 10, 1);
    network->to(torch::kCPU);
    GradientBuckets buckets(*network, *group);
    torch::manual_seed(7);
    const torch::Tensor images = torch::randn({6, 3, 8, 8}), weights = torch::randn({6, 10});
    network->set_training(false);  // no statistics: images are independent
    (network->forward(images) * weights).sum().backward();
    Tensors expected;
    for (const auto& entry : network->parameters()) {
      expected.push_back(entry.tensor.grad() / 3);
      torch::Tensor parameter = entry.tensor;
      parameter.mutable_grad().reset();
    }
    for (int round = 0; round < 2; ++round) {
      const int64_t first = 2 * group->rank();
      buckets.begin(round == 1 && group->rank() == 2);
      (network->forward(images.narrow(0, first, 2)) * weights.narrow(0, first, 2)).sum().backward();
      EXPECT_EQ(buckets.finish(), round == 1);
      const auto parameters = network->parameters();
      for (size_t i = 0; i < parameters.size(); ++i) {
        const torch::Tensor gradient = parameters[i].tensor.grad();
        EXPECT_TRUE(torch::allclose(gradient, expected[i], 1e-3, 1e-4)) << parameters[i].name;
        torch::Tensor parameter = parameters[i].tensor;
        parameter.mutable_grad().reset();
      }
    }
  });
  EXPECT_EQ(errors, std::vector<std::string>(3));
}

TEST_F(ProcessesTest, NormaliseTheWholeBatch) {
  torch::manual_seed(3);
  // Means far from 0, and another spread in each channel.
  const torch::Tensor x = torch::randn({12, 5, 6, 7}) * torch::linspace(0.1, 9, 5).view({1, 5, 1, 1}) + 20;
  const torch::Tensor weighting = torch::randn({12, 5, 6, 7});
  const auto make_norm = [] {
    torch::nn::BatchNorm2d norm(5);
    const torch::NoGradGuard no_grad;
    norm->weight.copy_(torch::linspace(0.5, 2, 5));
    norm->bias.copy_(torch::linspace(-1, 1, 5));
    return norm;
  };
  torch::nn::BatchNorm2d whole = make_norm();
  torch::Tensor input = x.clone().requires_grad_();
  const torch::Tensor output = whole->forward(input);
  (output * weighting).sum().backward();
  for (const int ranks : {1, 2, 3}) {
    const auto errors = run_ranks(ranks, [&](std::shared_ptr<Group> group) {
      torch::nn::BatchNorm2d norm = make_norm();
      const int64_t count = 12 / ranks, first = group->rank() * count;
      torch::Tensor own = x.narrow(0, first, count).clone().requires_grad_();
      const nn::SyncedNorms synced([&](torch::Tensor tensor) { group->sum(std::move(tensor)); });
      const torch::Tensor result = nn::synced_norm(norm, own);
      (result * weighting.narrow(0, first, count)).sum().backward();
      EXPECT_TRUE(torch::allclose(result, output.narrow(0, first, count), 1e-5, 2e-5));
      EXPECT_TRUE(torch::allclose(own.grad(), input.grad().narrow(0, first, count), 1e-4, 2e-5));
      torch::Tensor d_weight = norm->weight.grad().clone(), d_bias = norm->bias.grad().clone();
      group->sum(d_weight);
      group->sum(d_bias);
      EXPECT_TRUE(torch::allclose(d_weight, whole->weight.grad(), 1e-4, 1e-4));
      EXPECT_TRUE(torch::allclose(d_bias, whole->bias.grad(), 1e-4, 1e-4));
      EXPECT_TRUE(torch::allclose(norm->running_mean, whole->running_mean, 1e-5, 1e-6));
      EXPECT_TRUE(torch::allclose(norm->running_var, whole->running_var, 1e-5, 1e-6));
      EXPECT_TRUE(torch::equal(norm->num_batches_tracked, whole->num_batches_tracked));
    });
    EXPECT_EQ(errors, std::vector<std::string>(static_cast<size_t>(ranks)));
  }
}

TEST_F(ProcessesTest, HoldTheSameNetworkAfterTraining) {
  const Result two = train_with(2, options(2)), again = train_with(2, options(2));
  EXPECT_EQ(two.errors, std::vector<std::string>(2));
  EXPECT_EQ(largest_difference(two.parameters[0], two.parameters[1]), 0);
  EXPECT_EQ(largest_difference(two.buffers[0], two.buffers[1]), 0);
  EXPECT_EQ(largest_difference(two.parameters[0], again.parameters[0]), 0);
  EXPECT_EQ(largest_difference(two.buffers[0], again.buffers[0]), 0);
  EXPECT_EQ(two.losses, again.losses);
}

TEST_F(ProcessesTest, AreLikeOneWithSyncedNorms) {
  TrainOptions synced = options(2);
  synced.sync_norms = true;
  const Result one = train_with(1, synced), two = train_with(2, synced), three = train_with(3, synced);
  for (const Result* result : {&two, &three}) {
    EXPECT_LT(largest_difference(one.parameters[0], result->parameters[0]), 2e-4);
    EXPECT_LT(largest_difference(one.buffers[0], result->buffers[0]), 2e-3);
    EXPECT_EQ(largest_difference(result->parameters[0], result->parameters[1]), 0);
    for (size_t i = 0; i < 2; ++i) { EXPECT_NEAR(one.losses[i], result->losses[i], 1e-4); }
  }
  // Without, the statistics of half a batch are others.
  const Result plain = train_with(2, options(2));
  EXPECT_GT(largest_difference(one.parameters[0], plain.parameters[0]), 1e-3);
}

// Frozen norms do not look at the batch.
TEST_F(ProcessesTest, AreLikeOneWithFrozenParts) {
  for (const std::string_view freeze : {kFreezeNorms, kFreezeBackbone}) {
    TrainOptions training = options(2);
    training.freeze = freeze;
    training.head_lr_factor = 2;
    const Result one = train_with(1, training), three = train_with(3, training);
    for (const std::string& error : three.errors) { EXPECT_EQ(error, "") << freeze; }
    EXPECT_LT(largest_difference(three.parameters[0], one.parameters[0]), 1e-4) << freeze;
    EXPECT_EQ(largest_difference(three.parameters[1], three.parameters[0]), 0) << freeze;
    EXPECT_EQ(largest_difference(three.buffers[2], one.buffers[0]), 0) << freeze;
  }
}

TEST_F(ProcessesTest, DrawTheSameNoise) {
  TrainOptions synced = options(1);
  synced.sync_norms = true;
  for (const char* name : {"shake-8-2x4d", "pyramid-11-a10"}) {
    const Result one = train_with(1, synced, name), two = train_with(2, synced, name);
    ASSERT_EQ(two.errors, std::vector<std::string>(2));
    EXPECT_LT(largest_difference(one.parameters[0], two.parameters[0]), 1e-3) << name;
  }
}

TEST_F(ProcessesTest, ShareAnEvaluation) {
  const auto network = nn::make_network("wrn-10-1", 2, 9);
  network->to(torch::kCPU);
  EvaluateOptions options;
  options.batch_size = 50;
  options.workers = 1;
  const Evaluation alone = evaluate(*network, test_, options);
  ASSERT_EQ(alone.truth.size(), 700u);
  size_t correct = 0;
  for (size_t i = 0; i < 700; ++i) {
    EXPECT_EQ(static_cast<int>(alone.truth[i]), test_->label(i));
    correct += alone.truth[i] == alone.predicted[i];
  }
  EXPECT_EQ(correct, alone.correct);
  for (int ranks : {2, 3, 16}) {  // the last have nothing to do: there are 14 batches
    std::vector<Evaluation> shared(static_cast<size_t>(ranks));
    const auto errors = run_ranks(ranks, [&](std::shared_ptr<Group> group) {
      const auto own = nn::make_network("wrn-10-1", 2, 9);
      own->to(torch::kCPU);
      EvaluateOptions with = options;
      with.group = group;
      shared[static_cast<size_t>(group->rank())] = evaluate(*own, test_, with);
    });
    EXPECT_EQ(errors, std::vector<std::string>(static_cast<size_t>(ranks)));
    for (const Evaluation& each : shared) {
      EXPECT_EQ(each.images, 700u);
      EXPECT_EQ(each.correct, alone.correct);
      EXPECT_EQ(each.confusion, alone.confusion);
      EXPECT_EQ(each.loss, alone.loss);
      EXPECT_EQ(each.truth, alone.truth);
      EXPECT_EQ(each.predicted, alone.predicted);
    }
  }
}

TEST_F(ProcessesTest, GoOnFromACheckpointOfAnotherNumber) {
  TrainOptions synced = options(3);
  synced.sync_norms = true;
  synced.ema_decay = 0.9;
  const Result undisturbed = train_with(1, synced);
  synced.checkpoint_folder = folder_;
  synced.resume = true;
  std::atomic<int> asked = 0;
  synced.should_stop = [&] { return ++asked > 4 * 7; };  // every rank asks in every step: in the second epoch
  const Result four = train_with(4, synced);
  EXPECT_EQ(four.errors, std::vector<std::string>(4, "interrupted"));
  synced.should_stop = nullptr;
  int begun_at = 0;
  synced.started = [&](int epoch, size_t step) { begun_at = epoch * 5 + static_cast<int>(step); };
  const Result two = train_with(2, synced);
  EXPECT_EQ(two.errors, std::vector<std::string>(2));
  EXPECT_GT(begun_at, 5);
  EXPECT_LT(largest_difference(two.parameters[0], undisturbed.parameters[0]), 5e-4);
  EXPECT_EQ(two.losses.size(), 2u);
}

TEST_F(ProcessesTest, ComeToTheSameWeightsAfterAStop) {
  const Result undisturbed = train_with(2, options(3));
  TrainOptions stopped = options(3);
  stopped.checkpoint_folder = folder_;
  stopped.resume = true;
  std::atomic<int> asked = 0;
  stopped.should_stop = [&] { return ++asked == 13; };  // one rank only
  EXPECT_EQ(train_with(2, stopped).errors, std::vector<std::string>(2, "interrupted"));
  stopped.should_stop = nullptr;
  const Result resumed = train_with(2, stopped);
  EXPECT_EQ(largest_difference(resumed.parameters[0], undisturbed.parameters[0]), 0);
  EXPECT_EQ(largest_difference(resumed.buffers[0], undisturbed.buffers[0]), 0);
  ASSERT_FALSE(resumed.losses.empty());
  EXPECT_EQ(resumed.losses.back(), undisturbed.losses.back());
}

TEST_F(ProcessesTest, NeedABatchThatCanBeShared) {
  TrainOptions odd = options(1);
  odd.batch_size = 25;
  for (const std::string& error : train_with(2, odd).errors) {
    EXPECT_NE(error.find("batch size: a multiple of the number of processes, 2, expected, found 25"),
              std::string::npos)
        << error;
  }
}

TEST_F(ProcessesTest, EndWhenOneDiverges) {
  TrainOptions wild = options(2);
  wild.schedule.learning_rate = 1e20;
  wild.schedule.warmup_epochs = 0;
  wild.sgd.clip_norm = 0;
  for (const std::string& error : train_with(2, wild).errors) {
    EXPECT_NE(error.find("diverged in epoch"), std::string::npos) << error;
  }
}

}  // namespace
}  // namespace la3::train
