// Tries the inputs that are in the tree: replay CORPUS FIXTURES [TARGET]
//
// CORPUS/TARGET/* and the fixtures that a target names. Needs no fuzzer and no special compiler: what was
// ever found stays found. Prints how many inputs each target got.
#include <algorithm>
#include <sstream>

#include "la3/core/file.h"
#include "tests/fuzz/fuzz.h"

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  if (!fs::exists(folder)) { return files; }
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.is_regular_file()) { files.push_back(entry.path()); }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "expected CORPUS FIXTURES [TARGET]\n");
    return 2;
  }
  size_t all = 0;
  for (const la3::fuzz::Target& target : la3::fuzz::targets()) {
    if (argc > 3 && std::string_view(argv[3]) != target.name) { continue; }
    std::vector<fs::path> files = files_in(fs::path(argv[1]) / target.name);
    if (files.empty()) {
      std::fprintf(stderr, "%s: inputs expected in %s/%s, found none\n", target.name, argv[1], target.name);
      return 1;
    }
    std::istringstream names(target.fixtures);
    for (std::string name; std::getline(names, name, ',');) {
      const std::vector<fs::path> more = files_in(fs::path(argv[2]) / name);
      files.insert(files.end(), more.begin(), more.end());
    }
    for (const fs::path& file : files) {
      std::printf("%s %s\n", target.name, file.c_str());  // the last one, if it ends the program
      std::fflush(stdout);
      target.run(la3::read_file(file, 1 << 24));
    }
    all += files.size();
  }
  std::printf("%zu inputs\n", all);
  return all > 0 ? 0 : 1;
}
