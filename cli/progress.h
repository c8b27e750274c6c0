// Where long work stands, on stderr: one line that renews itself on a terminal, a line now and then
// elsewhere.
#pragma once

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/commands.h"
#include "la3/core/duration.h"

namespace la3::cli {

// For --progress json: one line on stderr (docs/formats.md), unless --quiet. Nothing otherwise.
void write_event(const GlobalOptions& options, const nlohmann::ordered_json& event);

class ProgressLine {
 public:
  explicit ProgressLine(const GlobalOptions& options);
  ~ProgressLine() { end_line(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Whether it is time to show something again: ten times a second on a terminal or as JSON, every
  // ten seconds elsewhere.
  bool is_due() const;
  // Shows the text, which must be printable, in place of the last one. `figures` join it in JSON.
  void show(const std::string& text, const nlohmann::ordered_json& figures = {});
  // A line that stays.
  void note(const std::string& line);
  // Takes back what is shown, before somebody else prints a line.
  void clear();

 private:
  void end_line();

  using Clock = std::chrono::steady_clock;
  const GlobalOptions options_;
  const bool silent_, json_, terminal_;
  bool has_open_line_ = false;
  Clock::time_point shown_at_ = Clock::now();
};

}  // namespace la3::cli
