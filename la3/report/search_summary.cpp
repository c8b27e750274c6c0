#include "la3/report/search_summary.h"

#include <algorithm>

#include "la3/policy/policy.h"
#include "la3/records/run_folder.h"
#include "la3/search/evaluations.h"
#include "la3/search/evidence.h"
#include "la3/search/space.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;
using augment::kOpCount;

// All rewards of a label, by triple.
struct Rewards {
  std::vector<double> sum = std::vector<double>(search::kTripleCount);
  std::vector<uint32_t> count = std::vector<uint32_t>(search::kTripleCount);
};

void summarise(const Rewards& rewards, LabelSummary& label) {
  std::array<double, kOpCount> with_op{};
  double all = 0;
  for (size_t code = 0; code < search::kTripleCount; ++code) {
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

EvaluationsSummary summarise(const search::Evaluations& evaluations) {
  const search::EvaluationsHeader& header = evaluations.header;
  EvaluationsSummary result{header.iterations, header.warm_up, header.label_invariant, header.labels, {}};
  std::vector<Rewards> rewards(header.groups());
  for (size_t i = 0; i < evaluations.lines.size(); ++i) {
    const search::Evaluation& line = evaluations.lines[i];
    const size_t group = i % header.groups();
    rewards[group].sum[line.triple] += header.reward(group, line.count);
    ++rewards[group].count[line.triple];
  }
  for (size_t group = 0; group < header.groups(); ++group) {
    LabelSummary& label = result.by_label.emplace_back();
    if (header.group_baseline(group).images == 0) { continue; }
    label.baseline_recall = header.group_baseline(group).percent();
    summarise(rewards[group], label);
  }
  return result;
}

// As stage 2 decides it.
std::vector<UncertainLabel> uncertain_labels(const std::vector<records::WeakLabel>& weak_labels,
                                             const search::EvaluationsHeader& header) {
  std::vector<UncertainLabel> uncertain;
  const std::vector<bool> has_evidence = search::labels_with_evidence(header.baseline);
  for (const records::WeakLabel& weak : weak_labels) {
    const auto found = std::find(header.labels.begin(), header.labels.end(), weak.label);
    if (found == header.labels.end()) { continue; }
    uncertain.push_back({weak, !has_evidence[static_cast<size_t>(found - header.labels.begin())]});
  }
  return uncertain;
}

// A policy for all labels has nothing that one of them could lack.
bool has_one_policy(const records::RunPaths& paths) {
  return fs::exists(paths.policy()) && policy::is_label_invariant(policy::read_policy(paths.policy()));
}

}  // namespace

std::optional<SearchSummary> read_search(const fs::path& run_dir) {
  const records::RunPaths paths{run_dir};
  const fs::path folder = paths.search();
  if (!fs::is_directory(folder)) { return std::nullopt; }
  SearchSummary summary;
  const auto cut_short = [&](const std::string& file) {
    summary.notes.push_back("search/" + file + ": the last line was cut short and is left out.");
  };
  search::EvaluationsHeader header;
  if (const fs::path path = folder / records::kEvaluationsName; fs::exists(path)) {
    const search::Evaluations evaluations = search::read_evaluations(path);
    header = evaluations.header;
    if (evaluations.dropped_lines > 0) {
      summary.notes.push_back("search/" + std::string(records::kEvaluationsName) +
                              ": the last iteration is not whole and is left out.");
    }
    summary.evaluations = summarise(evaluations);
  }
  records::Metrics<records::IterationLine> metrics = records::read_iterations(folder);
  if (metrics.is_cut_short) { cut_short(records::kMetricsName); }
  summary.metrics = std::move(metrics.lines);
  if (records::has_result(folder)) {
    const records::SearchResult result = records::read_search_result(folder);
    summary.is_finished = true;
    if (!result.label_invariant && !has_one_policy(paths)) {
      summary.uncertain = uncertain_labels(result.weak_labels, header);
    }
  }
  return summary;
}

}  // namespace la3::report
