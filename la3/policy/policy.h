// A policy: for each label, the triples of ops that its samples are augmented with. Made by the
// search, read from and written to JSON files (docs/formats.md), used by the sampler, the commands
// and the report.
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

// Applied in this order. The score is the one that the triple was chosen by, not a reward; applying
// a policy ignores it.
struct Triple {
  std::array<augment::Op, 3> ops{augment::Op::kIdentity, augment::Op::kIdentity, augment::Op::kIdentity};
  std::optional<double> score;

  bool operator==(const Triple&) const = default;
};

// A sample gets one of the triples at random, all equally likely; a triple that is listed twice
// counts twice.
struct LabelPolicy {
  std::string label;
  std::vector<Triple> triples;

  bool operator==(const LabelPolicy&) const = default;
};

struct Policy {
  std::vector<LabelPolicy> labels;
  // Where the policy comes from (data set, seed, ...): names and values, in order, for people to
  // read.
  std::vector<std::pair<std::string, std::string>> provenance;

  bool operator==(const Policy&) const = default;
};

// The only label of a label-invariant policy, whose triples are for every label.
inline constexpr std::string_view kAnyLabel = "*";

// REQUIRES: check_policy(policy) does not throw.
bool is_label_invariant(const Policy& policy);

// Throws std::invalid_argument unless there is at least one label; label names are unique, not
// empty and UTF-8, and kAnyLabel is alone; each label has at least one triple; ops are valid and
// scores finite; provenance names are unique and provenance is UTF-8.
void check_policy(const Policy& policy);

// Larger files are refused unread. A policy of 1,000 labels with 100 triples each takes about 8 MB.
inline constexpr size_t kMaxPolicyBytes = size_t{64} << 20;

// Reads the JSON form, strictly. `name` stands for the text in messages, which begin
// "name:line:column: ". Throws Error for the first mistake; a policy that is returned satisfies
// check_policy().
Policy parse_policy(std::string_view text, const std::string& name);
Policy read_policy(const std::filesystem::path& path);

// The JSON form, one triple per line, the same text for the same policy; parse_policy() gives back
// an equal one. Both throw std::invalid_argument like check_policy(); writing is atomic and throws
// Error if it fails.
std::string to_json(const Policy& policy);
void write_policy(const std::filesystem::path& path, const Policy& policy);

// The label-invariant policy of all 4,096 ordered triples, without scores: random augmentation.
Policy uniform_policy();

// The entry that samples of `label` use. Throws Error, with the nearest name, if the policy has
// none. The reference is valid as long as the policy.
const LabelPolicy& find_label(const Policy& policy, std::string_view label);

// For each label of a data set, in order, its entry in the policy. Throws Error if a label has
// none, or if the policy has labels that the data set lacks: it was learned on other data. The
// pointers are valid as long as the policy.
std::vector<const LabelPolicy*> match_labels(const Policy& policy, const std::vector<std::string>& dataset_labels);

// A sampler for the policy and a data set with these labels. Throws std::invalid_argument like
// check_policy(), Error like match_labels().
augment::Sampler make_sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed);

// By op number, its share among the 3 * n ops of n triples. The shares sum to 1. REQUIRES: there
// are triples.
std::array<double, augment::kOpCount> op_proportions(const LabelPolicy& label);

}  // namespace la3::policy
