// How well a policy's operations tell the label. A policy by label augments the labels differently,
// so a network can learn to recognise the operations instead of the objects: a hint that test images
// do not have.
//
// Pure functions, exact: nothing is sampled.
#pragma once

#include <string>

#include "la3/policy/policy.h"

namespace la3::policy {

// Of images whose labels are all equally frequent. An image's operations are those that are applied
// to it, however often each, without their order and magnitudes; Identity is none.
struct Hint {
  double bits = 0;        // mutual information of label and operations
  double label_bits = 0;  // most there could be: the base 2 logarithm of the number of labels
  double guess = 1;       // the share of images whose label the best guess from the operations names
  double chance = 1;      // the same without seeing them: 1 / labels
};

// Phases count by their epochs, and whoever guesses knows the epoch. A policy for every label gives
// no hint: bits 0, guess as chance. REQUIRES: check_policy(policy) does not throw.
Hint hint_of(const Policy& policy);

// "the operations tell the label: 34.1% of labels can be guessed from them (by chance 10.0%), 0.83 of
// 3.32 bits"; "the operations do not tell the label".
std::string hint_text(const Hint& hint);

}  // namespace la3::policy
