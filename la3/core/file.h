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

// Writes to a temporary file in the same folder, NAME.la3-tmp- and 16 random hex digits, flushes it to disk, then
// renames it over `path`. Throws Error, with nothing left behind, if any step fails. Only a process that is killed
// leaves its temporary file; the first call for a folder that a later process makes removes it (remove_leftovers).
void write_file(const std::filesystem::path& path, std::span<const uint8_t> bytes);
void write_file(const std::filesystem::path& path, const std::string& text);
// The same for a file whose parts, one after another, lie in different places.
void write_file(const std::filesystem::path& path, std::span<const std::span<const uint8_t>> parts);
// In place and without a flush, for a folder that is not to be seen yet (UnfinishedFolder). Throws Error, also if
// the file is there already.
void write_new_file(const std::filesystem::path& path, std::span<const uint8_t> bytes);

// Removes from a folder, not from those in it, the temporary files of processes that were killed in write_file().
// Their names say that they are such files, and a lock says whether their process lives; nothing else is touched.
// What cannot be removed stays: where the file system has no locks, all do.
void remove_leftovers(const std::filesystem::path& folder);
// Which file a temporary one would have become; empty if the name is not that of a temporary file. Knows also the
// names that they had before they were locked, NAME.tmp-PROCESS-NUMBER: only who knows that no other process works
// in their folder (FolderLock) may remove those.
std::string leftover_of(const std::string& name);
// Removes this one, unless a process has it locked.
void remove_leftover(const std::filesystem::path& path);

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
