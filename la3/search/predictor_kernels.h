// The inner loops of the predictor's training, compiled once per instruction set and chosen at run
// time.
//
// predictor_plain.cpp, predictor_avx2.cpp and predictor_avx512.cpp each fill one table from
// predictor_loops.h. The order of every sum is the same in all; only the last two fuse a product
// and a sum into one rounding. Kernels allocate nothing and are thread-safe.
#pragma once

#include "la3/core/isa.h"
#include "la3/search/predictor_formulas.h"

namespace la3::search {

// Rows a worker takes through the network at a time: they and the weights fit the L2 cache.
inline constexpr int kTileRows = 80;

// c = a * b, where a has `rows` x `depth` elements, a[r * a_row + k * a_depth], so that it can be
// read transposed.
struct Product {
  const float* a;
  ptrdiff_t a_row, a_depth;
  int rows, depth;
  const float* b;
  float* c;
};

// What one worker takes through the network and back: forward, the gradient of the sum of absolute
// errors, backward.
struct ShardPass {
  const Example* examples;
  int count;
  const float* rewards;  // targets of all examples
  // The network: what ops and labels add to the first layer (an op's part is a third: the mean),
  // the other layers, and two of their matrices transposed.
  const float *by_op, *by_label, *upper, *weight2_t, *weight3_t;
  // Sums of gradients to add to: kSumsCount floats, then one row per label, starting with the first
  // example's.
  float* sums;
  float* scratch;  // kScratchFloats
};
inline constexpr size_t kScratchFloats = size_t{5} * kTileRows * kRow;

struct AdamStep {
  float *parameters, *mean, *square;
  const float* gradient;
  size_t count;  // a multiple of 16
  Adam adam;
};

struct PredictorKernels {
  void (*multiply)(const Product&);
  // c += a * b
  void (*multiply_add)(const Product&);
  void (*train_shard)(const ShardPass&);
  // Predictions of the first `count` examples. Uses only the network and scratch of the ShardPass.
  void (*predict)(const ShardPass&, float* predictions);
  void (*adam)(const AdamStep&);
};

// REQUIRES: isa is one of supported_isas().
const PredictorKernels& predictor_kernels(Isa isa);

}  // namespace la3::search
