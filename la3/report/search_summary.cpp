#include "la3/report/search_summary.h"

#include <algorithm>
#include <limits>

#include "la3/report/json_file.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;
using augment::kOpCount;

constexpr int64_t kMaxIterations = 1'000'000'000;
constexpr size_t kTriples = size_t{kOpCount} * kOpCount * kOpCount;

// All rewards of a label, by triple.
struct Rewards {
  std::vector<double> sum = std::vector<double>(kTriples);
  std::vector<uint32_t> count = std::vector<uint32_t>(kTriples);
};

// Reads the header first, then adds up line after line.
class Reader {
 public:
  void read(const JsonValue& line) {
    if (!result_) {
      read_header(line);
    } else {
      read_evaluation(line);
    }
  }

  std::optional<Evaluations> finish() {
    if (!result_) { return std::nullopt; }
    for (size_t i = 0; i < rewards_.size(); ++i) { summarise(rewards_[i], result_->by_label[i]); }
    return std::move(result_);
  }

 private:
  void read_header(const JsonValue& line) {
    check_format(line, "la3-evaluations", 1);
    Evaluations header;
    const JsonValue ops = line["ops"];
    const auto names = ops.array();
    if (names.size() != kOpCount) { ops.fail(std::to_string(kOpCount) + " ops"); }
    for (size_t i = 0; i < names.size(); ++i) {
      if (names[i].string() != augment::op_table()[i].name) {
        names[i].fail("'" + std::string(augment::op_table()[i].name) + "'");
      }
    }
    for (const JsonValue& label : line["labels"].array()) { header.labels.push_back(label.string()); }
    if (header.labels.empty()) { line["labels"].fail("at least one label"); }
    header.iterations = line["iterations"].integer(0, kMaxIterations);
    header.warm_up = line["warm_up"].integer(0, kMaxIterations);
    if (const auto flag = line.find("label_invariant")) { header.label_invariant = flag->boolean(); }
    header.by_label.resize(header.label_invariant ? 1 : header.labels.size());
    read_baseline(line, header);
    rewards_.resize(header.by_label.size());
    result_ = std::move(header);
  }

  static void read_baseline(const JsonValue& line, Evaluations& header) {
    const auto baseline = line.find("baseline");
    if (!baseline) { return; }
    const auto labels = baseline->array();
    if (labels.size() != header.labels.size()) {
      baseline->fail("one entry for each of " + std::to_string(header.labels.size()) + " labels");
    }
    double all_images = 0, all_correct = 0;
    for (size_t i = 0; i < labels.size(); ++i) {
      const int64_t images = labels[i]["images"].integer(0, std::numeric_limits<int64_t>::max());
      const int64_t correct = labels[i]["correct"].integer(0, images);
      all_images += static_cast<double>(images), all_correct += static_cast<double>(correct);
      if (images > 0 && !header.label_invariant) {
        header.by_label[i].baseline_recall = 100.0 * static_cast<double>(correct) / static_cast<double>(images);
      }
    }
    if (header.label_invariant && all_images > 0) {
      header.by_label[0].baseline_recall = 100.0 * all_correct / all_images;
    }
  }

  void read_evaluation(const JsonValue& line) {
    const JsonValue label = line["label"];
    const auto last = static_cast<int64_t>(result_->labels.size()) - 1;
    const int64_t number = result_->label_invariant ? label.integer(-1, -1) : label.integer(0, last);
    const JsonValue triple = line["triple"];
    const auto ops = triple.array();
    if (ops.size() != 3) { triple.fail("three ops"); }
    size_t code = 0;
    for (const JsonValue& op : ops) {
      const auto found = augment::find_op(op.string());
      if (!found) { op.fail("an op"); }
      code = code * kOpCount + static_cast<size_t>(*found);
    }
    const size_t entry = number < 0 ? 0 : static_cast<size_t>(number);
    rewards_[entry].sum[code] += line["reward"].number();
    ++rewards_[entry].count[code];
  }

  static void summarise(const Rewards& rewards, LabelSummary& label) {
    std::array<double, kOpCount> with_op{};
    double all = 0;
    for (size_t code = 0; code < kTriples; ++code) {
      if (rewards.count[code] == 0) { continue; }
      const double reward = rewards.sum[code] / rewards.count[code];
      label.evaluations += rewards.count[code];
      ++label.tried;
      all += reward;
      std::array<size_t, 3> ops = {code / kOpCount / kOpCount, code / kOpCount % kOpCount, code % kOpCount};
      std::sort(ops.begin(), ops.end());
      const auto end = std::unique(ops.begin(), ops.end());
      for (auto op = ops.begin(); op != end; ++op) {
        with_op[*op] += reward;
        ++label.triples_with_op[*op];
      }
    }
    if (label.tried == 0) { return; }
    label.mean_reward = all / static_cast<double>(label.tried);
    for (size_t op = 0; op < kOpCount; ++op) {
      if (label.triples_with_op[op] > 0) {
        label.effect[op] = with_op[op] / label.triples_with_op[op] - label.mean_reward;
      }
    }
  }

  std::optional<Evaluations> result_;
  std::vector<Rewards> rewards_;
};

std::optional<double> number_at(const JsonValue& line, std::string_view key) {
  const auto value = line.find(key);
  return value ? std::optional(value->number()) : std::nullopt;
}

IterationMetrics read_metrics(const JsonValue& line) {
  return {line["iteration"].integer(0, kMaxIterations), number_at(line, "mean_reward"), number_at(line, "spearman"),
          number_at(line, "mae"), number_at(line, "unexplored")};
}

}  // namespace

std::optional<SearchSummary> read_search(const fs::path& run_dir) {
  const fs::path folder = run_dir / "search";
  if (!fs::is_directory(folder)) { return std::nullopt; }
  SearchSummary summary;
  const auto cut_short = [&](const std::string& file) {
    summary.notes.push_back("search/" + file + ": the last line was cut short and is left out.");
  };
  if (const fs::path path = folder / "evaluations.jsonl"; fs::exists(path)) {
    Reader reader;
    if (!for_each_line(path, [&](const JsonValue& line) { reader.read(line); })) { cut_short("evaluations.jsonl"); }
    summary.evaluations = reader.finish();
  }
  if (const fs::path path = folder / "metrics.jsonl"; fs::exists(path)) {
    const auto visit = [&](const JsonValue& line) { summary.metrics.push_back(read_metrics(line)); };
    if (!for_each_line(path, visit)) { cut_short("metrics.jsonl"); }
  }
  if (const fs::path path = folder / "result.json"; fs::exists(path)) {
    JsonFile{path};  // is it whole?
    summary.is_finished = true;
  }
  return summary;
}

}  // namespace la3::report
