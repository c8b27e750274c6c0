#include "la3/data/split.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/fnv1a.h"
#include "la3/core/random.h"
#include "la3/core/utf8.h"

namespace la3::data {
namespace {

using Counts = std::vector<size_t>;  // by label

// The sample's sort key in the random order of its label.
uint64_t rank_of(std::string_view id, uint64_t seed) {
  random::Stream stream(seed, 0, fnv1a(id), random::Purpose::kSplit);
  const uint64_t high = stream.bits();
  return high << 32 | stream.bits();
}

std::vector<std::vector<size_t>> samples_by_label(const Dataset& whole) {
  std::vector<std::vector<size_t>> samples(whole.labels().size());
  for (size_t i = 0; i < whole.size(); ++i) { samples[static_cast<size_t>(whole.label(i))].push_back(i); }
  return samples;
}

// Distributes `total` in proportion to `sizes` over the labels that are `open`, by largest
// remainders; of equal remainders the first labels win.
void share_out(size_t total, const Counts& sizes, const std::vector<bool>& open, Counts& shares) {
  uint64_t all = 0;
  for (size_t label = 0; label < sizes.size(); ++label) { all += open[label] ? sizes[label] : 0; }
  size_t left = total;
  std::vector<std::pair<uint64_t, size_t>> remainders;
  for (size_t label = 0; label < sizes.size(); ++label) {
    if (!open[label]) { continue; }
    const uint64_t product = uint64_t{total} * sizes[label];
    shares[label] = product / all;
    left -= shares[label];
    remainders.emplace_back(product % all, label);
  }
  std::stable_sort(remainders.begin(), remainders.end(), [](auto a, auto b) { return a.first > b.first; });
  for (size_t i = 0; i < left; ++i) { ++shares[remainders[i].second]; }
}

// Labels so small that they would get none get one; the others share the rest.
Counts shares_of_total(size_t total, size_t images, const Counts& sizes, std::string_view purpose) {
  const std::string wanted = counted(total, "image") + " " + std::string(purpose);
  if (total >= images) {
    throw Error(wanted + ": fewer than the data set's " + std::to_string(images) + " expected");
  }
  if (total < sizes.size()) {
    throw Error(wanted + ": at least one of each of the " + std::to_string(sizes.size()) + " labels expected");
  }
  Counts shares(sizes.size(), 0);
  std::vector<bool> open(sizes.size(), true);
  for (size_t to_share = total; to_share > 0;) {
    share_out(to_share, sizes, open, shares);
    const size_t before = to_share;
    for (size_t label = 0; label < sizes.size(); ++label) {
      if (!open[label] || shares[label] > 0) { continue; }
      shares[label] = 1;
      open[label] = false;
      --to_share;
    }
    if (to_share == before) { break; }
  }
  return shares;
}

struct SharesOf {
  const Counts& sizes;
  size_t images;
  std::string_view purpose;

  Counts operator()(const TotalCount& total) const { return shares_of_total(total.images, images, sizes, purpose); }
  Counts operator()(const PerLabel& each) const { return Counts(sizes.size(), each.images); }
  Counts operator()(const Fraction& fraction) const {
    const auto total = static_cast<size_t>(std::llround(fraction.share * static_cast<double>(images)));
    // Nobody asked for a number of images. If there are too few, the labels are named.
    if (sizes.size() >= images) { return Counts(sizes.size(), 1); }
    return shares_of_total(std::max(total, sizes.size()), images, sizes, purpose);
  }
};

// Throws Error that names every label that cannot give its share and keep at least one image.
void check_sizes(const Dataset& whole, const Counts& sizes, const Counts& shares) {
  constexpr size_t kNamed = 10;
  std::string named;
  size_t small = 0;
  for (size_t label = 0; label < sizes.size(); ++label) {
    if (sizes[label] > shares[label]) { continue; }
    if (++small > kNamed) { continue; }
    named += (small > 1 ? ", " : "") + in_quotes(whole.labels()[label]) + " has " + std::to_string(sizes[label]) +
             " of at least " + std::to_string(shares[label] + 1);
  }
  if (small == 0) { return; }
  if (small > kNamed) { named += " and " + std::to_string(small - kNamed) + " more"; }
  throw Error("too few images to keep some for validation or testing and one for training: label " + named);
}

// Moves the first `count` samples of a label's random order to the front.
void draw(const Dataset& whole, uint64_t seed, std::vector<size_t>& samples, size_t count) {
  std::vector<std::pair<uint64_t, size_t>> ranked;
  ranked.reserve(samples.size());
  for (const size_t i : samples) { ranked.emplace_back(rank_of(whole.id(i), seed), i); }
  std::sort(ranked.begin(), ranked.end(), [&](const auto& a, const auto& b) {
    return a.first != b.first ? a.first < b.first : a.second != b.second && whole.id(a.second) < whole.id(b.second);
  });
  std::transform(ranked.begin(), ranked.end(), samples.begin(), [](const auto& entry) { return entry.second; });
  std::sort(samples.begin(), samples.begin() + static_cast<ptrdiff_t>(count));
}

}  // namespace

void SplitOptions::validate() const {
  const auto check_count = [](size_t images) { expect(images > 0, "held_out", "1 image or more", images); };
  if (const auto* total = std::get_if<TotalCount>(&held_out)) { check_count(total->images); }
  if (const auto* each = std::get_if<PerLabel>(&held_out)) { check_count(each->images); }
  if (const auto* fraction = std::get_if<Fraction>(&held_out)) {
    expect(fraction->share > 0 && fraction->share < 1, "held_out", "a share above 0 and below 1", fraction->share);
  }
}

SplitIndices split(const Dataset& whole, const SplitOptions& options) {
  options.validate();
  if (whole.size() == 0) { throw Error("holding out images: a data set with images expected, found an empty one"); }
  auto samples = samples_by_label(whole);
  Counts sizes;
  for (const auto& of_label : samples) { sizes.push_back(of_label.size()); }
  const Counts shares = std::visit(SharesOf{sizes, whole.size(), options.purpose}, options.held_out);
  check_sizes(whole, sizes, shares);

  std::vector<bool> is_held_out(whole.size(), false);
  for (size_t label = 0; label < samples.size(); ++label) {
    draw(whole, options.seed, samples[label], shares[label]);
    for (size_t i = 0; i < shares[label]; ++i) { is_held_out[samples[label][i]] = true; }
  }
  SplitIndices result;
  for (size_t i = 0; i < whole.size(); ++i) { (is_held_out[i] ? result.held_out : result.train).push_back(i); }
  return result;
}

SplitData split_data(std::shared_ptr<const Dataset> whole, const SplitOptions& options) {
  SplitIndices indices = split(*whole, options);
  return {std::make_shared<Subset>(whole, std::move(indices.train)),
          std::make_shared<Subset>(whole, std::move(indices.held_out))};
}

SplitData keep_for_testing(std::shared_ptr<const Dataset> train) {
  const HeldOutSize size = train->customary_validation();
  return split_data(std::move(train), {.held_out = size, .seed = 0});
}

}  // namespace la3::data
