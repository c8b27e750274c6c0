// Tar files, as far as shards need them: finding the regular files in one, and writing one. Private
// to la3/data.
//
// Reads ustar, GNU and pax formats with their long names; no compressed and no sparse files. Pure
// functions.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "la3/codec/codec.h"

namespace la3::data {

struct TarEntry {
  std::string name;
  uint64_t offset = 0, bytes = 0;  // of the content
};

// Calls `on_file` for each regular file, in order. Contents are skipped, and so are folders, links
// and devices. `read` returns bytes of the tar file, which has `size`. Throws Error, which begins
// with `name` and gives the byte position, if it is not a tar file, is damaged or truncated;
// everything passed to `on_file` until then is valid.
void scan_tar(const codec::ReadBytes& read, uint64_t size, const std::string& name,
              const std::function<void(TarEntry)>& on_file);

// The header before a file's content (ustar), and the number of zero bytes after it. The same for
// the same name and size: no times, no owners. REQUIRES: name has at most 100 bytes, bytes is below
// 8 GiB.
std::string tar_header(std::string_view name, uint64_t bytes);
size_t tar_padding(uint64_t bytes);
inline constexpr size_t kTarEndBytes = 1024;  // zeros at the end of a tar file

}  // namespace la3::data
