#include "la3/copies/versions.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "la3/augment/apply.h"
#include "la3/copies/names.h"
#include "la3/image/resample.h"

namespace la3::copies {
namespace {

// Nothing if the image is small enough already.
std::optional<Image> scaled(const Image& image, int shorter_px) {
  const int shorter = std::min(image.width(), image.height());
  if (shorter_px == 0 || shorter <= shorter_px) { return std::nullopt; }
  const auto side = [&](int px) {
    return px == shorter ? shorter_px
                         : static_cast<int>(std::lround(static_cast<double>(px) * shorter_px / shorter));
  };
  Image result(side(image.width()), side(image.height()), image.channels());
  image::ResampleScratch scratch;
  image::resize(result.view(), image.view(), image::Filter::kBilinear, scratch);
  return result;
}

bool has_colours(const Image& image) {
  for (size_t i = 0; i < image.bytes(); i += 3) {
    const uint8_t* pixel = image.data() + i;
    if (pixel[0] != pixel[1] || pixel[0] != pixel[2]) { return true; }
  }
  return false;
}

// Data sets make grey files RGB. If no colour has come to them, a grey file holds the same pixels in
// fewer bytes.
Image as_grey_if_it_is(Image image) {
  if (image.channels() == 1 || has_colours(image)) { return image; }
  Image grey(image.width(), image.height(), 1);
  for (size_t i = 0; i < grey.bytes(); ++i) { grey.data()[i] = image.data()[3 * i]; }
  return grey;
}

class VersionsDataset final : public data::Dataset {
 public:
  explicit VersionsDataset(std::shared_ptr<const Versions> versions) : versions_(std::move(versions)) {}

  size_t size() const override { return whole().size() * versions_->per_sample(); }
  const std::vector<std::string>& labels() const override { return whole().labels(); }
  const std::vector<std::string>& label_titles() const override { return whole().label_titles(); }
  const data::StandardTransforms& standard_transforms() const override { return whole().standard_transforms(); }
  int label(size_t i) const override { return whole().label(sample_of(i)); }
  Image get(size_t i) const override { return codec::decode(file_bytes(i), id(i)); }
  std::string id(size_t i) const override { return whole().id(sample_of(i)); }
  std::vector<uint8_t> file_bytes(size_t i) const override {
    return versions_->make(sample_of(i), i % versions_->per_sample()).file;
  }

 private:
  const data::Dataset& whole() const { return versions_->dataset(); }
  size_t sample_of(size_t i) const { return i / versions_->per_sample(); }

  std::shared_ptr<const Versions> versions_;
};

}  // namespace

// The sample's file, empty if it has none, and its image, scaled, where that is needed.
struct Versions::Source {
  std::vector<uint8_t> file;
  Image image;
  bool is_scaled = false;
};

Versions::Versions(std::shared_ptr<const data::Dataset> dataset, Decide decide, const VersionOptions& options)
    : dataset_(std::move(dataset)), decide_(std::move(decide)), options_(options) {}

size_t Versions::per_sample() const {
  return decide_ ? static_cast<size_t>(options_.copies) + (options_.originals ? 1 : 0) : 1;
}

Versions::Source Versions::load(size_t sample, bool with_copies) const {
  Source source{dataset_->file_bytes(sample), {}};
  const codec::ImageFormat format = codec::sniff(source.file);
  const bool other_format = options_.output.format && *options_.output.format != format;
  if (!with_copies && !source.file.empty() && !other_format && options_.size_px == 0) { return source; }
  source.image = dataset_->get(sample);
  if (auto smaller = scaled(source.image, options_.size_px)) {
    source.image = std::move(*smaller);
    source.is_scaled = true;
  }
  return source;
}

Version Versions::original(const Source& source, const std::string& name) const {
  const codec::ImageFormat format = codec::sniff(source.file);
  const bool right_format = !options_.output.format || *options_.output.format == format;
  const std::string mark = decide_ ? original_mark() : "";
  if (!source.file.empty() && !source.is_scaled && right_format) {
    return {mark, codec::extension_of(format), source.file};
  }
  return {mark, codec::extension_of(options_.output.for_source(format)),
          encode_like(as_grey_if_it_is(source.image).view(), source.file, options_.output, name)};
}

Version Versions::make_one(const Source& source, size_t sample, size_t version) const {
  const std::string name = dataset_->id(sample);
  if (!decide_ || (options_.originals && version == 0)) { return original(source, name); }
  const auto copy = static_cast<uint32_t>(version - (options_.originals ? 1 : 0));
  const uint32_t epoch = options_.first_epoch + copy;
  const std::vector<augment::OpCall> calls = decide_(dataset_->label(sample), epoch, sample);
  Image result(source.image.width(), source.image.height(), source.image.channels());
  augment::Scratch scratch;
  augment::apply_ops(calls, source.image.view(), result.view(), scratch);
  return {copy_mark(epoch, calls), codec::extension_of(options_.output.for_source(codec::sniff(source.file))),
          encode_like(as_grey_if_it_is(std::move(result)).view(), source.file, options_.output, name)};
}

std::vector<Version> Versions::make(size_t sample) const {
  const Source source = load(sample, decide_ && options_.copies > 0);
  std::vector<Version> made;
  for (size_t version = 0; version < per_sample(); ++version) { made.push_back(make_one(source, sample, version)); }
  return made;
}

Version Versions::make(size_t sample, size_t version) const {
  const bool is_original = !decide_ || (options_.originals && version == 0);
  return make_one(load(sample, !is_original), sample, version);
}

std::shared_ptr<const data::Dataset> as_dataset(std::shared_ptr<const Versions> versions) {
  return std::make_shared<VersionsDataset>(std::move(versions));
}

}  // namespace la3::copies
