// What the CPU's and the GPU's predictor share: the layout and initial values of the parameters,
// the examples of a training, the slope of the loss, Adam. The loops are in predictor_loops.h and
// device_predictor.cu.
//
// Some arithmetic is not shared because the two round differently: the GPU divides by three where
// the CPU multiplies by a third, and it sums products with fmaf(), while on the CPU the instruction
// set decides.
#pragma once

#include <math.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "la3/augment/op.h"
#include "la3/core/host_device.h"
#include "la3/core/random.h"

namespace la3::search {

struct Observation;
struct PredictorOptions;

inline constexpr int kWidth = 100;  // of embeddings and hidden layers, as in the paper
// Matrices are row-major; rows are padded with zeros to whole vectors of every instruction set.
inline constexpr int kRow = 112;
inline constexpr int kMatrix = kWidth * kRow;

// The layers above the first, one after the other: their offsets from PredictorLayout::upper in the
// parameters, and from the start of the sums of gradients that an example adds to. In those sums a
// row per op follows: the gradients of what ops add to the first layer.
inline constexpr int kWeight2 = 0, kBias2 = kMatrix, kWeight3 = kBias2 + kRow, kBias3 = kWeight3 + kMatrix,
                     kOutput = kBias3 + kRow, kOutputBias = kOutput + kRow, kUpperCount = kOutputBias + kRow;
inline constexpr int kSumsByOp = kUpperCount, kSumsCount = kSumsByOp + augment::kOpCount * kRow;

// Offsets in the vector of all parameters; their gradients have the same layout.
struct PredictorLayout {
  // Throws std::invalid_argument if there are no labels.
  explicit PredictorLayout(int labels);
  size_t op_embedding = 0, label_embedding = size_t{augment::kOpCount} * kRow;
  size_t weight1_op, weight1_label = weight1_op + kMatrix, bias1 = weight1_label + kMatrix;
  size_t upper = bias1 + kRow, count = upper + kUpperCount;
};
// The initial parameters of a round.
std::vector<float> initial_parameters(int labels, uint64_t seed, uint32_t round);

// One input of the network, with all targets observed for it.
struct Example {
  uint8_t ops[3];
  int32_t label;
  uint32_t first_target, targets;
};
Example example_of(int multiset, int32_t label);

// The input of a training.
struct TrainingSet {
  // Throws as RewardModel::train() does.
  TrainingSet(std::span<const Observation> observations, const PredictorOptions& options, int labels);
  std::vector<Example> examples;  // one per label and multiset, by label, then multiset
  std::vector<float> rewards;     // their targets
  size_t batches;                 // of an epoch
  int epochs;
};
// The random stream that deals an epoch's examples out to its batches.
random::Stream deal_stream(const PredictorOptions& options, int epoch);

// The slope of the sum of an example's absolute errors.
LA3_HOST_DEVICE inline float slope_of(float prediction, const Example& example, const float* rewards) {
  int slope = 0;
  for (uint32_t t = 0; t < example.targets; ++t) {
    const float target = rewards[example.first_target + t];
    slope += (prediction > target) - (prediction < target);
  }
  return static_cast<float>(slope);
}

// The slope before a ReLU, from the slope after it. T is float or a vector of floats.
template <typename T>
LA3_HOST_DEVICE inline T before_relu(T output, T slope) {
  return output > 0 ? slope : T{};
}

// A step of Adam (Kingma and Ba, 2015) with its usual constants.
struct Adam {
  static constexpr double kBeta1 = 0.9, kBeta2 = 0.999, kEpsilon = 1e-8;
  // Steps are counted from 1.
  Adam(double learning_rate, int step);
  float rate, root_correction;  // learning_rate / (1 - beta1^step); 1 / sqrt(1 - beta2^step)

  // The new parameter. `mean` and `square` are the averages of its gradients and their squares.
  LA3_HOST_DEVICE float update(float parameter, float gradient, float& mean, float& square) const {
    constexpr float beta1 = kBeta1, beta2 = kBeta2, epsilon = kEpsilon;
    const float m = beta1 * mean + (1 - beta1) * gradient;
    const float s = beta2 * square + (1 - beta2) * gradient * gradient;
    mean = m;
    square = s;
    return parameter - rate * m / (sqrtf(s) * root_correction + epsilon);
  }
};

}  // namespace la3::search
