#include "la3/data/open_options.h"

#include <algorithm>

#include "la3/core/error.h"
#include "la3/core/expect.h"

namespace la3::data {

void OpenOptions::validate() const {
  expect(threads >= 0, "threads", "0 or more", threads);
  expect(size_px >= 1, "size_px", "1 or more", size_px);
  expect(mixed >= 1 && mixed <= 1u << 30, "mixed", "1 to 1073741824", mixed);
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
