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

// What other policies are measured against, and the policy that the run has learned.
inline constexpr std::string_view kBaseline = records::kNoPolicy;
inline constexpr std::string_view kLearned = records::kLearnedPolicy;

// A folder RUN/train/POLICY-SEED.
struct TrainingFolder {
  std::filesystem::path path;
  std::string policy;
  uint64_t seed = 0;  // what follows the last dash

  bool is_finished() const;  // has a result.json
};

// All of them: baselines first (none, random, label-invariant), then the learned policy, then
// others by name; seeds upwards. Folders with other names are left out and named in `other`, if
// given. Empty without RUN/train.
std::vector<TrainingFolder> training_folders(const std::filesystem::path& run_dir,
                                             std::vector<std::string>* other = nullptr);

// A percentage as sentences and tables show it: two decimals, halves away from zero, no minus
// before 0. Print what comes out; printing the number itself rounds 18.125 differently from program
// to program.
double to_hundredths(double percent);

struct SeedAccuracy {
  uint64_t seed = 0;
  double accuracy = 0;
};

struct PolicyResult {
  std::string name;
  std::vector<SeedAccuracy> seeds;  // at least one
  double mean = 0;
  std::optional<Interval> interval;  // 95%, of the mean, cut to 0 .. 100; none for a single seed
  // By number of the label, the mean over the seeds; none where the test set has no image of the
  // label.
  std::vector<std::optional<double>> recall;
};

struct Comparison {
  std::vector<std::string> labels;
  std::vector<int64_t> images;            // of each label, that were tested with; empty where a result does not say
  std::vector<PolicyResult> policies;     // in the order of training_folders()
  std::vector<std::string> unfinished;    // "policy-2": trainings without a result yet
  std::vector<std::string> without_test;  // trainings whose data had no test images

  const PolicyResult* find(std::string_view name) const;
};

// What is there so far; empty if no training has finished. Throws Error if a result is damaged or
// two results are of different labels.
Comparison read_comparison(const std::filesystem::path& run_dir);

enum class Outcome {
  kGain,        // better, and the intervals do not overlap
  kLoss,        // worse, and the intervals do not overlap
  kUnclear,     // the intervals overlap
  kNoInterval,  // one of the two has a single seed: nothing is known about chance
};
std::string_view outcome_name(Outcome outcome);  // "gain", "loss", "unclear", "no interval"

struct Finding {
  std::string policy, against;
  double difference = 0;  // of the means
  Outcome outcome = Outcome::kUnclear;
  std::string text;  // one sentence for people, ASCII
};

// The learned policy against each of the others, the baseline first. Where the learned policy is
// missing, each of the others against the baseline. Empty where there is nothing to compare.
std::vector<Finding> findings(const Comparison& comparison);

// "no policy", "the learned policy", ...: a policy's name within a sentence.
std::string policy_phrase(std::string_view name);

struct LabelChange {
  size_t label = 0;
  double difference = 0;  // of the mean recalls
};

// Where recall rose most comes first. Empty if either policy is missing; labels without a recall
// are left out.
std::vector<LabelChange> recall_changes(const Comparison& comparison, std::string_view policy = kLearned,
                                        std::string_view against = kBaseline);

}  // namespace la3::report
