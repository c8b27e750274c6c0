// Zip archives in memory, for entries that are stored without compression, as torch.save() writes
// them.
//
// Trusts nothing: every offset, size and name is checked before it is used. Entries are found by
// name and never written to disk, so a name can be anything. Thread-safe.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace la3::pickle {

// CRC-32 as zip and PNG have it.
uint32_t crc32(std::span<const uint8_t> bytes);

struct ZipEntry {
  std::string name = {};
  std::span<const uint8_t> bytes = {};  // as they lie in the archive
  uint32_t crc = 0;                     // as the archive states it
  bool is_compressed = false;
};

class ZipArchive {
 public:
  // `name` begins all messages. Throws Error unless the bytes are a well-formed archive: entries
  // within it that do not overlap, of different names, not encrypted; at most 200,100 of them.
  ZipArchive(std::span<const uint8_t> bytes, std::string name);

  const std::vector<ZipEntry>& entries() const { return entries_; }
  // Null if there is none.
  const ZipEntry* find(std::string_view name) const;
  // Throws Error if the entry is compressed.
  void expect_stored(const ZipEntry& entry) const;
  // Throws Error if the entry is compressed or its bytes do not have its CRC.
  void check(const ZipEntry& entry) const;

 private:
  std::string name_;
  std::vector<ZipEntry> entries_;  // in the order of their data
  std::map<std::string_view, size_t> index_by_name_;
};

}  // namespace la3::pickle
