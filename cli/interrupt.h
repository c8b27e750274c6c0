// Ctrl-C and SIGTERM as a question that long work asks now and then. A second signal ends the
// process at once.
#pragma once

namespace la3::cli {

// From here on the first SIGINT or SIGTERM only makes was_interrupted() true.
void catch_interrupts();
bool was_interrupted();

// Thrown by work that ends because of it.
struct Stopped {};

}  // namespace la3::cli
