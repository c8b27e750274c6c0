// What happens to the bad files of a data set. Private to la3/data.
#pragma once

#include <filesystem>
#include <vector>

#include "la3/data/open_options.h"

namespace la3::data {

// Tells options.on_bad of each.
void report_bad_files(const std::vector<BadFile>& bad, const OpenOptions& options);

// Throws Error, which names the data set's folder, the first of the bad files and how many there
// are, unless there are none or they are to be left out.
void check_bad_files(const std::filesystem::path& folder, const std::vector<BadFile>& bad,
                     const OpenOptions& options);

}  // namespace la3::data
