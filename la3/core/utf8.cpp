#include "la3/core/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iterator>

namespace la3 {
namespace {

struct CodePoint {
  uint32_t value;
  size_t bytes;  // 0: not valid UTF-8
};

// The code point at the front. REQUIRES: text is not empty.
CodePoint decode(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t lead = byte(0);
  if (lead < 0x80) { return {lead, 1}; }
  const size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) { return {0, 0}; }
  uint32_t value = lead & (0x7Fu >> bytes);
  for (size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0) != 0x80) { return {0, 0}; }
    value = value << 6 | (byte(i) & 0x3Fu);
  }
  constexpr uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < kSmallest[bytes] || is_surrogate || value > 0x10FFFF) { return {0, 0}; }
  return {value, bytes};
}

struct Range {
  uint32_t first, last;
};

template <size_t n>
bool is_in(const Range (&ranges)[n], uint32_t value) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](Range range) { return value >= range.first && value <= range.last; });
}

// Controls; zero-width space; direction marks, separators, overrides, isolates; byte order mark;
// tags.
constexpr Range kUnsafe[] = {{0x00, 0x1F},     {0x7F, 0x9F},     {0x200B, 0x200B},
                             {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},
                             {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE007F}};
constexpr Range kCombining[] = {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200C, 0x200D},
                                {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};
constexpr Range kWide[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},   {0xAC00, 0xD7A3},
                           {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},
                           {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};

size_t columns_of(uint32_t value) {
  if (value < 0x300) { return 1; }
  return is_in(kCombining, value) ? 0 : is_in(kWide, value) ? 2 : 1;
}

std::string escaped(uint32_t value, bool is_byte) {
  if (value == '\n') { return "\\n"; }
  if (value == '\t') { return "\\t"; }
  if (value == '\r') { return "\\r"; }
  char text[16];
  std::snprintf(text, sizeof text, is_byte || value < 0x80 ? "\\x%02x" : "\\u%04x", value);
  return text;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const size_t bytes = decode(text).bytes;
    if (bytes == 0) { return false; }
    text.remove_prefix(bytes);
  }
  return true;
}

std::string printable(std::string_view text, size_t max_columns) {
  std::string shown;
  size_t columns = 0;
  size_t cut_at = 0;  // bytes of `shown` that leave room for the "..."
  while (!text.empty()) {
    const CodePoint point = decode(text);
    std::string piece;
    if (point.bytes == 0) {
      piece = escaped(static_cast<uint8_t>(text[0]), true);
    } else if (is_in(kUnsafe, point.value)) {
      piece = escaped(point.value, false);
    } else {
      piece = text.substr(0, point.bytes);
    }
    columns += display_columns(piece);
    if (columns > max_columns) {
      shown.resize(cut_at);
      return shown + "...";
    }
    shown += piece;
    if (max_columns >= 3 && columns <= max_columns - 3) { cut_at = shown.size(); }
    text.remove_prefix(std::max<size_t>(point.bytes, 1));
  }
  return shown;
}

std::string in_quotes(std::string_view text) {
  constexpr size_t kLongest = 60;
  return "'" + printable(text, kLongest) + "'";
}

std::string in_quotes(const std::vector<std::string>& names) {
  constexpr size_t kNamed = 10;
  std::string text;
  for (size_t i = 0; i < std::min(names.size(), kNamed); ++i) { text += (i > 0 ? ", " : "") + in_quotes(names[i]); }
  return names.size() > kNamed ? text + " and " + std::to_string(names.size() - kNamed) + " more" : text;
}

size_t display_columns(std::string_view printable_text) {
  size_t columns = 0;
  while (!printable_text.empty()) {
    const CodePoint point = decode(printable_text);
    columns += point.bytes == 0 ? 1 : columns_of(point.value);
    printable_text.remove_prefix(std::max<size_t>(point.bytes, 1));
  }
  return columns;
}

}  // namespace la3
