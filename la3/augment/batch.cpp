#include "la3/augment/batch.h"

#include <algorithm>

namespace la3::augment {
namespace {

// Handing out work costs about as much as augmenting a few kilobytes: pieces hold at least this
// much.
constexpr size_t kPieceBytes = size_t{1} << 16;

}  // namespace

BatchAugmenter::BatchAugmenter(int threads, Isa isa) : pool_(threads) {
  scratch_.assign(static_cast<size_t>(pool_.threads()), Scratch(isa));
}

void BatchAugmenter::augment(const Sampler& sampler, uint32_t epoch, std::span<const BatchItem> batch) {
  if (batch.empty()) { return; }
  const size_t grain = std::max<size_t>(1, kPieceBytes / std::max<size_t>(1, batch[0].in.bytes()));
  pool_.for_each(batch.size(), grain, [&](size_t begin, size_t end, int worker) {
    for (const BatchItem& item : batch.subspan(begin, end - begin)) {
      const auto calls = sampler.sample(item.label, epoch, item.sample);
      apply_ops(calls, item.in, item.out, scratch_[static_cast<size_t>(worker)]);
    }
  });
}

}  // namespace la3::augment
