#include "cli/progress.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

namespace la3::cli {

std::string duration_text(double seconds) {
  const auto whole = static_cast<long>(std::clamp(seconds, 0.0, 3.6e8) + 0.5);
  if (whole < 60) { return std::to_string(whole) + " s"; }
  if (whole < 3600) { return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s"; }
  return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

ProgressLine::ProgressLine(const GlobalOptions& options)
    : silent_(options.quiet), terminal_(::isatty(STDERR_FILENO) == 1) {}

bool ProgressLine::is_due() const {
  const auto pause = terminal_ ? std::chrono::milliseconds(100) : std::chrono::milliseconds(10000);
  return !silent_ && Clock::now() - shown_at_ >= pause;
}

void ProgressLine::show(const std::string& text) {
  if (silent_) { return; }
  shown_at_ = Clock::now();
  std::cerr << (terminal_ ? "\r\033[K" : "") << text << (terminal_ ? "" : "\n") << std::flush;
  has_open_line_ = terminal_;
}

void ProgressLine::note(const std::string& line) {
  if (silent_) { return; }
  if (has_open_line_) { std::cerr << "\r\033[K"; }
  has_open_line_ = false;
  std::cerr << line << std::endl;
  shown_at_ = Clock::now();
}

void ProgressLine::end_line() {
  if (has_open_line_) { std::cerr << std::endl; }
  has_open_line_ = false;
}

}  // namespace la3::cli
