// The random decisions of a policy, written once for the CPU and the GPU: integers only, so that
// both draw the same.
//
// Sampler uses them on the CPU, cuda/device_decide.h on the GPU. Triples have a form of their own, the
// search's: call_of() turns a level into a magnitude. Recipes are drawn from tables that Sampler
// compiles, and give numbers of calls in a table of calls.
#pragma once

#include <cstdint>

#include "la3/augment/op.h"
#include "la3/core/host_device.h"
#include "la3/core/random.h"

namespace la3::augment {

// Schedules repeat after so many epochs: copy c of a sample draws as if in epoch e + c * 2^20 (the
// loader), and follows the schedule of epoch e.
inline constexpr uint32_t kScheduleEpochs = uint32_t{1} << 20;

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

  bool operator==(const TripleRange&) const = default;
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

// ---- recipes ----

inline constexpr int kMaxSteps = 8;

// An op with its probability and its calls. Weights and probabilities are numbers that 32 random bits
// are compared with.
struct ChoiceDraw {
  uint32_t first_call = 0;   // in the table of calls; with a random sign, each is followed by its mirror image
  uint32_t magnitudes = 0;   // 1 for ops without one
  uint32_t apply_below = 0;  // kMaybe: applied if the bits are below
  uint32_t pick_below = 0;   // if the step has weights: its cumulative share
  uint32_t flags = 0;

  static constexpr uint32_t kMaybe = 1, kSigned = 2, kCentred = 4;  // the last: Cutout
};
struct StepDraw {
  uint32_t first_choice = 0, choices = 0;
  uint32_t weighted = 0;
};
struct RecipeDraw {
  uint32_t first_step = 0, steps = 0;
  uint32_t pick_below = 0;  // if the phase has weights
};
// The recipes of a label from an epoch on.
struct PhaseDraw {
  uint32_t first_epoch = 0;
  uint32_t first_recipe = 0, recipes = 0;
  uint32_t weighted = 0;

  bool operator==(const PhaseDraw&) const = default;
};
struct LabelDraw {
  uint32_t first_phase = 0, phases = 0;
};

// Pointers to the tables, in the CPU's or the GPU's memory.
struct RecipeTables {
  const LabelDraw* labels = nullptr;
  const PhaseDraw* phases = nullptr;
  const RecipeDraw* recipes = nullptr;
  const StepDraw* steps = nullptr;
  const ChoiceDraw* choices = nullptr;
};

// The first of `count` entries whose cumulative share is above 32 random bits; the last one's is all.
template <typename Entry>
LA3_HOST_DEVICE inline uint32_t pick_weighted(const Entry* entries, uint32_t count, uint32_t bits) {
  uint32_t low = 0, high = count - 1;
  while (low < high) {
    const uint32_t middle = low + (high - low) / 2;
    if (bits < entries[middle].pick_below) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

// Draws one of the label's recipes: among equal weights even if there is only one.
LA3_HOST_DEVICE inline RecipeDraw draw_recipe(const RecipeTables& tables, uint32_t label, uint32_t epoch,
                                              random::Stream& stream) {
  const LabelDraw& entry = tables.labels[label];
  epoch &= kScheduleEpochs - 1;
  uint32_t low = entry.first_phase, high = entry.first_phase + entry.phases - 1;
  while (low < high) {
    const uint32_t middle = low + (high - low + 1) / 2;
    if (tables.phases[middle].first_epoch <= epoch) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const PhaseDraw& phase = tables.phases[low];
  const RecipeDraw* recipes = tables.recipes + phase.first_recipe;
  return recipes[phase.weighted != 0 ? pick_weighted(recipes, phase.recipes, stream.bits())
                                     : stream.below(phase.recipes)];
}

inline constexpr uint32_t kNoCall = 0xFFFFFFFFu;

struct DrawnStep {
  uint32_t call = kNoCall;  // kNoCall: the step is not applied
  double centre_x = 0.5, centre_y = 0.5;
};

// Draws in this order, and only what the step uses: the choice (if there are several), whether it is
// applied (if its probability is below 1; if not, nothing more), the magnitude (if there are several),
// the sign, and for Cutout the centre's x and y. The order is part of the reproducibility contract.
LA3_HOST_DEVICE inline DrawnStep draw_step(const RecipeTables& tables, const StepDraw& step,
                                           random::Stream& stream) {
  const ChoiceDraw* choices = tables.choices + step.first_choice;
  uint32_t chosen = 0;
  if (step.choices > 1) {
    chosen = step.weighted != 0 ? pick_weighted(choices, step.choices, stream.bits()) : stream.below(step.choices);
  }
  const ChoiceDraw& choice = choices[chosen];
  DrawnStep drawn;
  if ((choice.flags & ChoiceDraw::kMaybe) != 0 && stream.bits() >= choice.apply_below) { return drawn; }
  uint32_t call = choice.magnitudes > 1 ? stream.below(choice.magnitudes) : 0;
  if ((choice.flags & ChoiceDraw::kSigned) != 0) { call = 2 * call + stream.below(2); }
  drawn.call = choice.first_call + call;
  if ((choice.flags & ChoiceDraw::kCentred) != 0) {
    drawn.centre_x = stream.uniform();
    drawn.centre_y = stream.uniform();
  }
  return drawn;
}

}  // namespace la3::augment
