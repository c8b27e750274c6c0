// The entry points of libFuzzer. One program holds all targets; its name chooses, as OSS-Fuzz wants it:
// fuzz_png runs the target png.
#include <cstring>

#include "tests/fuzz/fuzz.h"

namespace {

const la3::fuzz::Target* chosen = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** argv) {
  const std::string name = std::filesystem::path((*argv)[0]).filename();
  for (const la3::fuzz::Target& target : la3::fuzz::targets()) {
    if (name == std::string("fuzz_") + target.name) { chosen = &target; }
  }
  if (chosen == nullptr) {
    std::fprintf(stderr, "%s: a name of a target expected, as fuzz_png\n", name.c_str());
    std::exit(2);
  }
  la3::fuzz::folder();  // so that it is removed at the end
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  chosen->run({data, size});
  return 0;
}
