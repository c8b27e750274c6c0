#include "la3/search/fast_autoaugment.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/search/tpe.h"

namespace la3::search {
namespace {

using augment::Op;

// The ops that are tried: all but Identity, which a probability of 0 stands for.
constexpr int kTriedOps = augment::kOpCount - 1;
static_assert(static_cast<int>(Op::kIdentity) == kTriedOps);

// An op, a probability and a level for both steps of every sub-policy.
std::vector<TpeDimension> dimensions_of(uint32_t sub_policies) {
  std::vector<TpeDimension> dimensions;
  for (uint32_t i = 0; i < 2 * sub_policies; ++i) {
    dimensions.push_back({kTriedOps});
    dimensions.insert(dimensions.end(), 2, TpeDimension{});
  }
  return dimensions;
}

policy::Step step_of(const TrialStep& step) {
  const augment::OpInfo& info = augment::op_info(step.op);
  policy::Choice choice{.op = step.op, .probability = step.probability};
  if (info.has_magnitude) {
    choice.magnitude = info.low + step.level * (info.high - info.low);
    choice.random_sign = info.random_sign;
  }
  return {{choice}};
}

double in_thousandths(double value) {
  return std::round(value * 1000) / 1000;
}

}  // namespace

std::vector<SubPolicy> propose_trial(const TrialsHeader& header, std::span<const Trial> tried) {
  std::vector<TpePoint> points;
  for (const Trial& trial : tried) {
    TpePoint& point = points.emplace_back();
    for (const SubPolicy& pair : trial.sub_policies) {
      for (const TrialStep& step : pair) {
        point.at.insert(point.at.end(), {static_cast<double>(step.op), step.probability, step.level});
      }
    }
    point.value = trial.count.percent();
  }
  const std::vector<double> at = propose(dimensions_of(header.sub_policies), points, header.seed,
                                         {.warm_up = static_cast<int>(header.warm_up)});
  std::vector<SubPolicy> sub_policies(header.sub_policies);
  size_t i = 0;
  for (SubPolicy& pair : sub_policies) {
    for (TrialStep& step : pair) {
      step = {static_cast<Op>(at[i]), in_thousandths(at[i + 1]), in_thousandths(at[i + 2])};
      i += 3;
    }
  }
  return sub_policies;
}

bool run_trials(Trials& trials, TrialsWriter& writer, const JudgeTrial& judge,
                const std::function<void(const TrialProgress&)>& progress,
                const std::function<bool()>& should_stop) {
  const TrialsHeader& header = trials.header;
  double best = 0;
  for (const Trial& trial : trials.lines) { best = std::max(best, trial.count.percent()); }
  const auto start = Clock::now();
  const size_t before = trials.lines.size();
  while (trials.lines.size() < header.trials) {
    if (should_stop()) { return false; }
    const auto began = Clock::now();
    const auto number = static_cast<uint32_t>(trials.lines.size() + 1);
    Trial trial{.sub_policies = propose_trial(header, trials.lines), .count = {}};
    trial.count = judge(number, trial.sub_policies);
    writer.add(trial, number);
    trials.lines.push_back(std::move(trial));
    const double accuracy = trials.lines.back().count.percent();
    best = std::max(best, accuracy);
    progress({number, header.trials, accuracy, best, seconds_since(began),
              seconds_since(start) / static_cast<double>(number - before) * (header.trials - number)});
  }
  return true;
}

policy::Policy policy_of(std::span<const SubPolicy> sub_policies) {
  policy::Phase phase;
  for (const SubPolicy& pair : sub_policies) {
    phase.recipes.push_back({.steps = {step_of(pair[0]), step_of(pair[1])}});
  }
  policy::Policy policy;
  policy.labels.push_back({.label = std::string(policy::kAnyLabel), .phases = {std::move(phase)}});
  return policy;
}

policy::Policy merge_trials(std::span<const Trials> searches, int best) {
  std::vector<SubPolicy> chosen;
  for (const Trials& search : searches) {
    const auto wanted = static_cast<size_t>(best);
    if (search.lines.size() < wanted) {
      throw Error(search.header.data + ", seed " + std::to_string(search.header.seed) + ": at least " +
                  counted(wanted, "trial") + " expected, found " + std::to_string(search.lines.size()));
    }
    std::vector<size_t> order(search.lines.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      return search.lines[a].count.correct > search.lines[b].count.correct;
    });
    for (size_t i = 0; i < wanted; ++i) {
      const auto& pairs = search.lines[order[i]].sub_policies;
      chosen.insert(chosen.end(), pairs.begin(), pairs.end());
    }
  }
  policy::Policy policy = policy_of(chosen);
  const TrialsHeader& first = searches.front().header;
  policy.provenance = {{"method", "fast-autoaugment"},
                       {"data", first.data},
                       {"network", first.network},
                       {"searches", std::to_string(searches.size())},
                       {"best_trials", std::to_string(best)}};
  if (!first.normalise.value_or("").empty()) { policy.provenance.emplace_back("normalise", *first.normalise); }
  return policy;
}

}  // namespace la3::search
