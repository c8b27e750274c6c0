// Run directories that look like real ones but took no training: for the tests of the report, and
// to look at it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace la3::report {

struct MadeUpRun {
  int labels = 10;
  int seeds = 3;
  int iterations = 60, warm_up = 20, epochs = 20;
  double gain = 2.0;     // percentage points of the learned policy over none
  double spread = 0.25;  // of the accuracies over seeds, in points
  int images = 200;      // of each label, to test with
  bool perfect = false;  // whatever is measured is as good as can be, from the first epoch on
  bool evil = false;     // label names that try to break out of the page
  bool samples = true;
  double lift = 4;          // by how many points policies change the recall of single labels
  bool published = false;   // with policies of others too
  bool predictions = true;  // older versions of la3 kept none
  bool weak = false;        // the second to fourth label: at chance, few images and at chance, few images
};

std::vector<std::string> made_up_labels(const MadeUpRun& what);

// Fills a new folder. The same settings give the same files.
void make_run(const std::filesystem::path& folder, const MadeUpRun& what);

}  // namespace la3::report
