// How strong a policy should be for a training: decided from short trainings with the policy at some
// strengths (policy/combine.h), each judged on images it was not trained with.
//
// A policy costs a short training accuracy, the stronger the more, and gains it in a long one. The
// gain over none is taken to be p * (b0 + b1 p + b2 l + b3 p l) points at strength p, where l is the
// binary logarithm of the number of epochs: 0 without a policy, a parabola in the strength, and with
// every doubling of the epochs the parabola moves by the same amount. Pure functions.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "la3/records/strength_file.h"

namespace la3::search {

// The strength for a training of so many epochs, with the predicted gain of each strength, in the
// order of the strengths from 0 to 1. 0, no policy, only if every other is predicted to lose by more
// than the error of the prediction. REQUIRES: measurements of 0 and of another strength for each
// length; epochs > 0.
records::StrengthChoice choose_strength(std::span<const records::StrengthMeasurement> measurements, int64_t epochs);

// Without measurements, because the run is too short for them.
records::StrengthChoice unmeasured_strength(int64_t epochs);

// For human readers: "0.33", and what was measured and is expected, a line for each strength.
std::string strength_text(double strength);
std::vector<std::string> strength_table(const records::StrengthFile& file);

}  // namespace la3::search
