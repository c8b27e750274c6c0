#include "cli/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>

#include "la3/core/counted.h"

namespace la3::cli {

void write_event(const GlobalOptions& options, const nlohmann::ordered_json& event) {
  if (options.quiet || options.progress != "json") { return; }
  std::cerr << event.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace) << std::endl;
}

ProgressLine::ProgressLine(const GlobalOptions& options)
    : options_(options),
      silent_(options.quiet),
      json_(options.progress == "json"),
      terminal_(!json_ && ::isatty(STDERR_FILENO) == 1) {}

bool ProgressLine::is_due() const {
  const auto pause = terminal_ || json_ ? std::chrono::milliseconds(100) : std::chrono::milliseconds(10000);
  return !silent_ && Clock::now() - shown_at_ >= pause;
}

void ProgressLine::show(const std::string& text, const nlohmann::ordered_json& figures) {
  if (silent_) { return; }
  shown_at_ = Clock::now();
  if (json_) {
    nlohmann::ordered_json event = {{"event", "progress"}, {"text", text}};
    if (figures.is_object()) { event.update(figures); }
    return write_event(options_, event);
  }
  std::cerr << (terminal_ ? "\r\033[K" : "") << text << (terminal_ ? "" : "\n") << std::flush;
  has_open_line_ = terminal_;
}

void ProgressLine::clear() {
  if (has_open_line_) { std::cerr << "\r\033[K" << std::flush; }
  has_open_line_ = false;
}

void ProgressLine::note(const std::string& line) {
  if (silent_) { return; }
  if (json_) { return write_event(options_, {{"event", "note"}, {"text", line}}); }
  clear();
  std::cerr << line << std::endl;
  shown_at_ = Clock::now();
}

void ProgressLine::end_line() {
  if (has_open_line_) { std::cerr << std::endl; }
  has_open_line_ = false;
}

void ImageProgress::show(size_t done) {
  if (!first_) {
    first_ = done;
    start_ = Clock::now();
  }
  if (done == *first_ || !line_.is_due()) { return; }
  const double per_s = static_cast<double>(done - *first_) / std::max(seconds_since(start_), 1e-9);
  line_.show(what_ + ": " + std::to_string(done) + " of " + counted(total_, "image") + ", " +
             std::to_string(std::lround(per_s)) + "/s, " +
             duration_text(static_cast<double>(total_ - done) / std::max(per_s, 1e-9)) + " left");
}

}  // namespace la3::cli
