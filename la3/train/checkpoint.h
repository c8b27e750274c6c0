// Where a training stands, on disk: everything needed to go on to the same weights.
//
// A run directory's checkpoint/ holds the last two as <epoch>-<step>.safetensors, each written
// atomically and carrying a checksum. If the newest is damaged, the one before is taken.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "la3/nn/network.h"

namespace la3::train {

struct Checkpoint {
  int epoch = 0;    // epochs finished
  size_t step = 0;  // steps done of the epoch after them
  // Sums over the steps of the unfinished epoch.
  double loss_sum = 0;
  size_t images = 0, correct = 0;
  // What the training was started with, by name; a training with other settings cannot go on from
  // here.
  std::map<std::string, std::string> settings;
};

// Writes `tensors` and `checkpoint` into the folder, which is made if it is not there, and removes
// all but the last two.
void save_checkpoint(const std::filesystem::path& folder, const Checkpoint& checkpoint,
                     const std::vector<nn::NamedTensor>& tensors);

// Reads the newest checkpoint that is whole into `tensors`, which must be the same names and
// shapes; nothing is written into them otherwise. None in the folder: nullopt. A damaged one is
// passed over and named to `note`. Throws Error if all are damaged, or if the newest whole one was
// made with other settings than these, naming the first that differs.
std::optional<Checkpoint> load_checkpoint(const std::filesystem::path& folder,
                                          const std::map<std::string, std::string>& settings,
                                          const std::vector<nn::NamedTensor>& tensors,
                                          const std::function<void(const std::string&)>& note);

}  // namespace la3::train
