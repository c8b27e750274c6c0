#include "la3/search/construct.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/parallel.h"
#include "la3/core/random.h"
#include "la3/policy/combine.h"
#include "la3/search/evidence.h"
#include "la3/search/explore.h"
#include "la3/search/linear_predictor.h"
#include "la3/search/predictor.h"
#include "la3/search/space.h"

namespace la3::search {
namespace {

// Rewards differ by at most 200 points, so that 2^(tilt * points) is still a number.
constexpr int kMostTilt = 5;

// The order in which the triples of each multiset are taken, and the order that decides between
// multisets with equal scores: random, from the seed.
struct Order {
  std::vector<uint16_t> triples;  // those of multiset m start at first[m]
  std::vector<uint16_t> first;
  std::vector<uint16_t> rank;  // by multiset; the lower one is preferred

  Order(uint64_t seed, uint64_t group) : first(kMultisetCount), rank(kMultisetCount) {
    random::Stream stream(seed, 0, group, random::Purpose::kConstruct);
    triples.reserve(kTripleCount);
    for (int multiset = 0; multiset < kMultisetCount; ++multiset) {
      first[static_cast<size_t>(multiset)] = static_cast<uint16_t>(triples.size());
      const auto& all = triples_of(multiset);
      triples.insert(triples.end(), all.begin(), all.end());
      random::shuffle(std::span(triples).last(all.size()), stream);
    }
    std::iota(rank.begin(), rank.end(), uint16_t{0});
    random::shuffle(rank, stream);
  }
};

// By group and multiset. Those without evidence get the mean of the others.
std::vector<float> predict(const Evaluations& evaluations, std::span<const Count> baseline,
                           const std::vector<bool>& has_evidence, int predictor_epochs,
                           const ConstructOptions& options) {
  ThreadPool pool(options.threads);
  if (options.predictor == PredictorKind::kLinear) {
    return predict_rewards(measurements_of(evaluations), baseline, pool).mean;
  }
  Predictor predictor(static_cast<int>(baseline.size()), pool);
  // The round after the last: the predictor that one more iteration would use.
  predictor.train(observations_of(evaluations),
                  {.epochs = predictor_epochs, .seed = options.seed, .round = evaluations.iterations_done() + 1});
  std::vector<float> rewards = predictor.predict_all();
  const auto known = static_cast<float>(std::count(has_evidence.begin(), has_evidence.end(), true));
  std::vector<float> mean(kMultisetCount);
  for (size_t i = 0; i < rewards.size(); ++i) {
    if (has_evidence[i / kMultisetCount]) { mean[i % kMultisetCount] += rewards[i] / known; }
  }
  for (size_t i = 0; i < rewards.size(); ++i) {
    if (!has_evidence[i / kMultisetCount]) { rewards[i] = mean[i % kMultisetCount]; }
  }
  return rewards;
}

// What a label draws: multisets and their weights.
struct Drawn {
  int multiset;
  double weight;
};
std::vector<Drawn> drawn_by(const policy::LabelPolicy& label) {
  std::vector<Drawn> drawn;
  const std::vector<policy::Phase> phases = policy::phases_of(label);
  for (const policy::Recipe& recipe : phases.front().recipes) {
    Ops ops;
    for (size_t i = 0; i < ops.size(); ++i) { ops[i] = recipe.steps[i].choices.front().op; }
    drawn.push_back({multiset_of(triple_of(ops)), recipe.weight});
  }
  return drawn;
}

// Adds one label's contribution to the means.
void add_means(const std::vector<Drawn>& drawn, std::span<const float> predictions, double share,
               Constructed& result) {
  std::vector<double> weights(kMultisetCount);
  double sum = 0, squares = 0, reward = 0;
  for (const auto& [multiset, weight] : drawn) {
    weights[static_cast<size_t>(multiset)] += weight;
    sum += weight;
    squares += weight * weight;
    reward += weight * static_cast<double>(predictions[static_cast<size_t>(multiset)]);
  }
  int multisets = 0;
  double overlaps = -3 * squares;  // of two different triples only
  for (int a = 0; a < kMultisetCount; ++a) {
    if (weights[static_cast<size_t>(a)] == 0) { continue; }
    ++multisets;
    const uint8_t* with_a = overlaps_with(a);
    for (size_t b = 0; b < kMultisetCount; ++b) {
      overlaps += weights[static_cast<size_t>(a)] * weights[b] * with_a[b];
    }
  }
  result.multisets += share * multisets;
  result.reward += share * reward / sum;
  if (drawn.size() > 1) { result.overlap += share * overlaps / (sum * sum - squares); }
}

// By label and multiset: the predicted reward above the mean over all labels.
std::vector<double> above_the_mean(std::span<const float> predictions, size_t labels) {
  std::vector<double> above(predictions.begin(), predictions.end());
  for (size_t m = 0; m < kMultisetCount; ++m) {
    double mean = 0;
    for (size_t label = 0; label < labels; ++label) { mean += above[label * kMultisetCount + m]; }
    mean /= static_cast<double>(labels);
    for (size_t label = 0; label < labels; ++label) { above[label * kMultisetCount + m] -= mean; }
  }
  return above;
}

// The policy with a part of the images drawing from all labels' triples, as the options say.
policy::Policy with_pool(const policy::Policy& policy, std::span<const float> predictions,
                         const ConstructOptions& options) {
  if (options.tilt == 0) { return policy::pooled(policy, options.pool); }
  const std::vector<double> above = above_the_mean(predictions, policy.labels.size());
  return policy::pooled(policy, options.pool, [&](size_t label, size_t from, size_t index) {
    const auto multiset = static_cast<size_t>(multiset_of(triple_of(policy.labels[from].triples[index].ops)));
    return std::exp2(options.tilt * above[label * kMultisetCount + multiset]);
  });
}

}  // namespace

PredictorKind predictor_kind(std::string_view name) {
  expect(name == "network" || name == "linear", "predictor", "network or linear", std::string(name));
  return name == "linear" ? PredictorKind::kLinear : PredictorKind::kNetwork;
}

void ConstructOptions::validate() const {
  expect(std::isfinite(alpha) && alpha >= 0, "alpha", "a number from 0", alpha);
  expect(pool >= 0 && pool <= 1, "pool", "a share from 0 to 1", pool);
  expect(tilt >= 0 && tilt <= kMostTilt, "tilt", "0 to " + std::to_string(kMostTilt), tilt);
  expect(pool > 0 || tilt == 0, "tilt", "0 without a pool", tilt);
  expect(strength >= 0 && strength <= 1, "strength", "0 to 1", strength);
  expect(triples >= 1 && triples <= kTripleCount, "triples", "1 to " + std::to_string(kTripleCount), triples);
}

std::vector<policy::Triple> select_triples(std::span<const float> predictions, uint64_t group,
                                           const ConstructOptions& options) {
  options.validate();
  if (predictions.size() != kMultisetCount ||
      !std::all_of(predictions.begin(), predictions.end(), [](float p) { return std::isfinite(p); })) {
    throw std::invalid_argument("predictions: " + std::to_string(kMultisetCount) + " finite numbers expected");
  }
  // PAPER: rewards are nearly always negative, and so would be their mean, which would turn the
  // penalty for overlaps into a bonus. As in its authors' code, they are measured from the lowest
  // one.
  const double least = *std::min_element(predictions.begin(), predictions.end());
  std::vector<double> reward(kMultisetCount);
  double mean = 0;  // over all triples
  std::vector<uint8_t> left(kMultisetCount);
  for (size_t m = 0; m < kMultisetCount; ++m) {
    reward[m] = static_cast<double>(predictions[m]) - least;
    left[m] = static_cast<uint8_t>(triples_of(static_cast<int>(m)).size());
    mean += reward[m] * left[m] / kTripleCount;
  }
  const double weight = options.select == Select::kMrmr ? options.alpha * mean : 0;
  const Order order(options.seed, group);
  std::vector<uint32_t> overlap_sum(kMultisetCount, 0);  // with the triples chosen so far
  std::vector<policy::Triple> chosen;
  for (int pick = 0; pick < options.triples; ++pick) {
    const double factor = pick == 0 ? 0 : weight / pick;
    size_t best = kMultisetCount;
    double highest = 0;
    for (size_t m = 0; m < kMultisetCount; ++m) {
      if (left[m] == 0) { continue; }
      const double score = reward[m] - factor * overlap_sum[m];
      if (best == kMultisetCount || score > highest || (score == highest && order.rank[m] < order.rank[best])) {
        best = m;
        highest = score;
      }
    }
    const size_t place = order.first[best] + static_cast<size_t>(--left[best]);
    chosen.push_back({triple_ops(order.triples[place]), highest});
    const uint8_t* overlaps = overlaps_with(static_cast<int>(best));
    for (size_t m = 0; m < kMultisetCount; ++m) { overlap_sum[m] += overlaps[m]; }
  }
  return chosen;
}

std::vector<policy::LabelPolicy> construct(std::span<const float> predictions,
                                           const std::vector<std::string>& labels,
                                           const ConstructOptions& options) {
  options.validate();
  std::vector<policy::LabelPolicy> policies(labels.size());
  ThreadPool pool(options.threads);
  pool.for_each(labels.size(), 1, [&](size_t begin, size_t end, int) {
    for (size_t label = begin; label < end; ++label) {
      policies[label] = {labels[label], select_triples(predictions.subspan(label * kMultisetCount, kMultisetCount),
                                                       label, options)};
    }
  });
  return policies;
}

Constructed construct_policy(const Evaluations& evaluations, int predictor_epochs,
                             const ConstructOptions& options) {
  options.validate();
  const EvaluationsHeader& header = evaluations.header;
  if (evaluations.lines.empty()) { throw Error("no whole iteration of evaluations to construct a policy from"); }
  std::vector<Count> baseline;
  for (size_t group = 0; group < header.groups(); ++group) { baseline.push_back(header.group_baseline(group)); }
  const std::vector<bool> has_evidence = labels_with_evidence(baseline);
  const std::vector<float> predictions = predict(evaluations, baseline, has_evidence, predictor_epochs, options);
  const std::vector<std::string> labels =
      header.label_invariant ? std::vector<std::string>{std::string(policy::kAnyLabel)} : header.labels;
  Constructed result;
  policy::Policy& policy = result.policy;
  policy.labels = construct(predictions, labels, options);
  result.without_evidence = static_cast<size_t>(std::count(has_evidence.begin(), has_evidence.end(), false));
  if (options.pool > 0) { policy = with_pool(policy, predictions, options); }
  std::vector<Drawn> drawn;
  for (size_t label = 0; label < labels.size(); ++label) {
    // Of a policy for every label, there is one entry.
    if (label < policy.labels.size()) { drawn = drawn_by(policy.labels[label]); }
    add_means(drawn, std::span(predictions).subspan(label * kMultisetCount, kMultisetCount),
              1.0 / static_cast<double>(labels.size()), result);
  }
  const auto number = [](double value) {
    std::string text = std::to_string(value);
    text.erase(text.find_last_not_of('0') + 1);
    return text.back() == '.' ? text.substr(0, text.size() - 1) : text;
  };
  policy.provenance = {{"data", header.data},
                       {"network", header.network},
                       {"iterations", std::to_string(evaluations.iterations_done())},
                       {"select", options.select == Select::kTop ? "top" : "mrmr"}};
  for (const char* name : {"init", "normalise", "crop", "crop-scale", "cutout", "flip", "unmirrored", "explore"}) {
    const auto found = header.settings.find(name);
    if (found != header.settings.end()) { policy.provenance.emplace_back(name, found->second); }
  }
  if (options.select == Select::kMrmr) { policy.provenance.emplace_back("alpha", number(options.alpha)); }
  if (options.pool > 0) { policy.provenance.emplace_back("pool", number(options.pool)); }
  if (options.tilt > 0) { policy.provenance.emplace_back("tilt", number(options.tilt)); }
  if (options.predictor == PredictorKind::kLinear) { policy.provenance.emplace_back("predictor", "linear"); }
  policy.provenance.emplace_back("seed", std::to_string(options.seed));
  if (options.strength < 1) { policy.provenance.emplace_back("strength", number(options.strength)); }
  policy = policy::weakened(policy, options.strength);
  return result;
}

}  // namespace la3::search
