#include "la3/report/difference.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace la3::report {
namespace {

constexpr double kPercent = 100;
// Pairing seeds halves the degrees of freedom of two policies. It pays from here on.
constexpr double kPairedDegrees = 4;

double length(const auto& list) {
  return static_cast<double>(list.size());
}

// One figure of all policies.
struct Figure {
  std::span<const Trials> policies;
  std::vector<const std::vector<double>*> values;  // [policy][seed]
  std::span<const Part> parts;                     // none: images do not count

  size_t count() const { return policies.size(); }
  double seeds(size_t policy) const { return length(policies[policy].seeds); }
};

double squares_around_mean(std::span<const double> values) {
  const double middle = mean(values);
  double sum = 0;
  for (const double value : values) { sum += (value - middle) * (value - middle); }
  return sum;
}

// What is left of the values when the mean of each policy and of each seed is taken away.
double squares_of_residuals(const Figure& figure) {
  const size_t seeds = figure.values[0]->size();
  std::vector<double> policy_means, seed_means(seeds, 0);
  for (const auto* values : figure.values) {
    policy_means.push_back(mean(*values));
    for (size_t i = 0; i < seeds; ++i) { seed_means[i] += (*values)[i] / length(figure.values); }
  }
  const double middle = mean(policy_means);
  double sum = 0;
  for (size_t p = 0; p < figure.count(); ++p) {
    for (size_t i = 0; i < seeds; ++i) {
      const double residual = (*figure.values[p])[i] - policy_means[p] - seed_means[i] + middle;
      sum += residual * residual;
    }
  }
  return sum;
}

// The mean variance of an image's result from seed to seed. The factor is for the mean, which is taken
// from the same seeds.
double image_noise(const Trials& policy, const Part& part) {
  const double n = length(policy.seeds);
  double sum = 0;
  for (const uint32_t image : part.images) {
    const double share = policy.correct[image] / n;
    sum += share * (1 - share) * n / (n - 1);
  }
  return part.images.empty() ? 0 : sum / length(part.images);
}

// The same for any policy: one with a single seed does not say how its images vary, and is given the
// mean of the others.
double image_noise(const Figure& figure, size_t policy, const Part& part) {
  if (figure.policies[policy].seeds.size() > 1) { return image_noise(figure.policies[policy], part); }
  double sum = 0, degrees = 0;
  for (size_t p = 0; p < figure.count(); ++p) {
    if (figure.policies[p].seeds.size() < 2) { continue; }
    sum += (figure.seeds(p) - 1) * image_noise(figure.policies[p], part);
    degrees += figure.seeds(p) - 1;
  }
  return degrees > 0 ? sum / degrees : 0;
}

// The variance of one training's figure if every image were recognised by chance of its own.
double noise(const Figure& figure, size_t policy) {
  if (figure.parts.empty()) { return 1; }  // all policies alike
  double variance = 0;
  for (const Part& part : figure.parts) {
    if (part.images.empty()) { continue; }
    const double weight = part.weight * kPercent;
    variance += weight * weight * image_noise(figure, policy, part) / length(part.images);
  }
  return variance;
}

Scatter scatter(const Figure& figure, bool pairs_seeds) {
  Scatter pooled;
  if (pairs_seeds) {
    pooled.squares = squares_of_residuals(figure);
    pooled.degrees = (figure.seeds(0) - 1) * (length(figure.policies) - 1);
    for (size_t p = 0; p < figure.count(); ++p) {
      pooled.noise += pooled.degrees / length(figure.policies) * noise(figure, p);
    }
    return pooled;
  }
  for (size_t p = 0; p < figure.count(); ++p) {
    const double degrees = figure.seeds(p) - 1;
    pooled.squares += squares_around_mean(*figure.values[p]);
    pooled.noise += degrees > 0 ? degrees * noise(figure, p) : 0;
    pooled.degrees += degrees;
  }
  return pooled;
}

Difference difference(const Figure& figure, size_t policy, size_t against, const Scatter& scatter) {
  const double seeds_a = figure.seeds(policy), seeds_b = figure.seeds(against);
  Difference found{.value = mean(*figure.values[policy]) - mean(*figure.values[against]),
                   .degrees = scatter.degrees};
  if (scatter.noise > 0) {  // otherwise all seeds agree about every image
    found.seed_variance =
        scatter.squares / scatter.noise * (noise(figure, policy) / seeds_a + noise(figure, against) / seeds_b);
  }
  for (const Part& part : figure.parts) {
    if (part.images.empty()) { continue; }
    const double n = length(part.images), weight = part.weight * kPercent;
    double sum = 0, squares = 0;
    for (const uint32_t image : part.images) {
      const double change =
          figure.policies[policy].correct[image] / seeds_a - figure.policies[against].correct[image] / seeds_b;
      sum += change;
      squares += change * change;
    }
    const double variance = (squares - sum * sum / n) / std::max(n - 1, 1.0);
    // The seeds' share in it is already in their own variance.
    const double by_seeds =
        image_noise(figure, policy, part) / seeds_a + image_noise(figure, against, part) / seeds_b;
    found.image_variance += weight * weight * (variance - by_seeds) / n;
  }
  found.image_variance = std::max(found.image_variance, 0.0);
  return found;
}

// One figure of all policies; `values` gives those of one policy.
template <typename Values>
Figure make_figure(const std::vector<Trials>& policies, std::span<const Part> parts, bool counts_images,
                   Values values) {
  Figure figure{.policies = policies, .values = {}, .parts = counts_images ? parts : std::span<const Part>()};
  for (const Trials& policy : policies) { figure.values.push_back(&values(policy)); }
  return figure;
}

const std::vector<double>& accuracy_of(const Trials& policy) {
  return policy.accuracy;
}
const std::vector<double>& balanced_of(const Trials& policy) {
  return policy.balanced;
}

}  // namespace

std::optional<Interval> Difference::interval(double alpha) const {
  if (degrees <= 0) { return std::nullopt; }
  const double variance = seed_variance + image_variance;
  if (variance <= 0) { return Interval{value, value}; }
  // Images are many: their variance is as good as known, and the larger its share, the more degrees of
  // freedom the whole has. (Satterthwaite's formula squares the ratio. With two degrees of freedom, its
  // intervals hold the truth 92 times in 100 instead of 95.)
  const double all = degrees * variance / std::max(seed_variance, 1e-9 * variance);
  const double half = t_quantile(alpha, all) * std::sqrt(variance);
  return Interval{std::max(value - half, -100.0), std::min(value + half, 100.0)};  // no difference is larger
}

Differences::Differences(std::vector<Trials> policies, const std::vector<uint32_t>& truth, size_t labels)
    : policies_(std::move(policies)), by_label_(labels) {
  for (uint32_t image = 0; image < truth.size(); ++image) {
    whole_.images.push_back(image);
    by_label_[truth[image]].images.push_back(image);
  }
  const auto with_images = static_cast<double>(
      std::count_if(by_label_.begin(), by_label_.end(), [](const Part& part) { return !part.images.empty(); }));
  for (Part& part : by_label_) { part.weight = 1 / std::max(with_images, 1.0); }
  if (policies_.empty()) { return; }
  const std::vector<uint64_t>& seeds = policies_[0].seeds;
  pairs_seeds_ =
      (length(seeds) - 1) * (length(policies_) - 1) >= kPairedDegrees &&
      std::all_of(policies_.begin(), policies_.end(), [&](const Trials& policy) { return policy.seeds == seeds; });
  accuracy_ = scatter(make_figure(policies_, {&whole_, 1}, counts_images(), accuracy_of), pairs_seeds_);
  balanced_ = scatter(make_figure(policies_, by_label_, counts_images(), balanced_of), pairs_seeds_);
  // A label has few images: how many times its noise recall scatters over seeds is taken to be the
  // same for all labels.
  double degrees = 0;
  for (size_t label = 0; label < labels && counts_images(); ++label) {
    if (by_label_[label].images.empty()) { continue; }
    const Part part{.images = by_label_[label].images};
    const Scatter one = scatter(
        make_figure(
            policies_, {&part, 1}, true, [&](const Trials& policy) -> auto& { return policy.recall[label]; }),
        pairs_seeds_);
    recall_.squares += one.squares;
    recall_.noise += one.noise;
    degrees = one.degrees;
  }
  // That gives as many degrees of freedom as there are labels that go their own ways. Their mean, the
  // balanced accuracy, scatters the less the more these are.
  const double own_ways = balanced_.squares > 0 ? recall_.squares / with_images / balanced_.squares : with_images;
  recall_.degrees = degrees * std::clamp(own_ways, 1.0, std::max(with_images - 1, 1.0));
}

// A few images can all be alike by chance. Then as if there were one more, on which the policies differ.
Difference Differences::with_chance(Difference found) const {
  if (counts_images() && found.seed_variance + found.image_variance <= 0) {
    found.image_variance = std::pow(kPercent / length(whole_.images), 2);
  }
  return found;
}

Difference Differences::accuracy(size_t policy, size_t against) const {
  return with_chance(
      difference(make_figure(policies_, {&whole_, 1}, counts_images(), accuracy_of), policy, against, accuracy_));
}

Difference Differences::balanced(size_t policy, size_t against) const {
  return with_chance(
      difference(make_figure(policies_, by_label_, counts_images(), balanced_of), policy, against, balanced_));
}

std::optional<Difference> Differences::recall(size_t label, size_t policy, size_t against) const {
  if (policies_[policy].recall[label].empty() || policies_[against].recall[label].empty()) { return std::nullopt; }
  const Part part{.images = by_label_[label].images};
  const auto values = [&](const Trials& one) -> auto& {
    return one.recall[label];
  };
  Difference found =
      difference(make_figure(policies_, {&part, 1}, counts_images(), values), policy, against, recall_);
  // All results of a label with few images may be alike by chance. As if there were one more image, on
  // which the policies differ.
  if (counts_images()) { found.image_variance += std::pow(kPercent / length(part.images), 2); }
  return found;
}

namespace {

// The variance of a label's recall, in squared points, if each of its images were recognised by chance
// of its own with the same probability.
double binomial_variance(double recall, int64_t images) {
  return recall * (100 - recall) / static_cast<double>(images);
}

// How many times as much as that the recalls of a policy's seeds scatter, over all policies and labels:
// a label by itself has too few images to tell. 0 with one seed each.
double recall_scatter(const std::vector<Trials>& policies, const std::vector<int64_t>& images) {
  double squares = 0, expected = 0;
  for (const Trials& policy : policies) {
    for (size_t label = 0; label < images.size(); ++label) {
      const std::vector<double>& recalls = policy.recall[label];
      if (recalls.empty() || images[label] == 0) { continue; }
      const double middle = mean(recalls);
      for (const double recall : recalls) { squares += (recall - middle) * (recall - middle); }
      expected += static_cast<double>(recalls.size() - 1) * binomial_variance(middle, images[label]);
    }
  }
  return expected > 0 ? squares / expected : 0;
}

}  // namespace

std::vector<std::vector<std::optional<Interval>>> recall_intervals(const std::vector<Trials>& policies,
                                                                   const std::vector<int64_t>& images) {
  const double scatter = recall_scatter(policies, images);
  std::vector<std::vector<std::optional<Interval>>> intervals;
  for (const Trials& policy : policies) {
    intervals.emplace_back(policy.recall.size());
    for (size_t label = 0; label < images.size(); ++label) {
      const std::vector<double>& recalls = policy.recall[label];
      if (recalls.empty() || images[label] == 0) { continue; }
      // The variance over new images and seeds is at most (1 + scatter / seeds) times the binomial one, so
      // the mean is as sure as if there were so many times fewer images and one training.
      const double more = 1 + scatter / static_cast<double>(recalls.size());
      intervals.back()[label] = wilson_interval(mean(recalls), static_cast<double>(images[label]) / more);
    }
  }
  return intervals;
}

}  // namespace la3::report
