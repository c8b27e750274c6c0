// How long the stages of a run will take.
#pragma once

#include "la3/run/run.h"
#include "la3/run/side_by_side.h"

namespace la3::run {

// The trainings with the policies that are compared.
SideBySide final_trainings(const Plan& plan);

// Fills in PlannedStage::seconds by measuring for a few seconds; on a GPU also chooses plan.lanes, if
// the user has not and the trainings are long. Throws train::Interrupted when the
// observer asks it to stop.
void estimate(Plan& plan, const Context& context);

}  // namespace la3::run
