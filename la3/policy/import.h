// Reads policies of other programs from their files, as far as our policies can express them
// (docs/policies.md).
//
// Pure functions, thread-safe. Nothing in a file is ever executed.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::policy {

// What a file holds. Its bytes show whether it is a pickle, text or an archive of arrays.
enum class PolicyForm {
  kAny,  // decided by the content
  kLa3,  // our JSON
  // A dict from labels, by name or number, to their triples of op names: the paper's authors'
  // release.
  kTriples,
  kSubPolicies,  // a list of sub-policies of (op, probability, level): Fast AutoAugment's, DADA's
  kDeepAA,       // numpy's arrays with the probabilities of DeepAA's layers
};

struct ImportedPolicy {
  Policy policy;
  PolicyForm form = PolicyForm::kAny;
  std::vector<std::string> notes;  // what could not be imported, one sentence each
};

// `label_names` are given to the labels in order; if empty, labels keep their names, or "0", "1",
// ... for numbers. `variable` chooses one of the lists of a Python file that gives them names, as
// DADA's genotypes; a file with one needs none. `name` stands for the file in messages and in the policy's
// provenance. Throws Error if the file is not what it should be, or if the label names do not match.
ImportedPolicy import_policy(std::string_view bytes, const std::string& name, PolicyForm form = PolicyForm::kAny,
                             const std::vector<std::string>& label_names = {}, const std::string& variable = {});
// The same for a file of at most kMaxPolicyBytes.
ImportedPolicy import_policy_file(const std::filesystem::path& path, PolicyForm form = PolicyForm::kAny,
                                  const std::vector<std::string>& label_names = {},
                                  const std::string& variable = {});

}  // namespace la3::policy
