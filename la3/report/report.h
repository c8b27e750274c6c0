// The report of a run: one self-contained HTML file, which needs neither a network nor the run's
// folder.
//
// Reads whichever files of a run's folder exist (docs/formats.md). For an unfinished run the report
// shows what there is and says what is missing. The same files give the same bytes. Prints nothing.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace la3::report {

struct ReportOptions {
  // The heading; empty: the name of the run's folder.
  std::string title = "";
  // JPEG bytes of sample images to include, in the order of the labels. They make up most of a
  // report with many labels, and base64 adds a third. Labels beyond that get no samples, and the
  // report says so.
  size_t max_sample_bytes = size_t{5} << 20;
};

// Writes the report and returns its size in bytes. Throws Error if `run_dir` holds no run, a file
// in it is damaged or of a newer version, or `out_file` cannot be written.
size_t write_report(const std::filesystem::path& run_dir, const std::filesystem::path& out_file,
                    const ReportOptions& options = {});

}  // namespace la3::report
