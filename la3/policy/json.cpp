// Reads and writes the JSON form of a policy. This is the only file of the module that includes
// nlohmann's header.
//
// Reading is one pass over nlohmann's events, checked against the rules below as they come: memory
// stays within a small multiple of the result, nesting is bounded, and every error knows its line
// and column.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"
#include "la3/policy/check.h"
#include "la3/policy/number_text.h"
#include "la3/policy/policy.h"

namespace la3::policy {
namespace {

using nlohmann::json;

constexpr std::string_view kFormatName = "la3-policy";
constexpr int kTriplesVersion = 1, kRecipesVersion = 2;

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
  kSpace,
  kProvenance,
  kProvenanceValue,
  kLabels,
  kLabel,
  kLabelName,
  kTriples,
  kTriple,
  kOps,
  kTripleOp,
  kSchedule,
  kPhase,
  kEpochs,
  kEpoch,
  kRecipes,
  kRecipe,
  kSteps,
  kStep,
  kOneOf,
  kChoice,
  kOp,
  kProbability,
  kMagnitude,
  kRange,
  kRangeEnd,
  kLevels,
  kSign,
  kWeight,
  kScore,
};
constexpr size_t kSlotCount = static_cast<size_t>(Slot::kScore) + 1;

constexpr uint64_t bit(Slot slot) {
  return uint64_t{1} << static_cast<size_t>(slot);
}

struct Rule {
  Slot slot;
  Slot parent;
  std::string_view key;  // empty: any element of an array, or any key
  Kind kind;
  bool required;
  int only_version = 0;             // 0: every version
  Slot other_parent = Slot::kNone;  // where the same value also stands
};

// By slot number.
constexpr Rule kRules[] = {
    {Slot::kNone, Slot::kNone, "", Kind::kOther, false},
    {Slot::kPolicy, Slot::kNone, "", Kind::kObject, false},
    {Slot::kFormat, Slot::kPolicy, "format", Kind::kString, true},
    {Slot::kVersion, Slot::kPolicy, "version", Kind::kNumber, true},
    {Slot::kSpace, Slot::kPolicy, "space", Kind::kString, false, kRecipesVersion},
    {Slot::kProvenance, Slot::kPolicy, "provenance", Kind::kObject, false},
    {Slot::kProvenanceValue, Slot::kProvenance, "", Kind::kString, false},
    {Slot::kLabels, Slot::kPolicy, "labels", Kind::kArray, true},
    {Slot::kLabel, Slot::kLabels, "", Kind::kObject, false},
    {Slot::kLabelName, Slot::kLabel, "label", Kind::kString, true},
    {Slot::kTriples, Slot::kLabel, "triples", Kind::kArray, true, kTriplesVersion},
    {Slot::kTriple, Slot::kTriples, "", Kind::kObject, false},
    {Slot::kOps, Slot::kTriple, "ops", Kind::kArray, true},
    {Slot::kTripleOp, Slot::kOps, "", Kind::kString, false},
    {Slot::kSchedule, Slot::kLabel, "schedule", Kind::kArray, false, kRecipesVersion},
    {Slot::kPhase, Slot::kSchedule, "", Kind::kObject, false},
    {Slot::kEpochs, Slot::kPhase, "epochs", Kind::kArray, true},
    {Slot::kEpoch, Slot::kEpochs, "", Kind::kNumber, false},
    {Slot::kRecipes, Slot::kLabel, "recipes", Kind::kArray, false, kRecipesVersion, Slot::kPhase},
    {Slot::kRecipe, Slot::kRecipes, "", Kind::kObject, false},
    {Slot::kSteps, Slot::kRecipe, "steps", Kind::kArray, true},
    {Slot::kStep, Slot::kSteps, "", Kind::kObject, false},
    {Slot::kOneOf, Slot::kStep, "one_of", Kind::kArray, false},
    {Slot::kChoice, Slot::kOneOf, "", Kind::kObject, false},
    {Slot::kOp, Slot::kStep, "op", Kind::kString, false, 0, Slot::kChoice},
    {Slot::kProbability, Slot::kStep, "probability", Kind::kNumber, false, 0, Slot::kChoice},
    {Slot::kMagnitude, Slot::kStep, "magnitude", Kind::kNumber, false, 0, Slot::kChoice},
    {Slot::kRange, Slot::kStep, "range", Kind::kArray, false, 0, Slot::kChoice},
    {Slot::kRangeEnd, Slot::kRange, "", Kind::kNumber, false},
    {Slot::kLevels, Slot::kStep, "levels", Kind::kNumber, false, 0, Slot::kChoice},
    {Slot::kSign, Slot::kStep, "sign", Kind::kString, false, 0, Slot::kChoice},
    {Slot::kWeight, Slot::kRecipe, "weight", Kind::kNumber, false, 0, Slot::kChoice},
    {Slot::kScore, Slot::kTriple, "score", Kind::kNumber, false, 0, Slot::kRecipe},
};
static_assert(std::size(kRules) == kSlotCount);

// Keys that exclude each other, and of which `one_needed` in an object of the first one's parent.
struct EitherOr {
  Slot a, b;
  bool one_needed = false;
};
constexpr EitherOr kEitherOr[] = {
    {Slot::kRecipes, Slot::kSchedule, true}, {Slot::kOp, Slot::kOneOf, true},  {Slot::kMagnitude, Slot::kRange},
    {Slot::kProbability, Slot::kOneOf},      {Slot::kMagnitude, Slot::kOneOf}, {Slot::kRange, Slot::kOneOf},
    {Slot::kLevels, Slot::kOneOf},           {Slot::kSign, Slot::kOneOf},
};

const Rule& rule_of(Slot slot) {
  return kRules[static_cast<size_t>(slot)];
}

bool is_member(const Rule& rule, Slot parent) {
  return rule.parent == parent || rule.other_parent == parent;
}

bool is_of_version(const Rule& rule, int version) {
  return rule.only_version == 0 || rule.only_version == version;
}

// The rule for `key` in the object `parent`, or for the elements of the array `parent`.
const Rule* find_rule(Slot parent, std::string_view key) {
  for (const Rule& rule : kRules) {
    if (is_member(rule, parent) && (rule.key.empty() || rule.key == key)) { return &rule; }
  }
  return nullptr;
}

// Looks ahead for what decides the meaning of everything else and may stand anywhere: the version
// and the space. Stops as soon as it knows them; whatever is wrong is left to the Reader.
class Header {
 public:
  int version = kTriplesVersion;
  augment::Space space = augment::Space::kLa3;

  bool null() { return true; }
  bool boolean(bool) { return true; }
  bool number_integer(json::number_integer_t value) { return number(static_cast<double>(value)); }
  bool number_unsigned(json::number_unsigned_t value) { return number(static_cast<double>(value)); }
  bool number_float(double value, const std::string&) { return number(value); }
  bool binary(json::binary_t&) { return true; }
  bool string(std::string& value) {
    if (depth_ == 1 && key_ == "space" && !has_space_) {
      space = augment::find_space(value).value_or(augment::Space::kLa3);
      has_space_ = true;
    }
    return goes_on();
  }
  bool key(std::string& value) {
    if (depth_ == 1) { key_ = value; }
    return true;
  }
  bool start_object(size_t) { return ++depth_, true; }
  bool start_array(size_t) { return ++depth_, true; }
  bool end_object() { return --depth_, true; }
  bool end_array() { return --depth_, true; }
  bool parse_error(size_t, const std::string&, const json::exception&) { return false; }

 private:
  bool number(double value) {
    if (depth_ == 1 && key_ == "version" && !has_version_) {
      version = value == kRecipesVersion ? kRecipesVersion : kTriplesVersion;
      has_version_ = true;
    }
    return goes_on();
  }
  bool goes_on() const { return !has_version_ || (version == kRecipesVersion && !has_space_); }

  size_t depth_ = 0;
  std::string key_;
  bool has_version_ = false, has_space_ = false;
};

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

  void set_header(const Header& header) {
    version_ = header.version;
    policy_.space = header.space;
  }

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
    uint64_t seen = 0;          // bits: the slots an object has had so far
  };

  [[noreturn]] void fail_here(size_t offset, const std::string& what) const;
  std::string path() const;
  std::string token() const { return printable(text_.substr(token_, token_end_ - token_), 60); }
  void next_token();
  Slot begin_value(Kind kind, std::string_view found);
  void end_value();
  bool number(double value);
  bool open(Kind kind);
  Open close();
  void check_key(const Open& object, const Rule& rule) const;
  void read_space(const std::string& value) const;
  void read_label_name(const std::string& value);
  augment::Op parsed_op(const std::string& value) const;
  void read_triple_op(const std::string& value);
  void read_version(double value) const;
  void read_epoch(double value);
  void read_range_end(double value);
  void read_weight(double value);
  double whole_number(double value, double low, double high) const;
  void begin_entry(Slot slot, Slot parent);
  void end_choice(const Open& object);
  void end_epochs(const Open& array);

  Triple& triple() { return policy_.labels.back().triples.back(); }
  Phase& phase() { return policy_.labels.back().phases.back(); }
  Recipe& recipe() { return phase().recipes.back(); }
  Step& step() { return recipe().steps.back(); }
  Choice& choice() { return step().choices.back(); }

  std::string_view text_;
  std::string_view name_;
  int version_ = kTriplesVersion;
  Policy policy_;
  std::vector<Open> open_;
  size_t token_ = 0;                          // offset of the current token
  size_t token_end_ = 0;                      // offset of its end
  std::array<size_t, kSlotCount> offsets_{};  // of the last value of each meaning
  int levels_ = 0;                            // of the current choice
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
  offsets_[static_cast<size_t>(slot)] = token_;
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
    case Slot::kSpace: read_space(value); break;
    case Slot::kOp: choice().op = parsed_op(value); break;
    case Slot::kSign:
      if (value != "random") { fail_here(token_, "'random' expected, found " + in_quotes(value)); }
      choice().random_sign = true;
      break;
    default: read_triple_op(value);
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

void Reader::read_space(const std::string& value) const {
  try {
    augment::parse_space(value);  // Header has kept it
  } catch (const std::invalid_argument& error) { fail_here(token_, error.what()); }
}

augment::Op Reader::parsed_op(const std::string& value) const {
  try {
    return augment::parse_op(value);
  } catch (const std::invalid_argument& error) { fail_here(token_, error.what()); }
}

void Reader::read_triple_op(const std::string& value) {
  auto& ops = triple().ops;
  const size_t index = open_.back().index;
  if (index >= ops.size()) { fail_here(token_, "3 ops expected, found more"); }
  ops[index] = parsed_op(value);
}

void Reader::read_version(double value) const {
  if (value == kTriplesVersion || value == kRecipesVersion) { return; }
  fail_here(token_, value > kRecipesVersion
                        ? "version " + token() + " is newer than this la3 reads; 1 or 2 expected"
                        : "1 or 2 expected, found " + token());
}

double Reader::whole_number(double value, double low, double high) const {
  if (value >= low && value <= high && value == std::floor(value)) { return value; }
  fail_here(token_,
            "a whole number from " + number_text(low) + " to " + number_text(high) + " expected, found " + token());
}

void Reader::read_epoch(double value) {
  const auto epoch = static_cast<uint32_t>(whole_number(value, 0, kLastEpoch));
  switch (open_.back().index) {
    case 0: phase().first_epoch = epoch; break;
    case 1: phase().last_epoch = epoch; break;
    default: fail_here(token_, "the first and the last epoch expected, found more");
  }
}

void Reader::read_range_end(double value) {
  auto& range = std::get<MagnitudeRange>(choice().magnitude);
  switch (open_.back().index) {
    case 0: range.low = value; break;
    case 1: range.high = value; break;
    default: fail_here(token_, "2 ends expected, found more");
  }
}

void Reader::read_weight(double value) {
  if (!is_weight(value)) { fail_here(token_, std::string(kWeightExpected) + ", found " + token()); }
  (open_.back().slot == Slot::kRecipe ? recipe().weight : choice().weight) = value;
}

bool Reader::number(double value) {
  switch (begin_value(Kind::kNumber, kind_name(Kind::kNumber))) {
    case Slot::kScore: (open_.back().slot == Slot::kTriple ? triple().score : recipe().score) = value; break;
    case Slot::kProbability: choice().probability = value; break;
    case Slot::kMagnitude: choice().magnitude = value; break;
    case Slot::kRangeEnd: read_range_end(value); break;
    case Slot::kLevels: levels_ = static_cast<int>(whole_number(value, 2, kMostLevels)); break;
    case Slot::kWeight: read_weight(value); break;
    case Slot::kEpoch: read_epoch(value); break;
    default: read_version(value);
  }
  end_value();
  return true;
}

// Fails if the key is of another version, stands twice or is excluded by one before it.
void Reader::check_key(const Open& object, const Rule& rule) const {
  const std::string key(rule.key);
  if (!is_of_version(rule, version_)) {
    fail_here(token_, "key '" + key + "' is of version " + std::to_string(rule.only_version) +
                          ", this file is of version " + std::to_string(version_));
  }
  if (!rule.key.empty() && (object.seen & bit(rule.slot)) != 0) {
    fail_here(token_, "key '" + key + "' stands twice");
  }
  for (const auto& [a, b, one_needed] : kEitherOr) {
    const Slot other = a == rule.slot ? b : b == rule.slot ? a : Slot::kNone;
    if (other != Slot::kNone && (object.seen & bit(other)) != 0) {
      fail_here(token_, "either '" + std::string(rule_of(a).key) + "' or '" + std::string(rule_of(b).key) +
                            "' expected, found both");
    }
  }
}

bool Reader::key(std::string& value) {
  next_token();
  Open& object = open_.back();
  object.member = Slot::kNone;  // errors about the key belong to the object
  const Rule* rule = find_rule(object.slot, value);
  if (rule == nullptr) {
    std::vector<std::string_view> keys;
    for (const Rule& known : kRules) {
      if (is_member(known, object.slot) && is_of_version(known, version_)) { keys.push_back(known.key); }
    }
    fail_here(token_, "unknown key " + in_quotes(value) + suggest_name(value, keys));
  }
  check_key(object, *rule);
  if (rule->key.empty() && !provenance_keys_.insert(value).second) {
    fail_here(token_, "key " + in_quotes(value) + " stands twice");
  }
  object.seen |= bit(rule->slot);
  object.member = rule->slot;
  object.key = value;
  return true;
}

// Makes room for what an object or array will hold.
void Reader::begin_entry(Slot slot, Slot parent) {
  switch (slot) {
    case Slot::kLabel: policy_.labels.emplace_back(); break;
    case Slot::kTriple: policy_.labels.back().triples.emplace_back(); break;
    case Slot::kPhase: policy_.labels.back().phases.emplace_back(); break;
    case Slot::kRecipes:
      if (parent == Slot::kLabel) { policy_.labels.back().phases.emplace_back(); }
      break;
    case Slot::kRecipe: phase().recipes.emplace_back(); break;
    case Slot::kStep:
      if (recipe().steps.size() == size_t{augment::kMaxSteps}) {
        fail_here(token_, "at most " + std::to_string(augment::kMaxSteps) + " steps expected, found more");
      }
      recipe().steps.push_back({{Choice()}});
      levels_ = 0;
      break;
    case Slot::kOneOf: step().choices.clear(); break;
    case Slot::kChoice:
      step().choices.emplace_back();
      levels_ = 0;
      break;
    case Slot::kRange: choice().magnitude = MagnitudeRange(); break;
    default: break;
  }
}

bool Reader::open(Kind kind) {
  const Slot slot = begin_value(kind, kind_name(kind));
  begin_entry(slot, open_.empty() ? Slot::kNone : open_.back().slot);
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

// All keys of the choice are known: is what they say possible?
void Reader::end_choice(const Open& object) {
  if ((object.seen & bit(Slot::kLevels)) != 0) {
    auto* range = std::get_if<MagnitudeRange>(&choice().magnitude);
    if (range == nullptr) {
      fail_here(offsets_[static_cast<size_t>(Slot::kLevels)], "'levels' only with 'range' expected");
    }
    range->levels = levels_;
  }
  if (const auto mistake = find_mistake(policy_.space, choice())) {
    const size_t at = offsets_[static_cast<size_t>(find_rule(object.slot, mistake->key)->slot)];
    fail(at, path() + "." + std::string(mistake->key) + ": " + mistake->what);
  }
}

bool Reader::end_object() {
  const Open object = close();
  for (const Rule& rule : kRules) {
    if (is_member(rule, object.slot) && is_of_version(rule, version_) && rule.required &&
        (object.seen & bit(rule.slot)) == 0) {
      fail_here(object.began, "key '" + std::string(rule.key) + "' missing");
    }
  }
  for (const auto& [a, b, one_needed] : kEitherOr) {
    const bool is_here = one_needed && is_of_version(rule_of(a), version_) && rule_of(a).parent == object.slot;
    if (is_here && (object.seen & (bit(a) | bit(b))) == 0) {
      fail_here(object.began,
                "key '" + std::string(rule_of(a).key) + "' or '" + std::string(rule_of(b).key) + "' missing");
    }
  }
  if (object.slot == Slot::kPhase && (object.seen & bit(Slot::kRecipes)) == 0) {
    fail_here(object.began, "key 'recipes' missing");
  }
  if (object.slot == Slot::kChoice && (object.seen & bit(Slot::kOp)) == 0) {
    fail_here(object.began, "key 'op' missing");
  }
  if ((object.seen & bit(Slot::kOp)) != 0) { end_choice(object); }
  end_value();
  return true;
}

void Reader::end_epochs(const Open& array) {
  if (array.index != 2) {
    fail_here(array.began,
              "the first and the last epoch expected, found " + std::to_string(array.index) + " numbers");
  }
  const std::vector<Phase>& phases = policy_.labels.back().phases;
  const Phase* before = phases.size() < 2 ? nullptr : &phases[phases.size() - 2];
  if (const auto mistake = find_mistake(phases.back(), before)) { fail_here(array.began, mistake->what); }
}

bool Reader::end_array() {
  const Open array = close();
  switch (array.slot) {
    case Slot::kOps:
      if (array.index != 3) { fail_here(array.began, "3 ops expected, found " + std::to_string(array.index)); }
      break;
    case Slot::kRange:
      if (array.index != 2) { fail_here(array.began, "2 ends expected, found " + std::to_string(array.index)); }
      break;
    case Slot::kEpochs: end_epochs(array); break;
    default:
      if (array.index == 0) {
        const std::string_view what = array.slot == Slot::kLabels     ? "label"
                                      : array.slot == Slot::kTriples  ? "triple"
                                      : array.slot == Slot::kRecipes  ? "recipe"
                                      : array.slot == Slot::kSchedule ? "entry with epochs and recipes"
                                      : array.slot == Slot::kSteps    ? "step"
                                                                      : "choice";
        fail_here(array.began, "at least one " + std::string(what) + " expected");
      }
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

std::string json_number(double value) {
  // "-0" would be read as an integer, without its sign.
  if (value == 0 && std::signbit(value)) { return "-0.0"; }
  return number_text(value);
}

std::string triple_text(const Triple& triple) {
  std::string text = "{\"ops\": [";
  for (size_t i = 0; i < triple.ops.size(); ++i) {
    text += (i == 0 ? "\"" : ", \"") + std::string(augment::op_name(triple.ops[i])) + "\"";
  }
  text += "]";
  if (triple.score) { text += ", \"score\": " + json_number(*triple.score); }
  return text + "}";
}

std::string string_text(const std::string& text) {
  return json(text).dump();
}

// The members of a choice's object.
std::string choice_text(const Choice& choice) {
  std::string text = "\"op\": \"" + std::string(augment::op_name(choice.op)) + "\"";
  if (choice.probability != 1) { text += ", \"probability\": " + json_number(choice.probability); }
  if (const double* fixed = std::get_if<double>(&choice.magnitude)) {
    text += ", \"magnitude\": " + json_number(*fixed);
  }
  if (const auto* range = std::get_if<MagnitudeRange>(&choice.magnitude)) {
    text += ", \"range\": [" + json_number(range->low) + ", " + json_number(range->high) + "]";
    if (range->levels != 0) { text += ", \"levels\": " + std::to_string(range->levels); }
  }
  if (choice.random_sign) { text += ", \"sign\": \"random\""; }
  if (choice.weight != 1) { text += ", \"weight\": " + json_number(choice.weight); }
  return text;
}

std::string step_text(const Step& step) {
  // A lone choice's weight says nothing, but what was read is written again.
  if (step.choices.size() == 1 && step.choices[0].weight == 1) { return "{" + choice_text(step.choices[0]) + "}"; }
  std::string text = "{\"one_of\": [";
  for (const Choice& choice : step.choices) {
    text += (&choice == &step.choices.front() ? "{" : ", {") + choice_text(choice) + "}";
  }
  return text + "]}";
}

std::string recipe_text(const Recipe& recipe) {
  std::string text = "{\"steps\": [";
  for (const Step& step : recipe.steps) { text += (&step == &recipe.steps.front() ? "" : ", ") + step_text(step); }
  text += "]";
  if (recipe.weight != 1) { text += ", \"weight\": " + json_number(recipe.weight); }
  if (recipe.score) { text += ", \"score\": " + json_number(*recipe.score); }
  return text + "}";
}

// One a line; `end` closes the list after the last.
template <typename Entry>
std::string lines(const std::vector<Entry>& entries, std::string (*one)(const Entry&), const std::string& indent) {
  std::string text;
  for (const Entry& entry : entries) { text += indent + one(entry) + (&entry == &entries.back() ? "\n" : ",\n"); }
  return text;
}

// What follows the label's name in its object.
std::string entries_text(const LabelPolicy& label) {
  if (!label.triples.empty()) { return "\"triples\": [\n" + lines(label.triples, triple_text, "      ") + "    ]"; }
  if (!label.phases[0].last_epoch) {
    return "\"recipes\": [\n" + lines(label.phases[0].recipes, recipe_text, "      ") + "    ]";
  }
  std::string text = "\"schedule\": [\n";
  for (const Phase& phase : label.phases) {
    text += "      {\"epochs\": [" + std::to_string(phase.first_epoch) + ", " + std::to_string(*phase.last_epoch) +
            "], \"recipes\": [\n" + lines(phase.recipes, recipe_text, "        ") +
            (&phase == &label.phases.back() ? "      ]}\n" : "      ]},\n");
  }
  return text + "    ]";
}

}  // namespace

Policy parse_policy(std::string_view text, const std::string& name) {
  Reader reader(text, name);
  // nlohmann skips a byte order mark and takes a zero byte for the end of the text.
  if (text.starts_with("\xEF\xBB\xBF")) { reader.fail(0, "byte order mark found, UTF-8 without one expected"); }
  if (const size_t zero = text.find('\0'); zero != std::string_view::npos) {
    reader.fail(zero, "not valid JSON: byte 0 found");
  }
  Header header;
  json::sax_parse(text.begin(), text.end(), &header);
  reader.set_header(header);
  json::sax_parse(text.begin(), text.end(), &reader);
  return simplified(reader.take());
}

std::string to_json(const Policy& given) {
  check_policy(given);
  const Policy policy = simplified(given);
  std::string text = "{\n  \"format\": " + string_text(std::string(kFormatName)) +
                     ",\n  \"version\": " + std::to_string(is_triples(policy) ? kTriplesVersion : kRecipesVersion) +
                     ",\n";
  if (!is_triples(policy)) { text += "  \"space\": \"" + std::string(augment::space_name(policy.space)) + "\",\n"; }
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
    text += "    {\"label\": " + string_text(label.label) + ", " + entries_text(label) +
            (&label == &policy.labels.back() ? "}\n" : "},\n");
  }
  return text + "  ]\n}\n";
}

}  // namespace la3::policy
