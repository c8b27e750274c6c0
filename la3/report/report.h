// The report of a run: one HTML file that needs nothing else, neither a network nor the run's
// folder.
//
// Reads the files of a run directory (docs/formats.md), whichever are there: of a run that is not
// finished the report shows what there is and says what is missing. The same files give the same
// bytes. Prints nothing.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace la3::report {

struct ReportOptions {
  // The heading; empty: the name of the run's folder.
  std::string title = "";
  // JPEG bytes of sample images to take in, in the order of the labels; they make up most of a
  // report of many labels, and base64 adds a third. Labels beyond go without, and the report says
  // so.
  size_t max_sample_bytes = size_t{5} << 20;
};

// Writes the report and returns its size in bytes. Throws Error if `run_dir` holds no run, a file
// in it is damaged or of a newer version, or `out_file` cannot be written.
size_t write_report(const std::filesystem::path& run_dir, const std::filesystem::path& out_file,
                    const ReportOptions& options = {});

}  // namespace la3::report
