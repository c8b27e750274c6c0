// A policy: for each label, the triples of ops, or more generally the recipes, that its samples are
// augmented with. Made by the search, built in (named.h), read from and written to JSON files
// (docs/formats.md), used by the sampler, the commands and the report.
//
// Plain values. A Policy may be read from many threads.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "la3/augment/op.h"
#include "la3/augment/recipe.h"
#include "la3/augment/sampler.h"
#include "la3/augment/space.h"

namespace la3::policy {

// Applied in this order. The score is the one that the triple was chosen by, not a reward; applying
// a policy ignores it.
struct Triple {
  std::array<augment::Op, 3> ops{augment::Op::kIdentity, augment::Op::kIdentity, augment::Op::kIdentity};
  std::optional<double> score;

  bool operator==(const Triple&) const = default;
};

// Where a magnitude is drawn from.
struct MagnitudeRange {
  double low = 0, high = 0;
  int levels = 0;  // evenly spaced, both ends included; 0: anywhere in the range

  bool operator==(const MagnitudeRange&) const = default;
};
inline constexpr int kMostLevels = 1024;

// As the policy's space says, signs included; or a fixed one; or drawn from a range.
using Magnitude = std::variant<std::monostate, double, MagnitudeRange>;

// An op that is applied with a probability.
struct Choice {
  augment::Op op = augment::Op::kIdentity;
  double probability = 1;
  Magnitude magnitude = {};
  bool random_sign = false;  // only with a magnitude or a range
  double weight = 1;         // among the choices of its step

  bool operator==(const Choice&) const = default;
};

// One of the choices is drawn, by weight.
struct Step {
  std::vector<Choice> choices;

  bool operator==(const Step&) const = default;
};

// Applied step by step. The score is as that of a triple.
struct Recipe {
  std::vector<Step> steps;
  double weight = 1;  // among the recipes of its label
  std::optional<double> score = {};

  bool operator==(const Recipe&) const = default;
};

// The recipes of some epochs, of which a sample gets one, drawn by weight.
struct Phase {
  std::vector<Recipe> recipes;
  uint32_t first_epoch = 0;
  // None: the recipes are for all epochs. The last of several phases goes on after its end.
  std::optional<uint32_t> last_epoch = {};

  bool operator==(const Phase&) const = default;
};
inline constexpr uint32_t kLastEpoch = (1u << 20) - 1;

// Has either triples or phases. A sample gets one of the triples at random, all equally likely; a
// triple that is listed twice counts twice. It is a recipe of three steps whose ops draw as the
// space la3 says.
struct LabelPolicy {
  std::string label;
  std::vector<Triple> triples = {};
  std::vector<Phase> phases = {};

  bool operator==(const LabelPolicy&) const = default;
};

struct Policy {
  std::vector<LabelPolicy> labels;
  // Where the policy comes from (data set, seed, ...): names and values, in order, for people to
  // read.
  std::vector<std::pair<std::string, std::string>> provenance = {};
  // What magnitudes mean, how large they may be, and how an op without one draws it.
  augment::Space space = augment::Space::kLa3;

  bool operator==(const Policy&) const = default;
};

// The only label of a label-invariant policy, whose triples are for every label.
inline constexpr std::string_view kAnyLabel = "*";

// REQUIRES: check_policy(policy) does not throw.
bool is_label_invariant(const Policy& policy);

// Whether every label has triples. Search, construction and exports to other libraries know no
// other policies. REQUIRES: check_policy(policy) does not throw.
bool is_triples(const Policy& policy);

// The same policy with triples in place of phases, if all its labels can be said as triples; else
// the policy itself. What is read from files has this form.
Policy simplified(Policy policy);

// The label's phases; triples become one phase. A sampler of either draws the same.
std::vector<Phase> phases_of(const LabelPolicy& label);

// Of all labels and phases: "1,010 triples" or "25 recipes" is told from it.
size_t entry_count(const Policy& policy);
size_t entry_count(const LabelPolicy& label);

// Throws std::invalid_argument unless there is at least one label; label names are unique, not
// empty and UTF-8, and kAnyLabel is alone; all labels have triples (in the space la3), or all have
// phases; phases follow one another from epoch 0, and each has a recipe; recipes have 1 to
// augment::kMaxSteps steps, steps a choice; what a choice says is possible in the space; ops are
// valid, scores finite; provenance names are unique and provenance is UTF-8.
void check_policy(const Policy& policy);

// Larger files are refused unread. A policy of 1,000 labels with 100 triples each takes about 8 MB.
inline constexpr size_t kMaxPolicyBytes = size_t{64} << 20;

// Reads the JSON form, strictly. `name` stands for the text in messages, which begin
// "name:line:column: ". Throws Error for the first mistake; a policy that is returned satisfies
// check_policy().
Policy parse_policy(std::string_view text, const std::string& name);
Policy read_policy(const std::filesystem::path& path);

// The JSON form, one triple or recipe per line, the same text for the same policy; parse_policy()
// gives back an equal one, simplified(). Triples are written as version 1 of the format, all else as
// version 2. Both throw std::invalid_argument like check_policy(); writing is atomic and throws Error
// if it fails.
std::string to_json(const Policy& policy);
void write_policy(const std::filesystem::path& path, const Policy& policy);

// The label-invariant policy of all 4,096 ordered triples, without scores: random augmentation.
Policy uniform_policy();

// The entry that samples of `label` use. Throws Error, with the nearest name, if the policy has
// none. The reference is valid as long as the policy.
const LabelPolicy& find_label(const Policy& policy, std::string_view label);

// For each label of a data set, in order, its entry in the policy. Throws Error if a label has
// none, or if the policy has labels that the data set lacks: it was learned on other data. The
// pointers are valid as long as the policy.
std::vector<const LabelPolicy*> match_labels(const Policy& policy, const std::vector<std::string>& dataset_labels);

// A sampler for the policy and a data set with these labels. Throws std::invalid_argument like
// check_policy(), Error like match_labels().
augment::Sampler make_sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed);

// The choice as the sampler takes it. REQUIRES: check_policy() accepts it.
augment::Choice resolved(augment::Space space, const Choice& choice);

// By op number, its share among the 3 * n ops of n triples; of recipes, the expected share, with
// Identity for what is not applied, and phases counted by their epochs. The shares sum to 1.
// REQUIRES: there are triples or phases.
std::array<double, augment::kOpCount> op_proportions(const LabelPolicy& label);

// What the label's images get; phases count by their epochs.
struct Applied {
  double operations = 0;  // per image, Identity not counted
  double untouched = 0;   // share of the images that get none, or only Identity
};
Applied applied_of(const LabelPolicy& label);

// "an image gets 0.8 operations on average, and 40% of images none": the mean over all labels.
std::string applied_text(const Policy& policy);

}  // namespace la3::policy
