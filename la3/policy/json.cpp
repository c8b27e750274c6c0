// Reads and writes the JSON form of a policy. This is the only file of the module that includes
// nlohmann's header.
//
// Reading is one pass over nlohmann's events, checked against the rules below as they come: memory
// stays within a small multiple of the result, nesting is bounded, and every error knows its line
// and column.
#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"
#include "la3/policy/policy.h"

namespace la3::policy {
namespace {

using nlohmann::json;

constexpr std::string_view kFormatName = "la3-policy";
constexpr double kFormatVersion = 1;

enum class Kind { kObject, kArray, kString, kNumber, kOther };

std::string_view kind_name(Kind kind) {
  constexpr std::string_view kNames[] = {"an object", "an array", "a string", "a number", "something else"};
  return kNames[static_cast<size_t>(kind)];
}

// Every value in the file, by meaning.
enum class Slot {
  kNone,
  kPolicy,
  kFormat,
  kVersion,
  kProvenance,
  kProvenanceValue,
  kLabels,
  kLabel,
  kLabelName,
  kTriples,
  kTriple,
  kOps,
  kOp,
  kScore,
};

struct Rule {
  Slot slot;
  Slot parent;
  std::string_view key;  // empty: any element of an array, or any key
  Kind kind;
  bool required;
};

// By slot number.
constexpr Rule kRules[] = {
    {Slot::kNone, Slot::kNone, "", Kind::kOther, false},
    {Slot::kPolicy, Slot::kNone, "", Kind::kObject, false},
    {Slot::kFormat, Slot::kPolicy, "format", Kind::kString, true},
    {Slot::kVersion, Slot::kPolicy, "version", Kind::kNumber, true},
    {Slot::kProvenance, Slot::kPolicy, "provenance", Kind::kObject, false},
    {Slot::kProvenanceValue, Slot::kProvenance, "", Kind::kString, false},
    {Slot::kLabels, Slot::kPolicy, "labels", Kind::kArray, true},
    {Slot::kLabel, Slot::kLabels, "", Kind::kObject, false},
    {Slot::kLabelName, Slot::kLabel, "label", Kind::kString, true},
    {Slot::kTriples, Slot::kLabel, "triples", Kind::kArray, true},
    {Slot::kTriple, Slot::kTriples, "", Kind::kObject, false},
    {Slot::kOps, Slot::kTriple, "ops", Kind::kArray, true},
    {Slot::kOp, Slot::kOps, "", Kind::kString, false},
    {Slot::kScore, Slot::kTriple, "score", Kind::kNumber, false},
};

const Rule& rule_of(Slot slot) {
  return kRules[static_cast<size_t>(slot)];
}

// The rule for `key` in the object `parent`, or for the elements of the array `parent`.
const Rule* find_rule(Slot parent, std::string_view key) {
  for (const Rule& rule : kRules) {
    if (rule.parent == parent && (rule.key.empty() || rule.key == key)) { return &rule; }
  }
  return nullptr;
}

// "line:column" of a byte, both from 1; columns count code points.
std::string line_and_column(std::string_view text, size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const auto columns = std::count_if(before.begin() + static_cast<ptrdiff_t>(line_start), before.end(),
                                     [](char c) { return (c & 0xC0) != 0x80; });
  return std::to_string(lines + 1) + ":" + std::to_string(columns + 1);
}

// Receives nlohmann's events (its SAX interface) and builds the policy. All of them return true:
// errors are thrown.
class Reader {
 public:
  Reader(std::string_view text, std::string_view name) : text_(text), name_(name) {}

  Policy take() { return std::move(policy_); }

  bool null() { return begin_value(Kind::kOther, "null"), true; }
  bool boolean(bool value) { return begin_value(Kind::kOther, value ? "true" : "false"), true; }
  bool number_integer(json::number_integer_t value) { return number(static_cast<double>(value)); }
  bool number_unsigned(json::number_unsigned_t value) { return number(static_cast<double>(value)); }
  bool number_float(double value, const std::string&) { return number(value); }
  // Does not occur in JSON text.
  bool binary(json::binary_t&) { return begin_value(Kind::kOther, "binary data"), true; }
  bool string(std::string& value);
  bool key(std::string& value);
  bool start_object(size_t) { return open(Kind::kObject); }
  bool start_array(size_t) { return open(Kind::kArray); }
  bool end_object();
  bool end_array();
  bool parse_error(size_t position, const std::string& last_token, const json::exception& error);

  [[noreturn]] void fail(size_t offset, const std::string& what) const {
    throw Error(printable(name_) + ":" + line_and_column(text_, offset) + ": " + what);
  }

 private:
  // An object or array that is being read.
  struct Open {
    Open(Slot its_slot, size_t its_offset) : slot(its_slot), began(its_offset) {}
    Slot slot;
    size_t began;               // offset of its opening bracket
    Slot member = Slot::kNone;  // the meaning of the current value
    std::string key;            // of that value, in an object
    size_t index = 0;           // of that value, in an array
    unsigned seen = 0;          // bits: the slots an object has had so far
  };

  [[noreturn]] void fail_here(size_t offset, const std::string& what) const;
  std::string path() const;
  void next_token();
  Slot begin_value(Kind kind, std::string_view found);
  void end_value();
  bool number(double value);
  bool open(Kind kind);
  Open close();
  void read_label_name(const std::string& value);
  void read_op(const std::string& value);

  Triple& triple() { return policy_.labels.back().triples.back(); }

  std::string_view text_;
  std::string_view name_;
  Policy policy_;
  std::vector<Open> open_;
  size_t token_ = 0;      // offset of the current token
  size_t token_end_ = 0;  // offset of its end
  std::unordered_set<std::string> label_names_;
  std::unordered_set<std::string> provenance_keys_;
};

constexpr std::string_view kBetweenTokens = " \t\r\n,:";

// nlohmann reports no positions, but between two of its events there are only spaces and
// separators. REQUIRES: nlohmann found the token to be well-formed.
void Reader::next_token() {
  token_ = text_.find_first_not_of(kBetweenTokens, token_end_);
  token_end_ = token_ + 1;
  if (text_[token_] == '"') {
    while (text_[token_end_] != '"') { token_end_ += text_[token_end_] == '\\' ? 2 : 1; }
    ++token_end_;
  } else if (std::string_view("{}[]").find(text_[token_]) == std::string_view::npos) {
    token_end_ = std::min(text_.find_first_of(" \t\r\n,]}", token_), text_.size());
  }
}

// The path of the current value: "labels[3].triples[0].ops[1]".
std::string Reader::path() const {
  std::string path;
  for (const Open& open : open_) {
    if (rule_of(open.slot).kind == Kind::kArray) {
      path += "[" + std::to_string(open.index) + "]";
    } else if (open.member != Slot::kNone) {
      path += (path.empty() ? "" : ".") + printable(open.key, 60);
    }
  }
  return path;
}

void Reader::fail_here(size_t offset, const std::string& what) const {
  const std::string place = path();
  fail(offset, (place.empty() ? "" : place + ": ") + what);
}

// Moves to the token that begins a value, and returns its meaning. Fails if a value of another kind
// belongs here.
Slot Reader::begin_value(Kind kind, std::string_view found) {
  next_token();
  const Slot slot = open_.empty() ? Slot::kPolicy : open_.back().member;
  const Kind expected = rule_of(slot).kind;
  if (kind != expected) {
    fail_here(token_, std::string(kind_name(expected)) + " expected, found " + std::string(found));
  }
  return slot;
}

void Reader::end_value() {
  if (!open_.empty() && rule_of(open_.back().slot).kind == Kind::kArray) { ++open_.back().index; }
}

bool Reader::string(std::string& value) {
  switch (begin_value(Kind::kString, kind_name(Kind::kString))) {
    case Slot::kFormat:
      if (value != kFormatName) {
        fail_here(token_, "'" + std::string(kFormatName) + "' expected, found " + in_quotes(value));
      }
      break;
    case Slot::kProvenanceValue: policy_.provenance.emplace_back(open_.back().key, value); break;
    case Slot::kLabelName: read_label_name(value); break;
    default: read_op(value);
  }
  end_value();
  return true;
}

void Reader::read_label_name(const std::string& value) {
  if (value.empty()) { fail_here(token_, "a name expected, found an empty string"); }
  if (!label_names_.insert(value).second) { fail_here(token_, "label " + in_quotes(value) + " stands twice"); }
  if (label_names_.size() > 1 && label_names_.contains(std::string(kAnyLabel))) {
    fail_here(token_, "'*' stands for every label and must be the only label");
  }
  policy_.labels.back().label = value;
}

void Reader::read_op(const std::string& value) {
  auto& ops = triple().ops;
  const size_t index = open_.back().index;
  if (index >= ops.size()) { fail_here(token_, "3 ops expected, found more"); }
  try {
    ops[index] = augment::parse_op(value);
  } catch (const std::invalid_argument& error) { fail_here(token_, error.what()); }
}

bool Reader::number(double value) {
  if (begin_value(Kind::kNumber, kind_name(Kind::kNumber)) == Slot::kScore) {
    triple().score = value;
  } else if (value != kFormatVersion) {
    const std::string found = printable(text_.substr(token_, token_end_ - token_), 60);
    fail_here(token_, value > kFormatVersion ? "version " + found + " is newer than this la3 reads; 1 expected"
                                             : "1 expected, found " + found);
  }
  end_value();
  return true;
}

bool Reader::key(std::string& value) {
  next_token();
  Open& object = open_.back();
  object.member = Slot::kNone;  // errors about the key belong to the object
  const Rule* rule = find_rule(object.slot, value);
  if (rule == nullptr) {
    std::vector<std::string_view> keys;
    for (const Rule& known : kRules) {
      if (known.parent == object.slot) { keys.push_back(known.key); }
    }
    fail_here(token_, "unknown key " + in_quotes(value) + suggest_name(value, keys));
  }
  const unsigned bit = 1u << static_cast<unsigned>(rule->slot);
  const bool is_new = rule->key.empty() ? provenance_keys_.insert(value).second : (object.seen & bit) == 0;
  if (!is_new) { fail_here(token_, "key " + in_quotes(value) + " stands twice"); }
  object.seen |= bit;
  object.member = rule->slot;
  object.key = value;
  return true;
}

bool Reader::open(Kind kind) {
  const Slot slot = begin_value(kind, kind_name(kind));
  if (slot == Slot::kLabel) { policy_.labels.emplace_back(); }
  if (slot == Slot::kTriple) { policy_.labels.back().triples.emplace_back(); }
  open_.push_back(Open(slot, token_));
  if (kind == Kind::kArray) { open_.back().member = find_rule(slot, "")->slot; }
  return true;
}

Reader::Open Reader::close() {
  next_token();
  Open closed = std::move(open_.back());
  open_.pop_back();  // errors about the whole of it name its place in its parent
  return closed;
}

bool Reader::end_object() {
  const Open object = close();
  for (const Rule& rule : kRules) {
    if (rule.parent == object.slot && rule.required && !(object.seen & 1u << static_cast<unsigned>(rule.slot))) {
      fail_here(object.began, "key '" + std::string(rule.key) + "' missing");
    }
  }
  end_value();
  return true;
}

bool Reader::end_array() {
  const Open array = close();
  if (array.slot == Slot::kOps && array.index != 3) {
    fail_here(array.began, "3 ops expected, found " + std::to_string(array.index));
  }
  if (array.index == 0) {
    fail_here(array.began,
              array.slot == Slot::kLabels ? "at least one label expected" : "at least one triple expected");
  }
  end_value();
  return true;
}

bool Reader::parse_error(size_t position, const std::string&, const json::exception& error) {
  constexpr int kNumberOverflow = 406;
  const size_t token = std::min(text_.find_first_not_of(kBetweenTokens, token_end_), text_.size());
  if (error.id == kNumberOverflow) { fail_here(token, "number out of range"); }
  // Newer versions of nlohmann have a message of their own for this.
  if (text_.empty()) { fail(0, "not valid JSON: unexpected end of input; expected '[', '{', or a literal"); }
  // "[json...] parse error at line 1, column 2: syntax error while parsing value - WHAT; last read:
  // '...'"
  std::string what = error.what();
  // As long as the file, and not safe to print.
  what.resize(std::min(what.find("; last read: '"), what.size()));
  const size_t start = what.find(" - ");
  if (start != std::string::npos) { what = what.substr(start + 3); }
  // nlohmann stops at the last character it read. That is right within a string; otherwise the
  // token's start is more helpful.
  const size_t last_read = std::min(position == 0 ? 0 : position - 1, text_.size());
  fail(what.starts_with("invalid string") ? last_read : std::min(token, last_read), "not valid JSON: " + what);
}

std::string score_text(double score) {
  // "-0" would be read as an integer, without its sign.
  if (score == 0 && std::signbit(score)) { return "-0.0"; }
  char digits[32];
  return {digits, std::to_chars(digits, digits + sizeof digits, score).ptr};
}

std::string triple_text(const Triple& triple) {
  std::string text = "{\"ops\": [";
  for (size_t i = 0; i < triple.ops.size(); ++i) {
    text += (i == 0 ? "\"" : ", \"") + std::string(augment::op_name(triple.ops[i])) + "\"";
  }
  text += "]";
  if (triple.score) { text += ", \"score\": " + score_text(*triple.score); }
  return text + "}";
}

std::string string_text(const std::string& text) {
  return json(text).dump();
}

}  // namespace

Policy parse_policy(std::string_view text, const std::string& name) {
  Reader reader(text, name);
  // nlohmann skips a byte order mark and takes a zero byte for the end of the text.
  if (text.starts_with("\xEF\xBB\xBF")) { reader.fail(0, "byte order mark found, UTF-8 without one expected"); }
  if (const size_t zero = text.find('\0'); zero != std::string_view::npos) {
    reader.fail(zero, "not valid JSON: byte 0 found");
  }
  json::sax_parse(text.begin(), text.end(), &reader);
  return reader.take();
}

std::string to_json(const Policy& policy) {
  check_policy(policy);
  std::string text = "{\n  \"format\": " + string_text(std::string(kFormatName)) + ",\n  \"version\": 1,\n";
  if (!policy.provenance.empty()) {
    text += "  \"provenance\": {";
    for (const auto& entry : policy.provenance) {
      if (&entry != &policy.provenance.front()) { text += ", "; }
      text += string_text(entry.first) + ": " + string_text(entry.second);
    }
    text += "},\n";
  }
  text += "  \"labels\": [\n";
  for (const LabelPolicy& label : policy.labels) {
    text += "    {\"label\": " + string_text(label.label) + ", \"triples\": [\n";
    for (const Triple& triple : label.triples) {
      text += "      " + triple_text(triple) + (&triple == &label.triples.back() ? "\n" : ",\n");
    }
    text += &label == &policy.labels.back() ? "    ]}\n" : "    ]},\n";
  }
  return text + "  ]\n}\n";
}

}  // namespace la3::policy
