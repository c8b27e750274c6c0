// Which samples an epoch takes, and in which order.
//
// Pure functions of the data set, the seed and the epoch, so loaders, GPUs and processes that make
// parts of the same batches agree. Thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "la3/data/dataset.h"

namespace la3::loader {

// How often an epoch takes the images of a label. It has as many images as the data set in any case.
enum class Balance : uint8_t {
  kNone,   // each image once
  kEqual,  // each label as often as any other
  kSqrt,   // in proportion to the square root of the label's number of images
};

// Images by label number.
std::vector<size_t> label_counts(const data::Dataset& dataset);

// How many images of each label an epoch takes, of labels with these numbers of images: as many in all.
// What does not divide evenly goes to the largest remainders, of equal ones to the first. A label that
// has images gets at least one.
std::vector<size_t> label_quotas(const std::vector<size_t>& counts, Balance balance);

// The samples of an epoch in order, as every loader with that seed takes them.
std::vector<size_t> sample_order(size_t size, bool shuffle, uint64_t seed, uint32_t epoch);
// The same for a data set, in an order that is good for reading: if it consists of runs, these come
// in random order, and each sample is drawn from the next `mixed` remaining ones.
std::vector<size_t> sample_order(const data::Dataset& dataset, bool shuffle, uint64_t seed, uint32_t epoch);

struct EpochOrder {
  std::vector<size_t> samples = {};
  // For each of them, how many times the epoch has taken the same sample before. Empty: it takes each
  // sample once.
  std::vector<uint32_t> takes = {};
};

// With a balance other than kNone, a label's images come in random order, all of them before the first
// one comes again, over the epochs too: an epoch goes on where the one before has ended. REQUIRES: if
// there is a balance, shuffle.
EpochOrder epoch_order(const data::Dataset& dataset, bool shuffle, Balance balance, uint64_t seed, uint32_t epoch);

}  // namespace la3::loader
