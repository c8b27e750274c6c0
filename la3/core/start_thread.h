// Threads, with a message where the system has none left.
#pragma once

#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "la3/core/error.h"

namespace la3 {

// Throws Error that says why a thread could not be started.
[[noreturn]] inline void fail_to_start_thread(const std::system_error& problem) {
  throw Error("cannot start a thread: " + problem.code().message() +
              ": a limit of this user (ulimit -u), container or memory; --threads N uses fewer");
}

// A thread that does `work`. Throws Error with the reason if it cannot be started.
template <typename Work>
std::thread start_thread(Work&& work) {
  try {
    return std::thread(std::forward<Work>(work));
  } catch (const std::system_error& problem) { fail_to_start_thread(problem); }
}

}  // namespace la3
