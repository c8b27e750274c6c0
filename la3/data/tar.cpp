#include "la3/data/tar.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <span>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::data {
namespace {

constexpr uint64_t kBlock = 512;

// Offset and length of a header field.
struct HeaderField {
  size_t offset, length;
};
constexpr HeaderField kName{0, 100}, kSize{124, 12}, kChecksum{148, 8}, kType{156, 1}, kMagic{257, 8},
    kPrefix{345, 155};

class TarScanner {
 public:
  TarScanner(const codec::ReadBytes& read, uint64_t size, const std::string& name)
      : read_(read), size_(size), name_(name) {}

  void run(const std::function<void(TarEntry)>& on_file) {
    check_not_compressed();
    for (;;) {
      if (at_ == size_) { fail("the end mark is missing: cut off?"); }
      if (size_ - at_ < kBlock) { fail("cut off within a header"); }
      header_ = read_(at_, kBlock);
      if (header_.size() != kBlock) { fail("cut off within a header"); }
      if (std::all_of(header_.begin(), header_.end(), [](uint8_t byte) { return byte == 0; })) { break; }
      take_entry(on_file);
    }
    check_nothing_follows();
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw Error(name_ + ": byte " + std::to_string(at_) + ": not a whole tar file: " + what);
  }

  void check_not_compressed() const {
    const std::vector<uint8_t> head = read_(0, 6);
    const auto starts = [&](std::string_view magic) {
      return head.size() >= magic.size() && std::memcmp(head.data(), magic.data(), magic.size()) == 0;
    };
    if (starts("\x1f\x8b") || starts("\x28\xb5\x2f\xfd") || starts("BZh") ||
        starts("\xfd"
               "7zXZ")) {
      throw Error(name_ +
                  ": a plain tar file expected, found a compressed one; images gain nothing by it: "
                  "uncompress it");
    }
  }

  std::string_view text(HeaderField field) const {
    const std::string_view whole(reinterpret_cast<const char*>(header_.data()) + field.offset, field.length);
    return whole.substr(0, std::min(whole.find('\0'), whole.size()));
  }

  // Octal digits, or GNU's extension for larger numbers: the first bit set, then the bytes of the
  // number.
  uint64_t number(HeaderField field) const {
    const std::span<const uint8_t> bytes(header_.data() + field.offset, field.length);
    uint64_t value = 0;
    if ((bytes[0] & 0x80) != 0) {
      for (size_t i = 0; i < bytes.size(); ++i) {
        if (value >> 54 != 0) { fail("a size too large"); }
        value = value << 8 | (i == 0 ? bytes[i] & 0x7F : bytes[i]);
      }
      return value;
    }
    std::string_view digits = text(field);
    while (digits.starts_with(' ')) { digits.remove_prefix(1); }
    while (digits.ends_with(' ')) { digits.remove_suffix(1); }
    for (const char digit : digits) {
      if (digit < '0' || digit > '7') { fail("a number expected in a header, found " + in_quotes(digits)); }
      value = value << 3 | static_cast<uint64_t>(digit - '0');
    }
    return value;
  }

  void check_checksum() const {
    int64_t as_unsigned = 0, as_signed = 0;
    for (size_t i = 0; i < kBlock; ++i) {
      const bool is_sum = i >= kChecksum.offset && i < kChecksum.offset + kChecksum.length;
      const uint8_t byte = is_sum ? static_cast<uint8_t>(' ') : header_[i];
      as_unsigned += byte;
      as_signed += static_cast<int8_t>(byte);
    }
    const auto stored = static_cast<int64_t>(number(kChecksum));
    if (stored != as_unsigned && stored != as_signed) { fail(at_ == 0 ? "no tar header" : "a damaged header"); }
  }

  std::string header_name() const {
    const std::string name(text(kName));
    // GNU's old headers use the place where ustar has the beginning of long names for other things.
    const std::string_view magic(reinterpret_cast<const char*>(header_.data()) + kMagic.offset, kMagic.length);
    const std::string_view prefix = text(kPrefix);
    return magic.starts_with(std::string_view("ustar\0", 6)) && !prefix.empty() ? std::string(prefix) + "/" + name
                                                                                : name;
  }

  // The content of an entry that describes the next one.
  std::string content(uint64_t offset, uint64_t bytes) const {
    constexpr uint64_t kMost = 1 << 20;
    if (bytes > kMost) { fail("an extended header of more than 1 MiB"); }
    const std::vector<uint8_t> found = read_(offset, bytes);
    if (found.size() != bytes) { fail("cut off"); }
    return {found.begin(), found.end()};
  }

  // pax: "LENGTH KEY=VALUE\n", one after the other.
  void take_pax(std::string_view records) {
    while (!records.empty()) {
      size_t length = 0;
      const auto [end, problem] = std::from_chars(records.data(), records.data() + records.size(), length);
      const auto digits = static_cast<size_t>(end - records.data());
      if (problem != std::errc() || length > records.size() || length < digits + 3 || records[digits] != ' ' ||
          records[length - 1] != '\n') {
        fail("a damaged extended header");
      }
      const std::string_view record = records.substr(digits + 1, length - digits - 2);
      const size_t equals = record.find('=');
      if (equals == std::string_view::npos) { fail("a damaged extended header"); }
      const std::string_view key = record.substr(0, equals), value = record.substr(equals + 1);
      if (key.starts_with("GNU.sparse")) { fail("a sparse file, which la3 does not read"); }
      if (key == "path") { long_name_ = value; }
      if (key == "size") {
        uint64_t bytes = 0;
        const auto [size_end, bad] = std::from_chars(value.data(), value.data() + value.size(), bytes);
        if (bad != std::errc() || size_end != value.data() + value.size()) { fail("a damaged extended header"); }
        long_size_ = bytes;
        has_long_size_ = true;
      }
      records.remove_prefix(length);
    }
  }

  void take_entry(const std::function<void(TarEntry)>& on_file) {
    check_checksum();
    const char type = static_cast<char>(header_[kType.offset]);
    const bool has_content = type < '1' || type > '6';  // links, devices and folders never do
    uint64_t bytes = has_content ? number(kSize) : 0;
    const bool tells_of_next = type == 'L' || type == 'K' || type == 'x' || type == 'g';
    if (has_content && !tells_of_next && has_long_size_) { bytes = long_size_; }
    const uint64_t offset = at_ + kBlock;
    if (bytes > size_ - offset) { fail("a file of " + std::to_string(bytes) + " bytes is cut off"); }
    switch (type) {
      case 'L': long_name_ = content(offset, bytes).c_str(); break;  // up to its zero byte
      case 'K': break;
      case 'x': take_pax(content(offset, bytes)); break;
      case 'g': break;  // for all files: owners and times
      case 'S': fail("a sparse file, which la3 does not read");
      case 'M': fail("a part of a tar file in several volumes");
      default: {
        std::string name = long_name_.empty() ? header_name() : long_name_;
        if ((type == '0' || type == '\0' || type == '7') && !name.ends_with('/')) {
          on_file({std::move(name), offset, bytes});
        }
        long_name_.clear();
        has_long_size_ = false;
      }
    }
    const uint64_t padded = bytes + tar_padding(bytes);
    if (padded > size_ - offset) { fail("cut off behind a file of " + std::to_string(bytes) + " bytes"); }
    at_ = offset + padded;
  }

  // Detects concatenated tar files: all but the first would be lost silently.
  void check_nothing_follows() {
    constexpr uint64_t kLookedAt = 64 << 10;  // programs pad up to 10 KiB
    const std::vector<uint8_t> rest = read_(at_, std::min(kLookedAt, size_ - at_));
    const auto found = std::find_if(rest.begin(), rest.end(), [](uint8_t byte) { return byte != 0; });
    if (found != rest.end()) {
      at_ += static_cast<uint64_t>(found - rest.begin());
      fail("more follows behind the end mark");
    }
  }

  const codec::ReadBytes& read_;
  uint64_t size_, at_ = 0;
  std::string name_;
  std::vector<uint8_t> header_;
  std::string long_name_;
  uint64_t long_size_ = 0;
  bool has_long_size_ = false;
};

}  // namespace

void scan_tar(const codec::ReadBytes& read, uint64_t size, const std::string& name,
              const std::function<void(TarEntry)>& on_file) {
  TarScanner(read, size, name).run(on_file);
}

std::string tar_header(std::string_view name, uint64_t bytes) {
  std::string header(kBlock, '\0');
  const auto put = [&](size_t offset, std::string_view text) { header.replace(offset, text.size(), text); };
  char size[16], sum_text[16];
  std::snprintf(size, sizeof size, "%011llo", static_cast<unsigned long long>(bytes));
  put(kName.offset, name);
  put(100, "0000644");  // mode
  put(108, "0000000");  // owner
  put(116, "0000000");  // group
  put(kSize.offset, size);
  put(136, "00000000000");  // time
  put(kChecksum.offset, "        ");
  put(kType.offset, "0");
  put(kMagic.offset, std::string_view("ustar\00000", 8));
  unsigned sum = 0;
  for (const char c : header) { sum += static_cast<uint8_t>(c); }
  std::snprintf(sum_text, sizeof sum_text, "%06o", sum);
  put(kChecksum.offset, std::string_view(sum_text, 7));
  return header;
}

size_t tar_padding(uint64_t bytes) {
  return static_cast<size_t>((kBlock - bytes % kBlock) % kBlock);
}

}  // namespace la3::data
