#include "la3/report/next_steps.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/records/config_file.h"
#include "la3/records/metrics_file.h"
#include "la3/records/run_folder.h"
#include "la3/report/difference.h"
#include "la3/report/search_summary.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMostSteps = 3, kMostNamed = 3;
constexpr size_t kMostSeeds = 20;  // more of them are not worth proposing
constexpr double kSmall = 0.5;     // points of accuracy that hardly matter
constexpr double kTelling = 2;     // a difference that chance may move by more points cannot be called small
constexpr double kOverfit = 5;     // points by which training accuracy passes test accuracy in a long training
constexpr double kMemorised = 99;  // percent of the augmented training images
constexpr double kWeak = 5;        // points below the mean recall, at the least
constexpr double kEasier = 5;      // points by which validation images are recognised more often than test images
constexpr double kMild = 0.33;     // a strength that hardly ever does harm
constexpr double kRareLoses = 5;   // points by which the recall of rare labels is lower
constexpr size_t kMaxSettingsBytes = size_t{1} << 20;

std::string number(const char* format, double value) {
  char text[40];
  std::snprintf(text, sizeof(text), format, value);
  return text;
}
std::string percent(double value) {
  return number("%.1f%%", std::round(value * 10) / 10);
}
std::string points(double value) {
  return number("%.2f points", to_hundredths(std::abs(value)));
}

// "a", "a and b", "a, b and c"
std::string joined_names(const std::vector<std::string>& parts) {
  std::string text;
  for (size_t i = 0; i < parts.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
  }
  return text;
}

// How far chance may move a difference with so many seeds, by the interval that it would have. REQUIRES: 2 or more.
double reach_of(const Situation& now, size_t seeds) {
  const double n = static_cast<double>(seeds), had = static_cast<double>(now.seeds);
  const double per_seed = now.degrees > 0 && now.seeds > 1 ? now.degrees / (had - 1) : 2;
  const Difference then{.seed_variance = now.seed_variance * had / n,
                        .image_variance = now.image_variance,
                        .degrees = per_seed * (n - 1)};
  return then.interval(0.05 / static_cast<double>(now.comparisons))->high;
}

// How many seeds make a difference of this size clear, if it is the true one. None if that takes more than are
// worth proposing.
std::optional<size_t> seeds_needed(const Situation& now) {
  for (size_t seeds = 2; seeds <= kMostSeeds; ++seeds) {
    if (reach_of(now, seeds) < std::abs(now.difference)) { return seeds; }
  }
  return std::nullopt;
}

std::string about_one_seed() {
  return "Train with three seeds or more (--seeds 3): one cannot tell a difference from chance.";
}

std::string about_gain(const Situation& now) {
  return "Train with " + policy_phrase(now.policy) + (now.policy == kLearned ? " (policy.json)" : "") +
         ": accuracy is clearly higher than with " + policy_phrase(now.against) + ".";
}

std::string about_loss(const Situation& now) {
  const std::string lower =
      "with " + policy_phrase(now.policy) + ", accuracy is " + points(now.difference) + " lower.";
  if (now.against == kBaseline) { return "Train without a policy: " + lower; }
  return "Train with " + policy_phrase(now.against) + " instead: " + lower;
}

std::string about_unclear(const Situation& now) {
  const auto needed = seeds_needed(now);
  if (needed && *needed > now.seeds) {
    return "Train with about " + counted(*needed, "seed") + " each (--seeds " + std::to_string(*needed) +
           "): if the difference stays at " + points(now.difference) + ", it will be clear then.";
  }
  const double by_images = 2 * std::sqrt(now.image_variance);
  if (by_images >= std::abs(now.difference) && std::abs(now.difference) >= kSmall) {
    return "Test with more images: by chance in these alone, a difference may be off by " + points(by_images) +
           ", however many seeds there are.";
  }
  const double reach = reach_of(now, std::max<size_t>(now.seeds, 2));
  if (reach > kTelling) {
    const std::string why = ": a difference of " + points(now.difference) + " may be off by " + points(reach) +
                            " by chance, so neither policy can be preferred yet.";
    if (now.image_variance > now.seed_variance) { return "Test with more images" + why; }
    return "Train with more seeds, say --seeds " + std::to_string(std::min(kMostSeeds, 2 * now.seeds)) + why;
  }
  if (now.against == kBaseline) {
    return "Train without a policy, which is simpler: with " + policy_phrase(now.policy) +
           ", accuracy changes too little to be worth it.";
  }
  return "Take whichever is simpler, " + policy_phrase(now.policy) + " or " + policy_phrase(now.against) +
         ": the difference between them is too small to matter.";
}

// A network that does not overfit has nothing to gain from augmentation yet.
std::optional<std::string> about_length(const Situation& now) {
  if (!now.plain_training || !now.plain_test || !now.epochs) { return std::nullopt; }
  if (*now.plain_training - *now.plain_test >= kOverfit) { return std::nullopt; }
  return "Train longer, say --epochs " + std::to_string(2 * *now.epochs) + ": with " + policy_phrase(now.plain) +
         ", the network recognises " + percent(*now.plain_training) + " of its training images and " +
         percent(*now.plain_test) +
         " of the test images, so there is little overfitting yet that a policy could reduce.";
}

bool is_better_without(const Situation& now) {
  return now.is_strength_measured && now.strength == 0.0;
}

std::string about_no_policy() {
  return "Train without a policy, or longer: by short trainings, the learned one is expected to gain nothing at "
         "any "
         "strength in a training of this length.";
}

// Frames of one film, say, of which some are validation images: a network that knows the others by heart knows them
// too.
std::optional<std::string> about_validation(const Situation& now) {
  if (!now.is_strength_measured || now.strength.value_or(1) >= 1) { return std::nullopt; }
  if (!now.pretrained || now.pretrained->images == 0) { return std::nullopt; }
  const auto& [images, accuracy, test] = *now.pretrained;
  const double chance = 2 * std::sqrt(test * (100 - test) / static_cast<double>(images));
  if (accuracy - test < kEasier + chance) { return std::nullopt; }
  return "Choose validation images that are as unlike the training images as the test images are (folders "
         "train, val and test)" +
         std::string(*now.strength < kMild ? ", or try --strength 0.33" : "") +
         ": of those that there were, the pre-trained network recognises " + percent(accuracy) +
         ", of the test images " + percent(test) + ", so they hide the overfitting that a policy reduces.";
}

std::optional<std::string> about_strength(const Situation& now) {
  if (now.policy != kLearned || !now.strength || *now.strength <= 0) { return std::nullopt; }
  const std::string this_one = " (this one has " + number("%.2g", *now.strength) + ").";
  if (now.outcome == Outcome::kLoss) {
    if (!now.is_strength_measured) {
      return "Try a milder policy: la3 run --strength auto measures how strong it may be" + this_one;
    }
    return "Try a milder policy: la3 construct --strength " + number("%.2g", *now.strength / 2) +
           " makes one of the same search" + this_one;
  }
  const bool is_memorised = now.policy_training && *now.policy_training >= kMemorised;
  if (*now.strength >= 1 || now.outcome == Outcome::kNoInterval || !is_memorised) { return std::nullopt; }
  return "Try a stronger policy: la3 construct --strength " + number("%.2g", std::min(1.0, 2 * *now.strength)) +
         " makes one of the same search; with this one the network recognises " + percent(*now.policy_training) +
         " of its augmented training images.";
}

std::optional<std::string> about_alpha(const Situation& now) {
  if (now.policy == kLearned && is_better_without(now)) { return std::nullopt; }
  if (const auto step = about_strength(now)) { return step; }
  if (!now.alpha || now.policy != kLearned || *now.alpha <= 0) { return std::nullopt; }
  if (now.outcome == Outcome::kLoss) {
    return "Try a milder policy: la3 construct --alpha " + number("%g", *now.alpha / 2) +
           " makes one of the same search (this one has " + number("%g", *now.alpha) + ").";
  }
  if (now.outcome != Outcome::kNoInterval && now.policy_training && *now.policy_training >= kMemorised) {
    return "Try a stronger policy: la3 construct --alpha " + number("%g", 2 * *now.alpha) +
           " makes one of the same search; with this one the network recognises " + percent(*now.policy_training) +
           " of its augmented training images.";
  }
  return std::nullopt;
}

std::optional<std::string> about_balance(const Situation& now) {
  if (now.is_balanced || now.labels.size() < 2) { return std::nullopt; }
  int64_t least = INT64_MAX, most = 0, sum = 0;
  for (const LabelSituation& label : now.labels) {
    if (!label.training_images || *label.training_images == 0) { return std::nullopt; }
    least = std::min(least, *label.training_images);
    most = std::max(most, *label.training_images);
    sum += *label.training_images;
  }
  if (static_cast<double>(most) < records::kImbalance * static_cast<double>(least)) { return std::nullopt; }
  // Rare are labels with less than half of the mean number of images.
  const double limit = static_cast<double>(sum) / static_cast<double>(now.labels.size()) / 2;
  double rare = 0, others = 0;
  size_t rare_count = 0;
  for (const LabelSituation& label : now.labels) {
    const bool is_rare = static_cast<double>(*label.training_images) < limit;
    (is_rare ? rare : others) += label.recall;
    rare_count += is_rare;
  }
  if (rare_count == 0) { return std::nullopt; }
  rare /= static_cast<double>(rare_count);
  others /= static_cast<double>(now.labels.size() - rare_count);
  if (others - rare < kRareLoses) { return std::nullopt; }
  return "Try --balance sqrt, sampler or loss: labels have " + std::to_string(least) + " to " +
         std::to_string(most) + " training images, and the mean recall of " +
         (rare_count == 1 ? "the rarest is " : "the " + std::to_string(rare_count) + " rarest is ") +
         percent(rare) + ", that of the others " + percent(others) + ".";
}

std::optional<std::string> about_weak_labels(const Situation& now) {
  if (now.labels.size() < 2) { return std::nullopt; }
  double mean_recall = 0;
  for (const LabelSituation& label : now.labels) {
    mean_recall += label.recall / static_cast<double>(now.labels.size());
  }
  std::vector<LabelSituation> weak;
  for (const LabelSituation& label : now.labels) {
    if (label.interval && label.interval->high < mean_recall - kWeak) { weak.push_back(label); }
  }
  if (weak.empty()) { return std::nullopt; }
  std::stable_sort(weak.begin(), weak.end(),
                   [](const LabelSituation& a, const LabelSituation& b) { return a.recall < b.recall; });
  weak.resize(std::min(weak.size(), kMostNamed));
  std::vector<std::string> names;
  for (const LabelSituation& label : weak) {
    names.push_back(printable(label.name, 40) + " (recall " + percent(label.recall) +
                    (label.training_images ? ", " + std::to_string(*label.training_images) + " now" : "") + ")");
  }
  return "Collect more training images of " + joined_names(names) + ": " +
         (names.size() == 1 ? "its recall is" : "their recalls are") + " clearly below the labels' mean of " +
         percent(mean_recall) + ".";
}

// Labels that a search has learned nothing about.
std::optional<std::string> about_search(const Situation& now) {
  if (now.policy != kLearned || now.at_chance.empty()) { return std::nullopt; }
  std::vector<std::string> names;
  for (const std::string& name : now.at_chance) { names.push_back(printable(name, 40)); }
  names.resize(std::min(names.size(), kMostNamed));
  const bool is_one = now.at_chance.size() == 1;
  const std::string which = std::to_string(now.at_chance.size()) + " of " + counted(now.searched_labels, "label") +
                            " (" + joined_names(names) +
                            (names.size() < now.at_chance.size() ? " among them)" : ")");
  const std::string mean =
      is_one ? ", and it has the mean policy of the others." : ", and they have the mean policy of the others.";
  if (now.lacks_validation_images) {
    return "Search with more validation images (--hold-out N, or folders train, val and test): they are too few to "
           "tell " +
           which + " from chance" + mean;
  }
  return "Search with a better network" +
         (now.pretrain_epochs ? ", say --pretrain-epochs " + std::to_string(2 * *now.pretrain_epochs) : "") +
         ": this search's recognises " + which + " no more often than by chance" + mean;
}

std::string setting_text(const records::Settings& settings, std::string_view name) {
  for (const auto& [key, value] : settings) {
    if (key == name) { return value.is_string() ? value.get<std::string>() : value.dump(); }
  }
  return "";
}

// None if the folder has none, or has a file that somebody has edited into something else: the report
// shows it as it is.
records::Settings settings_in(const fs::path& folder) {
  const fs::path file = folder / records::kConfigName;
  if (folder.empty() || !fs::exists(file)) { return {}; }
  const auto bytes = read_file(file, kMaxSettingsBytes);
  try {
    return records::parse_settings(std::string(bytes.begin(), bytes.end()), file.string());
  } catch (const Error&) { return {}; }
}

// Of the last epochs of the finished trainings with a policy.
struct LastEpochs {
  std::vector<double> training = {}, test = {};
  std::optional<int64_t> epochs = std::nullopt;
};

LastEpochs last_epochs(const std::vector<TrainingFolder>& folders, const std::string& policy) {
  LastEpochs last;
  for (const TrainingFolder& folder : folders) {
    if (folder.policy != policy || !folder.is_finished()) { continue; }
    const auto lines = records::read_epochs(folder.path).lines;
    if (lines.empty() || !lines.back().test_accuracy || !lines.back().train_accuracy) { continue; }
    last.training.push_back(*lines.back().train_accuracy);
    last.test.push_back(*lines.back().test_accuracy);
    last.epochs = lines.back().epoch;
  }
  return last;
}

void add_search(Situation& now, const Comparison& comparison, const fs::path& run_dir) {
  const auto search = run_dir.empty() ? std::nullopt : read_search(run_dir);
  if (!search || !search->evaluations) { return; }
  now.searched_labels = search->evaluations->labels.size();
  size_t with_few_images = 0;
  for (const UncertainLabel& label : search->uncertain) {
    if (!label.has_mean_policy) { continue; }
    const auto found = std::find(comparison.labels.begin(), comparison.labels.end(), label.weak.label);
    const auto place = static_cast<size_t>(found - comparison.labels.begin());
    const bool has_title = found != comparison.labels.end() && !comparison.titles[place].empty();
    now.at_chance.push_back(has_title ? comparison.titles[place] : label.weak.label);
    with_few_images += label.weak.why == "chance" ? 0 : 1;
  }
  now.lacks_validation_images = 2 * with_few_images > now.at_chance.size();
  const auto epochs = nlohmann::json::parse(setting_text(settings_in(run_dir), "pretrain-epochs"), nullptr, false);
  if (epochs.is_number_integer()) { now.pretrain_epochs = epochs.get<int64_t>(); }
}

// A run that was begun before there was a choice says nothing about it.
void add_strength(Situation& now, const fs::path& run_dir) {
  if (run_dir.empty()) { return; }
  const auto file = records::find_strength(records::RunPaths{run_dir}.strength());
  if (file && file->choice) {
    now.strength = file->choice->strength;
    now.is_strength_measured = !file->measurements.empty();
    const fs::path pretrained = records::RunPaths{run_dir}.pretrain();
    if (!file->pretraining || !records::has_result(pretrained)) { return; }
    if (const auto test = records::read_training_result(pretrained).test) {
      now.pretrained = {file->pretraining->images, file->pretraining->accuracy, test->accuracy};
    }
    return;
  }
  const auto fixed = nlohmann::json::parse(setting_text(settings_in(run_dir), "strength"), nullptr, false);
  if (fixed.is_number()) { now.strength = fixed.get<double>(); }
}

std::optional<double> mean_of(const std::vector<double>& values) {
  return values.empty() ? std::nullopt : std::optional(mean(values));
}

}  // namespace

std::vector<std::string> next_steps(const Situation& now) {
  std::vector<std::string> steps;
  if (is_better_without(now)) { steps.push_back(about_no_policy()); }
  if (const auto step = about_validation(now)) { steps.push_back(*step); }
  if (now.policy.empty()) { return steps; }
  const auto add = [&](const std::optional<std::string>& step) {
    if (step && steps.size() < kMostSteps) { steps.push_back(*step); }
  };
  switch (now.outcome) {
    case Outcome::kNoInterval: add(about_one_seed()); break;
    case Outcome::kGain:
      // Without a policy of its own, a gain of the learned one is that of none.
      if (now.policy != kLearned || !is_better_without(now)) { add(about_gain(now)); }
      break;
    case Outcome::kLoss:
      add(about_loss(now));
      add(about_length(now) ? about_length(now) : about_alpha(now));
      break;
    case Outcome::kUnclear: add(about_unclear(now)); break;
  }
  add(about_search(now));
  add(about_balance(now));
  add(about_weak_labels(now));
  if (now.outcome != Outcome::kLoss) {
    add(about_length(now));
    add(about_alpha(now));
  }
  return steps;
}

Situation situation_of(const Comparison& comparison, const std::vector<Finding>& findings,
                       const std::vector<TrainingFolder>& folders, const fs::path& run_dir) {
  Situation now;
  add_strength(now, run_dir);
  if (findings.empty()) { return now; }
  const Finding& first = findings[0];
  const PolicyResult &policy = *comparison.find(first.policy), &against = *comparison.find(first.against);
  now.policy = first.policy;
  now.against = first.against;
  now.outcome = first.outcome;
  now.difference = first.difference;
  const auto place_of = [&](const PolicyResult& one) {
    return static_cast<size_t>(&one - comparison.policies.data());
  };
  const Difference difference = comparison.differences->accuracy(place_of(policy), place_of(against));
  now.seed_variance = difference.seed_variance;
  now.image_variance = difference.image_variance;
  now.degrees = difference.degrees;
  now.comparisons = findings.size();
  now.seeds = std::min(policy.seeds.size(), against.seeds.size());

  now.plain = comparison.find(kBaseline) != nullptr ? std::string(kBaseline) : now.against;
  const LastEpochs plain = last_epochs(folders, now.plain);
  now.plain_training = mean_of(plain.training);
  now.plain_test = mean_of(plain.test);
  now.epochs = plain.epochs;
  now.policy_training = mean_of(last_epochs(folders, now.policy).training);

  const auto one = std::find_if(folders.begin(), folders.end(), [&](const TrainingFolder& folder) {
    return folder.policy == now.policy && folder.is_finished();
  });
  if (one != folders.end()) {
    const std::string balance = setting_text(settings_in(one->path), "balance");
    now.is_balanced = !balance.empty() && balance != "none";
  }
  const auto alpha = nlohmann::json::parse(setting_text(settings_in(run_dir), "alpha"), nullptr, false);
  if (alpha.is_number()) { now.alpha = alpha.get<double>(); }

  add_search(now, comparison, run_dir);

  const PolicyResult& better = policy.mean >= against.mean ? policy : against;
  for (size_t label = 0; label < comparison.labels.size(); ++label) {
    if (!better.recall[label]) { continue; }
    const std::string& title = comparison.titles[label];
    LabelSituation row{.name = title.empty() ? comparison.labels[label] : title, .recall = *better.recall[label]};
    row.interval = better.recall_interval[label];
    if (!comparison.training_images.empty()) { row.training_images = comparison.training_images[label]; }
    now.labels.push_back(std::move(row));
  }
  return now;
}

}  // namespace la3::report
