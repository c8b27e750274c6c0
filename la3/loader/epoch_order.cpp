#include "la3/loader/epoch_order.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "la3/core/random.h"
#include "la3/core/shuffled_order.h"

namespace la3::loader {
namespace {

// How often each sample is to be taken; empty: once.
using Times = std::vector<uint32_t>;

template <typename Add>
void add_each(size_t begin, size_t end, const Times& times, const Add& add) {
  for (size_t sample = begin; sample < end; ++sample) {
    const uint32_t count = times.empty() ? 1 : times[sample];
    for (uint32_t i = 0; i < count; ++i) { add(sample); }
  }
}

std::vector<size_t> shuffled(size_t size, const Times& times, random::Stream& stream) {
  std::vector<size_t> order;
  order.reserve(size);
  add_each(0, size, times, [&](size_t sample) { order.push_back(sample); });
  random::shuffle(order, stream);
  return order;
}

std::vector<size_t> mixed_runs(size_t size, const data::ReadOrder& read, const Times& times,
                               random::Stream& stream) {
  const size_t runs = read.run_begins.size();
  std::vector<size_t> run_order(runs);
  std::iota(run_order.begin(), run_order.end(), size_t{0});
  random::shuffle(run_order, stream);

  std::vector<size_t> order, waiting;
  order.reserve(size);
  waiting.reserve(read.mixed);
  for (const size_t run : run_order) {
    const size_t end = run + 1 < runs ? read.run_begins[run + 1] : size;
    add_each(read.run_begins[run], end, times, [&](size_t sample) {
      if (waiting.size() < std::max<size_t>(1, read.mixed)) {
        waiting.push_back(sample);
      } else {
        order.push_back(std::exchange(waiting[stream.below(static_cast<uint32_t>(waiting.size()))], sample));
      }
    });
  }
  random::shuffle(waiting, stream);
  order.insert(order.end(), waiting.rbegin(), waiting.rend());
  return order;
}

std::vector<size_t> shuffled(const data::Dataset& dataset, const Times& times, uint64_t seed, uint32_t epoch) {
  random::Stream stream(seed, epoch, 0, random::Purpose::kShuffle);
  const data::ReadOrder& read = dataset.read_order();
  return read.run_begins.empty() ? shuffled(dataset.size(), times, stream)
                                 : mixed_runs(dataset.size(), read, times, stream);
}

// Counts the images of one label that an epoch takes. All its images in random order, then all in
// another, and so on, make one long list, of which each epoch takes the next `quota`.
void take(const std::vector<size_t>& images, size_t label, size_t quota, uint64_t seed, uint32_t epoch,
          Times& times) {
  const uint64_t count = images.size(), begin = uint64_t{epoch} * quota, end = begin + quota;
  for (uint64_t pass = begin / count; pass * count < end; ++pass) {
    const uint64_t first = pass * count;
    const auto from = static_cast<size_t>(std::max(begin, first) - first);
    const auto to = static_cast<size_t>(std::min(end, first + count) - first);
    std::vector<size_t> order = images;
    if (to - from < images.size()) {  // sample 0 of this purpose is the order of an epoch
      random::Stream stream(seed, static_cast<uint32_t>(pass), 1 + label, random::Purpose::kShuffle);
      random::shuffle(order, stream);
    }
    for (size_t i = from; i < to; ++i) { ++times[order[i]]; }
  }
}

Times balanced_times(const data::Dataset& dataset, Balance balance, uint64_t seed, uint32_t epoch) {
  const std::vector<size_t> quotas = label_quotas(label_counts(dataset), balance);
  std::vector<std::vector<size_t>> images(quotas.size());
  for (size_t i = 0; i < dataset.size(); ++i) { images[static_cast<size_t>(dataset.label(i))].push_back(i); }
  Times times(dataset.size());
  for (size_t label = 0; label < quotas.size(); ++label) {
    if (quotas[label] > 0) { take(images[label], label, quotas[label], seed, epoch, times); }
  }
  return times;
}

}  // namespace

std::vector<size_t> label_counts(const data::Dataset& dataset) {
  std::vector<size_t> counts(dataset.labels().size());
  for (size_t i = 0; i < dataset.size(); ++i) { ++counts[static_cast<size_t>(dataset.label(i))]; }
  return counts;
}

std::vector<size_t> label_quotas(const std::vector<size_t>& counts, Balance balance) {
  const size_t size = std::accumulate(counts.begin(), counts.end(), size_t{0});
  if (balance == Balance::kNone || size == 0) { return counts; }
  std::vector<double> weights;
  for (const size_t count : counts) {
    weights.push_back(balance == Balance::kSqrt ? std::sqrt(static_cast<double>(count)) : count > 0 ? 1.0 : 0.0);
  }
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  std::vector<size_t> quotas, by_remainder;
  std::vector<double> remainders;
  for (size_t label = 0; label < counts.size(); ++label) {
    const double share = static_cast<double>(size) * weights[label] / sum;
    quotas.push_back(static_cast<size_t>(share));
    remainders.push_back(share - std::floor(share));
    if (counts[label] > 0) { by_remainder.push_back(label); }
  }
  std::stable_sort(by_remainder.begin(), by_remainder.end(),
                   [&](size_t a, size_t b) { return remainders[a] > remainders[b]; });
  const size_t given = std::accumulate(quotas.begin(), quotas.end(), size_t{0});
  for (size_t i = 0; i < size - given; ++i) { ++quotas[by_remainder[i]]; }
  return quotas;
}

std::vector<size_t> sample_order(size_t size, bool shuffle, uint64_t seed, uint32_t epoch) {
  if (shuffle) { return random::shuffled_order(size, seed, epoch); }
  std::vector<size_t> order(size);
  std::iota(order.begin(), order.end(), size_t{0});
  return order;
}

std::vector<size_t> sample_order(const data::Dataset& dataset, bool shuffle, uint64_t seed, uint32_t epoch) {
  if (!shuffle) { return sample_order(dataset.size(), shuffle, seed, epoch); }
  return shuffled(dataset, {}, seed, epoch);
}

EpochOrder epoch_order(const data::Dataset& dataset, bool shuffle, Balance balance, uint64_t seed, uint32_t epoch) {
  if (balance == Balance::kNone) { return {.samples = sample_order(dataset, shuffle, seed, epoch)}; }
  if (!shuffle) { throw std::invalid_argument("epoch_order: shuffle expected with a balance"); }
  EpochOrder order{.samples = shuffled(dataset, balanced_times(dataset, balance, seed, epoch), seed, epoch)};
  Times taken(dataset.size());
  for (const size_t sample : order.samples) { order.takes.push_back(taken[sample]++); }
  return order;
}

}  // namespace la3::loader
