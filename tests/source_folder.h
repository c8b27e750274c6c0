// Where the sources are. A function and not a macro, so that tests compile to the same in every clone, which ccache
// notices.
#pragma once

#include <filesystem>

namespace la3 {

std::filesystem::path source_folder();

inline std::filesystem::path fixtures_folder() {
  return source_folder() / "tests/fixtures";
}

}  // namespace la3
