// A data set's images and labels in a GPU's memory, as bytes. augment::DeviceBatch makes batches
// from it.
#pragma once

#include <torch/types.h>

#include <memory>

#include "la3/augment/cuda/device_batch.h"
#include "la3/data/dataset.h"

namespace la3::train {

class ResidentSet {
 public:
  // Null if the data set cannot be kept there: its images are not in memory, are not all of the
  // network's input size, are cropped and resized anew in every epoch, or take more than
  // `max_bytes`. Throws what LibTorch throws if the GPU has too little memory.
  static std::unique_ptr<ResidentSet> make(const data::Dataset& dataset, torch::Device device, size_t max_bytes);

  int side_px() const { return static_cast<int>(images_.size(1)); }
  size_t size() const { return static_cast<size_t>(images_.size(0)); }
  const torch::Tensor& labels() const { return labels_; }

  // Sets the order of the samples from now on. It is always kept in the same memory.
  void set_order(const std::vector<size_t>& order);
  // In the order that was set, or in that of the data set if none was.
  augment::DeviceSource source() const;

 private:
  torch::Tensor images_;  // size x side x side x 3 bytes
  torch::Tensor labels_;  // int64
  torch::Tensor order_;   // int64
};

}  // namespace la3::train
