// How far the difference of two policies may be from the truth: that of many more seeds and many
// more test images from the same source. docs/verdict.md states the model and how it is checked.
//
// Figures are in percent, differences in percentage points. Plain values; a Differences is not
// changed by its use, so threads may share it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "la3/report/student_t.h"

namespace la3::report {

// The trainings with one policy, by seed, ascending.
struct Trials {
  std::vector<uint64_t> seeds = {};
  std::vector<double> accuracy = {}, balanced = {};  // [seed]
  std::vector<std::vector<double>> recall = {};      // [label][seed]; empty for labels without images
  // [image]: by how many of the trainings it is recognised. Empty where that is not known.
  std::vector<uint16_t> correct = {};
};

struct Difference {
  double value = 0;                              // of the means over seeds
  double seed_variance = 0, image_variance = 0;  // of `value`
  double degrees = 0;                            // of freedom, of the seeds' variance

  // Misses the truth with probability `alpha`; within -100 and 100. None without degrees of freedom: with one seed
  // each, nobody knows what seeds do.
  std::optional<Interval> interval(double alpha) const;
};

// The 95% interval of each label's mean recall over new seeds and new test images, for each label by
// itself: [policy][label]. `images` are the test images by label; if it is empty, or a label has none,
// there is no interval.
std::vector<std::vector<std::optional<Interval>>> recall_intervals(const std::vector<Trials>& policies,
                                                                   const std::vector<int64_t>& images);

// A figure is a weighted sum of means over parts of the test images.
struct Part {
  double weight = 1;
  std::vector<uint32_t> images = {};
};

// How much a figure scatters over seeds, pooled over policies. `noise` is what `squares` would be if
// every image were recognised by chance of its own.
struct Scatter {
  double squares = 0, noise = 0, degrees = 0;
};

// All differences among the policies of one comparison.
class Differences {
 public:
  // `truth` has the label of each test image; empty where it is not known: then only seeds are counted
  // as chance, and labels have no intervals. REQUIRES: all policies have at least one seed, and
  // `correct` for all images or, without `truth`, for none.
  Differences(std::vector<Trials> policies, const std::vector<uint32_t>& truth, size_t labels);

  // By number in the list of policies: the first less the second.
  Difference accuracy(size_t policy, size_t against) const;
  Difference balanced(size_t policy, size_t against) const;
  // None for labels without test images.
  std::optional<Difference> recall(size_t label, size_t policy, size_t against) const;

  bool counts_images() const { return !whole_.images.empty(); }
  bool pairs_seeds() const { return pairs_seeds_; }

 private:
  Difference with_chance(Difference found) const;

  std::vector<Trials> policies_;
  Part whole_;
  std::vector<Part> by_label_;  // weights are for balanced accuracy
  bool pairs_seeds_ = false;
  Scatter accuracy_, balanced_, recall_;
};

}  // namespace la3::report
