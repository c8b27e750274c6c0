// Decides: turns (policy, label, seed, epoch, sample) into operations with every detail resolved.
//
// A pure function of its arguments, so neither threads nor the order of samples matter. apply.h executes what comes
// out.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "la3/augment/draw.h"
#include "la3/augment/op.h"
#include "la3/augment/policy.h"
#include "la3/core/random.h"

namespace la3::augment {

// An op with a random magnitude: call_of what draw gives.
OpCall draw_call(Op op, random::Stream& stream);

// A policy made ready for the labels of one data set. Immutable after construction: share it between threads.
class Sampler {
 public:
  // `dataset_labels` are the data set's label names by number. Throws Error as match_labels does.
  Sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed);

  int label_count() const { return static_cast<int>(entries_.size()); }

  // The triple for one sample in one epoch, as draw_triple draws it.
  // Throws std::invalid_argument if the label is not one of 0 .. label_count() - 1.
  std::array<OpCall, 3> sample(int label, uint32_t epoch, uint64_t sample) const;

  // The policy as it lies in memory, for the GPU: triples of all labels, and by label its part of them.
  std::span<const std::array<Op, 3>> triples() const { return triples_; }
  std::span<const TripleRange> ranges() const { return entries_; }
  uint64_t seed() const { return seed_; }

 private:
  std::vector<std::array<Op, 3>> triples_;
  std::vector<TripleRange> entries_;
  uint64_t seed_;
};

}  // namespace la3::augment
