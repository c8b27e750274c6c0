// What a search can learn from: which labels the network recognises at all, by counts of validation
// images without augmentation.
//
// A network that guesses has a recall of 1 / labels, on average over the labels, however often it
// guesses which. What triples do to a recall of chance is chance too. So such labels count as not
// measured, and stage 2 gives them what suits the other labels. Pure functions.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "la3/search/evaluations.h"

namespace la3::search {

// A label with fewer validation images is named in messages: one image more or less is 10 points.
inline constexpr uint32_t kEnoughImages = 10;

// In percent.
double chance_recall(size_t labels);

// Whether guessing among `labels` would recognise as many of these images in more than one of
// twenty tries: a one-sided binomial test. Always so without images, never with a single label.
bool is_at_chance(const Count& count, size_t labels);

// Whether the mean recall of the labels with images cannot be told from that of guessing: it is at
// most 2.33 standard deviations above it, the 1% of a one-sided normal test. The deviation comes from
// the recalls, with half an image added to both the right and the wrong ones of each label.
bool network_is_at_chance(std::span<const Count> baseline);

// By label: whether its evaluations say something about it. All of them if none is better than
// chance by itself.
std::vector<bool> labels_with_evidence(std::span<const Count> baseline);

// Why a label is named; the first that applies.
enum class Weakness { kNoImages, kFewImages, kAtChance };
struct WeakLabel {
  size_t label = 0;
  Weakness why = Weakness::kAtChance;
  Count count;
};
// In the order of the labels.
std::vector<WeakLabel> weak_labels(std::span<const Count> baseline);

// For users: a sentence per kind of weakness, each with at most five labels and their numbers, those
// with the fewest images recognised first, and one on what becomes of them. Empty without weak
// labels. `names` are those of the labels.
std::vector<std::string> describe_weak_labels(std::span<const Count> baseline,
                                              const std::vector<std::string>& names);

// For users: the figures of a network at chance, and what helps.
std::string describe_network_at_chance(std::span<const Count> baseline);

}  // namespace la3::search
