// Decides: turns (triples, label, seed, epoch, sample) into operations with every detail resolved.
//
// A pure function of its arguments, so neither threads nor the order of samples matter. apply.h executes what comes
// out.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "la3/augment/draw.h"
#include "la3/augment/op.h"
#include "la3/core/random.h"

namespace la3::augment {

// An op with a random magnitude: call_of what draw gives.
OpCall draw_call(Op op, random::Stream& stream);

// The triples that each label's samples choose from. Immutable after construction: share it between threads.
// policy::make_sampler makes one of a policy.
class Sampler {
 public:
  // `labels`: by label number, its part of the triples; labels may share theirs. Throws std::invalid_argument if a
  // part is empty or reaches past the end.
  Sampler(std::vector<std::array<Op, 3>> triples, std::vector<TripleRange> labels, uint64_t seed);

  int label_count() const { return static_cast<int>(labels_.size()); }

  // The triple for one sample in one epoch, as draw_triple draws it.
  // Throws std::invalid_argument if the label is not one of 0 .. label_count() - 1.
  std::array<OpCall, 3> sample(int label, uint32_t epoch, uint64_t sample) const;

  // All of it as it lies in memory, for the GPU.
  std::span<const std::array<Op, 3>> triples() const { return triples_; }
  std::span<const TripleRange> ranges() const { return labels_; }
  uint64_t seed() const { return seed_; }

 private:
  std::vector<std::array<Op, 3>> triples_;
  std::vector<TripleRange> labels_;
  uint64_t seed_;
};

}  // namespace la3::augment
