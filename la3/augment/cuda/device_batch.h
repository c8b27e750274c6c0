// Augments batches on the GPU: from images that lie there as bytes to the floats a network takes, in one kernel.
//
// The same decisions and the same values as Sampler, apply_ops and normalize_crop_flip_cutout give on the CPU. No
// CUDA types and no tensor library: pointers marked "GPU" point to GPU memory, streams are void*
// (device_runtime.h).
//
// run() can be captured in a CUDA graph. What changes between replays is read from GPU memory: the place (epoch and
// position), the order, the triples, labels and images. A DeviceBatch serves one run at a time: runs in one stream,
// or ordered by the caller. Not thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "la3/augment/sampler.h"
#include "la3/augment/standard.h"
#include "la3/cuda/runtime.h"

namespace la3::augment {

enum class FloatType : uint8_t { kFloat32, kBfloat16 };

// Where images come from, all in GPU memory.
struct DeviceSource {
  const uint8_t* images = nullptr;  // GPU: count x height x width x 3
  const int64_t* labels = nullptr;  // GPU: count; may be null if there is neither a policy nor a target for labels
  int64_t count = 0;
  // GPU: order_count sample numbers; null for 0, 1, ... count - 1. The random numbers of an image follow from its
  // sample number, not from its place in the order.
  const int64_t* order = nullptr;
  int64_t order_count = 0;
};

// Where they go: samples * copies images, all samples of the first copy before those of the second.
struct DeviceTarget {
  void* images = nullptr;     // GPU: height x width x 3 values each (channels-last), float32 or bfloat16
  int64_t* labels = nullptr;  // GPU: one per image; null: not wanted
};

struct DeviceBatchOptions {
  int device = 0;
  int width = 32, height = 32;  // of all images; 1 .. 4096
  // Batch augment: copy c of a sample draws as if in epoch epoch + c * epochs_per_copy, as in the loader.
  int copies = 1;
  uint32_t epochs_per_copy = uint32_t{1} << 20;
  FloatType type = FloatType::kBfloat16;
  // Pad-and-crop, flip, cutout after normalising, as for small images on the CPU. Null: none of them, as in
  // evaluation.
  std::optional<CropFlipCutoutOptions> standard = CropFlipCutoutOptions();
  Normalization normalization = {};
  // Of the standard transforms. The policy brings its own (Sampler).
  uint64_t seed = 0;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

class DeviceBatch {
 public:
  // Without a policy. Allocates all that runs need. Throws as options.validate() does; Error if there is no such
  // GPU, not enough memory, or no CUDA in this build.
  explicit DeviceBatch(const DeviceBatchOptions& options);
  ~DeviceBatch();
  DeviceBatch(const DeviceBatch&) = delete;
  DeviceBatch& operator=(const DeviceBatch&) = delete;

  const DeviceBatchOptions& options() const;

  // Applies this policy from the next run on; graphs must be captured anew. Waits for the GPU.
  void set_policy(const Sampler& sampler);
  // No policy from the next run on; graphs must be captured anew.
  void clear_policy();

  // Other triples in place of the policy's, as many and in the same order as sampler.triples(): label by label,
  // unless labels share them. Graphs captured before see them. In the order of the stream; not to be captured.
  // Throws std::invalid_argument if there is no policy, the number differs, or an op is none.
  void set_triples(std::span<const std::array<Op, 3>> triples, void* stream);
  // GPU: the triples themselves, three op numbers each, for kernels that write them. Valid until the policy
  // changes. REQUIRES: there is a policy, and what is written are ops.
  uint8_t* triples() const;

  // Epoch and position of the next run's first sample in the order; 0 and 0 at first. In the order of the stream,
  // without waiting. Captured, it sets the same place in each replay.
  void set_place(uint32_t epoch, uint64_t position, void* stream);
  // Moves the position by so many samples; to be captured behind run(), so that a replay goes on where the last
  // ended.
  void advance(uint64_t samples, void* stream);

  // Makes `samples` * copies images from the place on. Past the end of the order images are zeros and labels -1; so
  // they are for samples and labels that are not there, which check() reports. Neither allocates nor waits. Throws
  // std::invalid_argument for null pointers and counts that make no sense, Error if the launch fails.
  // REQUIRES: pointers are of the options' device.
  void run(const DeviceSource& source, const DeviceTarget& target, int samples, void* stream);

  // As run(), but image i of the batch gets calls[3 i] .. calls[3 i + 2] instead of a policy. Waits for the GPU:
  // for tests and tools. Throws std::invalid_argument also as check_call does.
  void run_calls(const DeviceSource& source, const DeviceTarget& target, int samples, std::span<const OpCall> calls,
                 void* stream);

  // Waits for the stream. Throws Error if runs since the last check met samples outside the data set or labels
  // outside the policy, or failed.
  void check(void* stream);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::augment
