// The progress of long work, on stderr: one line that is rewritten in place on a terminal, a new
// line from time to time elsewhere.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

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

  // Whether it is time for an update: ten times a second on a terminal or as JSON, every ten
  // seconds elsewhere.
  bool is_due() const;
  // Shows the text, which must be printable, in place of the last one. In JSON, `figures` are added
  // to it.
  void show(const std::string& text, const nlohmann::ordered_json& figures = {});
  // Prints a line that stays.
  void note(const std::string& line);
  // Removes the shown text, before something else prints a line.
  void clear();

 private:
  void end_line();

  const GlobalOptions options_;
  const bool silent_, json_, terminal_;
  bool has_open_line_ = false;
  Clock::time_point shown_at_ = Clock::now();
};

// Of images that are gone through: "train: 1200 of 50000 images, 850/s, 57 s left".
class ImageProgress {
 public:
  ImageProgress(std::string what, size_t total, const GlobalOptions& options)
      : what_(std::move(what)), total_(total), line_(options) {}

  // `done` may begin anywhere: the speed is that of what came after the first call.
  void show(size_t done);

 private:
  std::string what_;
  size_t total_;
  ProgressLine line_;
  std::optional<size_t> first_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace la3::cli
