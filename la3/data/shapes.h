// The embedded data set: ten labels of 32x32 images drawn by code, with a known ground truth for
// the search.
//
// The labels form five pairs. The two labels of a pair differ in one property only (hue,
// brightness, tilt, position, fine texture), so one kind of change confuses them; every other
// property varies widely within both. Images are pure functions of (seed, split, label, number),
// with the same bytes on every machine. docs/shapes.md shows them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "la3/data/dataset.h"

namespace la3::data {

struct ShapesOptions {
  // Other seeds give other images of the same ten labels.
  uint64_t seed = 0;
  // Images per label and split, at least 1 and at most 100,000. Another number adds or drops images
  // at the end of a split and leaves the rest unchanged.
  int train_per_label = 100;  // few, so that a small network overfits and augmentation has something to gain
  int validation_per_label = 50;
  int test_per_label = 200;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

// All three splits, drawn into memory at once (about 30,000 images per second); image i has label i
// % 10. Throws std::invalid_argument as options.validate() does.
Splits make_shapes(const ShapesOptions& options);

// What is known about a pair of labels.
struct PairTruth {
  int first_label, second_label;
  // The only property that distinguishes the two labels: "hue", "brightness", "tilt", "position" or
  // "texture".
  std::string_view property;
  // Operations (names as in la3/augment/op.h) that turn one label into the other or make them
  // indistinguishable.
  std::vector<std::string_view> harmful_ops;
  // Operations that also blur the property, but cost the pair less, or cost other labels as much: a
  // search may judge them either way. All other operations leave the pair alone.
  std::vector<std::string_view> doubtful_ops;
};

// The five pairs, each label in exactly one. Lives as long as the program.
const std::vector<PairTruth>& shapes_truth();

}  // namespace la3::data
