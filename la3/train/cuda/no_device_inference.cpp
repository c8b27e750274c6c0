// Replaces device_inference.cpp if the build has no CUDA compiler or LibTorch has no CUDA.
#include "la3/train/inference.h"

namespace la3::train {

std::unique_ptr<Inference> make_device_inference(nn::Network&, const std::shared_ptr<const data::Dataset>&,
                                                 const InferenceOptions&, FlatWeights*) {
  return nullptr;
}

}  // namespace la3::train
