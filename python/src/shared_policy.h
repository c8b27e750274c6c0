// What a sample with several labels may be augmented with.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::python {

// The triples or recipes of label `chosen` that all the `others` have too, for every label. Triples
// are the same if they have the same operations, in any order; recipes if they have the same steps,
// in whatever epochs. Epochs in which nothing is shared keep all of chosen's recipes. None if nothing
// is shared at all, or everything: chosen's own list serves then. Throws Error if the policy has no
// such label.
std::optional<policy::Policy> shared_policy(const policy::Policy& policy, const std::string& chosen,
                                            const std::vector<std::string>& others);

}  // namespace la3::python
