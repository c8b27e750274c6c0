// The mean reward of each compared policy of a run, for its report. Private to la3/run.
#pragma once

#include <vector>

#include "la3/run/run.h"
#include "la3/samples/samples.h"

namespace la3::run {

// The epochs of a training at which a policy is measured: evenly spread, for policies that change from
// epoch to epoch; as many as see 2,000 images, but at most ten.
std::vector<uint32_t> measured_epochs(size_t images, int epochs);

// Fills in mean_reward: what each policy does to the recall of the pre-trained network, which must be
// in the run's folder, on the validation images. For rank 0, alone. Throws train::Interrupted when the
// observer asks it to stop.
void measure_rewards(const Plan& plan, const Context& context, std::vector<samples::ComparedSampler>& policies);

}  // namespace la3::run
