// What stage 1 has measured: evaluations.jsonl, which a killed search resumes from and stage 2
// reads (docs/formats.md).
//
// The first line says what the evaluations are of; every further line is one of them. Lines are
// only ever added, and an iteration is added whole, so whatever a kill leaves behind ends in an
// iteration that is merely incomplete.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace la3::search {

// Of one label's validation images (or of all, in a label-invariant search) how many are
// recognised.
struct Count {
  uint32_t images = 0, correct = 0;

  double percent() const { return 100.0 * correct / images; }
  bool operator==(const Count&) const = default;
};

struct Evaluation {
  uint32_t iteration = 0;  // from 1
  int32_t label = 0;       // number of the label; kAllLabels in a label-invariant search
  uint16_t triple = 0;     // space.h
  Count count;
};
inline constexpr int32_t kAllLabels = -1;

struct EvaluationsHeader {
  std::string data;     // the data set, as it was named
  std::string network;  // and the network
  std::string weights;  // checksum of the network's tensors
  std::vector<std::string> labels;
  std::vector<Count> baseline;  // by label, without augmentation
  uint64_t seed = 0;
  uint32_t iterations = 0, warm_up = 0;
  bool label_invariant = false;
  std::map<std::string, std::string> settings;  // what else a resumed search must agree in

  // The groups that get a triple each: the labels, or all of them together.
  size_t groups() const { return label_invariant ? 1 : labels.size(); }
  Count group_baseline(size_t group) const;
  // The change of recall in percentage points.
  double reward(size_t group, const Count& count) const {
    return count.percent() - group_baseline(group).percent();
  }
};

struct Evaluations {
  EvaluationsHeader header;
  std::vector<Evaluation> lines = {};  // by iteration, then label; whole iterations only
  // Bytes of the file up to the last whole iteration, and whether something came after it: what a
  // kill cut short.
  uint64_t whole_bytes = 0;
  size_t dropped_lines = 0;

  uint32_t iterations_done() const { return static_cast<uint32_t>(lines.size() / header.groups()); }
};

// Throws Error that names the first difference if `found`, of that file, is not of the same search
// as `wanted`.
void check_same_search(const EvaluationsHeader& wanted, const EvaluationsHeader& found, const std::string& file);

// Reads and checks everything. Throws Error with the file's name and the line's number for anything
// that is wrong, but for an incomplete last iteration, which is left out.
Evaluations read_evaluations(const std::filesystem::path& path);

// Adds to a file, one iteration at a time, each flushed.
class EvaluationsWriter {
 public:
  // A new file with this header. Throws Error if it exists or cannot be written.
  EvaluationsWriter(std::filesystem::path path, const EvaluationsHeader& header);
  // Goes on with a file that was read; what was dropped is cut off.
  EvaluationsWriter(std::filesystem::path path, const Evaluations& read);

  // Throws Error if it cannot be written.
  void add(std::span<const Evaluation> iteration);

 private:
  std::filesystem::path path_;
  EvaluationsHeader header_;
  std::ofstream file_;
};

}  // namespace la3::search
