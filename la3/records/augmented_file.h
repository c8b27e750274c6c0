// augmented.json: what a folder of augmented copies was made of, and how far it is
// (docs/formats.md). An interrupted job reads it to go on.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace la3::records {

// An image of the data set that could not be read.
struct UnreadImage {
  std::string path = {}, problem = {};

  bool operator==(const UnreadImage&) const = default;
};

// A unit that is written, as far as its images can be read.
struct WrittenUnit {
  uint64_t unit = 0, files = 0, bytes = 0;
  std::vector<UnreadImage> unreadable = {};

  bool operator==(const WrittenUnit&) const = default;
};

struct AugmentedFile {
  static constexpr const char* kName = "augmented.json";
  static constexpr int kVersion = 1;

  std::string data = {}, policy = {};  // as the user named them
  // Everything that decides on the bytes written: values by name.
  std::map<std::string, std::string> settings = {};
  // Units are images of the data set or shards, in the order in which they are written: all before
  // `done` are written and flushed.
  uint64_t units = 0, done = 0;
  uint64_t files = 0, bytes = 0;             // in those of them that lack nothing
  std::vector<WrittenUnit> incomplete = {};  // the others

  bool operator==(const AugmentedFile&) const = default;
};

// Nothing if the folder has none. Throws Error if it is damaged, of another format or newer.
std::optional<AugmentedFile> read_augmented_file(const std::filesystem::path& folder);
// Throws Error if it cannot be written.
void write_augmented_file(const std::filesystem::path& folder, const AugmentedFile& augmented);

}  // namespace la3::records
