// What `la3 data info` finds out about a data set, and that as text. Names from files are made safe
// to print.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "la3/data/open_options.h"
#include "la3/data/statistics.h"

namespace la3::cli {

// One of train, validation and test.
struct SplitInfo {
  std::string name;
  size_t images = 0;                           // that can be read
  std::vector<size_t> per_label;               // of them
  std::optional<data::Statistics> statistics;  // unless the check was quick
};

struct DataInfo {
  std::string spec;
  std::vector<std::string> labels;
  std::vector<SplitInfo> splits;
  std::vector<data::BadFile> bad;  // in no split
  std::string held_out;            // what training would hold out for validation; empty if the source has its own
};

struct InfoOptions {
  std::string spec;
  bool skip_bad = false;  // bad files are expected
  bool quick = false;     // look at files' beginnings and ends only
  size_t top = 50;        // at most this many labels in the text; 0: all
};

// Opens the data set and reads every image (unless quick). Progress goes to stderr. Throws Error if
// it cannot be opened even without its bad files; these have been noted then.
DataInfo inspect_data(const InfoOptions& wanted, const GlobalOptions& options);

// Whole lines, without the bad files. `utf8`: block characters for bars.
std::string info_text(const DataInfo& info, size_t top, bool utf8);

}  // namespace la3::cli
