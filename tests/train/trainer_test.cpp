#include "la3/train/trainer.h"

#include <gtest/gtest.h>
#include <torch/torch.h>
#include <unistd.h>

#include <fstream>
#include <set>

#include "la3/core/error.h"
#include "la3/policy/policy.h"
#include "la3/train/checkpoint.h"
#include "la3/train/interrupted.h"
#include "tests/train/halves.h"

namespace la3::train {
namespace {

namespace fs = std::filesystem;

// A convolution, a batch norm, a linear layer; weights from the seed.
class SmallNetwork : public nn::Network {
 public:
  explicit SmallNetwork(uint64_t seed) {
    torch::manual_seed(seed);
    convolution_ = torch::nn::Conv2d(torch::nn::Conv2dOptions(3, 4, 3).padding(1));
    norm_ = torch::nn::BatchNorm2d(4);
    linear_ = torch::nn::Linear(4 * 64, 2);
  }
  const std::string& name() const override { return name_; }
  torch::Tensor forward(const torch::Tensor& images) override {
    return linear_(torch::relu(norm_(convolution_(images))).flatten(1));
  }
  std::vector<nn::NamedTensor> parameters() const override {
    return {{"conv.weight", convolution_->weight}, {"conv.bias", convolution_->bias},
            {"bn.weight", norm_->weight},          {"bn.bias", norm_->bias},
            {"fc.weight", linear_->weight},        {"fc.bias", linear_->bias}};
  }
  std::vector<nn::NamedTensor> buffers() const override {
    return {{"bn.running_mean", norm_->running_mean},
            {"bn.running_var", norm_->running_var},
            {"bn.num_batches_tracked", norm_->num_batches_tracked}};
  }
  void set_training(bool training) override { norm_->train(training); }
  void to(torch::Device) override {}

 private:
  std::string name_ = "small";
  torch::nn::Conv2d convolution_{nullptr};
  torch::nn::BatchNorm2d norm_{nullptr};
  torch::nn::Linear linear_{nullptr};
};

class TrainerTest : public testing::Test {
 protected:
  TrainerTest() : folder_(fs::temp_directory_path() / ("la3-trainer-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    torch::set_num_threads(1);
  }
  ~TrainerTest() override { fs::remove_all(folder_); }

  TrainOptions options(int epochs) const {
    TrainOptions options;
    options.schedule = {.learning_rate = 0.05, .warmup_epochs = 1, .epochs = epochs};
    options.batch_size = 16;
    options.ema_decay = 0.9;
    options.seed = 3;
    options.workers = 2;
    options.policy = std::make_shared<augment::Sampler>(
        policy::make_sampler(policy::uniform_policy(), std::vector<std::string>{"left", "right"}, 1));
    return options;
  }

  static std::vector<torch::Tensor> tensors_of(const nn::Network& network) {
    std::vector<torch::Tensor> tensors;
    for (const auto& list : {network.parameters(), network.buffers()}) {
      for (const auto& entry : list) { tensors.push_back(entry.tensor.detach().clone()); }
    }
    return tensors;
  }

  static void expect_equal(const std::vector<torch::Tensor>& a, const std::vector<torch::Tensor>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (size_t i = 0; i < a.size(); ++i) { EXPECT_TRUE(torch::equal(a[i], b[i])) << "tensor " << i; }
  }

  size_t checkpoints() const {
    return static_cast<size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
  std::shared_ptr<Halves> train_ = std::make_shared<Halves>(160, 1), test_ = std::make_shared<Halves>(100, 2);
};

TEST_F(TrainerTest, LearnsWhatCanBeLearned) {
  SmallNetwork network(1);
  TrainOptions plain = options(6);
  plain.policy = nullptr;
  std::vector<EpochMetrics> epochs;
  plain.epoch_done = [&](const EpochMetrics& metrics) { epochs.push_back(metrics); };
  const auto result = train(network, train_, test_, plain);
  ASSERT_TRUE(result);
  EXPECT_GT(result->accuracy(), 95);
  ASSERT_EQ(epochs.size(), 6u);
  EXPECT_LT(epochs[5].train_loss, epochs[0].train_loss);
  EXPECT_EQ(epochs[5].test->images, 100u);
  EXPECT_DOUBLE_EQ((result->recall(0) + result->recall(1)) / 2, result->accuracy());
  EXPECT_NEAR(epochs[0].learning_rate, 0.05, 1e-9) << "the warm-up ends with the first epoch";
  EXPECT_NEAR(epochs[5].learning_rate, 0, 1e-9);
}

TEST_F(TrainerTest, GivesTheSameWeightsForAnyNumberOfLoaderWorkers) {
  std::vector<std::vector<torch::Tensor>> results;
  for (const int workers : {1, 3}) {
    SmallNetwork network(1);
    TrainOptions some = options(2);
    some.workers = workers;
    train(network, train_, nullptr, some);
    results.push_back(tensors_of(network));
  }
  expect_equal(results[0], results[1]);
}

TEST_F(TrainerTest, InterruptedAnywhereAndResumedComesToTheSameWeights) {
  SmallNetwork undisturbed(1);
  std::vector<double> losses;
  TrainOptions whole = options(3);
  whole.epoch_done = [&](const EpochMetrics& metrics) { losses.push_back(metrics.train_loss); };
  train(undisturbed, train_, test_, whole);

  for (const int stop_after : {1, 4, 7}) {  // steps before each interruption; an epoch has 10
    fs::remove_all(folder_);
    std::vector<double> resumed_losses;
    for (int attempt = 0;; ++attempt) {
      ASSERT_LT(attempt, 100);
      SmallNetwork network(1);
      TrainOptions part = options(3);
      part.checkpoint_folder = folder_;
      part.resume = attempt > 0;
      int steps = 0;
      part.progress = [&](const TrainProgress&) { ++steps; };
      part.should_stop = [&] { return steps >= stop_after; };
      part.epoch_done = [&](const EpochMetrics& metrics) {
        resumed_losses.resize(static_cast<size_t>(metrics.epoch));
        resumed_losses.back() = metrics.train_loss;
        steps = 0;  // so that the evaluation and the end of the epoch are not interrupted for ever
      };
      try {
        train(network, train_, nullptr, part);
      } catch (const Interrupted&) {
        EXPECT_LE(checkpoints(), 2u);
        continue;
      }
      expect_equal(tensors_of(network), tensors_of(undisturbed));
      break;
    }
    EXPECT_EQ(resumed_losses, losses);
  }
}

TEST_F(TrainerTest, InterruptedWhileItEvaluatesHasTheEpochBehindIt) {
  SmallNetwork whole(1), resumed(1);
  train(whole, train_, test_, options(2));
  TrainOptions stopped = options(2);
  stopped.checkpoint_folder = folder_;
  size_t steps = 0, steps_after = 0;
  stopped.progress = [&](const TrainProgress&) { ++steps; };
  stopped.should_stop = [&] { return steps == 10; };  // all of the first epoch: the next to ask is the evaluation
  EXPECT_THROW(train(resumed, train_, test_, stopped), Interrupted);
  stopped.should_stop = nullptr;
  stopped.resume = true;
  stopped.progress = [&](const TrainProgress&) { ++steps_after; };
  std::vector<EpochMetrics> epochs;
  stopped.epoch_done = [&](const EpochMetrics& metrics) { epochs.push_back(metrics); };
  train(resumed, train_, test_, stopped);
  EXPECT_EQ(steps_after, 10u) << "the second epoch's";
  ASSERT_EQ(epochs.size(), 2u);
  EXPECT_TRUE(epochs[0].test);
  EXPECT_GT(epochs[0].train_loss, 0);
  expect_equal(tensors_of(whole), tensors_of(resumed));
}

TEST_F(TrainerTest, CountsTheImagesThatThereAre) {
  SmallNetwork network(1);
  TrainOptions large = options(1);
  large.batch_size = 5000;
  double images = 0;
  large.epoch_done = [&](const EpochMetrics& metrics) { images = metrics.images_per_s * metrics.seconds; };
  train(network, train_, nullptr, large);
  EXPECT_NEAR(images, 160, 1e-6);
}

TEST_F(TrainerTest, SavesAfterEveryEpochUnlessThatTakesTooLong) {
  const auto newest_two = [&](double share) {
    fs::remove_all(folder_);
    SmallNetwork network(1);
    TrainOptions saved = options(5);
    saved.checkpoint_folder = folder_;
    saved.checkpoint_share = share;
    train(network, train_, nullptr, saved);
    std::set<int> epochs;
    for (const auto& entry : fs::directory_iterator(folder_)) {
      epochs.insert(std::stoi(entry.path().filename().string()));
    }
    return epochs;
  };
  EXPECT_EQ(newest_two(1), (std::set<int>{4, 5}));
  EXPECT_EQ(newest_two(1e-9), (std::set<int>{1, 5})) << "the first and the last";
}

TEST_F(TrainerTest, FallsBackToTheCheckpointBeforeADamagedOne) {
  SmallNetwork undisturbed(1);
  train(undisturbed, train_, nullptr, options(4));

  SmallNetwork first(1);
  TrainOptions part = options(4);
  part.checkpoint_folder = folder_;
  part.checkpoint_share = 1;
  int epochs = 0;
  part.epoch_done = [&](const EpochMetrics&) { ++epochs; };
  part.should_stop = [&] { return epochs == 3; };
  EXPECT_THROW(train(first, train_, nullptr, part), Interrupted);
  ASSERT_EQ(checkpoints(), 2u);
  // One flipped bit in the middle of the newest.
  fs::path newest;
  for (const auto& entry : fs::directory_iterator(folder_)) { newest = std::max(newest, entry.path()); }
  {
    std::fstream file(newest, std::ios::in | std::ios::out | std::ios::binary);
    const auto middle = static_cast<std::streamoff>(fs::file_size(newest) / 2);
    file.seekg(middle);
    const char byte = static_cast<char>(file.get());
    file.seekp(middle);
    file.put(static_cast<char>(byte ^ 4));
  }
  SmallNetwork second(1);
  TrainOptions rest = options(4);
  rest.checkpoint_folder = folder_;
  rest.resume = true;
  std::string noted;
  int resumed_after = -1;
  rest.note = [&](const std::string& line) { noted += line; };
  rest.started = [&](int epoch, size_t) { resumed_after = epoch; };
  train(second, train_, nullptr, rest);
  EXPECT_NE(noted.find(newest.filename().string()), std::string::npos) << noted;
  EXPECT_EQ(resumed_after, 2);
  expect_equal(tensors_of(second), tensors_of(undisturbed));
}

TEST_F(TrainerTest, RefusesToGoOnWithOtherSettings) {
  SmallNetwork network(1);
  TrainOptions first = options(2);
  first.checkpoint_folder = folder_;
  train(network, train_, nullptr, first);
  TrainOptions other = options(2);
  other.checkpoint_folder = folder_;
  other.resume = true;
  other.schedule.learning_rate = 0.25;
  SmallNetwork again(1);
  try {
    train(again, train_, nullptr, other);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("started with learning rate '0.0500"), std::string::npos)
        << error.what();
  }
}

TEST_F(TrainerTest, StopsWithEpochAndStepWhenItDiverges) {
  SmallNetwork network(1);
  TrainOptions wild = options(5);
  wild.schedule.learning_rate = 1e30;
  wild.sgd.clip_norm = 0;
  try {
    train(network, train_, nullptr, wild);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("diverged in epoch 1, step "), std::string::npos) << error.what();
  }
}

TEST_F(TrainerTest, LeavesBatchNormWithoutWeightDecay) {
  SmallNetwork network(1);
  Sgd sgd(network, {.momentum = 0, .weight_decay = 0.5, .clip_norm = 0});
  for (const auto& entry : network.parameters()) { entry.tensor.mutable_grad() = torch::zeros_like(entry.tensor); }
  const auto before = tensors_of(network);
  sgd.step(1.0);
  const auto parameters = network.parameters();
  for (size_t i = 0; i < parameters.size(); ++i) {
    const bool is_norm = parameters[i].name.starts_with("bn.");
    EXPECT_TRUE(torch::allclose(parameters[i].tensor, before[i] * (is_norm ? 1.0 : 0.5))) << parameters[i].name;
  }
}

TEST_F(TrainerTest, SgdEqualsLibTorchsNesterov) {
  SmallNetwork ours(1), theirs(1);
  Sgd sgd(ours, {.momentum = 0.9, .weight_decay = 0, .clip_norm = 0});
  std::vector<torch::Tensor> parameters;
  for (const auto& entry : theirs.parameters()) { parameters.push_back(entry.tensor); }
  torch::optim::SGD expected(parameters, torch::optim::SGDOptions(0.1).momentum(0.9).nesterov(true));
  for (int step = 0; step < 5; ++step) {
    const torch::Tensor images = torch::randn({4, 3, 8, 8});
    const torch::Tensor targets = torch::tensor({0, 1, 0, 1}, torch::kLong);
    torch::cross_entropy_loss(ours.forward(images), targets).backward();
    torch::cross_entropy_loss(theirs.forward(images), targets).backward();
    sgd.step(0.1);
    expected.step();
    expected.zero_grad();
  }
  const auto a = tensors_of(ours), b = tensors_of(theirs);
  for (size_t i = 0; i < a.size(); ++i) { EXPECT_TRUE(torch::allclose(a[i], b[i], 1e-5, 1e-6)) << i; }
}

TEST_F(TrainerTest, ClipsTheGradientsNormOverAllParameters) {
  SmallNetwork network(1);
  Sgd sgd(network, {.momentum = 0, .weight_decay = 0, .clip_norm = 1});
  for (const auto& entry : network.parameters()) { entry.tensor.mutable_grad() = torch::ones_like(entry.tensor); }
  const auto before = tensors_of(network);
  const double norm = sgd.step(1.0);
  double moved = 0;
  const auto after = tensors_of(network);
  for (size_t i = 0; i < network.parameters().size(); ++i) {
    moved += (after[i] - before[i]).square().sum().item<double>();
  }
  EXPECT_GT(norm, 10);
  EXPECT_NEAR(moved, 1, 1e-4);
}

TEST(Schedule, RisesLinearlyThenFallsAsACosine) {
  const ScheduleOptions options{.learning_rate = 2, .warmup_epochs = 5, .epochs = 25};
  EXPECT_DOUBLE_EQ(learning_rate_at(options, 0), 0);
  EXPECT_DOUBLE_EQ(learning_rate_at(options, 2.5), 1);
  EXPECT_DOUBLE_EQ(learning_rate_at(options, 5), 2);
  EXPECT_NEAR(learning_rate_at(options, 15), 1, 1e-12);
  EXPECT_NEAR(learning_rate_at(options, 25), 0, 1e-12);
  EXPECT_DOUBLE_EQ(learning_rate_at({.learning_rate = 1, .warmup_epochs = 0, .epochs = 1}, 0), 1);
}

TEST(TrainOptions, NamesWhatIsWrong) {
  TrainOptions options;
  options.validate();
  options.schedule.epochs = 0;
  EXPECT_THROW(options.validate(), std::invalid_argument);
  options = {};
  options.schedule.learning_rate = std::nan("");
  EXPECT_THROW(options.validate(), std::invalid_argument);
  options = {};
  options.sgd.momentum = 1;
  EXPECT_THROW(options.validate(), std::invalid_argument);
  options = {};
  options.label_smoothing = -0.1;
  EXPECT_THROW(options.validate(), std::invalid_argument);
}

}  // namespace
}  // namespace la3::train
