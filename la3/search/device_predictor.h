// The predictor on a GPU: the same network from the same weights, trained the same way.
//
// Beside predictor.h two things differ. Sums are rounded in another order, so that weights drift
// apart over the hundred epochs, to an equally good predictor. And where there is more than one
// batch, examples are dealt out by a permutation that the GPU computes, so batches are of one
// number of examples and not of targets. The result is a function of observations and options on
// one kind of GPU. In a build without CUDA the constructor throws. Not thread-safe.
#pragma once

#include <memory>

#include "la3/search/predictor.h"

namespace la3::search {

class DevicePredictor final : public RewardModel {
 public:
  // For so many labels. Throws Error as cuda::check_device does, and if there is not enough memory.
  DevicePredictor(int labels, int device);
  ~DevicePredictor() override;

  void train(std::span<const Observation> observations, const PredictorOptions& options) override;
  std::vector<float> predict(std::span<const Query> queries) override;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::search
