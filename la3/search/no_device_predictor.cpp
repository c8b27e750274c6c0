// In place of device_predictor.cu where the build has no CUDA compiler.
#include "la3/core/error.h"
#include "la3/search/device_predictor.h"

namespace la3::search {

struct DevicePredictor::State {};

DevicePredictor::DevicePredictor(int, int) {
  throw Error("this build of la3 has no CUDA: it was made without a CUDA compiler (LA3_WITH_CUDA)");
}
DevicePredictor::~DevicePredictor() = default;
void DevicePredictor::train(std::span<const Observation>, const PredictorOptions&) {}
std::vector<float> DevicePredictor::predict(std::span<const Query>) {
  return {};
}

}  // namespace la3::search
