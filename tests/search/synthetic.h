// A made-up world for the search: rewards with a known structure, as real ones have it. Each op
// costs each label a certain number of points, some pairs of ops cost more together, a label bears
// ops as its kind does.
#pragma once

#include <cmath>
#include <vector>

#include "la3/core/random.h"
#include "la3/search/explore.h"
#include "la3/search/space.h"

namespace la3::search {

class Synthetic {
 public:
  explicit Synthetic(int labels, uint64_t seed = 7) : seed_(seed) {
    cost_.resize(static_cast<size_t>(labels));
    for (size_t label = 0; label < cost_.size(); ++label) {
      for (size_t op = 0; op < augment::kOpCount; ++op) {
        random::Stream both(seed, 0, op, random::Purpose::kBenchmark);
        random::Stream own(seed, 1, label * augment::kOpCount + op, random::Purpose::kBenchmark);
        cost_[label][op] = 15 * both.uniform() * both.uniform() + 20 * own.uniform() * own.uniform();
      }
    }
  }

  // In percentage points, without noise; the order does not matter.
  double reward(int multiset, size_t label) const {
    const Ops& ops = multiset_ops(multiset);
    double sum = 1;
    for (size_t i = 0; i < 3; ++i) {
      sum -= cost_[label][static_cast<size_t>(ops[i])];
      for (size_t j = 0; j < i; ++j) {
        const size_t a = static_cast<size_t>(ops[i]), b = static_cast<size_t>(ops[j]);
        sum -= 0.05 * cost_[label][a] * cost_[label][b];
      }
    }
    return -90 * std::tanh(-sum / 90);
  }

  // As many of `images` recognised as the reward says, of nine tenths without augmentation, with a
  // little noise.
  EvaluateTriples evaluator(uint32_t images) const {
    return [this, images](uint32_t iteration, std::span<const uint16_t> triples) {
      std::vector<Count> counts;
      for (size_t label = 0; label < triples.size(); ++label) {
        random::Stream stream(seed_, iteration + 10, label, random::Purpose::kBenchmark);
        const double noise = 2 * (stream.uniform() - 0.5);
        const double percent = 90 + reward(multiset_of(triples[label]), label) + noise;
        counts.push_back({images, static_cast<uint32_t>(std::max(0.0, percent / 100 * images + 0.5))});
      }
      return counts;
    };
  }

  // Likewise, but each image is recognised by chance: binomial, as real counts are.
  EvaluateTriples sampled_evaluator(uint32_t images) const {
    return [this, images](uint32_t iteration, std::span<const uint16_t> triples) {
      std::vector<Count> counts;
      for (size_t label = 0; label < triples.size(); ++label) {
        random::Stream stream(seed_, iteration + 10, label, random::Purpose::kBenchmark);
        const double recall = (90 + reward(multiset_of(triples[label]), label)) / 100;
        Count count{images, 0};
        for (uint32_t image = 0; image < images; ++image) { count.correct += stream.uniform() < recall; }
        counts.push_back(count);
      }
      return counts;
    };
  }

  EvaluationsHeader header(uint32_t iterations, uint32_t warm_up, uint32_t images) const {
    EvaluationsHeader header;
    header.data = "synthetic";
    header.network = "none";
    header.weights = "0";
    header.iterations = iterations;
    header.warm_up = warm_up;
    header.seed = 5;
    for (size_t label = 0; label < cost_.size(); ++label) {
      header.labels.push_back("label-" + std::to_string(label));
      header.baseline.push_back({images, images * 9 / 10});
    }
    return header;
  }

 private:
  uint64_t seed_;
  std::vector<std::array<double, augment::kOpCount>> cost_;
};

}  // namespace la3::search
