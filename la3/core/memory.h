// How much memory there is.
#pragma once

#include <cstddef>

namespace la3 {

// Bytes that this process may use: those of the machine, or of its container if that has fewer.
// Some of them may be in use. Thread-safe.
size_t usable_memory();

}  // namespace la3
