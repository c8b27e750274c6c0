// What work runs with: the processes, the device, the number of threads, and the observer.
#pragma once

#include <torch/types.h>

#include <memory>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"
#include "la3/run/observer.h"

namespace la3::run {

struct Context {
  Observer& observer;
  torch::Device device = torch::kCPU;
  uint64_t seed = 0;  // determines everything random
  int threads = 0;    // of this process; 0: one per core
  std::shared_ptr<dist::Group> group = dist::Group::alone();
  std::string command = {};  // as typed, for run.json

  bool is_first() const { return group->rank() == 0; }
  // Threads of a loader if the user gave no number.
  int workers(int given) const { return given == 0 && group->size() > 1 ? threads : given; }
};

// Copies rank 0's parameters and buffers to all ranks.
void share_network(const Context& context, const nn::Network& network);

// Notes when bf16 is slower than float32, as on some CPUs. Measures a few steps.
void note_slow_bf16(const Context& context, const std::string& network, int labels, int batch_size, int side_px);

// Notes when the training images are spread unevenly over the labels, and nothing is done about it.
void note_imbalance(const data::Dataset& training_set, const train::TrainOptions& options, const Context& context);

// Notes when AdamW's learning rate is one for SGD.
void note_high_rate(const train::TrainOptions& options, const Context& context);
// Notes when layers stay as they were drawn at random. A TorchScript file (NAME.pt) has weights of its own.
void note_frozen_start(const train::TrainOptions& options, const std::string& network, const std::string& init,
                       const Context& context);
// Notes when a training ends before its warm-up does.
void note_long_warm_up(const train::ScheduleOptions& schedule, const Context& context);
// Wide ResNets keep the resolution of their images for a third of their layers: photos take tens of gigabytes.
void note_large_images(const std::string& network, int size_px, const Context& context);
// Files of small images are enlarged unless their data set was given a size. `small_images_px` is 0 if they are
// not small or it was; otherwise what suits them (data/photo_defaults.h).
int small_images_px(const std::string& data, const data::Dataset& images);
std::string small_images_text(int side_px);
void note_small_images(const std::string& data, const data::Dataset& images, const Context& context);

}  // namespace la3::run
