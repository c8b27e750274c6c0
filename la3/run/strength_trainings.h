// The short trainings that say how strong a run's policy should be: which, as a function of the run's
// sizes. Nothing here trains (shared_stages.cpp does) or decides (la3/search/strength.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace la3::run {

// Of the images that a run's own trainings take, measuring the strength may take this share more.
inline constexpr double kStrengthShare = 0.15;

struct StrengthTraining {
  double strength = 0;
  int epochs = 1;
  uint64_t seed = 0;  // from 0; added to the run's

  bool operator==(const StrengthTraining&) const = default;
};

// "0.33-4-0": strength, epochs and seed, the name of its folder.
std::string name_of(const StrengthTraining& training);

// The sizes of a run.
struct RunSizes {
  int epochs = 0, pretrain_epochs = 0, seeds = 1, policies = 1;
  size_t train_images = 0, pretrain_images = 0;
  // Trainings with a policy can be compared with the pre-training.
  bool pretraining_is_one = false;
};

// Trainings on the pre-training's images, the longest first; none if the run is too short for any. Where the
// pre-training is a training without a policy, that is what those with one are compared with.
std::vector<StrengthTraining> strength_trainings(const RunSizes& run);

// The epochs of all of them.
int total_epochs(const std::vector<StrengthTraining>& trainings);

}  // namespace la3::run
