// The predictor on a GPU: the same network from the same initial weights, trained the same way.
//
// Two things differ from predictor.h. Sums are rounded in another order, so weights drift apart
// over the hundred epochs, to an equally good predictor. And if there is more than one batch, the
// GPU deals out the examples by a permutation that it computes, so batches have equal numbers of
// examples, not of targets. On one kind of GPU the result is a function of observations and
// options. In a build without CUDA the constructor throws. Not thread-safe.
#pragma once

#include <memory>

#include "la3/search/predictor.h"

namespace la3::search {

class DevicePredictor final : public RewardModel {
 public:
  // Throws Error as cuda::check_device does, and if there is not enough memory.
  DevicePredictor(int labels, int device);
  ~DevicePredictor() override;

  void train(std::span<const Observation> observations, const PredictorOptions& options) override;
  std::vector<float> predict(std::span<const Query> queries) override;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::search
