// What the trainings of a run say about its policies: accuracies over seeds with intervals, recall
// by label, and the verdict in words. Read from RUN/train/POLICY-SEED/result.json; printed by `la3
// run`, drawn by the report.
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

#include "la3/records/stage.h"
#include "la3/report/student_t.h"

namespace la3::report {

// The policy that others are compared with, and the policy that the run has learned.
inline constexpr std::string_view kBaseline = records::kNoPolicy;
inline constexpr std::string_view kLearned = records::kLearnedPolicy;

// A folder RUN/train/POLICY-SEED.
struct TrainingFolder {
  std::filesystem::path path;
  std::string policy;
  uint64_t seed = 0;  // the number after the last dash

  bool is_finished() const;  // has a result.json
};

// All training folders: baselines first (none, random, label-invariant), then the learned policy,
// then others by name; seeds ascending. Folders with other names are skipped and added to `other`,
// if given. Empty without RUN/train.
std::vector<TrainingFolder> training_folders(const std::filesystem::path& run_dir,
                                             std::vector<std::string>* other = nullptr);

// A percentage as shown in sentences and tables: two decimals, halves away from zero, no minus
// before 0. Print the result, not the number itself: programs round 18.125 differently.
double to_hundredths(double percent);

struct SeedAccuracy {
  uint64_t seed = 0;
  double accuracy = 0;
};

struct PolicyResult {
  std::string name;
  std::vector<SeedAccuracy> seeds;  // at least one
  double mean = 0;
  std::optional<Interval> interval;  // 95%, of the mean, clipped to 0 .. 100; none for one seed
  // By label number, the mean over the seeds; none if the test set has no image of the label.
  std::vector<std::optional<double>> recall;
};

struct Comparison {
  std::vector<std::string> labels;
  std::vector<int64_t> images;            // test images by label; empty if a result lacks them
  std::vector<PolicyResult> policies;     // in the order of training_folders()
  std::vector<std::string> unfinished;    // "policy-2": trainings without a result yet
  std::vector<std::string> without_test;  // trainings whose data set had no test images

  const PolicyResult* find(std::string_view name) const;
};

// What is there so far; empty if no training has finished. Throws Error if a result is damaged or
// two results have different labels.
Comparison read_comparison(const std::filesystem::path& run_dir);

enum class Outcome {
  kGain,        // the difference's interval is above 0
  kLoss,        // below 0
  kUnclear,     // includes 0
  kNoInterval,  // fewer than two seeds that both have, so chance cannot be ruled out
};
std::string_view outcome_name(Outcome outcome);  // "gain", "loss", "unclear", "no interval"

struct Finding {
  std::string policy = {}, against = {};
  double difference = 0;  // the mean over the seeds that both have; of the means if there are none
  std::optional<Interval> interval = std::nullopt;  // 95%, of the difference
  Outcome outcome = Outcome::kUnclear;
  std::string text = {};  // one sentence for human readers, ASCII
};

// The learned policy compared with each of the others, the baseline first. Without a learned
// policy, each of the others compared with the baseline. Empty if there is nothing to compare.
std::vector<Finding> findings(const Comparison& comparison);

// "no policy", "the learned policy", ...: a policy's name within a sentence.
std::string policy_phrase(std::string_view name);

struct LabelChange {
  size_t label = 0;
  double difference = 0;  // of the mean recalls
};

// The largest gain in recall first. Empty if either policy is missing; labels without a recall are
// skipped.
std::vector<LabelChange> recall_changes(const Comparison& comparison, std::string_view policy = kLearned,
                                        std::string_view against = kBaseline);

}  // namespace la3::report
