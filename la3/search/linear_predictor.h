// Predicts the reward of any triple for any label by a mixed linear model in closed form, with a
// standard deviation that says how much is known.
//
// A reward is the sum of effects that all labels share, of each op and of each pair of ops; of the
// label's own mean and its own effects of each op; and of what is peculiar to this label and multiset.
// Counts are binomial, so the noise of a measurement is known from the number of images. All but the
// shared effects of ops are random with mean 0: the less is measured of a label, the closer its own
// effects stay to 0 and its predictions to those of all labels. How much each kind of effect varies is
// chosen by the marginal likelihood.
//
// The result is a function of the arguments, for any number of threads.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "la3/core/parallel.h"
#include "la3/core/random.h"
#include "la3/search/evaluations.h"
#include "la3/search/predictor.h"

namespace la3::search {

// How many images of a label are recognised under triples of a multiset, over all its evaluations.
struct Measurement {
  uint16_t multiset = 0;
  int32_t label = 0;
  uint64_t images = 0, correct = 0;
};

// The evaluations of the first iterations, summed by label (or group) and multiset, in that order; those
// of labels that have no evidence (evidence.h) are left out. REQUIRES: no more iterations than there are.
std::vector<Measurement> measurements_of(const Evaluations& evaluations, uint32_t iterations);
// Of all.
std::vector<Measurement> measurements_of(const Evaluations& evaluations);

// Standard deviations of the effects, in percentage points.
struct Spread {
  double label = 8;  // of the labels' means
  double own = 4;    // of a label's own effect of an op
  double pair = 4;   // of the shared effect of a pair
  double rest = 4;   // of what is peculiar to a label and multiset

  bool operator==(const Spread&) const = default;
};

// Posterior of the rewards, [label * kMultisetCount + multiset], in percentage points.
struct Posterior {
  std::vector<float> mean;       // where a label is measured, no recall below 0 or above 100%
  std::vector<float> deviation;  // of the true reward, with what is peculiar to label and multiset
  Spread spread;

  bool operator==(const Posterior&) const = default;
};

// `baseline` has one entry per label. A label without measurements gets the mean of the others. Throws
// std::invalid_argument if there are no measurements, or if one has a label or multiset that does not
// exist, comes twice, or has more images recognised than there are.
Posterior predict_rewards(std::span<const Measurement> measurements, std::span<const Count> baseline,
                          ThreadPool& pool);

// Functions of rewards that may each be the true one, for all that is known: draws from the posterior
// for a given spread. Much cheaper than the posterior, as nobody asks for deviations. Thread-safe.
class PosteriorDraws {
 public:
  virtual ~PosteriorDraws() = default;
  // The rewards of a label's multisets, within the same bounds as Posterior::mean; their mean, and one
  // draw. REQUIRES: the label exists.
  virtual std::vector<float> mean(size_t label) const = 0;
  virtual std::vector<float> draw(size_t label, random::Stream& stream) const = 0;
};
// Throws like predict_rewards().
std::unique_ptr<PosteriorDraws> posterior_draws(std::span<const Measurement> measurements,
                                                std::span<const Count> baseline, const Spread& spread,
                                                ThreadPool& pool);

// How well the model for a given spread predicts a random fifth of the measurements from the others. The
// fifth is a function of seed and round. REQUIRES: at least 5 measurements.
PredictorQuality held_out_quality(std::span<const Measurement> measurements, std::span<const Count> baseline,
                                  const Spread& spread, uint64_t seed, uint32_t round, ThreadPool& pool);

// The parts of it, for tests. A reward with the variance of its noise:
struct NoisyReward {
  uint16_t multiset = 0;
  int32_t label = 0;
  double reward = 0, variance = 0;
};
// The posterior for a given spread. REQUIRES: valid, ordered by label, each label and multiset once.
Posterior posterior_of(std::span<const NoisyReward> rewards, size_t labels, const Spread& spread, ThreadPool& pool);
// The logarithm of the marginal likelihood, up to a constant.
double log_likelihood(std::span<const NoisyReward> rewards, size_t labels, const Spread& spread, ThreadPool& pool);

}  // namespace la3::search
