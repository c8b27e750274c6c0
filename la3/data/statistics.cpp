#include "la3/data/statistics.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/parallel.h"

namespace la3::data {
namespace {

// Of one channel. 64 bits hold the squares of 2^48 pixels, about a hundred million large photos.
struct ChannelSums {
  uint64_t values = 0, squares = 0;
};

// The sums of one thread.
struct Tally {
  std::array<ChannelSums, 3> sums;
  uint64_t pixels = 0;
  std::vector<int> widths, heights;
  std::vector<UnreadableImage> unreadable;
};

// REQUIRES: 3 channels. Uses 32-bit sums within a piece of pixels: 255^2 * 2^16 < 2^32.
void add_pixels(const ImageView& image, std::array<ChannelSums, 3>& sums) {
  constexpr size_t kPiece = size_t{1} << 16;
  const uint8_t* pixel = image.pixels;
  for (size_t left = image.pixel_count(); left > 0;) {
    const size_t count = std::min(left, kPiece);
    std::array<uint32_t, 3> values{}, squares{};
    for (size_t i = 0; i < count; ++i, pixel += 3) {
      for (size_t c = 0; c < 3; ++c) {
        const uint32_t value = pixel[c];
        values[c] += value;
        squares[c] += value * value;
      }
    }
    for (size_t c = 0; c < 3; ++c) {
      sums[c].values += values[c];
      sums[c].squares += squares[c];
    }
    left -= count;
  }
}

void add_image(const Dataset& dataset, size_t i, Tally& tally) {
  Image decoded;
  ImageView image = dataset.in_memory(i);
  if (image.pixels == nullptr) {
    try {
      decoded = dataset.get(i);
    } catch (const Error& error) {
      tally.unreadable.push_back({i, error.what()});
      return;
    }
    image = std::as_const(decoded).view();
  }
  add_pixels(image, tally.sums);
  tally.pixels += image.pixel_count();
  tally.widths.push_back(image.width);
  tally.heights.push_back(image.height);
}

void merge(Tally& into, Tally& from) {
  for (size_t c = 0; c < 3; ++c) {
    into.sums[c].values += from.sums[c].values;
    into.sums[c].squares += from.sums[c].squares;
  }
  into.pixels += from.pixels;
  const auto append = [](auto& to, auto& more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    more.clear();
  };
  append(into.widths, from.widths);
  append(into.heights, from.heights);
  append(into.unreadable, from.unreadable);
}

SizeRange range_of(std::vector<int>& sides) {
  if (sides.empty()) { return {}; }
  const auto middle = sides.begin() + (std::ssize(sides) - 1) / 2;
  std::nth_element(sides.begin(), middle, sides.end());
  return {*std::min_element(sides.begin(), sides.end()), *middle, *std::max_element(sides.begin(), sides.end())};
}

Statistics statistics_of(Tally& all) {
  Statistics statistics;
  statistics.pixels = all.pixels;
  for (size_t c = 0; all.pixels > 0 && c < 3; ++c) {
    // n * sum(v^2) - sum(v)^2 in integers: no cancellation error.
    using Wide = unsigned __int128;
    const Wide spread = Wide{all.pixels} * all.sums[c].squares - Wide{all.sums[c].values} * all.sums[c].values;
    const double count = static_cast<double>(all.pixels);
    statistics.mean[c] = static_cast<double>(all.sums[c].values) / count / 255;
    statistics.deviation[c] = std::sqrt(static_cast<double>(spread)) / count / 255;
  }
  statistics.width = range_of(all.widths);
  statistics.height = range_of(all.heights);
  std::sort(all.unreadable.begin(), all.unreadable.end(),
            [](const auto& a, const auto& b) { return a.index < b.index; });
  statistics.unreadable = std::move(all.unreadable);
  return statistics;
}

}  // namespace

Statistics compute_statistics(const Dataset& dataset, const StatisticsOptions& options) {
  ThreadPool pool(options.threads);
  std::vector<Tally> tallies(static_cast<size_t>(pool.threads()));
  std::mutex mutex;
  size_t done = 0;
  pool.for_each(dataset.size(), 64, [&](size_t begin, size_t end, int worker) {
    for (size_t i = begin; i < end; ++i) { add_image(dataset, i, tallies[static_cast<size_t>(worker)]); }
    if (options.progress) {
      const std::lock_guard lock(mutex);
      options.progress(done += end - begin);
    }
  });
  for (size_t worker = 1; worker < tallies.size(); ++worker) { merge(tallies[0], tallies[worker]); }
  return statistics_of(tallies[0]);
}

}  // namespace la3::data
