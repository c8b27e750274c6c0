// A policy: for each label the triples of ops its samples are augmented with. Made by the search, read from
// and written to JSON files (docs/formats.md), used by the sampler, the commands and the report.
//
// Plain values. A Policy may be read from many threads.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "la3/augment/op.h"
#include "la3/augment/sampler.h"

namespace la3::policy {

// Applied in this order. The score is the one it was chosen with, which is no reward; applying a policy ignores it.
struct Triple {
  std::array<augment::Op, 3> ops{augment::Op::kIdentity, augment::Op::kIdentity, augment::Op::kIdentity};
  std::optional<double> score;

  bool operator==(const Triple&) const = default;
};

// A sample takes one of the triples at random, all equally likely; a triple that stands twice counts twice.
struct LabelPolicy {
  std::string label;
  std::vector<Triple> triples;

  bool operator==(const LabelPolicy&) const = default;
};

struct Policy {
  std::vector<LabelPolicy> labels;
  // Where the policy comes from (data set, seed, ...): names and values, in order, for people to read.
  std::vector<std::pair<std::string, std::string>> provenance;

  bool operator==(const Policy&) const = default;
};

// The only label of a label-invariant policy: its triples are for every label.
inline constexpr std::string_view kAnyLabel = "*";

// REQUIRES: check_policy(policy) passes.
bool is_label_invariant(const Policy& policy);

// Throws std::invalid_argument unless there is at least one label; label names are unique, not empty and
// UTF-8, and kAnyLabel stands alone; each label has at least one triple; ops are ops and scores finite;
// provenance names are unique and provenance is UTF-8.
void check_policy(const Policy& policy);

// Files above this are refused unread. A policy of 1,000 labels with 100 triples each has about 8 MB.
inline constexpr size_t kMaxPolicyBytes = size_t{64} << 20;

// Reads the JSON form, strictly. `name` stands for the text in messages, which begin "name:line:column: ".
// Throws Error for the first thing that is wrong; a policy that is returned passes check_policy.
Policy parse_policy(std::string_view text, const std::string& name);
Policy read_policy(const std::filesystem::path& path);

// The JSON form, one triple per line, the same text for the same policy; parse_policy gives back an equal
// one. Both throw std::invalid_argument as check_policy does; writing is atomic and throws Error if it fails.
std::string to_json(const Policy& policy);
void write_policy(const std::filesystem::path& path, const Policy& policy);

// The label-invariant policy of all 4,096 ordered triples, without scores: random augmentation.
Policy uniform_policy();

// The entry that samples of `label` use. Throws Error, with the nearest name, if the policy has none.
// The reference lives as long as the policy.
const LabelPolicy& find_label(const Policy& policy, std::string_view label);

// For each label of a data set, in order, its entry in the policy. Throws Error if a label has none, or if
// the policy has labels the data set has not: a policy learned on other data. The pointers live as long as
// the policy.
std::vector<const LabelPolicy*> match_labels(const Policy& policy, const std::vector<std::string>& dataset_labels);

// The policy made ready to draw from, for a data set with these labels. Throws std::invalid_argument as
// check_policy does, Error as match_labels does.
augment::Sampler make_sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed);

// By op number, its share among the 3 * n ops of n triples. They sum to 1. REQUIRES: there are triples.
std::array<double, augment::kOpCount> op_proportions(const LabelPolicy& label);

}  // namespace la3::policy
