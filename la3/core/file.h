// Whole files in and out. Reading is bounded, writing is atomic: a reader sees the old file or the new one,
// never a part, and a failed or killed write leaves the old file in place. Thread-safe for different paths.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace la3 {

// The whole file. Throws Error if it cannot be read, is a folder, or has more than `max_bytes`
// (checked before anything is allocated, and again while reading, for pipes and growing files).
std::vector<uint8_t> read_file(const std::filesystem::path& path, size_t max_bytes);

// Writes to a temporary file in the same folder, flushes it to disk, then renames it over `path`.
// Throws Error, with nothing left behind, if any step fails.
void write_file(const std::filesystem::path& path, std::span<const uint8_t> bytes);
void write_file(const std::filesystem::path& path, const std::string& text);
// The same for a file whose parts, one after another, lie in different places.
void write_file(const std::filesystem::path& path, std::span<const std::span<const uint8_t>> parts);
// In place and without a flush, for a folder that is not to be seen yet (UnfinishedFolder). Throws Error, also if
// the file is there already.
void write_new_file(const std::filesystem::path& path, std::span<const uint8_t> bytes);

// A plain file's bytes without a copy: its pages are read when they are first touched. Copies share the memory.
// A file that write_file() replaces meanwhile stays as it was; one that another program cuts short ends this
// one when the missing bytes are touched (SIGBUS).
class MappedFile {
 public:
  // Throws Error if it cannot be read or is not a plain file.
  explicit MappedFile(const std::filesystem::path& path);

  std::span<const uint8_t> bytes() const { return {memory_.get(), size_}; }

 private:
  std::shared_ptr<const uint8_t> memory_;
  size_t size_ = 0;
};

}  // namespace la3
