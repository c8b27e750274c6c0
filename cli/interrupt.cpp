#include "cli/interrupt.h"

#include <signal.h>

namespace la3::cli {
namespace {

volatile sig_atomic_t interrupted = 0;

void on_signal(int) {
  interrupted = 1;
}

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESETHAND;  // the next signal has its default effect
  ::sigaction(SIGINT, &action, nullptr);
  ::sigaction(SIGTERM, &action, nullptr);
}

bool was_interrupted() {
  return interrupted != 0;
}

}  // namespace la3::cli
