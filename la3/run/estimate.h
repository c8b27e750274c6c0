// How long the stages of a run will take.
#pragma once

#include "la3/run/run.h"

namespace la3::run {

// Fills in PlannedStage::seconds by measuring for a few seconds; on a GPU also chooses plan.lanes, if
// the user has not and the trainings are long. Throws train::Interrupted when the
// observer asks it to stop.
void estimate(Plan& plan, const Context& context);

}  // namespace la3::run
