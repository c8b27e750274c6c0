#include "la3/data/transformed.h"

#include <string>
#include <utility>
#include <vector>

namespace la3::data {
namespace {

class TransformedSet final : public Dataset {
 public:
  TransformedSet(std::shared_ptr<const Dataset> source, const StandardTransforms& transforms)
      : source_(std::move(source)), transforms_(transforms) {}

  const StandardTransforms& standard_transforms() const override { return transforms_; }

  size_t size() const override { return source_->size(); }
  const std::vector<std::string>& labels() const override { return source_->labels(); }
  const std::vector<std::string>& label_titles() const override { return source_->label_titles(); }
  HeldOutSize customary_validation() const override { return source_->customary_validation(); }
  int label(size_t i) const override { return source_->label(i); }
  Image get(size_t i) const override { return source_->get(i); }
  std::string id(size_t i) const override { return source_->id(i); }
  ImageView in_memory(size_t i) const override { return source_->in_memory(i); }
  image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
    return source_->get_region(i, choose);
  }
  std::vector<uint8_t> file_bytes(size_t i) const override { return source_->file_bytes(i); }
  const ReadOrder& read_order() const override { return source_->read_order(); }

 private:
  std::shared_ptr<const Dataset> source_;
  StandardTransforms transforms_;
};

}  // namespace

Normalisation normalisation_of(const Dataset& dataset) {
  return {dataset.standard_transforms().mean, dataset.standard_transforms().deviation};
}

std::shared_ptr<const Dataset> with_transforms(std::shared_ptr<const Dataset> source,
                                               const StandardTransforms& transforms) {
  if (!source || source->standard_transforms() == transforms) { return source; }
  return std::make_shared<TransformedSet>(std::move(source), transforms);
}

std::shared_ptr<const Dataset> with_normalisation(std::shared_ptr<const Dataset> source,
                                                  const Normalisation& normalisation) {
  if (!source) { return source; }
  StandardTransforms transforms = source->standard_transforms();
  transforms.mean = normalisation.mean;
  transforms.deviation = normalisation.deviation;
  return with_transforms(std::move(source), transforms);
}

}  // namespace la3::data
