#include "la3/nn/network_parts.h"

#include <utility>

namespace la3::nn {
namespace {

// In place: everyone who holds the tensor sees it moved. A gradient would stay behind, so it is
// dropped.
void move(torch::Tensor tensor, torch::Device device) {
  const auto format = tensor.dim() == 4 ? torch::MemoryFormat::ChannelsLast : torch::MemoryFormat::Preserve;
  tensor.set_data(tensor.detach().to(device, tensor.scalar_type(), /*non_blocking=*/false,
                                     /*copy=*/false, format));
  if (tensor.is_leaf()) { tensor.mutable_grad().reset(); }
}

class AssembledNetwork final : public Network {
 public:
  explicit AssembledNetwork(NetworkParts parts) : parts_(std::move(parts)) {}

  const std::string& name() const override { return parts_.name; }
  torch::Tensor forward(const torch::Tensor& images) override { return parts_.forward(images); }
  std::vector<NamedTensor> parameters() const override { return parts_.parameters; }
  std::vector<NamedTensor> buffers() const override { return parts_.buffers; }
  void set_training(bool training) override { parts_.set_training(training); }
  bool freeze_norms(bool frozen) override {
    if (parts_.freeze_norms) { parts_.freeze_norms(frozen); }
    return static_cast<bool>(parts_.freeze_norms);
  }
  void to(torch::Device device) override {
    for (const NamedTensor& parameter : parts_.parameters) { move(parameter.tensor, device); }
    for (const NamedTensor& buffer : parts_.buffers) { move(buffer.tensor, device); }
  }
  void set_noise(const NoiseKey& key) override {
    if (parts_.set_noise) { parts_.set_noise(key); }
  }
  bool is_fixed() const override { return parts_.is_fixed; }
  std::string why_not_captured() const override { return parts_.why_not_captured; }
  bool draws_from_torch() const override { return parts_.draws_from_torch; }
  bool can_sync_norms() const override { return parts_.can_sync_norms; }

 private:
  NetworkParts parts_;
};

}  // namespace

std::unique_ptr<Network> assemble(NetworkParts parts) {
  return std::make_unique<AssembledNetwork>(std::move(parts));
}

}  // namespace la3::nn
