// A data set's images and labels in a GPU's memory, as bytes. augment::DeviceBatch makes batches
// from it.
//
// The images are there once: several sets that are made from the same data set, for trainings side
// by side, share them. Each has its own order and cuts. Making sets is thread-safe; a set is not.
#pragma once

#include <torch/types.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "la3/augment/cuda/device_batch.h"
#include "la3/data/dataset.h"
#include "la3/loader/photo.h"

namespace la3::train {

// What sets share; it does not change once it is made.
struct ResidentImages {
  int side_px = 0;       // of what a network is shown
  torch::Tensor images;  // size x side x side x 3 bytes, unless there are photos
  torch::Tensor labels;  // int64

  std::vector<torch::Tensor> pieces;  // the bytes of photos, side by side
  std::vector<loader::Photo> photos;  // their pixels are in the pieces
  augment::ResizedCropOptions crops;
  int longest_px = 1;  // of the photos' sides
};

class ResidentSet {
 public:
  using Data = std::shared_ptr<const data::Dataset>;

  // All of these return null if the images take more than `max_bytes`, unless another set holds them
  // already, and throw what LibTorch throws if the GPU has too little memory.

  // Also null if the data set's images are photos, are not in memory or are not all of the network's
  // input size.
  static std::unique_ptr<ResidentSet> make(const Data& dataset, torch::Device device, size_t max_bytes);

  // Images of which a part is resized anew in every epoch (Crop::kResized), decoded once, by this many threads (as
  // in ThreadPool), and kept at the sizes that crops ask for. Null if they are not of that kind; if
  // they take too much, which some of them show before all are decoded; or once should_stop says
  // so, which one thread asks after each of its photos. Throws Error if a photo cannot be read.
  static std::unique_ptr<ResidentSet> make_photos(const Data& dataset, torch::Device device, size_t max_bytes,
                                                  image::Filter filter, int threads,
                                                  const std::function<bool()>& should_stop = nullptr);

  // Photos as evaluation shows them to a network, and training without such crops: always the same
  // bytes, so nothing is left to cut. Null and throws likewise.
  static std::unique_ptr<ResidentSet> make_centred(const Data& dataset, torch::Device device, size_t max_bytes,
                                                   int threads, const std::function<bool()>& should_stop = nullptr);

  int side_px() const { return images_->side_px; }
  size_t size() const { return static_cast<size_t>(labels().numel()); }
  const torch::Tensor& labels() const { return images_->labels; }

  // Sets the order of the samples from now on. It is always kept in the same memory. REQUIRES: either
  // all orders have takes, or none has.
  void set_order(loader::EpochOrder order);
  // Decides how photos are cut in an epoch with the order that was set, for as many copies of each in
  // every call. Kept in the same memory, too. Nothing happens if there are none.
  void set_crops(uint64_t seed, uint32_t epoch, int copies);

  // In the order that was set, or in that of the data set if none was.
  augment::DeviceSource source() const;
  // What DeviceBatch has to know about photos.
  std::optional<augment::DeviceCutOptions> cut_options() const;

 private:
  explicit ResidentSet(std::shared_ptr<const ResidentImages> images) : images_(std::move(images)) {}
  // Null if there are no images.
  static std::unique_ptr<ResidentSet> of(std::shared_ptr<const ResidentImages> images);

  std::shared_ptr<const ResidentImages> images_;
  loader::EpochOrder host_order_;
  torch::Tensor order_;                        // int64
  torch::Tensor takes_;                        // int32, if samples come several times
  std::vector<augment::DeviceCut> host_cuts_;  // of an epoch
  torch::Tensor cuts_;                         // the same as bytes
  std::unique_ptr<ThreadPool> pool_;           // decides on crops
};

}  // namespace la3::train
