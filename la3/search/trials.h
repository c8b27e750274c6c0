// The trials of Fast AutoAugment's search: trials.jsonl, from which a killed search resumes and from
// which its policy is made (docs/formats.md).
//
// A trial is a policy of a few sub-policies, two operations each, and how many validation images a
// network recognises under it. The first line describes the search; every further line is a trial.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/augment/op.h"
#include "la3/search/evaluations.h"

namespace la3::search {

// An operation that is applied with a probability. `level` is its place in the range of its
// magnitudes: 0 is the lowest, 1 the highest. Both are in 0 .. 1, in thousandths.
struct TrialStep {
  augment::Op op = augment::Op::kIdentity;
  double probability = 0, level = 0;

  bool operator==(const TrialStep&) const = default;
};
using SubPolicy = std::array<TrialStep, 2>;

struct Trial {
  std::vector<SubPolicy> sub_policies;
  Count count;  // images that are recognised in at least one of a trial's draws

  bool operator==(const Trial&) const = default;
};

struct TrialsHeader {
  std::string data, network;  // as the user named them
  std::string weights;        // checksum of the network's tensors
  Count baseline;             // without augmentation
  uint64_t seed = 0;
  uint32_t trials = 0, warm_up = 0;  // the first warm_up are random
  uint32_t sub_policies = 5;         // per trial
  uint32_t draws = 5;                // every image is augmented so often per trial
  // How the images are normalised; empty: as the data set says. None in files of an older la3.
  std::optional<std::string> normalise = "";

  bool operator==(const TrialsHeader&) const = default;
};

struct Trials {
  TrialsHeader header;
  std::vector<Trial> lines = {};
  uint64_t whole_bytes = 0;  // of the file, up to its last whole line
  bool was_cut = false;      // whether something follows it
};

// Throws Error with the file's name and the line number if anything but the end of the last line is
// wrong.
Trials read_trials(const std::filesystem::path& path);

// Throws Error that names the first difference if `found`, the header of that file, is not of the
// same search as `wanted`.
void check_same_search(const TrialsHeader& wanted, const TrialsHeader& found, const std::string& file);

// Appends to a file, one trial at a time. All throw Error if the file cannot be
// written.
class TrialsWriter {
 public:
  TrialsWriter(std::filesystem::path path, const TrialsHeader& header);  // a new file
  TrialsWriter(std::filesystem::path path, const Trials& read);          // one that goes on

  void add(const Trial& trial, size_t number);  // from 1

 private:
  std::filesystem::path path_;
};

}  // namespace la3::search
