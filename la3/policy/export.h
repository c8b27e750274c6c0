// A policy in forms that other programs can apply: Python files based on another library's own
// operations, or a JSON file that says what each operation does. docs/policies.md says how far
// those operations differ from ours.
//
// The texts list the ten magnitudes of each op, so they draw what training here would. The same
// policy gives the same text. Pure functions, thread-safe.
#pragma once

#include <string>

#include "la3/policy/policy.h"

namespace la3::policy {

// All throw std::invalid_argument like check_policy(), and all but to_torchvision() if the policy
// says more than triples.
std::string to_torchvision(const Policy& policy);     // Python: torchvision's functional ops
std::string to_albumentations(const Policy& policy);  // Python: albumentations' functional ops
std::string to_json_ops(const Policy& policy);        // JSON, docs/formats.md

}  // namespace la3::policy
