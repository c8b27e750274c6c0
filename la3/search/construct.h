// Stage 2: from predicted rewards to a policy, by minimum redundancy and maximum reward.
//
// Pure functions: the same predictions and options give the same policy for any number of threads.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "la3/policy/policy.h"
#include "la3/search/evaluations.h"

namespace la3::search {

enum class Select {
  kMrmr,  // high rewards with little overlap with the triples chosen so far
  kTop,   // high rewards only: the paper's ablation
};

enum class PredictorKind {
  kNetwork,  // the paper's (predictor.h)
  kLinear,   // a mixed linear model with a posterior (linear_predictor.h)
};
// "network" or "linear". Throws std::invalid_argument for any other name.
PredictorKind predictor_kind(std::string_view name);

struct ConstructOptions {
  PredictorKind predictor = PredictorKind::kNetwork;
  Select select = Select::kMrmr;
  // The weight of an overlap. 2.5 is the paper's; its authors' code in effect uses 5.
  double alpha = 2.5;
  int triples = 100;  // per label
  // The share of images that draw from all labels' triples instead of their own label's
  // (policy/combine.h). 0 is the paper's.
  double pool = 0;
  // With a pool, how label-aware drawing from it is: a label draws a triple whose predicted reward is
  // x points above the mean of all labels 2^(tilt * x) times as often. Of all ways to draw from the
  // pool with the same relative entropy to it, that one has the highest mean x.
  double tilt = 0;
  // The probability with which each operation of a triple is applied (policy/combine.h). 1 is the paper's.
  double strength = 1;
  uint64_t seed = 0;  // for equal scores: triples of the same ops have equal predictions
  int threads = 0;    // 0: one per core

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

// The choice for one label from the predictions of its 816 multisets, best first; each score is the
// one the triple had when it was chosen. `group` makes the decision between equal scores differ
// from label to label. Throws std::invalid_argument if a prediction is not finite.
std::vector<policy::Triple> select_triples(std::span<const float> predictions, uint64_t group,
                                           const ConstructOptions& options);

// One entry per label, in order; `predictions` holds 816 for each.
std::vector<policy::LabelPolicy> construct(std::span<const float> predictions,
                                           const std::vector<std::string>& labels, const ConstructOptions& options);

struct Constructed {
  policy::Policy policy;
  // Means over the labels: number of different multisets, overlap of two different triples,
  // predicted reward of a triple. All of them at full strength.
  double multisets = 0, overlap = 0, reward = 0;
  // Labels that cannot be told from chance (evidence.h), and got the mean prediction of the others.
  size_t without_evidence = 0;
};

// Trains a predictor on all evaluations and constructs a policy from its predictions. A
// label-invariant search gives one entry for all labels. Throws Error if there are no evaluations,
// or like policy::pooled().
// `predictor_epochs` are of the paper's network.
Constructed construct_policy(const Evaluations& evaluations, int predictor_epochs, const ConstructOptions& options);

}  // namespace la3::search
