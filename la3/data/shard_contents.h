// The contents of a folder of shards: the samples and their positions, and an index of them.
// Private to la3/data.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "la3/data/dataset_contents.h"

namespace la3::data {

struct ShardPath {
  std::string path;  // inside the data set's folder
  int split = 0;
};

// The tar files of a data set; unusable ones are added to `bad`. Throws Error if there are none of
// either.
std::vector<ShardPath> find_shards(const std::filesystem::path& root, std::vector<BadFile>& bad);

// Scans all of the shards.
DatasetContents scan_shards(const std::filesystem::path& root, const std::vector<ShardPath>& shards, int threads);

// Throws Error as read_index() does, and if the index does not match the current shards.
DatasetContents read_shard_index(const std::filesystem::path& root, const std::filesystem::path& index,
                                 const std::vector<ShardPath>& shards, int threads);

}  // namespace la3::data
