// What a run gives up to fit into a time, with made-up speeds: nothing is measured here.
#include "la3/run/budget.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <stdexcept>

namespace la3::run {
namespace {

// Photos on a CPU: presets/run-large-cpu.toml on 9,469 images of ten labels.
Work photos() {
  Work work;
  work.network = "resnet-18";
  work.size_px = 224;
  work.batch_size = 32;
  work.labels = 10;
  work.train_images = 9469;
  work.pretrain_images = 8519;
  work.validation_images = 950;
  work.test_images = 3925;
  work.pretrain_epochs = 10;
  work.epochs = 15;
  work.seeds = 3;
  work.policies = 3;
  work.rivals = 1;
  work.iterations = 150;
  work.warm_up = 50;
  work.quality_every = 10;
  return work;
}

// CIFAR-10 on a GPU: presets/run-small-gpu.toml.
Work small_images() {
  Work work = photos();
  work.network = "wrn-40-2";
  work.size_px = 32;
  work.train_images = 50000;
  work.pretrain_images = 46000;
  work.validation_images = 4000;
  work.test_images = 10000;
  work.pretrain_epochs = 60;
  work.epochs = 200;
  work.iterations = 500;
  work.warm_up = 100;
  return work;
}

// The embedded shapes: presets/run-shapes.toml.
Work shapes() {
  Work work = photos();
  work.network = "wrn-10-1";
  work.size_px = 32;
  work.train_images = 250;
  work.pretrain_images = 250;
  work.validation_images = 1000;
  work.test_images = 2000;
  work.is_validation_cut = false;
  work.pretrain_epochs = work.epochs = 90;
  work.evaluate_every = 45;
  work.seeds = 5;
  work.policies = 2;
  work.rivals = 0;
  return work;
}

// Time grows with the pixels, and smaller networks are faster; all of them are measured.
SpeedTable all_speeds(double pixels_per_s) {
  SpeedTable table;
  for (const auto& [network, factor] : std::map<std::string, double>{
           {"resnet-50", 0.3}, {"resnet-18", 1}, {"wrn-40-2", 1}, {"wrn-16-1", 8}, {"wrn-10-1", 15}}) {
    for (const int side : {32, 64, 96, 128, 160, 224}) {
      const double speed = factor * pixels_per_s / (side * side);
      table.add(network, side,
                {.training = speed,
                 .lanes = 1,
                 .pretraining = speed,
                 .inference = 4 * speed,
                 .by_label = {50, 150, 0.1, 0.3},
                 .of_one_group = {50, 150, 0.01, 0.03}});
    }
  }
  return table;
}
constexpr double kTwoCores = 10 * 224 * 224;  // ten photos a second

double seconds(const Work& work, const SpeedTable& speeds) {
  return total_seconds(work, speeds.at(work.network, work.size_px));
}

TEST(Cost, IsTheSumOfItsStages) {
  Work work = photos();
  const Speeds speeds{.training = 10,
                      .lanes = 1,
                      .pretraining = 20,
                      .inference = 100,
                      .by_label = {50, 150, 0.1, 0.3},
                      .of_one_group = {50, 150, 0.01, 0.03}};
  const StageSeconds of = seconds_of(work, speeds);
  EXPECT_DOUBLE_EQ(of.pretrain, 10 * 8519 / 20.0 + 10 * 39.25);
  EXPECT_DOUBLE_EQ(of.search, 100 * 0.2 * 1.08 + 150 * 9.5);
  EXPECT_DOUBLE_EQ(of.construct, 0.3);
  EXPECT_DOUBLE_EQ(of.second_search, 0);
  EXPECT_DOUBLE_EQ(of.samples, 1 + 3 * 2 * 9.5);
  EXPECT_DOUBLE_EQ(of.training, 15 * 9469 / 10.0 + 15 * 39.25);
  EXPECT_DOUBLE_EQ(total_seconds(work, speeds),
                   of.pretrain + of.search + of.construct + of.samples + 9 * of.training + of.report);
  work.label_invariant = true;
  EXPECT_DOUBLE_EQ(seconds_of(work, speeds).second_search, 100 * 0.02 * 1.08 + 150 * 9.5);
}

TEST(Cost, CountsLanesThatAreIdleInTheLastRound) {
  Work work = photos();  // nine trainings
  Speeds speeds{.training = 10};
  const double one_at_a_time = seconds_of(work, speeds).training;
  speeds.lanes = 2;  // five rounds of two
  EXPECT_DOUBLE_EQ(seconds_of(work, speeds).training, one_at_a_time * 10 / 9);
  speeds.lanes = 3;
  EXPECT_DOUBLE_EQ(seconds_of(work, speeds).training, one_at_a_time);
  speeds.lanes = 18;
  EXPECT_DOUBLE_EQ(seconds_of(work, speeds).training, one_at_a_time * 2);
}

TEST(SpeedTable, DerivesWhatWasNotMeasuredFromTheNearestSize) {
  SpeedTable table;
  table.add("resnet-18", 224, {.training = 10, .pretraining = 11, .inference = 40});
  EXPECT_TRUE(table.has("resnet-18", 224));
  EXPECT_FALSE(table.has("resnet-18", 112));
  EXPECT_DOUBLE_EQ(table.at("resnet-18", 112).training, 40);
  EXPECT_DOUBLE_EQ(table.at("resnet-18", 112).inference, 160);
  EXPECT_DOUBLE_EQ(table.at("wrn-10-1", 224).training, 20);
  table.add("resnet-18", 128, {.training = 20, .pretraining = 20, .inference = 50});
  EXPECT_DOUBLE_EQ(table.at("resnet-18", 64).training, 80);
  EXPECT_DOUBLE_EQ(table.at("resnet-18", 448).training, 2.5);
}

TEST(FitTo, ChangesNothingIfThereIsTime) {
  const SpeedTable speeds = all_speeds(kTwoCores);
  for (const Work& whole : {photos(), small_images(), shapes()}) {
    const double needed = seconds(whole, speeds);
    const Fit fit = fit_to(needed, whole, {}, speeds);
    EXPECT_EQ(fit.work, whole);
    EXPECT_TRUE(fit.gave_up.empty());
    EXPECT_DOUBLE_EQ(fit.seconds, needed);
    EXPECT_FALSE(fit_to(0.999 * needed, whole, {}, speeds).gave_up.empty());
  }
}

TEST(FitTo, GivesUpTheCheapestThingsFirst) {
  const SpeedTable speeds = all_speeds(kTwoCores);
  const double needed = seconds(photos(), speeds);
  Fit fit = fit_to(0.95 * needed, photos(), {}, speeds);
  ASSERT_EQ(fit.gave_up.size(), 1u);
  EXPECT_EQ(fit.gave_up[0], "tests every 8 epochs instead of every one: the report's curves have fewer points");
  fit = fit_to(0.4 * needed, photos(), {}, speeds);
  EXPECT_EQ(fit.work.size_px, 128);
  EXPECT_EQ(fit.work.seeds, 3);
  EXPECT_EQ(fit.work.epochs, 15);
  EXPECT_EQ(fit.work.evaluate_every, 1) << "taken back: the smaller images were enough";
  ASSERT_EQ(fit.gave_up.size(), 1u);
  EXPECT_EQ(fit.gave_up[0],
            "images of 128x128 pixels instead of 224x224: fine detail is lost, and accuracies are lower");
}

TEST(FitTo, SaysEverythingItGaveUp) {
  const SpeedTable speeds = all_speeds(kTwoCores);
  Work whole = photos();
  whole.train_images = 3000;
  whole.pretrain_images = 2500;
  whole.validation_images = 500;
  const double budget = 1.05 * fit_to(0, whole, {}, speeds).seconds;
  const Fit fit = fit_to(budget, whole, {}, speeds);
  EXPECT_LE(fit.seconds, budget);
  EXPECT_EQ(fit.work.size_px, 64);
  EXPECT_EQ(fit.work.seeds, 2);
  EXPECT_EQ(fit.work.policies, 2);
  EXPECT_LT(fit.work.train_images, 3000u);
  EXPECT_EQ(fit.work.validation_images, std::min<size_t>(400, fit.work.train_images / 4)) << "40 a label";
  EXPECT_EQ(fit.work.pretrain_images, fit.work.train_images - fit.work.validation_images);
  std::string all;
  for (const std::string& line : fit.gave_up) { all += line + "\n"; }
  for (const char* part : {"64x64 pixels instead of 224x224", "2 seeds instead of 3", "TrivialAugment",
                           "tests after the last epoch only", " of 3000 training images, ", "instead of 15",
                           "of pre-training instead of 10"}) {
    EXPECT_NE(all.find(part), std::string::npos) << part << " in\n" << all;
  }
}

// All budgets and all combinations of what is fixed: it fits if anything does, nothing fixed has
// changed, nothing has grown, and the time it promises is that of the work.
TEST(FitTo, KeepsItsPromises) {
  const std::vector<bool Fixed::*> flags = {&Fixed::size,           &Fixed::network,    &Fixed::seeds,
                                            &Fixed::epochs,         &Fixed::compare,    &Fixed::pretrain_epochs,
                                            &Fixed::evaluate_every, &Fixed::iterations, &Fixed::train_images,
                                            &Fixed::hold_out};
  const SpeedTable speeds = all_speeds(kTwoCores);
  for (const Work& whole : {photos(), small_images(), shapes()}) {
    for (unsigned mask = 0; mask < 1u << flags.size(); ++mask) {
      Fixed fixed;
      for (size_t i = 0; i < flags.size(); ++i) { fixed.*flags[i] = (mask >> i & 1) != 0; }
      const Fit least = fit_to(0, whole, fixed, speeds);
      ASSERT_LE(least.seconds, seconds(whole, speeds));
      for (const double share : {0.001, 0.03, 0.2, 0.6, 0.9}) {
        const double budget = share * seconds(whole, speeds);
        const Fit fit = fit_to(budget, whole, fixed, speeds);
        const Work& work = fit.work;
        ASSERT_DOUBLE_EQ(fit.seconds, seconds(work, speeds));
        if (least.seconds <= budget) {
          ASSERT_LE(fit.seconds, budget) << mask << " " << share;
        } else {
          ASSERT_EQ(work, least.work) << mask << " " << share;
        }
        ASSERT_TRUE(fixed.size ? work.size_px == whole.size_px : work.size_px <= whole.size_px);
        ASSERT_TRUE(fixed.network ? work.network == whole.network : true);
        ASSERT_TRUE(fixed.seeds ? work.seeds == whole.seeds : work.seeds >= 2 && work.seeds <= whole.seeds);
        ASSERT_TRUE(fixed.epochs ? work.epochs == whole.epochs : work.epochs >= 5 && work.epochs <= whole.epochs);
        ASSERT_TRUE(fixed.pretrain_epochs
                        ? work.pretrain_epochs == whole.pretrain_epochs
                        : work.pretrain_epochs >= 4 && work.pretrain_epochs <= whole.pretrain_epochs);
        ASSERT_TRUE(fixed.evaluate_every ? work.evaluate_every == whole.evaluate_every
                                         : work.evaluate_every >= whole.evaluate_every);
        ASSERT_TRUE(fixed.compare ? work.policies == whole.policies : work.policies >= 2);
        ASSERT_TRUE(fixed.iterations
                        ? work.iterations == whole.iterations
                        : work.iterations >= whole.warm_up + 50 && work.iterations <= whole.iterations);
        ASSERT_TRUE(fixed.train_images ? work.train_images == whole.train_images
                                       : work.train_images >= std::min<size_t>(500, whole.train_images) &&
                                             work.train_images <= whole.train_images);
        ASSERT_TRUE(fixed.hold_out ? work.validation_images == whole.validation_images
                                   : work.validation_images <= whole.validation_images);
        ASSERT_TRUE(!work.is_validation_cut || work.pretrain_images == work.train_images - work.validation_images);
        ASSERT_EQ(fit.gave_up.empty(), work == whole);
      }
    }
  }
}

TEST(FitTo, UsesTheTimeItHas) {
  const SpeedTable speeds = all_speeds(kTwoCores);
  for (const Work& whole : {photos(), small_images(), shapes()}) {
    for (double share = 0.05; share < 1; share *= 1.07) {
      const double budget = share * seconds(whole, speeds);
      const Fit fit = fit_to(budget, whole, {}, speeds);
      if (fit.work.epochs == whole.epochs || fit.seconds > budget) { continue; }
      Work one_more = fit.work;
      one_more.epochs += 2;
      one_more.pretrain_epochs += 2;
      EXPECT_GT(seconds(one_more, speeds), budget) << share;
    }
  }
}

TEST(FitTo, LeavesANetworkThatIsNotSlower) {
  Work whole = photos();
  whole.network = "resnet-50";
  SpeedTable speeds;
  for (const int side : {64, 96, 128, 160, 224}) {
    for (const char* network : {"resnet-50", "resnet-18"}) {
      const double speed = kTwoCores / (side * side);
      speeds.add(network, side, {.training = speed, .pretraining = speed, .inference = speed});
    }
  }
  EXPECT_EQ(fit_to(0.05 * seconds(whole, speeds), whole, {}, speeds).work.network, "resnet-50");
}

// 270 photos, 8 whole batches an epoch: a hundred steps are what a network needs to be told from guessing.
TEST(FitTo, LeavesEnoughStepsToLearnSomething) {
  Work whole = photos();
  whole.labels = 5;
  whole.train_images = 300;
  whole.pretrain_images = 270;
  whole.validation_images = 30;
  whole.pretrain_epochs = 23;
  whole.epochs = 30;
  const Fit fit = fit_to(0, whole, {}, all_speeds(kTwoCores));
  EXPECT_EQ(fit.work.pretrain_epochs, 13);
  EXPECT_EQ(fit.work.epochs, 12);
  EXPECT_EQ(fit.work.size_px, 64);
  EXPECT_EQ(fit.work.network, "wrn-10-1");
  EXPECT_EQ(epochs_for(100, 270, 32), 13);
  EXPECT_EQ(epochs_for(100, 20, 32), 100);
  EXPECT_EQ(epochs_for(100, 0, 32), 100);
}

TEST(SmallerNetwork, EndsSomewhere) {
  EXPECT_EQ(smaller_network("wrn-40-2", 32), "wrn-16-1");
  EXPECT_EQ(smaller_network("resnet-18", 64), "wrn-16-1");
  EXPECT_EQ(smaller_network("resnet-18", 65), "");
  for (std::string network : {"wrn-40-2", "resnet-50", "resnet-18", "net.pt"}) {
    int steps = 0;
    while (!network.empty() && ++steps < 10) { network = smaller_network(network, 32); }
    EXPECT_LT(steps, 10);
  }
}

TEST(Advice, SaysWhatEachFlagWouldGain) {
  SpeedTable speeds;
  speeds.add("resnet-18", 224, {.training = 10, .pretraining = 10, .inference = 40});
  std::vector<std::string> lines = advice(photos(), {}, speeds);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_TRUE(lines[0].starts_with("--data '...?size=128': images of 128x128 instead of 224x224 pixels, about 1"))
      << lines[0];
  EXPECT_TRUE(lines[1].starts_with("--init FILE --pretrain-epochs 3 --epochs 5: ")) << lines[1];
  lines = advice(photos(), {.size = true, .epochs = true}, speeds);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_TRUE(lines[0].starts_with("--device cuda")) << lines[0];
  EXPECT_TRUE(lines[1].starts_with("--budget")) << lines[1];
  Work small = small_images();
  lines = advice(small, {.epochs = true}, speeds);
  EXPECT_TRUE(lines[0].starts_with("--network wrn-16-1: a smaller network, about ")) << lines[0];
}

TEST(BudgetSeconds, NamesTheFlag) {
  EXPECT_EQ(budget_seconds("1.5h"), 5400);
  try {
    budget_seconds("soon");
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "--budget: a duration expected, as in 90s, 30min, 1.5h or 1h30min, found 'soon'");
  }
}

TEST(Budget, CountsTheTrainingsThatMeasureTheStrength) {
  for (Work work : {photos(), small_images(), shapes()}) {
    const Speeds speeds = all_speeds(1e6).at(work.network, work.size_px);
    const double without = total_seconds(work, speeds);
    EXPECT_EQ(seconds_of(work, speeds).strength, 0);
    work.measures_strength = true;
    const double seconds = seconds_of(work, speeds).strength;
    EXPECT_NEAR(total_seconds(work, speeds), without + seconds, 1e-6 * without);
    EXPECT_GT(seconds, 0.04 * without) << work.network;
    EXPECT_LT(seconds, 0.16 * without) << work.network;
  }
}

TEST(Budget, ShortensTheTrainingsThatMeasureTheStrengthToo) {
  Work work = small_images();
  work.measures_strength = true;
  const SpeedTable speeds = all_speeds(1e7);
  const double whole = total_seconds(work, speeds.at(work.network, work.size_px));
  const Fit fit = fit_to(whole / 2, work, {}, speeds);
  EXPECT_LE(fit.seconds, whole / 2);
  EXPECT_LT(total_epochs(strength_trainings(fit.work)), total_epochs(strength_trainings(work)));
}

TEST(Budget, CountsNoPredictorWhereNoneIsTrained) {
  Work work = photos();
  Speeds speeds = all_speeds(1e6).at(work.network, work.size_px);
  speeds.by_label = {work.warm_up, work.iterations, 1, 2};
  const double with = seconds_of(work, speeds).search;
  work.trains_predictor = false;
  const double guided = static_cast<double>(work.iterations) - work.warm_up;
  EXPECT_NEAR(with - seconds_of(work, speeds).search, guided * 1.5, guided * 0.2);
  EXPECT_EQ(seconds_of(work, speeds).construct, 2) << "stage 2 trains one all the same";
}

}  // namespace
}  // namespace la3::run
