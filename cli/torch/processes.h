// Runs a command on one process, or on several that a launcher has started (docs/scaling.md).
#pragma once

#include <functional>
#include <string>

#include "cli/commands.h"
#include "la3/run/context.h"

namespace la3::cli {

// What a command works with on this process. All ranks except the first have `quiet` set in the
// command's options; `threads` is this process's share of the cores unless --threads was given.
struct Job : run::Context {
  GlobalOptions options;
};

// Joins the other processes, if any, and prepares LibTorch; then calls `command`. If it throws, the
// others end too, with its message. If another process fails or is lost, this one prints which and
// why, and ends. `device` is --device; on a machine with several GPUs each process takes the GPU
// with its local number. `precision` is --precision; an unsupported one is refused.
void run_together(const std::string& device, const std::string& precision, const GlobalOptions& options,
                  const std::function<void(const Job& job)>& command);

// Says that the work was interrupted and is saved, and how to go on, and ends the command with exit
// code 130.
[[noreturn]] void end_interrupted(const GlobalOptions& options,
                                  const std::string& go_on = "the same command and --resume");

// ", 4 processes" for a note; empty for one process.
std::string processes_text(const run::Context& context);

}  // namespace la3::cli
