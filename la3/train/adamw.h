// AdamW: step sizes by running means of gradients and of their squares, with weight decay apart from
// them (Loshchilov and Hutter). Same values as torch::optim::AdamW, with states under our names.
#pragma once

#include <torch/types.h>

#include <vector>

#include "la3/train/optimizer.h"
#include "la3/train/sgd.h"

namespace la3::train {

class AdamW final : public Optimizer {
 public:
  // Torch's defaults.
  static constexpr double kBeta1 = 0.9, kBeta2 = 0.999, kEpsilon = 1e-8;
  // What checkpoints call its states, before the parameter's name.
  static constexpr const char* kMeanName = "adamw.mean.";
  static constexpr const char* kSquareName = "adamw.square.";

  // The means begin at 0: what they are divided by after this many updates.
  struct Corrections {
    double mean = 1, square = 1;
  };
  static Corrections corrections(uint64_t number);

  AdamW(const nn::Network& network, const SgdOptions& options, const std::vector<ParameterPlan>& plans);

  std::vector<nn::NamedTensor> state() const override;

 private:
  void update(size_t i, torch::Tensor& gradient, double rate, uint64_t number) override;

  std::vector<torch::Tensor> means_, squares_;
};

}  // namespace la3::train
