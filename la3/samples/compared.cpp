#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/core/folder.h"
#include "la3/core/parallel.h"
#include "la3/records/compared_samples_file.h"
#include "la3/samples/cells.h"
#include "la3/samples/samples.h"

namespace la3::samples {
namespace {

constexpr size_t kMaxPerLabel = 200, kMaxMeasured = 2000;
constexpr size_t kMaxRows = 10, kMaxCells = 120;
constexpr size_t kMaxPictureBytes = 200'000;
constexpr int kComparedCellPx = 96;

// Whole numbers, so that the order in which threads add them up does not matter.
struct Change {
  uint64_t pixels = 0, changed = 0, levels = 0;

  void operator+=(const Change& other) { pixels += other.pixels, changed += other.changed, levels += other.levels; }
};

Change change_of(const Image& before, const Image& after) {
  Change change{.pixels = before.bytes() / 3};
  for (size_t i = 0; i < before.bytes(); i += 3) {
    unsigned levels = 0;
    for (size_t c = 0; c < 3; ++c) {
      levels += static_cast<unsigned>(std::abs(before.data()[i + c] - after.data()[i + c]));
    }
    change.changed += levels > 0 ? 1 : 0;
    change.levels += levels;
  }
  return change;
}

Image augmented(const Image& original, const augment::OpCalls& calls, augment::Scratch& scratch) {
  Image copy(original.width(), original.height(), 3);
  augment::apply_ops(calls, original.view(), copy.view(), scratch);
  return copy;
}

std::vector<size_t> measured_samples(const data::Dataset& dataset) {
  const size_t labels = std::max<size_t>(dataset.labels().size(), 1);
  const size_t per_label = std::clamp<size_t>(kMaxMeasured / labels, 1, kMaxPerLabel);
  std::vector<size_t> samples;
  for (const auto& of_label : first_samples(dataset, per_label)) {
    samples.insert(samples.end(), of_label.begin(), of_label.end());
  }
  samples.resize(std::min(samples.size(), kMaxMeasured));
  return samples;
}

std::vector<Change> measure(const data::Dataset& dataset, std::span<const ComparedSampler> policies,
                            const std::vector<size_t>& samples) {
  ThreadPool pool;
  struct Worker {
    Worker(const data::Dataset& dataset, size_t policies) : cells(dataset, kComparedCellPx), changes(policies) {}

    CellMaker cells;
    augment::Scratch scratch;
    std::vector<Change> changes;
  };
  std::vector<std::unique_ptr<Worker>> workers;
  workers.reserve(static_cast<size_t>(pool.threads()));
  for (int i = 0; i < pool.threads(); ++i) {
    workers.push_back(std::make_unique<Worker>(dataset, policies.size()));
  }
  pool.for_each(samples.size(), 8, [&](size_t begin, size_t end, int number) {
    Worker& worker = *workers[static_cast<size_t>(number)];
    for (size_t i = begin; i < end; ++i) {
      const Image original = worker.cells.as_network_sees(samples[i]);
      const int label = dataset.label(samples[i]);
      for (size_t p = 0; p < policies.size(); ++p) {
        const auto calls = policies[p].sampler->sample(label, 0, samples[i]);
        worker.changes[p] += change_of(original, augmented(original, calls, worker.scratch));
      }
    }
  });
  std::vector<Change> all(policies.size());
  for (const auto& worker : workers) {
    for (size_t p = 0; p < all.size(); ++p) { all[p] += worker->changes[p]; }
  }
  return all;
}

// Fills in the rows and their picture.
void draw_rows(const data::Dataset& dataset, std::span<const ComparedSampler> policies,
               records::ComparedSamples& drawn) {
  const size_t columns = policies.size() + 1;
  const size_t most = std::clamp<size_t>(kMaxCells / columns, 1, kMaxRows);
  std::vector<size_t> samples;
  for (const auto& of_label : first_samples(dataset, 1)) {
    if (!of_label.empty() && samples.size() < most) { samples.push_back(of_label[0]); }
  }
  const int side = dataset.standard_transforms().size_px;
  drawn.cell_px = kComparedCellPx - (side <= kComparedCellPx ? kComparedCellPx % side : 0);
  Image picture(static_cast<int>(columns) * drawn.cell_px, static_cast<int>(samples.size()) * drawn.cell_px, 3);
  std::memset(picture.data(), 128, picture.bytes());
  CellMaker cells(dataset, drawn.cell_px);
  augment::Scratch scratch;
  for (size_t row = 0; row < samples.size(); ++row) {
    const int label = dataset.label(samples[row]);
    const std::string source = dataset.id(samples[row]);
    const Image original = cells.as_network_sees(samples[row]);
    cells.paste(original, picture, 0, static_cast<int>(row));
    drawn.rows.push_back({dataset.labels()[static_cast<size_t>(label)], {{source, {}}}});
    for (size_t p = 0; p < policies.size(); ++p) {
      const auto calls = policies[p].sampler->sample(label, 0, samples[row]);
      cells.paste(augmented(original, calls, scratch), picture, static_cast<int>(p) + 1, static_cast<int>(row));
      drawn.rows.back().cells.push_back({source, {calls.begin(), calls.end()}});
    }
  }
  drawn.jpeg = encode_within(std::as_const(picture).view(), kMaxPictureBytes);
}

}  // namespace

void draw_compared(const std::filesystem::path& folder, const data::Dataset& dataset,
                   std::span<const ComparedSampler> policies, uint64_t seed) {
  make_folder(folder);
  const std::vector<size_t> samples = measured_samples(dataset);
  const std::vector<Change> changes = measure(dataset, policies, samples);
  records::ComparedSamples drawn{.seed = seed, .images = samples.size()};
  for (size_t p = 0; p < policies.size(); ++p) {
    const double pixels = static_cast<double>(std::max<uint64_t>(changes[p].pixels, 1));
    drawn.policies.push_back({policies[p].name, static_cast<double>(changes[p].changed) / pixels,
                              static_cast<double>(changes[p].levels) / (3 * pixels), policies[p].mean_reward});
  }
  draw_rows(dataset, policies, drawn);
  records::write_compared_samples(folder, drawn);
}

}  // namespace la3::samples
