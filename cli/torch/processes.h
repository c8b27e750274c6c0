// A command on one process or on several that a launcher has started (docs/scaling.md).
#pragma once

#include <torch/types.h>

#include <functional>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/torch/run_directory.h"
#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"

namespace la3::cli {

// What a command works with on this process.
struct Job {
  std::shared_ptr<dist::Group> group;
  torch::Device device;
  // The command's, but all ranks except the first are quiet, and --threads means this process's share of the cores
  // where it was not given.
  GlobalOptions options;

  bool is_first() const { return group->rank() == 0; }
  // For the loader of a training, where --workers was not given.
  int workers(int given) const { return given == 0 && group->size() > 1 ? options.threads : given; }
};

// Joins the other processes, if there are some, and prepares LibTorch; then calls `command`. When it throws, the
// others end too, with its message; when another process fails or is lost, this one prints who and why, and ends.
// `device` is --device; of the GPUs of a machine each process takes the one of its number there. `precision` is
// --precision: what cannot work is refused.
void run_together(const std::string& device, const std::string& precision, const GlobalOptions& options,
                  const std::function<void(const Job& job)>& command);

// Throws Error, the same on all ranks, unless these are the same on all ranks: settings and data sets (null ones
// are left out).
void check_agreement(const Job& job, const Settings& settings,
                     const std::vector<std::shared_ptr<const data::Dataset>>& datasets);

// Says so where bf16, which the user has asked for, is slower than float32: on some CPUs. Tries a few steps.
void note_slow_bf16(const Job& job, const std::string& network, int labels, int batch_size, int side_px);

// Rank 0's parameters and buffers for all.
void share_network(const Job& job, const nn::Network& network);

// ", 4 processes" for a note; nothing for one.
std::string processes_text(const Job& job);

}  // namespace la3::cli
