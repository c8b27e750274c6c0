// Trainings that treat parts of a network differently, against torch's own optimizers.
#include "la3/train/parts.h"

#include <gtest/gtest.h>
#include <torch/torch.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>

#include "la3/core/error.h"
#include "la3/nn/network_parts.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/train/interrupted.h"
#include "tests/train/halves.h"

namespace la3::train {
namespace {

namespace fs = std::filesystem;
using torch::Tensor;

class Parts : public testing::Test {
 protected:
  Parts() : folder_(fs::temp_directory_path() / ("la3-parts-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    torch::set_num_threads(1);
  }
  ~Parts() override { fs::remove_all(folder_); }

  static TrainOptions options(std::string_view freeze, std::string_view optimizer = kSgd) {
    TrainOptions options;
    options.schedule = {.learning_rate = optimizer == kSgd ? 0.05 : 0.002, .warmup_epochs = 0, .epochs = 2};
    options.optimizer = optimizer;
    options.freeze = freeze;
    options.batch_size = 16;
    options.ema_decay = 0.9;
    options.workers = 1;
    return options;
  }

  static std::map<std::string, Tensor> tensors_of(const nn::Network& network) {
    std::map<std::string, Tensor> tensors;
    for (const auto& list : {network.parameters(), network.buffers()}) {
      for (const auto& entry : list) { tensors[entry.name] = entry.tensor.detach().clone(); }
    }
    return tensors;
  }

  fs::path folder_;
  std::shared_ptr<Halves> images_ = std::make_shared<Halves>(64, 1);
};

bool is_in_norm(const std::string& name) {
  return name.find("bn") != std::string::npos || name.find("downsample.1") != std::string::npos;
}

TEST_F(Parts, ThatAreFrozenStayTheSameToTheBit) {
  for (const char* name : {"wrn-10-1", "resnet-18", "shake-8-2x4d", "pyramid-11-a9"}) {
    for (const std::string_view freeze : {kFreezeNorms, kFreezeBackbone}) {
      for (const std::string_view optimizer : {kSgd, kAdamW}) {
        if (optimizer == kAdamW && std::string_view(name) == "resnet-18") { continue; }  // takes long
        const std::string what = std::string(name) + " " + std::string(freeze) + " " + std::string(optimizer);
        const auto network = nn::make_network(name, 2, 5);
        TrainOptions before = options(kFreezeNone);  // so that no statistics are 0 or 1
        before.schedule.epochs = 1;
        train(*network, images_, nullptr, before);
        const auto then = tensors_of(*network);
        train(*network, images_, images_, options(freeze, optimizer));
        for (const auto& [tensor, now] : tensors_of(*network)) {
          const bool is_frozen = freeze == kFreezeNorms ? is_in_norm(tensor) : !tensor.starts_with("fc.");
          EXPECT_EQ(torch::equal(now, then.at(tensor)), is_frozen) << what << ": " << tensor;
        }
        for (const auto& parameter : network->parameters()) {
          EXPECT_TRUE(parameter.tensor.requires_grad()) << what << ": still frozen: " << parameter.name;
        }
      }
    }
  }
}

// A frozen network trains as one whose norms are in evaluation mode all the time.
TEST_F(Parts, FrozenNormsAreUsedInEvaluationMode) {
  const Tensor images = torch::randn({8, 3, 8, 8}).contiguous(torch::MemoryFormat::ChannelsLast);
  const auto network = nn::make_network("resnet-18", 2, 5), other = nn::make_network("resnet-18", 2, 5);
  for (const auto& list : {network->buffers(), other->buffers()}) {
    torch::manual_seed(3);
    for (auto entry : list) {
      if (entry.tensor.is_floating_point()) { entry.tensor.uniform_(0.5, 1.5); }
    }
  }
  std::vector<Tensor> gradients, expected;
  {
    const FrozenParts frozen(*network, options(kFreezeNorms));
    network->set_training(true);
    network->forward(images).square().sum().backward();
    for (const auto& parameter : network->parameters()) { gradients.push_back(parameter.tensor.grad()); }
  }
  other->set_training(false);
  other->forward(images).square().sum().backward();
  const auto parameters = other->parameters();
  for (size_t i = 0; i < parameters.size(); ++i) {
    ASSERT_EQ(gradients[i].defined(), !is_in_norm(parameters[i].name)) << parameters[i].name;
    if (gradients[i].defined()) { EXPECT_TRUE(torch::equal(gradients[i], parameters[i].tensor.grad())); }
  }
  // And in training mode again afterwards.
  network->set_training(true);
  const Tensor before = network->buffers()[0].tensor.clone();
  network->forward(images);
  EXPECT_FALSE(torch::equal(network->buffers()[0].tensor, before));
}

// What a frozen backbone computes does not depend on whether gradients are kept.
TEST_F(Parts, FrozenBackboneGivesTheLogitsOfEvaluation) {
  const Tensor images = torch::randn({8, 3, 8, 8}).contiguous(torch::MemoryFormat::ChannelsLast);
  for (const char* name : {"wrn-10-1", "resnet-18"}) {
    const auto network = nn::make_network(name, 2, 5);
    const FrozenParts frozen(*network, options(kFreezeBackbone));
    network->set_training(true);
    const Tensor logits = network->forward(images);
    EXPECT_TRUE(logits.requires_grad());
    network->set_training(false);
    const torch::NoGradGuard no_grad;
    EXPECT_TRUE(torch::equal(network->forward(images), logits)) << name;
  }
}

// What the learning rate of a parameter of wrn-10-1 is multiplied with if each layer has half of the
// next one's and the head ten times as much.
double factor_of(const std::string& name) {
  const std::map<std::string, double> table = {{"conv1", 0.0625}, {"layer1", 0.125}, {"layer2", 0.25},
                                               {"layer3", 0.5},   {"bn", 1},         {"fc", 10}};
  return table.at(name.substr(0, name.find('.')));
}

// A group per parameter of the network, with its own rate and weight decay.
template <typename Optimizer, typename Options>
std::unique_ptr<torch::optim::Optimizer> grouped(const nn::Network& network, const Options& common, double rate) {
  std::vector<torch::optim::OptimizerParamGroup> groups;
  for (const auto& parameter : network.parameters()) {
    if (!parameter.tensor.requires_grad()) { continue; }
    auto own = std::make_unique<Options>(common);
    own->lr(rate * factor_of(parameter.name));
    if (is_in_norm(parameter.name)) { own->weight_decay(0); }
    groups.emplace_back(std::vector<Tensor>{parameter.tensor}, std::move(own));
  }
  return std::make_unique<Optimizer>(groups, common);
}

class PartsUpdate : public Parts,
                    public testing::WithParamInterface<std::pair<std::string_view, std::string_view>> {};

TEST_P(PartsUpdate, IsTorchs) {
  const auto [freeze, optimizer] = GetParam();
  const bool is_adamw = optimizer == kAdamW;
  TrainOptions ours = options(freeze, optimizer);
  ours.layer_decay = 0.5;
  ours.head_lr_factor = 10;
  ours.sgd = {.momentum = 0.9, .weight_decay = 0.03, .clip_norm = 0};
  const double rate = is_adamw ? 0.001 : 0.01;
  const auto network = nn::make_network("wrn-10-1", 2, 5), other = nn::make_network("wrn-10-1", 2, 5);
  const auto start = tensors_of(*network);
  const FrozenParts frozen(*network, ours), other_frozen(*other, ours);
  const auto made = make_optimizer(*network, ours);
  using torch::optim::AdamWOptions;
  using torch::optim::SGDOptions;
  const auto expected = is_adamw
                            ? grouped<torch::optim::AdamW>(*other, AdamWOptions(rate).weight_decay(0.03), rate)
                            : grouped<torch::optim::SGD>(
                                  *other, SGDOptions(rate).momentum(0.9).nesterov(true).weight_decay(0.03), rate);
  torch::manual_seed(7);
  for (uint64_t number = 1; number <= 5; ++number) {
    const Tensor images = torch::randn({8, 3, 8, 8}), targets = torch::randint(2, {8}, torch::kLong);
    for (nn::Network* one : {network.get(), other.get()}) {
      one->set_training(true);
      torch::cross_entropy_loss(one->forward(images), targets).backward();
    }
    made->step(rate, number);
    expected->step();
    expected->zero_grad();
    const auto now = tensors_of(*network), wanted = tensors_of(*other);
    for (const auto& [name, tensor] : now) {
      if (is_adamw) {
        EXPECT_TRUE(torch::equal(tensor, wanted.at(name))) << number << ": " << name;
      } else {
        EXPECT_TRUE(torch::allclose(tensor, wanted.at(name), 1e-5, 1e-7)) << number << ": " << name;
      }
    }
  }
  EXPECT_FALSE(torch::equal(tensors_of(*network)["fc.weight"], start.at("fc.weight")));
}

INSTANTIATE_TEST_SUITE_P(All, PartsUpdate,
                         testing::Values(std::pair(kFreezeNone, kAdamW), std::pair(kFreezeNorms, kAdamW),
                                         std::pair(kFreezeBackbone, kAdamW), std::pair(kFreezeNone, kSgd),
                                         std::pair(kFreezeNorms, kSgd)),
                         [](const auto& at) {
                           return std::string(at.param.first) + "_" + std::string(at.param.second);
                         });

TEST_F(Parts, InterruptedAndResumedComeToTheSameWeights) {
  for (const std::string_view freeze : {kFreezeNone, kFreezeNorms}) {
    TrainOptions whole = options(freeze, kAdamW);
    whole.layer_decay = 0.7;
    whole.head_lr_factor = 4;
    const auto undisturbed = nn::make_network("wrn-10-1", 2, 5);
    train(*undisturbed, images_, nullptr, whole);
    fs::remove_all(folder_);
    for (int attempt = 0;; ++attempt) {
      ASSERT_LT(attempt, 20);
      const auto network = nn::make_network("wrn-10-1", 2, 5);
      TrainOptions part = whole;
      part.checkpoint_folder = folder_;
      part.resume = attempt > 0;
      int steps = 0;
      part.should_stop = [&] { return ++steps == 3; };  // an epoch has 4
      try {
        train(*network, images_, nullptr, part);
      } catch (const Interrupted&) { continue; }
      EXPECT_GT(attempt, 1);
      const auto now = tensors_of(*network);
      for (const auto& [name, tensor] : tensors_of(*undisturbed)) {
        EXPECT_TRUE(torch::equal(now.at(name), tensor)) << freeze << ": " << name;
      }
      break;
    }
  }
}

TEST_F(Parts, AreSettingsThatAResumedTrainingMustHave) {
  TrainOptions training = options(kFreezeNorms, kAdamW);
  training.checkpoint_folder = folder_;
  train(*nn::make_network("wrn-10-1", 2, 5), images_, nullptr, training);
  const auto refusal = [&](TrainOptions changed) {
    changed.resume = true;
    try {
      train(*nn::make_network("wrn-10-1", 2, 5), images_, nullptr, changed);
    } catch (const Error& error) { return std::string(error.what()); }
    return std::string();
  };
  EXPECT_EQ(refusal(training), "");
  TrainOptions changed = training;
  changed.freeze = kFreezeNone;
  EXPECT_NE(refusal(changed).find("started with freeze 'norms', now it is not set"), std::string::npos);
  changed = training;
  changed.layer_decay = 0.5;
  EXPECT_NE(refusal(changed).find("started with layer decay not set, now it is '0.5'"), std::string::npos);
  changed = training;
  changed.optimizer = kSgd;
  EXPECT_NE(refusal(changed).find("started with optimizer 'adamw', now it is not set"), std::string::npos);
}

// So that trainings that were begun before there were these settings can go on.
TEST_F(Parts, AreNotInCheckpointsIfTheyAreNotSet) {
  TrainOptions plain = options(kFreezeNone);
  plain.checkpoint_folder = folder_;
  train(*nn::make_network("wrn-10-1", 2, 5), images_, nullptr, plain);
  const auto loaded = nn::load_tensors(fs::directory_iterator(folder_)->path());
  EXPECT_EQ(loaded.metadata.count("setting.momentum"), 1u);
  for (const char* name : {"optimizer", "freeze", "head lr factor", "layer decay"}) {
    EXPECT_EQ(loaded.metadata.count(std::string("setting.") + name), 0u) << name;
  }
}

TEST_F(Parts, WrongValuesAreRefused) {
  const auto refusal = [](const auto& change) {
    TrainOptions options;
    change(options);
    try {
      options.validate();
    } catch (const std::invalid_argument& error) { return std::string(error.what()); }
    return std::string("accepted");
  };
  EXPECT_EQ(refusal([](TrainOptions& o) { o.optimizer = "adam"; }),
            "training: optimizer: sgd or adamw expected, found adam");
  EXPECT_EQ(refusal([](TrainOptions& o) { o.freeze = "all"; }),
            "training: freeze: none, norms or backbone expected, found all");
  EXPECT_EQ(refusal([](TrainOptions& o) { o.head_lr_factor = 0; }),
            "training: head lr factor: above 0 expected, found 0");
  EXPECT_EQ(refusal([](TrainOptions& o) { o.layer_decay = 1.5; }),
            "training: layer decay: above 0 and at most 1 expected, found 1.5");
}

TEST_F(Parts, ThatANetworkLacksAreRefused) {
  nn::NetworkParts made;
  made.name = "made-up";
  made.parameters = {{"a.weight", torch::zeros({3, 3, 1, 1}).requires_grad_()}};
  made.forward = [](const Tensor& images) { return images; };
  made.set_training = [](bool) {};
  const auto network = nn::assemble(std::move(made));
  const auto refusal = [&](const TrainOptions& options) {
    try {
      check_parts(*network, options);
    } catch (const std::invalid_argument& error) { return std::string(error.what()); }
    return std::string("accepted");
  };
  EXPECT_EQ(refusal(options(kFreezeNone)), "accepted");
  EXPECT_EQ(refusal(options(kFreezeBackbone)),
            "network made-up: no linear layer was found at its end: --freeze backbone needs one");
  EXPECT_EQ(refusal(options(kFreezeNorms)), "network made-up: has no batch norms that --freeze norms could freeze");
  TrainOptions factor = options(kFreezeNone);
  factor.head_lr_factor = 2;
  EXPECT_EQ(refusal(factor), "network made-up: no linear layer was found at its end: --head-lr-factor needs one");
}

}  // namespace
}  // namespace la3::train
