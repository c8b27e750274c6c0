#include "la3/policy/policy.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"

namespace la3::policy {
namespace {

// The triple that the recipe is, if it is one.
std::optional<Triple> as_triple(const Recipe& recipe) {
  Triple triple;
  if (recipe.steps.size() != triple.ops.size() || recipe.weight != 1) { return std::nullopt; }
  for (size_t i = 0; i < triple.ops.size(); ++i) {
    const std::vector<Choice>& choices = recipe.steps[i].choices;
    if (choices.size() != 1 || choices[0] != Choice{.op = choices[0].op}) { return std::nullopt; }
    triple.ops[i] = choices[0].op;
  }
  triple.score = recipe.score;
  return triple;
}

std::optional<std::vector<Triple>> as_triples(const LabelPolicy& label) {
  if (label.phases.size() != 1 || label.phases[0].last_epoch) { return std::nullopt; }
  std::vector<Triple> triples;
  for (const Recipe& recipe : label.phases[0].recipes) {
    const std::optional<Triple> triple = as_triple(recipe);
    if (!triple) { return std::nullopt; }
    triples.push_back(*triple);
  }
  return triples;
}

// Calls f(op, share of the samples that draw this choice, probability that it is applied then).
template <typename F>
void for_each_choice(const Step& step, F f) {
  double weights = 0;
  for (const Choice& choice : step.choices) { weights += choice.weight; }
  for (const Choice& choice : step.choices) { f(choice.op, choice.weight / weights, choice.probability); }
}

// Adds the shares of the ops of one recipe, which together make `share`.
void add_shares(const Recipe& recipe, double share, std::array<double, augment::kOpCount>& shares) {
  for (const Step& step : recipe.steps) {
    for_each_choice(step, [&](augment::Op op, double of_step, double probability) {
      const double here = share / static_cast<double>(recipe.steps.size()) * of_step;
      shares[static_cast<size_t>(op)] += here * probability;
      shares[static_cast<size_t>(augment::Op::kIdentity)] += here * (1 - probability);
    });
  }
}

double epochs_of(const Phase& phase) {
  return phase.last_epoch.value_or(0) - phase.first_epoch + 1.0;
}

// The names as messages show them: printable forms, from which suggestions are chosen.
std::vector<std::string> shown_names(const std::vector<std::string_view>& names) {
  std::vector<std::string> shown;
  for (const std::string_view name : names) { shown.push_back(printable(name, 60)); }
  return shown;
}

// " (did you mean 'cat'?)" if one of `names` is close to `found`, else empty.
std::string nearest_hint(const std::string& found, const std::vector<std::string>& names) {
  if (names.empty()) { return ""; }
  const std::string hint = suggest_name(found, {names.begin(), names.end()});
  return hint.starts_with("; did you mean") ? " (" + hint.substr(2) + ")" : "";
}

// "2 labels that the policy lacks: 'a', 'b'"; the first few by name, with the nearest of
// `other_names`.
std::string list_labels(const std::vector<std::string_view>& labels, const std::string& what,
                        const std::vector<std::string_view>& other_names) {
  constexpr size_t kMostNamed = 3;
  const std::vector<std::string> shown = shown_names(labels);
  const std::vector<std::string> others = shown_names(other_names);
  std::string list = std::to_string(labels.size()) + (labels.size() == 1 ? " label " : " labels ") + what + ": ";
  for (size_t i = 0; i < std::min(labels.size(), kMostNamed); ++i) {
    list += (i == 0 ? "'" : ", '") + shown[i] + "'" + nearest_hint(shown[i], others);
  }
  if (labels.size() > kMostNamed) { list += " and " + std::to_string(labels.size() - kMostNamed) + " more"; }
  return list;
}

augment::Sampler sampler_of_triples(const std::vector<const LabelPolicy*>& labels, uint64_t seed) {
  std::vector<std::array<augment::Op, 3>> triples;
  std::vector<augment::TripleRange> ranges;
  // Labels that share an entry share its triples.
  std::map<const LabelPolicy*, augment::TripleRange> known;
  for (const LabelPolicy* label : labels) {
    const auto [entry, is_new] = known.try_emplace(label);
    if (is_new) {
      entry->second = {static_cast<uint32_t>(triples.size()), static_cast<uint32_t>(label->triples.size())};
      for (const Triple& triple : label->triples) { triples.push_back(triple.ops); }
    }
    ranges.push_back(entry->second);
  }
  return augment::Sampler(std::move(triples), std::move(ranges), seed);
}

augment::Recipe resolved(augment::Space space, const Recipe& recipe) {
  augment::Recipe result{.steps = {}, .weight = recipe.weight};
  for (const Step& step : recipe.steps) {
    augment::Step& added = result.steps.emplace_back();
    for (const Choice& choice : step.choices) { added.choices.push_back(policy::resolved(space, choice)); }
  }
  return result;
}

augment::Sampler sampler_of_recipes(augment::Space space, const std::vector<const LabelPolicy*>& labels,
                                    uint64_t seed) {
  std::vector<augment::Recipe> recipes;
  std::vector<std::vector<augment::LabelRecipes>> phases;
  // Labels that share an entry share its recipes.
  std::map<const LabelPolicy*, std::vector<augment::LabelRecipes>> known;
  for (const LabelPolicy* label : labels) {
    const auto [entry, is_new] = known.try_emplace(label);
    for (size_t p = 0; is_new && p < label->phases.size(); ++p) {
      const Phase& phase = label->phases[p];
      entry->second.push_back(
          {phase.first_epoch,
           {static_cast<uint32_t>(recipes.size()), static_cast<uint32_t>(phase.recipes.size())}});
      for (const Recipe& recipe : phase.recipes) { recipes.push_back(resolved(space, recipe)); }
    }
    phases.push_back(entry->second);
  }
  return augment::Sampler(recipes, phases, seed);
}

}  // namespace

bool is_label_invariant(const Policy& policy) {
  return policy.labels.front().label == kAnyLabel;
}

bool is_triples(const Policy& policy) {
  return !policy.labels.front().triples.empty();
}

Policy simplified(Policy policy) {
  if (policy.space != augment::Space::kLa3) { return policy; }
  std::vector<std::vector<Triple>> triples;
  for (const LabelPolicy& label : policy.labels) {
    std::optional<std::vector<Triple>> of_label = as_triples(label);
    if (!of_label) { return policy; }
    triples.push_back(std::move(*of_label));
  }
  for (size_t i = 0; i < triples.size(); ++i) {
    policy.labels[i].triples = std::move(triples[i]);
    policy.labels[i].phases.clear();
  }
  return policy;
}

std::vector<Phase> phases_of(const LabelPolicy& label) {
  if (!label.phases.empty()) { return label.phases; }
  Phase phase;
  for (const Triple& triple : label.triples) {
    Recipe recipe{.steps = {}, .score = triple.score};
    for (const augment::Op op : triple.ops) { recipe.steps.push_back({{Choice{.op = op}}}); }
    phase.recipes.push_back(std::move(recipe));
  }
  return {phase};
}

size_t entry_count(const LabelPolicy& label) {
  size_t count = label.triples.size();
  for (const Phase& phase : label.phases) { count += phase.recipes.size(); }
  return count;
}

size_t entry_count(const Policy& policy) {
  size_t count = 0;
  for (const LabelPolicy& label : policy.labels) { count += entry_count(label); }
  return count;
}

Policy read_policy(const std::filesystem::path& path) {
  const std::vector<uint8_t> bytes = read_file(path, kMaxPolicyBytes);
  return parse_policy({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path.string());
}

void write_policy(const std::filesystem::path& path, const Policy& policy) {
  write_file(path, to_json(policy));
}

Policy uniform_policy() {
  LabelPolicy every{.label = std::string(kAnyLabel)};
  every.triples.reserve(size_t{augment::kOpCount} * augment::kOpCount * augment::kOpCount);
  for (const augment::OpInfo& first : augment::op_table()) {
    for (const augment::OpInfo& second : augment::op_table()) {
      for (const augment::OpInfo& third : augment::op_table()) {
        every.triples.push_back({{first.op, second.op, third.op}, std::nullopt});
      }
    }
  }
  return {{std::move(every)}, {}};
}

const LabelPolicy& find_label(const Policy& policy, std::string_view label) {
  for (const LabelPolicy& entry : policy.labels) {
    if (entry.label == label || entry.label == kAnyLabel) { return entry; }
  }
  std::vector<std::string_view> names;
  for (const LabelPolicy& entry : policy.labels) { names.push_back(entry.label); }
  const std::vector<std::string> shown = shown_names(names);
  throw Error("the policy has no label " + in_quotes(label) + suggest_name(label, {shown.begin(), shown.end()}));
}

std::vector<const LabelPolicy*> match_labels(const Policy& policy, const std::vector<std::string>& dataset_labels) {
  if (is_label_invariant(policy)) {
    return std::vector<const LabelPolicy*>(dataset_labels.size(), &policy.labels.front());
  }
  std::unordered_map<std::string_view, const LabelPolicy*> entries;
  for (const LabelPolicy& entry : policy.labels) { entries.emplace(entry.label, &entry); }

  std::vector<const LabelPolicy*> matched;
  std::vector<std::string_view> lacking;
  for (const std::string& label : dataset_labels) {
    const auto entry = entries.find(label);
    if (entry == entries.end()) {
      lacking.push_back(label);
    } else {
      matched.push_back(entry->second);
    }
  }
  const std::unordered_set<std::string_view> wanted(dataset_labels.begin(), dataset_labels.end());
  std::vector<std::string_view> unwanted;
  for (const LabelPolicy& entry : policy.labels) {
    if (!wanted.contains(entry.label)) { unwanted.push_back(entry.label); }
  }
  if (lacking.empty() && unwanted.empty()) { return matched; }

  std::string message = "the policy does not fit the data set: ";
  if (!lacking.empty()) { message += list_labels(lacking, "of the data set not in the policy", unwanted); }
  if (!lacking.empty() && !unwanted.empty()) { message += "; "; }
  if (!unwanted.empty()) { message += list_labels(unwanted, "of the policy not in the data set", lacking); }
  throw Error(message);
}

augment::Sampler make_sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed) {
  check_policy(policy);
  const std::vector<const LabelPolicy*> matched = match_labels(policy, dataset_labels);
  return is_triples(policy) ? sampler_of_triples(matched, seed) : sampler_of_recipes(policy.space, matched, seed);
}

augment::Choice resolved(augment::Space space, const Choice& choice) {
  augment::Choice result = augment::default_choice(space, choice.op);
  result.probability = choice.probability;
  result.weight = choice.weight;
  if (std::holds_alternative<std::monostate>(choice.magnitude)) { return result; }
  result.random_sign = choice.random_sign;
  if (const double* fixed = std::get_if<double>(&choice.magnitude)) {
    result.magnitudes = {*fixed};
    return result;
  }
  const auto& range = std::get<MagnitudeRange>(choice.magnitude);
  result.magnitudes = range.levels == 0 ? augment::uniform_magnitudes(range.low, range.high)
                                        : augment::even_magnitudes(range.low, range.high, range.levels);
  return result;
}

std::array<double, augment::kOpCount> op_proportions(const LabelPolicy& label) {
  std::array<double, augment::kOpCount> share{};
  if (!label.triples.empty()) {
    for (const Triple& triple : label.triples) {
      for (const augment::Op op : triple.ops) { share[static_cast<size_t>(op)] += 1; }
    }
    for (double& count : share) { count /= 3 * static_cast<double>(label.triples.size()); }
    return share;
  }
  double all_epochs = 0;
  for (const Phase& phase : label.phases) { all_epochs += epochs_of(phase); }
  for (const Phase& phase : label.phases) {
    double weights = 0;
    for (const Recipe& recipe : phase.recipes) { weights += recipe.weight; }
    for (const Recipe& recipe : phase.recipes) {
      add_shares(recipe, epochs_of(phase) / all_epochs * recipe.weight / weights, share);
    }
  }
  return share;
}

Applied applied_of(const LabelPolicy& label) {
  const std::vector<Phase> phases = phases_of(label);
  Applied applied;
  double all_epochs = 0;
  for (const Phase& phase : phases) { all_epochs += epochs_of(phase); }
  for (const Phase& phase : phases) {
    double weights = 0;
    for (const Recipe& recipe : phase.recipes) { weights += recipe.weight; }
    for (const Recipe& recipe : phase.recipes) {
      const double images = epochs_of(phase) / all_epochs * recipe.weight / weights;
      double untouched = images;
      for (const Step& step : recipe.steps) {
        double touches = 0;
        for_each_choice(step, [&](augment::Op op, double share, double probability) {
          if (op != augment::Op::kIdentity) { touches += share * probability; }
        });
        applied.operations += images * touches;
        untouched *= 1 - touches;
      }
      applied.untouched += untouched;
    }
  }
  return applied;
}

std::string applied_text(const Policy& policy) {
  double operations = 0, untouched = 0;
  for (const LabelPolicy& label : policy.labels) {
    const Applied applied = applied_of(label);
    operations += applied.operations / static_cast<double>(policy.labels.size());
    untouched += applied.untouched / static_cast<double>(policy.labels.size());
  }
  char text[100];
  std::snprintf(text, sizeof(text), "an image gets %.2f operations on average, and %.1f%% of images none",
                operations, 100 * untouched);
  return text;
}

}  // namespace la3::policy
