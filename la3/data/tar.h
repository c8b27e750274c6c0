// Tar files, as far as shards need them: where the plain files lie in one, and writing one. Private
// to la3/data.
//
// Reads ustar, GNU's and pax's, with their long names; no compressed and no sparse files. Pure
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

// Calls `on_file` for each plain file, in order. Contents are passed over; folders, links and
// devices too. `read` gives the bytes of the tar file, which has `size`. Throws Error, which begins
// with `name` and says at which byte, if it is none, is damaged or cut off: what `on_file` was told
// until then is right.
void scan_tar(const codec::ReadBytes& read, uint64_t size, const std::string& name,
              const std::function<void(TarEntry)>& on_file);

// What stands before a file's content (ustar), and how many zero bytes behind it. The same for the
// same name and size: no times, no owners. REQUIRES: name has at most 100 bytes, bytes is below 8
// GiB.
std::string tar_header(std::string_view name, uint64_t bytes);
size_t tar_padding(uint64_t bytes);
inline constexpr size_t kTarEndBytes = 1024;  // zeros that end a tar file

}  // namespace la3::data
