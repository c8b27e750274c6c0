#include "cli/hand_over.h"

#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string_view>
#include <system_error>

#include "cli/commands.h"
#include "la3/core/error.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTorchProgram = "la3-torch";
// Commands without LibTorch, whatever their flags are.
constexpr std::string_view kLightCommands[] = {"augment", "compare", "construct", "data", "policy", "report"};
// Flags of all commands that a value follows.
constexpr std::string_view kFlagsWithValues[] = {"--seed", "--threads", "--max-pixels", "--progress",
                                                 "--dist-timeout"};
// A file of flags may have some for every command.
constexpr std::string_view kFlagsFromFiles[] = {"--config", "--preset"};

template <typename Words>
bool is_one_of(const Words& words, std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

// --help, --version, what describes all commands and what is misspelt need LibTorch too.
bool needs_torch(int argc, char** argv) {
  const auto is_from_file = [](std::string_view word) {
    return is_one_of(kFlagsFromFiles, word.substr(0, word.find('=')));
  };
  if (std::any_of(argv + 1, argv + argc, is_from_file)) { return true; }
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (!word.starts_with('-')) { return !is_one_of(kLightCommands, word); }
    if (is_one_of(kFlagsWithValues, word)) { ++i; }
  }
  return true;
}

// Throws Error where there is no /proc: nothing must be started from a folder that is not ours.
fs::path this_program() {
  std::error_code error;
  fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) { throw Error("/proc/self/exe: la3 finds its parts by it, but cannot read it: " + error.message()); }
  return program;
}

// By default, OpenMP's threads wait for each other by spinning for milliseconds. If something else uses
// the cores too, they spin while the thread they wait for is not scheduled: trainings of small networks
// fell to a quarter of their speed (docs/training.md). OpenMP reads the environment when it is loaded.
void let_threads_sleep() {
  for (const char* variable : {"OMP_WAIT_POLICY", "GOMP_SPINCOUNT", "KMP_BLOCKTIME"}) {
    if (std::getenv(variable) != nullptr) { return; }
  }
  ::setenv("OMP_WAIT_POLICY", "passive", 1);
  ::setenv("GOMP_SPINCOUNT", "10000", 1);
}

}  // namespace

fs::path program_folder() {
  const fs::path program = this_program();
  fs::path folder = program.parent_path();
  if (program.filename() != kTorchProgram) { return folder; }
  std::error_code ignored;
  const fs::path installed = (folder / LA3_BIN_FROM_LIBEXEC).lexically_normal();
  return fs::exists(installed / "la3", ignored) ? installed : folder;
}

void hand_over(int argc, char** argv) {
  if (has_torch()) {
    ::prctl(PR_SET_NAME, "la3");  // for process listings and killall
    return;
  }
  if (!needs_torch(argc, argv)) { return; }
  const fs::path folder = program_folder();
  std::error_code ignored;
  fs::path program = (folder / LA3_LIBEXEC_FROM_BIN / kTorchProgram).lexically_normal();
  if (!fs::exists(program, ignored)) { program = folder / kTorchProgram; }
  if (!fs::exists(program, ignored)) { return; }  // a build without LibTorch
  let_threads_sleep();
  ::execv(program.c_str(), argv);
  throw Error(program.string() + ": cannot be started, and this command needs it: " + std::strerror(errno));
}

}  // namespace la3::cli
