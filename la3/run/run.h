// A whole run, from images to a policy and a report of what it gained (docs/design.md).
//
//   run::Observer observer;                       // or one that prints
//   run::Context context{.observer = observer};
//   run::Options options;
//   options.set("data", "folder:photos");
//   const run::Plan plan = run::plan(options, context);
//   const records::RunResult result = run::execute(plan, context);
//
// All processes of a job call both functions. Not thread-safe: one run of a process at a time.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "la3/records/result_file.h"
#include "la3/records/stage.h"
#include "la3/run/context.h"
#include "la3/run/data.h"
#include "la3/run/lanes.h"
#include "la3/run/options.h"

namespace la3::run {

// A policy that the final trainings are done with.
struct ComparedPolicy {
  std::string given = {};  // as in --compare
  std::string name = {};   // as in records::Training
  bool is_file = false;
  std::string text = {};  // of the file; on all ranks but the first, empty

  bool is_learned() const { return name == records::kLearnedPolicy || name == records::kInvariantPolicy; }
};

struct PlannedStage {
  records::Stage stage;
  std::string description = {};  // for human readers
  double seconds = 0;            // expected; for trainings side by side, what one adds to the run
  bool is_done = false;          // before a resume
};

struct Plan {
  Options options;  // all of them filled in
  RunData data;
  std::vector<ComparedPolicy> policies = {};  // in the order of the report
  Lanes lanes;                                // of the trainings
  std::string device = {};
  int processes = 1;
  std::vector<PlannedStage> stages = {};
};

// Fills in the settings the user did not choose, opens the data, and checks everything that can be
// wrong. Writes nothing. Throws Error if something is wrong with the data or the files,
// std::invalid_argument if settings do not go together.
Plan plan(Options options, const Context& context);

// Carries out a plan in options.out, or continues the run there (options.resume). Returns the
// contents of its result.json; on all ranks but the first, an empty result. Throws Error; and
// train::Interrupted, with everything so far saved, when the observer asks it to stop.
records::RunResult execute(const Plan& plan, const Context& context);

}  // namespace la3::run
