// Trains a network on a data set: the only trainer, for pre-training, baselines and policies.
//
// Label-aware augmentation is in the loader's sampler; what is specific to a network is in la3/nn.
// The same options, data and kind of device give the same weights, however often the training was
// interrupted: bit for bit on the CPU with the same number of threads, up to rounding on a GPU,
// because cuDNN chooses its algorithms by measuring them. Prints nothing: progress and results go
// to the callbacks.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "la3/augment/sampler.h"
#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"
#include "la3/train/evaluate.h"
#include "la3/train/schedule.h"
#include "la3/train/sgd.h"

namespace la3::train {

struct EpochMetrics {
  int epoch = 0;              // from 1
  double learning_rate = 0;   // of the last step
  double train_loss = 0;      // mean over the epoch's augmented images
  double train_accuracy = 0;  // percent, likewise
  std::optional<Evaluation> test = std::nullopt;
  double seconds = 0;        // of training, since this process started the epoch
  double before_s = 0;       // of what is no step, since the epoch before or the beginning
  double evaluation_s = 0;   // of the evaluation, if there was one
  double images_per_s = 0;   // samples, not counting their copies
  double waiting_share = 0;  // of the time, in which the network waited for the loader
};

struct TrainProgress {
  int epoch = 0, epochs = 0;  // from 1
  size_t step = 0, steps = 0;
  double loss = 0;
  double images_per_s = 0;
  double seconds_left = 0;
};

// Values of TrainOptions::optimizer, ::balance and ::freeze.
inline constexpr std::string_view kSgd = "sgd", kAdamW = "adamw";
inline constexpr std::string_view kBalanceNone = "none", kBalanceSampler = "sampler", kBalanceLoss = "loss",
                                  kBalanceSqrt = "sqrt";
inline constexpr std::string_view kFreezeNone = "none", kFreezeNorms = "norms", kFreezeBackbone = "backbone";

struct TrainOptions {
  ScheduleOptions schedule;
  std::string optimizer{kSgd};
  SgdOptions sgd;
  int batch_size = 128;        // over all processes
  int copies = 1;              // batch augment
  double label_smoothing = 0;  // 0 .. 1
  // What is done about labels with many images and labels with few. An epoch has as many images in any
  // case. kBalanceSampler: it takes each label equally often. kBalanceSqrt: in proportion to the square
  // root of the label's number of images. kBalanceLoss: it takes each image once, and the loss of an
  // image is multiplied by the inverse of the label's frequency, scaled so that the mean over the
  // training images is 1.
  std::string balance{kBalanceNone};
  double ema_decay = 0;  // decay per step of the average, which is the result; 0: off
  // What stays as it is, to the bit. kFreezeNorms: the parameters and statistics of batch norms, which
  // normalise by these statistics in training too. kFreezeBackbone: everything but the head.
  std::string freeze{kFreezeNone};
  double head_lr_factor = 1;  // of the head's learning rate (nn/layers.h)
  double layer_decay = 1;     // of the learning rate, from each layer to the one before it (nn/layers.h)
  bool bf16 = false;
  torch::Device device = torch::kCPU;
  // On a GPU: replay whole steps as a graph if the network allows it, instead of launching them one
  // by one.
  bool graph = true;
  uint64_t seed = 0;
  // Evaluate on the test set after every this many epochs, and after the last.
  int evaluate_every = 1;
  std::shared_ptr<const augment::Sampler> policy = nullptr;
  int workers = 0;  // of the loader; 0: one per core
  // The processes that train together. Each takes its part of every batch, gradients are averaged,
  // and all hold the same parameters after every step. Each process has its own batch norm
  // statistics unless `sync_norms`; rank 0's running statistics are evaluated and kept. Rank 0
  // loads and saves.
  std::shared_ptr<dist::Group> group = dist::Group::alone();
  bool sync_norms = false;

  // The folder for checkpoints; empty: none are made. Ignored on all ranks but the first.
  std::filesystem::path checkpoint_folder = {};
  // A checkpoint is made after every epoch, unless writing would take more than this share of the
  // time; a kill may then cost a few epochs. 1: always. The last epoch and a stop always make one.
  double checkpoint_share = 0.05;
  // Continue from the newest checkpoint there, if there is one.
  bool resume = false;
  // Names and values that a checkpoint must match (data, network, policy), besides those of this
  // struct.
  std::map<std::string, std::string> settings = {};

  std::function<void(const TrainProgress&)> progress = nullptr;
  std::function<void(const EpochMetrics&)> epoch_done = nullptr;
  // Called with the starting position, once it is known and before anything changes: epochs
  // finished and steps of the next, both 0 unless it continues from a checkpoint.
  std::function<void(int epoch, size_t step)> started = nullptr;
  std::function<void(const std::string&)> note = nullptr;
  // Told what took how long before the first step, where it is worth knowing.
  std::function<void(const std::string& what, double seconds)> timed = nullptr;
  // Called after every step, or in every step with several processes; true on any rank saves a
  // checkpoint and ends all with Interrupted.
  std::function<bool()> should_stop = nullptr;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

// Checks whether the processes of the group can share the training; train() checks too. Throws
// std::invalid_argument.
void check_processes(const nn::Network& network, const data::Dataset& training_set, const TrainOptions& options);

// Checks whether the network has the parts that the options treat differently (freeze, head_lr_factor,
// layer_decay); train() checks too. Throws std::invalid_argument.
void check_parts(const nn::Network& network, const TrainOptions& options);

// Trains in place; afterwards the network holds the final (averaged) weights. Returns the last
// evaluation on `test`, which may be null. Throws Interrupted; Error with epoch and step if the
// loss is no longer finite.
std::optional<Evaluation> train(nn::Network& network, std::shared_ptr<const data::Dataset> training_set,
                                std::shared_ptr<const data::Dataset> test_set, const TrainOptions& options);

}  // namespace la3::train
