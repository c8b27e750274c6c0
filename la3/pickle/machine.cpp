// Opcodes that can reach code (GLOBAL, REDUCE, BUILD, ...) are known here to be refused by name, or,
// for the few names that the rules allow, to be kept as data.
#include "la3/pickle/machine.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <unordered_map>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::pickle {
namespace {

using Kind = PlainValue::Kind;

constexpr std::string_view kOrderedDict = "collections.OrderedDict";
constexpr std::string_view kDefaultDict = "collections.defaultdict";
constexpr double kLargestInteger = 9007199254740992.0;  // 2^53

class Unpickler {
 public:
  Unpickler(std::string_view bytes, const std::string& name, const PickleRules& rules)
      : bytes_(bytes), name_(name), rules_(rules) {}

  PlainValues run() {
    while (step()) {}
    if (stack_.size() != 1 || !marks_.empty()) {
      fail("one value expected at the end, found " + std::to_string(stack_.size()));
    }
    values_.root = stack_[0];
    return std::move(values_);
  }
  size_t used() const { return at_; }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw Error(printable(name_) + ": byte " + std::to_string(opcode_at_) + ": not a pickle of " +
                std::string(rules_.what) + ": " + what);
  }

  // `named` is what the pickle asks for, if that is known.
  [[noreturn]] void refuse_code(std::string_view opcode, const std::string& named) const {
    throw Error(printable(name_) + ": byte " + std::to_string(opcode_at_) +
                ": this pickle asks Python to run code" + (named.empty() ? "" : ": " + in_quotes(named)) +
                " (opcode " + std::string(opcode) + "); nothing was run" +
                (rules_.advice.empty() ? "" : ". " + std::string(rules_.advice)));
  }

  std::string_view take(size_t count) {
    if (count > bytes_.size() - at_) { fail("the file ends within a value"); }
    at_ += count;
    return bytes_.substr(at_ - count, count);
  }

  // Little-endian.
  uint64_t unsigned_number(size_t size) {
    uint64_t value = 0;
    const std::string_view from = take(size);
    for (size_t i = 0; i < size; ++i) { value |= uint64_t{static_cast<uint8_t>(from[i])} << (8 * i); }
    return value;
  }

  std::string_view line() {
    const size_t end = bytes_.find('\n', at_);
    if (end == std::string_view::npos) { fail("the file ends within a line"); }
    const std::string_view found = bytes_.substr(at_, end - at_);
    at_ = end + 1;
    return found;
  }

  void push(PlainValue value) {
    if (values_.all.size() >= rules_.max_values) {
      fail("at most " + std::to_string(rules_.max_values) + " values expected, found more");
    }
    values_.all.push_back(std::move(value));
    stack_.push_back(static_cast<uint32_t>(values_.all.size() - 1));
  }
  void push_number(Kind kind, double number) {
    if (kind == Kind::kInteger && !(std::abs(number) <= kLargestInteger)) { fail("a number too large"); }
    push({.kind = kind, .number = number});
  }
  void push_text(std::string text) {
    if (!is_utf8(text)) { fail("a string that is not UTF-8"); }
    push({.kind = Kind::kString, .text = std::move(text)});
  }

  uint32_t pop() {
    // Values below the last mark belong to whoever set it.
    if (stack_.size() <= (marks_.empty() ? 0 : marks_.back())) { fail("a value is missing on the stack"); }
    const uint32_t top = stack_.back();
    stack_.pop_back();
    return top;
  }

  std::vector<uint32_t> pop_to_mark() {
    if (marks_.empty()) { fail("a mark is missing on the stack"); }
    std::vector<uint32_t> popped(stack_.begin() + static_cast<std::ptrdiff_t>(marks_.back()), stack_.end());
    stack_.resize(marks_.back());
    marks_.pop_back();
    return popped;
  }

  // Appends to the list or dict on top of the stack.
  void extend(Kind kind, const std::vector<uint32_t>& items) {
    PlainValue& target = values_.all[top()];
    if (target.kind != kind) {
      fail(std::string(kind_name(kind)) + " expected, found " + std::string(kind_name(target.kind)));
    }
    if (kind == Kind::kDict && items.size() % 2 != 0) { fail("a key without a value"); }
    target.items.insert(target.items.end(), items.begin(), items.end());
  }

  void push_tuple(size_t count) {
    std::vector<uint32_t> items(count);
    while (count > 0) { items[--count] = pop(); }
    push({.kind = Kind::kList, .items = std::move(items)});
  }

  // Numbers as Python writes them in protocol 0: "12", "12L", "01" for true; or "0.5".
  void push_written(std::string_view text, Kind kind) {
    if (kind == Kind::kInteger && (text == "00" || text == "01")) {
      return push_number(Kind::kBool, text == "01" ? 1 : 0);
    }
    if (kind == Kind::kInteger && text.ends_with('L')) { text.remove_suffix(1); }
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size() ||
        (kind == Kind::kInteger && value != std::floor(value))) {
      fail("a number expected, found " + in_quotes(text));
    }
    push_number(kind, value);
  }

  // Two's complement, little-endian, of any length.
  void push_long(uint64_t size) {
    const std::string_view digits = take(size);
    if (size > 8) { fail("a number too large"); }
    uint64_t value = 0;
    for (size_t i = 0; i < size; ++i) { value |= uint64_t{static_cast<uint8_t>(digits[i])} << (8 * i); }
    if (size > 0 && size < 8 && (static_cast<uint8_t>(digits.back()) & 0x80) != 0) {
      value |= ~uint64_t{0} << (8 * size);
    }
    push_number(Kind::kInteger, static_cast<double>(static_cast<int64_t>(value)));
  }

  // Python 2's strings in protocol 0: quoted, possibly with escapes, which no op or label name
  // needs.
  void push_quoted(std::string_view text) {
    if (text.size() < 2 || (text[0] != '\'' && text[0] != '"') || text.back() != text[0] ||
        text.find('\\') != std::string_view::npos) {
      fail("a plain quoted string expected, found " + in_quotes(text));
    }
    push_text(std::string(text.substr(1, text.size() - 2)));
  }

  // Protocol 0's unicode: backslashes occur only before uXXXX.
  void push_unicode_line(std::string_view text) {
    if (text.find('\\') != std::string_view::npos) { fail("an escaped character in " + in_quotes(text)); }
    std::string utf8;
    for (const char c : text) {  // bytes are Latin-1 here
      const auto byte = static_cast<uint8_t>(c);
      if (byte < 0x80) {
        utf8 += c;
      } else {
        utf8 += static_cast<char>(0xC0 | byte >> 6);
        utf8 += static_cast<char>(0x80 | (byte & 0x3F));
      }
    }
    push_text(std::move(utf8));
  }

  void remember(uint64_t key) { memo_[key] = top(); }
  void recall(uint64_t key) {
    const auto found = memo_.find(key);
    if (found == memo_.end()) { fail("value " + std::to_string(key) + " is used before it is made"); }
    stack_.push_back(found->second);
  }
  uint64_t key_line() {
    const std::string_view text = line();
    uint64_t key = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), key);
    if (problem != std::errc() || end != text.data() + text.size()) {
      fail("a number expected, found " + in_quotes(text));
    }
    return key;
  }
  uint32_t top() {
    const uint32_t value = pop();
    stack_.push_back(value);
    return value;
  }

  std::string text_on_stack(size_t from_top) const {
    if (stack_.size() < from_top) { return ""; }
    const PlainValue& value = values_[stack_[stack_.size() - from_top]];
    return value.kind == Kind::kString ? value.text : "";
  }

  static bool has_name(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  }
  void check_name(std::string_view opcode, const std::string& name) const {
    if (!has_name(rules_.names, name) && !has_name(rules_.passed_over, name)) { refuse_code(opcode, name); }
  }
  void push_name(std::string_view opcode, std::string name) {
    check_name(opcode, name);
    push({.kind = Kind::kName, .text = std::move(name)});
  }

  // REDUCE: a name and its arguments become a call, as data.
  void call() {
    if (rules_.names.empty()) { refuse_code("REDUCE", ""); }
    const uint32_t arguments = pop(), function = pop();
    if (values_[function].kind != Kind::kName || values_[arguments].kind != Kind::kList) {
      fail("a name and its arguments expected, found " + std::string(kind_name(values_[function].kind)) + " and " +
           std::string(kind_name(values_[arguments].kind)));
    }
    if (values_[function].text == kOrderedDict) { return push_ordered_dict(values_[arguments].items); }
    if (values_[function].text == kDefaultDict) { return push({.kind = Kind::kDict}); }
    push({.kind = Kind::kCall, .items = {function, arguments}});
  }

  // OrderedDict(), or OrderedDict([[key, value], ...]) in old pickles. A list is used for one dict
  // only, so that memory stays within a multiple of the bytes.
  void push_ordered_dict(const std::vector<uint32_t>& arguments) {
    PlainValue dict{.kind = Kind::kDict};
    if (!arguments.empty()) {
      PlainValue& list = values_.all[arguments[0]];
      if (arguments.size() != 1 || list.kind != Kind::kList) { fail("an OrderedDict of a list of pairs expected"); }
      for (const uint32_t item : list.items) {
        const PlainValue& pair = values_[item];
        if (pair.kind != Kind::kList || pair.items.size() != 2) {
          fail("an OrderedDict of a list of pairs expected");
        }
        dict.items.insert(dict.items.end(), pair.items.begin(), pair.items.end());
      }
      list.items.clear();
    }
    push(std::move(dict));
    ordered_dicts_.push_back(top());
  }

  // NEWOBJ: an object of a class that the rules let pass.
  void new_object() {
    if (rules_.passed_over.empty()) { refuse_code("NEWOBJ", ""); }
    const uint32_t arguments = pop(), made = pop();
    const PlainValue& type = values_[made];
    if (type.kind != Kind::kName || values_[arguments].kind != Kind::kList ||
        !has_name(rules_.passed_over, type.text)) {
      refuse_code("NEWOBJ", type.kind == Kind::kName ? type.text : "");
    }
    push({.kind = Kind::kCall, .items = {made, arguments}});
  }

  // BUILD sets attributes of an object: those of an OrderedDict (torch's "_metadata") and of what is
  // passed over are dropped.
  void build() {
    if (rules_.names.empty()) { refuse_code("BUILD", ""); }
    pop();
    const PlainValue& object = values_[top()];
    const bool is_passed_over =
        object.kind == Kind::kCall && has_name(rules_.passed_over, values_[object.items[0]].text);
    if (!is_passed_over && !std::binary_search(ordered_dicts_.begin(), ordered_dicts_.end(), top())) {
      refuse_code("BUILD", "");
    }
  }

  bool step() {
    opcode_at_ = at_;
    const auto opcode = static_cast<uint8_t>(take(1)[0]);
    switch (opcode) {
      case 0x80:  // PROTO
        if (unsigned_number(1) > 5) { fail("a protocol above 5"); }
        return true;
      case 0x95: unsigned_number(8); return true;  // FRAME: only says how far to read ahead
      case '.': return false;                      // STOP

      case '(': marks_.push_back(stack_.size()); return true;
      case '0':  // POP
        if (!marks_.empty() && marks_.back() == stack_.size()) {
          marks_.pop_back();
        } else {
          pop();
        }
        return true;
      case '1': pop_to_mark(); return true;
      case '2': stack_.push_back(top()); return true;  // DUP

      case 'N': push({}); return true;
      case 0x88: push_number(Kind::kBool, 1); return true;
      case 0x89: push_number(Kind::kBool, 0); return true;
      case 'I':
      case 'L': push_written(line(), Kind::kInteger); return true;
      case 'F': push_written(line(), Kind::kReal); return true;
      case 'K': push_number(Kind::kInteger, static_cast<double>(unsigned_number(1))); return true;
      case 'M': push_number(Kind::kInteger, static_cast<double>(unsigned_number(2))); return true;
      case 'J': push_number(Kind::kInteger, static_cast<int32_t>(unsigned_number(4))); return true;
      case 0x8a: push_long(unsigned_number(1)); return true;
      case 0x8b: push_long(unsigned_number(4)); return true;
      case 'G': {
        uint64_t bits = 0;
        for (const char c : take(8)) { bits = bits << 8 | static_cast<uint8_t>(c); }
        push_number(Kind::kReal, std::bit_cast<double>(bits));
        return true;
      }

      case 'S': push_quoted(line()); return true;
      case 'V': push_unicode_line(line()); return true;
      case 'U':
      case 0x8c: push_text(std::string(take(unsigned_number(1)))); return true;
      case 'T':
      case 'X': push_text(std::string(take(unsigned_number(4)))); return true;
      case 0x8d: push_text(std::string(take(unsigned_number(8)))); return true;

      case ']':
      case ')': push({.kind = Kind::kList}); return true;
      case 'l':
      case 't': {
        std::vector<uint32_t> items = pop_to_mark();
        push({.kind = Kind::kList, .items = std::move(items)});
        return true;
      }
      case 0x85: push_tuple(1); return true;
      case 0x86: push_tuple(2); return true;
      case 0x87: push_tuple(3); return true;
      case 'a': {
        const uint32_t item = pop();
        extend(Kind::kList, {item});
        return true;
      }
      case 'e': extend(Kind::kList, pop_to_mark()); return true;
      case '}': push({.kind = Kind::kDict}); return true;
      case 'd': {
        const std::vector<uint32_t> items = pop_to_mark();
        push({.kind = Kind::kDict});
        extend(Kind::kDict, items);
        return true;
      }
      case 's': {
        const uint32_t value = pop(), key = pop();
        extend(Kind::kDict, {key, value});
        return true;
      }
      case 'u': extend(Kind::kDict, pop_to_mark()); return true;

      case 'p': remember(key_line()); return true;
      case 'q': remember(unsigned_number(1)); return true;
      case 'r': remember(unsigned_number(4)); return true;
      case 0x94: remember(memo_.size()); return true;
      case 'g': recall(key_line()); return true;
      case 'h': recall(unsigned_number(1)); return true;
      case 'j': recall(unsigned_number(4)); return true;

      case 'c':
      case 'i': {
        const std::string module(line()), attribute(line());
        if (opcode == 'i') { refuse_code("INST", module + "." + attribute); }
        push_name("GLOBAL", module + "." + attribute);
        return true;
      }
      case 0x93: {
        const std::string name = text_on_stack(2) + "." + text_on_stack(1);
        check_name("STACK_GLOBAL", name);
        pop(), pop();
        push_name("STACK_GLOBAL", name);
        return true;
      }
      case 'R': call(); return true;
      case 'b': build(); return true;
      case 'o': refuse_code("OBJ", "");
      case 0x81: new_object(); return true;
      case 0x92: refuse_code("NEWOBJ_EX", "");
      case 0x82:
      case 0x83:
      case 0x84: refuse_code("EXT", "");
      case 'P': refuse_code("PERSID", "");
      case 'Q': {
        if (rules_.names.empty()) { refuse_code("PERSID", ""); }
        const uint32_t to = pop();
        push({.kind = Kind::kReference, .items = {to}});
        return true;
      }
      case 'B':
      case 'C':
      case 0x8e:
      case 0x96: fail("bytes");
      case 0x8f:
      case 0x90:
      case 0x91: fail("a set");
      default: {
        char text[16];
        std::snprintf(text, sizeof text, "0x%02x", opcode);
        fail("unknown opcode " + std::string(text));
      }
    }
  }

  std::string_view bytes_;
  std::string name_;
  const PickleRules& rules_;
  size_t at_ = 0, opcode_at_ = 0;
  PlainValues values_;
  std::vector<uint32_t> stack_;
  std::vector<size_t> marks_;            // heights of the stack
  std::vector<uint32_t> ordered_dicts_;  // ascending
  std::unordered_map<uint64_t, uint32_t> memo_;
};

}  // namespace

std::string_view kind_name(PlainValue::Kind kind) {
  constexpr std::string_view kNames[] = {"None",   "a truth value", "a number", "a number", "a string",
                                         "a list", "a dict",        "a name",   "a call",   "a reference"};
  return kNames[static_cast<size_t>(kind)];
}

bool looks_like_pickle(std::string_view bytes) {
  if (bytes.empty()) { return false; }
  // Protocols 2 and above begin with 0x80; older ones are recognised by their first and last
  // opcode. No literal ends with a dot, except a number such as "1.".
  return bytes[0] == '\x80' ||
         (std::string_view("(}])").find(bytes[0]) != std::string_view::npos && bytes.back() == '.') ||
         ((bytes[0] == 'c' || bytes[0] == 'i') && bytes.back() == '.');
}

PlainValues read_pickle(std::string_view bytes, const std::string& name, const PickleRules& rules, size_t* used) {
  Unpickler unpickler(bytes, name, rules);
  PlainValues values = unpickler.run();
  if (used != nullptr) { *used = unpickler.used(); }
  return values;
}

}  // namespace la3::pickle
