// What trainings say about policies: accuracies over seeds, differences with intervals
// (difference.h), recall by label, and the verdict in words. Read from result.json and
// predictions.bin in RUN/train/POLICY-SEED or any training's folder; printed by `la3 run` and `la3
// compare`, drawn by the report.
//
// Plain values and pure functions. Accuracies and recalls are in percent, differences in percentage
// points.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "la3/records/result_file.h"
#include "la3/records/stage.h"
#include "la3/report/difference.h"
#include "la3/report/student_t.h"

namespace la3::report {

// The policy that others are compared with, and the policy that the run has learned.
inline constexpr std::string_view kBaseline = records::kNoPolicy;
inline constexpr std::string_view kLearned = records::kLearnedPolicy;

// The folder of a training, such as RUN/train/POLICY-SEED.
struct TrainingFolder {
  std::filesystem::path path;
  std::string policy;
  uint64_t seed = 0;  // in a run, the number after the last dash

  bool is_finished() const;  // has a result.json
};

// All training folders: baselines first (none, random, label-invariant), then the learned policy,
// then others by name; seeds ascending. Folders with other names are skipped and added to `other`,
// if given. Empty without RUN/train.
std::vector<TrainingFolder> training_folders(const std::filesystem::path& run_dir,
                                             std::vector<std::string>* other = nullptr);

// By policy, in that order, then by seed.
void sort_trainings(std::vector<TrainingFolder>& folders);

// A percentage as shown in sentences and tables: two decimals, halves away from zero, no minus
// before 0. Print the result, not the number itself: programs round 18.125 differently.
double to_hundredths(double percent);

struct SeedAccuracy {
  uint64_t seed = 0;
  double accuracy = 0;
  std::optional<double> balanced = std::nullopt;  // accuracy: the mean recall over labels with test images
  std::optional<double> macro_f1 = std::nullopt;  // percent (records/predictions_file.h)
};

struct PolicyResult {
  std::string name;
  std::vector<SeedAccuracy> seeds;  // at least one
  double mean = 0;
  std::optional<double> balanced, macro_f1;  // means over the seeds; none if one lacks it
  // 95%, of the mean on these test images, clipped to 0 .. 100; none for one seed.
  std::optional<Interval> interval;
  // By label number, the mean over the seeds; none if the test set has no image of the label.
  std::vector<std::optional<double>> recall;
  // 95%, of each label by itself, over new seeds and new test images (docs/verdict.md). None without a
  // recall, or if the number of images is not known.
  std::vector<std::optional<Interval>> recall_interval;
};

struct Comparison {
  std::vector<std::string> labels, titles;  // titles: readable names, empty for labels without one
  std::vector<int64_t> images;              // test images by label; empty if a result lacks them
  std::vector<int64_t> training_images;     // likewise
  std::vector<PolicyResult> policies;       // in the order of the folders
  std::vector<std::string> unfinished;      // "policy-2": trainings without a result yet
  std::vector<std::string> without_test;    // trainings whose data set had no test images
  // Trainings of an older la3, which kept no predictions. Then intervals count seeds only.
  std::vector<std::string> without_predictions;
  std::optional<Differences> differences;  // among `policies`, by number; none if there are none

  const PolicyResult* find(std::string_view name) const;
  // A label as tables show it: its readable name, if it has one, and the label.
  std::string shown_label(size_t label) const { return records::shown_label(labels[label], titles[label]); }
};

// What trainings say that were tested on the same images. `folders` are grouped by policy. Empty if no
// training has finished. Throws Error if a result is damaged, or two were tested on different images
// or labels.
Comparison compare_trainings(const std::vector<TrainingFolder>& folders);
// That of training_folders().
Comparison read_comparison(const std::filesystem::path& run_dir);

enum class Outcome {
  kGain,        // the difference's interval is above 0
  kLoss,        // below 0
  kUnclear,     // includes 0
  kNoInterval,  // one seed each, so chance cannot be ruled out
};
std::string_view outcome_name(Outcome outcome);  // "gain", "loss", "unclear", "no interval"

// Intervals of differences hold the truth with 95%: all of a list together, by Bonferroni's rule.
struct Finding {
  std::string policy = {}, against = {};
  double difference = 0;  // of the mean accuracies
  std::optional<Interval> interval = std::nullopt;
  std::optional<Interval> interval_alone = std::nullopt;  // 95% for this difference by itself
  std::optional<double> balanced = std::nullopt;          // difference of the mean balanced accuracies
  std::optional<Interval> balanced_interval = std::nullopt;
  Outcome outcome = Outcome::kUnclear;  // of the accuracies
  std::string text = {};                // one sentence for human readers, ASCII
};

// The learned policy compared with each of the others, the best of them first. Without a learned
// policy, findings_against() the baseline. Empty if there is nothing to compare.
std::vector<Finding> findings(const Comparison& comparison);
// Each of the other policies compared with `baseline`, the best first.
std::vector<Finding> findings_against(const Comparison& comparison, std::string_view baseline);

// "no policy", "the learned policy", "RandAugment (2, 9)": a policy's name within a sentence.
std::string policy_phrase(std::string_view name);
// "No policy", "Learned policy", "RandAugment (2, 9)": in tables and charts.
std::string policy_title(std::string_view name);

struct LabelChange {
  size_t label = 0;
  double difference = 0;  // of the mean recalls
  std::optional<Interval> interval = std::nullopt;
  Outcome outcome = Outcome::kNoInterval;
};

// The largest gain in recall first. Empty if either policy is missing; labels without a recall are
// skipped.
std::vector<LabelChange> recall_changes(const Comparison& comparison, std::string_view policy = kLearned,
                                        std::string_view against = kBaseline);

// Adds policies, findings and the labels' changes of the first finding to a run's result.
void add_comparison(records::RunResult& result, const Comparison& comparison, const std::vector<Finding>& found);

}  // namespace la3::report
