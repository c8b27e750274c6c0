// What the page draws, as JSON: everything a run directory holds, boiled down. la3/report/web reads
// it.
#pragma once

#include <filesystem>
#include <string>

#include "la3/report/report.h"

namespace la3::report {

// Two documents, so that the page need not look at the images before somebody does.
struct PageText {
  std::string title;  // UTF-8, safe to show
  std::string data,
      samples;  // JSON without any '<': nothing in it can end the element it stands in
};

// Throws Error as write_report() does.
PageText make_page_text(const std::filesystem::path& run_dir, const ReportOptions& options);

}  // namespace la3::report
