// A comparison of trainings as one self-contained HTML file, like the report of a run (report.h).
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "la3/report/comparison.h"
#include "la3/report/trainings.h"

namespace la3::report {

// Writes the page and returns its size in bytes. Throws Error if it cannot be written, or if a
// training's metrics are damaged.
size_t write_comparison(const Trainings& trainings, const Comparison& comparison,
                        const std::vector<Finding>& findings, const std::string& title,
                        const std::filesystem::path& out_file);

}  // namespace la3::report
