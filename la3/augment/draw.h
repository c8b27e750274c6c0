// The random decisions of a policy, written once for the CPU and the GPU: integers only, so that
// both draw the same.
//
// Sampler uses them on the CPU, cuda/device_decide.h on the GPU. call_of() turns a level into a
// magnitude.
#pragma once

#include <cstdint>

#include "la3/augment/op.h"
#include "la3/core/host_device.h"
#include "la3/core/random.h"

namespace la3::augment {

// PAPER: says that magnitudes are random. Its authors' code draws one of ten evenly spaced levels,
// without the upper end.
inline constexpr int kMagnitudeLevels = 10;

// An op and everything random about it. Fields that the op does not use have the defaults below.
struct DrawnCall {
  Op op = Op::kIdentity;
  uint8_t level = 0;      // 0 .. kMagnitudeLevels - 1
  bool negative = false;  // the sign of the magnitude is flipped
  double centre_x = 0.5, centre_y = 0.5;
};

// Draws in this order, and only what the op uses: the level, the sign, and for Cutout the centre's
// x and y. The order is part of the reproducibility contract.
LA3_HOST_DEVICE inline DrawnCall draw(Op op, random::Stream& stream) {
  const uint32_t bit = 1u << static_cast<int>(op);
  DrawnCall drawn;
  drawn.op = op;
  if ((kOpsWithMagnitude & bit) != 0) { drawn.level = static_cast<uint8_t>(stream.below(kMagnitudeLevels)); }
  if ((kOpsWithRandomSign & bit) != 0) { drawn.negative = stream.below(2) == 1; }
  if (op == Op::kCutout) {
    drawn.centre_x = stream.uniform();
    drawn.centre_y = stream.uniform();
  }
  return drawn;
}

// The call that was drawn, with its level turned into a magnitude.
OpCall call_of(const DrawnCall& drawn);

// A label's part of a list of triples.
struct TripleRange {
  uint32_t first = 0, count = 0;
};

struct DrawnTriple {
  DrawnCall calls[3];
};

// Draws one of the label's triples (even if there is only one), then its calls one by one. `ops`
// holds the triples one after the other. REQUIRES: range.count > 0.
LA3_HOST_DEVICE inline DrawnTriple draw_triple(const Op* ops, const TripleRange& range, random::Stream& stream) {
  const Op* triple = ops + 3 * static_cast<uint64_t>(range.first + stream.below(range.count));
  DrawnTriple drawn;
  for (int i = 0; i < 3; ++i) { drawn.calls[i] = draw(triple[i], stream); }
  return drawn;
}

}  // namespace la3::augment
