#include "la3/report/comparison.h"

#include <gtest/gtest.h>

#include <cmath>

#include "la3/records/predictions_file.h"
#include "la3/report/student_t.h"
#include "tests/temporary_folder.h"

namespace la3::report {
namespace {

// A training's result with two labels, "a" and "b".
void write_result(const TemporaryFolder& run, const std::string& name, double accuracy, const std::string& recall_a,
                  const std::string& recall_b) {
  write_text(run / ("train/" + name + "/result.json"),
             "{\"network\": \"n\", \"test\": {\"accuracy\": " + std::to_string(accuracy) +
                 ", \"labels\": [{\"label\": \"a\", \"images\": 5, \"recall\": " + recall_a +
                 "}, {\"label\": \"b\", \"images\": 5, \"recall\": " + recall_b + "}]}}");
}

TEST(StudentT, AgreesWithThePublishedTable) {
  const std::pair<int, double> table[] = {{1, 12.7062}, {2, 4.3027},  {3, 3.1824},  {4, 2.7764},   {5, 2.5706},
                                          {9, 2.2622},  {10, 2.2281}, {29, 2.0452}, {120, 1.9799}, {1000, 1.9623}};
  for (const auto& [degrees, t] : table) { EXPECT_NEAR(t_quantile(0.05, degrees), t, 5e-5) << degrees; }
  EXPECT_NEAR(t_quantile(0.01, 4), 4.6041, 5e-5);
  EXPECT_NEAR(t_quantile(0.001, 2), 31.5991, 5e-4);
  EXPECT_NEAR(t_quantile(0.05, 1e9), 1.959964, 1e-6);
  EXPECT_NEAR(t_quantile(0.05, 999999), t_quantile(0.05, 1000001), 1e-5);  // where the formulas meet
  EXPECT_NEAR(t_quantile(0.05, 2.5), 3.574655, 1e-5);                      // by Simpson's rule
}

TEST(MeanInterval, IsStudentsForThreeValues) {
  const double values[] = {1, 2, 3};
  const auto interval = mean_interval(values);
  ASSERT_TRUE(interval);
  const double half = 4.302653 / std::sqrt(3.0);  // the deviation is 1
  EXPECT_NEAR(interval->low, 2 - half, 1e-5);
  EXPECT_NEAR(interval->high, 2 + half, 1e-5);
}

TEST(MeanInterval, NeedsTwoValues) {
  const double values[] = {1};
  EXPECT_FALSE(mean_interval(values));
  EXPECT_FALSE(mean_interval({}));
}

TEST(WilsonInterval, AgreesWithPublishedValues) {
  // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const std::tuple<double, double, double, double> table[] = {
      {81, 263, 25.53, 36.62}, {15, 148, 6.24, 16.05}, {0, 20, 0, 16.11}, {1, 29, 0.61, 17.18}};
  for (const auto& [correct, images, low, high] : table) {
    const Interval interval = wilson_interval(100 * correct / images, images);
    EXPECT_NEAR(interval.low, low, 0.006) << correct;
    EXPECT_NEAR(interval.high, high, 0.006) << correct;
  }
  EXPECT_EQ(wilson_interval(100, 7).high, 100);
  EXPECT_EQ(wilson_interval(0, 7).low, 0);
  EXPECT_GT(wilson_interval(50, 3.5).high - 50, wilson_interval(50, 7).high - 50);
}

TEST(Comparison, PutsBaselinesFirstAndOthersLast) {
  const TemporaryFolder run;
  for (const char* name : {"policy-0", "zoom-0", "random-0", "none-10", "none-2", "label-invariant-0"}) {
    write_result(run, name, 50, "50", "50");
  }
  const Comparison comparison = read_comparison(run.path());
  ASSERT_EQ(comparison.policies.size(), 5u);
  const char* order[] = {"none", "random", "label-invariant", "policy", "zoom"};
  for (size_t i = 0; i < 5; ++i) { EXPECT_EQ(comparison.policies[i].name, order[i]); }
  EXPECT_EQ(comparison.policies[0].seeds[0].seed, 2u);
  EXPECT_EQ(comparison.policies[0].seeds[1].seed, 10u);
  EXPECT_EQ(comparison.labels, (std::vector<std::string>{"a", "b"}));
}

TEST(Comparison, MeansRecallOverTheSeedsThatHaveOne) {
  const TemporaryFolder run;
  write_result(run, "none-0", 50, "40", "null");
  write_result(run, "none-1", 52, "60", "null");
  write_result(run, "policy-0", 60, "80", "10");
  const Comparison comparison = read_comparison(run.path());
  const PolicyResult* none = comparison.find("none");
  ASSERT_NE(none, nullptr);
  EXPECT_DOUBLE_EQ(none->mean, 51);
  EXPECT_DOUBLE_EQ(none->recall[0].value(), 50);
  EXPECT_FALSE(none->recall[1]);
  const auto changes = recall_changes(comparison);
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_EQ(changes[0].label, 0u);
  EXPECT_DOUBLE_EQ(changes[0].difference, 30);
  EXPECT_EQ(comparison.find("nobody"), nullptr);
  EXPECT_TRUE(recall_changes(comparison, "nobody").empty());
}

TEST(Comparison, GivesRecallsIntervalsThatGrowWithTheScatterOfSeeds) {
  const auto width = [](const std::vector<std::string>& recalls) {
    const TemporaryFolder run;
    for (size_t i = 0; i < recalls.size(); ++i) {
      write_result(run, "none-" + std::to_string(i), 50, recalls[i], "50");
    }
    const PolicyResult policy = read_comparison(run.path()).policies[0];
    EXPECT_DOUBLE_EQ(policy.recall[0].value(), 60);
    return policy.recall_interval[0]->high - policy.recall_interval[0]->low;
  };
  const Interval alone = wilson_interval(60, 5);
  EXPECT_NEAR(width({"60"}), alone.high - alone.low, 1e-9);
  EXPECT_NEAR(width({"60", "60"}), alone.high - alone.low, 1e-9);
  // Squares of 2 * 20^2; chance in 5 images would make 60 * 40 / 5 and, for the other label, 50 * 50 / 5.
  const double scatter = 800.0 / (480 + 500);
  const Interval wider = wilson_interval(60, 5 / (1 + scatter / 2));
  EXPECT_NEAR(width({"40", "80"}), wider.high - wider.low, 1e-9);
}

TEST(Comparison, HasNoIntervalsForRecallsOfUnknownNumbersOfImages) {
  const TemporaryFolder run;
  write_text(
      run / "train/none-0/result.json",
      R"({"test": {"accuracy": 50, "labels": [{"label": "a", "recall": 1}, {"label": "b", "recall": null}]}})");
  const PolicyResult policy = read_comparison(run.path()).policies[0];
  EXPECT_EQ(policy.recall_interval.size(), 2u);
  EXPECT_FALSE(policy.recall_interval[0]);
  EXPECT_FALSE(policy.macro_f1);
}

TEST(Comparison, TakesMacroF1FromPredictionsOrTheResult) {
  const TemporaryFolder run;
  write_text(run / "train/none-0/result.json",
             R"({"test": {"accuracy": 75, "macro_f1": 12, "labels": [{"label": "a", "images": 2, "recall": 100},
                {"label": "b", "images": 2, "recall": 50}]}})");
  EXPECT_EQ(read_comparison(run.path()).policies[0].macro_f1, 12);
  records::write_predictions(run / "train/none-0",
                             {.test_set = "t", .labels = 2, .truth = {0, 0, 1, 1}, .predicted = {0, 0, 1, 0}});
  EXPECT_NEAR(*read_comparison(run.path()).policies[0].macro_f1, (80 + 200 / 3.0) / 2, 1e-9);
}

TEST(Comparison, ShowsReadableNames) {
  const TemporaryFolder run;
  write_text(
      run / "train/none-0/result.json",
      R"({"test": {"accuracy": 75, "labels": [{"label": "n01", "title": "sheepdog", "images": 2, "recall": 100},
                {"label": "b", "images": 2, "recall": 50}]}})");
  const Comparison comparison = read_comparison(run.path());
  EXPECT_EQ(comparison.shown_label(0), "sheepdog (n01)");
  EXPECT_EQ(comparison.shown_label(1), "b");
  // Of an older run, in run.json.
  write_text(run / "run.json",
             R"({"format": "la3-run", "version": 1, "titles": [{"label": "b", "title": "bee"}]})");
  EXPECT_EQ(read_comparison(run.path()).shown_label(1), "bee (b)");
}

TEST(Comparison, CutsIntervalsToPercentages) {
  const TemporaryFolder run;
  write_result(run, "none-0", 35, "1", "1");
  write_result(run, "none-1", 45, "1", "1");  // Student's: -23.53 to 103.53
  write_result(run, "policy-0", 90, "1", "1");
  write_result(run, "policy-1", 91, "1", "1");
  const Comparison comparison = read_comparison(run.path());
  const auto& wide = comparison.find("none")->interval;
  EXPECT_EQ(wide->low, 0);
  EXPECT_EQ(wide->high, 100);
  EXPECT_NEAR(comparison.find("policy")->interval->low, 90.5 - 12.7062 * 0.5, 1e-3);
  EXPECT_NEAR(comparison.find("policy")->interval->high, 90.5 + 12.7062 * 0.5, 1e-3);
}

TEST(Difference, IsNeverLargerThanAHundredPoints) {
  const Difference one{.value = 60, .seed_variance = 400, .image_variance = 1, .degrees = 2};
  const auto interval = one.interval(0.05);
  ASSERT_TRUE(interval);
  EXPECT_EQ(interval->high, 100);
  EXPECT_NEAR(interval->low, 60 - 4.3 * 20, 2);
  EXPECT_EQ(Difference({.value = -60, .seed_variance = 400, .degrees = 2}).interval(0.05)->low, -100);
}

TEST(Comparison, TellsHowManyImagesALabelHas) {
  const TemporaryFolder run;
  write_result(run, "none-0", 50, "50", "50");
  EXPECT_EQ(read_comparison(run.path()).images, (std::vector<int64_t>{5, 5}));
  write_text(run / "train/none-0/result.json",
             R"({"test": {"accuracy": 50, "labels": [{"label": "a", "recall": 1}]}})");
  EXPECT_TRUE(read_comparison(run.path()).images.empty());
  write_text(run / "train/none-0/result.json",
             R"({"test": {"accuracy": 50, "labels": [{"label": "a", "images": -1, "recall": 1}]}})");
  expect_parts(error_from([&] { read_comparison(run.path()); }), {"test.labels[0].images", "found -1"});
}

TEST(Comparison, SortsLabelsFromGainToLoss) {
  const TemporaryFolder run;
  write_result(run, "none-0", 50, "50", "50");
  write_result(run, "policy-0", 50, "45", "55");
  const auto changes = recall_changes(read_comparison(run.path()));
  ASSERT_EQ(changes.size(), 2u);
  EXPECT_EQ(changes[0].label, 1u);
  EXPECT_DOUBLE_EQ(changes[1].difference, -5);
}

std::vector<Finding> found(const std::vector<double>& none, const std::vector<double>& policy) {
  const TemporaryFolder run;
  for (size_t i = 0; i < none.size(); ++i) { write_result(run, "none-" + std::to_string(i), none[i], "1", "1"); }
  for (size_t i = 0; i < policy.size(); ++i) {
    write_result(run, "policy-" + std::to_string(i), policy[i], "1", "1");
  }
  return findings(read_comparison(run.path()));
}

TEST(Findings, CallAGainAGain) {
  const auto list = found({80, 80.1, 80.2}, {85, 85.2, 85.1});
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].outcome, Outcome::kGain);
  EXPECT_NEAR(list[0].difference, 5, 1e-9);
  // Both deviate by 0.1, so their means by 0.1 sqrt(2 / 3), with four degrees of freedom: t is 2.776.
  EXPECT_EQ(list[0].text,
            "The learned policy gains 5.00 points over no policy: 85.10% against 80.10% (95% interval of the "
            "difference: +4.77 to +5.23, from 3 seeds each).");
}

TEST(Findings, CallALossALoss) {
  const auto list = found({85, 85.1, 85.2}, {80, 80.1, 80.2});
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].outcome, Outcome::kLoss);
  expect_parts(list[0].text,
               {"The learned policy loses 5.00 points against no policy", "-5.23 to -4.77, from 3 seeds each"});
}

TEST(Findings, SayWhenADifferenceMayBeChance) {
  const auto list = found({80, 82, 84}, {82, 83, 84});
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].outcome, Outcome::kUnclear);
  expect_parts(list[0].text, {"It is not clear", "+1.00 points", "-2.58 to +4.58"});
}

TEST(Findings, SeeWhatTwoSeedsShow) {
  // The issue's example: intervals of the policies themselves overlap.
  const auto list = found({74.78, 75.46}, {78.98, 79.03});
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].outcome, Outcome::kGain);
}

TEST(Findings, ComparePoliciesSeedBySeedOnceThereAreFive) {
  // Seeds differ much, but the policy gains with each.
  const std::vector<double> none = {60, 65, 70, 75, 80}, policy = {64, 70, 74, 80, 84};
  const auto list = found(none, policy);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].outcome, Outcome::kGain);
  ASSERT_TRUE(list[0].interval);
  // The differences are 4, 5, 4, 5 and 4.
  EXPECT_NEAR(list[0].interval->low, 4.4 - 2.776445 * std::sqrt(0.3 / 5), 1e-4);
  EXPECT_EQ(found({60, 65, 70, 75}, {64, 70, 74, 80})[0].outcome, Outcome::kUnclear);
}

TEST(Findings, ClaimNothingFromOneSeed) {
  const auto list = found({80}, {90});
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].outcome, Outcome::kNoInterval);
  expect_parts(list[0].text, {"single seed", "may be chance"});
}

TEST(Findings, UseSeedsThatOnlyOnePolicyHas) {
  const auto list = found({80, 80.1, 80.2, 80.3}, {90});
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].outcome, Outcome::kGain);
  expect_parts(list[0].text, {"from 1 and 4 seeds"});
  EXPECT_NEAR(list[0].interval->high, 9.85 + 3.182446 * std::sqrt(0.05 / 3 * 1.25), 1e-4);
}

TEST(Findings, PutTheBestOfTheOthersFirstAndCorrectForTheirNumber) {
  const TemporaryFolder run;
  for (int seed = 0; seed < 2; ++seed) {
    const std::string end = "-" + std::to_string(seed);
    write_result(run, "none" + end, 80 + 0.1 * seed, "1", "1");
    write_result(run, "rand-augment-2-9" + end, 82 + 0.1 * seed, "1", "1");
    write_result(run, "policy" + end, 85 + 0.1 * seed, "1", "1");
  }
  const auto list = findings(read_comparison(run.path()));
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].against, "rand-augment-2-9");
  EXPECT_EQ(list[1].against, "none");
  // Three policies with two seeds give three degrees of freedom; t for 2.5% is 4.1765.
  EXPECT_NEAR(list[0].interval->high - 3, 4.176535 * std::sqrt(0.005), 1e-4);
  EXPECT_NEAR(list[0].interval_alone->high - 3, 3.182446 * std::sqrt(0.005), 1e-4);
  expect_parts(list[0].text, {"over RandAugment (2, 9):", "corrected for 2 comparisons"});
}

TEST(Policies, AreCalledByTheirNames) {
  const std::tuple<const char*, const char*, const char*> names[] = {
      {"none", "no policy", "No policy"},
      {"policy", "the learned policy", "Learned policy"},
      {"trivial-augment", "TrivialAugment", "TrivialAugment"},
      {"trivial-augment-wide", "TrivialAugment (wide)", "TrivialAugment (wide)"},
      {"rand-augment-2-9", "RandAugment (2, 9)", "RandAugment (2, 9)"},
      {"rand-augment:2,9", "RandAugment (2, 9)", "RandAugment (2, 9)"},
      {"auto-augment-cifar10", "AutoAugment (CIFAR-10)", "AutoAugment (CIFAR-10)"},
      {"pba:svhn", "PBA (SVHN)", "PBA (SVHN)"},
      {"op:ShearX", "ShearX alone", "ShearX"},
      {"op-shearx", "ShearX alone", "ShearX"},
      {"op-era", "'op-era'", "op-era"},
      {"pbandj", "'pbandj'", "pbandj"},
      {"pba-mine.json", "'pba-mine.json'", "pba-mine.json"},
      {"my-file", "'my-file'", "my-file"}};
  for (const auto& [name, phrase, title] : names) {
    EXPECT_EQ(policy_phrase(name), phrase);
    EXPECT_EQ(policy_title(name), title);
  }
}

// A training that takes the first `wrong` of ten images for another label.
void write_predicted(const TemporaryFolder& run, const std::string& name, uint32_t wrong,
                     const std::string& test_set = "ten images") {
  write_result(run, name, 100 - 10.0 * wrong, "1", "1");
  records::Predictions predictions{.test_set = test_set, .labels = 2};
  for (uint32_t i = 0; i < 10; ++i) {
    predictions.truth.push_back(i % 2);
    predictions.predicted.push_back(i < wrong ? 1 - i % 2 : i % 2);
  }
  records::write_predictions(run / ("train/" + name), predictions);
}

TEST(Findings, CountTestImagesAsChance) {
  const TemporaryFolder run;
  for (const char* seed : {"-0", "-1"}) {
    write_predicted(run, std::string("none") + seed, 4);
    write_predicted(run, std::string("policy") + seed, 2);
  }
  const Comparison comparison = read_comparison(run.path());
  const auto list = findings(comparison);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_DOUBLE_EQ(list[0].difference, 20);
  // The seeds agree, but on two of ten images only do the policies differ: variance 0.16 * 10 / 9.
  EXPECT_EQ(list[0].outcome, Outcome::kUnclear);
  EXPECT_NEAR(list[0].interval->high - 20, 100 * 1.959964 * std::sqrt(0.16 / 9), 1e-3);
  expect_parts(list[0].text, {"from 2 seeds each and 10 test images"});
  ASSERT_TRUE(list[0].balanced_interval);
}

// Not even images that are all alike in every training show that policies are equal to the last digit.
TEST(Findings, TakeNoImagesForProof) {
  const TemporaryFolder run;
  for (const char* seed : {"-0", "-1"}) {
    write_predicted(run, std::string("none") + seed, 2);
    write_predicted(run, std::string("policy") + seed, 2);
  }
  const auto list = findings(read_comparison(run.path()));
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].difference, 0);
  EXPECT_EQ(list[0].outcome, Outcome::kUnclear);
  // As if the policies differed on one of ten images.
  for (const auto& interval : {list[0].interval, list[0].balanced_interval}) {
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->high, 1.959964 * 10, 1e-3);
    EXPECT_NEAR(interval->low, -1.959964 * 10, 1e-3);
  }
}

TEST(Comparison, RefusesPredictionsOfOtherImages) {
  const TemporaryFolder run;
  write_predicted(run, "none-0", 4);
  write_predicted(run, "policy-0", 2, "others");
  expect_parts(error_from([&] { read_comparison(run.path()); }),
               {"policy-0/predictions.bin: the test images of", "none-0/predictions.bin expected", "found others"});
  write_predicted(run, "policy-0", 2);
  write_result(run, "policy-0", 70, "1", "1");
  expect_parts(error_from([&] { read_comparison(run.path()); }),
               {"policy-0/predictions.bin", "70.000%", "found 80.000%"});
}

TEST(Comparison, CountsSeedsOnlyIfATrainingKeptNoPredictions) {
  const TemporaryFolder run;
  write_predicted(run, "none-0", 4);
  write_result(run, "policy-0", 80, "1", "1");
  const Comparison comparison = read_comparison(run.path());
  EXPECT_EQ(comparison.without_predictions, (std::vector<std::string>{"policy-0"}));
  EXPECT_FALSE(comparison.differences->counts_images());
}

TEST(Findings, RoundHalvesAwayFromZero) {
  EXPECT_DOUBLE_EQ(to_hundredths(18.125), 18.13);
  EXPECT_DOUBLE_EQ(to_hundredths(-18.125), -18.13);
  EXPECT_FALSE(std::signbit(to_hundredths(-0.001)));
  expect_parts(found({18.125}, {18.125})[0].text, {"18.13% against 18.13%", "(+0.00 points)"});
}

TEST(Findings, ComparesOthersWithTheBaselineWithoutALearnedPolicy) {
  const TemporaryFolder run;
  write_result(run, "none-0", 50, "50", "50");
  write_result(run, "random-0", 51, "50", "50");
  const auto list = findings(read_comparison(run.path()));
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].policy, "random");
  EXPECT_EQ(list[0].against, "none");
}

TEST(Comparison, OfNothingIsEmpty) {
  const TemporaryFolder run;
  EXPECT_TRUE(read_comparison(run.path()).policies.empty());
  EXPECT_TRUE(findings(read_comparison(run.path())).empty());
}

TEST(Comparison, TellsUnfinishedAndUntestedTrainings) {
  const TemporaryFolder run;
  std::filesystem::create_directories(run / "train/policy-1");
  write_text(run / "train/none-0/result.json", "{\"network\": \"n\"}");
  const Comparison comparison = read_comparison(run.path());
  EXPECT_EQ(comparison.unfinished, (std::vector<std::string>{"policy-1"}));
  EXPECT_EQ(comparison.without_test, (std::vector<std::string>{"none-0"}));
}

TEST(Comparison, LeavesOutFoldersWithOtherNames) {
  const TemporaryFolder run;
  for (const char* name : {"notes", "policy-", "-1", "policy-x", "policy-1x", "Policy-1", "policy--1"}) {
    std::filesystem::create_directories(run / (std::string("train/") + name));
  }
  std::vector<std::string> other;
  const auto folders = training_folders(run.path(), &other);
  ASSERT_EQ(folders.size(), 1u);  // "policy-" and the seed 1
  EXPECT_EQ(folders[0].policy, "policy-");
  EXPECT_EQ(other.size(), 6u);
}

TEST(Comparison, RefusesDamagedResults) {
  const auto message = [](const std::string& text) {
    const TemporaryFolder run;
    write_text(run / "train/none-0/result.json", text);
    return error_from([&] { read_comparison(run.path()); });
  };
  expect_parts(message("{\"test\":\n {\"accuracy\": }"), {"none-0/result.json:2: ", "JSON expected"});
  expect_parts(message("[]"), {"none-0/result.json: ", "an object expected, found an array of 0"});
  expect_parts(message("{\"test\": {\"accuracy\": \"high\"}}"),
               {"result.json: test.accuracy: a number expected, found 'high'"});
  expect_parts(message("{\"test\": {\"accuracy\": 101}}"), {"test.accuracy: a percentage expected, found 101"});
  expect_parts(message("{\"test\": {\"accuracy\": 50}}"), {"test: 'labels' expected, found none"});
  expect_parts(message("{\"test\": {\"accuracy\": 50, \"labels\": [{\"label\": \"\xFF\"}]}}"), {"JSON expected"});
}

TEST(Comparison, RefusesResultsOfDifferentLabels) {
  const TemporaryFolder run;
  write_result(run, "none-0", 50, "50", "50");
  write_text(run / "train/none-1/result.json",
             "{\"test\": {\"accuracy\": 50, \"labels\": [{\"label\": \"c\", \"recall\": 1}]}}");
  expect_parts(error_from([&] { read_comparison(run.path()); }), {"none-1/result.json", "none-0/result.json"});
}

}  // namespace
}  // namespace la3::report
