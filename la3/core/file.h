// Reads and writes whole files. Reading is bounded. Writing is atomic: a reader sees the old file
// or the new one, never a part, and a failed or killed write leaves the old file in place.
// Thread-safe for different paths.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace la3 {

// The whole file. Throws Error if it cannot be read, is not a plain file, or has more than `max_bytes`
// (checked before anything is allocated, and again while reading, for pipes and growing files). Pipes
// and devices are read only where the process was started with them: /dev/stdin, /dev/fd/N.
std::vector<uint8_t> read_file(const std::filesystem::path& path, size_t max_bytes);

// Writes to a temporary file in the same folder (NAME.la3-tmp- and 16 random hex digits), flushes
// it to disk, then renames it over `path`. Throws Error if any step fails, and leaves nothing
// behind. Only a killed process leaves its temporary file; a later process removes it in its first
// call for that folder (remove_leftovers).
void write_file(const std::filesystem::path& path, std::span<const uint8_t> bytes);
void write_file(const std::filesystem::path& path, const std::string& text);
// The same for a file given as consecutive parts that lie in different places.
void write_file(const std::filesystem::path& path, std::span<const std::span<const uint8_t>> parts);
// Writes in place and without a flush, for a folder that is not visible yet (UnfinishedFolder).
// Throws Error if that fails or the file already exists.
void write_new_file(const std::filesystem::path& path, std::span<const uint8_t> bytes);

// Adds to the end of an existing file. Throws Error with the reason if that fails, after which the file
// is as it was before. kNoFlush leaves it to the system when the text reaches the disk.
enum class Flush { kNoFlush, kFlush };
void append_to_file(const std::filesystem::path& path, std::string_view text, Flush flush = Flush::kNoFlush);
// Waits until all that was appended is on disk. Throws Error if that fails.
void flush_file(const std::filesystem::path& path);

// Cuts a file off after so many bytes. Throws Error with the reason if that fails.
void cut_file(const std::filesystem::path& path, uint64_t bytes);

// Removes from a folder, but not from its subfolders, the temporary files of processes that were
// killed in write_file(). The name identifies such a file, and a lock tells whether its process is
// still alive; nothing else is touched. Files that cannot be removed stay; without file system
// locks, all of them do.
void remove_leftovers(const std::filesystem::path& folder);
// The name of the file that a temporary one would have become; empty if `name` is not that of a
// temporary file. Also recognises the older names, NAME.tmp-PROCESS-NUMBER, of files that were not
// locked: remove those only if no other process can be working in their folder (FolderLock).
std::string leftover_of(const std::string& name);
// Removes this file unless a process has it locked.
void remove_leftover(const std::filesystem::path& path);

// A plain file's bytes without a copy: pages are read when they are first touched. Copies share the
// memory. If write_file() replaces the file meanwhile, the old contents stay visible. If another
// program truncates it, touching the missing bytes kills this process (SIGBUS).
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
