// The index of a data set's folder: what is in it, written down once, so that opening it need not
// list and open every file again. Made by `la3 data index`; folder_index.cpp and shard_contents.cpp
// fill and read it, and know when it is out of date. The format, which calls splits parts, is
// described in docs/formats.md.
//
// Entries go in and out one by one: an index of a million files is never held as a million values.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "la3/data/open_options.h"

namespace la3::data {

// Where an index lies if it was not put elsewhere: in the data set's folder. Hidden, so no data set
// takes it for data.
inline constexpr std::string_view kIndexName = ".la3-index";

// Where the index of a data set is: where the options say, else in its folder.
std::filesystem::path index_path(const std::filesystem::path& folder, const OpenOptions& options);

// Calls `read` with the data set's index, if it has one, and returns whether it could be used: if
// not, `read` throws Error, and on_note is told why and what is done instead ("All files are looked
// at"). Throws Error if there is no file at options.index.
bool use_index(const std::filesystem::path& folder, const OpenOptions& options,
               const std::function<void(const std::filesystem::path& index)>& read, std::string_view instead);

// A folder of files, or a shard. Paths are below the data set's folder.
struct IndexGroup {
  std::string path;
  int split = 0;           // its number
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

  void add_split(int split, std::string_view folder);
  void add_label(std::string_view name);  // in order
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
  std::function<void(int split, std::string folder)> on_split;
  std::function<void(std::string name)> on_label;
  std::function<void(IndexGroup group)> on_group;
  std::function<void(const IndexEntry& entry)> on_entry;
  std::function<void(std::string path, std::string problem)> on_bad;
};

// Throws Error, which names the file and the line, if it cannot be read, is of another kind or
// version, or is damaged: then what the visitor has seen is worth nothing.
void read_index(const std::filesystem::path& path, std::string_view kind, const IndexVisitor& visitor);

// When a file or folder was last changed. Throws Error if it is not there.
int64_t changed_ns(const std::filesystem::path& path);

}  // namespace la3::data
