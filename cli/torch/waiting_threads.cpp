#include "cli/torch/waiting_threads.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace la3::cli {

void let_threads_sleep() {
  for (const char* variable : {"OMP_WAIT_POLICY", "GOMP_SPINCOUNT", "KMP_BLOCKTIME"}) {
    if (std::getenv(variable) != nullptr) { return; }
  }
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  std::string words{std::istreambuf_iterator<char>(file), {}};
  std::vector<char*> arguments;
  for (size_t at = 0; at < words.size(); at = words.find('\0', at) + 1) { arguments.push_back(&words[at]); }
  if (arguments.empty() || words.back() != '\0') { return; }
  arguments.push_back(nullptr);
  ::setenv("OMP_WAIT_POLICY", "passive", 1);
  ::setenv("GOMP_SPINCOUNT", "10000", 1);
  // Under its own name, for process listings.
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) { ::execv(program.c_str(), arguments.data()); }
  // If that fails, threads spin: slower next to other work, but correct.
}

}  // namespace la3::cli
