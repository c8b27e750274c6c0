// What the page draws, as JSON: a summary of everything in a run's folder. la3/report/web reads it.
#pragma once

#include <filesystem>
#include <string>

#include "la3/report/comparison.h"
#include "la3/report/report.h"
#include "la3/report/trainings.h"

namespace la3::report {

// Two documents, so that the page need not parse the images until they are viewed.
struct PageText {
  std::string title;  // UTF-8, safe to show
  std::string data,
      samples;  // JSON without any '<': nothing in it can end the enclosing element
};

// Throws Error as write_report() does.
PageText make_page_text(const std::filesystem::path& run_dir, const ReportOptions& options);

// A page of nothing but a comparison.
PageText make_comparison_text(const Trainings& trainings, const Comparison& comparison,
                              const std::vector<Finding>& findings, const std::string& title);

}  // namespace la3::report
