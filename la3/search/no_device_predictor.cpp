// Replaces device_predictor.cu in a build without a CUDA compiler.
#include "la3/cuda/check.h"
#include "la3/search/device_predictor.h"

namespace la3::search {

struct DevicePredictor::State {};

DevicePredictor::DevicePredictor(int, int) {
  cuda::fail_no_cuda();
}
DevicePredictor::~DevicePredictor() = default;
void DevicePredictor::train(std::span<const Observation>, const PredictorOptions&) {}
std::vector<float> DevicePredictor::predict(std::span<const Query>) {
  return {};
}

}  // namespace la3::search
