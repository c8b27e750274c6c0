// How strong a policy should be for a training: decided from short trainings with the policy at some
// strengths (policy/combine.h), each judged on images it was not trained with.
//
// A policy helps as far as a training without one overfits, that is, as far as it makes errors on other
// images that it does not make on its own: in trainings on 1,000 photos to 40,000 of CIFAR-10's images,
// short and long, what a strength gained, in shares of the errors without a policy, was close to a
// straight line over the share of these errors that is overfitting (docs/search.md). That line is what is
// expected of a strength, with room for other data. Trainings without a policy say how much of their
// errors is overfitting and how fast that grows with the epochs; trainings with one, what it really
// gains. Both are weighed by their noise in one joint Gaussian model. Pure functions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "la3/records/strength_file.h"

namespace la3::search {

// The strengths there are to choose from, ascending: 0, no policy, to 1, all of it.
std::span<const double> strengths();

// The share of the errors on held-out images that is not made on training images: 0 or less if a network
// does no better on those, as they are augmented, up to 1. Nothing if its training accuracy is not known.
std::optional<double> overfitting_of(const records::StrengthMeasurement& training);

// The strength for a training of so many epochs, and the gain that is expected of each: the one with
// the highest; 0, no policy, if every other is expected to lose. Does not look at file.choice.
// REQUIRES: each length and seed was measured at strength 0 too, or is that of the pre-training; epochs > 0.
records::StrengthChoice choose_strength(const records::StrengthFile& file, int64_t epochs);

// For human readers: "0.33", and what was measured, pre-training included, a line for each strength.
std::string strength_text(double strength);
std::vector<std::string> strength_table(const records::StrengthFile& file);

}  // namespace la3::search
