// One file from a web server, taken up again where an earlier try ended.
//
// The file grows at `part`; beside it, `part`.from notes the address and the server's mark of the version (ETag or
// date), so that a later call can ask for the rest of the same version. Killing a download at any moment is fine.
// download.cpp uses libcurl; where that is missing, the build takes no_download.cpp. Thread-safe for different
// parts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "la3/core/error.h"

namespace la3::fetch {

// The server could not be reached, or would not give the file. (Errors of the disk are plain Errors.)
class DownloadError : public Error {
 public:
  using Error::Error;
};

struct DownloadOptions {
  std::string url;  // http or https; from https only https is followed further
  std::filesystem::path part;
  // Whether the caller checks the content afterwards. If not, a part is only continued where the server can tell
  // that the file has not changed since.
  bool checked_later = false;
  uint64_t max_bytes = uint64_t{1} << 30;  // a longer file is refused
  int connect_timeout_s = 30;
  int stall_timeout_s = 60;  // without data for so long, the connection counts as broken
  int max_redirects = 5;
  // Further tries after a broken connection or a busy server, after 1, 2, 4, ... seconds; a try that got a good
  // way further (1 MiB) is not counted.
  int retries = 3;
  // Called often, with the bytes that are there and the file's length, 0 if unknown. May throw to stop.
  std::function<void(uint64_t done, uint64_t total)> progress;
  std::function<void(const std::string& line)> note;  // about tries and restarts

  // Throws std::invalid_argument if a field is out of range.
  void validate() const;
};

struct Downloaded {
  uint64_t bytes = 0;        // the file's length
  uint64_t transferred = 0;  // bytes that came over the network in this call
  bool continued = false;    // whether a part of the file stems from an earlier connection
};

// Fetches the whole file to options.part. Throws DownloadError or Error; the part stays for the next call.
Downloaded download(const DownloadOptions& options);

// Removes a part and the note beside it.
void remove_part(const std::filesystem::path& part);

}  // namespace la3::fetch
