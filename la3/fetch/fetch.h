// Fetches well-known data sets from their official address (or a copy) into a folder, checked and
// ready to read.
//
// Built on download.h (libcurl), md5.h and archive.h (libarchive). Safe to kill at any moment: the
// next call continues the download, and the data set's folder appears complete or not at all. One
// call at a time works in a folder; a second one, in this or another process, is refused.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace la3::fetch {

struct KnownFile {
  std::string_view name;
  uint64_t bytes;  // in the official data set; 0: any number but 0
};

struct KnownSet {
  std::string_view name;         // as in SPEC
  std::string_view url;          // official
  std::string_view md5;          // of the official archive
  std::string_view archive;      // its file name
  std::string_view folder;       // the one folder in it that holds the data set
  std::vector<KnownFile> files;  // what must be in that folder
};

// cifar10, cifar100.
std::span<const KnownSet> known_sets();

enum class FetchStage { kDownload, kCheck, kExtract };

struct FetchProgress {
  FetchStage stage;
  uint64_t done, total;  // bytes of the archive; total is 0 if unknown
};

struct FetchOptions {
  std::string name;              // of a known data set
  std::filesystem::path folder;  // Where the data set's own folder goes; created if missing.
  // Address (http, https) or path of another copy; empty: the official address.
  std::string from;
  // MD5 of the archive, or "none" to accept any; empty: the official one.
  std::string checksum;
  int connect_timeout_s = 30;
  // The connection counts as broken after this long without data.
  int stall_timeout_s = 60;
  int retries = 3;                                     // further attempts after a broken connection
  std::function<void(const FetchProgress&)> progress;  // called often; may throw to stop
  std::function<void(const std::string& line)> note;   // about retries and restarts

  // Throws std::invalid_argument if a field is out of range.
  void validate() const;
};

struct FetchResult {
  std::filesystem::path folder;  // holds the data set
  bool already_there = false;    // nothing was done; the numbers below are 0
  uint64_t transferred = 0;      // bytes received from the network
  uint64_t archive_bytes = 0;
  uint64_t files = 0, bytes = 0;  // extracted
};

// Downloads the archive to folder/ARCHIVE.part, checks it, extracts it beside the target and
// renames the result into place; then removes the archive (but not one given as a path).
// - A data set that already exists and is complete is left alone; anything else in its place is
//   refused.
// - A continued download that turns out wrong is started over once. A download with a wrong
//   checksum is kept as folder/ARCHIVE.bad, out of the way of the next attempt and for the user to
//   inspect.
// - With the official checksum, the files must have their official sizes too.
// Throws DownloadError (download.h) if the address does not deliver the archive, else Error.
FetchResult fetch(const FetchOptions& options);

}  // namespace la3::fetch
