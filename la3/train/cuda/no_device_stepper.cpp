// Replaces device_stepper.cpp if the build has no CUDA compiler or LibTorch has no CUDA.
#include "la3/train/stepper.h"

namespace la3::train {

std::unique_ptr<Stepper> make_device_stepper(nn::Network&, std::shared_ptr<const data::Dataset>,
                                             const TrainOptions&) {
  return nullptr;
}

}  // namespace la3::train
