#include "la3/cuda/runtime.h"

#include <cuda_runtime_api.h>

#include <stdexcept>
#include <utility>

#include "la3/core/error.h"
#include "la3/cuda/check.h"

namespace la3::cuda {
namespace {

std::string byte_count(size_t bytes) {
  return bytes < (size_t{10} << 20) ? std::to_string(bytes) + " bytes" : std::to_string(bytes >> 20) + " MB";
}

cudaStream_t as_stream(void* stream) {
  return static_cast<cudaStream_t>(stream);
}
cudaEvent_t as_event(void* event) {
  return static_cast<cudaEvent_t>(event);
}

}  // namespace

// ---- errors ----

void check_cuda(int status, const std::string& doing) {
  if (status == cudaSuccess) { return; }
  const auto error = static_cast<cudaError_t>(status);
  cudaGetLastError();  // so that the next check does not see it again
  throw Error("CUDA: " + doing + ": " + cudaGetErrorString(error) + " (" + cudaGetErrorName(error) + ")");
}

CurrentDevice::CurrentDevice(int device) : device_(device) {
  check_cuda(cudaGetDevice(&before_), "asking for the current device");
  if (device_ != before_) { check_cuda(cudaSetDevice(device_), "switching to device " + std::to_string(device_)); }
}

CurrentDevice::~CurrentDevice() {
  if (device_ != before_) { cudaSetDevice(before_); }
}

// ---- devices ----

int device_count() {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess) {
    cudaGetLastError();
    return 0;
  }
  return count;
}

void check_device(int device) {
  int count = 0;
  const cudaError_t status = cudaGetDeviceCount(&count);
  if (status != cudaSuccess || count == 0) {
    cudaGetLastError();
    int driver = 0;
    cudaDriverGetVersion(&driver);  // 0 if there is none: CUDA's own message is misleading then.
    throw Error(std::string("no CUDA device here: ") + (driver == 0             ? "no driver is installed"
                                                        : status == cudaSuccess ? "the driver sees none"
                                                                                : cudaGetErrorString(status)));
  }
  if (device < 0 || device >= count) {
    throw Error("CUDA device " + std::to_string(device) + ": 0 to " + std::to_string(count - 1) + " expected");
  }
}

std::string device_name(int device) {
  check_device(device);
  cudaDeviceProp properties;
  check_cuda(cudaGetDeviceProperties(&properties, device),
             "asking for the name of device " + std::to_string(device));
  return properties.name;
}

std::string cuda_version() {
  int version = 0;
  check_cuda(cudaRuntimeGetVersion(&version), "asking for the runtime's version");
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

std::recursive_mutex& capture_mutex() {
  static std::recursive_mutex mutex;
  return mutex;
}

// ---- memory ----

DeviceBuffer::DeviceBuffer(size_t bytes, int device) : device_(device) {
  check_device(device);
  const CurrentDevice current(device);
  if (bytes == 0) { return; }
  const std::lock_guard lock(capture_mutex());
  const cudaError_t status = cudaMalloc(&data_, bytes);
  if (status == cudaErrorMemoryAllocation) {
    cudaGetLastError();
    size_t free = 0, total = 0;
    cudaMemGetInfo(&free, &total);
    throw Error("CUDA: " + byte_count(bytes) + " on device " + std::to_string(device) + ": out of memory, " +
                byte_count(free) + " of " + byte_count(total) + " are free");
  }
  check_cuda(status, "allocating " + byte_count(bytes) + " on device " + std::to_string(device));
  bytes_ = bytes;
}

DeviceBuffer::~DeviceBuffer() {
  if (data_ == nullptr) { return; }
  const std::lock_guard lock(capture_mutex());
  // Python may collect garbage while a graph is captured, which an ordinary cudaFree would end.
  cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
  cudaThreadExchangeStreamCaptureMode(&mode);
  cudaFree(data_);
  cudaThreadExchangeStreamCaptureMode(&mode);
}

DeviceBuffer::DeviceBuffer(DeviceBuffer&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), bytes_(std::exchange(other.bytes_, 0)), device_(other.device_) {}

DeviceBuffer& DeviceBuffer::operator=(DeviceBuffer&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(bytes_, other.bytes_);
  std::swap(device_, other.device_);
  return *this;
}

void DeviceBuffer::upload(const void* from, size_t bytes) {
  if (bytes > bytes_) {
    throw std::invalid_argument("upload: at most " + byte_count(bytes_) + " expected, found " + byte_count(bytes));
  }
  if (bytes == 0) { return; }
  const CurrentDevice current(device_);
  const std::lock_guard lock(capture_mutex());
  check_cuda(cudaDeviceSynchronize(), "waiting for the GPU");
  check_cuda(cudaMemcpy(data_, from, bytes, cudaMemcpyHostToDevice),
             "copying " + byte_count(bytes) + " to the GPU");
  check_cuda(cudaDeviceSynchronize(), "copying " + byte_count(bytes) + " to the GPU");
}

void DeviceBuffer::download(void* to, size_t bytes) const {
  if (bytes > bytes_) {
    throw std::invalid_argument("download: at most " + byte_count(bytes_) + " expected, found " +
                                byte_count(bytes));
  }
  if (bytes == 0) { return; }
  const CurrentDevice current(device_);
  const std::lock_guard lock(capture_mutex());
  check_cuda(cudaDeviceSynchronize(), "waiting for the GPU");
  check_cuda(cudaMemcpy(to, data_, bytes, cudaMemcpyDeviceToHost),
             "copying " + byte_count(bytes) + " from the GPU");
}

void DeviceBuffer::fill(unsigned char value, void* stream) {
  if (bytes_ == 0) { return; }
  const CurrentDevice current(device_);
  check_cuda(cudaMemsetAsync(data_, value, bytes_, as_stream(stream)), "filling GPU memory");
}

// ---- streams and time ----

DeviceStream::DeviceStream(int device) : device_(device) {
  check_device(device);
  const CurrentDevice current(device);
  cudaStream_t stream = nullptr;
  check_cuda(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "creating a stream");
  stream_ = stream;
}

DeviceStream::~DeviceStream() {
  cudaStreamDestroy(as_stream(stream_));
}

void DeviceStream::synchronize() const {
  const CurrentDevice current(device_);
  check_cuda(cudaStreamSynchronize(as_stream(stream_)), "waiting for a stream");
}

DeviceTimer::DeviceTimer(int device) : device_(device) {
  check_device(device);
  const CurrentDevice current(device);
  cudaEvent_t event = nullptr;
  check_cuda(cudaEventCreate(&event), "creating an event");
  begin_ = event;
  const int status = cudaEventCreate(&event);
  if (status != cudaSuccess) { cudaEventDestroy(as_event(begin_)); }
  check_cuda(status, "creating an event");
  end_ = event;
}

DeviceTimer::~DeviceTimer() {
  cudaEventDestroy(as_event(begin_));
  cudaEventDestroy(as_event(end_));
}

void DeviceTimer::start(void* stream) {
  const CurrentDevice current(device_);
  check_cuda(cudaEventRecord(as_event(begin_), as_stream(stream)), "starting to measure");
}

double DeviceTimer::stop_s(void* stream) {
  const CurrentDevice current(device_);
  check_cuda(cudaEventRecord(as_event(end_), as_stream(stream)), "measuring");
  check_cuda(cudaEventSynchronize(as_event(end_)), "waiting for what is measured");
  float milliseconds = 0;
  check_cuda(cudaEventElapsedTime(&milliseconds, as_event(begin_), as_event(end_)), "measuring");
  return milliseconds / 1e3;
}

}  // namespace la3::cuda
