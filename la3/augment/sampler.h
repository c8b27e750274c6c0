// Decides: turns (policy, label, seed, epoch, sample) into operations with every detail resolved.
//
// A pure function of its arguments, so neither threads nor the order of samples matter. apply.h executes what comes
// out.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "la3/augment/op.h"
#include "la3/augment/policy.h"
#include "la3/core/random.h"

namespace la3::augment {

// PAPER: magnitudes are random, it says; its authors' code draws one of ten evenly spaced levels, the upper end
// left out.
inline constexpr int kMagnitudeLevels = 10;

// An op with a random magnitude. Draws, in this order and only where the op has use for them: the level, the sign,
// and for Cutout the centre's x and y. The order is part of the reproducibility contract.
OpCall draw_call(Op op, random::Stream& stream);

// A policy made ready for the labels of one data set. Immutable after construction: share it between threads.
class Sampler {
 public:
  // `dataset_labels` are the data set's label names by number. Throws Error as match_labels does.
  Sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed);

  int label_count() const { return static_cast<int>(entries_.size()); }

  // The triple for one sample in one epoch. Draws the triple, then its calls one by one as draw_call does.
  // Throws std::invalid_argument if the label is not one of 0 .. label_count() - 1.
  std::array<OpCall, 3> sample(int label, uint32_t epoch, uint64_t sample) const;

 private:
  struct Entry {
    uint32_t first, count;  // this label's part of triples_
  };

  std::vector<std::array<Op, 3>> triples_;
  std::vector<Entry> entries_;
  uint64_t seed_;
};

}  // namespace la3::augment
