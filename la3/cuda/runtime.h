// GPU memory, streams and timing, without CUDA's headers: streams are void* (a cudaStream_t; null
// is the default stream).
//
// In a build without CUDA device_count() is 0, cuda_version() is empty, and everything else throws
// an Error that says so. CUDA's errors become Error and say what was being done. No function
// changes the calling thread's current device.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>

namespace la3::cuda {

// The number of GPUs this build can use; 0 if there is no GPU, no driver or no CUDA in the build.
int device_count();

// Throws Error unless that GPU exists; the message says how many there are, or why there are none.
void check_device(int device);

// The name that the driver gives. Throws like check_device().
std::string device_name(int device);

// The version of the CUDA runtime in this build, "13.0"; empty if there is none.
std::string cuda_version();

// Held while work is captured in a graph, and while something waits for the whole GPU, which CUDA does
// not permit then: DeviceBuffer's allocations and copies do, and cuDNN where it measures algorithms.
std::recursive_mutex& capture_mutex();

// Owns GPU memory. Aligned to 256 bytes and not initialised.
class DeviceBuffer {
 public:
  DeviceBuffer() = default;
  // Throws Error like check_device(), and if there is not enough memory.
  DeviceBuffer(size_t bytes, int device);
  ~DeviceBuffer();
  DeviceBuffer(DeviceBuffer&& other) noexcept;
  DeviceBuffer& operator=(DeviceBuffer&& other) noexcept;

  void* data() const { return data_; }
  size_t size() const { return bytes_; }
  int device() const { return device_; }

  // Synchronous copies from and to the CPU: they start after all work in all streams and are done
  // on return. Throw std::invalid_argument if `bytes` exceeds the buffer's size.
  void upload(const void* from, size_t bytes);
  void download(void* to, size_t bytes) const;
  // Sets every byte to `value`, in stream order.
  void fill(unsigned char value, void* stream = nullptr);

 private:
  void* data_ = nullptr;
  size_t bytes_ = 0;
  int device_ = 0;
};

// Owns a stream that does not synchronise with the default one.
class DeviceStream {
 public:
  explicit DeviceStream(int device);
  ~DeviceStream();
  DeviceStream(const DeviceStream&) = delete;
  DeviceStream& operator=(const DeviceStream&) = delete;

  void* handle() const { return stream_; }
  // Waits for all work in the stream. Throws Error if any of it failed.
  void synchronize() const;

 private:
  void* stream_ = nullptr;
  int device_ = 0;
};

// Measures the time that passes on the GPU between two points in a stream.
class DeviceTimer {
 public:
  explicit DeviceTimer(int device);
  ~DeviceTimer();
  DeviceTimer(const DeviceTimer&) = delete;
  DeviceTimer& operator=(const DeviceTimer&) = delete;

  void start(void* stream);
  // Waits for the work since start(). Throws Error if any of it failed.
  double stop_s(void* stream);

 private:
  void* begin_ = nullptr;
  void* end_ = nullptr;
  int device_ = 0;
};

}  // namespace la3::cuda
