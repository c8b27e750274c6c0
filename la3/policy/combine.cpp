#include "la3/policy/combine.h"

#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/core/expect.h"

namespace la3::policy {
namespace {

// A recipe of three steps takes about 120 bytes of a file, which may have 64 MiB.
constexpr size_t kMostRecipes = 400'000;

bool has_schedule(const Policy& policy) {
  for (const LabelPolicy& label : policy.labels) {
    if (!label.phases.empty() && label.phases.front().last_epoch) { return true; }
  }
  return false;
}

// The recipes of all epochs, with weights that sum to 1 and without scores.
std::vector<Recipe> recipes_of(const LabelPolicy& label) {
  std::vector<Recipe> recipes = std::move(phases_of(label).front().recipes);
  double sum = 0;
  for (const Recipe& recipe : recipes) { sum += recipe.weight; }
  for (Recipe& recipe : recipes) {
    recipe.weight /= sum;
    recipe.score.reset();
  }
  return recipes;
}

// All labels' triples in one list, if that says the same: if all have as many.
std::optional<LabelPolicy> pooled_triples(const Policy& policy) {
  LabelPolicy all{.label = std::string(kAnyLabel)};
  for (const LabelPolicy& label : policy.labels) {
    if (label.triples.empty() || label.triples.size() != policy.labels.front().triples.size()) {
      return std::nullopt;
    }
    for (const Triple& triple : label.triples) { all.triples.push_back({triple.ops, std::nullopt}); }
  }
  return all;
}

// Recipes of which no two are equal, in the order in which they came.
class Merged {
 public:
  // By what a recipe does: its number.
  size_t number_of(const Recipe& recipe) {
    const auto [first, last] = by_ops_.equal_range(key(recipe));
    for (auto entry = first; entry != last; ++entry) {
      if (recipes_[entry->second].steps == recipe.steps) { return entry->second; }
    }
    by_ops_.emplace(key(recipe), recipes_.size());
    recipes_.push_back(recipe);
    return recipes_.size() - 1;
  }
  const std::vector<Recipe>& recipes() const { return recipes_; }

 private:
  static std::vector<augment::Op> key(const Recipe& recipe) {
    std::vector<augment::Op> ops;
    for (const Step& step : recipe.steps) { ops.push_back(step.choices.front().op); }
    return ops;
  }
  std::multimap<std::vector<augment::Op>, size_t> by_ops_;
  std::vector<Recipe> recipes_;
};

std::vector<std::string> names_of(const Policy& policy) {
  std::vector<std::string> names;
  for (const LabelPolicy& label : policy.labels) { names.push_back(label.label); }
  return names;
}

void check_epochs(const std::vector<PolicyFrom>& parts, uint32_t epochs) {
  if (epochs == 0 || epochs - 1 > kLastEpoch) {
    throw Error("a schedule of " + std::to_string(epochs) + " epochs: 1 to " + std::to_string(kLastEpoch + 1) +
                " expected");
  }
  if (parts.front().first_epoch != 0) {
    throw Error("the first policy of a schedule begins at epoch " + std::to_string(parts.front().first_epoch) +
                "; 0 expected");
  }
  for (size_t i = 1; i < parts.size(); ++i) {
    const uint32_t before = parts[i - 1].first_epoch, first = parts[i].first_epoch;
    if (first <= before || first >= epochs) {
      throw Error("a policy after that of epoch " + std::to_string(before) + " begins at epoch " +
                  std::to_string(first) + "; " + std::to_string(before + 1) + " to " + std::to_string(epochs - 1) +
                  " expected");
    }
  }
}

// Throws Error unless the part can stand beside `other` in one policy. REQUIRES: `other` names the labels
// if the part does.
void check_beside(const PolicyFrom& part, const Policy& other) {
  const std::string what = "the policy from epoch " + std::to_string(part.first_epoch) + " on ";
  if (has_schedule(*part.policy)) { throw Error(what + "has a schedule of its own; one without expected"); }
  if (part.policy->space != other.space) {
    throw Error(what + "is in the space '" + std::string(augment::space_name(part.policy->space)) + "'; '" +
                std::string(augment::space_name(other.space)) + "' as for another one expected");
  }
  if (is_label_invariant(*part.policy)) { return; }
  try {
    match_labels(*part.policy, names_of(other));
  } catch (const Error& error) { throw Error(what + "has other labels than another one: " + error.what()); }
}

// The policy as recipes, with every choice but Identity changed.
Policy with_choices(const Policy& policy, const std::function<void(Choice&)>& change) {
  Policy result{.labels = {}, .provenance = policy.provenance, .space = policy.space};
  for (const LabelPolicy& label : policy.labels) {
    result.labels.push_back({.label = label.label, .phases = phases_of(label)});
    for (Phase& phase : result.labels.back().phases) {
      for (Recipe& recipe : phase.recipes) {
        for (Step& step : recipe.steps) {
          for (Choice& choice : step.choices) {
            if (choice.op != augment::Op::kIdentity) { change(choice); }
          }
        }
      }
    }
  }
  return result;
}

}  // namespace

Policy pooled(const Policy& policy, double share, const PoolWeight& weight) {
  expect(share >= 0 && share <= 1, "pool", "a share from 0 to 1", share);
  if (has_schedule(policy)) { throw Error("a policy with a schedule cannot be pooled"); }
  if (is_label_invariant(policy) || share == 0) { return policy; }
  Policy result{.labels = {}, .provenance = policy.provenance, .space = policy.space};
  const size_t labels = policy.labels.size();
  if (share == 1 && !weight) {
    if (std::optional<LabelPolicy> all = pooled_triples(policy)) {
      result.labels.push_back(std::move(*all));
      return result;
    }
  }
  Merged merged;
  std::vector<std::vector<size_t>> number(labels);  // of the merged recipe, by label and entry
  std::vector<std::vector<double>> own(labels);     // its weight among its label's
  for (size_t label = 0; label < labels; ++label) {
    for (const Recipe& recipe : recipes_of(policy.labels[label])) {
      number[label].push_back(merged.number_of(recipe));
      own[label].push_back(recipe.weight);
    }
  }
  const bool is_shared = share == 1 && !weight;
  const size_t results = is_shared ? 1 : labels;
  if (results * merged.recipes().size() > kMostRecipes) {
    throw Error("a pool of " + std::to_string(merged.recipes().size()) + " triples or recipes for each of " +
                std::to_string(results) + " labels does not fit into a policy file (at most " +
                std::to_string(kMostRecipes) +
                " in all); with a share of 1 and no weights, or fewer triples a label, it does");
  }
  for (size_t label = 0; label < results; ++label) {
    std::vector<double> from_pool(merged.recipes().size()), weights(merged.recipes().size());
    for (size_t from = 0; from < labels; ++from) {
      for (size_t i = 0; i < number[from].size(); ++i) {
        from_pool[number[from][i]] += own[from][i] * (weight ? weight(label, from, i) : 1);
      }
    }
    const double sum = std::accumulate(from_pool.begin(), from_pool.end(), 0.0);
    for (size_t i = 0; i < weights.size(); ++i) { weights[i] = share * from_pool[i] / sum; }
    for (size_t i = 0; share < 1 && i < number[label].size(); ++i) {
      weights[number[label][i]] += (1 - share) * own[label][i];
    }
    Phase phase;
    for (size_t i = 0; i < weights.size(); ++i) {
      if (weights[i] < 1e-9) { continue; }  // the weights made it so rare that no training would see it
      phase.recipes.push_back(merged.recipes()[i]);
      phase.recipes.back().weight = weights[i];
    }
    result.labels.push_back(
        {.label = is_shared ? std::string(kAnyLabel) : policy.labels[label].label, .phases = {std::move(phase)}});
  }
  return result;
}

Policy weakened(const Policy& policy, double strength) {
  expect(strength >= 0 && strength <= 1, "strength", "0 to 1", strength);
  if (strength == 1) { return policy; }
  if (entry_count(policy) > kMostRecipes) {
    throw Error("a weaker policy of " + std::to_string(entry_count(policy)) +
                " triples or recipes does not fit into a policy file (at most " + std::to_string(kMostRecipes) +
                ")");
  }
  return with_choices(policy, [&](Choice& choice) { choice.probability *= strength; });
}

std::optional<double> strength_of(const Policy& policy) {
  std::set<double> probabilities;
  with_choices(policy, [&](const Choice& choice) { probabilities.insert(choice.probability); });
  return probabilities.size() == 1 ? std::optional(*probabilities.begin()) : std::nullopt;
}

Policy at_full_strength(const Policy& policy) {
  if (strength_of(policy).value_or(1) == 1) { return policy; }
  return simplified(with_choices(policy, [](Choice& choice) { choice.probability = 1; }));
}

Policy scheduled(const std::vector<PolicyFrom>& parts, uint32_t epochs) {
  check_epochs(parts, epochs);
  const Policy* whole = nullptr;  // one that names the labels, if there is one
  for (const PolicyFrom& part : parts) {
    if (part.policy && (whole == nullptr || is_label_invariant(*whole))) { whole = &*part.policy; }
  }
  for (const PolicyFrom& part : parts) {
    if (part.policy) { check_beside(part, *whole); }
  }
  Policy result;
  if (whole != nullptr) { result.space = whole->space; }
  for (const std::string& name : whole != nullptr ? names_of(*whole) : std::vector{std::string(kAnyLabel)}) {
    LabelPolicy& label = result.labels.emplace_back(LabelPolicy{.label = name});
    for (size_t i = 0; i < parts.size(); ++i) {
      Phase phase;
      phase.recipes = parts[i].policy ? phases_of(find_label(*parts[i].policy, name)).front().recipes
                                      : std::vector<Recipe>{{.steps = {{{Choice{}}}}}};
      phase.first_epoch = parts[i].first_epoch;
      phase.last_epoch = (i + 1 < parts.size() ? parts[i + 1].first_epoch : epochs) - 1;
      label.phases.push_back(std::move(phase));
    }
  }
  return result;
}

}  // namespace la3::policy
