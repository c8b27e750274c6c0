#include "la3/run/strength_trainings.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace la3::run {
namespace {

// The strengths at which the policy is tried; with fewer, a parabola is still known.
const std::vector<std::vector<double>>& strength_grids() {
  static const std::vector<std::vector<double>> grids = {{0, 0.33, 0.67, 1}, {0, 0.5, 1}};
  return grids;
}

constexpr int kShortest = 2;  // epochs of the longer trainings: one alone tells nothing about growing

}  // namespace

std::string name_of(const StrengthTraining& training) {
  char text[80];
  std::snprintf(text, sizeof(text), "%g-%d-%llu", training.strength, training.epochs,
                static_cast<unsigned long long>(training.seed));
  return text;
}

std::vector<StrengthTraining> strength_trainings(const RunSizes& run) {
  if (run.pretrain_images == 0) { return {}; }
  const double images =
      static_cast<double>(run.pretrain_images) * run.pretrain_epochs +
      static_cast<double>(run.train_images) * run.epochs * static_cast<double>(run.seeds) * run.policies;
  const double limit = kStrengthShare * images / static_cast<double>(run.pretrain_images);  // in epochs
  const int longest = (run.epochs + 2) / 4;
  for (const std::vector<double>& grid : strength_grids()) {
    for (int epochs = longest; epochs >= kShortest; --epochs) {
      const int half = epochs / 2;
      if (static_cast<double>(grid.size()) * (epochs + half) > limit) { continue; }
      std::vector<StrengthTraining> trainings;
      for (const int length : {epochs, half}) {
        for (const double strength : grid) { trainings.push_back({strength, length}); }
      }
      return trainings;
    }
  }
  return {};
}

int total_epochs(const std::vector<StrengthTraining>& trainings) {
  int sum = 0;
  for (const StrengthTraining& training : trainings) { sum += training.epochs; }
  return sum;
}

}  // namespace la3::run
