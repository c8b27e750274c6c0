#include "la3/policy/policy.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <unordered_map>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"

namespace la3::policy {
namespace {

void check_label(const LabelPolicy& label) {
  const auto require = [&](bool holds, const std::string& what) {
    if (!holds) { throw std::invalid_argument("policy: label " + in_quotes(label.label) + ": " + what); }
  };
  require(!label.label.empty(), "a name expected");
  require(is_utf8(label.label), "a name in UTF-8 expected");
  require(!label.triples.empty(), "at least one triple expected");
  for (const Triple& triple : label.triples) {
    require(!triple.score || std::isfinite(*triple.score), "finite scores expected");
    for (const augment::Op op : triple.ops) {
      require(static_cast<int>(op) < augment::kOpCount, "ops of the table expected");
    }
  }
}

// The names as messages show them: printable forms, from which suggestions are chosen.
std::vector<std::string> shown_names(const std::vector<std::string_view>& names) {
  std::vector<std::string> shown;
  for (const std::string_view name : names) { shown.push_back(printable(name, 60)); }
  return shown;
}

// " (did you mean 'cat'?)" if one of `names` is close to `found`, else empty.
std::string nearest_hint(const std::string& found, const std::vector<std::string>& names) {
  if (names.empty()) { return ""; }
  const std::string hint = suggest_name(found, {names.begin(), names.end()});
  return hint.starts_with("; did you mean") ? " (" + hint.substr(2) + ")" : "";
}

// "2 labels that the policy lacks: 'a', 'b'"; the first few by name, with the nearest of
// `other_names`.
std::string list_labels(const std::vector<std::string_view>& labels, const std::string& what,
                        const std::vector<std::string_view>& other_names) {
  constexpr size_t kMostNamed = 3;
  const std::vector<std::string> shown = shown_names(labels);
  const std::vector<std::string> others = shown_names(other_names);
  std::string list = std::to_string(labels.size()) + (labels.size() == 1 ? " label " : " labels ") + what + ": ";
  for (size_t i = 0; i < std::min(labels.size(), kMostNamed); ++i) {
    list += (i == 0 ? "'" : ", '") + shown[i] + "'" + nearest_hint(shown[i], others);
  }
  if (labels.size() > kMostNamed) { list += " and " + std::to_string(labels.size() - kMostNamed) + " more"; }
  return list;
}

}  // namespace

bool is_label_invariant(const Policy& policy) {
  return policy.labels.front().label == kAnyLabel;
}

void check_policy(const Policy& policy) {
  if (policy.labels.empty()) { throw std::invalid_argument("policy: at least one label expected"); }
  std::unordered_set<std::string_view> names;
  for (const LabelPolicy& label : policy.labels) {
    check_label(label);
    if (!names.insert(label.label).second) {
      throw std::invalid_argument("policy: label " + in_quotes(label.label) + " stands twice");
    }
  }
  if (names.contains(kAnyLabel) && names.size() > 1) {
    throw std::invalid_argument("policy: label '*' stands for every label and must be the only one");
  }
  std::unordered_set<std::string_view> keys;
  for (const auto& [key, value] : policy.provenance) {
    if (!is_utf8(key) || !is_utf8(value)) {
      throw std::invalid_argument("policy: provenance " + in_quotes(key) + ": UTF-8 expected");
    }
    if (!keys.insert(key).second) {
      throw std::invalid_argument("policy: provenance " + in_quotes(key) + " stands twice");
    }
  }
}

Policy read_policy(const std::filesystem::path& path) {
  const std::vector<uint8_t> bytes = read_file(path, kMaxPolicyBytes);
  return parse_policy({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path.string());
}

void write_policy(const std::filesystem::path& path, const Policy& policy) {
  write_file(path, to_json(policy));
}

Policy uniform_policy() {
  LabelPolicy every{std::string(kAnyLabel), {}};
  every.triples.reserve(size_t{augment::kOpCount} * augment::kOpCount * augment::kOpCount);
  for (const augment::OpInfo& first : augment::op_table()) {
    for (const augment::OpInfo& second : augment::op_table()) {
      for (const augment::OpInfo& third : augment::op_table()) {
        every.triples.push_back({{first.op, second.op, third.op}, std::nullopt});
      }
    }
  }
  return {{std::move(every)}, {}};
}

const LabelPolicy& find_label(const Policy& policy, std::string_view label) {
  for (const LabelPolicy& entry : policy.labels) {
    if (entry.label == label || entry.label == kAnyLabel) { return entry; }
  }
  std::vector<std::string_view> names;
  for (const LabelPolicy& entry : policy.labels) { names.push_back(entry.label); }
  const std::vector<std::string> shown = shown_names(names);
  throw Error("the policy has no label " + in_quotes(label) + suggest_name(label, {shown.begin(), shown.end()}));
}

std::vector<const LabelPolicy*> match_labels(const Policy& policy, const std::vector<std::string>& dataset_labels) {
  if (is_label_invariant(policy)) {
    return std::vector<const LabelPolicy*>(dataset_labels.size(), &policy.labels.front());
  }
  std::unordered_map<std::string_view, const LabelPolicy*> entries;
  for (const LabelPolicy& entry : policy.labels) { entries.emplace(entry.label, &entry); }

  std::vector<const LabelPolicy*> matched;
  std::vector<std::string_view> lacking;
  for (const std::string& label : dataset_labels) {
    const auto entry = entries.find(label);
    if (entry == entries.end()) {
      lacking.push_back(label);
    } else {
      matched.push_back(entry->second);
    }
  }
  const std::unordered_set<std::string_view> wanted(dataset_labels.begin(), dataset_labels.end());
  std::vector<std::string_view> unwanted;
  for (const LabelPolicy& entry : policy.labels) {
    if (!wanted.contains(entry.label)) { unwanted.push_back(entry.label); }
  }
  if (lacking.empty() && unwanted.empty()) { return matched; }

  std::string message = "the policy does not fit the data set: ";
  if (!lacking.empty()) { message += list_labels(lacking, "of the data set not in the policy", unwanted); }
  if (!lacking.empty() && !unwanted.empty()) { message += "; "; }
  if (!unwanted.empty()) { message += list_labels(unwanted, "of the policy not in the data set", lacking); }
  throw Error(message);
}

augment::Sampler make_sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed) {
  check_policy(policy);
  std::vector<std::array<augment::Op, 3>> triples;
  std::vector<augment::TripleRange> ranges;
  // Labels that share an entry share its triples.
  std::map<const LabelPolicy*, augment::TripleRange> known;
  for (const LabelPolicy* label : match_labels(policy, dataset_labels)) {
    const auto [entry, is_new] = known.try_emplace(label);
    if (is_new) {
      entry->second = {static_cast<uint32_t>(triples.size()), static_cast<uint32_t>(label->triples.size())};
      for (const Triple& triple : label->triples) { triples.push_back(triple.ops); }
    }
    ranges.push_back(entry->second);
  }
  return augment::Sampler(std::move(triples), std::move(ranges), seed);
}

std::array<double, augment::kOpCount> op_proportions(const LabelPolicy& label) {
  std::array<double, augment::kOpCount> share{};
  for (const Triple& triple : label.triples) {
    for (const augment::Op op : triple.ops) { share[static_cast<size_t>(op)] += 1; }
  }
  for (double& count : share) { count /= 3 * static_cast<double>(label.triples.size()); }
  return share;
}

}  // namespace la3::policy
