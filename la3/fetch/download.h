// Downloads one file from a web server, continuing where an earlier attempt ended.
//
// The file grows at `part`. Beside it, `part`.from records the address and the server's version
// mark (ETag or date), so that a later call can ask for the rest of the same version. Killing a
// download at any moment is safe. download.cpp uses libcurl; without it, the build uses
// no_download.cpp. Thread-safe for different parts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "la3/core/error.h"

namespace la3::fetch {

// The server could not be reached, or would not deliver the file. (Disk errors are plain Errors.)
class DownloadError : public Error {
 public:
  using Error::Error;
};

struct DownloadOptions {
  std::string url;  // http or https; redirects from https must be to https
  std::filesystem::path part;
  // Whether the caller checks the content afterwards. If not, a part is continued only if the
  // server can tell that the file has not changed since.
  bool checked_later = false;
  uint64_t max_bytes = uint64_t{1} << 30;  // a longer file is refused
  int connect_timeout_s = 30;
  int stall_timeout_s = 60;  // the connection counts as broken after this long without data
  int max_redirects = 5;
  // Further attempts after a broken connection or a busy server, after 1, 2, 4, ... seconds. An
  // attempt that gets at least 1 MiB further than all before starts the count again.
  int retries = 3;
  // Called often, with the bytes so far and the file's length, 0 if unknown. May throw to stop.
  std::function<void(uint64_t done, uint64_t total)> progress;
  std::function<void(const std::string& line)> note;  // about retries and restarts

  // Throws std::invalid_argument if a field is out of range.
  void validate() const;
};

struct Downloaded {
  uint64_t bytes = 0;        // the file's length
  uint64_t transferred = 0;  // bytes received from the network in this call
  bool continued = false;    // whether part of the file comes from an earlier connection
};

// Downloads the whole file to options.part. Throws DownloadError or Error; the part stays for the
// next call, if anything came.
Downloaded download(const DownloadOptions& options);

// Removes a part and the note beside it.
void remove_part(const std::filesystem::path& part);

}  // namespace la3::fetch
