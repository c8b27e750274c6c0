// How data sets of image files, in folders or in shards, are opened and indexed, and what is
// reported.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace la3::data {

// Something in a data set's folder that cannot be used: a file, a folder, a sample or a shard.
struct BadFile {
  std::string path;     // inside the data set's folder
  std::string problem;  // a complete message that names the file
};

// Bad files that have the same problem, whatever numbers and names stand in it.
struct BadKind {
  std::string problem;         // of the first of them, without its path
  size_t count = 0;            // files
  std::vector<BadFile> files;  // the first three

  // "a.jpg, b.jpg, c.jpg, ...": inside the data set's folder.
  std::string examples() const;
};

// The most frequent kind comes first.
std::vector<BadKind> kinds_of(const std::vector<BadFile>& bad);
// For messages: how many files there are of each of the first kinds, with examples; the problem itself
// for a kind of one file.
std::string kinds_text(const std::vector<BadFile>& bad);

struct OpenOptions {
  // Skip bad files instead of refusing the data set.
  bool skip_bad = false;
  // Threads that check files; 0: one per core.
  int threads = 0;
  // Side of the square images that training uses.
  int size_px = 224;
  // Shards only: ReadOrder::mixed. Larger values mix better but read from places further apart.
  size_t mixed = 8192;
  // Called for each bad file, in order, skipped or not, before the data set is refused. May be
  // empty.
  std::function<void(const BadFile&)> on_bad = nullptr;
  // The index to open the data set with, or to write; empty: .la3-index in its folder, if there is
  // one.
  std::filesystem::path index = {};
  // Called with the reason when an index is not used, and when a folder that seems to belong to the
  // data set is left out. May be empty.
  std::function<void(const std::string&)> on_note = nullptr;

  // Throws std::invalid_argument if a number is out of range.
  void validate() const;
  // Calls on_bad for each.
  void report(const std::vector<BadFile>& bad) const;
  // Throws Error, which names the data set's folder, the number of bad files, and how many there are
  // of each kind with examples, unless there are none or they are to be skipped.
  void refuse(const std::filesystem::path& folder, const std::vector<BadFile>& bad) const;
};

// Describes an index that was written.
struct IndexSummary {
  std::filesystem::path file;
  size_t images = 0, groups = 0;  // groups: folders or shards
  uint64_t bytes = 0;             // of the images
};

}  // namespace la3::data
