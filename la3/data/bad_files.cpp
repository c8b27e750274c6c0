#include "la3/data/bad_files.h"

#include <algorithm>

#include "la3/core/error.h"

namespace la3::data {

void report_bad_files(const std::vector<BadFile>& bad, const OpenOptions& options) {
  if (options.on_bad) { std::for_each(bad.begin(), bad.end(), options.on_bad); }
}

void check_bad_files(const std::filesystem::path& folder, const std::vector<BadFile>& bad,
                     const OpenOptions& options) {
  if (bad.empty() || options.skip_bad) { return; }
  constexpr size_t kShown = 5;
  std::string message = folder.string() + ": " + std::to_string(bad.size()) + " bad file" +
                        (bad.size() == 1 ? "" : "s") + " (`la3 data info` lists all, --skip-bad leaves them out): ";
  for (size_t i = 0; i < std::min(bad.size(), kShown); ++i) { message += (i > 0 ? "; " : "") + bad[i].problem; }
  if (bad.size() > kShown) { message += "; and " + std::to_string(bad.size() - kShown) + " more"; }
  throw Error(message);
}

}  // namespace la3::data
