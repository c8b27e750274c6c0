// For files that call CUDA: its errors as exceptions, and the current device.
#pragma once

#include <string>

namespace la3::cuda {

// `status` is a cudaError_t. Throws Error, "CUDA: doing: what CUDA says", unless it is success.
void check_cuda(int status, const std::string& doing);

// Throws Error saying that this build has no CUDA; called by the stand-ins for GPU code. Defined
// only in builds without CUDA.
[[noreturn]] void fail_no_cuda();

// Makes a device the calling thread's current one until the end of the scope. REQUIRES:
// check_device(device) does not throw.
class CurrentDevice {
 public:
  explicit CurrentDevice(int device);
  ~CurrentDevice();
  CurrentDevice(const CurrentDevice&) = delete;
  CurrentDevice& operator=(const CurrentDevice&) = delete;

 private:
  int before_ = 0, device_;
};

}  // namespace la3::cuda
