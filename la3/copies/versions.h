// The image files that are made of each sample of a data set: itself, copies augmented by a policy,
// or both.
//
// Immutable; safe to use from many threads.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "la3/augment/op.h"
#include "la3/copies/encode.h"
#include "la3/data/dataset.h"

namespace la3::copies {

// What is done to a sample of a data set in an epoch. Called by many threads.
using Decide = std::function<std::vector<augment::OpCall>(int label, uint32_t epoch, size_t sample)>;

struct VersionOptions {
  int copies = 1;            // of each sample
  uint32_t first_epoch = 0;  // copy c is what happens in epoch first_epoch + c
  bool originals = false;    // the sample itself comes first
  // Images whose shorter side is longer are scaled to it before anything else, the other side in
  // proportion; 0: all keep their sizes.
  int size_px = 0;
  OutputFormat output = {};
};

struct Version {
  std::string mark;  // ".0.Rotate-Color"; names.h
  std::string extension;
  std::vector<uint8_t> file;
};

class Versions {
 public:
  // Without `decide`, the only version of a sample is itself, and has no mark.
  Versions(std::shared_ptr<const data::Dataset> dataset, Decide decide, const VersionOptions& options);

  const data::Dataset& dataset() const { return *dataset_; }
  size_t per_sample() const;

  // All versions of a sample, which is decoded once; or one of them. An image that is not scaled
  // and has the right format is its file, unchanged. Throw what the data set throws, and Error if an
  // image is too large for its format.
  std::vector<Version> make(size_t sample) const;
  Version make(size_t sample, size_t version) const;

 private:
  struct Source;
  Source load(size_t sample, bool with_copies) const;
  Version make_one(const Source& source, size_t sample, size_t version) const;
  Version original(const Source& source, const std::string& name) const;

  std::shared_ptr<const data::Dataset> dataset_;
  Decide decide_;
  VersionOptions options_;
};

// All versions as a data set of files, for writers of data sets: sample s's version v has the number
// s * per_sample() + v.
std::shared_ptr<const data::Dataset> as_dataset(std::shared_ptr<const Versions> versions);

}  // namespace la3::copies
