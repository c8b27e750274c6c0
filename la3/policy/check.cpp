#include "la3/policy/check.h"

#include <cmath>
#include <stdexcept>
#include <unordered_set>

#include "la3/core/utf8.h"
#include "la3/policy/number_text.h"

namespace la3::policy {
namespace {

using augment::Op;

std::string found(double value) {
  return ", found " + number_text(value);
}

std::optional<Mistake> magnitude_mistake(augment::Space space, const Choice& choice, std::string_view key,
                                         double magnitude) {
  const augment::SpaceOp& allowed = augment::space_op(space, choice.op);
  // Written so that NaN is rejected.
  const auto is_inside = [&](double value, double margin = 0) {
    return value >= allowed.low - margin && value <= allowed.high + margin;
  };
  const std::string range = number_text(allowed.low) + " to " + number_text(allowed.high) + " for " +
                            std::string(augment::op_name(choice.op)) + " in the space '" +
                            std::string(augment::space_name(space)) + "' expected" + found(magnitude);
  if (!is_inside(magnitude)) { return Mistake{key, range}; }
  // 2 - 1.9 is not 0.1.
  if (choice.random_sign && !is_inside(augment::mirrored(choice.op, magnitude), 1e-9)) {
    return Mistake{key,
                   range + ", which a random sign makes " + number_text(augment::mirrored(choice.op, magnitude))};
  }
  return std::nullopt;
}

std::optional<Mistake> range_mistake(augment::Space space, const Choice& choice, const MagnitudeRange& range) {
  for (const double end : {range.low, range.high}) {
    if (auto mistake = magnitude_mistake(space, choice, "range", end)) { return mistake; }
  }
  if (!(range.low < range.high)) {
    return Mistake{"range", "a lower and a higher end expected, found " + number_text(range.low) + " and " +
                                number_text(range.high)};
  }
  if (range.levels != 0 && (range.levels < 2 || range.levels > kMostLevels)) {
    return Mistake{"levels",
                   "a whole number from 2 to " + std::to_string(kMostLevels) + " expected" + found(range.levels)};
  }
  return std::nullopt;
}

[[noreturn]] void fail_at(const LabelPolicy& label, const std::string& what) {
  throw std::invalid_argument("policy: label " + in_quotes(label.label) + ": " + what);
}

void check_recipe(const LabelPolicy& label, augment::Space space, const Recipe& recipe, const std::string& place) {
  const auto require = [&](bool holds, const std::string& what) {
    if (!holds) { fail_at(label, place + ": " + what); }
  };
  require(is_weight(recipe.weight), "weight: " + std::string(kWeightExpected) + found(recipe.weight));
  require(!recipe.score || std::isfinite(*recipe.score), "finite scores expected");
  require(!recipe.steps.empty(), "at least one step expected");
  require(recipe.steps.size() <= size_t{augment::kMaxSteps}, "at most " + std::to_string(augment::kMaxSteps) +
                                                                 " steps expected, found " +
                                                                 std::to_string(recipe.steps.size()));
  for (size_t s = 0; s < recipe.steps.size(); ++s) {
    require(!recipe.steps[s].choices.empty(), "at least one choice for every step expected");
    for (const Choice& choice : recipe.steps[s].choices) {
      const auto mistake = find_mistake(space, choice);
      require(!mistake, mistake
                            ? "steps[" + std::to_string(s) + "]." + std::string(mistake->key) + ": " + mistake->what
                            : "");
    }
  }
}

void check_phases(const LabelPolicy& label, augment::Space space) {
  const bool is_schedule = label.phases.size() > 1 || label.phases[0].last_epoch;
  for (size_t p = 0; p < label.phases.size(); ++p) {
    const Phase& phase = label.phases[p];
    const std::string place = is_schedule ? "schedule[" + std::to_string(p) + "]" : "";
    if (is_schedule) {
      if (const auto mistake = find_mistake(phase, p == 0 ? nullptr : &label.phases[p - 1])) {
        fail_at(label, place + "." + std::string(mistake->key) + ": " + mistake->what);
      }
    }
    if (phase.recipes.empty()) {
      fail_at(label, (is_schedule ? place + ": " : "") + "at least one recipe expected");
    }
    for (size_t r = 0; r < phase.recipes.size(); ++r) {
      check_recipe(label, space, phase.recipes[r],
                   place + (is_schedule ? "." : "") + "recipes[" + std::to_string(r) + "]");
    }
  }
}

void check_label(const LabelPolicy& label, augment::Space space) {
  const auto require = [&](bool holds, const std::string& what) {
    if (!holds) { fail_at(label, what); }
  };
  require(!label.label.empty(), "a name expected");
  require(is_utf8(label.label), "a name in UTF-8 expected");
  require(!label.triples.empty() || !label.phases.empty(), "at least one triple expected");
  require(label.triples.empty() || label.phases.empty(), "either triples or recipes expected, found both");
  require(label.triples.empty() || space == augment::Space::kLa3, "triples are of the space 'la3' only");
  for (const Triple& triple : label.triples) {
    require(!triple.score || std::isfinite(*triple.score), "finite scores expected");
    for (const Op op : triple.ops) {
      require(static_cast<int>(op) < augment::kOpCount, "ops of the table expected");
    }
  }
  if (!label.phases.empty()) { check_phases(label, space); }
}

}  // namespace

bool is_weight(double weight) {
  return std::isfinite(weight) && weight > 0;
}

std::optional<Mistake> find_mistake(augment::Space space, const Choice& choice) {
  if (static_cast<int>(choice.op) >= augment::kOpCount) { return Mistake{"op", "ops of the table expected"}; }
  const std::string name(augment::op_name(choice.op));
  if (!augment::space_op(space, choice.op).exists) {
    return Mistake{"op", "an op of the space '" + std::string(augment::space_name(space)) + "' expected, found '" +
                             name + "'"};
  }
  if (!(choice.probability >= 0 && choice.probability <= 1)) {
    return Mistake{"probability", "0 to 1 expected" + found(choice.probability)};
  }
  if (!is_weight(choice.weight)) { return Mistake{"weight", std::string(kWeightExpected) + found(choice.weight)}; }
  const auto* range = std::get_if<MagnitudeRange>(&choice.magnitude);
  const auto* fixed = std::get_if<double>(&choice.magnitude);
  const bool is_bare = range == nullptr && fixed == nullptr;
  if (!is_bare && !augment::op_info(choice.op).has_magnitude) {
    return Mistake{range != nullptr ? "range" : "magnitude", "none expected: " + name + " has no magnitude"};
  }
  if (choice.random_sign && !augment::has_sign(choice.op)) {
    return Mistake{"sign", "none expected: the magnitude of " + name + " has no sign"};
  }
  if (choice.random_sign && is_bare) {
    return Mistake{"sign",
                   "none expected without a magnitude or a range: then the space says how " + name + " draws it"};
  }
  if (range != nullptr) { return range_mistake(space, choice, *range); }
  if (fixed != nullptr) { return magnitude_mistake(space, choice, "magnitude", *fixed); }
  return std::nullopt;
}

std::optional<Mistake> find_mistake(const Phase& phase, const Phase* before) {
  const auto epochs = [](uint32_t first, uint32_t last) {
    return "[" + std::to_string(first) + ", " + std::to_string(last) + "]";
  };
  if (!phase.last_epoch || (before != nullptr && !before->last_epoch)) {
    return Mistake{"epochs", "the first and the last epoch expected"};
  }
  const uint32_t first = phase.first_epoch;
  const uint32_t last = *phase.last_epoch;
  if (first > kLastEpoch || last > kLastEpoch) {
    return Mistake{"epochs",
                   "epochs 0 to " + std::to_string(kLastEpoch) + " expected, found " + epochs(first, last)};
  }
  if (first > last) {
    return Mistake{"epochs", "the first epoch before the last expected, found " + epochs(first, last)};
  }
  const uint32_t expected = before == nullptr ? 0 : *before->last_epoch + 1;
  if (first == expected) { return std::nullopt; }
  return Mistake{"epochs",
                 "epoch " + std::to_string(expected) + " as the first expected" +
                     (before == nullptr ? "" : ", after " + epochs(before->first_epoch, *before->last_epoch)) +
                     ", found " + epochs(first, last)};
}

void check_policy(const Policy& policy) {
  if (policy.labels.empty()) { throw std::invalid_argument("policy: at least one label expected"); }
  std::unordered_set<std::string_view> names;
  for (const LabelPolicy& label : policy.labels) {
    check_label(label, policy.space);
    if (!names.insert(label.label).second) {
      throw std::invalid_argument("policy: label " + in_quotes(label.label) + " stands twice");
    }
    if (label.triples.empty() != policy.labels[0].triples.empty()) {
      fail_at(label, "triples or recipes as for label " + in_quotes(policy.labels[0].label) + " expected");
    }
  }
  if (names.contains(kAnyLabel) && names.size() > 1) {
    throw std::invalid_argument("policy: label '*' stands for every label and must be the only one");
  }
  std::unordered_set<std::string_view> keys;
  for (const auto& [key, value] : policy.provenance) {
    if (!is_utf8(key) || !is_utf8(value)) {
      throw std::invalid_argument("policy: provenance " + in_quotes(key) + ": UTF-8 expected");
    }
    if (!keys.insert(key).second) {
      throw std::invalid_argument("policy: provenance " + in_quotes(key) + " stands twice");
    }
  }
}

}  // namespace la3::policy
