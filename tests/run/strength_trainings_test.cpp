// Which short trainings measure the strength of a policy.
#include "la3/run/strength_trainings.h"

#include <gtest/gtest.h>

#include <set>

namespace la3::run {
namespace {

// presets/run-small-gpu.toml on CIFAR-10.
RunSizes on_a_gpu() {
  return {.epochs = 200,
          .pretrain_epochs = 60,
          .seeds = 3,
          .policies = 3,
          .train_images = 50000,
          .pretrain_images = 46000};
}

double share_of(const RunSizes& run, const std::vector<StrengthTraining>& trainings) {
  const double images = static_cast<double>(run.pretrain_images) * run.pretrain_epochs +
                        static_cast<double>(run.train_images) * run.epochs * run.seeds * run.policies;
  return total_epochs(trainings) * static_cast<double>(run.pretrain_images) / images;
}

std::set<double> strengths_of(const std::vector<StrengthTraining>& trainings) {
  std::set<double> strengths;
  for (const StrengthTraining& training : trainings) { strengths.insert(training.strength); }
  return strengths;
}

TEST(StrengthTrainings, TakeAtMostTheirShareOfAnyRun) {
  RunSizes run = on_a_gpu();
  for (const int epochs : {1, 2, 5, 9, 15, 25, 60, 200, 1800}) {
    for (const int seeds : {1, 2, 5}) {
      for (const int policies : {1, 2, 4}) {
        run.pretraining_is_one = !run.pretraining_is_one;  // in every other one
        run.epochs = epochs, run.seeds = seeds, run.policies = policies, run.pretrain_epochs = epochs / 2;
        const auto trainings = strength_trainings(run);
        EXPECT_LE(share_of(run, trainings), kStrengthShare) << epochs << " " << seeds << " " << policies;
        for (const StrengthTraining& training : trainings) {
          EXPECT_GE(training.epochs, 1);
          EXPECT_LE(training.epochs, epochs);
        }
        if (!trainings.empty()) {
          const bool has_none = strengths_of(trainings).contains(0);
          EXPECT_TRUE(has_none || (run.pretraining_is_one && trainings.back().epochs == run.pretrain_epochs));
          EXPECT_TRUE(strengths_of(trainings).contains(0.33));
        }
      }
    }
  }
}

TEST(StrengthTrainings, UseMostOfTheirShare) {
  EXPECT_GT(share_of(on_a_gpu(), strength_trainings(on_a_gpu())), 0.1);
}

TEST(StrengthTrainings, BeginWithTheLongest) {
  const auto trainings = strength_trainings(on_a_gpu());
  ASSERT_FALSE(trainings.empty());
  for (size_t i = 1; i < trainings.size(); ++i) { EXPECT_LE(trainings[i].epochs, trainings[i - 1].epochs); }
}

TEST(StrengthTrainings, OfAShortRunTryFewerStrengthsAndOfATinyOneNone) {
  RunSizes run = on_a_gpu();
  EXPECT_EQ(strengths_of(strength_trainings(run)), (std::set<double>{0, 0.33, 1}));
  EXPECT_EQ(strength_trainings(run).front().epochs, 50) << "a quarter";
  run.seeds = 2;
  EXPECT_EQ(strengths_of(strength_trainings(run)), (std::set<double>{0, 0.33, 1}));
  EXPECT_EQ(strength_trainings(run).front().epochs, 45) << "shorter first";
  run.seeds = run.policies = 1;
  EXPECT_EQ(strengths_of(strength_trainings(run)), (std::set<double>{0, 0.33}));
  run.epochs = 1;
  run.pretrain_epochs = 1;
  EXPECT_TRUE(strength_trainings(run).empty());
  run.pretrain_images = 0;
  EXPECT_TRUE(strength_trainings(run).empty());
}

TEST(StrengthTrainings, AreAsLongAsThePretrainingThatTheyAreComparedWith) {
  using Trainings = std::vector<StrengthTraining>;
  RunSizes run = on_a_gpu();
  run.pretraining_is_one = true;
  EXPECT_EQ(strength_trainings(run), (Trainings{{0.33, 60}, {1, 60}}));
  EXPECT_LT(share_of(run, strength_trainings(run)), kStrengthShare);
  run.seeds = 1;  // then there is no time for it
  EXPECT_EQ(strengths_of(strength_trainings(run)), (std::set<double>{0, 0.33}));
  run.seeds = 9;
  run.epochs = 50;  // shorter than the pre-training
  EXPECT_EQ(strengths_of(strength_trainings(run)), (std::set<double>{0, 0.33, 1}));
  // presets/run-small-cpu.toml on a folder of 3,000 images.
  run = {.epochs = 15,
         .pretrain_epochs = 10,
         .seeds = 3,
         .policies = 3,
         .train_images = 3000,
         .pretrain_images = 2700};
  run.pretraining_is_one = true;
  EXPECT_EQ(strength_trainings(run), (Trainings{{0.33, 10}, {1, 10}}));
}

TEST(StrengthTrainings, HaveFoldersOfTheirOwn) {
  std::set<std::string> names;
  const auto trainings = strength_trainings(on_a_gpu());
  for (const StrengthTraining& training : trainings) { names.insert(name_of(training)); }
  EXPECT_EQ(names.size(), trainings.size());
  EXPECT_EQ(name_of({.strength = 0.33, .epochs = 4, .seed = 2}), "0.33-4-2");
}

}  // namespace
}  // namespace la3::run
