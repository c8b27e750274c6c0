// What is in a folder of shards: the samples, where they stand, and an index of them. For
// shards.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "la3/data/shards.h"

namespace la3::data {

struct ShardPath {
  std::string path;  // below the data set's folder
  int split = 0;
};

// Samples of one split, in the order of their shards; each shard's one behind the other.
class SampleTable {
 public:
  struct Shard {
    std::string path;
    uint64_t bytes = 0;
    int64_t changed_ns = 0;
    size_t first = 0;  // sample
  };

  void add_shard(std::string path, uint64_t bytes, int64_t changed) {
    shards_.push_back({std::move(path), bytes, changed, samples_.size()});
  }
  void add_sample(std::string_view name, uint64_t offset, uint64_t bytes, int label, int width, int height) {
    samples_.push_back({offset, static_cast<uint32_t>(bytes), label});
    sizes_.emplace_back(width, height);
    names_ += name;
    name_ends_.push_back(names_.size());
  }
  // Of what is only needed for an index.
  void drop_sizes() { std::vector<std::pair<int, int>>().swap(sizes_); }

  size_t size() const { return samples_.size(); }
  const std::vector<Shard>& shards() const { return shards_; }
  size_t shard_of(size_t i) const {
    const auto after = std::upper_bound(shards_.begin(), shards_.end(), i,
                                        [](size_t sample, const Shard& shard) { return sample < shard.first; });
    return static_cast<size_t>(after - shards_.begin()) - 1;
  }
  uint64_t offset(size_t i) const { return samples_[i].offset; }
  uint32_t bytes(size_t i) const { return samples_[i].bytes; }
  int label(size_t i) const { return samples_[i].label; }
  std::pair<int, int> stored_size(size_t i) const { return sizes_[i]; }
  std::string_view name(size_t i) const {
    const size_t begin = i == 0 ? 0 : name_ends_[i - 1];
    return std::string_view(names_).substr(begin, name_ends_[i] - begin);
  }
  // How many samples each label has. REQUIRES: labels are below `labels`.
  std::vector<size_t> per_label(size_t labels) const {
    std::vector<size_t> counts(labels);
    for (const StoredSample& sample : samples_) { ++counts[static_cast<size_t>(sample.label)]; }
    return counts;
  }
  std::string path(size_t i) const { return shards_[shard_of(i)].path + "/" + std::string(name(i)); }

 private:
  struct StoredSample {
    uint64_t offset;
    uint32_t bytes;
    int label;
  };
  std::vector<Shard> shards_;
  std::vector<StoredSample> samples_;
  std::vector<std::pair<int, int>> sizes_;
  std::string names_;
  std::vector<uint64_t> name_ends_;
};

struct ShardContents {
  SampleTable splits[kSplitCount];
  std::vector<BadFile> bad;
};

// The tar files of a data set; those that cannot be read as such are passed to `on_bad`.
std::vector<ShardPath> find_shards(const std::filesystem::path& root, const std::function<void(BadFile)>& on_bad);

// Goes through all of them.
ShardContents scan_shards(const std::filesystem::path& root, const std::vector<ShardPath>& shards, int threads);

// As an index, and what it holds.
std::string index_text(const ShardContents& contents, IndexSummary& summary);
// Throws Error as read_index() does, and if it is not of these shards as they are now.
ShardContents read_contents(const std::filesystem::path& root, const std::filesystem::path& index,
                            const std::vector<ShardPath>& shards, int threads);

}  // namespace la3::data
