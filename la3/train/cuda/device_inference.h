// A network's answers to a data set that lies in a GPU's memory: augmenting and forward pass,
// captured in a graph.
//
// For the rewards of a search, where the same images are seen hundreds of times under other
// triples. The network must not change while this lives, and is in evaluation mode afterwards. Not
// thread-safe.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <memory>

#include "la3/augment/sampler.h"
#include "la3/data/dataset.h"
#include "la3/nn/network.h"

namespace la3::train {

class DeviceInference {
 public:
  struct Options {
    torch::Device device = torch::kCPU;
    bool bf16 = false;
    bool graph = true;
    // Only these samples are run, though all must be there.
    size_t first = 0, end = SIZE_MAX;
  };
  // Null if it cannot be done: no CUDA in this build, a data set that cannot be kept on the GPU
  // (ResidentSet), or a network whose passes are not always the same.
  static std::unique_ptr<DeviceInference> make(nn::Network& network, const data::Dataset& dataset,
                                               const Options& options);
  virtual ~DeviceInference() = default;

  // Logits of the images in their order, float32, on the GPU; valid until the next call. With a
  // policy, or without one if it is null. Policies after the first must be of the same shape: as
  // many triples, labels alike.
  virtual torch::Tensor run(const augment::Sampler* policy, uint32_t epoch) = 0;
  // On the GPU.
  virtual const torch::Tensor& labels() const = 0;
};

}  // namespace la3::train
