#include "la3/core/make_folder.h"

#include <system_error>

#include "la3/core/error.h"

namespace la3 {

namespace fs = std::filesystem;

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

}  // namespace la3
