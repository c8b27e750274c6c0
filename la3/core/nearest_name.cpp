#include "la3/core/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace la3 {
namespace {

// How many letters are missing, too many, wrong or swapped with their neighbour, ignoring letter case.
size_t edit_distance(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  const auto are_same = [&](size_t i, size_t j) { return lower(a[i - 1]) == lower(b[j - 1]); };
  std::vector<size_t> above(b.size() + 1), row(above), next(above);  // of the letters a[i - 2] to a[i]
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    next[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      next[j] = std::min({row[j - 1] + (are_same(i, j) ? 0 : 1), row[j] + 1, next[j - 1] + 1});
      if (i > 1 && j > 1 && are_same(i, j - 1) && are_same(i - 1, j)) {
        next[j] = std::min(next[j], above[j - 2] + 1);
      }
    }
    above.swap(row);
    row.swap(next);
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
