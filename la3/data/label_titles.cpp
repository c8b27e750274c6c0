#include "la3/data/label_titles.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;
using Titles = std::vector<std::string>;

std::string without_spaces(std::string_view text) {
  const auto is_space = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == ','; };
  while (!text.empty() && is_space(text.front())) { text.remove_prefix(1); }
  while (!text.empty() && is_space(text.back())) { text.remove_suffix(1); }
  return std::string(text);
}

// Nothing if no label has a title.
Titles by_label(const std::map<std::string, std::string>& titles, const Titles& labels) {
  Titles found = labels;
  bool any = false;
  for (std::string& label : found) {
    const auto title = titles.find(label);
    if (title == titles.end() || title->second.empty() || !is_utf8(title->second)) { continue; }
    any |= title->second != label;
    label = title->second;
  }
  return any ? found : Titles{};
}

Titles by_number(const Titles& titles, const Titles& labels) {
  const bool fits = titles.size() == labels.size() && titles != labels &&
                    std::all_of(titles.begin(), titles.end(),
                                [](const std::string& title) { return !title.empty() && is_utf8(title); });
  return fits ? titles : Titles{};
}

Titles titles_in_text(std::string_view text, const Titles& labels) {
  std::map<std::string, std::string> titles;
  Titles lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (without_spaces(line).empty()) { continue; }
    lines.push_back(without_spaces(line));
    // Labels and titles may have any of these in them; what stands before must be a label.
    for (const char separator : {'\t', ',', ' '}) {
      const size_t middle = std::min(line.find(separator), line.size());
      const std::string label = without_spaces(line.substr(0, middle));
      if (!std::binary_search(labels.begin(), labels.end(), label)) { continue; }
      titles.emplace(label, without_spaces(line.substr(middle)));
      break;
    }
  }
  const Titles found = by_label(titles, labels);
  return found.empty() ? by_number(lines, labels) : found;
}

Titles titles_in_json(std::string_view text, const fs::path& file, const Titles& labels) {
  const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded()) { throw Error(file.string() + ": JSON expected, found something else"); }
  std::map<std::string, std::string> titles;
  Titles list;
  for (const auto& [key, value] : json.items()) {
    if (!value.is_string()) { return {}; }
    titles.emplace(key, value.get<std::string>());
    list.push_back(value.get<std::string>());
  }
  return json.is_array() ? by_number(list, labels) : by_label(titles, labels);
}

}  // namespace

std::vector<std::string> read_label_titles(const fs::path& folder, const std::vector<std::string>& labels) {
  constexpr size_t kMostBytes = size_t{64} << 20;
  for (const char* name : {"words.txt", "classes.txt", "labels.txt", "labels.json"}) {
    const fs::path file = folder / name;
    std::error_code error;
    if (!fs::is_regular_file(file, error)) { continue; }
    const std::vector<uint8_t> bytes = read_file(file, kMostBytes);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    Titles titles = file.extension() == ".json" ? titles_in_json(text, file, labels) : titles_in_text(text, labels);
    if (!titles.empty()) { return titles; }
  }
  return {};
}

}  // namespace la3::data
