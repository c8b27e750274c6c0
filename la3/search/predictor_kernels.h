// The inner loops of the predictor's training, compiled once per instruction set and chosen at run time.
//
// predictor_plain.cpp, predictor_avx2.cpp and predictor_avx512.cpp each fill one table from predictor_loops.h. The
// order of every sum is the same in all; only the last two fuse a product and a sum into one rounding. Kernels
// allocate nothing and are thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>

#include "la3/core/isa.h"

namespace la3::search {

inline constexpr int kWidth = 100;  // of embeddings and hidden layers; the paper's
// Rows of matrices are padded with zeros to whole vectors of every instruction set.
inline constexpr int kRow = 112;
// Rows a worker takes through the network at a time: they and the weights fit the second-level cache.
inline constexpr int kTileRows = 80;

// Matrices are row-major with kRow floats a row. c = a * b, where a has `rows` x `depth` elements, a[r * a_row +
// k * a_depth], so that it can be read transposed.
struct Product {
  const float* a;
  ptrdiff_t a_row, a_depth;
  int rows, depth;
  const float* b;
  float* c;
};

// One input of the network, with all targets it was seen with.
struct Example {
  uint8_t ops[3];
  uint16_t multiset;
  int32_t label;
  uint32_t first_target, targets;
};

// What one worker takes through the network and back: forward, the gradient of the absolute errors' sum, backward.
struct ShardPass {
  const Example* examples;
  int count;
  const float* rewards;  // targets of all examples
  // The network: by op and by label what they add to the first layer (`by_op` is a third: the mean), the other
  // layers with their transposes, the output.
  const float *by_op, *by_label;
  const float *weight2, *weight2_t, *bias2, *weight3, *weight3_t, *bias3, *output;
  float output_bias;
  // Sums of gradients, added to. grad_by_label begins at row `first_label`.
  float *grad_by_op, *grad_by_label, *grad2, *grad_bias2, *grad3, *grad_bias3, *grad_output, *grad_output_bias;
  int32_t first_label;
  float* scratch;  // kScratchFloats
};
inline constexpr size_t kScratchFloats = size_t{5} * kTileRows * kRow;

struct AdamStep {
  float *parameters, *mean, *square;
  const float* gradient;
  size_t count;                 // a multiple of 16
  float rate, root_correction;  // lr / (1 - beta1^t); 1 / sqrt(1 - beta2^t)
};

struct PredictorKernels {
  void (*multiply)(const Product&);
  // c += a * b
  void (*multiply_add)(const Product&);
  void (*train_shard)(const ShardPass&);
  // Predictions of the first `count` examples; of a ShardPass only the network and scratch are used.
  void (*predict)(const ShardPass&, float* predictions);
  void (*adam)(const AdamStep&);
};

// REQUIRES: isa is one of augment::supported_isas().
const PredictorKernels& predictor_kernels(Isa isa);

}  // namespace la3::search
