// Fast AutoAugment's search (Lim et al., NeurIPS 2019), for comparison with stage 1 and stage 2: which
// sub-policies of two operations keep a network's accuracy on images it was not trained with.
//
// It knows neither networks nor images: it is given a function that judges a trial. What a trial
// tries is a function of the trials before it and the seed, so resuming means reading the file and
// going on.
#pragma once

#include <functional>
#include <span>

#include "la3/policy/policy.h"
#include "la3/search/trials.h"

namespace la3::search {

// The sub-policies to try next, by a Parzen estimator over all their operations, probabilities and
// levels.
std::vector<SubPolicy> propose_trial(const TrialsHeader& header, std::span<const Trial> tried);

// The images that are recognised in at least one of the draws.
using JudgeTrial = std::function<Count(uint32_t number, const std::vector<SubPolicy>& sub_policies)>;

struct TrialProgress {
  uint32_t trial = 0, trials = 0;  // `trial` is the one just done
  double accuracy = 0, best = 0;   // of this trial, and of the best so far, in percent
  double seconds = 0, seconds_left = 0;
};

// Continues `trials` up to the number in its header, adding to both it and the file. Returns whether
// it finished: should_stop is asked before every trial. Throws what `judge` and the writer throw.
bool run_trials(Trials& trials, TrialsWriter& writer, const JudgeTrial& judge,
                const std::function<void(const TrialProgress&)>& progress,
                const std::function<bool()>& should_stop);

// A policy for any label, in which all these sub-policies are equally likely.
policy::Policy policy_of(std::span<const SubPolicy> sub_policies);

// All sub-policies of the `best` trials of each search, in the order of the searches. Throws Error if
// a search has fewer trials. REQUIRES: there is a search.
policy::Policy merge_trials(std::span<const Trials> searches, int best);

}  // namespace la3::search
