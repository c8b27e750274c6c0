// Chooses the triples of stage 1 for what stage 2 needs: to know the rewards of the hundred or so
// different triples that it will take for each label, not only of the best one.
//
// From all evaluations so far follows a posterior of each label's rewards (linear_predictor.h). One
// function of rewards is drawn from it for each label, and the triples that stage 2 would take if that
// were the truth are those to evaluate: the ones of which least was measured first. What is uncertain is
// high in some draws and so comes to be measured, what is known to be bad is not, and as stage 2 avoids
// triples that are alike, the search cannot settle on a few.
//
// A draw is good for several iterations. The triples of an iteration are a function of the evaluations
// before, and of the seed in their header, for any number of threads. Not thread-safe.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "la3/core/parallel.h"
#include "la3/search/evaluations.h"
#include "la3/search/linear_predictor.h"

namespace la3::search {

class Thompson {
 public:
  // Both must outlive it. The evaluations may grow in between.
  Thompson(const Evaluations& evaluations, ThreadPool& pool);

  // A triple for each group. REQUIRES: the evaluations end with the iteration before, which is not
  // before the end of the warm-up.
  std::vector<uint16_t> choose(uint32_t iteration);

  // Of the model that the choice came from, on a held-out fifth of the evaluations so far; none if there
  // are too few.
  std::optional<PredictorQuality> quality(uint32_t iteration);

 private:
  void plan(uint32_t iterations);
  void fit_spread(uint32_t iterations);

  const Evaluations& evaluations_;
  ThreadPool& pool_;
  std::vector<Count> baseline_;  // by group
  Spread spread_;
  uint32_t fitted_at_ = 0, planned_at_ = 0;  // after so many iterations; 0: not yet
  std::vector<std::vector<uint16_t>> plan_;  // by group: the triples of the next iterations
};

}  // namespace la3::search
