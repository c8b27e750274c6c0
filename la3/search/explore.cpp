#include "la3/search/explore.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "la3/core/duration.h"
#include "la3/core/expect.h"
#include "la3/core/random.h"
#include "la3/search/device_predictor.h"
#include "la3/search/space.h"
#include "la3/search/thompson.h"

namespace la3::search {
namespace {

constexpr size_t kRecent = 20;            // iterations of ExploreProgress::recent_reward
constexpr uint32_t kLastIterations = 50;  // of ExploreSummary::mean_reward_last

// The triples tried for one label.
class Tried {
 public:
  bool has(int triple) const { return place_[static_cast<size_t>(triple)] != kNone; }
  size_t count() const { return entries_.size(); }

  // Returns whether the triple is new.
  bool add(uint16_t triple, double reward) {
    const bool is_new = !has(triple);
    if (is_new) {
      place_[triple] = static_cast<uint16_t>(entries_.size());
      entries_.push_back({triple, 0, 0});
    }
    Entry& entry = entries_[place_[triple]];
    entry.sum += reward;
    ++entry.times;
    last_ = triple;
    return is_new;
  }

  struct Entry {
    uint16_t triple;
    uint32_t times;
    double sum;
    double mean() const { return sum / times; }
  };
  const std::vector<Entry>& entries() const { return entries_; }
  int last() const { return last_; }

 private:
  static constexpr uint16_t kNone = 0xFFFF;
  std::array<uint16_t, kTripleCount> place_ = filled();
  std::vector<Entry> entries_;
  int last_ = 0;

  static std::array<uint16_t, kTripleCount> filled() {
    std::array<uint16_t, kTripleCount> places;
    places.fill(kNone);
    return places;
  }
};

// All evaluations so far, by group.
class History {
 public:
  explicit History(const EvaluationsHeader& header) : header_(header), tried_(header.groups()) {}

  // Adds one iteration. Returns the share of groups whose triple was new, and the mean reward of those
  // with images.
  std::pair<double, double> add(std::span<const Evaluation> iteration) {
    size_t fresh = 0, measured = 0;
    double sum = 0;
    for (size_t group = 0; group < iteration.size(); ++group) {
      const double reward = header_.reward(group, iteration[group].count);
      fresh += tried_[group].add(iteration[group].triple, reward);
      measured += has_images(group);
      sum += reward;
    }
    rewards_.push_back(sum / static_cast<double>(measured));
    return {static_cast<double>(fresh) / static_cast<double>(iteration.size()), rewards_.back()};
  }

  const std::vector<Tried>& tried() const { return tried_; }
  const std::vector<double>& rewards() const { return rewards_; }  // mean of each iteration
  double recent_reward() const {
    const size_t count = std::min(kRecent, rewards_.size());
    return std::accumulate(rewards_.end() - static_cast<ptrdiff_t>(count), rewards_.end(), 0.0) /
           static_cast<double>(count);
  }

  std::vector<Observation> observations() const {
    std::vector<Observation> all;
    for (size_t group = 0; group < tried_.size(); ++group) {
      if (!has_images(group)) { continue; }
      for (const Tried::Entry& entry : tried_[group].entries()) {
        all.push_back({static_cast<uint16_t>(multiset_of(entry.triple)), static_cast<int32_t>(group),
                       static_cast<float>(entry.mean())});
      }
    }
    return all;
  }

 private:
  bool has_images(size_t group) const { return header_.group_baseline(group).images > 0; }

  const EvaluationsHeader& header_;
  std::vector<Tried> tried_;
  std::vector<double> rewards_;
};

History history_of(const Evaluations& evaluations) {
  History history(evaluations.header);
  const size_t groups = evaluations.header.groups();
  for (size_t i = 0; i < evaluations.lines.size(); i += groups) {
    history.add(std::span(evaluations.lines).subspan(i, groups));
  }
  return history;
}

// Moves `count` random elements of `from` to its front, in random order.
void shuffle_first(std::vector<uint16_t>& from, size_t count, random::Stream& stream) {
  for (size_t i = 0; i < std::min(count, from.size()); ++i) {
    std::swap(from[i], from[i + stream.below(static_cast<uint32_t>(from.size() - i))]);
  }
  from.resize(std::min(count, from.size()));
}

// A label's triples for the warm-up: random, no triple twice.
std::vector<uint16_t> warm_up_triples(uint64_t seed, size_t group, uint32_t count) {
  std::vector<uint16_t> all(kTripleCount);
  std::iota(all.begin(), all.end(), uint16_t{0});
  random::Stream stream(seed, 0, group, random::Purpose::kExplore);
  shuffle_first(all, count, stream);
  return all;
}

uint16_t mutate(int triple, random::Stream& stream) {
  Ops ops = triple_ops(triple);
  const uint32_t changes = 1 + stream.below(2);
  const uint32_t first = stream.below(3);
  for (uint32_t change = 0; change < changes; ++change) {
    // The second change is at one of the other two positions; each takes one of the other fifteen
    // ops.
    const uint32_t place = change == 0 ? first : (first + 1 + stream.below(2)) % 3;
    const auto old = static_cast<uint32_t>(ops[place]);
    ops[place] = static_cast<augment::Op>((old + 1 + stream.below(augment::kOpCount - 1)) % augment::kOpCount);
  }
  return static_cast<uint16_t>(triple_of(ops));
}

// Draws evaluated triples with probability proportional to their reward above the lowest one;
// uniformly if all are equal.
void add_explored(const Tried& tried, int count, random::Stream& stream, std::vector<uint16_t>& candidates) {
  double least = tried.entries().front().mean();
  for (const auto& entry : tried.entries()) { least = std::min(least, entry.mean()); }
  std::vector<double> sums;
  sums.reserve(tried.count());
  double sum = 0;
  for (const auto& entry : tried.entries()) { sums.push_back(sum += entry.mean() - least); }
  for (int i = 0; i < count; ++i) {
    if (sum <= 0) {
      candidates.push_back(tried.entries()[stream.below(static_cast<uint32_t>(tried.count()))].triple);
      continue;
    }
    const auto found = std::upper_bound(sums.begin(), sums.end(), stream.uniform() * sum);
    const auto place = std::min(static_cast<size_t>(found - sums.begin()), tried.count() - 1);
    candidates.push_back(tried.entries()[place].triple);
  }
}

std::vector<uint16_t> candidates_of(const Tried& tried, const ExploreOptions& options, random::Stream& stream) {
  std::vector<uint16_t> candidates;
  for (int i = 0; i < options.mutated; ++i) { candidates.push_back(mutate(tried.last(), stream)); }
  std::vector<uint16_t> open;
  open.reserve(kTripleCount);
  for (int triple = 0; triple < kTripleCount; ++triple) {
    if (!tried.has(triple)) { open.push_back(static_cast<uint16_t>(triple)); }
  }
  shuffle_first(open, static_cast<size_t>(options.unexplored), stream);
  candidates.insert(candidates.end(), open.begin(), open.end());
  add_explored(tried, options.explored, stream, candidates);
  return candidates;
}

// One of the candidates with the best prediction, at random: triples with the same ops have the
// same prediction.
uint16_t best_of(std::span<const uint16_t> candidates, std::span<const float> predictions, random::Stream& stream) {
  uint16_t best = candidates[0];
  uint32_t equals = 1;
  float highest = predictions[0];
  for (size_t i = 1; i < candidates.size(); ++i) {
    if (predictions[i] > highest) {
      highest = predictions[i];
      best = candidates[i];
      equals = 1;
    } else if (predictions[i] == highest && stream.below(++equals) == 0) {
      best = candidates[i];
    }
  }
  return best;
}

// Chooses the triples of the iterations after the warm-up.
class Guide {
 public:
  virtual ~Guide() = default;
  // From the history before the iteration. Notes the seconds, and the quality of what it goes by when
  // that is due.
  virtual std::vector<uint16_t> choose(const History& history, uint32_t iteration, ExploreProgress& progress) = 0;
};

bool is_quality_due(const ExploreOptions& options, uint32_t iteration) {
  return options.quality_every > 0 && iteration % static_cast<uint32_t>(options.quality_every) == 0;
}

// As in the paper.
class NetworkGuide final : public Guide {
 public:
  NetworkGuide(size_t groups, uint64_t seed, const ExploreOptions& options)
      : seed_(seed), options_(options), pool_(options.threads) {
    if (options.device >= 0) {
      predictor_ = std::make_unique<DevicePredictor>(static_cast<int>(groups), options.device);
    } else {
      predictor_ = std::make_unique<Predictor>(static_cast<int>(groups), pool_);
    }
  }

  std::vector<uint16_t> choose(const History& history, uint32_t iteration, ExploreProgress& progress) override {
    learn(history, iteration, progress);
    return best_candidates(history, iteration, progress);
  }

 private:
  void learn(const History& history, uint32_t iteration, ExploreProgress& progress) {
    const std::vector<Observation> seen = history.observations();
    const auto start = Clock::now();
    PredictorOptions training{.epochs = options_.predictor_epochs, .seed = seed_, .round = iteration};
    if (is_quality_due(options_, iteration) && seen.size() >= 5) {
      progress.quality = held_out_quality(*predictor_, seen, training);
    }
    predictor_->train(seen, training);
    progress.predictor_seconds = seconds_since(start);
  }

  std::vector<uint16_t> best_candidates(const History& history, uint32_t iteration, ExploreProgress& progress) {
    const size_t groups = history.tried().size();
    std::vector<random::Stream> streams;
    for (size_t group = 0; group < groups; ++group) {
      streams.emplace_back(seed_, iteration, group, random::Purpose::kExplore);
    }
    std::vector<std::vector<uint16_t>> candidates(groups);
    pool_.for_each(groups, 8, [&](size_t begin, size_t end, int) {
      for (size_t group = begin; group < end; ++group) {
        candidates[group] = candidates_of(history.tried()[group], options_, streams[group]);
      }
    });
    std::vector<Predictor::Query> queries;
    for (size_t group = 0; group < groups; ++group) {
      for (const uint16_t triple : candidates[group]) {
        queries.push_back({static_cast<uint16_t>(multiset_of(triple)), static_cast<int32_t>(group)});
      }
    }
    const auto asked_at = Clock::now();
    const std::vector<float> predictions = predictor_->predict(queries);
    progress.predictor_seconds += seconds_since(asked_at);
    std::vector<uint16_t> chosen;
    size_t next = 0;
    for (size_t group = 0; group < groups; ++group) {
      const size_t count = candidates[group].size();
      chosen.push_back(best_of(candidates[group], std::span(predictions).subspan(next, count), streams[group]));
      next += count;
    }
    return chosen;
  }

  const uint64_t seed_;
  const ExploreOptions& options_;
  ThreadPool pool_;
  std::unique_ptr<RewardModel> predictor_;
};

class ThompsonGuide final : public Guide {
 public:
  ThompsonGuide(const Evaluations& evaluations, const ExploreOptions& options)
      : options_(options), pool_(options.threads), thompson_(evaluations, pool_) {}

  std::vector<uint16_t> choose(const History&, uint32_t iteration, ExploreProgress& progress) override {
    const auto start = Clock::now();
    if (is_quality_due(options_, iteration)) { progress.quality = thompson_.quality(iteration); }
    std::vector<uint16_t> triples = thompson_.choose(iteration);
    progress.predictor_seconds = seconds_since(start);
    return triples;
  }

 private:
  const ExploreOptions& options_;
  ThreadPool pool_;
  Thompson thompson_;
};

std::unique_ptr<Guide> make_guide(const Evaluations& evaluations, const ExploreOptions& options) {
  if (options.guide == "thompson") { return std::make_unique<ThompsonGuide>(evaluations, options); }
  return std::make_unique<NetworkGuide>(evaluations.header.groups(), evaluations.header.seed, options);
}

// Expands one triple per group to one per label, and sums the counts back to groups.
std::vector<Count> evaluate_groups(const EvaluateTriples& evaluate, const EvaluationsHeader& header,
                                   uint32_t iteration, const std::vector<uint16_t>& triples) {
  if (!header.label_invariant) { return evaluate(iteration, triples); }
  Count sum;
  for (const Count& count : evaluate(iteration, std::vector<uint16_t>(header.labels.size(), triples[0]))) {
    sum.images += count.images;
    sum.correct += count.correct;
  }
  return {sum};
}

}  // namespace

void ExploreOptions::validate() const {
  expect(guide == "paper" || guide == "thompson", "explore", "paper or thompson", guide);
  expect(mutated >= 0, "mutated", "0 or more", mutated);
  expect(unexplored >= 0, "unexplored", "0 or more", unexplored);
  expect(explored >= 0, "explored", "0 or more", explored);
  const int64_t all = int64_t{mutated} + unexplored + explored;
  expect(all >= 1 && all <= kTripleCount, "mutated, unexplored, explored",
         "1 to " + std::to_string(kTripleCount) + " candidates in all", all);
  expect(quality_every >= 0, "quality_every", "0 or more", quality_every);
  expect(predictor_epochs >= 1, "predictor_epochs", "at least 1", predictor_epochs);
}

void check_budget(uint32_t iterations, uint32_t warm_up) {
  expect(warm_up >= 1 && warm_up <= kTripleCount, "warm-up", "1 to " + std::to_string(kTripleCount) + " iterations",
         warm_up);
  expect(iterations >= warm_up && iterations <= 1u << 20, "iterations",
         "from the warm-up's " + std::to_string(warm_up) + " to " + std::to_string(1u << 20), iterations);
}

bool explore(Evaluations& evaluations, EvaluationsWriter& writer, const EvaluateTriples& evaluate,
             const ExploreOptions& options) {
  options.validate();
  const EvaluationsHeader& header = evaluations.header;
  check_budget(header.iterations, header.warm_up);
  const size_t groups = header.groups();
  History history = history_of(evaluations);
  std::vector<std::vector<uint16_t>> warm_up;
  if (evaluations.iterations_done() < header.warm_up) {
    for (size_t group = 0; group < groups; ++group) {
      warm_up.push_back(warm_up_triples(header.seed, group, header.warm_up));
    }
  }
  std::unique_ptr<Guide> guide;
  const uint32_t first = evaluations.iterations_done() + 1;
  double spent = 0;
  for (uint32_t iteration = first; iteration <= header.iterations; ++iteration) {
    if (options.should_stop && options.should_stop()) { return false; }
    const auto start = Clock::now();
    ExploreProgress progress{.iteration = iteration, .iterations = header.iterations};
    std::vector<uint16_t> triples;
    if (iteration <= header.warm_up) {
      for (size_t group = 0; group < groups; ++group) { triples.push_back(warm_up[group][iteration - 1]); }
    } else {
      if (!guide) { guide = make_guide(evaluations, options); }
      triples = guide->choose(history, iteration, progress);
    }
    const auto chosen_at = Clock::now();
    const std::vector<Count> counts = evaluate_groups(evaluate, header, iteration, triples);
    progress.evaluation_seconds = seconds_since(chosen_at);
    for (size_t group = 0; group < groups; ++group) {
      evaluations.lines.push_back({iteration, header.label_invariant ? kAllLabels : static_cast<int32_t>(group),
                                   triples[group], counts[group]});
    }
    const auto added = std::span(evaluations.lines).last(groups);
    const auto [fresh, mean] = history.add(added);
    if (iteration > header.warm_up) { progress.unexplored = fresh; }
    progress.mean_reward = mean;
    progress.recent_reward = history.recent_reward();
    progress.seconds = seconds_since(start);
    progress.bookkeeping_seconds = progress.seconds - progress.predictor_seconds - progress.evaluation_seconds;
    spent += progress.seconds;
    progress.seconds_left = spent / (iteration - first + 1) * (header.iterations - iteration);
    // Last, so that what others record of the iteration is there whenever the iteration is: a kill in
    // between repeats both.
    if (options.progress) { options.progress(progress); }
    writer.add(added);
  }
  return true;
}

std::vector<Observation> observations_of(const Evaluations& evaluations) {
  return history_of(evaluations).observations();
}

std::optional<PredictorQuality> final_quality(const Evaluations& evaluations, const ExploreOptions& options) {
  const EvaluationsHeader& header = evaluations.header;
  const uint32_t round = evaluations.iterations_done() + 1;
  ThreadPool pool(options.threads);
  if (options.guide == "thompson") { return Thompson(evaluations, pool).quality(round); }
  const std::vector<Observation> seen = observations_of(evaluations);
  if (seen.size() < 5) { return std::nullopt; }
  Predictor predictor(static_cast<int>(header.groups()), pool);
  return held_out_quality(predictor, seen,
                          {.epochs = options.predictor_epochs, .seed = header.seed, .round = round});
}

ExploreSummary summarise(const Evaluations& evaluations) {
  const EvaluationsHeader& header = evaluations.header;
  ExploreSummary summary{.iterations = evaluations.iterations_done(),
                         .warm_up = std::min(header.warm_up, evaluations.iterations_done()),
                         .evaluations = evaluations.lines.size()};
  History history(header);
  double fresh = 0, warm_up = 0, last = 0;
  const uint32_t guided = summary.iterations - summary.warm_up;
  const uint32_t counted = std::min(guided, kLastIterations);
  for (uint32_t iteration = 1; iteration <= summary.iterations; ++iteration) {
    const auto [share, mean] =
        history.add(std::span(evaluations.lines).subspan((iteration - 1) * header.groups(), header.groups()));
    if (iteration <= summary.warm_up) { warm_up += mean; }
    if (iteration > summary.warm_up) { fresh += share; }
    if (iteration > summary.iterations - counted) { last += mean; }
  }
  if (summary.warm_up > 0) { summary.mean_reward_warm_up = warm_up / summary.warm_up; }
  if (counted > 0) { summary.mean_reward_last = last / counted; }
  if (guided > 0) { summary.unexplored_share = fresh / guided; }
  summary.tried_min = kTripleCount;
  for (const Tried& tried : history.tried()) {
    summary.tried_min = std::min(summary.tried_min, tried.count());
    summary.tried_max = std::max(summary.tried_max, tried.count());
    summary.tried_mean += static_cast<double>(tried.count()) / static_cast<double>(header.groups());
  }
  return summary;
}

}  // namespace la3::search
