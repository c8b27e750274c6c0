// Labels of unlike size: the order of an epoch, the weights of the loss, and what both do for a network.
#include <gtest/gtest.h>
#include <torch/torch.h>

#include <map>

#include "la3/core/error.h"
#include "la3/nn/registry.h"
#include "la3/train/sgd.h"
#include "la3/train/stepper.h"
#include "la3/train/tensors.h"
#include "la3/train/trainer.h"
#include "tests/dist/ranks.h"
#include "tests/temporary_folder.h"
#include "tests/train/halves.h"

namespace la3::train {
namespace {

// All images of the left half, and one of the right for `ratio` of them.
std::shared_ptr<const data::Dataset> uneven_halves(size_t size, size_t ratio, uint64_t seed) {
  const auto whole = std::make_shared<Halves>(2 * size, seed);
  std::vector<size_t> indices;
  for (size_t i = 0; i < size; ++i) {
    indices.push_back(2 * i);
    if (i % ratio == 0) { indices.push_back(2 * i + 1); }
  }
  return std::make_shared<data::Subset>(whole, indices);
}

TrainOptions options_with(std::string_view balance, int epochs = 2) {
  TrainOptions options;
  options.schedule = {.learning_rate = 0.02, .warmup_epochs = 0, .epochs = epochs};
  options.batch_size = 24;
  options.seed = 3;
  options.workers = 1;
  options.balance = balance;
  return options;
}

std::vector<torch::Tensor> parameters_of(const nn::Network& network) {
  std::vector<torch::Tensor> tensors;
  for (const auto& entry : network.parameters()) { tensors.push_back(entry.tensor.detach().clone()); }
  return tensors;
}

double balanced(const Evaluation& evaluation) {
  return (evaluation.recall(0) + evaluation.recall(1)) / 2;
}

class Balanced : public testing::Test {
 protected:
  Balanced() { torch::set_num_threads(1); }
};

TEST_F(Balanced, WeightsAreInverseToTheFrequencyAndOneInTheMean) {
  const auto dataset = uneven_halves(60, 10, 1);  // 60 and 6
  const std::vector<float> weights = loss_weights(*dataset, options_with(kBalanceLoss));
  ASSERT_EQ(weights.size(), 2u);
  EXPECT_FLOAT_EQ(weights[1] / weights[0], 10);
  EXPECT_FLOAT_EQ((60 * weights[0] + 6 * weights[1]) / 66, 1);
  for (const std::string_view other : {kBalanceNone, kBalanceSampler, kBalanceSqrt}) {
    EXPECT_TRUE(loss_weights(*dataset, options_with(other)).empty()) << other;
  }
  const data::Subset one_label(std::make_shared<Halves>(10, 1), {0, 2, 4});
  EXPECT_EQ(loss_weights(one_label, options_with(kBalanceLoss)), (std::vector<float>{1, 0}));
}

TEST_F(Balanced, OrdersAreThoseOfTheLoader) {
  EXPECT_EQ(balance_of(options_with(kBalanceNone)), loader::Balance::kNone);
  EXPECT_EQ(balance_of(options_with(kBalanceLoss)), loader::Balance::kNone);
  EXPECT_EQ(balance_of(options_with(kBalanceSampler)), loader::Balance::kEqual);
  EXPECT_EQ(balance_of(options_with(kBalanceSqrt)), loader::Balance::kSqrt);
  EXPECT_EQ(training_loader_options(options_with(kBalanceSqrt), 100).balance, loader::Balance::kSqrt);
}

// torch's cross-entropy with weights and smoothing, spelled out. Its own mean divides by the weights of
// the batch; ours by its number of images.
torch::Tensor spelled_out(const torch::Tensor& logits, const torch::Tensor& targets, const torch::Tensor& weights,
                          double smoothing) {
  const torch::Tensor surprise = -torch::log_softmax(logits, 1);
  const auto classes = static_cast<double>(logits.size(1));
  const torch::Tensor own =
      (surprise.gather(1, targets.unsqueeze(1)).squeeze(1)) * weights.index_select(0, targets);
  const torch::Tensor spread = (surprise * weights).sum(1) / classes;
  return ((1 - smoothing) * own + smoothing * spread).mean();
}

TEST_F(Balanced, AStepWithWeightsIsTorchs) {
  const auto dataset = uneven_halves(20, 5, 1);  // 24 images: one batch
  for (const double smoothing : {0.0, 0.2}) {
    TrainOptions options = options_with(kBalanceLoss, 1);
    options.label_smoothing = smoothing;
    const auto ours = nn::make_network("wrn-10-1", 2, 5), theirs = nn::make_network("wrn-10-1", 2, 5);
    ours->to(torch::kCPU);
    theirs->to(torch::kCPU);
    // With one epoch, the rate of the only step would be that of the end, 0.
    options.schedule.epochs = 2;
    double told = 0;
    int epochs = 0;
    options.should_stop = [&] { return epochs == 1; };
    options.epoch_done = [&](const EpochMetrics& metrics) {
      if (++epochs == 1) { told = metrics.train_loss; }
    };
    const TemporaryFolder folder;
    options.checkpoint_folder = folder.path();
    EXPECT_ANY_THROW(train(*ours, dataset, nullptr, options));  // Interrupted

    loader::Loader loader(dataset, training_loader_options(options, dataset->size()));
    loader.start_epoch(0);
    const loader::Batch* batch = loader.next();
    ASSERT_EQ(batch->count, dataset->size());
    theirs->set_training(true);
    const torch::Tensor logits = theirs->forward(images_tensor(*batch, 8, torch::kCPU));
    const torch::Tensor targets = labels_tensor(*batch, torch::kCPU);
    const torch::Tensor weights = torch::tensor(loss_weights(*dataset, options));
    const torch::Tensor loss = spelled_out(logits, targets, weights, smoothing);
    const torch::Tensor by_weight =
        torch::cross_entropy_loss(logits, targets, weights, at::Reduction::Mean, -100, smoothing);
    const double weight_sum = weights.index_select(0, targets).sum().item<double>();
    EXPECT_NEAR(loss.item<double>(), by_weight.item<double>() * weight_sum / 24, 1e-6) << "the batch is the set";
    EXPECT_NEAR(told, loss.item<double>(), 1e-6);
    loss.backward();
    Sgd sgd(*theirs, options.sgd);
    sgd.step(learning_rate_at(options.schedule, 1));
    const auto a = parameters_of(*ours), b = parameters_of(*theirs);
    for (size_t i = 0; i < a.size(); ++i) { EXPECT_TRUE(torch::allclose(a[i], b[i], 1e-4, 1e-6)) << i; }
  }
}

TEST_F(Balanced, SamplerAndWeightsRaiseBalancedAccuracyOnAnUnevenSet) {
  const auto dataset = uneven_halves(300, 30, 1);  // 300 and 10
  const auto test = std::make_shared<Halves>(200, 2);
  std::map<std::string_view, double> accuracy;
  for (const std::string_view balance : {kBalanceNone, kBalanceSampler, kBalanceLoss}) {
    const auto network = nn::make_network("wrn-10-1", 2, 5);
    network->to(torch::kCPU);
    accuracy[balance] = balanced(*train(*network, dataset, test, options_with(balance, 2)));
  }
  for (const std::string_view balance : {kBalanceSampler, kBalanceLoss}) {
    EXPECT_GT(accuracy[balance], accuracy[kBalanceNone] + 10) << balance;
  }
}

TEST_F(Balanced, InterruptedAndResumedComesToTheSameWeights) {
  const auto dataset = uneven_halves(60, 10, 1);
  for (const std::string_view balance : {kBalanceSampler, kBalanceLoss}) {
    const auto whole = nn::make_network("wrn-10-1", 2, 5), resumed = nn::make_network("wrn-10-1", 2, 5);
    whole->to(torch::kCPU);
    resumed->to(torch::kCPU);
    train(*whole, dataset, nullptr, options_with(balance));
    const TemporaryFolder folder;
    TrainOptions options = options_with(balance);
    options.checkpoint_folder = folder.path();
    int steps = 0;
    options.progress = [&](const TrainProgress&) { ++steps; };
    options.should_stop = [&] { return steps == 3; };
    EXPECT_ANY_THROW(train(*resumed, dataset, nullptr, options));
    options.resume = true;
    options.should_stop = nullptr;
    TrainOptions other = options;
    other.balance = kBalanceNone;
    const std::string error = error_from([&] { train(*resumed, dataset, nullptr, other); });
    EXPECT_NE(error.find("balance"), std::string::npos) << error;
    train(*resumed, dataset, nullptr, options);
    const auto a = parameters_of(*whole), b = parameters_of(*resumed);
    for (size_t i = 0; i < a.size(); ++i) { EXPECT_TRUE(torch::equal(a[i], b[i])) << balance << " " << i; }
  }
}

// A loss that is a mean over the weights of each rank's images would depend on their number.
TEST_F(Balanced, SeveralRanksAreLikeOne) {
  const auto dataset = uneven_halves(60, 10, 1);
  for (const std::string_view balance : {kBalanceSampler, kBalanceLoss}) {
    std::vector<std::vector<torch::Tensor>> results;
    for (const int ranks : {1, 2}) {
      results.emplace_back();
      const auto errors = dist::run_ranks(ranks, [&](std::shared_ptr<dist::Group> group) {
        TrainOptions options = options_with(balance);
        options.sync_norms = true;
        options.label_smoothing = 0.1;
        options.group = group;
        const auto network = nn::make_network("wrn-10-1", 2, 5);
        network->to(torch::kCPU);
        train(*network, dataset, nullptr, options);
        if (group->rank() == 0) { results.back() = parameters_of(*network); }
      });
      EXPECT_EQ(errors, std::vector<std::string>(static_cast<size_t>(ranks)));
    }
    for (size_t i = 0; i < results[0].size(); ++i) {
      EXPECT_LT((results[0][i] - results[1][i]).abs().max().item<double>(), 2e-4) << balance << " " << i;
    }
  }
}

TEST_F(Balanced, OtherNamesAreRefused) {
  TrainOptions options = options_with("evenly");
  EXPECT_THROW(options.validate(), std::invalid_argument);
}

}  // namespace
}  // namespace la3::train
