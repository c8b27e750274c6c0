// A whole run, from images to a policy and a report of what it gained (docs/design.md).
//
//   run::Observer observer;                       // or one that prints
//   run::Context context{.observer = observer};
//   run::Options options;
//   options.set("data", "folder:photos");
//   run::Plan plan = run::plan(options, context);
//   run::estimate(plan, context);                 // optional: execute() does it too
//   const records::RunResult result = run::execute(plan, context);
//
// All processes of a job call these functions. Not thread-safe: one run of a process at a time.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "la3/records/result_file.h"
#include "la3/records/stage.h"
#include "la3/run/context.h"
#include "la3/run/data.h"
#include "la3/run/lanes.h"
#include "la3/run/options.h"
#include "la3/run/strength_trainings.h"

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
  double seconds = 0;            // expected (estimate()); for trainings side by side, what one adds to the run
  bool is_done = false;          // before a resume
};

struct Plan {
  Options options;  // all of them filled in
  RunData data;
  std::vector<ComparedPolicy> policies = {};              // in the order of the report
  std::vector<StrengthTraining> strength_trainings = {};  // if the strength is measured
  Lanes lanes;                                            // of the trainings
  std::string device = {};
  int processes = 1;
  std::vector<PlannedStage> stages = {};
  std::chrono::steady_clock::time_point planned_at = {};

  // By estimate():
  bool is_estimated = false;
  bool is_begun = false;                  // the folder holds a part of the run
  std::string given_data = {};            // the data as the user named it, if its size was changed
  std::vector<std::string> gave_up = {};  // for the budget, one sentence each
  double over_budget_s = 0;               // by how much the run exceeds its budget, with all that given up
  std::vector<std::string> advice = {};   // how to shorten a run of over two hours on a CPU without a budget

  double seconds_left() const;  // expected of all stages that are not done
};

// Fills in the settings the user did not choose, opens the data, and checks everything that can be
// wrong. Writes nothing. Throws Error if something is wrong with the data or the files,
// std::invalid_argument if settings do not go together.
Plan plan(Options options, const Context& context);

// Measures for some seconds how long the stages take, unless all are done; chooses plan.lanes, and tells the
// observer. If there is a budget that is too short, gives up what costs least, and opens the data again if its size
// is part of that; a run that was begun before stays as it is. Writes nothing. Throws Error if the run
// cannot work in its folder, and train::Interrupted when the observer asks it to stop.
void estimate(Plan& plan, const Context& context);

// Carries out a plan in options.out, or continues the run there (options.resume). Returns the
// contents of its result.json; on all ranks but the first, an empty result. Throws Error; and
// train::Interrupted, with everything so far saved, when the observer asks it to stop.
records::RunResult execute(const Plan& plan, const Context& context);

}  // namespace la3::run
