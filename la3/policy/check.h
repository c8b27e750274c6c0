// What can be wrong with the parts of a policy that says more than triples. check_policy() and the
// reader of files share these rules; the reader adds the line and the column.
//
// Pure functions, thread-safe.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "la3/policy/policy.h"

namespace la3::policy {

// The key as files spell it ("magnitude"), and "EXPECTED expected, found FOUND".
struct Mistake {
  std::string_view key;
  std::string what;
};

// The first mistake of a choice in a policy of that space.
std::optional<Mistake> find_mistake(augment::Space space, const Choice& choice);

// Whether the weight is finite and above 0; what is expected of it otherwise.
bool is_weight(double weight);
inline constexpr std::string_view kWeightExpected = "a number above 0 expected";

// The first mistake of a phase of a schedule, after `before` (null for the first one).
std::optional<Mistake> find_mistake(const Phase& phase, const Phase* before);

}  // namespace la3::policy
