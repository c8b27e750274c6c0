// Augments batches on the GPU: from images stored there as bytes to the floats that a network
// takes, in one kernel.
//
// Gives the same decisions and the same values as Sampler, apply_ops and normalize_crop_flip_cutout
// on the CPU; and for images of any size, as image::resample, apply_ops and normalize. No CUDA types and no tensor
// library: pointers marked "GPU" point to GPU memory, streams are void* (la3/cuda/runtime.h).
//
// run() can be captured in a CUDA graph. Everything that changes between replays is read from GPU
// memory: the place (epoch and position), the order, the triples, labels and images. A DeviceBatch
// serves one run at a time: all runs in one stream, or ordered by the caller. Not thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "la3/augment/cuda/device_cut.h"
#include "la3/augment/sampler.h"
#include "la3/augment/standard.h"
#include "la3/cuda/runtime.h"

namespace la3::augment {

// What batches consist of. Bytes are not normalised.
enum class ValueType : uint8_t { kFloat32, kBfloat16, kByte };

// Whether there were images that runs could not make, because of their labels. The host may look at
// it at any time.
struct DeviceProblems {
  uint32_t found = 0;  // or 1
  uint32_t unused = 0;
  int64_t label = 0;  // an unknown one
};

// Where images come from; everything is in GPU memory.
struct DeviceSource {
  // GPU: count x height x width x channels, or by `layout` count x channels x height x width; not used
  // with cuts
  const uint8_t* images = nullptr;
  Layout layout = Layout::kNhwc;
  // GPU: copies x count, if the options have cuts: how each copy of each sample is cut out of an
  // image of any size; with takes copies x order_count, by place in the order. Random crops are decided on the
  // host, for a whole epoch at a time: they depend on logarithms and powers, whose last bit may be another one on a
  // GPU.
  const DeviceCut* cuts = nullptr;
  // GPU: count; may be null if there is no policy that reads them, no label is unmirrored and the
  // target takes no labels.
  const int64_t* labels = nullptr;
  int64_t count = 0;
  // What samples draw as, for images that are not a whole data set. GPU: count numbers; null:
  // first_number, first_number + 1, ...
  const int64_t* numbers = nullptr;
  uint64_t first_number = 0;
  // GPU: order_count sample numbers; null for 0, 1, ... count - 1. The random numbers for an image
  // depend on its sample number, not on its place in the order.
  const int64_t* order = nullptr;
  int64_t order_count = 0;
  // GPU: order_count, if some samples come several times: how many times they came before. Copy c of
  // such a one draws as copy c + takes * copies. Null: each comes once. REQUIRES: there is an order.
  const uint32_t* takes = nullptr;
};

// Where they go: samples * copies images, all samples of the first copy before those of the second.
struct DeviceTarget {
  // GPU: height x width x channels values each, or by `layout` channels x height x width.
  void* images = nullptr;
  int64_t* labels = nullptr;  // GPU: one per image; null if not wanted
  Layout layout = Layout::kNhwc;
};

// What a run brings along in place of the batch's own state. Such runs may be in several streams, and
// called by several threads, at a time.
struct DeviceRun {
  uint32_t epoch = 0;
  const int64_t* epoch_at = nullptr;  // GPU: the epoch, if it is only known there
  uint64_t position = 0;
  // Samples draw as numbers that no earlier run with this flag had: from first_number on, counted on the
  // GPU, so that the replays of a graph count too. REQUIRES: all of these are in one stream.
  bool counts = false;
  void* workspace = nullptr;  // GPU: workspace_bytes()
  // In memory that host and GPU share: whether there are images of zeros, and why one of them is.
  DeviceProblems* problems = nullptr;
};

struct DeviceCutOptions {
  image::Filter filter = image::Filter::kBilinear;
  int longest_px = 1;  // no source of a cut has a longer side

  bool operator==(const DeviceCutOptions&) const = default;
};

struct DeviceBatchOptions {
  int device = 0;
  int width = 32, height = 32;  // of all images, after cutting; 1 .. 4096
  int channels = 3;             // or 1: grey
  // Batch augment: copy c of a sample draws as if in epoch epoch + c * epochs_per_copy, as in the
  // loader.
  int copies = 1;
  uint32_t epochs_per_copy = uint32_t{1} << 20;
  ValueType type = ValueType::kBfloat16;  // kByte only without cutout
  // The policy is one for every label: its only label's, whatever labels there are.
  bool any_label = false;
  // All runs bring a DeviceRun; no workspace is allocated.
  bool shared = false;
  // Pad-and-crop, flip, and cutout after normalising, as for small images on the CPU. Empty: none
  // of them, as in evaluation.
  std::optional<CropFlipCutoutOptions> standard = CropFlipCutoutOptions();
  // By label, 1: never mirrored by `standard`, whatever it draws. Empty: no such label.
  std::vector<uint8_t> unmirrored = {};
  // Images are cut, resized and mirrored as source.cuts says before a policy is applied. Instead of
  // `standard`, which must be empty then.
  std::optional<DeviceCutOptions> cuts = std::nullopt;
  Normalization normalization = {};
  // For the standard transforms. The policy has its own seed (Sampler).
  uint64_t seed = 0;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

class DeviceBatch {
 public:
  // Starts without a policy. Allocates everything that runs need. Throws like options.validate();
  // Error if there is no such GPU, not enough memory, or no CUDA in this build.
  explicit DeviceBatch(const DeviceBatchOptions& options);
  ~DeviceBatch();
  DeviceBatch(const DeviceBatch&) = delete;
  DeviceBatch& operator=(const DeviceBatch&) = delete;

  const DeviceBatchOptions& options() const;

  // Applies this policy from the next run on; graphs must be captured again. Waits for the GPU.
  void set_policy(const Sampler& sampler);
  // No policy from the next run on; graphs must be captured again.
  void clear_policy();

  // Replaces the policy's triples by as many others, in the same order as sampler.triples(): label
  // by label, unless labels share them. Graphs captured before use the new ones. Runs in stream
  // order; must not be captured. Throws std::invalid_argument if there is no policy of triples, the
  // number differs, or an op is invalid.
  void set_triples(std::span<const std::array<Op, 3>> triples, void* stream);
  // GPU: the triples themselves, three op numbers each, for kernels that write them. Valid until
  // the policy changes. REQUIRES: there is a policy of triples, and only valid ops are written.
  uint8_t* triples() const;

  // Sets the epoch, and the position in the order of the next run's first sample; both are 0 at
  // first. Runs in stream order, without waiting. If captured, it sets the same place in each
  // replay.
  void set_place(uint32_t epoch, uint64_t position, void* stream);
  // Advances the position by this many samples. Capture it after run(), so that each replay
  // continues where the last one ended.
  void advance(uint64_t samples, void* stream);

  // Makes `samples` * copies images, starting at the current place. Past the end of the order,
  // images are zeros and labels are -1; so they are for samples and labels that do not exist, and
  // for cuts beyond the options' longest_px, which check() reports. Neither allocates nor waits. Throws
  // std::invalid_argument for null pointers and invalid counts, Error if the launch fails. REQUIRES: pointers
  // belong to the options' device.
  void run(const DeviceSource& source, const DeviceTarget& target, int samples, void* stream);
  // The same with a place and a workspace of its own. REQUIRES: the options say `shared`.
  void run(const DeviceSource& source, const DeviceTarget& target, int samples, const DeviceRun& own,
           void* stream) const;
  // How much memory a run of this many samples works in; 0 if it needs none.
  size_t workspace_bytes(int samples) const;

  // Like run(), but image i of the batch gets calls[3 i] .. calls[3 i + 2] instead of a policy.
  // Waits for the GPU: for tests and tools. Also throws std::invalid_argument like check_call().
  void run_calls(const DeviceSource& source, const DeviceTarget& target, int samples, std::span<const OpCall> calls,
                 void* stream);

  // Waits for the stream. Throws Error if a run since the last check failed, or met samples outside
  // the data set, labels outside the policy, or cuts that are too large.
  void check(void* stream);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::augment
