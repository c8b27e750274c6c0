#include "la3/loader/kept_set.h"

#include <cmath>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "la3/core/error.h"
#include "la3/loader/photo.h"
#include "la3/loader/sample_maker.h"

namespace la3::loader {
namespace {

// The part as a decoder gives it: the pixels that the region touches.
image::DecodedRegion copied(const PhotoRegion& part) {
  const ImageView from = part.level->image;
  const int left = static_cast<int>(std::floor(part.x0)), top = static_cast<int>(std::floor(part.y0));
  Image image(static_cast<int>(std::ceil(part.x1)) - left, static_cast<int>(std::ceil(part.y1)) - top, 3);
  const size_t row_bytes = image.view().row_bytes();
  for (int y = 0; y < image.height(); ++y) {
    std::memcpy(image.data() + static_cast<size_t>(y) * row_bytes,
                from.pixels + static_cast<size_t>(top + y) * from.row_bytes() + 3 * static_cast<size_t>(left),
                row_bytes);
  }
  return {std::move(image), part.x0 - left, part.y0 - top, part.x1 - left, part.y1 - top};
}

// Nothing but the full size. Whether the decoder would reduce it is not known, so crops that allow
// that are left to the decoder.
DecodedPhoto whole_photo(Image image) {
  DecodedPhoto photo;
  photo.photo.is_reduced = true;
  photo.photo.width = image.width();
  photo.photo.height = image.height();
  photo.pixels[0] = std::move(image);
  photo.photo.levels[0].image = std::as_const(photo.pixels[0]).view();
  return photo;
}

class KeptSet final : public data::Dataset {
 public:
  KeptSet(std::shared_ptr<const data::Dataset> source, std::shared_ptr<MemoryBudget> budget)
      : source_(std::move(source)),
        budget_(std::move(budget)),
        crops_(training_crop(source_->standard_transforms(), image::Filter::kBilinear)),
        photos_(source_->size()) {}
  ~KeptSet() override {
    for (const auto& slot : photos_) {
      const std::unique_ptr<const DecodedPhoto> photo(slot.load());
      if (photo) { budget_->give_back(photo->bytes()); }
    }
  }

  size_t size() const override { return source_->size(); }
  const std::vector<std::string>& labels() const override { return source_->labels(); }
  const std::vector<std::string>& label_titles() const override { return source_->label_titles(); }
  const data::StandardTransforms& standard_transforms() const override { return source_->standard_transforms(); }
  data::HeldOutSize customary_validation() const override { return source_->customary_validation(); }
  int label(size_t i) const override { return source_->label(i); }
  std::string id(size_t i) const override { return source_->id(i); }
  ImageView in_memory(size_t i) const override { return source_->in_memory(i); }
  std::vector<uint8_t> file_bytes(size_t i) const override { return source_->file_bytes(i); }
  const data::ReadOrder& read_order() const override { return source_->read_order(); }

  Image get(size_t i) const override {
    const DecodedPhoto* kept = photos_[i].load(std::memory_order_acquire);
    if (kept != nullptr && kept->pixels[0].bytes() > 0) { return kept->pixels[0]; }
    Image image = source_->get(i);
    if (kept == nullptr && !budget_->is_used_up()) { keep(i, whole_photo(image)); }
    return image;
  }

  image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
    const DecodedPhoto* kept = photos_[i].load(std::memory_order_acquire);
    if (kept == nullptr && !budget_->is_used_up()) { kept = decode(i); }
    if (kept == nullptr) { return source_->get_region(i, choose); }
    const image::RegionRequest request = choose(kept->photo.width, kept->photo.height);
    image::check_region(request.region, kept->photo.width, kept->photo.height);
    const PhotoRegion part = region_of(kept->photo, request);
    if (part.level != nullptr) { return copied(part); }
    return source_->get_region(i, [&](int, int) { return request; });
  }

 private:
  // Null if there is no room, or if a part of the file, but not all of it, may be readable.
  const DecodedPhoto* decode(size_t i) const {
    try {
      return keep(i, decode_photo(*source_, i, crops_));
    } catch (const Error&) { return nullptr; }
  }

  const DecodedPhoto* keep(size_t i, DecodedPhoto decoded) const {
    const size_t bytes = decoded.bytes();
    if (!budget_->take(bytes)) { return nullptr; }
    auto photo = std::make_unique<const DecodedPhoto>(std::move(decoded));
    const DecodedPhoto* before = nullptr;
    if (photos_[i].compare_exchange_strong(before, photo.get(), std::memory_order_acq_rel)) {
      return photo.release();
    }
    budget_->give_back(bytes);  // another thread was faster
    return before;
  }

  const std::shared_ptr<const data::Dataset> source_;
  const std::shared_ptr<MemoryBudget> budget_;
  const augment::ResizedCropOptions crops_;
  mutable std::vector<std::atomic<const DecodedPhoto*>> photos_;  // null: not kept
};

}  // namespace

bool MemoryBudget::take(size_t bytes) {
  size_t left = left_.load();
  while (!is_used_up_ && left >= bytes) {
    if (left_.compare_exchange_weak(left, left - bytes)) { return true; }
  }
  is_used_up_ = true;
  return false;
}

std::shared_ptr<const data::Dataset> keep_decoded(std::shared_ptr<const data::Dataset> source,
                                                  std::shared_ptr<MemoryBudget> budget) {
  if (!source->standard_transforms().is_photos) { return source; }
  return std::make_shared<KeptSet>(std::move(source), std::move(budget));
}

}  // namespace la3::loader
