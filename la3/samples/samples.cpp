#include "la3/samples/samples.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/core/folder.h"
#include "la3/policy/policy.h"
#include "la3/records/samples_file.h"
#include "la3/samples/cells.h"

namespace la3::samples {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMaxStripBytes = 36'000;  // with few labels, strips need not use up max_bytes

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

class StripMaker {
 public:
  StripMaker(const data::Dataset& dataset, const augment::Sampler& sampler, const Layout& layout)
      : dataset_(dataset), sampler_(sampler), layout_(layout), cells_(dataset, layout.cell_px) {}

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
      const Image original = cells_.as_network_sees(samples[row]);
      cells_.paste(original, strip.image, 0, static_cast<int>(row));
      strip.cells.push_back({dataset_.id(samples[row]), {}});
      for (int copy = 0; copy < layout_.copies; ++copy) {
        const auto calls = sampler_.sample(label, static_cast<uint32_t>(copy), samples[row]);
        Image augmented(original.width(), original.height(), 3);
        augment::apply_ops(calls, original.view(), augmented.view(), scratch_);
        cells_.paste(augmented, strip.image, copy + 1, static_cast<int>(row));
        strip.cells.push_back({dataset_.id(samples[row]), {calls.begin(), calls.end()}});
      }
    }
    return strip;
  }

 private:
  const data::Dataset& dataset_;
  const augment::Sampler& sampler_;
  const Layout layout_;
  augment::Scratch scratch_;
  CellMaker cells_;
};

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
