#include "la3/data/open_options.h"

#include <algorithm>
#include <stdexcept>

#include "la3/core/error.h"

namespace la3::data {

void OpenOptions::validate() const {
  if (threads < 0) { throw std::invalid_argument("threads: 0 or more expected, found " + std::to_string(threads)); }
  if (size_px < 1) { throw std::invalid_argument("size_px: 1 or more expected, found " + std::to_string(size_px)); }
  if (mixed < 1 || mixed > 1u << 30) {
    throw std::invalid_argument("mixed: 1 to 1073741824 expected, found " + std::to_string(mixed));
  }
}

void OpenOptions::report(const std::vector<BadFile>& bad) const {
  if (on_bad) { std::for_each(bad.begin(), bad.end(), on_bad); }
}

void OpenOptions::refuse(const std::filesystem::path& folder, const std::vector<BadFile>& bad) const {
  if (bad.empty() || skip_bad) { return; }
  constexpr size_t kShown = 5;
  std::string message = folder.string() + ": " + std::to_string(bad.size()) + " bad file" +
                        (bad.size() == 1 ? "" : "s") + " (`la3 data info` lists all, --skip-bad leaves them out): ";
  for (size_t i = 0; i < std::min(bad.size(), kShown); ++i) { message += (i > 0 ? "; " : "") + bad[i].problem; }
  if (bad.size() > kShown) { message += "; and " + std::to_string(bad.size() - kShown) + " more"; }
  throw Error(message);
}

}  // namespace la3::data
