// Trainings from any folders, made ready to be compared: grouped by policy, and only if they differ
// in nothing else. What `la3 compare` is given.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "la3/report/comparison.h"

namespace la3::report {

struct Trainings {
  std::vector<TrainingFolder> folders;  // grouped by policy, baselines first, seeds ascending
  std::string data, network;
  std::vector<std::string> notes;  // what was left out, a sentence each
};

// A folder is that of a training, of a run, or one that holds trainings' folders. A training is named
// by its policy: in a run, as the run calls it (with the run's name before it, if several runs have
// learned one), otherwise by the setting `policy`, a file by its name. Throws Error if a folder holds
// no training, or if two trainings differ in data, network or a setting other than seed, policy,
// threads and device: it names both folders and both values.
Trainings gather_trainings(const std::vector<std::filesystem::path>& folders);

}  // namespace la3::report
