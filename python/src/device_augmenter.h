// `la3.torch.DeviceAugment` on a GPU: from torch's memory to torch's memory, in torch's stream.
//
// No LibTorch: addresses and streams come as numbers from torch's Python API. Throws
// std::runtime_error where the build has no CUDA or there is no such GPU. May be used in several
// streams and threads at a time.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <cstdint>
#include <string>
#include <vector>

#include "augmenter.h"
#include "la3/augment/cuda/device_batch.h"
#include "la3/policy/policy.h"

namespace la3::python {

namespace py = pybind11;

// What a call takes; addresses are of GPU memory, and 0 where there is nothing.
struct DeviceCall {
  uintptr_t images = 0, cuts = 0;  // one of them
  bool is_planes = false;
  uintptr_t labels = 0;
  int64_t count = 0;  // of images
  uintptr_t numbers = 0;
  uint64_t first = 0;
  bool counts = false;
  uintptr_t order = 0;  // of at least position + samples images
  uint64_t position = 0;
  int samples = 0;
  uint32_t epoch = 0;
  uintptr_t epoch_at = 0;
  uintptr_t out = 0, out_labels = 0;
  bool out_is_planes = false;
  uintptr_t workspace = 0, stream = 0;
};

class DeviceAugmenter {
 public:
  // `labels` as in Augmenter. Not training, images get what comes after the policy only. `problems` is
  // a tensor in pinned memory, at `problems_at`, that holds a DeviceProblems.
  DeviceAugmenter(const policy::Policy& policy, const std::vector<std::string>& labels, bool is_training,
                  augment::DeviceBatchOptions options, py::object problems, uintptr_t problems_at);

  size_t workspace_bytes(int samples) const { return batch_.workspace_bytes(samples); }
  // Neither waits nor allocates. Throws like check() before it begins.
  void run(const DeviceCall& call) const;
  // Throws std::invalid_argument if an earlier run that has ended met a label that does not exist.
  void check() const;

 private:
  augment::DeviceProblems& problems() const;

  // Destroyed after the batch, whose end waits for the GPU.
  py::object problems_owner_;
  uintptr_t problems_at_;
  int64_t label_count_ = 0;
  augment::DeviceBatch batch_;
};

// How the augmenter cuts photos: an array of bytes that are DeviceCuts, to be copied to the GPU. Each
// row of `shapes` has a photo's width and height, the distance of its rows and that of its planes,
// -1 if it is stored pixel after pixel; all in bytes.
py::array_t<uint8_t> device_cuts(const Augmenter& augmenter,
                                 const py::array_t<uint64_t, py::array::c_style>& addresses,
                                 const py::array_t<int64_t, py::array::c_style>& shapes, bool is_training,
                                 uint32_t epoch, const py::array_t<uint64_t, py::array::c_style>& indices);

}  // namespace la3::python
