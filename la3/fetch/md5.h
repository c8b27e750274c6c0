// MD5 (RFC 1321), the checksum that data sets are published with.
//
// Detects accidental damage: a truncated or mixed-up download, a failing disk. It does not protect
// against tampering, for which MD5 has long been too weak; that is what TLS is for.
//
// A value type, not thread-safe; the functions are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>

namespace la3::fetch {

class Md5 {
 public:
  void update(std::span<const uint8_t> bytes);
  // 32 lower-case hexadecimal digits. Call once, after the last update().
  std::string finish();

 private:
  void take_block(const uint8_t* block);

  std::array<uint32_t, 4> state_{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  std::array<uint8_t, 64> rest_{};  // bytes that do not fill a block yet
  uint64_t length_ = 0;             // of everything so far, in bytes
};

// The checksum of a file, read in pieces; `progress`, if not empty, is called with the bytes done.
// Throws Error if the file cannot be read.
std::string md5_of_file(const std::filesystem::path& path, const std::function<void(uint64_t)>& progress = {});

}  // namespace la3::fetch
