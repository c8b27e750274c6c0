// Replaces folded_norm.cpp where the build has no CUDA compiler or LibTorch has no CUDA: nothing is
// folded.
#include "la3/nn/folded_norm.h"

namespace la3::nn {

struct FoldedNormsState {};

FoldedNorms::FoldedNorms() = default;
FoldedNorms::~FoldedNorms() = default;
FoldedNorms::Use::Use(FoldedNorms&) {}
FoldedNorms::Use::~Use() = default;
void FoldedNorms::refresh() {}
size_t FoldedNorms::size() const {
  return 0;
}

torch::Tensor folded(torch::nn::Conv2dImpl&, torch::nn::BatchNorm2dImpl&, const torch::Tensor&,
                     const torch::Tensor&, bool) {
  return {};
}

}  // namespace la3::nn
