// Reads one value in JSON or Python syntax. The two differ so little (quotes, tuples, None) that
// one reader handles both.
#include "la3/policy/plain_literal.h"

#include <charconv>
#include <cmath>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::policy {
namespace {

using pickle::PlainValue;
using pickle::PlainValues;
using Kind = PlainValue::Kind;

constexpr int kDeepest = 32;                            // a policy is four levels deep
constexpr double kLargestInteger = 9007199254740992.0;  // 2^53

void append_utf8(std::string& text, uint32_t code) {
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0 | code >> 6);
    text += static_cast<char>(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0 | code >> 12);
    text += static_cast<char>(0x80 | (code >> 6 & 0x3F));
    text += static_cast<char>(0x80 | (code & 0x3F));
  } else {
    text += static_cast<char>(0xF0 | code >> 18);
    text += static_cast<char>(0x80 | (code >> 12 & 0x3F));
    text += static_cast<char>(0x80 | (code >> 6 & 0x3F));
    text += static_cast<char>(0x80 | (code & 0x3F));
  }
}

class LiteralReader {
 public:
  LiteralReader(std::string_view text, const std::string& name) : text_(text), name_(name) {}

  PlainValues run() {
    values_.root = value(0);
    skip_space();
    if (at_ < text_.size()) { fail("the end expected, found " + found()); }
    return std::move(values_);
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    size_t line = 1, column = 1;
    for (size_t i = 0; i < at_; ++i) {
      if (text_[i] == '\n') {
        ++line;
        column = 1;
      } else if ((static_cast<uint8_t>(text_[i]) & 0xC0) != 0x80) {
        ++column;
      }
    }
    throw Error(printable(name_) + ":" + std::to_string(line) + ":" + std::to_string(column) + ": " + what);
  }

  std::string found() const {
    return at_ < text_.size() ? in_quotes(text_.substr(at_, 12)) : "the end of the file";
  }

  void skip_space() {
    while (at_ < text_.size()) {
      if (std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) {
        ++at_;
      } else if (text_[at_] == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else {
        return;
      }
    }
  }

  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) { return false; }
    ++at_;
    return true;
  }
  bool take_word(std::string_view word) {
    if (!text_.substr(at_).starts_with(word)) { return false; }
    at_ += word.size();
    return true;
  }

  uint32_t add(PlainValue value) {
    values_.all.push_back(std::move(value));
    return static_cast<uint32_t>(values_.all.size() - 1);
  }

  uint32_t value(int depth) {
    skip_space();
    if (depth > kDeepest) { fail("lists within lists more than " + std::to_string(kDeepest) + " deep"); }
    if (at_ >= text_.size()) { fail("a value expected, found the end of the file"); }
    const char c = text_[at_];
    if (c == '[' || c == '(') { return list(c == '[' ? ']' : ')', depth); }
    if (c == '{') { return dict(depth); }
    if (c == '"' || c == '\'') { return add({.kind = Kind::kString, .text = string()}); }
    if (take_word("None") || take_word("null")) { return add({}); }
    if (take_word("True") || take_word("true")) { return add({.kind = Kind::kBool, .number = 1}); }
    if (take_word("False") || take_word("false")) { return add({.kind = Kind::kBool}); }
    return number();
  }

  uint32_t list(char close, int depth) {
    ++at_;
    PlainValue list{.kind = Kind::kList};
    for (skip_space(); !take(close); skip_space()) {
      if (!list.items.empty()) {
        if (!take(',')) { fail("',' or '" + std::string(1, close) + "' expected, found " + found()); }
        skip_space();
        if (take(close)) { break; }
      }
      list.items.push_back(value(depth + 1));
    }
    return add(std::move(list));
  }

  uint32_t dict(int depth) {
    ++at_;
    PlainValue dict{.kind = Kind::kDict};
    for (skip_space(); !take('}'); skip_space()) {
      if (!dict.items.empty()) {
        if (!take(',')) { fail("',' or '}' expected, found " + found()); }
        skip_space();
        if (take('}')) { break; }
      }
      dict.items.push_back(value(depth + 1));
      skip_space();
      if (!take(':')) { fail("':' expected, found " + found()); }
      dict.items.push_back(value(depth + 1));
    }
    return add(std::move(dict));
  }

  uint32_t hexadecimal(size_t digits) {
    uint32_t code = 0;
    const char* begin = text_.data() + at_;
    if (text_.size() - at_ < digits) { fail("a hexadecimal number expected, found " + found()); }
    const auto [end, problem] = std::from_chars(begin, begin + digits, code, 16);
    if (problem != std::errc() || end != begin + digits) {
      fail("a hexadecimal number expected, found " + found());
    }
    at_ += digits;
    return code;
  }

  std::string string() {
    const size_t began = at_;
    const char quote = text_[at_++];
    std::string result;
    while (!take(quote)) {
      if (at_ >= text_.size() || text_[at_] == '\n') {
        at_ = began;
        fail("a string that is not closed on its line");
      }
      if (!take('\\')) {
        result += text_[at_++];
        continue;
      }
      const char c = at_ < text_.size() ? text_[at_++] : '\0';
      constexpr std::string_view kEscapes = "\\'\"/bfnrt", kMeanings = "\\'\"/\b\f\n\r\t";
      if (const size_t known = kEscapes.find(c); known != std::string_view::npos) {
        result += kMeanings[known];
      } else if (c == 'x' || c == 'u' || c == 'U') {
        uint32_t code = hexadecimal(c == 'x' ? 2 : c == 'u' ? 4 : 8);
        if (code >= 0xD800 && code < 0xDC00 && take_word("\\u")) {  // a JSON surrogate pair
          const uint32_t low = hexadecimal(4);
          code = low >= 0xDC00 && low < 0xE000 ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00) : 0xD800;
        }
        if ((code >= 0xD800 && code < 0xE000) || code > 0x10FFFF) { fail("half of a character in a string"); }
        append_utf8(result, code);
      } else {
        --at_;
        fail("an escape of a string expected, found " + found());
      }
    }
    if (!is_utf8(result)) {
      at_ = began;
      fail("a string that is not UTF-8");
    }
    return result;
  }

  uint32_t number() {
    const char* begin = text_.data() + at_;
    double value = 0;
    const auto [end, problem] = std::from_chars(begin, text_.data() + text_.size(), value);
    const std::string_view digits(begin, static_cast<size_t>(end - begin));
    if (digits.find_first_of("0123456789") == std::string_view::npos) {
      fail("a value expected, found " + found());
    }
    if (problem != std::errc()) { fail("a number too large: " + found()); }
    const bool is_integer = digits.find_first_of(".eE") == std::string_view::npos;
    if (is_integer && std::abs(value) > kLargestInteger) { fail("a number too large: " + found()); }
    at_ += digits.size();
    return add({.kind = is_integer ? Kind::kInteger : Kind::kReal, .number = value});
  }

  std::string_view text_;
  std::string name_;
  size_t at_ = 0;
  PlainValues values_;
};

}  // namespace

pickle::PlainValues read_literal(std::string_view text, const std::string& name) {
  return LiteralReader(text, name).run();
}

}  // namespace la3::policy
