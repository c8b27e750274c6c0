#include "la3/policy/hint.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>

#include "la3/augment/draw.h"

namespace la3::policy {
namespace {

// How often each op is applied: four bits an op, none for Identity.
using AppliedOps = uint64_t;
static_assert(augment::kMaxSteps < 16 && augment::kOpCount <= 16);
using Distribution = std::map<AppliedOps, double>;

AppliedOps with(AppliedOps ops, augment::Op op) {
  return op == augment::Op::kIdentity ? ops : ops + (AppliedOps{1} << 4 * static_cast<int>(op));
}

Distribution operations_of(const Recipe& recipe) {
  Distribution so_far = {{0, 1}};
  for (const Step& step : recipe.steps) {
    double weights = 0;
    for (const Choice& choice : step.choices) { weights += choice.weight; }
    Distribution next;
    for (const auto& [ops, probability] : so_far) {
      for (const Choice& choice : step.choices) {
        const double chosen = probability * choice.weight / weights;
        if (choice.probability > 0) { next[with(ops, choice.op)] += chosen * choice.probability; }
        if (choice.probability < 1) { next[ops] += chosen * (1 - choice.probability); }
      }
    }
    so_far = std::move(next);
  }
  return so_far;
}

Distribution operations_of(const Phase& phase) {
  double weights = 0;
  for (const Recipe& recipe : phase.recipes) { weights += recipe.weight; }
  Distribution all;
  for (const Recipe& recipe : phase.recipes) {
    for (const auto& [ops, probability] : operations_of(recipe)) {
      all[ops] += probability * recipe.weight / weights;
    }
  }
  return all;
}

double entropy_bits(const Distribution& distribution) {
  double bits = 0;
  for (const auto& [ops, probability] : distribution) {
    if (probability > 0) { bits -= probability * std::log2(probability); }
  }
  return bits;
}

// The phase that an epoch draws from; the last one goes on after its end.
const Phase& phase_at(const std::vector<Phase>& phases, uint32_t epoch) {
  const auto after =
      std::find_if(phases.begin() + 1, phases.end(), [&](const Phase& phase) { return phase.first_epoch > epoch; });
  return *(after - 1);
}

// One phase of each label. Adds bits and guess, times `share`.
void add_hint(const std::vector<const Phase*>& phases, double share, Hint& hint) {
  const double label_share = 1 / static_cast<double>(phases.size());
  Distribution of_all, likeliest;
  double bits = 0;
  for (const Phase* phase : phases) {
    const Distribution of_label = operations_of(*phase);
    bits -= label_share * entropy_bits(of_label);
    for (const auto& [ops, probability] : of_label) {
      of_all[ops] += label_share * probability;
      double& most = likeliest[ops];
      most = std::max(most, label_share * probability);
    }
  }
  bits += entropy_bits(of_all);
  if (bits > 1e-9) { hint.bits += share * bits; }  // else it is rounding
  for (const auto& [ops, probability] : likeliest) { hint.guess += share * probability; }
}

}  // namespace

Hint hint_of(const Policy& policy) {
  const auto labels = static_cast<double>(policy.labels.size());
  Hint hint{.bits = 0, .label_bits = std::log2(labels), .guess = 1 / labels, .chance = 1 / labels};
  if (policy.labels.size() == 1) { return hint; }
  hint.guess = 0;
  std::vector<std::vector<Phase>> phases;
  std::set<uint32_t> starts;
  uint32_t end = 1;  // after the last epoch that a phase names
  for (const LabelPolicy& label : policy.labels) {
    phases.push_back(phases_of(label));
    for (const Phase& phase : phases.back()) {
      starts.insert(phase.first_epoch);
      end = std::max(end, phase.last_epoch.value_or(phase.first_epoch) + 1);
    }
  }
  for (auto start = starts.begin(); start != starts.end(); ++start) {
    const uint32_t next = std::next(start) == starts.end() ? end : *std::next(start);
    std::vector<const Phase*> here;
    for (const std::vector<Phase>& of_label : phases) { here.push_back(&phase_at(of_label, *start)); }
    add_hint(here, static_cast<double>(next - *start) / end, hint);
  }
  return hint;
}

std::string hint_text(const Hint& hint) {
  if (hint.bits == 0) { return "the operations do not tell the label"; }
  char text[160];
  std::snprintf(text, sizeof text,
                "the operations tell the label: %.1f%% of labels can be guessed from them (by chance %.1f%%), %.2f "
                "of %.2f bits",
                100 * hint.guess, 100 * hint.chance, hint.bits, hint.label_bits);
  return text;
}

}  // namespace la3::policy
