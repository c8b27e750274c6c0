// Inference with batch norms folded into the 1 x 1 convolutions before them: convolution, norm,
// residual sum and ReLU are one matrix product of cuBLAS, for bfloat16 in channels-last memory on a
// GPU. Of a ResNet-50's values between layers, three quarters are then written once and not read
// again only to be normalised.
//
// The network's own weights stay as they are; the folded ones are computed from them (float32, then
// rounded to bfloat16), so whoever changes weights or running statistics calls refresh(). Results
// are those of the single layers up to rounding. One thread uses it at a time.
#pragma once

#include <torch/nn/modules/batchnorm.h>
#include <torch/nn/modules/conv.h>
#include <torch/types.h>

#include <memory>

namespace la3::nn {

struct FoldedNormsState;

class FoldedNorms {
 public:
  FoldedNorms();
  ~FoldedNorms();
  FoldedNorms(const FoldedNorms&) = delete;
  FoldedNorms& operator=(const FoldedNorms&) = delete;

  // While one exists, networks in evaluation mode on its thread use and extend these. A pass that
  // meets a product of a new size measures algorithms, unless it is being captured.
  class Use {
   public:
    explicit Use(FoldedNorms& norms);
    ~Use();
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
  };

  // Computes all folded weights again, in the same memory, from the modules' as they are now:
  // better in float32, where passes see bfloat16.
  void refresh();
  // The number of convolutions met so far.
  size_t size() const;

 private:
  friend torch::Tensor folded(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2dImpl& norm,
                              const torch::Tensor& x, const torch::Tensor& residual, bool relu);
  std::unique_ptr<FoldedNormsState> state_;
};

// norm(convolution(x)), plus the residual if it is defined, then a ReLU if `relu`. Undefined if no
// FoldedNorms is in use or they cannot do it.
torch::Tensor folded(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2dImpl& norm, const torch::Tensor& x,
                     const torch::Tensor& residual, bool relu);

}  // namespace la3::nn
