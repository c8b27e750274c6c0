// result.json: what a training, a search or a whole run came to (docs/formats.md).
//
// Accuracies and recalls are in percent, rewards and differences in percentage points.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "la3/records/strength_file.h"

namespace la3::records {

inline constexpr const char* kResultName = "result.json";

// Training images are spread unevenly if the largest label has this many times those of the smallest.
inline constexpr double kImbalance = 5;

struct LabelResult {
  std::string label = {};
  std::optional<int64_t> images = std::nullopt;  // of the label, that were tested with
  std::optional<double> recall = std::nullopt;   // none where there are no images of it
  std::string title = {};                        // a readable name; empty if the data has no other one

  bool operator==(const LabelResult&) const = default;
};

// Images of one label that were taken for another.
struct ConfusedLabels {
  std::string label = {}, predicted = {};
  int64_t images = 0;

  bool operator==(const ConfusedLabels&) const = default;
};

struct TestResult {
  int64_t images = 0;
  double accuracy = 0;
  std::optional<double> accuracy_top5 = std::nullopt, loss = std::nullopt;
  std::optional<double> macro_f1 = std::nullopt;  // percent; see predictions_file.h
  std::vector<LabelResult> labels = {};
  std::vector<ConfusedLabels> confusions = {};  // the most frequent ones, most frequent first

  // The mean recall of the labels that have test images; none if no label has.
  std::optional<double> balanced_accuracy() const;

  bool operator==(const TestResult&) const = default;
};

// How far a network goes by the operations of a policy by label instead of by the image: percent of
// training images that it recognises after the training.
struct HintUse {
  int64_t images = 0;
  double own = 0;    // each augmented by its label's policy
  double other = 0;  // each augmented by another label's

  bool operator==(const HintUse&) const = default;
};

struct TrainingResult {
  std::string network = {}, data = {}, policy = {};
  int64_t epochs = 0;
  uint64_t seed = 0;
  std::vector<int64_t> training_images = {};      // by label number; empty if the file does not say
  std::optional<TestResult> test = std::nullopt;  // none where the data has no test images
  std::optional<HintUse> hint = std::nullopt;     // with a policy by label

  bool operator==(const TrainingResult&) const = default;
};

// A label of which a search could learn little or nothing (search/evidence.h).
struct WeakLabel {
  std::string label = {};
  std::string why = {};  // "no images", "few images", "chance"
  int64_t images = 0;    // validation images
  std::optional<double> recall = std::nullopt;

  bool operator==(const WeakLabel&) const = default;
};

struct SearchResult {
  std::string data = {}, network = {};
  bool label_invariant = false;
  double baseline_recall = 0;  // mean over the labels
  int64_t iterations = 0, warm_up = 0, evaluations = 0;
  double mean_reward_warm_up = 0, mean_reward_last = 0;
  int64_t tried_min = 0, tried_max = 0;  // different triples by label
  double tried_mean = 0;
  double unexplored_share = 0;
  // The predictor on held-out evaluations; the correlation may be undefined.
  std::optional<double> spearman = std::nullopt, mae = std::nullopt;
  std::vector<WeakLabel> weak_labels = {};  // in the order of the labels
  double seconds = 0;

  bool operator==(const SearchResult&) const = default;
};

struct PolicyRecall {
  std::string label = {}, title = {};
  double recall = 0;                                                 // mean over the seeds
  std::optional<std::pair<double, double>> interval = std::nullopt;  // 95%, of this label by itself
};

struct PolicyAccuracy {
  std::string policy = {};
  double accuracy = 0;                                               // mean over the seeds
  std::optional<std::pair<double, double>> interval = std::nullopt;  // 95%, of the mean
  std::vector<double> by_seed = {};
  std::optional<double> balanced = std::nullopt;  // accuracy, mean over the seeds
  std::optional<double> macro_f1 = std::nullopt;  // likewise
  std::vector<PolicyRecall> recall = {};          // of the labels with test images
};

// Intervals of differences are 95%, for all of a list together (docs/verdict.md).
struct PolicyDifference {
  std::string policy = {}, against = {};
  double difference = 0;
  std::optional<std::pair<double, double>> interval = std::nullopt;
  std::optional<double> balanced = std::nullopt;  // the difference of the balanced accuracies
  std::optional<std::pair<double, double>> balanced_interval = std::nullopt;
  std::string outcome = {};  // "gain", "loss", "unclear", "no interval"
};

struct RecallChange {
  std::string label = {}, title = {};
  double difference = 0;
  std::optional<std::pair<double, double>> interval = std::nullopt;
  std::string outcome = {};
};

struct RunSeconds {
  double pretrain = 0, search = 0, construct = 0, train = 0, all = 0;
  double strength = 0;  // of measuring how strong the policy should be
};

struct RunResult {
  std::string data = {}, network = {};
  int64_t seeds = 0;
  std::vector<PolicyAccuracy> policies = {};
  std::vector<std::string> findings = {};                 // a sentence each
  std::vector<PolicyDifference> differences = {};         // as in the findings
  std::vector<RecallChange> recall_changes = {};          // of the first finding; the greatest gain first
  std::vector<std::string> next_steps = {};               // a sentence each
  std::optional<StrengthChoice> strength = std::nullopt;  // if it was measured
  RunSeconds seconds = {};
};

// "Old English sheepdog (n02105641)": how tables and reports show a label that has a readable name.
std::string shown_label(const std::string& label, const std::string& title);

// Write `folder`/result.json. Throw Error if it cannot be written.
void write_result(const std::filesystem::path& folder, const TrainingResult& result);
void write_result(const std::filesystem::path& folder, const SearchResult& result);
void write_result(const std::filesystem::path& folder, const RunResult& result);

// Read `folder`/result.json. Throw Error that names the place if it is damaged, or of something
// else.
TrainingResult read_training_result(const std::filesystem::path& folder);
SearchResult read_search_result(const std::filesystem::path& folder);

// Whether a folder's work is finished.
bool has_result(const std::filesystem::path& folder);

}  // namespace la3::records
