#include "la3/copies/names.h"

#include <filesystem>
#include <unordered_set>

namespace la3::copies {

std::string stem_of(const std::string& file_name) {
  std::string stem = std::filesystem::path(file_name).stem().string();
  if (stem.empty() || stem.starts_with('.')) { stem.insert(stem.begin(), '_'); }
  if (stem.size() > kLongestStem) {
    size_t end = kLongestStem;
    // Not inside a character of UTF-8, which has at most three bytes after its first.
    for (int i = 0; i < 3 && (static_cast<uint8_t>(stem[end]) & 0xC0) == 0x80; ++i) { --end; }
    stem.resize(end);
  }
  return stem;
}

std::string copy_mark(uint32_t epoch, std::span<const augment::OpCall> calls) {
  std::string mark = "." + std::to_string(epoch) + ".";
  if (calls.empty()) { return mark + std::string(augment::op_name(augment::Op::kIdentity)); }
  for (const augment::OpCall& call : calls) {
    mark += (&call == calls.data() ? "" : "-") + std::string(augment::op_name(call.op));
  }
  return mark;
}

std::string original_mark() {
  return ".original";
}

std::vector<std::string> unique_stems(const data::Dataset& dataset) {
  std::vector<std::string> stems(dataset.size());
  std::vector<size_t> repeated;
  std::unordered_set<std::string> taken;
  const auto take = [&](size_t i) {
    return taken.insert(std::to_string(dataset.label(i)) + "/" + stems[i]).second;
  };
  for (size_t i = 0; i < stems.size(); ++i) {
    stems[i] = stem_of(dataset.id(i));
    if (!take(i)) { repeated.push_back(i); }
  }
  // After all others, since one of those may be called like this.
  for (const size_t i : repeated) {
    stems[i] += "~" + std::to_string(i);
    while (!take(i)) { stems[i] += "~"; }
  }
  return stems;
}

}  // namespace la3::copies
