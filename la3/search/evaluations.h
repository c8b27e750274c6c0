// The measurements of stage 1: evaluations.jsonl, from which a killed search resumes and which
// stage 2 reads (docs/formats.md).
//
// The first line describes the search; every further line is one evaluation. Lines are only ever
// appended, one whole iteration at a time, so all that a kill can leave behind is an incomplete
// last iteration.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace la3::search {

// How many of one label's validation images (or of all, in a label-invariant search) are
// recognised.
struct Count {
  uint32_t images = 0, correct = 0;

  // 0 without images.
  double percent() const { return images == 0 ? 0.0 : 100.0 * correct / images; }
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
  std::string data;     // the data set as the user named it
  std::string network;  // the network, likewise
  std::string weights;  // checksum of the network's tensors
  std::vector<std::string> labels;
  std::vector<Count> baseline;  // by label, without augmentation; a label may have no images
  uint64_t seed = 0;
  uint32_t iterations = 0, warm_up = 0;
  bool label_invariant = false;
  std::map<std::string, std::string> settings;  // other settings that a resumed search must match

  // Groups get one triple each: a group is a label, or all labels together.
  size_t groups() const { return label_invariant ? 1 : labels.size(); }
  Count group_baseline(size_t group) const;
  // The change of recall in percentage points; 0 without images.
  double reward(size_t group, const Count& count) const {
    return count.percent() - group_baseline(group).percent();
  }
};

struct Evaluations {
  EvaluationsHeader header;
  std::vector<Evaluation> lines = {};  // by iteration, then label; whole iterations only
  // Bytes of the file up to the last whole iteration, and whether anything follows it: what a kill
  // cut short.
  uint64_t whole_bytes = 0;
  size_t dropped_lines = 0;

  uint32_t iterations_done() const { return static_cast<uint32_t>(lines.size() / header.groups()); }
};

// Throws Error that names the first difference if `found`, the header of that file, is not of the
// same search as `wanted`.
void check_same_search(const EvaluationsHeader& wanted, const EvaluationsHeader& found, const std::string& file);

// Reads and checks everything. Throws Error with the file's name and the line number if anything is
// wrong, except for an incomplete last iteration, which is dropped.
Evaluations read_evaluations(const std::filesystem::path& path);

// Appends to a file, one iteration at a time.
class EvaluationsWriter {
 public:
  // A new file with this header. Throws Error if it exists or cannot be written.
  EvaluationsWriter(std::filesystem::path path, const EvaluationsHeader& header);
  // Continues a file that was read; what was dropped is cut off.
  EvaluationsWriter(std::filesystem::path path, const Evaluations& read);

  // Throws Error if it cannot be written.
  void add(std::span<const Evaluation> iteration);

 private:
  std::filesystem::path path_;
  EvaluationsHeader header_;
};

}  // namespace la3::search
