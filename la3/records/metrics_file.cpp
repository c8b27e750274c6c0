#include "la3/records/metrics_file.h"

#include <sstream>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/records/json_file.h"

namespace la3::records {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr size_t kMaxBytes = size_t{1} << 30;
constexpr int64_t kMaxCount = 1'000'000'000;

template <typename Line>
using Field = std::pair<const char*, std::optional<double> Line::*>;

constexpr Field<EpochLine> kEpochFields[] = {{"learning_rate", &EpochLine::learning_rate},
                                             {"train_loss", &EpochLine::train_loss},
                                             {"train_accuracy", &EpochLine::train_accuracy}};
constexpr Field<EpochLine> kTestFields[] = {{"test_loss", &EpochLine::test_loss},
                                            {"test_accuracy", &EpochLine::test_accuracy},
                                            {"test_accuracy_top5", &EpochLine::test_accuracy_top5}};
constexpr Field<EpochLine> kTimeFields[] = {{"seconds", &EpochLine::seconds},
                                            {"images_per_s", &EpochLine::images_per_s},
                                            {"waiting_share", &EpochLine::waiting_share},
                                            {"before_seconds", &EpochLine::before_seconds}};
constexpr Field<IterationLine> kQualityFields[] = {{"spearman", &IterationLine::spearman},
                                                   {"mae", &IterationLine::mae}};
constexpr Field<IterationLine> kIterationTimes[] = {{"seconds", &IterationLine::seconds},
                                                    {"predictor_seconds", &IterationLine::predictor_seconds},
                                                    {"evaluation_seconds", &IterationLine::evaluation_seconds}};

std::optional<double> number_at(const JsonValue& line, std::string_view key) {
  const auto value = line.find(key);
  return value ? std::optional(value->number()) : std::nullopt;
}

template <typename Line, size_t kCount>
void read_fields(const JsonValue& json, Line& line, const Field<Line> (&fields)[kCount]) {
  for (const auto& [key, member] : fields) { line.*member = number_at(json, key); }
}
template <typename Line, size_t kCount>
void write_fields(ordered_json& json, const Line& line, const Field<Line> (&fields)[kCount]) {
  for (const auto& [key, member] : fields) { json[key] = or_null(line.*member); }
}

EpochLine read_epoch(const JsonValue& json) {
  EpochLine line{.epoch = json["epoch"].integer(0, kMaxCount)};
  read_fields(json, line, kEpochFields);
  read_fields(json, line, kTestFields);
  if (const auto recall = json.find("test_recall")) {
    for (const JsonValue& value : recall->array()) { line.test_recall.push_back(value.number_or_null()); }
  }
  read_fields(json, line, kTimeFields);
  line.evaluation_seconds = number_at(json, "evaluation_seconds");
  return line;
}

IterationLine read_iteration(const JsonValue& json) {
  IterationLine line{.iteration = json["iteration"].integer(0, kMaxCount)};
  line.mean_reward = number_at(json, "mean_reward");
  read_fields(json, line, kQualityFields);
  line.has_quality = line.mae.has_value();
  line.unexplored = number_at(json, "unexplored");
  read_fields(json, line, kIterationTimes);
  return line;
}

template <typename Line>
Metrics<Line> read_lines(const fs::path& folder, Line (*read)(const JsonValue&)) {
  Metrics<Line> metrics;
  const fs::path path = folder / kMetricsName;
  if (!fs::exists(path)) { return metrics; }
  metrics.is_cut_short = !for_each_line(path, [&](const JsonValue& line) { metrics.lines.push_back(read(line)); });
  return metrics;
}

void append(const fs::path& folder, const ordered_json& line, Flush flush) {
  const fs::path path = folder / kMetricsName;
  if (!fs::exists(path)) { write_file(path, std::string()); }
  append_to_file(path, line.dump() + "\n", flush);
}

// Less strict than the readers: whatever is dropped is done again.
void keep_lines(const fs::path& folder, const char* unit, int64_t count) {
  const fs::path path = folder / kMetricsName;
  std::string kept;
  if (fs::exists(path)) {
    const auto bytes = read_file(path, kMaxBytes);
    std::istringstream lines(std::string(bytes.begin(), bytes.end()));
    for (std::string line; std::getline(lines, line);) {
      const auto json = nlohmann::json::parse(line, nullptr, false);
      if (json.is_object() && json.contains(unit) && json[unit].is_number_integer() && json[unit] <= count) {
        kept += line + "\n";
      }
    }
  }
  write_file(path, kept);
}

}  // namespace

Metrics<EpochLine> read_epochs(const fs::path& folder) {
  return read_lines(folder, read_epoch);
}

Metrics<IterationLine> read_iterations(const fs::path& folder) {
  return read_lines(folder, read_iteration);
}

void add_line(const fs::path& folder, const EpochLine& line) {
  ordered_json json = {{"epoch", line.epoch}};
  write_fields(json, line, kEpochFields);
  if (line.test_accuracy) {
    write_fields(json, line, kTestFields);
    for (const auto& recall : line.test_recall) { json["test_recall"].push_back(or_null(recall)); }
  }
  write_fields(json, line, kTimeFields);
  if (line.evaluation_seconds) { json["evaluation_seconds"] = *line.evaluation_seconds; }
  append(folder, json, Flush::kFlush);  // before the checkpoint is, which says that the epoch is done
}

void add_line(const fs::path& folder, const IterationLine& line) {
  ordered_json json = {{"iteration", line.iteration}, {"mean_reward", or_null(line.mean_reward)}};
  if (line.has_quality) { write_fields(json, line, kQualityFields); }
  if (line.unexplored) { json["unexplored"] = or_null(line.unexplored); }
  write_fields(json, line, kIterationTimes);
  append(folder, json, Flush::kNoFlush);  // as evaluations.jsonl
}

void keep_epochs(const fs::path& folder, int64_t epochs) {
  keep_lines(folder, "epoch", epochs);
}

void keep_iterations(const fs::path& folder, int64_t iterations) {
  keep_lines(folder, "iteration", iterations);
}

}  // namespace la3::records
