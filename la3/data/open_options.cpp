#include "la3/data/open_options.h"

#include <algorithm>
#include <cctype>
#include <map>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"

namespace la3::data {
namespace {

// The problem without the path that it begins with.
std::string without_path(const BadFile& file) {
  const size_t path = file.problem.find(file.path);
  const size_t colon = file.problem.find(": ", path == std::string::npos ? 0 : path + file.path.size());
  return colon == std::string::npos ? file.problem : file.problem.substr(colon + 2);
}

// What problems of one kind have in common: neither numbers nor what stands in quotes, nor paths,
// nor a file's first bytes.
std::string kind_of(const std::string& problem) {
  std::string kind;
  for (size_t i = 0; i < problem.size();) {
    const size_t end = std::min(problem.find(' ', i), problem.size());
    const std::string word = problem.substr(i, end - i);
    const size_t quote = problem[i] == '\'' ? problem.find('\'', i + 1) : std::string::npos;
    if (quote != std::string::npos) {
      i = quote + 1;
      continue;
    }
    const bool is_number = std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c); });
    if (!is_number && word.find('/') == std::string::npos) { kind += word + " "; }
    if (kind.ends_with("starts with bytes ")) { break; }
    i = end + 1;
  }
  return kind;
}

}  // namespace

std::string BadKind::examples() const {
  std::string text;
  for (const BadFile& file : files) { text += (text.empty() ? "" : ", ") + file.path; }
  return text + (count > files.size() ? ", ..." : "");
}

std::vector<BadKind> kinds_of(const std::vector<BadFile>& bad) {
  constexpr size_t kExamples = 3;
  std::vector<BadKind> kinds;
  std::map<std::string, size_t> places;
  for (const BadFile& file : bad) {
    const std::string problem = without_path(file);
    const auto [at, is_new] = places.emplace(kind_of(problem), kinds.size());
    if (is_new) { kinds.push_back({problem, 0, {}}); }
    BadKind& kind = kinds[at->second];
    ++kind.count;
    if (kind.files.size() < kExamples) { kind.files.push_back(file); }
  }
  std::stable_sort(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.count > b.count; });
  return kinds;
}

void OpenOptions::validate() const {
  expect(threads >= 0, "threads", "0 or more", threads);
  expect(size_px >= 1, "size_px", "1 or more", size_px);
  expect(mixed >= 1 && mixed <= 1u << 30, "mixed", "1 to 1073741824", mixed);
}

void OpenOptions::report(const std::vector<BadFile>& bad) const {
  if (on_bad) { std::for_each(bad.begin(), bad.end(), on_bad); }
}

std::string kinds_text(const std::vector<BadFile>& bad) {
  constexpr size_t kShown = 5;
  std::string text;
  const std::vector<BadKind> kinds = kinds_of(bad);
  size_t shown = 0;
  for (size_t i = 0; i < std::min(kinds.size(), kShown); ++i) {
    const BadKind& kind = kinds[i];
    const std::string what = kind.count == 1
                                 ? kind.files[0].problem
                                 : counted(kind.count, "file") + ": " + kind.problem + " (" + kind.examples() + ")";
    text += (i > 0 ? "; " : "") + what;
    shown += kind.count;
  }
  if (shown < bad.size()) { text += "; and " + std::to_string(bad.size() - shown) + " others"; }
  return text;
}

void OpenOptions::refuse(const std::filesystem::path& folder, const std::vector<BadFile>& bad) const {
  if (bad.empty() || skip_bad) { return; }
  throw Error(folder.string() + ": " + counted(bad.size(), "bad file") +
              " (`la3 data info` says more, --skip-bad leaves them out): " + kinds_text(bad));
}

}  // namespace la3::data
