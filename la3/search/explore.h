// Stage 1: evaluates triples label by label, guided by what the predictor has learned from earlier
// evaluations.
//
// Each iteration evaluates one triple for every label (or for all labels together, in a
// label-invariant search). The first iterations take random triples. After that a predictor,
// trained from scratch on everything so far, picks the most promising of a hundred candidates; or the
// next triples follow from draws of the rewards (thompson.h). The choice in an iteration is a function
// of the evaluations before it, the seed, and whether a GPU trains the predictor. So a killed search
// continues from its file as if it had never stopped.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "la3/search/evaluations.h"
#include "la3/search/predictor.h"

namespace la3::search {

// Recognised images by label when images of label y are augmented with triples[y]. Magnitudes are a
// function of (seed, iteration, sample).
using EvaluateTriples = std::function<std::vector<Count>(uint32_t iteration, std::span<const uint16_t> triples)>;

struct ExploreProgress {
  uint32_t iteration = 0, iterations = 0;                  // `iteration` is the one just done
  double mean_reward = 0;                                  // of this iteration
  double recent_reward = 0;                                // of the last 20
  std::optional<double> unexplored = std::nullopt;         // share of the labels with a new triple
  std::optional<PredictorQuality> quality = std::nullopt;  // if it was measured in this iteration
  double seconds = 0;                                      // of this iteration, and its parts
  double predictor_seconds = 0, evaluation_seconds = 0, bookkeeping_seconds = 0;
  double seconds_left = 0;
};

struct ExploreOptions {
  // "paper", or "thompson" (thompson.h), which knows neither candidates nor the paper's predictor.
  std::string guide = "paper";
  // Candidates per label and iteration: mutations of its last triple in one or two ops, triples not
  // evaluated yet, and evaluated ones, drawn by their reward.
  int mutated = 10, unexplored = 50, explored = 40;
  // Measure the predictor on a held-out fifth every so many iterations; 0: never.
  int quality_every = 10;
  int predictor_epochs = 100;
  int threads = 0;  // of the guide; 0: one per core
  int device = -1;  // the GPU that trains the predictor; negative: the CPU does
  // Called after every iteration, before it is written: if the process is killed in between, the
  // iteration is done and reported once more.
  std::function<void(const ExploreProgress&)> progress = nullptr;
  // Called before every iteration; true ends the exploration early, with everything so far in the
  // file.
  std::function<bool()> should_stop = nullptr;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

// Throws std::invalid_argument unless 1 <= warm_up <= iterations and there are enough triples for
// the warm-up.
void check_budget(uint32_t iterations, uint32_t warm_up);

// The predictor that guided a search, measured on a held-out fifth of its evaluations, as after one more
// iteration. None if there are too few.
std::optional<PredictorQuality> final_quality(const Evaluations& evaluations, const ExploreOptions& options);

// Continues `evaluations` up to the number of iterations in its header, adding to both it and the
// file. Returns whether it finished. Throws what `evaluate` and the writer throw.
bool explore(Evaluations& evaluations, EvaluationsWriter& writer, const EvaluateTriples& evaluate,
             const ExploreOptions& options);

// All rewards so far of labels with images; those of the same triple and label are averaged.
std::vector<Observation> observations_of(const Evaluations& evaluations);

// The results of a search; a collapsed exploration shows here.
struct ExploreSummary {
  uint32_t iterations = 0, warm_up = 0;
  size_t evaluations = 0;
  double mean_reward_warm_up = 0;
  double mean_reward_last = 0;          // of the last 50 iterations after the warm-up
  size_t tried_min = 0, tried_max = 0;  // number of different triples per label
  double tried_mean = 0;
  // How often, after the warm-up, the triple had not been evaluated before.
  double unexplored_share = 0;
};
ExploreSummary summarise(const Evaluations& evaluations);

}  // namespace la3::search
