#include "shared_policy.h"

#include <algorithm>

namespace la3::python {
namespace {

std::array<augment::Op, 3> sorted(std::array<augment::Op, 3> ops) {
  std::sort(ops.begin(), ops.end());
  return ops;
}

bool has(const policy::LabelPolicy& label, const policy::Triple& triple) {
  return std::any_of(label.triples.begin(), label.triples.end(),
                     [&](const policy::Triple& its) { return sorted(its.ops) == sorted(triple.ops); });
}

bool has(const policy::LabelPolicy& label, const policy::Recipe& recipe) {
  return std::any_of(label.phases.begin(), label.phases.end(), [&](const policy::Phase& phase) {
    return std::any_of(phase.recipes.begin(), phase.recipes.end(),
                       [&](const policy::Recipe& its) { return its.steps == recipe.steps; });
  });
}

// Leaves only what all the others have; false, and nothing changes, if that is nothing.
template <typename Entry>
bool keep_shared(std::vector<Entry>& entries, const std::vector<const policy::LabelPolicy*>& others) {
  std::vector<Entry> shared;
  for (const Entry& entry : entries) {
    if (std::all_of(others.begin(), others.end(), [&](const auto* other) { return has(*other, entry); })) {
      shared.push_back(entry);
    }
  }
  if (shared.empty()) { return false; }
  entries = std::move(shared);
  return true;
}

}  // namespace

std::optional<policy::Policy> shared_policy(const policy::Policy& policy, const std::string& chosen,
                                            const std::vector<std::string>& others) {
  std::vector<const policy::LabelPolicy*> found;
  for (const std::string& name : others) { found.push_back(&policy::find_label(policy, name)); }
  const policy::LabelPolicy& own = policy::find_label(policy, chosen);
  policy::LabelPolicy kept = own;
  bool is_any = keep_shared(kept.triples, found);
  for (policy::Phase& phase : kept.phases) { is_any |= keep_shared(phase.recipes, found); }
  if (!is_any || kept == own) { return std::nullopt; }
  kept.label = policy::kAnyLabel;
  return policy::Policy{{std::move(kept)}, {}, policy.space};
}

}  // namespace la3::python
