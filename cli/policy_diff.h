// Compares two policies label by label: what `la3 policy diff` prints. Pure functions.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "cli/policy_table.h"
#include "la3/policy/policy.h"

namespace la3::cli {

struct LabelDiff {
  std::string label;
  // Total variation distance of the op proportions: half the sum of the absolute changes, 0 to 1.
  double distance = 0;
  std::array<double, augment::kOpCount> change{};  // of each op's proportion, second minus first
  size_t entries_a = 0;                            // triples or recipes
  size_t entries_b = 0;
  size_t shared = 0;  // in common, order of ops included; repeated ones by the smaller count
  std::vector<std::string> only_a = {}, only_b = {};  // recipes that only one has, the first few
};

struct PolicyDiff {
  bool same_labels = false;      // space, labels, triples or recipes and scores are equal, order included
  bool same_provenance = false;  // provenance is equal
  bool same_space = false;
  std::string noun = "triple";  // "recipe" if one of the policies says more than triples
  std::vector<std::string> only_in_a;
  std::vector<std::string> only_in_b;
  // Labels in both, in the order of the first. A label-invariant policy has every label of the
  // other.
  std::vector<LabelDiff> labels;
};

PolicyDiff diff_policies(const policy::Policy& a, const policy::Policy& b);

// One row per label, the most different first, at most style.top of them.
std::string diff_text(const PolicyDiff& diff, const TableStyle& style);

}  // namespace la3::cli
