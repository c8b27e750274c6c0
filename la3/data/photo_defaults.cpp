#include "la3/data/photo_defaults.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/data/open_options.h"

namespace la3::data {

StandardTransforms photo_transforms(int size_px) {
  StandardTransforms transforms;
  transforms.is_photos = true;
  transforms.crop = StandardTransforms::Crop::kResized;
  transforms.size_px = size_px;
  transforms.flip = true;
  // ImageNet's values, as in torchvision's examples.
  transforms.mean = {0.485, 0.456, 0.406};
  transforms.deviation = {0.229, 0.224, 0.225};
  return transforms;
}

// The paper holds out 50 images per label of ImageNet, which has 1,000 labels with at least 732
// images each. We do the same if there are hundreds of labels and 50 is at most a tenth. A tenth of few images
// is too little to tell a network from guessing: then ten a label, but at most a quarter.
HeldOutSize photo_validation(const std::vector<size_t>& per_label) {
  constexpr size_t kManyLabels = 100, kPerLabel = 50;
  const size_t fewest = per_label.empty() ? 0 : *std::min_element(per_label.begin(), per_label.end());
  if (per_label.size() >= kManyLabels && fewest >= 10 * kPerLabel) { return PerLabel{kPerLabel}; }
  constexpr double kShare = 0.1, kMost = 0.25;
  constexpr size_t kFewPerLabel = 10;
  const size_t images = std::accumulate(per_label.begin(), per_label.end(), size_t{0});
  if (images == 0) { return Fraction{kShare}; }
  const double few = static_cast<double>(kFewPerLabel * per_label.size()) / static_cast<double>(images);
  return Fraction{std::clamp(few, kShare, kMost)};
}

int photo_side_px(const Dataset& images) {
  constexpr size_t kRead = 33;
  constexpr double kLarger = 1.4;  // shrunk by more than this, images lose what a network could use
  std::vector<int> sides;
  for (size_t k = 0; k < std::min(kRead, images.size()); ++k) {
    const size_t i = k * images.size() / std::min(kRead, images.size());
    try {
      const std::vector<uint8_t> bytes = images.file_bytes(i);
      const auto read = [&](size_t offset, size_t count) {
        const auto part = std::span(bytes).subspan(offset, std::min(count, bytes.size() - offset));
        return std::vector<uint8_t>(part.begin(), part.end());
      };
      const codec::ImageHeader header = codec::check_image(read, bytes.size(), images.id(i));
      sides.push_back(std::min(header.width, header.height));
    } catch (const Error&) { continue; }
  }
  const int usual = OpenOptions().size_px;
  if (sides.empty()) { return usual; }
  const auto median = sides.begin() + static_cast<std::ptrdiff_t>(sides.size() / 2);
  std::nth_element(sides.begin(), median, sides.end());
  for (const int side : {32, 64, 128}) {
    if (*median <= kLarger * side) { return side; }
  }
  return usual;
}

}  // namespace la3::data
