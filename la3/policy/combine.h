// Policies made of other policies: those of all labels pooled, weaker ones, and one after the other by
// epochs.
//
// Pure functions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::policy {

// How likely a label draws the entry `index` (a triple or a recipe) of the label `from` from the
// pool, relative to what it would be without weights; labels by number. Finite, 0 or more, not all 0.
using PoolWeight = std::function<double(size_t label, size_t from, size_t index)>;

// The same policy, but a share of the images, whatever their labels, draw from the pool: the entries
// of all labels, each label's together as likely as any other's. With a share of 1 and no weights
// that is one policy for every label. Otherwise equal entries are merged; scores are left out. A
// policy for every label is its own pool. Throws std::invalid_argument if the share is not in 0 to 1,
// Error if the policy has a schedule, or if the result would not fit into a file.
// REQUIRES: check_policy(policy) does not throw.
Policy pooled(const Policy& policy, double share, const PoolWeight& weight = nullptr);

// The same policy with every probability multiplied by `strength`: each operation of a triple, each step
// of a recipe, is applied with this probability, independently of the others. 1 gives the policy itself,
// 0 one that leaves images alone; 1/3 applies one operation of a triple on average and leaves 8 of 27
// images alone. Scores stay. Throws std::invalid_argument if the strength is not in 0 to 1, Error if the
// result would not fit into a file. REQUIRES: check_policy(policy) does not throw.
Policy weakened(const Policy& policy, double strength);

// The strength of a policy: the probability with which each of its operations but Identity is applied;
// nothing if they differ. REQUIRES: check_policy(policy) does not throw.
std::optional<double> strength_of(const Policy& policy);
// A policy that has a strength, at full strength, simplified(); any other as it is.
Policy at_full_strength(const Policy& policy);

struct PolicyFrom {
  uint32_t first_epoch = 0;
  std::optional<Policy> policy;  // none: images stay as they are
};

// Each policy from its epoch on, for a training of so many epochs. Those for every label join those
// by label. Throws Error unless epochs ascend from 0 and stay below `epochs`, labels and spaces
// agree, and no part has a schedule of its own. REQUIRES: there are parts, and check_policy() accepts
// all of them.
Policy scheduled(const std::vector<PolicyFrom>& parts, uint32_t epochs);

}  // namespace la3::policy
