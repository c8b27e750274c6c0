// `shards:DIR`: images in tar files, following WebDataset's convention.
//
// The files of a sample are adjacent and share their name up to the first dot: 000017.jpg (or jpeg,
// png) and 000017.cls, a text with the label's number; others are ignored. Either DIR/train/*.tar,
// optionally with val (or validation) and test; or DIR/*.tar, where the words train, val and test
// in the names say which is which. DIR/classes.txt (or labels.txt) has the labels' names, one per
// line; without it their numbers serve as names.
//
// A sample is read by its position in its shard, so samples can be read in any order. The system is
// told to read ahead in large chunks, and read_order() gives an order that suits this. Takes about
// 30 bytes per sample, plus its name. Immutable once opened, safe to read from many threads.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "la3/core/parallel.h"
#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

// Goes through every shard once, checking the tar headers and each image's beginning and end. With
// an index that still matches the shards' sizes and times, reads nothing of them. Bad are: samples
// without a label or an image, with two images, or with a label that is not a number or has no
// name; images that are not valid; and shards that are compressed, damaged or truncated, of which
// the samples before the damage are used.
//
// Throws Error, which names the folder, if there are bad files and skip_bad is not set, if there
// are no shards, a label has no image, or there are fewer than two labels.
Splits open_shards(const std::filesystem::path& folder, const OpenOptions& options = {});

// Goes through every shard and writes an index. Throws Error as open_shards(), and if the index
// cannot be written.
IndexSummary index_shards(const std::filesystem::path& folder, const OpenOptions& options = {});

struct WriteShardsOptions {
  size_t per_shard = 1000;  // samples
  uint64_t seed = 0;        // of the order in which samples are written
  // Called after each sample with the number written so far. May throw to stop. May be empty.
  std::function<void(size_t done)> progress = nullptr;

  // Throws std::invalid_argument if a number is out of range.
  void validate() const;
};

// What happens while a shard is written; both may be empty.
struct ShardHooks {
  // Called for a sample that cannot be read, which is then left out. If empty, Error is thrown.
  std::function<void(size_t part, size_t sample, const std::string& problem)> on_bad = nullptr;
  // Called after each sample, by the calling thread. May throw to stop.
  std::function<void()> on_sample = nullptr;
};

// The shards of a data set, to be written one by one, in any order: a long job can stop and go on.
// Samples are in random order, because those of one shard are close together in training. Each shard
// is a function of the data set, per_shard and the seed. Immutable.
class ShardWriter {
 public:
  // Throws std::invalid_argument like options.validate(). Of the options, `progress` is not used.
  ShardWriter(Splits splits, const WriteShardsOptions& options);

  size_t shards() const { return shards_.size(); }
  size_t samples(size_t shard) const { return shards_[shard].end - shards_[shard].begin; }
  // Writes a shard into `folder`, replacing what is there; the pool's threads read and encode. The
  // folder must have folders called train, val and test, as far as the data set has such images.
  // Returns the shard's size in bytes. Throws Error if it cannot be written.
  uint64_t write(size_t shard, const std::filesystem::path& folder, ThreadPool& pool,
                 const ShardHooks& hooks = {}) const;
  // Makes the folders that write() needs, and classes.txt. Throws Error if that fails or a label has
  // a name that such a file cannot hold.
  void write_frame(const std::filesystem::path& folder) const;

 private:
  struct Shard {
    size_t part = 0, begin = 0, end = 0;  // positions in the order of the part's samples
  };

  std::array<std::shared_ptr<const Dataset>, kSplitCount> parts_;
  std::array<std::vector<size_t>, kSplitCount> orders_;
  size_t per_shard_;
  std::vector<Shard> shards_;
};

struct WrittenShards {
  size_t samples = 0, shards = 0;
  uint64_t bytes = 0;  // of the shards
};

// Writes a data set as shards, with classes.txt and an index. Image files are copied unchanged; images that
// do not come from files become PNG files. `folder` must not exist or be empty; it appears once
// everything is written. Throws Error if something cannot be read or written.
WrittenShards write_shards(const Splits& splits, const std::filesystem::path& folder,
                           const WriteShardsOptions& options = {});

}  // namespace la3::data
