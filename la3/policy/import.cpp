#include "la3/policy/import.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <set>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/pickle/machine.h"
#include "la3/policy/deepaa.h"
#include "la3/policy/number_text.h"
#include "la3/policy/plain_literal.h"

namespace la3::policy {
namespace {

using pickle::kind_name;
using pickle::PlainValue;
using pickle::PlainValues;
using Kind = PlainValue::Kind;

constexpr pickle::PickleRules kPickleRules = {
    .what = "a policy",
    .advice =
        "A policy needs only dicts, lists, tuples, strings and numbers; one made of other objects can be saved "
        "with Python's json.dump and imported from there"};

// A pickle may use a list many times over, so the result is bounded too. The largest policies have
// 100,000 triples.
constexpr size_t kMostTriples = 1'000'000;

// A sub-policy becomes this many triples, so that its operations are left out about as often as its
// probabilities say.
constexpr int kTriplesPerSubPolicy = 10;

// Walks the values of one file. Places are written as in Python: [3][0] or ['cat'][1].
class Importer {
 public:
  Importer(const PlainValues& values, const std::string& name) : values_(values), name_(name) {}

  Policy labels_with_triples() {
    Policy policy;
    const PlainValue& root = expect(values_.root, Kind::kDict, "");
    if (root.items.empty()) { fail("", "at least one label expected"); }
    std::vector<std::pair<std::string, uint32_t>> labels;
    for (size_t i = 0; i + 1 < root.items.size(); i += 2) {
      labels.emplace_back(label_of(root.items[i]), root.items[i + 1]);
    }
    if (are_numbers(labels)) { sort_by_number(labels); }
    std::set<std::string_view> seen;
    for (const auto& [label, triples] : labels) {
      const std::string place = "[" + in_quotes(label) + "]";
      if (!seen.insert(label).second) { fail(place, "the label stands twice"); }
      policy.labels.push_back({label, {}});
      const PlainValue& list = expect(triples, Kind::kList, place);
      if (list.items.empty()) { fail(place, "at least one triple expected"); }
      for (size_t i = 0; i < list.items.size(); ++i) {
        add(policy.labels.back(), triple(list.items[i], place + "[" + std::to_string(i) + "]"), 1);
      }
    }
    return policy;
  }

  Policy sub_policies() {
    std::vector<SubPolicy> found;
    collect(values_.root, "", 0, found);
    if (found.empty()) { fail("", "at least one sub-policy expected"); }
    if (are_shares_ && renamed_.empty()) { return exact(found); }
    std::vector<std::vector<Outcome>> outcomes;
    int common = 0;  // common divisor of all counts
    for (const SubPolicy& sub_policy : found) {
      outcomes.push_back(outcomes_of(sub_policy));
      for (const Outcome& outcome : outcomes.back()) { common = std::gcd(common, outcome.count); }
    }
    Policy policy;
    policy.labels.push_back({std::string(kAnyLabel), {}});
    for (const auto& of_one : outcomes) {
      for (const Outcome& outcome : of_one) { add(policy.labels[0], outcome.triple, outcome.count / common); }
    }
    return policy;
  }

  std::vector<std::string> take_notes() {
    std::vector<std::string> notes;
    if (are_shares_ && renamed_.empty()) { return notes; }
    if (has_levels_) {
      notes.emplace_back(
          "the levels of the operations are dropped, because not all are shares of their range, from 0 to 1: a "
          "random "
          "magnitude is drawn for every operation of every image");
    }
    if (has_probabilities_) {
      notes.emplace_back("probabilities are kept to about a tenth: each sub-policy becomes " +
                         std::to_string(kTriplesPerSubPolicy) +
                         " triples, with Identity where an operation is left out");
    }
    for (const auto& [from, to] : renamed_) {
      notes.push_back(std::string(from) + " is taken for " + std::string(to) +
                      ", which has another range of magnitudes");
    }
    return notes;
  }

 private:
  struct OpChance {
    augment::Op op;
    double probability;
    double level;
  };
  using SubPolicy = std::vector<OpChance>;
  struct Outcome {
    Triple triple;
    int count;
  };

  [[noreturn]] void fail(const std::string& place, const std::string& what) const {
    throw Error(printable(name_) + ": " + (place.empty() ? "" : place + ": ") + what);
  }

  const PlainValue& expect(uint32_t index, Kind kind, const std::string& place) const {
    const PlainValue& value = values_[index];
    if (value.kind != kind) {
      fail(place, std::string(kind_name(kind)) + " expected, found " + std::string(kind_name(value.kind)));
    }
    return value;
  }

  std::string label_of(uint32_t index) const {
    const PlainValue& value = values_[index];
    if (value.kind == Kind::kInteger && value.number >= 0) {
      return std::to_string(static_cast<int64_t>(value.number));
    }
    if (value.kind != Kind::kString) {
      fail("", "labels expected as keys, names or numbers from 0, found " + std::string(kind_name(value.kind)));
    }
    if (value.text.empty() || value.text == kAnyLabel) {
      fail("", "a label's name expected, found " + in_quotes(value.text));
    }
    return value.text;
  }

  static bool are_numbers(const std::vector<std::pair<std::string, uint32_t>>& labels) {
    return std::all_of(labels.begin(), labels.end(), [](const auto& label) {
      const std::string& name = label.first;
      return name.size() <= 9 &&
             std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
             (name == "0" || name[0] != '0');
    });
  }

  void sort_by_number(std::vector<std::pair<std::string, uint32_t>>& labels) const {
    std::stable_sort(labels.begin(), labels.end(),
                     [](const auto& a, const auto& b) { return std::stol(a.first) < std::stol(b.first); });
    for (size_t i = 0; i < labels.size(); ++i) {
      const auto number = static_cast<size_t>(std::stol(labels[i].first));
      if (number < i) { fail("['" + labels[i].first + "']", "the label stands twice"); }
      if (number > i) { fail("", "label " + std::to_string(i) + " is missing; there is a " + labels.back().first); }
    }
  }

  void add(LabelPolicy& label, const Triple& triple, int count) {
    triples_ += static_cast<size_t>(count);
    if (triples_ > kMostTriples) { fail("", "more than " + std::to_string(kMostTriples) + " triples"); }
    label.triples.insert(label.triples.end(), static_cast<size_t>(count), triple);
  }

  augment::Op op(uint32_t index, const std::string& place) const {
    const std::string& name = expect(index, Kind::kString, place).text;
    try {
      return augment::parse_op(name);
    } catch (const std::invalid_argument& error) { fail(place, error.what()); }
  }

  Triple triple(uint32_t index, const std::string& place) const {
    const PlainValue& list = expect(index, Kind::kList, place);
    if (list.items.size() != 3) { fail(place, "3 ops expected, found " + std::to_string(list.items.size())); }
    Triple triple;
    for (size_t i = 0; i < 3; ++i) { triple.ops[i] = op(list.items[i], place + "[" + std::to_string(i) + "]"); }
    return triple;
  }

  // Fast AutoAugment has some ops twice, once with a magnitude in pixels instead of a fraction.
  augment::Op op_or_variant(uint32_t index, const std::string& place) {
    static constexpr std::pair<std::string_view, augment::Op> kVariants[] = {
        {"CutoutAbs", augment::Op::kCutout},
        {"Posterize2", augment::Op::kPosterize},
        {"TranslateXAbs", augment::Op::kTranslateX},
        {"TranslateYAbs", augment::Op::kTranslateY}};
    const PlainValue& value = values_[index];
    for (const auto& [name, op] : kVariants) {
      if (value.kind == Kind::kString && value.text == name) {
        renamed_.insert({name, augment::op_name(op)});
        return op;
      }
    }
    return op(index, place);
  }

  bool is_step(uint32_t index) const {
    const PlainValue& value = values_[index];
    return value.kind == Kind::kList && !value.items.empty() && values_[value.items[0]].kind == Kind::kString;
  }

  OpChance step(uint32_t index, const std::string& place) {
    const PlainValue& tuple = expect(index, Kind::kList, place);
    if (tuple.items.size() != 3) {
      fail(place, "an op, its probability and its level expected, found " + std::to_string(tuple.items.size()) +
                      " values");
    }
    const auto share = [&](size_t i, const char* what) {
      const PlainValue& value = values_[tuple.items[i]];
      const std::string here = place + "[" + std::to_string(i) + "]";
      if (value.kind != Kind::kReal && value.kind != Kind::kInteger) {
        fail(here, std::string(what) + " expected, found " + std::string(kind_name(value.kind)));
      }
      return value.number;
    };
    const OpChance result{op_or_variant(tuple.items[0], place + "[0]"), share(1, "a probability"),
                          share(2, "a level")};
    if (!(result.probability >= 0 && result.probability <= 1)) {  // written so that NaN is rejected
      fail(place + "[1]", "a probability from 0 to 1 expected, found " + number_text(result.probability));
    }
    if (augment::op_info(result.op).has_magnitude) {
      has_levels_ = true;
      are_shares_ = are_shares_ && result.level >= 0 && result.level <= 1;
    }
    has_probabilities_ = has_probabilities_ || (result.probability != 0 && result.probability != 1);
    return result;
  }

  // Collects sub-policies, also from lists of them (one for each fold of a search).
  void collect(uint32_t index, const std::string& place, int depth, std::vector<SubPolicy>& found) {
    constexpr int kDeepest = 4;
    const PlainValue& list = expect(index, Kind::kList, place);
    if (depth > kDeepest) { fail(place, "lists within lists too deep for sub-policies"); }
    if (list.items.empty()) { fail(place, "an empty list"); }
    if (is_step(index)) { fail(place, "a sub-policy expected, a list of operations, found a single operation"); }
    if (!is_step(list.items[0])) {
      for (size_t i = 0; i < list.items.size(); ++i) {
        collect(list.items[i], place + "[" + std::to_string(i) + "]", depth + 1, found);
      }
      return;
    }
    if (list.items.size() > 3) {
      fail(place, "a sub-policy of at most 3 operations expected, found " + std::to_string(list.items.size()));
    }
    if (found.size() >= kMostTriples) {
      fail(place, "more than " + std::to_string(kMostTriples) + " sub-policies");
    }
    found.emplace_back();
    for (size_t i = 0; i < list.items.size(); ++i) {
      found.back().push_back(step(list.items[i], place + "[" + std::to_string(i) + "]"));
    }
  }

  // Sub-policies whose levels are shares of our ranges, as Fast AutoAugment's and DADA's are: recipes
  // say all of it.
  static Policy exact(const std::vector<SubPolicy>& sub_policies) {
    Phase phase;
    for (const SubPolicy& sub_policy : sub_policies) {
      Recipe& recipe = phase.recipes.emplace_back();
      for (const OpChance& chance : sub_policy) {
        const augment::OpInfo& info = augment::op_info(chance.op);
        Choice choice{.op = chance.op, .probability = chance.probability};
        if (info.has_magnitude) {
          choice.magnitude = std::clamp(chance.level * (info.high - info.low) + info.low, info.low, info.high);
          choice.random_sign = info.random_sign;
        }
        recipe.steps.push_back({{choice}});
      }
    }
    return {.labels = {{.label = std::string(kAnyLabel), .phases = {phase}}}};
  }

  // Which operations are applied, and in how many of kTriplesPerSubPolicy: shares are rounded down,
  // and the rest goes to the largest remainders.
  static std::vector<Outcome> outcomes_of(const SubPolicy& sub_policy) {
    struct Share {
      Triple triple;
      double exact;
      int count;
    };
    std::vector<Share> shares;
    int left = kTriplesPerSubPolicy;
    const auto all = (1u << sub_policy.size()) - 1;
    for (unsigned left_out = 0; left_out <= all; ++left_out) {
      Share share{{}, kTriplesPerSubPolicy, 0};
      for (size_t i = 0; i < sub_policy.size(); ++i) {
        const bool taken = (left_out >> i & 1) == 0;
        share.exact *= taken ? sub_policy[i].probability : 1 - sub_policy[i].probability;
        if (taken) { share.triple.ops[i] = sub_policy[i].op; }
      }
      share.count = static_cast<int>(share.exact + 1e-9);
      left -= share.count;
      shares.push_back(share);
    }
    std::vector<size_t> order(shares.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      return shares[a].exact - shares[a].count > shares[b].exact - shares[b].count + 1e-9;
    });
    for (int i = 0; i < left; ++i) { ++shares[order[static_cast<size_t>(i)]].count; }
    std::vector<Outcome> outcomes;
    for (const Share& share : shares) {
      if (share.count > 0) { outcomes.push_back({share.triple, share.count}); }
    }
    return outcomes;
  }

  const PlainValues& values_;
  std::string name_;
  size_t triples_ = 0;
  bool has_levels_ = false, has_probabilities_ = false;
  bool are_shares_ = true;  // all levels, of their op's range
  std::set<std::pair<std::string_view, std::string_view>> renamed_;
};

// One of the lists that a Python file gives names to: "CIFAR10 = [[...]]", as DADA's genotypes.
struct Assigned {
  std::vector<std::string> names;
  size_t begin = 0, end = 0;  // of its value in the text
};

// The assignments of lists, one after the other; nothing if the text holds anything else.
std::vector<Assigned> assignments(std::string_view text) {
  std::vector<Assigned> found;
  const auto is_word = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0; };
  size_t at = 0;
  const auto skip = [&] {
    while (at < text.size() && (text[at] == '#' || std::isspace(static_cast<unsigned char>(text[at])) != 0)) {
      at = text[at] == '#' ? std::min(text.find('\n', at), text.size()) : at + 1;
    }
  };
  for (skip(); at < text.size(); skip()) {
    Assigned& assigned = found.emplace_back();
    while (at < text.size() && is_word(text[at])) {
      const size_t begin = at;
      while (at < text.size() && is_word(text[at])) { ++at; }
      assigned.names.emplace_back(text.substr(begin, at - begin));
      skip();
      if (at >= text.size() || text[at] != '=') { return {}; }
      ++at;
      skip();
    }
    if (assigned.names.empty() || at >= text.size() || text[at] != '[') { return {}; }
    assigned.begin = at;
    int depth = 0;
    do {  // names of operations hold no brackets
      depth += text[at] == '[' ? 1 : text[at] == ']' ? -1 : 0;
      ++at;
    } while (depth > 0 && at < text.size());
    assigned.end = at;
  }
  return found;
}

// The text of the assigned list with that name, or of the only one: at its old place, after spaces.
std::string assigned_text(std::string_view text, const std::string& wanted, const std::string& name) {
  const std::vector<Assigned> found = assignments(text);
  std::vector<std::string> names;
  const Assigned* chosen = found.size() == 1 && wanted.empty() ? found.data() : nullptr;
  for (const Assigned& assigned : found) {
    names.push_back(assigned.names.front());
    if (std::find(assigned.names.begin(), assigned.names.end(), wanted) != assigned.names.end()) {
      chosen = &assigned;
    }
  }
  if (chosen == nullptr) {
    throw Error(
        printable(name) + ": " +
        (wanted.empty() ? "several policies; --name expected, one of " : "--name of a list expected, one of ") +
        in_quotes(names) + (wanted.empty() ? "" : ", found " + in_quotes(wanted)));
  }
  std::string result(text.substr(0, chosen->end));
  for (size_t i = 0; i < chosen->begin; ++i) {
    if (result[i] != '\n') { result[i] = ' '; }
  }
  return result;
}

bool has_format_key(const PlainValues& values) {
  const PlainValue& root = values[values.root];
  for (size_t i = 0; root.kind == Kind::kDict && i + 1 < root.items.size(); i += 2) {
    if (values[root.items[i]].text == "format") { return true; }
  }
  return false;
}

void rename_labels(Policy& policy, const std::vector<std::string>& names, const std::string& name) {
  if (names.empty()) { return; }
  if (is_label_invariant(policy)) {
    throw Error(printable(name) + ": the policy is for every label; there is none to name");
  }
  if (names.size() != policy.labels.size()) {
    throw Error(printable(name) + ": " + std::to_string(policy.labels.size()) + " labels, but " +
                std::to_string(names.size()) + " names for them");
  }
  for (size_t i = 0; i < names.size(); ++i) { policy.labels[i].label = names[i]; }
  try {
    check_policy(policy);
  } catch (const std::invalid_argument& error) { throw Error(error.what()); }
}

std::vector<std::pair<std::string, std::string>> provenance_of(const std::string& name, const std::string& form) {
  const std::string file = std::filesystem::path(name).filename().string();
  return {{"imported", is_utf8(file) ? file : printable(file)}, {"imported_form", form}};
}

}  // namespace

ImportedPolicy import_policy(std::string_view bytes, const std::string& name, PolicyForm form,
                             const std::vector<std::string>& label_names, const std::string& variable) {
  if (bytes.empty()) { throw Error(printable(name) + ": a policy expected, found an empty file"); }
  ImportedPolicy imported;
  const bool is_archive = bytes.starts_with("PK\x03\x04");
  if (form == PolicyForm::kDeepAA || (form == PolicyForm::kAny && is_archive)) {
    if (!is_archive) { throw Error(printable(name) + ": an .npz file of DeepAA expected, found something else"); }
    if (!variable.empty()) {
      throw Error(printable(name) + ": a Python file with lists that have names expected for --name " +
                  in_quotes(variable));
    }
    imported.form = PolicyForm::kDeepAA;
    imported.policy =
        read_deepaa({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()}, name, imported.notes);
    imported.policy.provenance = provenance_of(name, "DeepAA's layers");
    rename_labels(imported.policy, label_names, name);
    return imported;
  }
  const bool is_pickle = pickle::looks_like_pickle(bytes);
  PlainValues values;
  // Our own form has its own reader, which is strict and gives better messages; a broken file may
  // still be meant for it.
  std::string assigned;
  if (form != PolicyForm::kLa3 && !is_pickle && !assignments(bytes).empty()) {
    assigned = assigned_text(bytes, variable, name);
    bytes = assigned;
  } else if (!variable.empty()) {
    throw Error(printable(name) + ": a Python file with lists that have names expected for --name " +
                in_quotes(variable));
  }
  if (form != PolicyForm::kLa3) {
    const size_t first = std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size());
    if (!is_pickle &&
        (first == bytes.size() || std::string_view("[{(#").find(bytes[first]) == std::string_view::npos)) {
      throw Error(printable(name) + ": a policy expected (JSON, a Python list or a pickle), found " +
                  in_quotes(bytes.substr(first, 16)));
    }
    values = is_pickle ? pickle::read_pickle(bytes, name, kPickleRules) : read_literal(bytes, name);
    if (form == PolicyForm::kAny) {
      form = values[values.root].kind != Kind::kDict ? PolicyForm::kSubPolicies
             : has_format_key(values) && !is_pickle  ? PolicyForm::kLa3
                                                     : PolicyForm::kTriples;
    }
  }
  imported.form = form;
  if (form == PolicyForm::kLa3) {
    imported.policy = parse_policy(bytes, name);
  } else {
    Importer importer(values, name);
    imported.policy = form == PolicyForm::kTriples ? importer.labels_with_triples() : importer.sub_policies();
    imported.notes = importer.take_notes();
    imported.policy.provenance = provenance_of(
        name, form == PolicyForm::kTriples ? "labels and triples" : "sub-policies of (op, probability, level)");
  }
  rename_labels(imported.policy, label_names, name);
  return imported;
}

ImportedPolicy import_policy_file(const std::filesystem::path& path, PolicyForm form,
                                  const std::vector<std::string>& label_names, const std::string& variable) {
  const std::vector<uint8_t> bytes = read_file(path, kMaxPolicyBytes);
  return import_policy({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path.string(), form,
                       label_names, variable);
}

}  // namespace la3::policy
