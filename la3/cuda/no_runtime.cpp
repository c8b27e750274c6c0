// Replaces runtime.cpp where the build has no CUDA compiler.
#include "la3/core/error.h"
#include "la3/cuda/check.h"
#include "la3/cuda/runtime.h"

namespace la3::cuda {

void fail_no_cuda() {
  throw Error("this build of la3 has no CUDA: it was made without a CUDA compiler (LA3_WITH_CUDA)");
}

int device_count() {
  return 0;
}
void check_device(int) {
  fail_no_cuda();
}
std::string device_name(int) {
  fail_no_cuda();
}
std::recursive_mutex& capture_mutex() {
  static std::recursive_mutex mutex;
  return mutex;
}
std::string cuda_version() {
  return "";
}

DeviceBuffer::DeviceBuffer(size_t, int) {
  fail_no_cuda();
}
DeviceBuffer::~DeviceBuffer() = default;
DeviceBuffer::DeviceBuffer(DeviceBuffer&&) noexcept = default;
DeviceBuffer& DeviceBuffer::operator=(DeviceBuffer&&) noexcept = default;
void DeviceBuffer::upload(const void*, size_t) {
  fail_no_cuda();
}
void DeviceBuffer::download(void*, size_t) const {
  fail_no_cuda();
}
void DeviceBuffer::fill(unsigned char, void*) {
  fail_no_cuda();
}

DeviceStream::DeviceStream(int) {
  fail_no_cuda();
}
DeviceStream::~DeviceStream() = default;
void DeviceStream::synchronize() const {
  fail_no_cuda();
}

DeviceTimer::DeviceTimer(int) {
  fail_no_cuda();
}
DeviceTimer::~DeviceTimer() = default;
void DeviceTimer::start(void*) {
  fail_no_cuda();
}
double DeviceTimer::stop_s(void*) {
  fail_no_cuda();
}

}  // namespace la3::cuda
