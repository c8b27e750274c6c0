#include "la3/run/strength_trainings.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace la3::run {
namespace {

// A way to spend the time: strengths to try, and how long the longer trainings are at the least, as a
// share of the run's epochs.
struct Way {
  std::vector<double> strengths;
  double least_share;
};

constexpr double kMostShare = 0.25;
constexpr int kShortest = 2;  // epochs of the longer trainings, so that the others have one

// The first that fits is taken. What is between these strengths follows from them.
const std::vector<Way>& ways() {
  static const std::vector<Way> all = {{{0, 0.33, 1}, kMostShare / 2}, {{0, 0.33}, 0}};
  return all;
}

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
  const auto epochs_of = [&](double share) { return static_cast<int>(std::lround(share * run.epochs)); };
  const int as_long = run.pretrain_epochs;
  if (run.pretraining_is_one && as_long > 0 && as_long <= run.epochs && 2 * as_long <= limit) {
    return {{0.33, as_long}, {1, as_long}};
  }
  for (const Way& way : ways()) {
    const int least = std::max(kShortest, epochs_of(way.least_share));
    for (int epochs = epochs_of(kMostShare); epochs >= least; --epochs) {
      const int half = epochs / 2;
      if (static_cast<double>(way.strengths.size()) * (epochs + half) > limit) { continue; }
      std::vector<StrengthTraining> trainings;
      for (const int length : {epochs, half}) {
        for (const double strength : way.strengths) { trainings.push_back({strength, length}); }
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
