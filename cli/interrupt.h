// Ctrl-C and SIGTERM as a flag that long work polls. A second signal ends the process at once.
#pragma once

namespace la3::cli {

// From now on the first SIGINT or SIGTERM only makes was_interrupted() true.
void catch_interrupts();
bool was_interrupted();

// Thrown by work that stops because of an interrupt.
struct Stopped {};

}  // namespace la3::cli
