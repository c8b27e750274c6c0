// What an index that was written holds (index_dataset() in spec.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace la3::data {

struct IndexSummary {
  std::filesystem::path file;
  size_t images = 0, groups = 0;  // groups: folders or shards
  uint64_t bytes = 0;             // of the images
};

}  // namespace la3::data
