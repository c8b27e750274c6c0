#include "la3/train/average.h"

#include <torch/torch.h>

namespace la3::train {

Average::Average(const nn::Network& network, double decay) : decay_(decay) {
  if (decay == 0) { return; }
  for (const auto& list : {network.parameters(), network.buffers()}) {
    for (const nn::NamedTensor& entry : list) {
      if (!entry.tensor.is_floating_point()) { continue; }
      live_.push_back(entry.tensor.detach());
      average_.push_back({"average." + entry.name, entry.tensor.detach().clone()});
    }
  }
}

void Average::update() {
  const torch::NoGradGuard no_grad;
  for (size_t i = 0; i < live_.size(); ++i) { average_[i].tensor.lerp_(live_[i], 1 - decay_); }
}

void Average::swap() {
  const torch::NoGradGuard no_grad;
  for (size_t i = 0; i < live_.size(); ++i) {
    const torch::Tensor kept = live_[i].clone();
    live_[i].copy_(average_[i].tensor);
    average_[i].tensor.copy_(kept);
  }
}

}  // namespace la3::train
