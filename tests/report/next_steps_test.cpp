#include "la3/report/next_steps.h"

#include <gtest/gtest.h>

#include "tests/report/made_up_run.h"
#include "tests/temporary_folder.h"

namespace la3::report {
namespace {

// A comparison of which there is nothing more to say than its outcome.
Situation quiet(Outcome outcome, double difference) {
  Situation now{.policy = "policy", .against = "none", .outcome = outcome, .difference = difference};
  now.seed_variance = 0.04;
  now.image_variance = 0.01;
  now.seeds = 3;
  now.plain = "none";
  now.plain_training = 95;
  now.plain_test = 80;
  now.policy_training = 85;
  now.epochs = 30;
  now.alpha = 2;
  now.labels = {{.name = "cat", .recall = 78, .interval = Interval{70, 84}, .training_images = 100},
                {.name = "dog", .recall = 84, .interval = Interval{77, 89}, .training_images = 120}};
  return now;
}

bool has(const std::vector<std::string>& steps, const std::string& part) {
  for (const std::string& step : steps) {
    if (step.find(part) != std::string::npos) { return true; }
  }
  return false;
}

using Steps = std::vector<std::string>;

TEST(NextSteps, OfAGainAreToUseThePolicy) {
  EXPECT_EQ(
      next_steps(quiet(Outcome::kGain, 2)),
      (Steps{"Train with the learned policy (policy.json): accuracy is clearly higher than with no policy."}));
  Situation now = quiet(Outcome::kGain, 2);
  now.policy = "trivial-augment-wide";
  EXPECT_EQ(next_steps(now),
            (Steps{"Train with TrivialAugment (wide): accuracy is clearly higher than with no policy."}));
  EXPECT_TRUE(next_steps({}).empty());
}

// By validation images that resemble the training images, a policy seems to gain nothing.
TEST(NextSteps, OfValidationImagesThatAreEasierAreOthers) {
  Situation now = quiet(Outcome::kGain, 2);
  now.pretrained = {.images = 400, .accuracy = 95.14, .test_accuracy = 85.73};
  EXPECT_FALSE(has(next_steps(now), "validation images")) << "the strength was given";
  now.is_strength_measured = true;
  now.strength = 0;
  EXPECT_EQ(
      next_steps(now)[1],
      "Choose validation images that are as unlike the training images as the test images are (folders train, "
      "val and test), or try --strength 0.33: of those that there were, the pre-trained network recognises "
      "95.1%, of the test images 85.7%, so they hide the overfitting that a policy reduces.");
  now.pretrained->images = 200;  // 9.4 points, of which 4.95 may be chance
  EXPECT_FALSE(has(next_steps(now), "validation images"));
  now.pretrained = {.images = 100000, .accuracy = 90.9, .test_accuracy = 85.7};
  EXPECT_FALSE(has(next_steps(now), "validation images")) << "5.2 points, of which 0.22 may be chance";
  now.pretrained->accuracy = 91;
  EXPECT_TRUE(has(next_steps(now), "validation images"));
}

TEST(NextSteps, OfOneSeedAreMoreSeeds) {
  EXPECT_EQ(next_steps(quiet(Outcome::kNoInterval, 2)),
            (Steps{"Train with three seeds or more (--seeds 3): one cannot tell a difference from chance."}));
}

TEST(NextSteps, OfALossAreTheOtherPolicyAndAMilderOne) {
  EXPECT_EQ(next_steps(quiet(Outcome::kLoss, -3)),
            (Steps{"Train without a policy: with the learned policy, accuracy is 3.00 points lower.",
                   "Try a milder policy: la3 construct --alpha 1 makes one of the same search (this one has 2)."}));
  Situation now = quiet(Outcome::kLoss, -3);
  now.against = "trivial-augment-wide";
  now.alpha.reset();
  EXPECT_EQ(next_steps(now),
            (Steps{"Train with TrivialAugment (wide) instead: with the learned policy, accuracy is 3.00 "
                   "points lower."}));
  now.alpha = 2;
  now.policy = "rand-augment-2-9";
  EXPECT_FALSE(has(next_steps(now), "--alpha")) << "it was not constructed";
}

TEST(NextSteps, OfALossAreAWeakerOneIfItsStrengthIsKnown) {
  Situation now = quiet(Outcome::kLoss, -3);
  now.strength = 1;
  EXPECT_EQ(next_steps(now)[1],
            "Try a milder policy: la3 run --strength auto measures how strong it may be (this one has 1).");
  now.is_strength_measured = true;
  now.strength = 0.5;
  EXPECT_EQ(next_steps(now)[1],
            "Try a milder policy: la3 construct --strength 0.25 makes one of the same search (this one has 0.5).");
  now.policy = "rand-augment-2-9";
  EXPECT_FALSE(has(next_steps(now), "--strength")) << "it was not constructed";
}

TEST(NextSteps, OfAWeakPolicyThatIsMemorisedAreAStrongerOne) {
  Situation now = quiet(Outcome::kGain, 3);
  now.strength = 0.33;
  now.policy_training = 99.5;
  EXPECT_TRUE(has(next_steps(now), "Try a stronger policy: la3 construct --strength 0.66 makes"));
  now.strength = 1;
  EXPECT_TRUE(has(next_steps(now), "Try a stronger policy: la3 construct --alpha 4 makes"));
}

// What harms by the measurement is never recommended.
TEST(NextSteps, OfAPolicyThatHarmsAtAnyStrengthAreNone) {
  Situation now;
  now.strength = 0;
  EXPECT_TRUE(next_steps(now).empty()) << "the user's own wish";
  now.is_strength_measured = true;
  ASSERT_EQ(next_steps(now).size(), 1u);
  EXPECT_TRUE(next_steps(now)[0].starts_with("Train without a policy, or longer: ")) << next_steps(now)[0];
  for (const Outcome outcome : {Outcome::kGain, Outcome::kLoss, Outcome::kUnclear, Outcome::kNoInterval}) {
    Situation compared = quiet(outcome, 2);
    compared.against = "trivial-augment-wide";
    compared.strength = 0;
    compared.is_strength_measured = true;
    EXPECT_TRUE(next_steps(compared)[0].starts_with("Train without a policy, or longer: "));
    EXPECT_FALSE(has(next_steps(compared), "Train with the learned policy"));
    EXPECT_FALSE(has(next_steps(compared), "milder"));
  }
}

TEST(NextSteps, OfAShortTrainingAreALongerOne) {
  Situation now = quiet(Outcome::kLoss, -3);
  now.plain_training = 76.3;
  now.plain_test = 77.4;
  EXPECT_EQ(
      next_steps(now)[1],
      "Train longer, say --epochs 60: with no policy, the network recognises 76.3% of its training images and "
      "77.4% of the test images, so there is little overfitting yet that a policy could reduce.");
  EXPECT_FALSE(has(next_steps(now), "milder")) << "first things first";
  now.outcome = Outcome::kGain;
  EXPECT_TRUE(has(next_steps(now), "Train longer"));
  now.plain_training = 82.4;  // 5 points above
  EXPECT_FALSE(has(next_steps(now), "Train longer"));
  now.plain_training.reset();
  EXPECT_FALSE(has(next_steps(now), "Train longer")) << "not known";
}

TEST(NextSteps, OfANetworkThatKnowsItsAugmentedImagesAreAStrongerPolicy) {
  Situation now = quiet(Outcome::kGain, 2);
  now.policy_training = 99.4;
  EXPECT_EQ(
      next_steps(now)[1],
      "Try a stronger policy: la3 construct --alpha 4 makes one of the same search; with this one the network "
      "recognises 99.4% of its augmented training images.");
  now.policy_training = 98.9;
  EXPECT_FALSE(has(next_steps(now), "stronger"));
  now.policy_training = 99.4;
  now.alpha.reset();
  EXPECT_FALSE(has(next_steps(now), "stronger"));
}

// A difference of 0.8 points must exceed t for 2 (n - 1) degrees of freedom times the root of V_image + V_seed 3 /
// n: 0.74 of 7 seeds, 0.81 of 6.
TEST(NextSteps, OfAnUnclearDifferenceAreAsManySeedsAsItTakes) {
  Situation now = quiet(Outcome::kUnclear, 0.8);
  now.seed_variance = 0.25;
  EXPECT_EQ(next_steps(now)[0],
            "Train with about 7 seeds each (--seeds 7): if the difference stays at 0.80 points, it will be clear "
            "then.");
  now.difference = -0.8;
  EXPECT_TRUE(has(next_steps(now), "about 7 seeds"));
  now.seed_variance = 0.96;
  EXPECT_TRUE(has(next_steps(now), "about 20 seeds"));
  now.seed_variance = 1.1;  // 23
  EXPECT_FALSE(has(next_steps(now), "seeds each"));
  EXPECT_FALSE(has(next_steps(now), "Test with more images")) << "it is the seeds that differ";
}

// What is clear by itself may not be among several comparisons: the same interval decides what to do about it.
TEST(NextSteps, OfAnUnclearDifferenceAmongSeveralGoByTheCorrectedInterval) {
  Situation now = quiet(Outcome::kUnclear, 2.59);
  now.seed_variance = 0.7;
  now.image_variance = 0.02;
  now.comparisons = 2;  // 2.94 points of 3 seeds, 2.16 of 4; 2.33 of 3 for a difference by itself
  EXPECT_TRUE(has(next_steps(now), "about 4 seeds each"));
  now.degrees = 20;  // as of many policies: 2.06 points of 3 seeds
  EXPECT_FALSE(has(next_steps(now), "seeds each"));
}

TEST(NextSteps, OfTooFewTestImagesAreMoreOfThem) {
  Situation now = quiet(Outcome::kUnclear, 0.8);
  now.image_variance = 0.25;  // twice its root is 1 point
  EXPECT_EQ(next_steps(now)[0],
            "Test with more images: by chance in these alone, a difference may be off by 1.00 points, however many "
            "seeds there are.");
  now.difference = 0.4;  // hardly matters
  EXPECT_FALSE(has(next_steps(now), "more images:"));
}

TEST(NextSteps, OfADifferenceThatHardlyMattersAreTheSimplerWay) {
  Situation now = quiet(Outcome::kUnclear, 0.1);
  EXPECT_EQ(next_steps(now)[0],
            "Train without a policy, which is simpler: with the learned policy, accuracy changes too little to be "
            "worth it.");
  now.against = "trivial-augment-wide";
  EXPECT_EQ(
      next_steps(now)[0],
      "Take whichever is simpler, the learned policy or TrivialAugment (wide): the difference between them is "
      "too small to matter.");
}

// What chance alone may move by several points is not small because it came out small.
TEST(NextSteps, OfADifferenceThatChanceMovesByMuchAreMoreImagesOrSeeds) {
  Situation now = quiet(Outcome::kUnclear, 0.3);
  now.image_variance = 4;  // t is 2.20 for 4 x 6.25 / 2.25 degrees of freedom, 2.42 for 4 x 6.25 / 4
  now.seed_variance = 2.25;
  EXPECT_EQ(next_steps(now)[0],
            "Test with more images: a difference of 0.30 points may be off by 5.50 points by chance, so neither "
            "policy can be preferred yet.");
  std::swap(now.image_variance, now.seed_variance);
  now.seeds = 3;
  EXPECT_EQ(
      next_steps(now)[0],
      "Train with more seeds, say --seeds 6: a difference of 0.30 points may be off by 6.06 points by chance, "
      "so neither policy can be preferred yet.");
  now.seeds = 15;
  EXPECT_TRUE(has(next_steps(now), "--seeds 20:"));
  now.image_variance = now.seed_variance = 0.45;  // 1.9 points
  EXPECT_TRUE(has(next_steps(now), "which is simpler"));
}

TEST(NextSteps, OfRareLabelsThatLoseAreToBalance) {
  Situation now = quiet(Outcome::kGain, 2);
  now.labels = {{.name = "cat", .recall = 90, .training_images = 500},
                {.name = "dog", .recall = 86, .training_images = 400},
                {.name = "eel", .recall = 60, .training_images = 100},
                {.name = "fox", .recall = 70, .training_images = 80}};
  EXPECT_EQ(
      next_steps(now)[1],
      "Try --balance sqrt, sampler or loss: labels have 80 to 500 training images, and the mean recall of the 2 "
      "rarest is 65.0%, that of the others 88.0%.");
  Situation other = now;
  other.is_balanced = true;
  EXPECT_FALSE(has(next_steps(other), "--balance")) << "it is done already";
  other = now;
  other.labels[2].recall = other.labels[3].recall = 84;  // 4 points
  EXPECT_FALSE(has(next_steps(other), "--balance")) << "rare labels do well";
  other = now;
  other.labels[2].training_images = other.labels[3].training_images = 101;
  EXPECT_FALSE(has(next_steps(other), "--balance")) << "not 5 times as many";
  other = now;
  other.labels[0].training_images.reset();
  EXPECT_FALSE(has(next_steps(other), "--balance")) << "a run of an older la3";
}

TEST(NextSteps, OfLabelsThatAreClearlyWeakAreMoreImagesOfThem) {
  Situation now = quiet(Outcome::kGain, 2);
  now.labels = {{.name = "cat", .recall = 90, .interval = Interval{85, 94}, .training_images = 100},
                {.name = "dog", .recall = 86, .interval = Interval{80, 90}, .training_images = 100},
                {.name = "eel", .recall = 40, .interval = Interval{31, 50}, .training_images = 90}};
  EXPECT_EQ(next_steps(now)[1],
            "Collect more training images of eel (recall 40.0%, 90 now): its recall is clearly below the labels' "
            "mean of 72.0%.");
  Situation other = now;
  other.labels[2].interval = Interval{20, 67.1};
  EXPECT_FALSE(has(next_steps(other), "Collect")) << "may be chance";
  other.labels[2].interval.reset();
  EXPECT_FALSE(has(next_steps(other), "Collect"));
  other = now;
  for (LabelSituation& label : other.labels) { label.training_images.reset(); }
  other.labels.push_back({.name = "fox", .recall = 20, .interval = Interval{10, 30}});
  EXPECT_TRUE(has(next_steps(other), "of fox (recall 20.0%) and eel (recall 40.0%): their recalls are clearly"));
}

TEST(NextSteps, OfLabelsThatTheSearchCannotTellFromChanceAreABetterOne) {
  Situation now = quiet(Outcome::kGain, 2);
  now.searched_labels = 10;
  now.at_chance = {"cat", "dog"};
  now.pretrain_epochs = 30;
  EXPECT_EQ(
      next_steps(now).at(1),
      "Search with a better network, say --pretrain-epochs 60: this search's recognises 2 of 10 labels (cat and "
      "dog) no more often than by chance, and they have the mean policy of the others.");
  now.at_chance = {"cat", "dog", "cow", "hen"};
  now.pretrain_epochs.reset();
  EXPECT_TRUE(
      has(next_steps(now), "network: this search's recognises 4 of 10 labels (cat, dog and cow among them)"));
  now.at_chance = {"cat"};
  now.lacks_validation_images = true;
  EXPECT_EQ(next_steps(now).at(1),
            "Search with more validation images (--hold-out N, or folders train, val and test): they are too few "
            "to tell 1 of 10 labels "
            "(cat) from chance, and it has the mean policy of the others.");
  now.policy = "trivial-augment-wide";
  EXPECT_FALSE(has(next_steps(now), "Search with")) << "not about policies that were not searched for";
}

TEST(SituationOf, ReadsWhatASearchCouldNotLearn) {
  const TemporaryFolder folder;
  make_run(folder / "run", {.samples = false, .weak = true});
  const Comparison comparison = read_comparison(folder / "run");
  const Situation now =
      situation_of(comparison, findings(comparison), training_folders(folder / "run"), folder / "run");
  const auto labels = made_up_labels({});
  EXPECT_EQ(now.at_chance, (std::vector<std::string>{labels[1], labels[2]})) << "few images alone are no reason";
  EXPECT_EQ(now.searched_labels, 10u);
  EXPECT_FALSE(now.lacks_validation_images);
  EXPECT_EQ(now.pretrain_epochs, 30);
}

TEST(NextSteps, AreThreeAtMost) {
  Situation now = quiet(Outcome::kLoss, -3);
  now.plain_training = 70;
  now.labels = {{.name = "cat", .recall = 90, .interval = Interval{85, 94}, .training_images = 1000},
                {.name = "dog", .recall = 20, .interval = Interval{10, 30}, .training_images = 10}};
  const Steps steps = next_steps(now);
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_TRUE(steps[2].starts_with("Try --balance"));
}

TEST(SituationOf, ReadsARunsFolder) {
  const TemporaryFolder folder;
  make_run(folder / "run", {.labels = 3, .seeds = 2, .iterations = 6, .warm_up = 2, .epochs = 3});
  const auto folders = training_folders(folder / "run");
  const Comparison comparison = read_comparison(folder / "run");
  const auto found = findings(comparison);
  const Situation now = situation_of(comparison, found, folders, folder / "run");
  EXPECT_EQ(now.policy, "policy");
  EXPECT_EQ(now.against, found[0].against);
  EXPECT_EQ(now.seeds, 2u);
  EXPECT_EQ(now.plain, "none");
  EXPECT_EQ(now.labels.size(), 3u);
  EXPECT_TRUE(now.labels[0].interval);
  EXPECT_GT(now.seed_variance + now.image_variance, 0);
  EXPECT_FALSE(now.is_balanced);
  EXPECT_FALSE(next_steps(now).empty());

  // What later versions and settings add.
  write_text(folder / "run/config.toml", "seed = 0\n[run]\nalpha = 2.5\n");
  for (const TrainingFolder& training : folders) {
    write_text(training.path / "config.toml", "seed = 0\n[train]\nbalance = \"sqrt\"\n");
    write_text(training.path / "metrics.jsonl",
               "{\"epoch\": 7, \"train_loss\": 1, \"train_accuracy\": 66, \"test_accuracy\": 70}\n");
  }
  const Situation more = situation_of(comparison, found, folders, folder / "run");
  EXPECT_EQ(more.alpha, 2.5);
  EXPECT_TRUE(more.is_balanced);
  EXPECT_EQ(more.plain_training, 66);
  EXPECT_EQ(more.plain_test, 70);
  EXPECT_EQ(more.epochs, 7);

  write_text(folder / "run/config.toml", "not a setting\n");
  EXPECT_FALSE(situation_of(comparison, found, folders, folder / "run").alpha);
  EXPECT_TRUE(situation_of(comparison, {}, folders).policy.empty());
}

}  // namespace
}  // namespace la3::report
