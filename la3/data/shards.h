// `shards:DIR`: images in tar files after WebDataset's convention.
//
// The files of a sample stand one behind the other and share their name up to the first dot:
// 000017.jpg (or jpeg, png) and 000017.cls, a text with the label's number; others are passed over.
// DIR/train/*.tar, with val (or validation) and test beside it where they exist; or DIR/*.tar,
// where names with the words train, val and test in them say which is which. DIR/classes.txt (or
// labels.txt) has the labels' names, one a line; without it they are called by their numbers.
//
// A sample is read by its place in its shard, so any can be had at any time, but the system is told
// to read ahead in large pieces, and read_order() says which order goes well with that. Some 30
// bytes a sample and its name. Immutable once opened, safe to read from many threads.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

// Goes through every shard once, looking at the tar headers and at each image's beginning and end;
// with an index that still fits the shards' sizes and times, at nothing of theirs. Bad are samples
// without a label or an image, with two images or a label that is no number or has no name; images
// that are none; and shards that are compressed, damaged or cut off, of which the samples before
// the damage count.
//
// Throws Error, which names the folder, if there are bad files and skip_bad is not set, if there
// are no shards, a label has no image, or there are fewer than two labels.
Splits open_shards(const std::filesystem::path& folder, const OpenOptions& options = {});

// Goes through every shard and writes an index. Throws Error as open_shards(), and if it cannot be
// written.
IndexSummary index_shards(const std::filesystem::path& folder, const OpenOptions& options = {});

struct WriteShardsOptions {
  size_t per_shard = 1000;  // samples
  uint64_t seed = 0;        // of the order in which samples are written
  // Called after each sample with how many are written. May throw to stop. May be empty.
  std::function<void(size_t done)> progress = nullptr;

  // Throws std::invalid_argument if a number is out of range.
  void validate() const;
};

struct WrittenShards {
  size_t samples = 0, shards = 0;
  uint64_t bytes = 0;  // of the shards
};

// Writes a data set as shards, with classes.txt and an index: samples in random order, since those
// of one shard come near each other in training. Files are taken as they are; images that come from
// none become PNG files. `folder` must not exist or be empty; it appears once all is written.
// Throws Error if something cannot be read or written.
WrittenShards write_shards(const Splits& splits, const std::filesystem::path& folder,
                           const WriteShardsOptions& options = {});

}  // namespace la3::data
