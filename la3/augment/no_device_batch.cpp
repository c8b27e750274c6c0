// In place of device_runtime.cpp and device_batch.cu where the build has no CUDA compiler.
#include "la3/augment/device_batch.h"
#include "la3/core/error.h"

namespace la3::augment {
namespace {

[[noreturn]] void no_cuda() {
  throw Error("this build of la3 has no CUDA: it was made without a CUDA compiler (LA3_WITH_CUDA)");
}

}  // namespace

int device_count() {
  return 0;
}
void check_device(int) {
  no_cuda();
}
std::string device_name(int) {
  no_cuda();
}
std::string cuda_version() {
  return "";
}

DeviceBuffer::DeviceBuffer(size_t, int) {
  no_cuda();
}
DeviceBuffer::~DeviceBuffer() = default;
DeviceBuffer::DeviceBuffer(DeviceBuffer&&) noexcept = default;
DeviceBuffer& DeviceBuffer::operator=(DeviceBuffer&&) noexcept = default;
void DeviceBuffer::upload(const void*, size_t) {
  no_cuda();
}
void DeviceBuffer::download(void*, size_t) const {
  no_cuda();
}
void DeviceBuffer::fill(unsigned char, void*) {
  no_cuda();
}

DeviceStream::DeviceStream(int) {
  no_cuda();
}
DeviceStream::~DeviceStream() = default;
void DeviceStream::synchronize() const {
  no_cuda();
}

DeviceTimer::DeviceTimer(int) {
  no_cuda();
}
DeviceTimer::~DeviceTimer() = default;
void DeviceTimer::start(void*) {
  no_cuda();
}
double DeviceTimer::stop_s(void*) {
  no_cuda();
}

struct DeviceBatch::State {
  DeviceBatchOptions options;
};

DeviceBatch::DeviceBatch(const DeviceBatchOptions& options) {
  options.validate();
  no_cuda();
}
DeviceBatch::~DeviceBatch() = default;
const DeviceBatchOptions& DeviceBatch::options() const {
  return state_->options;
}
void DeviceBatch::set_policy(const Sampler&) {
  no_cuda();
}
void DeviceBatch::clear_policy() {
  no_cuda();
}
void DeviceBatch::set_triples(std::span<const std::array<Op, 3>>, void*) {
  no_cuda();
}
uint8_t* DeviceBatch::triples() const {
  no_cuda();
}
void DeviceBatch::set_place(uint32_t, uint64_t, void*) {
  no_cuda();
}
void DeviceBatch::advance(uint64_t, void*) {
  no_cuda();
}
void DeviceBatch::run(const DeviceSource&, const DeviceTarget&, int, void*) {
  no_cuda();
}
void DeviceBatch::run_calls(const DeviceSource&, const DeviceTarget&, int, std::span<const OpCall>, void*) {
  no_cuda();
}
void DeviceBatch::check(void*) {
  no_cuda();
}

}  // namespace la3::augment
