// la3 is two programs. `la3` itself has no LibTorch, whose loading takes half a second, so that commands
// such as `la3 policy show` answer at once. The others it hands over, in the same process, to
// `la3-torch`, which has all commands.
#pragma once

#include <filesystem>

namespace la3::cli {

// In a la3 without LibTorch: becomes la3-torch if the command needs it and that program is there, and
// does not return. Throws Error if it cannot be started.
void hand_over(int argc, char** argv);

// Where `la3` lies, also for la3-torch. Throws Error where there is no /proc.
std::filesystem::path program_folder();

}  // namespace la3::cli
