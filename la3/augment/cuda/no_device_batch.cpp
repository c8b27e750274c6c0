// Replaces device_batch.cu where the build has no CUDA compiler.
#include "la3/augment/cuda/device_batch.h"
#include "la3/cuda/check.h"

namespace la3::augment {
struct DeviceBatch::State {
  DeviceBatchOptions options;
};

DeviceBatch::DeviceBatch(const DeviceBatchOptions& options) {
  options.validate();
  cuda::fail_no_cuda();
}
DeviceBatch::~DeviceBatch() = default;
const DeviceBatchOptions& DeviceBatch::options() const {
  return state_->options;
}
void DeviceBatch::set_policy(const Sampler&) {
  cuda::fail_no_cuda();
}
void DeviceBatch::clear_policy() {
  cuda::fail_no_cuda();
}
void DeviceBatch::set_triples(std::span<const std::array<Op, 3>>, void*) {
  cuda::fail_no_cuda();
}
uint8_t* DeviceBatch::triples() const {
  cuda::fail_no_cuda();
}
void DeviceBatch::set_place(uint32_t, uint64_t, void*) {
  cuda::fail_no_cuda();
}
void DeviceBatch::advance(uint64_t, void*) {
  cuda::fail_no_cuda();
}
void DeviceBatch::run(const DeviceSource&, const DeviceTarget&, int, void*) {
  cuda::fail_no_cuda();
}
void DeviceBatch::run(const DeviceSource&, const DeviceTarget&, int, const DeviceRun&, void*) const {
  cuda::fail_no_cuda();
}
size_t DeviceBatch::workspace_bytes(int) const {
  cuda::fail_no_cuda();
}
void DeviceBatch::run_calls(const DeviceSource&, const DeviceTarget&, int, std::span<const OpCall>, void*) {
  cuda::fail_no_cuda();
}
void DeviceBatch::check(void*) {
  cuda::fail_no_cuda();
}

}  // namespace la3::augment
