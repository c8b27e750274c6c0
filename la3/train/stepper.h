// The steps of a training: data, network, loss, update. Around them, the trainer counts epochs,
// evaluates and saves.
//
// host_stepper.cpp uses torch's operators on any device and waits for every step;
// cuda/device_stepper.cpp keeps a GPU busy and rarely waits. Not thread-safe.
#pragma once

#include <memory>
#include <vector>

#include "la3/loader/loader.h"
#include "la3/nn/network.h"
#include "la3/train/inference.h"
#include "la3/train/trainer.h"

namespace la3::train {

// Sums over the images of some steps.
struct StepSums {
  double loss = 0;
  size_t images = 0, correct = 0;
};

class Stepper {
 public:
  virtual ~Stepper() = default;

  virtual size_t steps_per_epoch() const = 0;
  // What a checkpoint holds besides the position: parameters, buffers, momentum, average, by name;
  // shares memory. REQUIRES: no step was started since the last finish().
  virtual std::vector<nn::NamedTensor> state() const = 0;

  // Starts an epoch at one of its steps; rates[i] is the learning rate of its step i.
  virtual void start_epoch(int epoch, size_t first_step, std::vector<double> rates) = 0;
  // Runs the next step, which may still be running when this returns. Throws Error if the loss or
  // the gradient was not finite in this step or an earlier one.
  virtual void run_step() = 0;
  // Waits for all started steps; the network and the state are then as after the last of them.
  // Returns the sums since the last call. Throws as run_step().
  virtual StepSums finish() = 0;
  // The mean loss of a recent step.
  virtual double last_loss() const = 0;
  // Whether TrainOptions::should_stop returned true in the last step on any rank: all ranks get the
  // same answer. Only with several processes.
  virtual bool stop_is_wanted() const { return false; }
  // Time spent waiting for data since start_epoch().
  virtual double waiting_seconds() const = 0;

  // For evaluations of the network between epochs; must not outlive this. REQUIRES: its runs are
  // where state() may be called.
  virtual std::unique_ptr<Inference> make_inference(std::shared_ptr<const data::Dataset> dataset,
                                                    const InferenceOptions& options) = 0;

  // The same will be made later: whatever takes long may be begun.
  virtual void expect_inference(const std::shared_ptr<const data::Dataset>& /*dataset*/,
                                const InferenceOptions& /*options*/) {}

  // Puts the averaged weights into the network; a second call puts the trained ones back. Does
  // nothing if no average is kept. REQUIRES: as for state().
  virtual void swap_average() = 0;
};

// All keep references to the network and the options.
std::unique_ptr<Stepper> make_host_stepper(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                           const TrainOptions& options);
// Null in a build without CUDA. REQUIRES: options.device is a CUDA device.
std::unique_ptr<Stepper> make_device_stepper(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                             const TrainOptions& options);

// How often an epoch takes the images of a label.
loader::Balance balance_of(const TrainOptions& options);
// What the losses of a label's images are multiplied by; 0 for labels without images. Empty if nothing
// is.
std::vector<float> loss_weights(const data::Dataset& dataset, const TrainOptions& options);

// The loader options of a training.
loader::LoaderOptions training_loader_options(const TrainOptions& options, size_t dataset_size);

// Throws Error that says where the training diverged: in the loss or in the gradient. `epoch` and
// `step` count from 0.
[[noreturn]] void fail_diverged(int epoch, size_t step, bool is_loss, double learning_rate);

}  // namespace la3::train
