#include "la3/pickle/zip.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <cstring>
#include <optional>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::pickle {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are used as they lie in the file");

constexpr uint32_t kLocalHeader = 0x04034b50, kCentralHeader = 0x02014b50, kEnd = 0x06054b50;
constexpr uint32_t kEnd64 = 0x06064b50, kEnd64Locator = 0x07064b50;
constexpr size_t kLocalBytes = 30, kCentralBytes = 46, kEndBytes = 22, kEnd64Bytes = 56, kLocatorBytes = 20;
constexpr size_t kMaxCommentBytes = 65535, kMaxNameBytes = 1000, kMaxEntries = 200'100;
constexpr uint16_t kIsEncrypted = 1, kZip64Extra = 1;
constexpr uint32_t kSaturated = 0xFFFFFFFF;  // the number stands elsewhere

// Eight bytes at a time: table[k] is the effect of a byte that is followed by k others.
constexpr std::array<std::array<uint32_t, 256>, 8> kCrcTables = [] {
  std::array<std::array<uint32_t, 256>, 8> tables{};
  for (uint32_t byte = 0; byte < 256; ++byte) {
    uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit) { crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320u : 0u); }
    tables[0][byte] = crc;
  }
  for (size_t k = 1; k < 8; ++k) {
    for (size_t byte = 0; byte < 256; ++byte) {
      const uint32_t before = tables[k - 1][byte];
      tables[k][byte] = before >> 8 ^ tables[0][before & 0xFF];
    }
  }
  return tables;
}();

std::string hex(uint32_t value) {
  char text[16];
  std::snprintf(text, sizeof text, "%08x", value);
  return text;
}

// A part of the archive, read with checks.
class Reader {
 public:
  Reader(std::span<const uint8_t> bytes, const std::string& name) : bytes_(bytes), name_(name) {}

  [[noreturn]] void fail(const std::string& what) const {
    throw Error(name_ + ": not a whole zip archive: " + what);
  }

  uint64_t size() const { return bytes_.size(); }
  template <typename Number>
  Number number(uint64_t at) const {
    Number value;
    std::memcpy(&value, part(at, sizeof value, "a number").data(), sizeof value);
    return value;
  }
  std::span<const uint8_t> part(uint64_t at, uint64_t count, const char* what) const {
    if (at > bytes_.size() || count > bytes_.size() - at) {
      fail(std::string(what) + " of " + std::to_string(count) + " bytes expected at byte " + std::to_string(at) +
           ", found the end of the file");
    }
    return bytes_.subspan(at, count);
  }
  bool has(uint64_t at, uint32_t signature) const {
    return at <= bytes_.size() && bytes_.size() - at >= sizeof signature && number<uint32_t>(at) == signature;
  }

 private:
  std::span<const uint8_t> bytes_;
  const std::string& name_;
};

struct Directory {
  uint64_t count = 0, size = 0, offset = 0;
};

Directory find_directory(const Reader& reader) {
  const uint64_t size = reader.size();
  for (uint64_t from_end = kEndBytes; from_end <= std::min<uint64_t>(size, kEndBytes + kMaxCommentBytes);
       ++from_end) {
    const uint64_t at = size - from_end;
    if (!reader.has(at, kEnd) || reader.number<uint16_t>(at + 20) != from_end - kEndBytes) { continue; }
    Directory found = {reader.number<uint16_t>(at + 10), reader.number<uint32_t>(at + 12),
                       reader.number<uint32_t>(at + 16)};
    if (found.count == 0xFFFF || found.size == kSaturated || found.offset == kSaturated) {
      if (at < kLocatorBytes || !reader.has(at - kLocatorBytes, kEnd64Locator)) {
        reader.fail("the numbers of a large archive are missing");
      }
      const auto at64 = reader.number<uint64_t>(at - kLocatorBytes + 8);
      if (!reader.has(at64, kEnd64)) { reader.fail("the numbers of a large archive are missing"); }
      reader.part(at64, kEnd64Bytes, "a record");
      found = {reader.number<uint64_t>(at64 + 32), reader.number<uint64_t>(at64 + 40),
               reader.number<uint64_t>(at64 + 48)};
    }
    if (found.offset > at || found.size > at - found.offset) {
      reader.fail("its list of entries is not within it");
    }
    return found;
  }
  reader.fail("its end is missing: truncated?");
}

// An entry with where its header begins and its data ends.
struct Placed {
  ZipEntry entry;
  uint64_t begin = 0, end = 0;
};

// The entry whose header in the list of entries is at `at`, which is moved to the next.
Placed read_entry(const Reader& reader, uint64_t& at, uint64_t directory) {
  if (!reader.has(at, kCentralHeader)) { reader.fail("an entry expected at byte " + std::to_string(at)); }
  reader.part(at, kCentralBytes, "an entry");
  const auto flags = reader.number<uint16_t>(at + 8), method = reader.number<uint16_t>(at + 10);
  uint64_t packed = reader.number<uint32_t>(at + 20), size = reader.number<uint32_t>(at + 24);
  uint64_t begin = reader.number<uint32_t>(at + 42);
  const auto name_bytes = reader.number<uint16_t>(at + 28), extra_bytes = reader.number<uint16_t>(at + 30);
  const auto comment_bytes = reader.number<uint16_t>(at + 32);
  if (name_bytes > kMaxNameBytes) {
    reader.fail("names of at most " + std::to_string(kMaxNameBytes) + " bytes expected, found " +
                std::to_string(name_bytes));
  }
  const auto name = reader.part(at + kCentralBytes, name_bytes, "a name");
  Placed placed;
  placed.entry.name.assign(name.begin(), name.end());
  placed.entry.crc = reader.number<uint32_t>(at + 16);
  const std::string who = "entry " + in_quotes(placed.entry.name);

  // Extra fields: an id, a length, data. That of zip64 has the saturated numbers, in this order.
  uint64_t extra = at + kCentralBytes + name_bytes;
  const uint64_t extra_end = extra + extra_bytes;
  while (extra + 4 <= extra_end) {
    const auto id = reader.number<uint16_t>(extra), length = reader.number<uint16_t>(extra + 2);
    extra += 4;
    if (length > extra_end - extra) { reader.fail(who + ": an extra field that is too long"); }
    if (id == kZip64Extra) {
      uint64_t field = extra;
      for (uint64_t* value : {&size, &packed, &begin}) {
        if (*value != kSaturated) { continue; }
        if (field + 8 > extra + length) { reader.fail(who + ": its size is missing"); }
        *value = reader.number<uint64_t>(field);
        field += 8;
      }
    }
    extra += length;
  }
  at += kCentralBytes + name_bytes + extra_bytes + comment_bytes;

  if ((flags & kIsEncrypted) != 0) { reader.fail(who + ": it is encrypted"); }
  placed.entry.is_compressed = method != 0;
  if (packed != size && !placed.entry.is_compressed) {
    reader.fail(who + ": " + std::to_string(size) + " bytes expected, found " + std::to_string(packed));
  }
  if (!reader.has(begin, kLocalHeader)) { reader.fail(who + ": nothing at byte " + std::to_string(begin)); }
  const auto header = reader.part(begin, kLocalBytes, "an entry");
  uint16_t local_name = 0, local_extra = 0;
  std::memcpy(&local_name, header.data() + 26, 2);
  std::memcpy(&local_extra, header.data() + 28, 2);
  const auto again = reader.part(begin + kLocalBytes, local_name, "a name");
  if (!std::equal(again.begin(), again.end(), name.begin(), name.end())) {
    reader.fail(who + ": it has another name at byte " + std::to_string(begin));
  }
  const uint64_t data = begin + kLocalBytes + local_name + local_extra;
  placed.entry.bytes = reader.part(data, packed, (who + ": data").c_str());
  placed.begin = begin;
  placed.end = data + packed;
  if (placed.end > directory) { reader.fail(who + ": its data overlaps the list of entries"); }
  return placed;
}

}  // namespace

uint32_t crc32(std::span<const uint8_t> bytes) {
  uint32_t crc = ~0u;
  while (bytes.size() >= 8) {
    uint64_t word = 0;
    std::memcpy(&word, bytes.data(), 8);
    word ^= crc;
    crc = 0;
    for (size_t i = 0; i < 8; ++i) { crc ^= kCrcTables[7 - i][word >> 8 * i & 0xFF]; }
    bytes = bytes.subspan(8);
  }
  for (const uint8_t byte : bytes) { crc = crc >> 8 ^ kCrcTables[0][(crc ^ byte) & 0xFF]; }
  return ~crc;
}

ZipArchive::ZipArchive(std::span<const uint8_t> bytes, std::string name) : name_(std::move(name)) {
  const Reader reader(bytes, name_);
  const Directory directory = find_directory(reader);
  if (directory.count > kMaxEntries) {
    reader.fail("at most " + std::to_string(kMaxEntries) + " entries expected, found " +
                std::to_string(directory.count));
  }
  std::vector<Placed> placed;
  uint64_t at = directory.offset;
  for (uint64_t i = 0; i < directory.count; ++i) { placed.push_back(read_entry(reader, at, directory.offset)); }
  if (at != directory.offset + directory.size) {
    reader.fail("a list of entries of " + std::to_string(directory.size) + " bytes expected, found " +
                std::to_string(at - directory.offset));
  }
  std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) { return a.begin < b.begin; });
  for (size_t i = 1; i < placed.size(); ++i) {
    if (placed[i].begin < placed[i - 1].end) {
      reader.fail("entries " + in_quotes(placed[i - 1].entry.name) + " and " + in_quotes(placed[i].entry.name) +
                  " overlap");
    }
  }
  for (Placed& one : placed) { entries_.push_back(std::move(one.entry)); }
  for (size_t i = 0; i < entries_.size(); ++i) {
    if (!index_by_name_.emplace(entries_[i].name, i).second) {
      reader.fail("entry " + in_quotes(entries_[i].name) + " stands twice");
    }
  }
}

const ZipEntry* ZipArchive::find(std::string_view name) const {
  const auto found = index_by_name_.find(name);
  return found == index_by_name_.end() ? nullptr : &entries_[found->second];
}

void ZipArchive::expect_stored(const ZipEntry& entry) const {
  if (entry.is_compressed) {
    throw Error(name_ + ": entry " + in_quotes(entry.name) +
                ": stored bytes expected, found compressed ones; torch.save() compresses nothing");
  }
}

void ZipArchive::check(const ZipEntry& entry) const {
  expect_stored(entry);
  const uint32_t found = crc32(entry.bytes);
  if (found != entry.crc) {
    throw Error(name_ + ": damaged: entry " + in_quotes(entry.name) + ": CRC " + hex(entry.crc) +
                " expected, found " + hex(found));
  }
}

}  // namespace la3::pickle
