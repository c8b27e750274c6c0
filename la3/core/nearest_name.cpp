#include "la3/core/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace la3 {
namespace {

// Levenshtein distance, ignoring letter case.
size_t edit_distance(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t change = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

constexpr size_t kLongestCompared = 100;  // longer names are not typing mistakes
constexpr size_t kMostListed = 20;

}  // namespace

std::string suggest_name(std::string_view found, const std::vector<std::string_view>& names) {
  if (found.size() <= kLongestCompared) {
    const auto nearest = std::min_element(names.begin(), names.end(), [&](auto a, auto b) {
      return edit_distance(found, a) < edit_distance(found, b);
    });
    if (edit_distance(found, *nearest) <= std::max<size_t>(1, nearest->size() / 3)) {
      return "; did you mean '" + std::string(*nearest) + "'?";
    }
  }
  if (names.size() == 1) { return "; " + std::string(names[0]) + " expected"; }
  std::string list;
  for (size_t i = 0; i < std::min(names.size(), kMostListed); ++i) {
    list += (i == 0 ? "" : ", ") + std::string(names[i]);
  }
  if (names.size() > kMostListed) { list += ", ... (" + std::to_string(names.size()) + " in all)"; }
  return "; one of " + list + " expected";
}

}  // namespace la3
