#include "la3/train/cuda/resident_set.h"

#include <torch/torch.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

#include "la3/core/parallel.h"
#include "la3/loader/sample_maker.h"

namespace la3::train {
namespace {

// Images go to the GPU in pieces of this size, so that the host does not hold a second copy of all.
constexpr size_t kPieceBytes = size_t{256} << 20;
// Photos are small, and each copy takes its time: they go up in chunks of about this size.
constexpr size_t kChunkBytes = size_t{4} << 20;
// Photos that are decoded to see how much memory all will take.
constexpr size_t kTried = 64;
constexpr auto kEvaluationFilter = image::Filter::kBilinear;  // the loader's

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

size_t bytes_of_square(int side) {
  return 3 * static_cast<size_t>(side) * static_cast<size_t>(side);
}

torch::Tensor labels_of(const data::Dataset& dataset) {
  torch::Tensor labels = torch::empty({static_cast<int64_t>(dataset.size())}, torch::kLong);
  for (size_t i = 0; i < dataset.size(); ++i) { labels.data_ptr<int64_t>()[i] = dataset.label(i); }
  return labels;
}

// Images of the network's input size. fill(first, end, to) writes the bytes of some of them to the
// host's memory, and returns whether to go on; if not, there are none.
template <typename Fill>
std::shared_ptr<const ResidentImages> squares(const data::Dataset& dataset, torch::Device device,
                                              const Fill& fill) {
  auto result = std::make_shared<ResidentImages>();
  const int64_t side = result->side_px = dataset.standard_transforms().size_px;
  const auto count = static_cast<int64_t>(dataset.size());
  const auto piece = std::max<int64_t>(1, static_cast<int64_t>(kPieceBytes / bytes_of_square(result->side_px)));
  const torch::Tensor bytes = torch::empty({std::min(piece, count), side, side, 3}, torch::kByte);
  result->images = torch::empty({count, side, side, 3}, torch::TensorOptions().dtype(torch::kByte).device(device));
  for (int64_t first = 0; first < count; first += piece) {
    const int64_t here = std::min(piece, count - first);
    if (!fill(static_cast<size_t>(first), static_cast<size_t>(first + here), bytes.data_ptr<uint8_t>())) {
      return nullptr;
    }
    result->images.narrow(0, first, here).copy_(bytes.narrow(0, 0, here));
  }
  result->labels = labels_of(dataset).to(device);
  return result;
}

// ---- what sets share ----

using Images = std::shared_ptr<const ResidentImages>;

// How a data set's images are kept.
enum class Form : uint8_t { kStored, kPhotos, kCentred };
using Key = std::tuple<const data::Dataset*, c10::DeviceType, c10::DeviceIndex, Form, image::Filter>;

struct Shared {
  std::weak_ptr<const data::Dataset> dataset;  // another one may have got its address
  std::weak_ptr<const ResidentImages> images;
};

// The images that some set holds already, or else what `make` returns. One caller at a time: who
// asks for the same images as another waits for them.
template <typename Make>
Images shared_images(const ResidentSet::Data& dataset, torch::Device device, Form form, image::Filter filter,
                     const Make& make) {
  static std::mutex making;
  static std::map<Key, Shared> all;
  const std::lock_guard lock(making);
  std::erase_if(all,
                [](const auto& entry) { return entry.second.dataset.expired() || entry.second.images.expired(); });
  const Key key{dataset.get(), device.type(), device.index(), form, filter};
  if (const auto found = all.find(key); found != all.end()) {
    if (Images images = found->second.images.lock()) { return images; }
  }
  Images images = make();
  if (images) { all[key] = {dataset, images}; }
  return images;
}

// ---- images of one size ----

Images stored_images(const data::Dataset& dataset, torch::Device device, size_t max_bytes) {
  const data::StandardTransforms& transforms = dataset.standard_transforms();
  const int side = transforms.size_px;
  const size_t image_bytes = bytes_of_square(side);
  if (transforms.is_photos || dataset.size() == 0 || dataset.size() > max_bytes / image_bytes) { return nullptr; }
  for (size_t i = 0; i < dataset.size(); ++i) {
    const ImageView view = dataset.in_memory(i);
    if (view.width != side || view.height != side || view.channels != 3) { return nullptr; }
  }
  return squares(dataset, device, [&](size_t first, size_t end, uint8_t* to) {
    for (size_t i = first; i < end; ++i, to += image_bytes) {
      std::memcpy(to, dataset.in_memory(i).pixels, image_bytes);
    }
    return true;
  });
}

Images centred_photos(const data::Dataset& dataset, torch::Device device, size_t max_bytes, int threads,
                      const std::function<bool()>& should_stop) {
  const data::StandardTransforms& transforms = dataset.standard_transforms();
  const int side = transforms.size_px;
  const size_t image_bytes = bytes_of_square(side);
  if (!transforms.is_photos || dataset.size() == 0 || dataset.size() > max_bytes / image_bytes) { return nullptr; }
  const augment::CentreCropOptions crop = loader::evaluation_crop(transforms, kEvaluationFilter);
  crop.validate();
  ThreadPool pool(threads);
  std::vector<image::ResampleScratch> scratch(static_cast<size_t>(pool.threads()));
  std::atomic<bool> is_stopped = false;
  return squares(dataset, device, [&](size_t first, size_t end, uint8_t* to) {
    pool.for_each(end - first, 1, [&](size_t from, size_t until, int worker) {
      for (size_t i = from; i < until && !is_stopped; ++i) {
        const Image photo = dataset.get(first + i);
        augment::centre_crop({to + i * image_bytes, side, side, 3}, photo.view(), crop,
                             scratch[static_cast<size_t>(worker)]);
        if (worker == 0 && should_stop && should_stop()) { is_stopped = true; }
      }
    });
    return !is_stopped;
  });
}

// ---- photos ----

// Puts photos into pieces. Every worker fills a chunk of its own, which goes to the GPU in one copy.
class Uploader {
 public:
  Uploader(ResidentImages& images, torch::Device device, size_t max_bytes, int workers)
      : images_(images), device_(device), max_bytes_(max_bytes), chunks_(static_cast<size_t>(workers)) {}

  bool is_full() const { return is_full_; }

  // From any thread, as long as each has a number of its own.
  void add(size_t sample, const loader::DecodedPhoto& decoded, int worker) {
    Chunk& chunk = chunks_[static_cast<size_t>(worker)];
    images_.photos[sample] = decoded.photo;
    for (size_t level = 0; level < loader::kLevels; ++level) {
      const Image& pixels = decoded.pixels[level];
      if (pixels.bytes() == 0) { continue; }
      if (chunk.bytes.size() + pixels.bytes() > kChunkBytes) { upload(chunk); }
      chunk.places.push_back({sample, level, chunk.bytes.size()});
      chunk.bytes.insert(chunk.bytes.end(), pixels.data(), pixels.data() + pixels.bytes());
      chunk.longest_px = std::max({chunk.longest_px, pixels.width(), pixels.height()});
    }
  }

  // Uploads what is left, once all photos were added.
  void finish() {
    for (Chunk& chunk : chunks_) { upload(chunk); }
  }

 private:
  struct Place {
    size_t sample, level, offset;
  };
  struct Chunk {
    std::vector<uint8_t> bytes;
    std::vector<Place> places;
    int longest_px = 1;
  };

  void upload(Chunk& chunk) {
    if (chunk.places.empty()) { return; }
    const std::lock_guard lock(mutex_);
    const uint8_t* to = is_full_ ? nullptr : uploaded(chunk.bytes);
    if (to != nullptr) {
      for (const Place& place : chunk.places) {
        images_.photos[place.sample].levels[place.level].image.pixels = to + place.offset;
      }
    }
    images_.longest_px = std::max(images_.longest_px, chunk.longest_px);
    chunk.bytes.clear();
    chunk.places.clear();
  }

  // The bytes' place on the GPU; null if there is no room.
  const uint8_t* uploaded(const std::vector<uint8_t>& bytes) {
    if (bytes.size() > left_) {
      const size_t room = max_bytes_ - std::min(max_bytes_, taken_),
                   piece = std::min(room, std::max(bytes.size(), kPieceBytes));
      if (bytes.size() > piece) {
        is_full_ = true;
        return nullptr;
      }
      images_.pieces.push_back(
          torch::empty({static_cast<int64_t>(piece)}, torch::TensorOptions().dtype(torch::kByte).device(device_)));
      taken_ += piece;
      left_ = piece;
    }
    const torch::Tensor& piece = images_.pieces.back();
    const auto count = static_cast<int64_t>(bytes.size());
    const torch::Tensor place = piece.narrow(0, piece.numel() - static_cast<int64_t>(left_), count);
    auto* from = const_cast<uint8_t*>(bytes.data());  // read only; from_blob takes no const
    place.copy_(torch::from_blob(from, {count}, torch::kByte));
    left_ -= bytes.size();
    return place.data_ptr<uint8_t>();
  }

  ResidentImages& images_;
  const torch::Device device_;
  const size_t max_bytes_;
  std::vector<Chunk> chunks_;  // by worker
  std::mutex mutex_;
  size_t taken_ = 0, left_ = 0;  // bytes of all pieces, and those still free in the last
  std::atomic<bool> is_full_ = false;
};

Images decoded_photos(const data::Dataset& dataset, torch::Device device, size_t max_bytes, image::Filter filter,
                      ThreadPool& pool, const std::function<bool()>& should_stop) {
  const data::StandardTransforms& transforms = dataset.standard_transforms();
  if (transforms.crop != data::StandardTransforms::Crop::kResized || dataset.size() == 0) { return nullptr; }
  auto images = std::make_shared<ResidentImages>();
  images->side_px = transforms.size_px;
  images->crops = loader::training_crop(transforms, filter);
  images->crops.validate();
  if (estimated_bytes(dataset, images->crops, pool) > max_bytes) { return nullptr; }
  images->photos.resize(dataset.size());
  Uploader uploader(*images, device, max_bytes, pool.threads());
  std::atomic<bool> is_stopped = false;
  pool.for_each(dataset.size(), 1, [&](size_t begin, size_t end, int worker) {
    for (size_t i = begin; i < end && !uploader.is_full() && !is_stopped; ++i) {
      uploader.add(i, loader::decode_photo(dataset, i, images->crops), worker);
      if (worker == 0 && should_stop && should_stop()) { is_stopped = true; }
    }
  });
  if (!is_stopped) { uploader.finish(); }
  if (uploader.is_full() || is_stopped) { return nullptr; }
  images->labels = labels_of(dataset).to(device);
  return images;
}

}  // namespace

std::unique_ptr<ResidentSet> ResidentSet::of(Images images) {
  return images ? std::unique_ptr<ResidentSet>(new ResidentSet(std::move(images))) : nullptr;
}

std::unique_ptr<ResidentSet> ResidentSet::make(const Data& dataset, torch::Device device, size_t max_bytes) {
  return of(shared_images(dataset, device, Form::kStored, image::Filter::kBilinear,
                          [&] { return stored_images(*dataset, device, max_bytes); }));
}

std::unique_ptr<ResidentSet> ResidentSet::make_photos(const Data& dataset, torch::Device device, size_t max_bytes,
                                                      image::Filter filter, int threads,
                                                      const std::function<bool()>& should_stop) {
  auto pool = std::make_unique<ThreadPool>(threads);
  auto set = of(shared_images(dataset, device, Form::kPhotos, filter, [&] {
    return decoded_photos(*dataset, device, max_bytes, filter, *pool, should_stop);
  }));
  if (set) { set->pool_ = std::move(pool); }
  return set;
}

std::unique_ptr<ResidentSet> ResidentSet::make_centred(const Data& dataset, torch::Device device, size_t max_bytes,
                                                       int threads, const std::function<bool()>& should_stop) {
  return of(shared_images(dataset, device, Form::kCentred, kEvaluationFilter,
                          [&] { return centred_photos(*dataset, device, max_bytes, threads, should_stop); }));
}

void ResidentSet::set_order(loader::EpochOrder order) {
  const auto upload = [&](torch::Tensor& to, const auto& from, auto type) {
    const torch::Tensor numbers =
        torch::empty({static_cast<int64_t>(from.size())}, torch::CppTypeToScalarType<decltype(type)>::value);
    std::copy(from.begin(), from.end(), numbers.data_ptr<decltype(type)>());
    if (!to.defined()) { to = torch::empty_like(numbers, numbers.options().device(labels().device())); }
    to.copy_(numbers);
  };
  upload(order_, order.samples, int64_t{});
  if (!order.takes.empty()) { upload(takes_, order.takes, int32_t{}); }
  host_order_ = std::move(order);
}

void ResidentSet::set_crops(uint64_t seed, uint32_t epoch, int copies) {
  if (images_->photos.empty()) { return; }
  const bool by_place = takes_.defined();
  host_cuts_.resize((by_place ? host_order_.samples.size() : images_->photos.size()) * static_cast<size_t>(copies));
  if (by_place) {
    loader::training_cuts(host_cuts_, images_->photos, host_order_, seed, epoch, copies, images_->crops, *pool_);
  } else {
    loader::training_cuts(host_cuts_, images_->photos, seed, epoch, copies, images_->crops, *pool_);
  }
  const torch::Tensor bytes = torch::from_blob(
      host_cuts_.data(), {static_cast<int64_t>(host_cuts_.size() * sizeof(augment::DeviceCut))}, torch::kByte);
  if (!cuts_.defined()) { cuts_ = torch::empty_like(bytes, labels().options().dtype(torch::kByte)); }
  cuts_.copy_(bytes);
}

augment::DeviceSource ResidentSet::source() const {
  augment::DeviceSource source;
  if (images_->images.defined()) { source.images = images_->images.data_ptr<uint8_t>(); }
  if (cuts_.defined()) { source.cuts = reinterpret_cast<const augment::DeviceCut*>(cuts_.data_ptr<uint8_t>()); }
  source.labels = labels().data_ptr<int64_t>();
  source.count = labels().numel();
  if (order_.defined()) {
    source.order = order_.data_ptr<int64_t>();
    source.order_count = order_.numel();
    if (takes_.defined()) { source.takes = reinterpret_cast<const uint32_t*>(takes_.data_ptr<int32_t>()); }
  }
  return source;
}

std::optional<augment::DeviceCutOptions> ResidentSet::cut_options() const {
  if (images_->photos.empty()) { return std::nullopt; }
  return augment::DeviceCutOptions{images_->crops.filter, images_->longest_px};
}

}  // namespace la3::train
