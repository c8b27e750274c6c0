// metrics.jsonl: one line per epoch of a training, or per iteration of a search (docs/formats.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace la3::records {

inline constexpr const char* kMetricsName = "metrics.jsonl";

// The results of one epoch of a training. JSON has no NaN: such a number is written as null and
// read as missing.
struct EpochLine {
  int64_t epoch = 0;  // from 1
  std::optional<double> learning_rate = std::nullopt, train_loss = std::nullopt, train_accuracy = std::nullopt;
  // Only if the epoch ended with an evaluation. Accuracies and recalls are in percent.
  std::optional<double> test_loss = std::nullopt, test_accuracy = std::nullopt, test_accuracy_top5 = std::nullopt;
  std::vector<std::optional<double>> test_recall = {};  // by label
  std::optional<double> seconds = std::nullopt, images_per_s = std::nullopt, waiting_share = std::nullopt;
  // What else took time: before its steps, since the epoch before or the beginning; the evaluation.
  std::optional<double> before_seconds = std::nullopt, evaluation_seconds = std::nullopt;

  bool operator==(const EpochLine&) const = default;
};

// The results of one iteration of a search.
struct IterationLine {
  int64_t iteration = 0;  // from 1
  std::optional<double> mean_reward = std::nullopt;
  // The predictor on held-out evaluations, if it was measured; a correlation may be undefined.
  bool has_quality = false;
  std::optional<double> spearman = std::nullopt, mae = std::nullopt;
  std::optional<double> unexplored = std::nullopt;
  std::optional<double> seconds = std::nullopt, predictor_seconds = std::nullopt, evaluation_seconds = std::nullopt;

  bool operator==(const IterationLine&) const = default;
};

// The lines of a file. A last line that was cut short by a kill is skipped.
template <typename Line>
struct Metrics {
  std::vector<Line> lines = {};
  bool is_cut_short = false;
};

// Both return no lines for a folder without the file, and throw Error that names the line if it is
// damaged.
Metrics<EpochLine> read_epochs(const std::filesystem::path& folder);
Metrics<IterationLine> read_iterations(const std::filesystem::path& folder);

// Append a line and flush it. Throw Error if it cannot be written.
void add_line(const std::filesystem::path& folder, const EpochLine& line);
void add_line(const std::filesystem::path& folder, const IterationLine& line);

// Drop the lines after this many epochs or iterations, and what a kill left behind. Rewrite the
// file; it is empty if there was none.
void keep_epochs(const std::filesystem::path& folder, int64_t epochs);
void keep_iterations(const std::filesystem::path& folder, int64_t iterations);

}  // namespace la3::records
