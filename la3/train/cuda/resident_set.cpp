#include "la3/train/cuda/resident_set.h"

#include <torch/torch.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>

#include "la3/core/parallel.h"
#include "la3/loader/sample_maker.h"

namespace la3::train {
namespace {

using Kind = data::StandardTransforms::Kind;

// Images go to the GPU in pieces of this size, so that the host does not hold a second copy of all.
constexpr size_t kPieceBytes = size_t{256} << 20;
// Photos that are decoded to see how much memory all will take.
constexpr size_t kTried = 64;

size_t estimated_bytes(const data::Dataset& dataset, const augment::ResizedCropOptions& crops, ThreadPool& pool) {
  const size_t tried = std::min(kTried, dataset.size());
  std::atomic<size_t> bytes = 0;
  pool.for_each(tried, 1, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      bytes += loader::decode_photo(dataset, i * dataset.size() / tried, crops).bytes();
    }
  });
  return static_cast<size_t>(static_cast<double>(bytes) / static_cast<double>(tried) *
                             static_cast<double>(dataset.size()));
}

torch::Tensor labels_of(const data::Dataset& dataset) {
  torch::Tensor labels = torch::empty({static_cast<int64_t>(dataset.size())}, torch::kLong);
  for (size_t i = 0; i < dataset.size(); ++i) { labels.data_ptr<int64_t>()[i] = dataset.label(i); }
  return labels;
}

}  // namespace

// Puts photos into the pieces of a set, from any thread.
class ResidentSet::Uploader {
 public:
  Uploader(ResidentSet& set, torch::Device device, size_t max_bytes)
      : set_(set), device_(device), max_bytes_(max_bytes) {}

  bool is_full() const { return is_full_; }

  void add(size_t sample, const loader::DecodedPhoto& decoded) {
    const std::lock_guard lock(mutex_);
    loader::Photo& photo = set_.photos_[sample];
    photo = decoded.photo;
    for (size_t level = 0; level < loader::kLevels && !is_full_; ++level) {
      const Image& pixels = decoded.pixels[level];
      if (pixels.bytes() == 0) { continue; }
      photo.levels[level].image.pixels = uploaded(pixels);
      set_.longest_px_ = std::max({set_.longest_px_, pixels.width(), pixels.height()});
    }
  }

 private:
  // The pixels' place on the GPU; null if there is no room.
  const uint8_t* uploaded(const Image& image) {
    const size_t bytes = image.bytes();
    if (bytes > left_) {
      const size_t room = max_bytes_ - std::min(max_bytes_, taken_),
                   piece = std::min(room, std::max(bytes, kPieceBytes));
      if (bytes > piece) {
        is_full_ = true;
        return nullptr;
      }
      set_.pieces_.push_back(
          torch::empty({static_cast<int64_t>(piece)}, torch::TensorOptions().dtype(torch::kByte).device(device_)));
      taken_ += piece;
      left_ = piece;
    }
    const torch::Tensor& piece = set_.pieces_.back();
    const torch::Tensor place =
        piece.narrow(0, piece.numel() - static_cast<int64_t>(left_), static_cast<int64_t>(bytes));
    auto* from = const_cast<uint8_t*>(image.data());  // read only; from_blob takes no const
    place.copy_(torch::from_blob(from, {static_cast<int64_t>(bytes)}, torch::kByte));
    left_ -= bytes;
    return place.data_ptr<uint8_t>();
  }

  ResidentSet& set_;
  const torch::Device device_;
  const size_t max_bytes_;
  std::mutex mutex_;
  size_t taken_ = 0, left_ = 0;  // bytes of all pieces, and those still free in the last
  std::atomic<bool> is_full_ = false;
};

std::unique_ptr<ResidentSet> ResidentSet::make(const data::Dataset& dataset, torch::Device device,
                                               size_t max_bytes) {
  const data::StandardTransforms& transforms = dataset.standard_transforms();
  const int side = transforms.size_px;
  const size_t image_bytes = 3 * static_cast<size_t>(side) * static_cast<size_t>(side);
  if (transforms.kind == Kind::kResizedCrop || dataset.size() == 0 || dataset.size() > max_bytes / image_bytes) {
    return nullptr;
  }
  for (size_t i = 0; i < dataset.size(); ++i) {
    const ImageView view = dataset.in_memory(i);
    if (view.width != side || view.height != side || view.channels != 3) { return nullptr; }
  }
  auto set = std::unique_ptr<ResidentSet>(new ResidentSet);
  set->side_px_ = side;
  const auto count = static_cast<int64_t>(dataset.size());
  set->images_ = torch::empty({count, side, side, 3}, torch::TensorOptions().dtype(torch::kByte).device(device));
  const auto piece = static_cast<int64_t>(std::max<size_t>(1, kPieceBytes / image_bytes));
  for (int64_t first = 0; first < count; first += piece) {
    const int64_t here = std::min(piece, count - first);
    const torch::Tensor images = torch::empty({here, side, side, 3}, torch::kByte);
    for (int64_t i = 0; i < here; ++i) {
      const auto sample = static_cast<size_t>(first + i);
      std::memcpy(images.data_ptr<uint8_t>() + static_cast<size_t>(i) * image_bytes,
                  dataset.in_memory(sample).pixels, image_bytes);
    }
    set->images_.narrow(0, first, here).copy_(images);
  }
  set->labels_ = labels_of(dataset).to(device);
  return set;
}

std::unique_ptr<ResidentSet> ResidentSet::make_photos(const data::Dataset& dataset, torch::Device device,
                                                      size_t max_bytes, image::Filter filter, int threads,
                                                      const std::function<bool()>& should_stop) {
  const data::StandardTransforms& transforms = dataset.standard_transforms();
  if (transforms.kind != Kind::kResizedCrop || dataset.size() == 0) { return nullptr; }
  auto set = std::unique_ptr<ResidentSet>(new ResidentSet);
  set->side_px_ = transforms.size_px;
  set->crops_ = loader::training_crop(transforms, filter);
  set->crops_.validate();
  set->pool_ = std::make_unique<ThreadPool>(threads);
  if (estimated_bytes(dataset, set->crops_, *set->pool_) > max_bytes) { return nullptr; }
  set->photos_.resize(dataset.size());
  Uploader uploader(*set, device, max_bytes);
  std::atomic<bool> is_stopped = false;
  set->pool_->for_each(dataset.size(), 1, [&](size_t begin, size_t end, int worker) {
    for (size_t i = begin; i < end && !uploader.is_full() && !is_stopped; ++i) {
      uploader.add(i, loader::decode_photo(dataset, i, set->crops_));
      if (worker == 0 && should_stop && should_stop()) { is_stopped = true; }
    }
  });
  if (uploader.is_full() || is_stopped) { return nullptr; }
  set->labels_ = labels_of(dataset).to(device);
  return set;
}

void ResidentSet::set_order(const std::vector<size_t>& order) {
  const torch::Tensor numbers = torch::empty({static_cast<int64_t>(order.size())}, torch::kLong);
  std::copy(order.begin(), order.end(), numbers.data_ptr<int64_t>());
  if (!order_.defined()) { order_ = torch::empty_like(numbers, labels_.options()); }
  order_.copy_(numbers);
}

void ResidentSet::set_crops(uint64_t seed, uint32_t epoch, int copies) {
  if (photos_.empty()) { return; }
  host_cuts_.resize(photos_.size() * static_cast<size_t>(copies));
  loader::training_cuts(host_cuts_, photos_, seed, epoch, copies, crops_, *pool_);
  const torch::Tensor bytes = torch::from_blob(
      host_cuts_.data(), {static_cast<int64_t>(host_cuts_.size() * sizeof(augment::DeviceCut))}, torch::kByte);
  if (!cuts_.defined()) { cuts_ = torch::empty_like(bytes, labels_.options().dtype(torch::kByte)); }
  cuts_.copy_(bytes);
}

augment::DeviceSource ResidentSet::source() const {
  augment::DeviceSource source;
  if (images_.defined()) { source.images = images_.data_ptr<uint8_t>(); }
  if (cuts_.defined()) { source.cuts = reinterpret_cast<const augment::DeviceCut*>(cuts_.data_ptr<uint8_t>()); }
  source.labels = labels_.data_ptr<int64_t>();
  source.count = labels_.numel();
  if (order_.defined()) {
    source.order = order_.data_ptr<int64_t>();
    source.order_count = order_.numel();
  }
  return source;
}

std::optional<augment::DeviceCutOptions> ResidentSet::cut_options() const {
  if (photos_.empty()) { return std::nullopt; }
  return augment::DeviceCutOptions{crops_.filter, longest_px_};
}

}  // namespace la3::train
