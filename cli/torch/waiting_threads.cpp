#include "cli/torch/waiting_threads.h"

#include <alloca.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <iterator>
#include <string_view>

namespace la3::cli {
namespace {

// Commands that compute with LibTorch. The word may also be an argument of another command, which then
// only starts a little later.
constexpr std::string_view kCommands[] = {"train", "run", "search", "evaluate", "predict", "export", "bench"};
constexpr std::string_view kVariables[] = {"OMP_WAIT_POLICY=", "GOMP_SPINCOUNT=", "KMP_BLOCKTIME="};
char wait_policy[] = "OMP_WAIT_POLICY=passive", spin_count[] = "GOMP_SPINCOUNT=10000";

// Runs before the libraries' own initialisers, of which LibTorch's take half a second. So it must not
// use what they prepare: neither getenv() nor anything of the C++ library that has a state.
void restart_with_sleeping_threads(int argc, char** argv, char** environment) {
  const auto is_command = [](const char* word) {
    return std::find(std::begin(kCommands), std::end(kCommands), word) != std::end(kCommands);
  };
  if (argc < 2 || std::none_of(argv + 1, argv + argc, is_command)) { return; }
  size_t variables = 0;
  for (; environment[variables] != nullptr; ++variables) {
    const std::string_view variable = environment[variables];
    const auto is_it = [&](std::string_view name) { return variable.starts_with(name); };
    if (std::any_of(std::begin(kVariables), std::end(kVariables), is_it)) { return; }
  }
  auto* extended = static_cast<char**>(::alloca((variables + 3) * sizeof(char*)));
  std::copy(environment, environment + variables, extended);
  extended[variables] = wait_policy;
  extended[variables + 1] = spin_count;
  extended[variables + 2] = nullptr;
  // Under its own name, for process listings.
  char program[PATH_MAX + 1];
  const ssize_t length = ::readlink("/proc/self/exe", program, PATH_MAX);
  if (length < 0) { return; }
  program[length] = '\0';
  ::execve(program, argv, extended);
  // If that fails, threads spin: slower next to other work, but correct.
}

[[gnu::section(".preinit_array"),
  gnu::used]] void (*const before_libraries)(int, char**, char**) = restart_with_sleeping_threads;

}  // namespace

void let_threads_sleep() {}

}  // namespace la3::cli
