// Decides: turns (triples, label, seed, epoch, sample) into operations with every detail resolved.
//
// A pure function of its arguments, so neither threads nor the order of samples matter. apply.h
// executes the result.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "la3/augment/draw.h"
#include "la3/augment/op.h"
#include "la3/core/random.h"

namespace la3::augment {

// An op with a random magnitude: draw(), then call_of().
OpCall draw_call(Op op, random::Stream& stream);

// The triples that each label's samples choose from. Immutable after construction, so threads may
// share it. policy::make_sampler makes one from a policy.
class Sampler {
 public:
  // `labels`: by label number, its range of the triples; labels may share ranges. Throws
  // std::invalid_argument if a range is empty or extends past the end.
  Sampler(std::vector<std::array<Op, 3>> triples, std::vector<TripleRange> labels, uint64_t seed);

  int label_count() const { return static_cast<int>(labels_.size()); }

  // The triple for one sample in one epoch, as drawn by draw_triple(). Throws std::invalid_argument
  // if the label is not one of 0 .. label_count() - 1.
  std::array<OpCall, 3> sample(int label, uint32_t epoch, uint64_t sample) const;

  // The tables as they lie in memory, for the GPU.
  std::span<const std::array<Op, 3>> triples() const { return triples_; }
  std::span<const TripleRange> ranges() const { return labels_; }
  uint64_t seed() const { return seed_; }

 private:
  std::vector<std::array<Op, 3>> triples_;
  std::vector<TripleRange> labels_;
  uint64_t seed_;
};

}  // namespace la3::augment
