// What to do after a comparison of trainings: at most three sentences that follow from its numbers.
// Printed by `la3 run` and `la3 compare`, shown by the report.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "la3/report/comparison.h"

namespace la3::report {

// A label as trained with the better one of the two policies.
struct LabelSituation {
  std::string name = {};  // for human readers
  double recall = 0;      // percent
  std::optional<Interval> interval = std::nullopt;
  std::optional<int64_t> training_images = std::nullopt;
};

// The numbers that decide. Those without a value are not known, and what depends on them is not said.
// Percentages and percentage points.
struct Situation {
  std::string policy = {}, against = {};  // names, of the first finding
  Outcome outcome = Outcome::kUnclear;
  double difference = 0;
  double seed_variance = 0, image_variance = 0;  // of the difference
  size_t seeds = 1;                              // of the policy that has fewer
  double degrees = 0;                            // of freedom, of the seeds' variance; 0: as of two policies
  size_t comparisons = 1;                        // for which intervals are corrected
  // Accuracies in the last epoch, means over the seeds: with the policy `plain`, which is none or else
  // `against`, and with `policy` on the images as it augments them.
  std::string plain = {};
  std::optional<double> plain_training = std::nullopt, plain_test = std::nullopt, policy_training = std::nullopt;
  std::optional<int64_t> epochs = std::nullopt;
  std::optional<double> alpha = std::nullopt;  // that the policy was constructed with
  // Of the learned policy (policy/combine.h). 0 only if short trainings say that it would gain nothing.
  std::optional<double> strength = std::nullopt;
  bool is_strength_measured = false;
  // Of the pre-trained network, on the images by which the strength was measured, and on test images.
  struct Pretrained {
    int64_t images = 0;
    double accuracy = 0, test_accuracy = 0;
  };
  std::optional<Pretrained> pretrained = std::nullopt;
  bool is_balanced = false;  // labels of unlike size were balanced in training
  // Of the labels of the search, for human readers, those that cannot be told from chance: the learned
  // policy has the mean of the others for them.
  size_t searched_labels = 0;
  std::vector<std::string> at_chance = {};
  bool lacks_validation_images = false;  // most of those have too few to tell
  std::optional<int64_t> pretrain_epochs = std::nullopt;
  std::vector<LabelSituation> labels = {};  // with test images
};

// Each is one sentence, ASCII but for names of labels. If `policy` is empty, only what follows from the
// strength.
std::vector<std::string> next_steps(const Situation& situation);

// Gathers the numbers of the first finding. Settings and metrics are read from the folders of the
// trainings, alpha and strength from the run's, which may be empty. Without findings, a situation with
// the strength alone.
// Throws Error if one of the files is damaged.
Situation situation_of(const Comparison& comparison, const std::vector<Finding>& findings,
                       const std::vector<TrainingFolder>& folders, const std::filesystem::path& run_dir = {});

}  // namespace la3::report
