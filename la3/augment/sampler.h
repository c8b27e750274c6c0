// Decides: turns (policy, label, seed, epoch, sample) into operations with every detail resolved.
//
// A pure function of its arguments, so neither threads nor the order of samples matter. apply.h
// executes the result.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "la3/augment/draw.h"
#include "la3/augment/op.h"
#include "la3/augment/recipe.h"
#include "la3/core/random.h"

namespace la3::augment {

// An op with a random magnitude as triples draw it: draw(), then call_of().
OpCall draw_call(Op op, random::Stream& stream);

// The calls for one sample, at most kMaxSteps, in order. A step that is not applied is an Identity.
class OpCalls {
 public:
  OpCalls() {}  // NOLINT(modernize-use-equals-default): the union has no default constructor

  // REQUIRES: size() < kMaxSteps.
  void push_back(const OpCall& call) { std::construct_at(calls_ + size_++, call); }

  size_t size() const { return size_; }
  const OpCall* data() const { return calls_; }
  const OpCall* begin() const { return calls_; }
  const OpCall* end() const { return calls_ + size_; }
  const OpCall& operator[](size_t i) const { return calls_[i]; }

  bool operator==(const OpCalls& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

 private:
  size_t size_ = 0;
  // In a union, so that those beyond size_ are not initialised: it would take as long as drawing one.
  union {
    OpCall calls_[kMaxSteps];
  };
};

// The triples or recipes that each label's samples choose from. Immutable after construction, so
// threads may share it. policy::make_sampler makes one from a policy.
class Sampler {
 public:
  // Triples in the space la3, as the search uses them. `labels`: by label number, its range of the
  // triples; labels may share ranges. Throws std::invalid_argument if a range is empty or extends
  // past the end.
  Sampler(std::vector<std::array<Op, 3>> triples, std::vector<TripleRange> labels, uint64_t seed);

  // `labels`: by label number, its parts of the recipes, by epochs; labels may share recipes. Throws
  // std::invalid_argument like check_recipe(), and if a label has no parts, epochs do not ascend
  // from 0, or a range is empty or extends past the end. Recipes of three choices
  // default_choice(Space::kLa3, ...) draw what the triples draw.
  Sampler(std::span<const Recipe> recipes, std::span<const std::vector<LabelRecipes>> labels, uint64_t seed);

  bool is_triples() const { return is_triples_; }
  int label_count() const { return static_cast<int>(is_triples_ ? ranges_.size() : labels_.size()); }

  // The calls for one sample in one epoch, as drawn by draw_triple(), or draw_recipe() and
  // draw_step(). Throws std::invalid_argument if the label is not one of 0 .. label_count() - 1.
  OpCalls sample(int label, uint32_t epoch, uint64_t sample) const;

  uint64_t seed() const { return seed_; }

  // Whether labels differ in what they draw from.
  bool is_by_label() const;
  // Gives each label what here the next one gets, and the last what here the first one gets.
  Sampler for_next_labels() const;

  // The tables as they lie in memory, for the GPU: those of triples ...
  std::span<const std::array<Op, 3>> triples() const { return triples_; }
  std::span<const TripleRange> ranges() const { return ranges_; }
  // ... or those of recipes.
  std::span<const LabelDraw> labels() const { return labels_; }
  std::span<const PhaseDraw> phases() const { return phases_; }
  std::span<const RecipeDraw> recipes() const { return recipes_; }
  std::span<const StepDraw> steps() const { return steps_; }
  std::span<const ChoiceDraw> choices() const { return choices_; }
  std::span<const OpCall> calls() const { return calls_; }  // Cutouts without their centres
  RecipeTables tables() const;

 private:
  class Compiler;

  bool is_triples_ = false;
  uint64_t seed_ = 0;
  std::vector<std::array<Op, 3>> triples_;
  std::vector<TripleRange> ranges_;

  std::vector<LabelDraw> labels_;
  std::vector<PhaseDraw> phases_;
  std::vector<RecipeDraw> recipes_;
  std::vector<StepDraw> steps_;
  std::vector<ChoiceDraw> choices_;
  std::vector<OpCall> calls_;
};

}  // namespace la3::augment
