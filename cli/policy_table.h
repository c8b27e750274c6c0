// Policies as text for a terminal: what `la3 policy show` prints. Names from the file are made safe
// to print.
//
// Pure functions that return whole lines, at most 120 columns wide for names of any length.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::cli {

struct TableStyle {
  bool utf8 = true;           // block characters for bars; otherwise ASCII
  bool sort_by_name = false;  // rows by label name; otherwise in the order of the file
  size_t top = 0;             // at most this many rows; 0: all
};

// Whether LC_ALL, else LC_CTYPE, else LANG, names UTF-8.
bool locale_is_utf8();

// A bar from the left, of this many columns.
std::string row_bar(double length, bool utf8);

// `text` padded with spaces to `columns`.
std::string padded(const std::string& text, size_t columns);

// "label-aware, 10 labels, 1010 triples (101 each), scores -3.1 to 1.25"; "label-invariant, 25 recipes
// in the space torchvision".
std::string policy_overview(const policy::Policy& policy);

// One line per provenance entry; empty if there is none.
std::string provenance_lines(const policy::Policy& policy);

// The labels a table shows, sorted and cut as the style says.
std::vector<const policy::LabelPolicy*> table_rows(const policy::Policy& policy, const TableStyle& style);

// "triple" or "recipe": what the label has.
std::string_view entry_noun(const policy::LabelPolicy& label);

// The triples a list shows, as indices: in the order of the file, or with `top` those with the best
// scores.
std::vector<size_t> triple_rows(const policy::LabelPolicy& label, const TableStyle& style);

// One row per label: its number of triples or recipes and the share of each op in percent, at full
// strength, or else not applied would be most of it.
std::string proportions_table(const policy::Policy& policy, const TableStyle& style);

// One label in detail: a bar per op, of its entry in the policy at full strength, then its triples with their
// scores, or its recipes with their shares; with `top` those with the best scores or the largest shares.
std::string label_details(const policy::LabelPolicy& label, const policy::LabelPolicy& full_strength,
                          const TableStyle& style);

}  // namespace la3::cli
