#include "la3/report/comparison.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <tuple>

#include "la3/augment/op.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/lower_case.h"
#include "la3/core/utf8.h"
#include "la3/records/predictions_file.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;

// Baselines, then the learned policy, then the rest.
int rank(std::string_view policy) {
  constexpr std::string_view kOrder[] = {kBaseline, records::kRandomPolicy, records::kInvariantPolicy, kLearned};
  return static_cast<int>(std::find(std::begin(kOrder), std::end(kOrder), policy) - std::begin(kOrder));
}

constexpr double kAlpha = 0.05;

std::string formatted(const char* format, double number) {
  char text[64];
  std::snprintf(text, sizeof(text), format, number);
  return text;
}

// The trainings of one policy while they are read; finish() makes means of them.
struct GatheredPolicy {
  PolicyResult result = {};
  Trials trials = {};

  void add(uint64_t seed, const records::TestResult& one) {
    result.seeds.push_back({seed, one.accuracy, one.balanced_accuracy(), one.macro_f1});
    trials.seeds.push_back(seed);
    trials.accuracy.push_back(one.accuracy);
    trials.balanced.push_back(one.balanced_accuracy().value_or(0));
    trials.recall.resize(one.labels.size());
    for (size_t label = 0; label < one.labels.size(); ++label) {
      if (one.labels[label].recall) { trials.recall[label].push_back(*one.labels[label].recall); }
    }
  }

  void add(const records::Predictions& predictions) {
    result.seeds.back().macro_f1 = records::macro_f1(predictions.truth, predictions.predicted, predictions.labels);
    trials.correct.resize(predictions.truth.size());
    for (size_t i = 0; i < predictions.truth.size(); ++i) {
      trials.correct[i] =
          static_cast<uint16_t>(trials.correct[i] + (predictions.truth[i] == predictions.predicted[i]));
    }
  }

  PolicyResult finish() const {
    PolicyResult whole = result;
    whole.mean = mean(trials.accuracy);
    if (result.seeds[0].balanced) { whole.balanced = mean(trials.balanced); }
    whole.macro_f1 = mean_macro_f1();
    whole.interval = mean_interval(trials.accuracy);
    if (whole.interval) {  // Student's t does not know the limits of percentages
      whole.interval->low = std::max(whole.interval->low, 0.0);
      whole.interval->high = std::min(whole.interval->high, 100.0);
    }
    for (const std::vector<double>& recall : trials.recall) {
      whole.recall.push_back(recall.empty() ? std::nullopt : std::optional(mean(recall)));
    }
    return whole;
  }

 private:
  std::optional<double> mean_macro_f1() const {
    std::vector<double> values;
    for (const SeedAccuracy& seed : result.seeds) {
      if (!seed.macro_f1) { return std::nullopt; }
      values.push_back(*seed.macro_f1);
    }
    return mean(values);
  }
};

// Reads the trainings one after the other; of predictions only the first are kept.
class Reader {
 public:
  explicit Reader(Comparison& comparison) : comparison_(comparison) {}

  void read(const TrainingFolder& folder) {
    const std::string name = folder.path.filename().string();
    if (!folder.is_finished()) {
      comparison_.unfinished.push_back(name);
      return;
    }
    const records::TrainingResult result = records::read_training_result(folder.path);
    const auto& test = result.test;
    if (!test) {
      comparison_.without_test.push_back(name);
      return;
    }
    check_labels(folder.path / records::kResultName, *test);
    if (result.training_images.size() == comparison_.labels.size()) {
      comparison_.training_images = result.training_images;
    }
    if (policies_.empty() || policies_.back().result.name != folder.policy) {
      policies_.emplace_back().result.name = folder.policy;
    }
    policies_.back().add(folder.seed, *test);
    if (const auto predictions = records::read_predictions(folder.path)) {
      check(folder.path / records::kPredictionsName, *predictions, *test);
      policies_.back().add(*predictions);
    } else {
      comparison_.without_predictions.push_back(name);
    }
  }

  void finish() {
    const bool has_images = comparison_.without_predictions.empty();
    std::vector<Trials> trials;
    for (const GatheredPolicy& policy : policies_) {
      comparison_.policies.push_back(policy.finish());
      trials.push_back(policy.trials);
    }
    const auto intervals = recall_intervals(trials, comparison_.images);
    for (size_t i = 0; i < intervals.size(); ++i) { comparison_.policies[i].recall_interval = intervals[i]; }
    if (policies_.empty()) { return; }
    comparison_.differences.emplace(std::move(trials), has_images ? first_.truth : std::vector<uint32_t>(),
                                    comparison_.labels.size());
  }

 private:
  void check_labels(const fs::path& file, const records::TestResult& test) {
    std::vector<std::string> labels;
    std::vector<int64_t> images;
    for (const records::LabelResult& label : test.labels) {
      labels.push_back(label.label);
      if (label.images) { images.push_back(*label.images); }
    }
    if (first_result_.empty()) {
      first_result_ = file.string();
      comparison_.labels = labels;
      for (const records::LabelResult& label : test.labels) { comparison_.titles.push_back(label.title); }
      if (images.size() == labels.size()) { comparison_.images = images; }
    } else if (labels != comparison_.labels) {
      throw Error(file.string() + ": test.labels: the labels of " + first_result_ + " expected (" +
                  std::to_string(comparison_.labels.size()) + "), found others (" + std::to_string(labels.size()) +
                  ")");
    } else if (images.size() == labels.size() && !comparison_.images.empty() && images != comparison_.images) {
      throw Error(file.string() + ": test.labels: as many images of each label as in " + first_result_ +
                  " expected, found others");
    }
  }

  void check(const fs::path& file, const records::Predictions& predictions, const records::TestResult& test) {
    size_t correct = 0;
    for (size_t i = 0; i < predictions.truth.size(); ++i) {
      correct += predictions.truth[i] == predictions.predicted[i];
    }
    const double accuracy =
        100.0 * static_cast<double>(correct) / static_cast<double>(std::max<size_t>(predictions.truth.size(), 1));
    if (std::abs(accuracy - test.accuracy) > 1e-3 || predictions.labels != comparison_.labels.size()) {
      throw Error(file.string() +
                  formatted(": the accuracy of result.json beside it expected, %.3f%%", test.accuracy) +
                  formatted(", found %.3f%%", accuracy) + " of " + counted(predictions.labels, "label"));
    }
    if (first_predictions_.empty()) {
      first_predictions_ = file.string();
      first_ = predictions;
    } else if (predictions.test_set != first_.test_set || predictions.truth != first_.truth) {
      throw Error(file.string() + ": the test images of " + first_predictions_ + " expected (" +
                  printable(first_.test_set) + "), found others (" + printable(predictions.test_set) + ")");
    }
  }

  Comparison& comparison_;
  std::vector<GatheredPolicy> policies_;
  std::string first_result_, first_predictions_;  // all others must fit these
  records::Predictions first_;
};

// By what is shown: an interval of 0.00 to 1.00 includes 0.
Outcome judge(const std::optional<Interval>& interval) {
  if (!interval) { return Outcome::kNoInterval; }
  if (to_hundredths(interval->low) > 0) { return Outcome::kGain; }
  return to_hundredths(interval->high) < 0 ? Outcome::kLoss : Outcome::kUnclear;
}

std::string interval_text(const Interval& interval) {
  return formatted("%+.2f", to_hundredths(interval.low)) + formatted(" to %+.2f", to_hundredths(interval.high));
}

// "6 seeds each and 2,000 test images": what an interval rests on.
std::string basis(const Comparison& comparison, const PolicyResult& policy, const PolicyResult& against) {
  const size_t a = policy.seeds.size(), b = against.seeds.size();
  std::string text = a == b ? counted(a, "seed") + " each" : std::to_string(a) + " and " + counted(b, "seed");
  if (!comparison.differences->counts_images()) { return text; }
  int64_t images = 0;
  for (const int64_t count : comparison.images) { images += count; }
  return text + (images > 0 ? " and " + counted(static_cast<size_t>(images), "test image") : "");
}

std::string sentence(const Comparison& comparison, const PolicyResult& policy, const PolicyResult& against,
                     const Finding& finding, size_t findings) {
  const std::string name = policy_phrase(policy.name), other = policy_phrase(against.name);
  const bool is_plural = policy.name == records::kRandomPolicy;  // "random triples"
  const double difference = to_hundredths(finding.difference);
  const std::string points = formatted("%.2f points", std::abs(difference));
  const std::string means =
      formatted("%.2f%%", to_hundredths(policy.mean)) + formatted(" against %.2f%%", to_hundredths(against.mean));
  std::string interval;
  if (finding.interval) {
    interval = "95% interval of the difference" +
               (findings > 1 ? ", corrected for " + std::to_string(findings) + " comparisons" : std::string()) +
               ": " + interval_text(*finding.interval) + ", from " + basis(comparison, policy, against);
  }
  std::string text;
  switch (finding.outcome) {
    case Outcome::kGain:
    case Outcome::kLoss:
      text = name + (finding.outcome == Outcome::kGain ? " gain" : " lose") + (is_plural ? " " : "s ") + points +
             (finding.outcome == Outcome::kGain ? " over " : " against ") + other + ": " + means + " (" + interval +
             ").";
      break;
    case Outcome::kUnclear:
      text = "it is not clear whether " + name + (is_plural ? " are" : " is") + " better or worse than " + other +
             ": " + means + formatted(", %+.2f points", difference) + " (" + interval + ").";
      break;
    case Outcome::kNoInterval:
      text = name + (is_plural ? " have " : " has ") + means + " for " + other +
             formatted(" (%+.2f points)", difference) +
             "; with a single seed there is no interval, and this may be chance.";
      break;
  }
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

size_t number_of(const Comparison& comparison, const PolicyResult& policy) {
  return static_cast<size_t>(&policy - comparison.policies.data());
}

// One of so many findings at once.
Finding compare(const Comparison& comparison, const PolicyResult& policy, const PolicyResult& against,
                size_t findings) {
  const size_t a = number_of(comparison, policy), b = number_of(comparison, against);
  const double alpha = kAlpha / static_cast<double>(findings);
  const Difference accuracy = comparison.differences->accuracy(a, b);
  Finding finding{.policy = policy.name, .against = against.name, .difference = accuracy.value};
  finding.interval = accuracy.interval(alpha);
  finding.interval_alone = accuracy.interval(kAlpha);
  if (policy.balanced && against.balanced) {
    const Difference balanced = comparison.differences->balanced(a, b);
    finding.balanced = balanced.value;
    finding.balanced_interval = balanced.interval(alpha);
  }
  finding.outcome = judge(finding.interval);
  finding.text = sentence(comparison, policy, against, finding, findings);
  return finding;
}

// All but one, the most accurate first.
std::vector<const PolicyResult*> best_of_others(const Comparison& comparison, const PolicyResult& one) {
  std::vector<const PolicyResult*> others;
  for (const PolicyResult& policy : comparison.policies) {
    if (&policy != &one) { others.push_back(&policy); }
  }
  std::stable_sort(others.begin(), others.end(),
                   [](const PolicyResult* a, const PolicyResult* b) { return a->mean > b->mean; });
  return others;
}

// Policies of others, as their authors write them. What follows the name, such as -cifar10 or -2-9,
// comes in brackets.
constexpr std::pair<std::string_view, std::string_view> kPublished[] = {
    {"trivial-augment", "TrivialAugment"},    {"rand-augment", "RandAugment"},
    {"uniform-augment", "UniformAugment"},    {"auto-augment", "AutoAugment"},
    {"fast-autoaugment", "Fast AutoAugment"}, {"pba", "PBA"}};
constexpr std::pair<std::string_view, std::string_view> kVariants[] = {
    {"cifar10", "CIFAR-10"}, {"cifar100", "CIFAR-100"}, {"svhn", "SVHN"}, {"imagenet", "ImageNet"}};

// The operation of a policy called op:Rotate, or op-rotate as in a run's folder; empty for other names.
std::string single_op(std::string_view name) {
  if (!name.starts_with("op:") && !name.starts_with("op-")) { return ""; }
  for (const augment::OpInfo& info : augment::op_table()) {
    if (lower_case(std::string(name.substr(3))) == lower_case(std::string(info.name))) {
      return std::string(info.name);
    }
  }
  return "";
}

// Empty for other names.
std::string published_name(std::string_view name) {
  if (name.ends_with(".json")) { return ""; }  // somebody's file
  for (const auto& [ours, theirs] : kPublished) {
    if (name == ours) { return std::string(theirs); }
    if (!name.starts_with(ours) || (name[ours.size()] != '-' && name[ours.size()] != ':')) { continue; }
    std::string rest(name.substr(ours.size() + 1));
    for (const auto& [from, to] : kVariants) {
      if (rest == from) { rest = to; }
    }
    const bool is_numbers = rest.find_first_not_of("0123456789-,") == std::string::npos;
    std::string text;
    for (const char letter : rest) {
      const bool is_comma = is_numbers && (letter == '-' || letter == ',');
      text += is_comma ? std::string(", ") : std::string(1, letter);
    }
    return std::string(theirs) + " (" + text + ")";
  }
  return "";
}

std::optional<std::pair<double, double>> to_pair(const std::optional<Interval>& interval) {
  return interval ? std::optional(std::pair(interval->low, interval->high)) : std::nullopt;
}

}  // namespace

double to_hundredths(double percent) {
  return std::round(percent * 100) / 100 + 0.0;  // -0 + 0 is 0
}

bool TrainingFolder::is_finished() const {
  return records::has_result(path);
}

void sort_trainings(std::vector<TrainingFolder>& folders) {
  std::sort(folders.begin(), folders.end(), [](const TrainingFolder& a, const TrainingFolder& b) {
    return std::tuple(rank(a.policy), a.policy, a.seed) < std::tuple(rank(b.policy), b.policy, b.seed);
  });
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
  sort_trainings(folders);
  if (other != nullptr) { std::sort(other->begin(), other->end()); }
  return folders;
}

const PolicyResult* Comparison::find(std::string_view name) const {
  const auto found = std::find_if(policies.begin(), policies.end(),
                                  [&](const PolicyResult& policy) { return policy.name == name; });
  return found == policies.end() ? nullptr : &*found;
}

Comparison compare_trainings(const std::vector<TrainingFolder>& folders) {
  Comparison comparison;
  Reader reader(comparison);
  for (const TrainingFolder& folder : folders) { reader.read(folder); }
  reader.finish();
  return comparison;
}

Comparison read_comparison(const fs::path& run_dir) {
  Comparison comparison = compare_trainings(training_folders(run_dir));
  if (!fs::exists(run_dir / records::RunFile::kName)) { return comparison; }
  // Runs of an older la3 have readable names only here.
  const auto titles = records::read_run_file(run_dir).titles;
  for (size_t label = 0; label < comparison.labels.size(); ++label) {
    const auto found = titles.find(comparison.labels[label]);
    if (found != titles.end() && found->second != found->first) { comparison.titles[label] = found->second; }
  }
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
  if (const std::string op = single_op(name); !op.empty()) { return op + " alone"; }
  const std::string published = published_name(name);
  return published.empty() ? in_quotes(std::string(name)) : published;
}

std::string policy_title(std::string_view name) {
  if (name == kBaseline) { return "No policy"; }
  if (name == records::kRandomPolicy) { return "Random triples"; }
  if (name == records::kInvariantPolicy) { return "One policy for all labels"; }
  if (name == kLearned) { return "Learned policy"; }
  if (const std::string op = single_op(name); !op.empty()) { return op; }
  const std::string published = published_name(name);
  return published.empty() ? printable(std::string(name)) : published;
}

std::vector<Finding> findings(const Comparison& comparison) {
  const PolicyResult* learned = comparison.find(kLearned);
  if (learned == nullptr) { return findings_against(comparison, kBaseline); }
  std::vector<Finding> found;
  const auto others = best_of_others(comparison, *learned);
  found.reserve(others.size());
  for (const PolicyResult* other : others) {
    found.push_back(compare(comparison, *learned, *other, others.size()));
  }
  return found;
}

std::vector<Finding> findings_against(const Comparison& comparison, std::string_view baseline) {
  std::vector<Finding> found;
  const PolicyResult* against = comparison.find(baseline);
  if (against == nullptr) { return found; }
  const auto others = best_of_others(comparison, *against);
  found.reserve(others.size());
  for (const PolicyResult* other : others) {
    found.push_back(compare(comparison, *other, *against, others.size()));
  }
  return found;
}

std::vector<LabelChange> recall_changes(const Comparison& comparison, std::string_view policy,
                                        std::string_view against) {
  const PolicyResult *a = comparison.find(policy), *b = comparison.find(against);
  std::vector<LabelChange> changes;
  if (a == nullptr || b == nullptr) { return changes; }
  const Differences& differences = *comparison.differences;
  size_t labels = 0;  // that are judged at once
  for (const auto& recall : a->recall) { labels += recall.has_value(); }
  for (size_t label = 0; label < comparison.labels.size(); ++label) {
    const auto found = differences.recall(label, number_of(comparison, *a), number_of(comparison, *b));
    if (!found) { continue; }
    LabelChange change{.label = label, .difference = found->value};
    if (differences.counts_images()) { change.interval = found->interval(kAlpha / static_cast<double>(labels)); }
    change.outcome = judge(change.interval);
    changes.push_back(change);
  }
  std::stable_sort(changes.begin(), changes.end(),
                   [](const LabelChange& x, const LabelChange& y) { return x.difference > y.difference; });
  return changes;
}

void add_comparison(records::RunResult& result, const Comparison& comparison, const std::vector<Finding>& found) {
  for (const PolicyResult& policy : comparison.policies) {
    records::PolicyAccuracy row{.policy = policy.name, .accuracy = policy.mean};
    row.interval = to_pair(policy.interval);
    row.balanced = policy.balanced;
    row.macro_f1 = policy.macro_f1;
    for (size_t label = 0; label < policy.recall.size(); ++label) {
      if (!policy.recall[label]) { continue; }
      row.recall.push_back({.label = comparison.labels[label],
                            .title = comparison.titles[label],
                            .recall = *policy.recall[label],
                            .interval = to_pair(policy.recall_interval[label])});
    }
    for (const SeedAccuracy& seed : policy.seeds) { row.by_seed.push_back(seed.accuracy); }
    result.policies.push_back(std::move(row));
  }
  for (const Finding& finding : found) {
    result.findings.push_back(finding.text);
    result.differences.push_back({.policy = finding.policy,
                                  .against = finding.against,
                                  .difference = finding.difference,
                                  .interval = to_pair(finding.interval),
                                  .balanced = finding.balanced,
                                  .balanced_interval = to_pair(finding.balanced_interval),
                                  .outcome = std::string(outcome_name(finding.outcome))});
  }
  if (found.empty()) { return; }
  for (const LabelChange& change : recall_changes(comparison, found[0].policy, found[0].against)) {
    result.recall_changes.push_back({.label = comparison.labels[change.label],
                                     .title = comparison.titles[change.label],
                                     .difference = change.difference,
                                     .interval = to_pair(change.interval),
                                     .outcome = std::string(outcome_name(change.outcome))});
  }
}

}  // namespace la3::report
