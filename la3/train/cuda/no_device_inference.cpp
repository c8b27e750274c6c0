// In place of device_inference.cpp where the build has no CUDA compiler or LibTorch has no CUDA.
#include "la3/train/cuda/device_inference.h"

namespace la3::train {

std::unique_ptr<DeviceInference> DeviceInference::make(nn::Network&, const data::Dataset&, const Options&) {
  return nullptr;
}

}  // namespace la3::train
