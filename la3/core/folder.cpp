#include "la3/core/folder.h"

#include <cstdio>
#include <random>
#include <system_error>

#include "la3/core/error.h"

namespace la3 {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMark = ".la3-tmp-";
constexpr size_t kMarkDigits = 16;

}  // namespace

void make_folder(const fs::path& path) {
  std::error_code error, ignored;
  if (!path.empty()) { fs::create_directories(path, error); }
  if (!error) { return; }
  for (fs::path at = path; at.has_relative_path(); at = at.parent_path()) {
    const fs::file_status found = fs::status(at, ignored);
    if (fs::exists(found) && !fs::is_directory(found)) {
      throw Error(at.string() + ": a folder expected, found " +
                  (fs::is_regular_file(found) ? "a file" : "something else"));
    }
  }
  throw Error(path.string() + ": cannot make this folder: " + error.message());
}

bool is_within(const fs::path& path, const fs::path& folder) {
  std::error_code error;
  fs::path at = fs::weakly_canonical(fs::absolute(path, error), error);
  if (error) { return false; }
  for (;; at = at.parent_path()) {
    // Not by name: one folder can have several, by mounts and in file systems that ignore letter case.
    if (fs::equivalent(at, folder, error)) { return true; }
    if (!at.has_relative_path()) { return false; }
  }
}

fs::path temporary_name(const fs::path& path) {
  std::random_device random;
  char digits[kMarkDigits + 1];
  std::snprintf(digits, sizeof(digits), "%08x%08x", static_cast<unsigned>(random()),
                static_cast<unsigned>(random()));
  fs::path name = path;
  return name += std::string(kMark) + digits;
}

std::string_view before_temporary_mark(std::string_view name) {
  const size_t at = name.rfind(kMark);
  if (at == std::string_view::npos) { return ""; }
  const std::string_view digits = name.substr(at + kMark.size());
  const bool is_mark =
      digits.size() == kMarkDigits && digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  return is_mark ? name.substr(0, at) : "";
}

TemporaryFolder::TemporaryFolder(const std::string& name) {
  std::error_code error;
  const fs::path parent = fs::temp_directory_path(error);
  if (error) { throw Error("TMPDIR: a folder for temporary files expected: " + error.message()); }
  path_ = temporary_name(parent / name);
  make_folder(path_);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

}  // namespace la3
