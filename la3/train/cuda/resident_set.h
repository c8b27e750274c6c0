// A data set's images and labels in a GPU's memory, as bytes. augment::DeviceBatch makes batches
// from it.
#pragma once

#include <torch/types.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "la3/augment/cuda/device_batch.h"
#include "la3/data/dataset.h"
#include "la3/loader/photo.h"

namespace la3::train {

class ResidentSet {
 public:
  // Null if the data set cannot be kept there: its images are not in memory, are not all of the
  // network's input size, are cropped and resized anew in every epoch, or take more than
  // `max_bytes`. Throws what LibTorch throws if the GPU has too little memory.
  static std::unique_ptr<ResidentSet> make(const data::Dataset& dataset, torch::Device device, size_t max_bytes);

  // Photos that are cropped and resized anew in every epoch, decoded once, by this many threads (as
  // in ThreadPool), and kept at the sizes that crops ask for. Null if they are not of that kind; if
  // they take more than `max_bytes`, which some of them show before all are decoded; or once
  // should_stop says so, which one thread asks after each of its photos. Throws Error if a photo
  // cannot be read.
  static std::unique_ptr<ResidentSet> make_photos(const data::Dataset& dataset, torch::Device device,
                                                  size_t max_bytes, image::Filter filter, int threads,
                                                  const std::function<bool()>& should_stop = nullptr);

  int side_px() const { return side_px_; }
  size_t size() const { return static_cast<size_t>(labels_.numel()); }
  const torch::Tensor& labels() const { return labels_; }

  // Sets the order of the samples from now on. It is always kept in the same memory.
  void set_order(const std::vector<size_t>& order);
  // Decides how photos are cut in an epoch, for as many copies of each in every call. Kept in the
  // same memory, too. Nothing happens if there are none.
  void set_crops(uint64_t seed, uint32_t epoch, int copies);

  // In the order that was set, or in that of the data set if none was.
  augment::DeviceSource source() const;
  // What DeviceBatch has to know about photos.
  std::optional<augment::DeviceCutOptions> cut_options() const;

 private:
  class Uploader;

  int side_px_ = 0;
  torch::Tensor images_;  // size x side x side x 3 bytes, unless there are photos
  torch::Tensor labels_;  // int64
  torch::Tensor order_;   // int64

  std::vector<torch::Tensor> pieces_;  // the bytes of photos, side by side
  std::vector<loader::Photo> photos_;  // their pixels are in the pieces
  augment::ResizedCropOptions crops_;
  int longest_px_ = 1;                         // of the photos' sides
  std::vector<augment::DeviceCut> host_cuts_;  // of an epoch
  torch::Tensor cuts_;                         // the same as bytes
  std::unique_ptr<ThreadPool> pool_;           // decides on crops
};

}  // namespace la3::train
