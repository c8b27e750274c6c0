// A data set with augmented copies of its images, on disk: folders of labels or shards, for programs
// that cannot augment while they train.
//
// OUT/train/LABEL/NAME.EPOCH.OPS.jpg (names.h), and val and test as far as the data set has them;
// or shards (la3/data/shards.h). One split is augmented, the images of the others are written
// unchanged. While it is being written, the folder is called OUT.unfinished; its augmented.json
// (la3/records/augmented_file.h) says how far it is, so that a killed job can go on. The files
// depend on the data, the policy and the settings alone, not on threads or interruptions.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "la3/copies/versions.h"
#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::copies {

struct WriteCopiesOptions {
  std::filesystem::path out;
  size_t split = 0;  // the one that is augmented: 0 train, 1 validation, 2 test
  VersionOptions versions = {};
  uint64_t seed = 0;         // of the order of samples in shards; `decide` has its own
  bool shards = false;       // instead of folders
  size_t per_shard = 1000;   // samples
  bool resume = false;       // go on with what is there
  bool skip_bad = false;     // leave out images that cannot be read
  int threads = 0;           // 0: one per core
  std::string data, policy;  // as the user named them, for augmented.json
  // Identifies what `decide` does: policy and seed.
  std::string policy_text;
  // Called every few images, by the calling thread, with the number of images done, of the data set
  // or in shards. May throw to stop; a later call with `resume` goes on. May be empty.
  std::function<void(size_t done, size_t total)> progress = nullptr;
};

struct WrittenCopies {
  size_t files = 0;    // image files
  uint64_t bytes = 0;  // of these, or of the shards
  size_t shards = 0;
  size_t images = 0;                    // of the data set
  bool was_there = false;               // all of it was complete already
  std::vector<data::BadFile> bad = {};  // left out
};

// Throws std::invalid_argument for numbers out of range. Throws Error
// - before anything is written: if the data set lacks the split; if OUT has something else in it, or
//   copies and `resume` is not set or other settings are; if an unfinished one is there and `resume`
//   is not set; if a label cannot be the name of a folder;
// - at the end: if images could not be read and skip_bad is not set. All others are written then,
//   and a call with `resume`, and skip_bad or repaired images, completes the folder;
// - if anything cannot be written. What is there stays, for `resume`.
WrittenCopies write_copies(const data::Splits& splits, const Decide& decide, const WriteCopiesOptions& options);

}  // namespace la3::copies
