// A stream of a GPU that nothing else uses while this lives.
//
// LibTorch's own streams go round: with several trainings in a process, two of them could get the
// same one, and one would capture the work of the other. Streams are used again, since LibTorch keeps
// memory for each. Thread-safe.
#pragma once

#include <c10/core/Device.h>
#include <c10/cuda/CUDAStream.h>

namespace la3::train {

class OwnStream {
 public:
  explicit OwnStream(c10::Device device);
  // Waits for the stream.
  ~OwnStream();
  OwnStream(const OwnStream&) = delete;
  OwnStream& operator=(const OwnStream&) = delete;

  const c10::cuda::CUDAStream& get() const { return stream_; }

 private:
  c10::cuda::CUDAStream stream_;
};

}  // namespace la3::train
