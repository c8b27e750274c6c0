#include "la3/records/toml.h"

#include <algorithm>
#include <cstdint>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::records {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kSpaces = " \t\r";
constexpr size_t kMaxDepth = 8;  // of arrays

void append_utf8(std::string& to, uint32_t code) {
  const auto add = [&](uint32_t byte) { to += static_cast<char>(byte); };
  if (code < 0x80) { return add(code); }
  if (code < 0x800) {
    add(0xC0 | code >> 6);
  } else {
    if (code < 0x10000) {
      add(0xE0 | code >> 12);
    } else {
      add(0xF0 | code >> 18);
      add(0x80 | (code >> 12 & 0x3F));
    }
    add(0x80 | (code >> 6 & 0x3F));
  }
  add(0x80 | (code & 0x3F));
}

class TomlReader {
 public:
  TomlReader(std::string_view text, const std::string& file, BareWords bare_words)
      : text_(text), file_(file), has_bare_words_(bare_words == BareWords::kAreStrings) {}

  std::vector<TomlEntry> run() {
    std::vector<TomlEntry> entries;
    std::string section;
    for (; at_ < text_.size(); expect_end_of_line()) {
      skip(kSpaces);
      if (is_end_of_line()) { continue; }
      if (peek() == '[') {
        section = read_section();
        continue;
      }
      TomlEntry& entry = entries.emplace_back();
      entry.section = section;
      entry.name = read_name();
      if (peek() == '=') {
        ++at_;
        skip(kSpaces);
        entry.value = read_value(entry, 0);
      } else if (has_bare_words_) {
        entry.value = true;
        entry.words = {"true"};
      } else {
        fail();
      }
    }
    return entries;
  }

 private:
  [[noreturn]] void fail() const {
    const std::string_view line = text_.substr(line_start_, text_.find('\n', line_start_) - line_start_);
    throw Error(file_ + ":" + std::to_string(line_number_) + ": name = value expected, found " + in_quotes(line));
  }

  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool is_at_end() const { return at_ >= text_.size(); }
  bool is_end_of_line() const { return is_at_end() || text_[at_] == '\n' || text_[at_] == '#'; }
  void skip(std::string_view characters) { at_ = std::min(text_.find_first_not_of(characters, at_), text_.size()); }

  void expect_end_of_line() {
    skip(kSpaces);
    if (!is_end_of_line()) { fail(); }
    pass_line();
  }

  // The rest of the line is a comment, or nothing.
  void pass_line() {
    at_ = std::min(text_.find('\n', at_), text_.size());
    if (!is_at_end()) {
      line_start_ = ++at_;
      ++line_number_;
    }
  }

  std::string read_section() {
    const size_t open = text_.substr(at_).starts_with("[[") ? 2 : 1;
    const size_t end = text_.find_first_of("]\n", at_);
    if (end == std::string_view::npos || text_[end] != ']') { fail(); }
    const std::string_view name = text_.substr(at_ + open, end - at_ - open);
    at_ = end + 1;
    if (open == 2 && peek() == ']') { ++at_; }
    return std::string(name == "default" ? "" : name);
  }

  std::string read_name() {
    const size_t end = std::min(text_.find_first_of("=#\n", at_), text_.size());
    std::string_view name = text_.substr(at_, end - at_);
    name = name.substr(0, name.find_last_not_of(kSpaces) + 1);
    if (name.size() > 1 && name.front() == '"' && name.back() == '"') { name = name.substr(1, name.size() - 2); }
    if (name.empty()) { fail(); }
    at_ = end;
    return std::string(name);
  }

  Json read_value(TomlEntry& entry, size_t depth) {
    if (peek() == '[') { return read_array(entry, depth); }
    if (peek() == '"' || peek() == '\'') {
      entry.words.push_back(peek() == '"' ? read_basic_string() : read_literal_string());
      return entry.words.back();
    }
    const size_t end = std::min(text_.find_first_of(depth > 0 ? ",]#\n" : "#\n", at_), text_.size());
    std::string_view word = text_.substr(at_, end - at_);
    word = word.substr(0, word.find_last_not_of(kSpaces) + 1);
    at_ = end;
    Json value = Json::parse(word, nullptr, false);
    if (!value.is_discarded() && (value.is_number() || value.is_boolean())) {
      entry.words.emplace_back(word);
      return value;
    }
    if (!has_bare_words_ || word.empty() || word.find_first_of("\"'") != std::string_view::npos) { fail(); }
    value = Json::array();
    while (!word.empty()) {
      const size_t length = std::min(word.find_first_of(", \t"), word.size());
      if (length > 0) {
        entry.words.emplace_back(word.substr(0, length));
        value.push_back(entry.words.back());
      }
      word.remove_prefix(std::min(length + 1, word.size()));
    }
    if (value.empty()) { fail(); }
    return value.size() == 1 ? value[0] : value;
  }

  Json read_array(TomlEntry& entry, size_t depth) {
    if (depth == kMaxDepth) { fail(); }
    ++at_;
    Json values = Json::array();
    for (pass_blank_lines(); peek() != ']'; pass_blank_lines()) {
      if (is_at_end()) { fail(); }
      values.push_back(read_value(entry, depth + 1));
      pass_blank_lines();
      if (peek() == ',') {
        ++at_;
      } else if (peek() != ']') {
        fail();
      }
    }
    ++at_;
    return values;
  }

  void pass_blank_lines() {
    for (skip(kSpaces); !is_at_end() && is_end_of_line(); skip(kSpaces)) { pass_line(); }
  }

  std::string read_literal_string() {
    const size_t end = text_.find_first_of("'\n", at_ + 1);
    if (end == std::string_view::npos || text_[end] != '\'') { fail(); }
    std::string value(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return value;
  }

  std::string read_basic_string() {
    std::string value;
    for (++at_; peek() != '"'; ++at_) {
      if (is_at_end() || peek() == '\n') { fail(); }
      if (peek() != '\\') {
        value += peek();
        continue;
      }
      ++at_;
      constexpr std::string_view kEscapes = "btnfre\"\\/", kMeanings = "\b\t\n\f\r\x1b\"\\/";
      if (const size_t escape = kEscapes.find(peek()); !is_at_end() && escape != std::string_view::npos) {
        value += kMeanings[escape];
      } else if (peek() == 'u' || peek() == 'U') {
        append_utf8(value, read_code(peek() == 'u' ? 4 : 8));
      } else {
        fail();
      }
    }
    ++at_;
    return value;
  }

  // The digits after the 'u' that the cursor is at; leaves it at the last one.
  uint32_t read_code(size_t digits) {
    uint32_t code = 0;
    for (size_t i = 0; i < digits; ++i) {
      ++at_;
      constexpr std::string_view kDigits = "0123456789abcdef0123456789ABCDEF";
      const size_t digit = is_at_end() ? std::string_view::npos : kDigits.find(peek());
      if (digit == std::string_view::npos) { fail(); }
      code = code << 4 | static_cast<uint32_t>(digit % 16);
    }
    if (code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) { fail(); }
    return code;
  }

  std::string_view text_;
  const std::string& file_;
  bool has_bare_words_;
  size_t at_ = 0, line_start_ = 0, line_number_ = 1;
};

}  // namespace

std::vector<TomlEntry> parse_toml(std::string_view text, const std::string& file, BareWords bare_words) {
  return TomlReader(text, file, bare_words).run();
}

}  // namespace la3::records
