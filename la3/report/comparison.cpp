#include "la3/report/comparison.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <tuple>

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/records/result_file.h"
#include "la3/records/run_folder.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;

// Baselines, then the learned policy, then the rest.
int rank(std::string_view policy) {
  constexpr std::string_view kOrder[] = {kBaseline, records::kRandomPolicy, records::kInvariantPolicy, kLearned};
  return static_cast<int>(std::find(std::begin(kOrder), std::end(kOrder), policy) - std::begin(kOrder));
}

// Holds sums until finish() divides.
struct Sums {
  PolicyResult result;
  std::vector<double> sum;
  std::vector<int> count;

  void add(uint64_t seed, const records::TestResult& one) {
    result.seeds.push_back({seed, one.accuracy});
    sum.resize(one.labels.size());
    count.resize(one.labels.size());
    for (size_t label = 0; label < one.labels.size(); ++label) {
      if (!one.labels[label].recall) { continue; }
      sum[label] += *one.labels[label].recall;
      ++count[label];
    }
  }

  PolicyResult finish() {
    std::vector<double> accuracies;
    for (const SeedAccuracy& seed : result.seeds) { accuracies.push_back(seed.accuracy); }
    result.mean = mean(accuracies);
    result.interval = mean_interval(accuracies);
    if (result.interval) {  // Student's t does not know the limits of percentages
      result.interval->low = std::max(result.interval->low, 0.0);
      result.interval->high = std::min(result.interval->high, 100.0);
    }
    for (size_t label = 0; label < sum.size(); ++label) {
      result.recall.push_back(count[label] > 0 ? std::optional(sum[label] / count[label]) : std::nullopt);
    }
    return result;
  }
};

std::string formatted(const char* format, double number) {
  char text[64];
  std::snprintf(text, sizeof(text), format, number);
  return text;
}

// What two policies differ by, seed by seed: both trainings with a seed begin with the same weights and
// see the images in the same order, so much of what is chance is in both.
std::vector<double> differences(const PolicyResult& policy, const PolicyResult& against) {
  std::vector<double> result;
  for (const SeedAccuracy& one : policy.seeds) {
    for (const SeedAccuracy& other : against.seeds) {
      if (one.seed == other.seed) { result.push_back(one.accuracy - other.accuracy); }
    }
  }
  return result;
}

Outcome judge(const std::optional<Interval>& interval) {
  if (!interval) { return Outcome::kNoInterval; }
  if (interval->low > 0) { return Outcome::kGain; }
  return interval->high < 0 ? Outcome::kLoss : Outcome::kUnclear;
}

std::string sentence(const PolicyResult& policy, const PolicyResult& against, const Finding& finding,
                     size_t seeds) {
  const std::string name = policy_phrase(policy.name), other = policy_phrase(against.name);
  const double difference = to_hundredths(finding.difference);
  const std::string points = formatted("%.2f points", std::abs(difference));
  const std::string means =
      formatted("%.2f%%", to_hundredths(policy.mean)) + formatted(" against %.2f%%", to_hundredths(against.mean));
  std::string interval;
  if (finding.interval) {
    interval = "95% interval of the difference over " + std::to_string(seeds) +
               formatted(" seeds: %+.2f", to_hundredths(finding.interval->low)) +
               formatted(" to %+.2f", to_hundredths(finding.interval->high));
  }
  std::string text;
  switch (finding.outcome) {
    case Outcome::kGain:
    case Outcome::kLoss:
      text = name + (finding.outcome == Outcome::kGain ? " gains " : " loses ") + points +
             (finding.outcome == Outcome::kGain ? " over " : " against ") + other + ": " + means + " (" + interval +
             ").";
      break;
    case Outcome::kUnclear:
      text = "it is not clear whether " + name + " is better or worse than " + other + ": " + means +
             formatted(", %+.2f points", difference) + " (" + interval + ").";
      break;
    case Outcome::kNoInterval:
      text = name + " has " + means + " for " + other + formatted(" (%+.2f points)", difference) +
             "; with a single seed there is no interval, and this may be chance.";
      break;
  }
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

Finding compare(const PolicyResult& policy, const PolicyResult& against) {
  Finding finding{.policy = policy.name, .against = against.name};
  const std::vector<double> by_seed = differences(policy, against);
  finding.difference = by_seed.empty() ? policy.mean - against.mean : mean(by_seed);
  finding.interval = mean_interval(by_seed);
  finding.outcome = judge(finding.interval);
  finding.text = sentence(policy, against, finding, by_seed.size());
  return finding;
}

}  // namespace

double to_hundredths(double percent) {
  return std::round(percent * 100) / 100 + 0.0;  // -0 + 0 is 0
}

bool TrainingFolder::is_finished() const {
  return records::has_result(path);
}

std::vector<TrainingFolder> training_folders(const fs::path& run_dir, std::vector<std::string>* other) {
  std::vector<TrainingFolder> folders;
  const fs::path trainings = records::RunPaths{run_dir}.trainings();
  if (!fs::is_directory(trainings)) { return folders; }
  for (const auto& entry : fs::directory_iterator(trainings)) {
    if (!entry.is_directory()) { continue; }
    if (const auto training = records::parse_training(entry.path().filename().string())) {
      folders.push_back({entry.path(), training->policy, training->seed});
    } else if (other != nullptr) {
      other->push_back(printable(entry.path().filename().string()));
    }
  }
  std::sort(folders.begin(), folders.end(), [](const TrainingFolder& a, const TrainingFolder& b) {
    return std::tuple(rank(a.policy), a.policy, a.seed) < std::tuple(rank(b.policy), b.policy, b.seed);
  });
  if (other != nullptr) { std::sort(other->begin(), other->end()); }
  return folders;
}

const PolicyResult* Comparison::find(std::string_view name) const {
  const auto found = std::find_if(policies.begin(), policies.end(),
                                  [&](const PolicyResult& policy) { return policy.name == name; });
  return found == policies.end() ? nullptr : &*found;
}

Comparison read_comparison(const fs::path& run_dir) {
  Comparison comparison;
  std::vector<Sums> sums;
  std::string first;  // all others must have the same labels
  for (const TrainingFolder& folder : training_folders(run_dir)) {
    const std::string name = folder.path.filename().string();
    if (!folder.is_finished()) {
      comparison.unfinished.push_back(name);
      continue;
    }
    const auto test = records::read_training_result(folder.path).test;
    if (!test) {
      comparison.without_test.push_back(name);
      continue;
    }
    std::vector<std::string> labels;
    std::vector<int64_t> images;
    for (const records::LabelResult& label : test->labels) {
      labels.push_back(label.label);
      if (label.images) { images.push_back(*label.images); }
    }
    const std::string file = (folder.path / records::kResultName).string();
    if (first.empty()) {
      first = file;
      comparison.labels = labels;
      if (images.size() == labels.size()) { comparison.images = images; }
    } else if (labels != comparison.labels) {
      throw Error(file + ": test.labels: the labels of " + first + " expected (" +
                  std::to_string(comparison.labels.size()) + "), found others (" + std::to_string(labels.size()) +
                  ")");
    }
    if (sums.empty() || sums.back().result.name != folder.policy) {
      sums.emplace_back().result.name = folder.policy;
    }
    sums.back().add(folder.seed, *test);
  }
  for (Sums& policy : sums) { comparison.policies.push_back(policy.finish()); }
  return comparison;
}

std::string_view outcome_name(Outcome outcome) {
  switch (outcome) {
    case Outcome::kGain: return "gain";
    case Outcome::kLoss: return "loss";
    case Outcome::kUnclear: return "unclear";
    case Outcome::kNoInterval: break;
  }
  return "no interval";
}

std::string policy_phrase(std::string_view name) {
  if (name == kBaseline) { return "no policy"; }
  if (name == records::kRandomPolicy) { return "random triples"; }
  if (name == records::kInvariantPolicy) { return "one policy for all labels"; }
  if (name == kLearned) { return "the learned policy"; }
  return "'" + std::string(name) + "'";
}

std::vector<Finding> findings(const Comparison& comparison) {
  std::vector<Finding> found;
  const PolicyResult* learned = comparison.find(kLearned);
  const PolicyResult* baseline = comparison.find(kBaseline);
  for (const PolicyResult& policy : comparison.policies) {
    if (learned != nullptr && &policy != learned) { found.push_back(compare(*learned, policy)); }
    if (learned == nullptr && baseline != nullptr && &policy != baseline) {
      found.push_back(compare(policy, *baseline));
    }
  }
  return found;
}

std::vector<LabelChange> recall_changes(const Comparison& comparison, std::string_view policy,
                                        std::string_view against) {
  const PolicyResult *a = comparison.find(policy), *b = comparison.find(against);
  std::vector<LabelChange> changes;
  for (size_t label = 0; a != nullptr && b != nullptr && label < comparison.labels.size(); ++label) {
    if (a->recall[label] && b->recall[label]) { changes.push_back({label, *a->recall[label] - *b->recall[label]}); }
  }
  std::stable_sort(changes.begin(), changes.end(),
                   [](const LabelChange& x, const LabelChange& y) { return x.difference > y.difference; });
  return changes;
}

}  // namespace la3::report
