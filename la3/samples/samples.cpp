#include "la3/samples/samples.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/augment/standard.h"
#include "la3/codec/codec.h"
#include "la3/core/folder.h"
#include "la3/policy/policy.h"
#include "la3/records/samples_file.h"

namespace la3::samples {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMaxStripBytes = 36'000;  // with few labels, strips need not use up max_bytes
constexpr int kQualities[] = {88, 80, 70, 60, 50, 40, 30};

// The layout of a label's strip: one row per image, the original first.
struct Layout {
  size_t images;
  int copies;
  int cell_px;

  int columns() const { return copies + 1; }
};

// A report of a thousand labels must stay small enough to open quickly. Small images are enlarged
// by an integer factor.
Layout choose_layout(size_t labels, int side_px) {
  Layout layout = labels <= 20 ? Layout{2, 7, 96} : labels <= 100 ? Layout{1, 7, 96} : Layout{1, 7, 64};
  if (labels > 300) { layout = {1, 5, 48}; }
  if (side_px <= layout.cell_px) { layout.cell_px -= layout.cell_px % side_px; }
  return layout;
}

Image enlarged(ImageView image, int factor) {
  Image large(image.width * factor, image.height * factor, 3);
  for (int y = 0; y < large.height(); ++y) {
    for (int x = 0; x < large.width(); ++x) {
      const size_t to = 3 * (static_cast<size_t>(y) * static_cast<size_t>(large.width()) + static_cast<size_t>(x));
      const size_t from = static_cast<size_t>(y / factor) * image.row_bytes() + 3 * static_cast<size_t>(x / factor);
      std::memcpy(large.data() + to, image.pixels + from, 3);
    }
  }
  return large;
}

class StripMaker {
 public:
  StripMaker(const data::Dataset& dataset, const augment::Sampler& sampler, const Layout& layout)
      : dataset_(dataset), sampler_(sampler), layout_(layout) {}

  struct Strip {
    Image image;
    std::vector<records::SampleCell> cells;
  };

  // REQUIRES: samples is not empty.
  Strip make(int label, const std::vector<size_t>& samples) {
    Strip strip;
    strip.image = Image(layout_.columns() * layout_.cell_px, static_cast<int>(samples.size()) * layout_.cell_px, 3);
    std::memset(strip.image.data(), 128, strip.image.bytes());
    for (size_t row = 0; row < samples.size(); ++row) {
      const Image original = as_network_sees(dataset_.get(samples[row]));
      paste(fitted(original), strip.image, 0, static_cast<int>(row));
      strip.cells.push_back({dataset_.id(samples[row]), {}});
      for (int copy = 0; copy < layout_.copies; ++copy) {
        const auto calls = sampler_.sample(label, static_cast<uint32_t>(copy), samples[row]);
        Image augmented(original.width(), original.height(), 3);
        augment::apply_ops(calls, original.view(), augmented.view(), scratch_);
        paste(fitted(augmented), strip.image, copy + 1, static_cast<int>(row));
        strip.cells.push_back({dataset_.id(samples[row]), {calls.begin(), calls.end()}});
      }
    }
    return strip;
  }

 private:
  // Large images are cropped to the centre square that the network is tested on.
  Image as_network_sees(Image image) {
    const data::StandardTransforms& transforms = dataset_.standard_transforms();
    if (transforms.kind != data::StandardTransforms::Kind::kResizedCrop) { return image; }
    augment::CentreCropOptions crop;
    crop.shorter_px = crop.width = crop.height = transforms.size_px;
    Image square(transforms.size_px, transforms.size_px, 3);
    augment::centre_crop(square.view(), image.view(), crop, resample_);
    return square;
  }

  Image fitted(const Image& image) {
    const int longer = std::max(image.width(), image.height()), cell = layout_.cell_px;
    if (cell % longer == 0) { return enlarged(image.view(), cell / longer); }
    Image result(std::max(1, image.width() * cell / longer), std::max(1, image.height() * cell / longer), 3);
    image::resize(result.view(), image.view(), image::Filter::kBilinear, resample_);
    return result;
  }

  void paste(const Image& image, Image& strip, int column, int row) const {
    const int left = column * layout_.cell_px + (layout_.cell_px - image.width()) / 2;
    const int top = row * layout_.cell_px + (layout_.cell_px - image.height()) / 2;
    const MutableImageView to = strip.view();
    for (int y = 0; y < image.height(); ++y) {
      std::memcpy(to.pixels + static_cast<size_t>(top + y) * to.row_bytes() + 3 * static_cast<size_t>(left),
                  image.data() + static_cast<size_t>(y) * image.view().row_bytes(), image.view().row_bytes());
    }
  }

  const data::Dataset& dataset_;
  const augment::Sampler& sampler_;
  const Layout layout_;
  augment::Scratch scratch_;
  image::ResampleScratch resample_;
};

// The best quality that fits `max_bytes`; the lowest quality if none does.
std::vector<uint8_t> encode_within(ImageView image, size_t max_bytes) {
  std::vector<uint8_t> bytes;
  for (const int quality : kQualities) {
    bytes = codec::encode_jpeg(image, quality);
    if (bytes.size() <= max_bytes) { break; }
  }
  return bytes;
}

// The first images of each label, by label.
std::vector<std::vector<size_t>> first_samples(const data::Dataset& dataset, size_t per_label) {
  std::vector<std::vector<size_t>> samples(dataset.labels().size());
  for (size_t i = 0; i < dataset.size(); ++i) {
    auto& of_label = samples[static_cast<size_t>(dataset.label(i))];
    if (of_label.size() < per_label) { of_label.push_back(i); }
  }
  return samples;
}

}  // namespace

void draw_samples(const fs::path& folder, const data::Dataset& dataset, const policy::Policy& policy, uint64_t seed,
                  const SampleOptions& options) {
  const size_t count = dataset.labels().size();
  const augment::Sampler sampler = policy::make_sampler(policy, dataset.labels(), seed);
  const Layout layout = choose_layout(count, dataset.standard_transforms().size_px);
  make_folder(folder);

  const size_t strip_bytes = std::min(kMaxStripBytes, options.max_bytes / std::max<size_t>(count, 1));
  const auto samples = first_samples(dataset, layout.images);
  StripMaker maker(dataset, sampler, layout);
  records::SampleStrips drawn{.seed = seed, .cell_px = layout.cell_px, .columns = layout.columns(), .strips = {}};
  for (size_t label = 0; label < count; ++label) {
    if (samples[label].empty()) { continue; }
    auto strip = maker.make(static_cast<int>(label), samples[label]);
    char name[32];
    std::snprintf(name, sizeof(name), "%04zu.jpg", label);
    drawn.strips.push_back({dataset.labels()[label], name,
                            encode_within(std::as_const(strip.image).view(), strip_bytes), std::move(strip.cells)});
  }
  records::write_samples(folder, drawn);
}

}  // namespace la3::samples
