#include "la3/core/memory.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace la3 {

size_t usable_memory() {
  size_t bytes = static_cast<size_t>(::sysconf(_SC_PHYS_PAGES)) * static_cast<size_t>(::sysconf(_SC_PAGESIZE));
  // Linux's control groups, version 2 and 1. Without a limit there is the word "max", or a number
  // larger than any memory.
  for (const char* path : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    size_t limit = 0;
    if (std::ifstream(path) >> limit) { bytes = std::min(bytes, limit); }
  }
  return bytes;
}

}  // namespace la3
