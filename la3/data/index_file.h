// The index of a data set's folder: what is in it, written down once, so that opening it need not list and open
// every file again. Made by `la3 data index`, used by image_folder.cpp and shards.cpp, which also know when it is
// out of date. The format is described in docs/formats.md.
//
// Entries go in and out one by one: an index of a million files is never held as a million values.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace la3::data {

// Where an index lies if it was not put elsewhere: in the data set's folder. Hidden, so no data set takes it for
// data.
inline constexpr std::string_view kIndexName = ".la3-index";

// A folder of files, or a shard. Paths are below the data set's folder.
struct IndexGroup {
  std::string path;
  int part = 0;            // 0 train, 1 validation, 2 test
  int label = -1;          // of all its entries; -1: they have their own
  int64_t changed_ns = 0;  // when it was last changed, since 1970
  uint64_t bytes = 0;      // of a shard
};

// An image.
struct IndexEntry {
  std::string_view name;  // within its group
  uint64_t offset = 0;    // within a shard
  uint64_t bytes = 0;
  int width = 0, height = 0;  // as stored
  int label = -1;
};

class IndexWriter {
 public:
  // `kind` is "folder" or "shards".
  explicit IndexWriter(std::string_view kind);

  void add_part(int part, std::string_view folder);  // the folder of train, validation or test
  void add_label(std::string_view name);             // in order
  void add_group(const IndexGroup& group);
  void add_entry(const IndexEntry& entry);  // of the last group
  void add_bad(std::string_view path, std::string_view problem);

  // The whole file. Nothing may be added after it.
  std::string finish();

 private:
  std::string text_;
};

// Called in the order of the file.
struct IndexVisitor {
  std::function<void(int part, std::string folder)> on_part;
  std::function<void(std::string name)> on_label;
  std::function<void(IndexGroup group)> on_group;
  std::function<void(const IndexEntry& entry)> on_entry;
  std::function<void(std::string path, std::string problem)> on_bad;
};

// Throws Error, which names the file and the line, if it cannot be read, is of another kind or version, or is
// damaged: then what the visitor has seen is worth nothing.
void read_index(const std::filesystem::path& path, std::string_view kind, const IndexVisitor& visitor);

// When a file or folder was last changed. Throws Error if it is not there.
int64_t changed_ns(const std::filesystem::path& path);

}  // namespace la3::data
