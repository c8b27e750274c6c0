// The state of a training on disk: everything needed to continue to the same weights.
//
// The folder holds the last two checkpoints as <epoch>-<step>.safetensors, each written atomically
// and with a checksum. If the newest is damaged, the one before is used.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <future>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "la3/nn/network.h"

namespace la3::train {

struct Checkpoint {
  int epoch = 0;    // epochs finished
  size_t step = 0;  // steps done of the next epoch
  // Sums over the steps of the unfinished epoch.
  double loss_sum = 0;
  size_t images = 0, correct = 0;
  // The settings of the training, by name; a training with other settings cannot continue from
  // here.
  std::map<std::string, std::string> settings;
};

// Writes `tensors` and `checkpoint` into the folder, which is created if missing, and removes all
// but the last two.
void save_checkpoint(const std::filesystem::path& folder, const Checkpoint& checkpoint,
                     const std::vector<nn::NamedTensor>& tensors);

// Writes checkpoints while the training goes on: the tensors are copied, and a thread writes the copy.
// One thread uses it. Its end waits for what is being written; failures that nobody asked for are lost.
class CheckpointWriter {
 public:
  explicit CheckpointWriter(std::filesystem::path folder) : folder_(std::move(folder)) {}
  CheckpointWriter(const CheckpointWriter&) = delete;  // the thread writes to it
  CheckpointWriter& operator=(const CheckpointWriter&) = delete;

  // Whether another one is due: none is being written, and writing takes at most this share of the
  // time since the last one was begun. Always true for 1.
  bool is_due(double share) const;
  // Begins to write. Waits first if one is being written. Throws what the last one threw.
  void begin(const Checkpoint& checkpoint, const std::vector<nn::NamedTensor>& tensors);
  // Waits until the last one is written. Throws what it threw.
  void finish();

 private:
  const std::filesystem::path folder_;
  std::optional<std::chrono::steady_clock::time_point> begun_;
  double took_ = 0;  // seconds, once it is written
  // The last member: it waits for its thread, which uses the others, when it is destroyed.
  std::future<void> written_;
};

// Reads the newest undamaged checkpoint into `tensors`, whose names and shapes must match;
// otherwise they are left unchanged. Returns nullopt if the folder has none. Skips damaged ones and
// names them to `note`. Throws Error if all are damaged, or if the newest undamaged one was made
// with other settings; the error names the first difference.
std::optional<Checkpoint> load_checkpoint(const std::filesystem::path& folder,
                                          const std::map<std::string, std::string>& settings,
                                          const std::vector<nn::NamedTensor>& tensors,
                                          const std::function<void(const std::string&)>& note);

}  // namespace la3::train
