// Extracts archives (.tar, .tar.gz), allowing nothing but plain files and folders, inside one
// folder.
//
// archive.cpp uses libarchive; without it, the build uses no_archive.cpp. Thread-safe for different
// folders.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

namespace la3::fetch {

struct ExtractOptions {
  std::filesystem::path archive;
  // Created by the call. It must not exist; its parent must.
  std::filesystem::path folder;
  uint64_t max_bytes = uint64_t{1} << 30;  // of all files together; an archive with more is refused
  uint64_t max_entries = 1000;             // files and folders
  // Called now and then with the bytes of the archive that have been read, and its size. May throw
  // to stop.
  std::function<void(uint64_t done, uint64_t total)> progress;
};

struct Extracted {
  uint64_t files = 0, bytes = 0;
};

// Owners, permissions and times in the archive are ignored. Throws Error, naming the entry, for
// anything that could lead out of the folder or is not plain content (absolute paths, "..",
// symbolic and hard links, devices, pipes, duplicate entries), if a limit is exceeded, and for an
// archive that is damaged or not an archive. A call that throws leaves no folder behind.
Extracted extract_archive(const ExtractOptions& options);

// Throws Error if this build has no libarchive. Call it before a long download.
void require_archive_support();

}  // namespace la3::fetch
