#include "cli/policy_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numeric>

#include "cli/recipe_text.h"
#include "la3/core/counted.h"
#include "la3/core/lower_case.h"
#include "la3/core/utf8.h"
#include "la3/policy/combine.h"
#include "la3/policy/policy.h"

namespace la3::cli {
namespace {

using augment::kOpCount;
using augment::Op;
using augment::op_table;
using policy::LabelPolicy;
using policy::op_proportions;
using policy::Policy;
using policy::Triple;
using Proportions = std::array<double, kOpCount>;

constexpr size_t kWidestLabel = 26;

std::string formatted(const char* format, double value) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

// '*' would tell a reader of the table nothing.
std::string shown_label(const LabelPolicy& label, size_t max_columns) {
  return label.label == policy::kAnyLabel ? "(every label)" : printable(label.label, max_columns);
}

// Four letters that distinguish the ops: "Rota", but "SheX" and "SheY".
std::string op_heading(std::string_view name) {
  if (!std::isupper(static_cast<unsigned char>(name.back()))) { return std::string(name.substr(0, 4)); }
  return std::string(name.substr(0, 3)) + name.back();
}

// One character that is higher or darker the larger the share. REQUIRES: share <= full.
std::string cell_bar(double share, double full, bool utf8) {
  constexpr std::string_view kBlocks[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  constexpr std::string_view kAscii = " .:-=+*#@";
  const auto level = static_cast<size_t>(full > 0 ? std::ceil(8 * share / full - 1e-9) : 0);
  return utf8 ? std::string(kBlocks[level]) : std::string(1, kAscii[level]);
}

std::string proportions_row(const std::string& label, size_t label_columns, const std::string& triples,
                            const Proportions& share, double full, bool utf8) {
  std::string row = padded(label, label_columns) + std::string(9 - triples.size(), ' ') + triples + " ";
  for (const double value : share) {
    row += value > 0 ? formatted("%4.0f", 100 * value) : "   .";
    row += cell_bar(value, full, utf8);
  }
  row.erase(row.find_last_not_of(' ') + 1);
  return row + "\n";
}

struct Scores {
  size_t count = 0;
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();

  void add(const std::optional<double>& score) {
    if (!score) { return; }
    ++count;
    low = std::min(low, *score);
    high = std::max(high, *score);
  }
  void add(const LabelPolicy& label) {
    for (const Triple& triple : label.triples) { add(triple.score); }
    for (const policy::Phase& phase : label.phases) {
      for (const policy::Recipe& recipe : phase.recipes) { add(recipe.score); }
    }
  }
  std::string text() const {
    if (count == 0) { return ", no scores"; }
    return ", scores " + formatted("%.4g", low) + " to " + formatted("%.4g", high);
  }
};

std::string left_out_line(size_t shown, size_t all, std::string_view noun) {
  return shown == all ? "" : "... " + std::to_string(all - shown) + " more of " + counted(all, noun) + "\n";
}

std::string triple_line(const LabelPolicy& label, size_t index) {
  const Triple& triple = label.triples[index];
  std::string line = formatted("%6.0f  ", static_cast<double>(index + 1));
  for (const Op op : triple.ops) { line += padded(std::string(augment::op_name(op)), 14); }
  if (triple.score) { line += formatted("%10.4g", *triple.score); }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

std::string recipe_list(const policy::Phase& phase, const TableStyle& style) {
  double weights = 0;
  for (const policy::Recipe& recipe : phase.recipes) { weights += recipe.weight; }
  std::vector<size_t> rows(phase.recipes.size());
  std::iota(rows.begin(), rows.end(), size_t{0});
  if (style.top > 0) {
    std::stable_sort(rows.begin(), rows.end(),
                     [&](size_t a, size_t b) { return phase.recipes[a].weight > phase.recipes[b].weight; });
    rows.resize(std::min(rows.size(), style.top));
  }
  std::string text = "\n";
  if (phase.last_epoch) {
    text += "epochs " + std::to_string(phase.first_epoch) + " to " + std::to_string(*phase.last_epoch) + ": " +
            counted(phase.recipes.size(), "recipe") + "\n";
  }
  text += "     #   share  steps, in order\n";
  for (const size_t row : rows) {
    const policy::Recipe& recipe = phase.recipes[row];
    text += formatted("%6.0f", static_cast<double>(row + 1)) +
            formatted("%7.2f%%  ", 100 * recipe.weight / weights) + recipe_lines(recipe, 16);
  }
  return text + left_out_line(rows.size(), phase.recipes.size(), "recipe");
}

}  // namespace

std::string_view entry_noun(const LabelPolicy& label) {
  return label.triples.empty() ? "recipe" : "triple";
}

bool locale_is_utf8() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') { continue; }
    const std::string name = lower_case(value);
    return name.find("utf-8") != std::string::npos || name.find("utf8") != std::string::npos;
  }
  return false;
}

std::string row_bar(double length, bool utf8) {
  constexpr std::string_view kEighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  if (!utf8) { return std::string(static_cast<size_t>(std::lround(length)), '#'); }
  const auto eighths = static_cast<size_t>(std::lround(8 * length));
  std::string bar;
  for (size_t i = 0; i < eighths / 8; ++i) { bar += "█"; }
  return bar + std::string(kEighths[eighths % 8]);
}

std::string padded(const std::string& text, size_t columns) {
  const size_t used = display_columns(text);
  return used < columns ? text + std::string(columns - used, ' ') : text;
}

std::string policy_overview(const Policy& policy) {
  size_t total = 0;
  size_t fewest = entry_count(policy.labels.front());
  size_t most = fewest;
  Scores scores;
  for (const LabelPolicy& label : policy.labels) {
    total += entry_count(label);
    fewest = std::min(fewest, entry_count(label));
    most = std::max(most, entry_count(label));
    scores.add(label);
  }
  const std::string entries = counted(total, entry_noun(policy.labels.front()));
  std::string rest = scores.text();
  if (!is_triples(policy)) {
    rest = " in the space " + std::string(augment::space_name(policy.space)) +
           (policy.labels.front().phases.front().last_epoch ? ", by epochs" : "") +
           (scores.count > 0 ? scores.text() : "");
  }
  if (is_label_invariant(policy)) { return "label-invariant, " + entries + rest; }
  std::string each = std::to_string(fewest) + (fewest == most ? " each" : " to " + std::to_string(most) + " each");
  return "label-aware, " + counted(policy.labels.size(), "label") + ", " + entries + " (" + each + ")" + rest;
}

std::string provenance_lines(const Policy& policy) {
  constexpr size_t kWidestKey = 30;
  size_t columns = 0;
  for (const auto& [key, value] : policy.provenance) {
    columns = std::max(columns, display_columns(printable(key, kWidestKey)));
  }
  std::string lines;
  for (const auto& [key, value] : policy.provenance) {
    lines += "  " + padded(printable(key, kWidestKey), columns) + "  " + printable(value, 80) + "\n";
  }
  return lines;
}

std::vector<const LabelPolicy*> table_rows(const Policy& policy, const TableStyle& style) {
  std::vector<const LabelPolicy*> rows;
  for (const LabelPolicy& label : policy.labels) { rows.push_back(&label); }
  if (style.sort_by_name) {
    std::sort(rows.begin(), rows.end(), [](auto a, auto b) { return a->label < b->label; });
  }
  if (style.top > 0 && rows.size() > style.top) { rows.resize(style.top); }
  return rows;
}

std::vector<size_t> triple_rows(const LabelPolicy& label, const TableStyle& style) {
  std::vector<size_t> rows(label.triples.size());
  std::iota(rows.begin(), rows.end(), size_t{0});
  if (style.top == 0) { return rows; }
  const auto score = [&](size_t i) {
    return label.triples[i].score.value_or(-std::numeric_limits<double>::infinity());
  };
  std::stable_sort(rows.begin(), rows.end(), [&](size_t a, size_t b) { return score(a) > score(b); });
  rows.resize(std::min(rows.size(), style.top));
  return rows;
}

std::string proportions_table(const Policy& policy, const TableStyle& style) {
  const Policy at_full = at_full_strength(policy);
  const auto rows = table_rows(at_full, style);
  Proportions mean{};
  double full = 0;
  for (const LabelPolicy& label : at_full.labels) {
    const Proportions share = op_proportions(label);
    for (size_t op = 0; op < share.size(); ++op) {
      mean[op] += share[op] / static_cast<double>(policy.labels.size());
      full = std::max(full, share[op]);
    }
  }
  size_t columns = 6;
  for (const LabelPolicy* label : rows) {
    columns = std::max(columns, display_columns(shown_label(*label, kWidestLabel)));
  }

  std::string heading = padded("label", columns) + (is_triples(policy) ? "  triples " : "  recipes ");
  for (const auto& info : op_table()) { heading += " " + op_heading(info.name); }
  std::string table = "share of each op " +
                      std::string(strength_of(policy).value_or(1) < 1 ? "at full strength " : "") +
                      "in percent; a full bar is" + formatted(" %.0f%%\n\n", 100 * full);
  table += heading + "\n";
  if (policy.labels.size() > 1) { table += proportions_row("(mean)", columns, "", mean, full, style.utf8); }
  for (const LabelPolicy* label : rows) {
    table += proportions_row(shown_label(*label, kWidestLabel), columns, std::to_string(entry_count(*label)),
                             op_proportions(*label), full, style.utf8);
  }
  table += left_out_line(rows.size(), policy.labels.size(), "label");
  // In a long table the first heading has scrolled out of view.
  if (rows.size() > 40) { table += heading + "\n"; }
  return table;
}

std::string label_details(const LabelPolicy& label, const LabelPolicy& full_strength, const TableStyle& style) {
  Scores scores;
  scores.add(label);
  std::string text = shown_label(label, 80) + ": " + counted(entry_count(label), entry_noun(label)) +
                     (label.triples.empty() && scores.count == 0 ? "" : scores.text()) + "\n\n";
  const Proportions share = op_proportions(full_strength);
  const double full = *std::max_element(share.begin(), share.end());
  for (const auto& info : op_table()) {
    const double value = share[static_cast<size_t>(info.op)];
    const std::string bar = row_bar(full > 0 ? 60 * value / full : 0, style.utf8);
    text += "  " + padded(std::string(info.name), 12) + formatted("%7.1f%%", 100 * value) +
            (bar.empty() ? "" : "  " + bar) + "\n";
  }
  if (label.triples.empty()) {
    for (const policy::Phase& phase : label.phases) { text += recipe_list(phase, style); }
    return text;
  }
  text += "\n" + padded("     #  op 1          op 2          op 3", 50) + (scores.count > 0 ? "     score" : "");
  text.erase(text.find_last_not_of(' ') + 1);
  text += "\n";
  const std::vector<size_t> rows = triple_rows(label, style);
  for (const size_t index : rows) { text += triple_line(label, index); }
  return text + left_out_line(rows.size(), label.triples.size(), "triple");
}

}  // namespace la3::cli
