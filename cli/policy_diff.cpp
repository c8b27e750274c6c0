#include "cli/policy_diff.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <unordered_map>

#include "cli/recipe_text.h"
#include "la3/core/counted.h"
#include "la3/core/utf8.h"
#include "la3/policy/policy.h"

namespace la3::cli {
namespace {

using policy::LabelPolicy;
using policy::Policy;

size_t triple_number(const policy::Triple& triple) {
  size_t number = 0;
  for (const augment::Op op : triple.ops) { number = number * augment::kOpCount + static_cast<size_t>(op); }
  return number;
}

size_t shared_triples(const LabelPolicy& a, const LabelPolicy& b) {
  std::vector<size_t> left(size_t{augment::kOpCount} * augment::kOpCount * augment::kOpCount);
  for (const auto& triple : a.triples) { ++left[triple_number(triple)]; }
  size_t shared = 0;
  for (const auto& triple : b.triples) {
    size_t& count = left[triple_number(triple)];
    if (count == 0) { continue; }
    --count;
    ++shared;
  }
  return shared;
}

// A recipe that tells itself from every other, and its text for people.
struct RecipeKey {
  std::vector<policy::Step> steps;
  double weight;
  uint32_t first_epoch;
};

// The recipes of one policy that the other does not have, and how many they share.
void compare_recipes(const LabelPolicy& a, const LabelPolicy& b, LabelDiff& diff) {
  constexpr size_t kMostNamed = 5;
  // By text, which is equal where recipes are (and where they look equal: those are compared again).
  std::multimap<std::string, RecipeKey> left;
  const auto each = [](const LabelPolicy& label, auto&& visit) {
    for (const policy::Phase& phase : phases_of(label)) {
      for (const policy::Recipe& recipe : phase.recipes) {
        visit(recipe_text(recipe), RecipeKey{recipe.steps, recipe.weight, phase.first_epoch});
      }
    }
  };
  each(a, [&](const std::string& text, const RecipeKey& key) { left.emplace(text, key); });
  each(b, [&](const std::string& text, const RecipeKey& key) {
    auto [found, end] = left.equal_range(text);
    found = std::find_if(found, end, [&](const auto& entry) {
      return entry.second.steps == key.steps && entry.second.weight == key.weight &&
             entry.second.first_epoch == key.first_epoch;
    });
    if (found != end) {
      left.erase(found);
      ++diff.shared;
    } else if (diff.only_b.size() < kMostNamed) {
      diff.only_b.push_back(text);
    }
  });
  for (const auto& [text, key] : left) {
    if (diff.only_a.size() < kMostNamed) { diff.only_a.push_back(text); }
  }
}

LabelDiff diff_label(const std::string& label, const LabelPolicy& a, const LabelPolicy& b) {
  LabelDiff diff{label, 0, op_proportions(b), entry_count(a), entry_count(b)};
  if (a.phases.empty() && b.phases.empty()) {
    diff.shared = shared_triples(a, b);
  } else {
    compare_recipes(a, b, diff);
  }
  const auto before = op_proportions(a);
  for (size_t op = 0; op < before.size(); ++op) {
    diff.change[op] -= before[op];
    diff.distance += std::abs(diff.change[op]) / 2;
  }
  return diff;
}

// "Invert +5.2  Color -3.1": the three largest changes, in percentage points.
std::string largest_changes(const LabelDiff& diff) {
  std::array<size_t, augment::kOpCount> ops;
  std::iota(ops.begin(), ops.end(), size_t{0});
  std::stable_sort(ops.begin(), ops.end(),
                   [&](size_t a, size_t b) { return std::abs(diff.change[a]) > std::abs(diff.change[b]); });
  std::string text;
  for (size_t i = 0; i < 3; ++i) {
    const double points = 100 * diff.change[ops[i]];
    if (std::abs(points) < 0.05) { break; }
    char number[32];
    std::snprintf(number, sizeof number, " %+.1f", points);
    text += (text.empty() ? "" : "  ") + padded(std::string(augment::op_table()[ops[i]].name) + number, 18);
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string only_in_line(const std::string& which, const std::vector<std::string>& labels) {
  constexpr size_t kMostNamed = 5;
  if (labels.empty()) { return ""; }
  std::string line = counted(labels.size(), "label") + " only in " + which + ": ";
  for (size_t i = 0; i < std::min(labels.size(), kMostNamed); ++i) {
    line += (i == 0 ? "'" : ", '") + printable(labels[i], 30) + "'";
  }
  if (labels.size() > kMostNamed) { line += " and " + std::to_string(labels.size() - kMostNamed) + " more"; }
  return line + "\n";
}

std::string only_in_list(const std::string& which, const std::vector<std::string>& recipes) {
  if (recipes.empty()) { return ""; }
  std::string text = "\nonly in " + which + ", for example:\n";
  for (const std::string& recipe : recipes) { text += "  " + printable(recipe, 116) + "\n"; }
  return text;
}

std::string diff_row(const std::string& label, size_t columns, const LabelDiff& diff) {
  char numbers[128];
  std::snprintf(numbers, sizeof numbers, "%10.3f%8zu%8zu%8zu   ", diff.distance, diff.entries_a, diff.entries_b,
                diff.shared);
  std::string row = padded(label, columns) + numbers + largest_changes(diff);
  row.erase(row.find_last_not_of(' ') + 1);
  return row + "\n";
}

bool same_entries(const PolicyDiff& diff) {
  return diff.same_space && diff.only_in_a.empty() && diff.only_in_b.empty() &&
         std::all_of(diff.labels.begin(), diff.labels.end(), [](const LabelDiff& label) {
           return label.shared == label.entries_a && label.shared == label.entries_b;
         });
}

}  // namespace

PolicyDiff diff_policies(const Policy& a, const Policy& b) {
  PolicyDiff diff;
  diff.same_space = a.space == b.space;
  diff.same_labels = diff.same_space && a.labels == b.labels;
  if (!is_triples(a) || !is_triples(b)) { diff.noun = "recipe"; }
  diff.same_provenance = a.provenance == b.provenance;
  if (is_label_invariant(a)) {
    for (const LabelPolicy& entry : b.labels) {
      diff.labels.push_back(diff_label(entry.label, a.labels[0], entry));
    }
    return diff;
  }
  if (is_label_invariant(b)) {
    for (const LabelPolicy& entry : a.labels) {
      diff.labels.push_back(diff_label(entry.label, entry, b.labels[0]));
    }
    return diff;
  }
  std::unordered_map<std::string_view, const LabelPolicy*> in_b;
  for (const LabelPolicy& entry : b.labels) { in_b.emplace(entry.label, &entry); }
  for (const LabelPolicy& entry : a.labels) {
    const auto other = in_b.find(entry.label);
    if (other == in_b.end()) {
      diff.only_in_a.push_back(entry.label);
    } else {
      diff.labels.push_back(diff_label(entry.label, entry, *other->second));
      in_b.erase(other);
    }
  }
  for (const LabelPolicy& entry : b.labels) {
    if (in_b.contains(entry.label)) { diff.only_in_b.push_back(entry.label); }
  }
  return diff;
}

std::string diff_text(const PolicyDiff& diff, const TableStyle& style) {
  constexpr size_t kWidestLabel = 26;
  if (diff.same_labels) {
    return diff.same_provenance ? "the policies are the same\n"
                                : "same labels, " + diff.noun + "s and scores; other provenance\n";
  }
  if (same_entries(diff)) {
    return "same " + diff.noun + "s for every label; their scores or their order differ\n";
  }
  std::string text = diff.same_space ? "" : "the spaces differ, and with them what magnitudes mean\n";
  text += only_in_line("A", diff.only_in_a) + only_in_line("B", diff.only_in_b);
  if (diff.labels.empty()) { return text + "no label in common\n"; }

  std::vector<const LabelDiff*> rows;
  double mean = 0;
  for (const LabelDiff& label : diff.labels) {
    rows.push_back(&label);
    mean += label.distance / static_cast<double>(diff.labels.size());
  }
  std::stable_sort(rows.begin(), rows.end(), [](auto a, auto b) { return a->distance > b->distance; });
  if (style.top > 0 && rows.size() > style.top) { rows.resize(style.top); }
  const auto shown_label = [](const LabelDiff& label) {
    return label.label == policy::kAnyLabel ? "(every label)" : printable(label.label, kWidestLabel);
  };
  size_t columns = 5;
  for (const LabelDiff* row : rows) { columns = std::max(columns, display_columns(shown_label(*row))); }

  char summary[160];
  std::snprintf(summary, sizeof summary,
                "distance of op proportions, 0 (the same) to 1 (no op in common): %.3f on average "
                "over %zu label%s\n\n",
                mean, diff.labels.size(), diff.labels.size() == 1 ? "" : "s");
  text +=
      summary + padded("label", columns) + "  distance   in A    in B  shared   changed most, percentage points\n";
  for (const LabelDiff* row : rows) { text += diff_row(shown_label(*row), columns, *row); }
  if (rows.size() == 1) { text += only_in_list("A", rows[0]->only_a) + only_in_list("B", rows[0]->only_b); }
  if (rows.size() < diff.labels.size()) {
    text += "... " + std::to_string(diff.labels.size() - rows.size()) + " labels less different\n";
  }
  return text;
}

}  // namespace la3::cli
