// How strong a policy should be for a training: decided from short trainings with the policy at some
// strengths (policy/combine.h), each judged on images it was not trained with.
//
// A policy costs a short training accuracy, the stronger the more, and gains it in a long one. The
// gain over none at strength p after E epochs is taken to be a(p) + s(p) log2(E / run's epochs), where
// a and s are not known but roughly: what trainings on CIFAR-10 have shown (docs/search.md) is the prior,
// with much room for other data, and the nearer two strengths, the more alike they are. What was
// measured, with its noise, makes of it the gain to be expected at the run's own length. Short and noisy
// measurements so leave the prior as it is, whose choice is 1/3. Pure functions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "la3/records/strength_file.h"

namespace la3::search {

// The strengths there are to choose from, ascending: 0, no policy, to 1, all of it.
std::span<const double> strengths();

// The strength for a training of so many epochs, and the gain that is expected of each: the one with
// the highest, but more than 0.33 only if that gains by more than a quarter of its error. 0, no
// policy, only if every other is expected to lose by more than the error of the expectation.
// REQUIRES: each length and seed was measured at strength 0 too; epochs > 0.
records::StrengthChoice choose_strength(std::span<const records::StrengthMeasurement> measurements, int64_t epochs);

// For human readers: "0.33", and what was measured, a line for each strength.
std::string strength_text(double strength);
std::vector<std::string> strength_table(const records::StrengthFile& file);

}  // namespace la3::search
