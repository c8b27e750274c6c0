// A command on one process or on several that a launcher has started (docs/scaling.md).
#pragma once

#include <functional>
#include <string>

#include "cli/commands.h"
#include "la3/run/context.h"

namespace la3::cli {

// What a command works with on this process. Of the command's options all ranks except the first
// are quiet; `threads` is this process's share of the cores where --threads was not given.
struct Job : run::Context {
  GlobalOptions options;
};

// Joins the other processes, if there are some, and prepares LibTorch; then calls `command`. When
// it throws, the others end too, with its message; when another process fails or is lost, this one
// prints who and why, and ends. `device` is --device; of the GPUs of a machine each process takes
// the one of its number there. `precision` is
// --precision: what cannot work is refused.
void run_together(const std::string& device, const std::string& precision, const GlobalOptions& options,
                  const std::function<void(const Job& job)>& command);

// ", 4 processes" for a note; nothing for one.
std::string processes_text(const run::Context& context);

}  // namespace la3::cli
