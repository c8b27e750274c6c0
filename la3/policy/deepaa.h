// DeepAA's published policies (Zheng et al., ICLR 2022): .npz files of the probabilities with which
// each of five or six layers picks an operation and its level. Pure functions, thread-safe.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "la3/policy/policy.h"

namespace la3::policy {

// One recipe for every label, with a step for each layer. `notes` gets what la3 leaves to a training:
// the layers' crops, flips and Cutouts of fixed size. Throws Error that names the array and the place
// in it where the file is not what it should be.
Policy read_deepaa(std::span<const uint8_t> bytes, const std::string& name, std::vector<std::string>& notes);

}  // namespace la3::policy
