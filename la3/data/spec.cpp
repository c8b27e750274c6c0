#include "la3/data/spec.h"

#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"
#include "la3/data/cifar.h"
#include "la3/data/shapes.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// A shell leaves the ~ of "folder:~/photos" as it is.
fs::path folder_of(const std::string& text) {
  const char* home = std::getenv("HOME");
  if (home != nullptr && text.starts_with("~/")) { return fs::path(home) / text.substr(2); }
  return text;
}

Splits open_folder(const fs::path& folder, const OpenOptions& options) {
  FolderOptions folder_options;
  folder_options.skip_bad = options.skip_bad;
  folder_options.on_bad = options.on_bad;
  folder_options.threads = options.threads;
  folder_options.size_px = options.size_px;
  return open_image_folder(folder, folder_options);
}

[[noreturn]] void fail_for_unknown_kind(const std::string& spec, const std::string& kind) {
  std::error_code error;
  if (fs::is_directory(folder_of(spec), error)) {
    throw Error("data set " + in_quotes(spec) + ": what it is expected before its folder; did you mean " +
                in_quotes("folder:" + spec) + "?");
  }
  std::vector<std::string_view> kinds;
  for (const std::string_view beginning : spec_beginnings()) {
    kinds.push_back(beginning.substr(0, beginning.find(':')));
  }
  throw Error("data set " + in_quotes(spec) + ": unknown kind " + in_quotes(kind) + suggest_name(kind, kinds));
}

}  // namespace

const std::vector<std::string>& spec_beginnings() {
  static const std::vector<std::string> beginnings = {"shapes", "cifar10:", "cifar100:", "folder:"};
  return beginnings;
}

Splits open_dataset(const std::string& spec, const OpenOptions& options) {
  const size_t colon = spec.find(':');
  const std::string kind = spec.substr(0, colon);
  const std::string rest = colon == std::string::npos ? "" : spec.substr(colon + 1);
  if (kind == "shapes") {
    if (colon != std::string::npos) { throw Error("data set " + in_quotes(spec) + ": 'shapes' alone expected"); }
    return make_shapes({});
  }
  if (kind != "cifar10" && kind != "cifar100" && kind != "folder") { fail_for_unknown_kind(spec, kind); }
  if (rest.empty()) {
    throw Error("data set " + in_quotes(spec) + ": a folder expected, as in " + kind + ":DIR, found none");
  }
  const fs::path folder = folder_of(rest);
  if (kind == "cifar10") { return open_cifar10(folder, options.threads); }
  if (kind == "cifar100") { return open_cifar100(folder, options.threads); }
  return open_folder(folder, options);
}

}  // namespace la3::data
