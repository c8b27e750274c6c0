#include "la3/train/cuda/resident_set.h"

#include <torch/torch.h>

#include <algorithm>
#include <cstring>

namespace la3::train {

std::unique_ptr<ResidentSet> ResidentSet::make(const data::Dataset& dataset, torch::Device device,
                                               size_t max_bytes) {
  const data::StandardTransforms& transforms = dataset.standard_transforms();
  const int side = transforms.size_px;
  const size_t image_bytes = 3 * static_cast<size_t>(side) * static_cast<size_t>(side);
  if (transforms.kind == data::StandardTransforms::Kind::kResizedCrop || dataset.size() == 0 ||
      dataset.size() > max_bytes / image_bytes) {
    return nullptr;
  }
  for (size_t i = 0; i < dataset.size(); ++i) {
    const ImageView view = dataset.in_memory(i);
    if (view.width != side || view.height != side || view.channels != 3) { return nullptr; }
  }
  auto set = std::unique_ptr<ResidentSet>(new ResidentSet);
  const auto count = static_cast<int64_t>(dataset.size());
  set->images_ = torch::empty({count, side, side, 3}, torch::TensorOptions().dtype(torch::kByte).device(device));
  // In pieces, so that the host does not hold a second copy of all images.
  const auto piece = std::max<int64_t>(1, (int64_t{256} << 20) / static_cast<int64_t>(image_bytes));
  torch::Tensor labels = torch::empty({count}, torch::kLong);
  for (int64_t first = 0; first < count; first += piece) {
    const int64_t here = std::min(piece, count - first);
    const torch::Tensor images = torch::empty({here, side, side, 3}, torch::kByte);
    for (int64_t i = 0; i < here; ++i) {
      const auto sample = static_cast<size_t>(first + i);
      std::memcpy(images.data_ptr<uint8_t>() + static_cast<size_t>(i) * image_bytes,
                  dataset.in_memory(sample).pixels, image_bytes);
      labels.data_ptr<int64_t>()[first + i] = dataset.label(sample);
    }
    set->images_.narrow(0, first, here).copy_(images);
  }
  set->labels_ = labels.to(device);
  return set;
}

void ResidentSet::set_order(const std::vector<size_t>& order) {
  const torch::Tensor numbers = torch::empty({static_cast<int64_t>(order.size())}, torch::kLong);
  std::copy(order.begin(), order.end(), numbers.data_ptr<int64_t>());
  if (!order_.defined()) { order_ = torch::empty_like(numbers, images_.options().dtype(torch::kLong)); }
  order_.copy_(numbers);
}

augment::DeviceSource ResidentSet::source() const {
  augment::DeviceSource source;
  source.images = images_.data_ptr<uint8_t>();
  source.labels = labels_.data_ptr<int64_t>();
  source.count = images_.size(0);
  if (order_.defined()) {
    source.order = order_.data_ptr<int64_t>();
    source.order_count = order_.numel();
  }
  return source;
}

}  // namespace la3::train
