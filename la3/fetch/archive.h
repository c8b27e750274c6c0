// Archives (.tar, .tar.gz) out of which nothing may come but plain files and folders, inside one folder.
//
// archive.cpp uses libarchive; where that is missing, the build takes no_archive.cpp. Thread-safe for different
// folders.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

namespace la3::fetch {

struct ExtractOptions {
  std::filesystem::path archive;
  std::filesystem::path folder;            // made by the call; it must not exist, the folder above it must
  uint64_t max_bytes = uint64_t{1} << 30;  // of all files together; an archive with more is refused
  uint64_t max_entries = 1000;             // files and folders
  // Called now and then with the bytes of the archive that have been read, and its size. May throw to stop.
  std::function<void(uint64_t done, uint64_t total)> progress;
};

struct Extracted {
  uint64_t files = 0, bytes = 0;
};

// Owners, permissions and times in the archive are ignored. Throws Error, naming the entry, for whatever could lead
// out of the folder or is no plain content (absolute paths, "..", symbolic and hard links, devices, pipes, an entry
// that comes twice), above the limits, and for an archive that is damaged or none. A call that throws leaves no
// folder behind.
Extracted extract_archive(const ExtractOptions& options);

// Throws Error if this build has no libarchive: to ask before a long download.
void require_archive_support();

}  // namespace la3::fetch
