#include "la3/search/evidence.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "la3/core/counted.h"
#include "la3/core/utf8.h"

namespace la3::search {
namespace {

constexpr size_t kMostNamed = 5;

// The probability of `least` or more successes in `tries`.
double binomial_tail(uint32_t tries, uint32_t least, double probability) {
  double tail = 0;
  for (uint32_t k = least; k <= tries; ++k) {
    const double choose = std::lgamma(tries + 1.0) - std::lgamma(k + 1.0) - std::lgamma(tries - k + 1.0);
    const double term = std::exp(choose + k * std::log(probability) + (tries - k) * std::log1p(-probability));
    tail += term;
    // Beyond the mean, terms fall at least as fast as this one to the next: the rest is below it.
    if (k > tries * probability && term < 1e-12) { break; }
  }
  return tail;
}

std::string percent_text(double percent) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.1f%%", percent);
  return text;
}

// "'cat' 0.0% of 40 images, 'dog' 2.5% of 40 and 3 more"
std::string list_of(std::vector<WeakLabel> labels, const std::vector<std::string>& names) {
  std::stable_sort(labels.begin(), labels.end(), [](const WeakLabel& a, const WeakLabel& b) {
    return uint64_t{a.count.correct} * b.count.images < uint64_t{b.count.correct} * a.count.images;
  });
  std::string text;
  for (size_t i = 0; i < std::min(kMostNamed, labels.size()); ++i) {
    const WeakLabel& weak = labels[i];
    text += (i == 0 ? "" : ", ") + in_quotes(names[weak.label]);
    if (weak.count.images == 0) { continue; }
    text += " " + percent_text(weak.count.percent()) + " of " +
            (i == 0 ? counted(weak.count.images, "image") : std::to_string(weak.count.images));
  }
  return text + (labels.size() > kMostNamed ? " and " + std::to_string(labels.size() - kMostNamed) + " more" : "");
}

// The mean recall over the labels with images, its deviation (see network_is_at_chance) and their
// number.
struct MeanRecall {
  double recall = 0, deviation = 0;
  size_t labels = 0;
};
MeanRecall mean_recall(std::span<const Count> baseline) {
  MeanRecall mean;
  double variance = 0;
  for (const Count& count : baseline) {
    if (count.images == 0) { continue; }
    const double images = count.images;
    mean.recall += count.correct / images;
    const double smooth = (count.correct + 0.5) / (images + 1);
    variance += smooth * (1 - smooth) / images;
    ++mean.labels;
  }
  if (mean.labels > 0) {
    mean.recall /= static_cast<double>(mean.labels);
    mean.deviation = std::sqrt(variance) / static_cast<double>(mean.labels);
  }
  return mean;
}

}  // namespace

double chance_recall(size_t labels) {
  return 100.0 / static_cast<double>(std::max<size_t>(1, labels));
}

bool is_at_chance(const Count& count, size_t labels) {
  if (count.images == 0) { return true; }
  if (labels < 2) { return false; }
  return count.correct == 0 || binomial_tail(count.images, count.correct, 1 / static_cast<double>(labels)) > 0.05;
}

bool network_is_at_chance(std::span<const Count> baseline) {
  if (baseline.size() < 2) { return false; }
  const MeanRecall mean = mean_recall(baseline);
  // Guessing spreads its recall over all labels, so those with images have at most this much each.
  return mean.labels == 0 || mean.recall - 1 / static_cast<double>(mean.labels) <= 2.33 * mean.deviation;
}

std::vector<bool> labels_with_evidence(std::span<const Count> baseline) {
  std::vector<bool> has_evidence;
  for (const Count& count : baseline) { has_evidence.push_back(!is_at_chance(count, baseline.size())); }
  const bool has_any = std::find(has_evidence.begin(), has_evidence.end(), true) != has_evidence.end();
  return has_any ? has_evidence : std::vector<bool>(baseline.size(), true);
}

std::vector<WeakLabel> weak_labels(std::span<const Count> baseline) {
  std::vector<WeakLabel> weak;
  for (size_t label = 0; label < baseline.size(); ++label) {
    const Count& count = baseline[label];
    if (count.images == 0) {
      weak.push_back({label, Weakness::kNoImages, count});
    } else if (count.images < kEnoughImages) {
      weak.push_back({label, Weakness::kFewImages, count});
    } else if (is_at_chance(count, baseline.size())) {
      weak.push_back({label, Weakness::kAtChance, count});
    }
  }
  return weak;
}

std::vector<std::string> describe_weak_labels(std::span<const Count> baseline,
                                              const std::vector<std::string>& names) {
  const std::vector<WeakLabel> all = weak_labels(baseline);
  std::vector<std::string> lines;
  const auto add = [&](Weakness why, const std::string& one, const std::string& several) {
    std::vector<WeakLabel> some;
    std::copy_if(all.begin(), all.end(), std::back_inserter(some),
                 [&](const auto& weak) { return weak.why == why; });
    if (some.empty()) { return; }
    lines.push_back(std::to_string(some.size()) + " of " + counted(baseline.size(), "label") + " " +
                    (some.size() == 1 ? one : several) + ": " + list_of(some, names));
  };
  const std::string chance =
      "recognised no more often than by chance (" + percent_text(chance_recall(baseline.size())) + ")";
  add(Weakness::kNoImages, "has no validation images", "have no validation images");
  add(Weakness::kAtChance, "is " + chance, "are " + chance);
  const std::string few = "fewer than " + std::to_string(kEnoughImages) + " validation images";
  add(Weakness::kFewImages, "has " + few, "have " + few);
  const std::vector<bool> has_evidence = labels_with_evidence(baseline);
  const auto without = static_cast<size_t>(std::count(has_evidence.begin(), has_evidence.end(), false));
  if (without > 0) {
    lines.push_back(
        counted(without, "label") +
        (without == 1 ? " that cannot be told from chance gets" : " that cannot be told from chance get") +
        " what suits the others on average");
  }
  return lines;
}

std::string describe_network_at_chance(std::span<const Count> baseline) {
  const MeanRecall mean = mean_recall(baseline);
  uint64_t images = 0;
  for (const Count& count : baseline) { images += count.images; }
  return "the network recognises " + percent_text(100 * mean.recall) + " of " +
         counted(images, "validation image") + " (mean over " + counted(mean.labels, "label") +
         "), which cannot be told from guessing, " + percent_text(chance_recall(mean.labels)) +
         ": a search would learn nothing from it. Train it for more " +
         "epochs (--pretrain-epochs), on more or smaller images (?size=), with another learning rate, for a longer "
         "--budget, or start from weights (--init); "
         "--anyway " +
         "searches nevertheless";
}

}  // namespace la3::search
