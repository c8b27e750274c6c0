#include "la3/search/thompson.h"

#include <algorithm>

#include "la3/core/random.h"
#include "la3/search/construct.h"
#include "la3/search/space.h"

namespace la3::search {
namespace {

// Iterations that follow from one draw. With many labels, a new one costs more than the evaluations.
constexpr uint32_t kPlanned = 10;

// The multisets that stage 2 would choose, in its order.
std::vector<int> chosen_by(std::span<const float> rewards, size_t group, uint64_t seed) {
  std::vector<int> chosen;
  std::vector<bool> is_chosen(kMultisetCount);
  for (const policy::Triple& triple : select_triples(rewards, group, {.seed = seed})) {
    const int multiset = multiset_of(triple_of(triple.ops));
    if (!is_chosen[static_cast<size_t>(multiset)]) { chosen.push_back(multiset); }
    is_chosen[static_cast<size_t>(multiset)] = true;
  }
  return chosen;
}

}  // namespace

Thompson::Thompson(const Evaluations& evaluations, ThreadPool& pool) : evaluations_(evaluations), pool_(pool) {
  const EvaluationsHeader& header = evaluations.header;
  for (size_t group = 0; group < header.groups(); ++group) { baseline_.push_back(header.group_baseline(group)); }
}

// Spreads change little and cost much, so they are chosen anew only when there are twice as many
// evaluations.
void Thompson::fit_spread(uint32_t iterations) {
  uint32_t at = evaluations_.header.warm_up;
  while (at <= iterations / 2) { at *= 2; }
  if (fitted_at_ == at) { return; }
  spread_ = predict_rewards(measurements_of(evaluations_, at), baseline_, pool_).spread;
  fitted_at_ = at;
}

void Thompson::plan(uint32_t iterations) {
  fit_spread(iterations);
  const std::vector<Measurement> seen = measurements_of(evaluations_, iterations);
  const auto draws = posterior_draws(seen, baseline_, spread_, pool_);
  std::vector<uint64_t> images(baseline_.size() * kMultisetCount);
  for (const Measurement& one : seen) {
    images[static_cast<size_t>(one.label) * kMultisetCount + one.multiset] = one.images;
  }
  const uint64_t seed = evaluations_.header.seed;
  plan_.assign(baseline_.size(), {});
  pool_.for_each(baseline_.size(), 4, [&](size_t begin, size_t end, int) {
    for (size_t group = begin; group < end; ++group) {
      random::Stream stream(seed, iterations, group, random::Purpose::kExplore);
      std::vector<int> chosen = chosen_by(draws->draw(group, stream), group, seed);
      const uint64_t* measured = images.data() + group * kMultisetCount;
      std::stable_sort(chosen.begin(), chosen.end(), [&](int a, int b) { return measured[a] < measured[b]; });
      for (size_t i = 0; i < kPlanned; ++i) {
        // In any order of its ops: stage 2 does not tell them apart.
        const auto& triples = triples_of(chosen[i % chosen.size()]);
        plan_[group].push_back(triples[stream.below(static_cast<uint32_t>(triples.size()))]);
      }
    }
  });
  planned_at_ = iterations;
}

std::vector<uint16_t> Thompson::choose(uint32_t iteration) {
  const uint32_t place = (iteration - 1 - evaluations_.header.warm_up) % kPlanned;
  if (planned_at_ != iteration - 1 - place) { plan(iteration - 1 - place); }
  std::vector<uint16_t> triples;
  for (const auto& planned : plan_) { triples.push_back(planned[place]); }
  return triples;
}

std::optional<PredictorQuality> Thompson::quality(uint32_t iteration) {
  const std::vector<Measurement> seen = measurements_of(evaluations_);
  if (seen.size() < 5) { return std::nullopt; }
  fit_spread(evaluations_.iterations_done());
  return held_out_quality(seen, baseline_, spread_, evaluations_.header.seed, iteration, pool_);
}

}  // namespace la3::search
