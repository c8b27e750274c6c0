// GPU memory, streams and timing, without CUDA's headers: streams are void* (a cudaStream_t; null is the default
// stream).
//
// In a build without CUDA device_count() is 0 and all else throws Error that says so. CUDA's errors come out as
// Error with what was being done. No function changes the calling thread's current device.
#pragma once

#include <cstddef>
#include <string>

namespace la3::cuda {

// GPUs this build can use; 0 where there is no GPU, no driver or no CUDA in the build.
int device_count();

// Throws Error unless that GPU is there: it says how many there are, or why there are none.
void check_device(int device);

// As the driver calls it. Throws as check_device does.
std::string device_name(int device);

// Of the CUDA runtime in this build, "13.0"; empty where there is none.
std::string cuda_version();

// Owns GPU memory. Aligned to 256 bytes; what is in it at first is anything.
class DeviceBuffer {
 public:
  DeviceBuffer() = default;
  // Throws Error as check_device does, and if there is not enough memory.
  DeviceBuffer(size_t bytes, int device);
  ~DeviceBuffer();
  DeviceBuffer(DeviceBuffer&& other) noexcept;
  DeviceBuffer& operator=(DeviceBuffer&& other) noexcept;

  void* data() const { return data_; }
  size_t size() const { return bytes_; }
  int device() const { return device_; }

  // To and from the CPU, at once: after everything in all streams, and done when it returns. Throws
  // std::invalid_argument if `bytes` is more than there are.
  void upload(const void* from, size_t bytes);
  void download(void* to, size_t bytes) const;
  // Every byte to this value, in the order of the stream.
  void fill(unsigned char value, void* stream = nullptr);

 private:
  void* data_ = nullptr;
  size_t bytes_ = 0;
  int device_ = 0;
};

// Owns a stream that does not wait for the default one.
class DeviceStream {
 public:
  explicit DeviceStream(int device);
  ~DeviceStream();
  DeviceStream(const DeviceStream&) = delete;
  DeviceStream& operator=(const DeviceStream&) = delete;

  void* handle() const { return stream_; }
  // Waits for all work in the stream. Throws Error if some of it failed.
  void synchronize() const;

 private:
  void* stream_ = nullptr;
  int device_ = 0;
};

// Time that passes on the GPU between two places in a stream.
class DeviceTimer {
 public:
  explicit DeviceTimer(int device);
  ~DeviceTimer();
  DeviceTimer(const DeviceTimer&) = delete;
  DeviceTimer& operator=(const DeviceTimer&) = delete;

  void start(void* stream);
  // Waits for the work since start(). Throws Error if some of it failed.
  double stop_s(void* stream);

 private:
  void* begin_ = nullptr;
  void* end_ = nullptr;
  int device_ = 0;
};

}  // namespace la3::cuda
