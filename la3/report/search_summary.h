// A summary of a search for the report, as there may be half a million evaluations. Read from
// RUN/search: evaluations.jsonl, metrics.jsonl and result.json, each of which may be missing.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/augment/op.h"
#include "la3/records/metrics_file.h"
#include "la3/records/result_file.h"

namespace la3::report {

// One label's evaluations. Rewards are in percentage points.
struct LabelSummary {
  size_t evaluations = 0;
  size_t tried = 0;                       // different triples
  double mean_reward = 0;                 // mean over the triples tried, each with its mean reward
  std::optional<double> baseline_recall;  // percent, without augmentation
  // By op: the mean reward of the triples with the op, minus mean_reward; none if no such triple
  // was tried.
  std::array<std::optional<double>, augment::kOpCount> effect;
  std::array<uint32_t, augment::kOpCount> triples_with_op{};
};

struct EvaluationsSummary {
  int64_t iterations = 0, warm_up = 0;  // as planned
  bool label_invariant = false;
  std::vector<std::string> labels;
  std::vector<LabelSummary> by_label;  // label-invariant: a single entry for all labels
};

// A label of which the search could learn little, and why.
struct UncertainLabel {
  records::WeakLabel weak;
  bool has_mean_policy = false;  // stage 2 gave it what suits the others on average
};

struct SearchSummary {
  std::optional<EvaluationsSummary> evaluations;
  std::vector<records::IterationLine> metrics;
  std::vector<UncertainLabel> uncertain;  // of a search by label that is finished
  bool is_finished = false;               // has a result.json
  std::vector<std::string> notes;         // what was dropped
};

// None without RUN/search. Throws Error if a file is damaged.
std::optional<SearchSummary> read_search(const std::filesystem::path& run_dir);

}  // namespace la3::report
