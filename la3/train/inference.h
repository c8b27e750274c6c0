// A network's answers to a data set, batch by batch: how evaluations and rewards run a network.
//
// The host's half (inference.cpp) takes batches from a loader, wherever the network is. The GPU's
// (cuda/device_inference.cpp) keeps the images in its memory, augments them there and replays a
// graph, which pays where the same images are seen again and again. Not thread-safe.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <functional>
#include <memory>

#include "la3/augment/sampler.h"
#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"

namespace la3::train {

struct InferenceOptions {
  int batch_size = 250;                // the GPU's half chooses its own
  int workers = 0;                     // of the loader; 0: one per core
  torch::Device device = torch::kCPU;  // where the network is
  bool bf16 = false;
  // The processes that share the images, each a range of them.
  std::shared_ptr<dist::Group> group = dist::Group::alone();
  // Take the GPU's half where that can be done: it moves the network's parameters to a buffer of its
  // own, so nothing else may hold on to them.
  bool resident = true;
  bool graph = true;
};

struct Answers {
  size_t batch = 0;              // below Inference::batches()
  torch::Tensor logits, labels;  // of its images: float32 and int64, where the network is
};

class Inference {
 public:
  // The network must not change while this lives, and is in evaluation mode afterwards.
  static std::unique_ptr<Inference> make(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                         const InferenceOptions& options);
  virtual ~Inference() = default;

  // How many different Answers::batch there are on all ranks together, and how many images on this
  // one.
  virtual size_t batches() const = 0;
  virtual size_t images() const = 0;

  // Calls `visit` with the answers to this rank's images, in order; tensors are valid during the
  // call. With a policy, or without one if it is null. Policies after the first must be of the same
  // shape: as many triples, labels alike. Throws what reading images and `visit` throw.
  virtual void run(std::shared_ptr<const augment::Sampler> policy, uint32_t epoch,
                   const std::function<void(const Answers&)>& visit) = 0;
};

// Null if it cannot be done: no CUDA in this build, a data set that cannot be kept on the GPU
// (ResidentSet), or a network whose passes are not always the same.
std::unique_ptr<Inference> make_device_inference(nn::Network& network, const data::Dataset& dataset,
                                                 const InferenceOptions& options);

}  // namespace la3::train
