// Fast AutoAugment's search in its own folder: `la3 search --method fast-autoaugment`.
#pragma once

#include "la3/records/run_folder.h"
#include "la3/run/search_stage.h"
#include "la3/search/trials.h"

namespace la3::run {

struct TrialsOptions {
  uint32_t trials = 200, warm_up = 20;   // the authors' number, and the usual one of their optimiser
  uint32_t sub_policies = 5, draws = 5;  // the authors'
  int batch_size = 250;
  bool anyway = false;  // as in SearchOptions
};

// Tries, or continues trying, in the folder. Throws train::Interrupted, with everything so far saved,
// when the observer asks it to stop.
search::Trials run_trials_stage(const records::WorkFolder& folder, const TrialsOptions& options,
                                const SearchInput& input, bool resume, const Context& context);

}  // namespace la3::run
