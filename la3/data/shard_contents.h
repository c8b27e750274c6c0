// What is in a folder of shards: the samples, where they stand, and an index of them. For
// shards.cpp.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "la3/data/dataset_contents.h"

namespace la3::data {

struct ShardPath {
  std::string path;  // below the data set's folder
  int split = 0;
};

// The tar files of a data set; those that cannot be read as such are passed to `on_bad`.
std::vector<ShardPath> find_shards(const std::filesystem::path& root, const std::function<void(BadFile)>& on_bad);

// Goes through all of them.
DatasetContents scan_shards(const std::filesystem::path& root, const std::vector<ShardPath>& shards, int threads);

// Throws Error as read_index() does, and if it is not of these shards as they are now.
DatasetContents read_shard_index(const std::filesystem::path& root, const std::filesystem::path& index,
                                 const std::vector<ShardPath>& shards, int threads);

}  // namespace la3::data
