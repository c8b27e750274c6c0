// What `la3 data info` finds out about a data set, also as text. Names from files are made safe to
// print.
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
  size_t images = 0;                           // readable ones
  std::vector<size_t> per_label;               // readable images
  std::optional<data::Statistics> statistics;  // unless the check was quick
};

struct DataInfo {
  std::string spec;
  std::vector<std::string> labels, titles;  // titles: readable names of the labels, or none
  std::vector<SplitInfo> splits;
  std::vector<data::BadFile> bad;  // not counted in any split
  std::string held_out;            // what training would hold out for validation; empty if the data
                                   // set has its own validation split
};

struct InfoOptions {
  std::string spec;
  bool skip_bad = false;  // bad files are expected
  bool quick = false;     // check only the beginnings and ends of files
  size_t top = 50;        // at most this many labels in the text; 0: all
};

// Opens the data set and reads every image (unless quick). Progress goes to stderr. Throws Error if
// it cannot be opened even without its bad files; those have been printed as notes by then.
DataInfo inspect_data(const InfoOptions& wanted, const GlobalOptions& options);

// Whole lines about the bad files: how many of each kind, with up to three examples; a kind of one
// file is a line. Empty if there are none.
std::string bad_files_text(const std::vector<data::BadFile>& bad);

// Whole lines, without the bad files. `utf8`: draw bars with block characters.
std::string info_text(const DataInfo& info, size_t top, bool utf8);

}  // namespace la3::cli
