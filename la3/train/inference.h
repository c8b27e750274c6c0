// A network's outputs for a data set, batch by batch: how evaluations and rewards run a network.
//
// The host version (inference.cpp) takes batches from a loader, wherever the network is. The GPU
// version (cuda/device_inference.cpp) keeps the images in GPU memory, augments them there and
// replays a graph, which pays off if the same images are used many times. Not thread-safe.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "la3/augment/sampler.h"
#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"

namespace la3::train {

struct InferenceOptions {
  int batch_size = 250;                // the GPU version chooses its own
  int workers = 0;                     // of the loader; 0: one per core
  torch::Device device = torch::kCPU;  // where the network is
  bool bf16 = false;
  // The processes that share the images, each a range of them.
  std::shared_ptr<dist::Group> group = dist::Group::alone();
  bool resident = true;  // use the GPU version if possible
  bool graph = true;     // there
  bool folded = true;    // there: batch norms are folded into the convolutions before them, where that is faster
  // There: photos are decoded once, before this is made, and kept on the GPU as evaluation shows
  // them. For many runs; without it they come from the loader.
  bool keep_photos = false;
  // Asked while they are decoded; once it says so, they come from the loader.
  std::function<bool()> should_stop = nullptr;
  // There: told once if the network cannot be captured in a graph, and why.
  std::function<void(const std::string&)> note = nullptr;
};

struct Answers {
  size_t batch = 0;              // below Inference::batches()
  torch::Tensor logits, labels;  // of its images: float32 and int64, on the network's device
};

class Inference {
 public:
  // The GPU version if possible. It moves the network's parameters to a buffer of its own, so nothing
  // else may hold on to them.
  static std::unique_ptr<Inference> make(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                         const InferenceOptions& options);
  virtual ~Inference() = default;

  // The number of different Answers::batch values on all ranks together, and the number of images
  // on this rank.
  virtual size_t batches() const = 0;
  virtual size_t images() const = 0;

  // Calls `visit` with the answers for this rank's images, in order; the tensors are valid during
  // the call. Without a policy if it is null. Triples after the first must have the same shape: as
  // many, divided among the labels in the same way. The network is in evaluation mode
  // afterwards. Throws what reading images and `visit` throw.
  virtual void run(std::shared_ptr<const augment::Sampler> policy, uint32_t epoch,
                   const std::function<void(const Answers&)>& visit) = 0;
};

std::unique_ptr<Inference> make_host_inference(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                                               const InferenceOptions& options);
// For users: the network's work is not captured in a graph, and why.
std::string not_captured_text(const nn::Network& network, const std::string& why);

class FlatWeights;
// Null if not possible: no CUDA in this build, a data set that cannot be kept on the GPU
// (ResidentSet), a network that draws noise on the host, or one whose parameters are not all dense
// float32. `weights` are the network's if
// somebody else has moved them to a buffer: they must outlive this, and may change between runs.
std::unique_ptr<Inference> make_device_inference(nn::Network& network,
                                                 const std::shared_ptr<const data::Dataset>& dataset,
                                                 const InferenceOptions& options, FlatWeights* weights = nullptr);

}  // namespace la3::train
