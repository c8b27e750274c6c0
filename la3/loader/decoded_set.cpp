#include "la3/loader/decoded_set.h"

#include <string>
#include <utility>
#include <vector>

#include "la3/augment/standard.h"
#include "la3/core/parallel.h"
#include "la3/loader/sample_maker.h"

namespace la3::loader {
namespace {

// The images of another data set as evaluation shows them to a network, decoded once; those of a
// share.
class DecodedSet final : public data::Dataset {
 public:
  DecodedSet(std::shared_ptr<const data::Dataset> source, size_t first, size_t end_sample, int threads)
      : source_(std::move(source)), transforms_(source_->standard_transforms()), images_(source_->size()) {
    const bool is_cut = transforms_.is_photos;
    const auto crop = evaluation_crop(transforms_, image::Filter::kBilinear);
    ThreadPool pool(threads);
    std::vector<image::ResampleScratch> scratch(static_cast<size_t>(pool.threads()));
    pool.for_each(end_sample - first, 1, [&](size_t begin, size_t end, int worker) {
      for (size_t i = first + begin; i < first + end; ++i) {
        Image image = source_->get(i);
        if (is_cut) {
          images_[i] = Image(transforms_.size_px, transforms_.size_px, 3);
          augment::centre_crop(images_[i].view(), std::as_const(image).view(), crop,
                               scratch[static_cast<size_t>(worker)]);
        } else {
          images_[i] = std::move(image);
        }
      }
    });
    transforms_.is_photos = false;
    transforms_.crop = data::StandardTransforms::Crop::kNone;
  }

  size_t size() const override { return images_.size(); }
  const std::vector<std::string>& labels() const override { return source_->labels(); }
  const std::vector<std::string>& label_titles() const override { return source_->label_titles(); }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return source_->label(i); }
  Image get(size_t i) const override { return images_[i]; }
  std::string id(size_t i) const override { return source_->id(i); }
  ImageView in_memory(size_t i) const override { return images_[i].view(); }

 private:
  std::shared_ptr<const data::Dataset> source_;
  data::StandardTransforms transforms_;
  std::vector<Image> images_;
};

}  // namespace

std::shared_ptr<const data::Dataset> decode_for_evaluation(std::shared_ptr<const data::Dataset> source,
                                                           size_t first, size_t end, int threads) {
  return std::make_shared<DecodedSet>(std::move(source), first, end, threads);
}

}  // namespace la3::loader
