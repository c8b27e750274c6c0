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

struct PlannedStage {
  records::Stage stage;
  std::string description = {};  // for people
  double seconds = 0;            // expected; of trainings side by side, what one adds to the run
  bool is_done = false;          // before a resume
};

struct Plan {
  Options options;  // all of them chosen
  RunData data;
  Lanes lanes;  // of the trainings
  std::string device = {};
  int processes = 1;
  std::vector<PlannedStage> stages = {};
};

// Chooses what was not chosen, opens the data, and checks everything that can be wrong; writes
// nothing. Throws Error for what is wrong with the data or the files, std::invalid_argument for
// settings that do not go together.
Plan plan(Options options, const Context& context);

// Carries out a plan in options.out, or goes on with what is there (options.resume), and returns
// what its result.json says; on all ranks but the first, an empty one. Throws Error; and
// train::Interrupted, with everything so far saved, when the observer asks it to stop.
records::RunResult execute(const Plan& plan, const Context& context);

}  // namespace la3::run
