// Policies of other programs: read from their files, as far as a policy of ours can say the same
// (docs/policies.md).
//
// Pure functions, thread-safe. Nothing in a file is ever run.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::policy {

// What a file holds. Whether it is a pickle or a text is seen from its bytes.
enum class PolicyForm {
  kAny,          // see from the content
  kLa3,          // our JSON
  kTriples,      // a dict of labels, by name or number, and their triples of op names: the paper's authors' release
  kSubPolicies,  // a list of sub-policies, each of (op, probability, level): Fast AutoAugment's
};

struct ImportedPolicy {
  Policy policy;
  PolicyForm form = PolicyForm::kAny;
  std::vector<std::string> notes;  // what could not be carried over, a sentence each
};

// `label_names` are given to the labels in order; empty: the names, or "0", "1", ... for numbers. `name` stands for
// the file in messages and in the policy's provenance. Throws Error if the file is not what it should be, or if the
// names do not fit.
ImportedPolicy import_policy(std::string_view bytes, const std::string& name, PolicyForm form = PolicyForm::kAny,
                             const std::vector<std::string>& label_names = {});
// The same for a file. At most kMaxPolicyBytes.
ImportedPolicy import_policy_file(const std::filesystem::path& path, PolicyForm form = PolicyForm::kAny,
                                  const std::vector<std::string>& label_names = {});

}  // namespace la3::policy
