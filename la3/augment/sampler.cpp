#include "la3/augment/sampler.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

#include "la3/core/expect.h"

namespace la3::augment {
namespace {

void check_range(const char* what, uint64_t first, uint64_t count, size_t all) {
  if (count == 0 || first > all || count > all - first) {
    throw std::invalid_argument(std::string("a label's ") + what + " " + std::to_string(first) + " to " +
                                std::to_string(first + count) + ": some of " + std::to_string(all) + " expected");
  }
}

// A share of 1 as the number that 32 random bits are compared with.
uint32_t threshold_of(double share) {
  return static_cast<uint32_t>(std::min(std::floor(share * 0x1p32 + 0.5), 0x1p32 - 1));
}

// Sets the cumulative shares of entries with these weights; returns false, and leaves them, if all
// weights are equal.
template <typename Entry>
bool set_weights(std::span<Entry> entries, const std::vector<double>& weights) {
  if (std::all_of(weights.begin(), weights.end(), [&](double weight) { return weight == weights[0]; })) {
    return false;
  }
  // Sums of very large weights stay finite.
  const double largest = *std::max_element(weights.begin(), weights.end());
  double total = 0, sum = 0;
  for (const double weight : weights) { total += weight / largest; }
  for (size_t i = 0; i < weights.size(); ++i) {
    sum += weights[i] / largest;
    entries[i].pick_below = threshold_of(sum / total);
  }
  return true;
}

// Adds the calls of choices to a table; equal lists of magnitudes share them.
class CallTable {
 public:
  explicit CallTable(std::vector<OpCall>& calls) : calls_(calls) {}

  uint32_t first_of(const Choice& choice) {
    Key key{choice.op, choice.unit, choice.random_sign, choice.magnitudes};
    const auto [entry, is_new] = known_.try_emplace(std::move(key), static_cast<uint32_t>(calls_.size()));
    if (!is_new) { return entry->second; }
    if (choice.magnitudes.empty()) { calls_.push_back({.op = choice.op}); }
    for (const double magnitude : choice.magnitudes) {
      calls_.push_back({.op = choice.op, .magnitude = magnitude, .unit = choice.unit});
      if (choice.random_sign) {
        calls_.push_back({.op = choice.op, .magnitude = mirrored(choice.op, magnitude), .unit = choice.unit});
      }
    }
    return entry->second;
  }

 private:
  using Key = std::tuple<Op, Unit, bool, std::vector<double>>;
  std::vector<OpCall>& calls_;
  std::map<Key, uint32_t> known_;
};

}  // namespace

OpCall call_of(const DrawnCall& drawn) {
  const OpInfo& info = op_info(drawn.op);
  OpCall call{.op = drawn.op, .centre_x = drawn.centre_x, .centre_y = drawn.centre_y};
  if (info.has_magnitude) {
    const double level = drawn.level / static_cast<double>(kMagnitudeLevels);
    call.magnitude = info.low + level * (info.high - info.low);
    if (drawn.negative) { call.magnitude = -call.magnitude; }
  }
  return call;
}

OpCall draw_call(Op op, random::Stream& stream) {
  return call_of(draw(op, stream));
}

Sampler::Sampler(std::vector<std::array<Op, 3>> triples, std::vector<TripleRange> labels, uint64_t seed)
    : is_triples_(true), seed_(seed), triples_(std::move(triples)), ranges_(std::move(labels)) {
  for (const TripleRange& range : ranges_) { check_range("triples", range.first, range.count, triples_.size()); }
}

// Compiles recipes into a sampler's tables.
class Sampler::Compiler {
 public:
  Compiler(Sampler& sampler, std::span<const Recipe> recipes) : to_(sampler), recipes_(recipes) {
    CallTable calls(to_.calls_);
    for (const Recipe& recipe : recipes) {
      check_recipe(recipe);
      compiled_.push_back({static_cast<uint32_t>(to_.steps_.size()), static_cast<uint32_t>(recipe.steps.size())});
      for (const Step& step : recipe.steps) { add_step(step, calls); }
    }
  }

  void add_label(const std::vector<LabelRecipes>& parts) {
    expect(!parts.empty(), "a label's recipes", "some", "none");
    to_.labels_.push_back({static_cast<uint32_t>(to_.phases_.size()), static_cast<uint32_t>(parts.size())});
    for (const LabelRecipes& part : parts) {
      const bool is_first = &part == &parts.front();
      expect(is_first ? part.first_epoch == 0 : part.first_epoch > (&part - 1)->first_epoch, "a label's epochs",
             "ascending ones from 0 on", part.first_epoch);
      expect(part.first_epoch < kScheduleEpochs, "a label's epochs", "below " + std::to_string(kScheduleEpochs),
             part.first_epoch);
      PhaseDraw phase = phase_of(part.range);
      phase.first_epoch = part.first_epoch;
      to_.phases_.push_back(phase);
    }
  }

 private:
  void add_step(const Step& step, CallTable& calls) {
    const size_t first = to_.choices_.size();
    std::vector<double> weights;
    for (const Choice& choice : step.choices) {
      ChoiceDraw entry;
      entry.first_call = calls.first_of(choice);
      entry.magnitudes = static_cast<uint32_t>(std::max<size_t>(1, choice.magnitudes.size()));
      entry.apply_below = threshold_of(choice.probability);
      entry.flags = (choice.probability < 1 ? ChoiceDraw::kMaybe : 0) |
                    (choice.random_sign ? ChoiceDraw::kSigned : 0) |
                    (choice.op == Op::kCutout ? ChoiceDraw::kCentred : 0);
      to_.choices_.push_back(entry);
      weights.push_back(choice.weight);
    }
    const bool weighted = set_weights(std::span(to_.choices_).subspan(first), weights);
    to_.steps_.push_back(
        {static_cast<uint32_t>(first), static_cast<uint32_t>(step.choices.size()), weighted ? 1u : 0u});
  }

  // Each range has entries of its own, because cumulative weights belong to the range.
  PhaseDraw phase_of(const RecipeRange& range) {
    check_range("recipes", range.first, range.count, recipes_.size());
    const auto [entry, is_new] = known_.try_emplace({range.first, range.count});
    PhaseDraw& phase = entry->second;
    if (!is_new) { return phase; }
    phase.first_recipe = static_cast<uint32_t>(to_.recipes_.size());
    phase.recipes = range.count;
    std::vector<double> weights;
    for (uint32_t i = range.first; i < range.first + range.count; ++i) {
      to_.recipes_.push_back(compiled_[i]);
      weights.push_back(recipes_[i].weight);
    }
    phase.weighted = set_weights(std::span(to_.recipes_).subspan(phase.first_recipe), weights) ? 1 : 0;
    return phase;
  }

  Sampler& to_;
  std::span<const Recipe> recipes_;
  std::vector<RecipeDraw> compiled_;  // by number of the recipe, without weights
  std::map<std::pair<uint32_t, uint32_t>, PhaseDraw> known_;
};

Sampler::Sampler(std::span<const Recipe> recipes, std::span<const std::vector<LabelRecipes>> labels, uint64_t seed)
    : seed_(seed) {
  Compiler compiler(*this, recipes);
  for (const std::vector<LabelRecipes>& parts : labels) { compiler.add_label(parts); }
}

bool Sampler::is_by_label() const {
  if (is_triples_) {
    return std::adjacent_find(ranges_.begin(), ranges_.end(), std::not_equal_to<>()) != ranges_.end();
  }
  const auto phases_of = [&](const LabelDraw& label) {
    return std::span(phases_).subspan(label.first_phase, label.phases);
  };
  return std::any_of(labels_.begin(), labels_.end(), [&](const LabelDraw& label) {
    return !std::ranges::equal(phases_of(label), phases_of(labels_[0]));
  });
}

Sampler Sampler::for_next_labels() const {
  Sampler next = *this;
  if (!next.ranges_.empty()) { std::rotate(next.ranges_.begin(), next.ranges_.begin() + 1, next.ranges_.end()); }
  if (!next.labels_.empty()) { std::rotate(next.labels_.begin(), next.labels_.begin() + 1, next.labels_.end()); }
  return next;
}

RecipeTables Sampler::tables() const {
  return {labels_.data(), phases_.data(), recipes_.data(), steps_.data(), choices_.data()};
}

OpCalls Sampler::sample(int label, uint32_t epoch, uint64_t sample) const {
  if (label < 0 || label >= label_count()) {
    throw std::invalid_argument("label " + std::to_string(label) + ": 0 to " + std::to_string(label_count() - 1) +
                                " expected");
  }
  random::Stream stream(seed_, epoch, sample, random::Purpose::kPolicy);
  OpCalls calls;
  if (is_triples_) {
    const DrawnTriple drawn = draw_triple(triples_[0].data(), ranges_[static_cast<size_t>(label)], stream);
    for (const DrawnCall& call : drawn.calls) { calls.push_back(call_of(call)); }
    return calls;
  }
  const RecipeTables tables = this->tables();
  const RecipeDraw recipe = draw_recipe(tables, static_cast<uint32_t>(label), epoch, stream);
  for (uint32_t i = 0; i < recipe.steps; ++i) {
    const DrawnStep drawn = draw_step(tables, tables.steps[recipe.first_step + i], stream);
    OpCall call;
    if (drawn.call != kNoCall) {
      call = calls_[drawn.call];
      call.centre_x = drawn.centre_x;
      call.centre_y = drawn.centre_y;
    }
    calls.push_back(call);
  }
  return calls;
}

}  // namespace la3::augment
