// Policies by the name or path that a user gives: the built-in ones, which are published methods
// (docs/policies.md), and files.
//
// The tables of the built-in policies are in tables/, with their sources and licences. Pure
// functions apart from reading files, thread-safe.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::policy {

// A built-in policy as help texts list it.
struct NamedPolicy {
  std::string_view name;  // "rand-augment:N,M": words in capital letters stand for others
  std::string_view what;
};
const std::vector<NamedPolicy>& named_policies();

// Whether the text is taken for a file: it has a '/', ends in ".json", or is not a built-in name but
// a file that exists.
bool is_policy_file(const std::string& name_or_path);

// The built-in policy or the policy in the file; nothing for "none". Throws Error: for a name that
// is neither, with the nearest one; and like read_policy().
std::optional<Policy> open_policy(const std::string& name_or_path);

// Like open_policy(), where no policy at all makes no sense: throws Error for "none".
Policy open_some_policy(const std::string& name_or_path);

}  // namespace la3::policy
