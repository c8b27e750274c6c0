// The contents of a data set's folder: the samples of its splits, in the folders or shards that
// hold them, and the bad files. Found by scan_folder() or scan_shards(), or read from an index.
// Private to la3/data.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

inline std::string joined(const std::string& folder, std::string_view name) {
  return folder.empty() ? std::string(name) : folder + "/" + std::string(name);
}

// A shard, or a folder with images of one label, which may be empty.
struct SampleContainer {
  std::string path;        // inside the data set's folder
  int label = -1;          // of all its samples; -1: each sample has its own
  int64_t changed_ns = 0;  // time of the last change, since 1970
  uint64_t bytes = 0;      // of a shard
  size_t first = 0;        // sample
};

// An image.
struct StoredSample {
  std::string_view name;  // within its container
  uint64_t offset = 0;    // within a shard
  uint32_t bytes = 0;
  int width = 0, height = 0;  // as stored
  int label = -1;
};

// Samples of one split, in the order of their containers, in little memory: container paths are
// stored once, and names are stored one after the other.
class SampleTable {
 public:
  // Samples added from here on belong to this container.
  void add_container(SampleContainer container) {
    container.first = size();
    containers_.push_back(std::move(container));
  }
  void add(const StoredSample& sample) {
    names_ += sample.name;
    name_ends_.push_back(names_.size());
    places_.push_back({sample.offset, sample.bytes, sample.label});
    sizes_.emplace_back(sample.width, sample.height);
  }
  void drop_sizes() { std::vector<std::pair<int, int>>().swap(sizes_); }
  // Keeps only names and containers. REQUIRES: the containers have labels.
  void drop_all_but_names() {
    drop_sizes();
    std::vector<SamplePlace>().swap(places_);
    names_.shrink_to_fit();
    name_ends_.shrink_to_fit();
  }

  size_t size() const { return name_ends_.size(); }
  const std::vector<SampleContainer>& containers() const { return containers_; }
  // One past the last sample of container c.
  size_t end_of(size_t c) const { return c + 1 < containers_.size() ? containers_[c + 1].first : size(); }
  const SampleContainer& container_of(size_t i) const {
    return *--std::upper_bound(
        containers_.begin(), containers_.end(), i,
        [](size_t sample, const SampleContainer& container) { return sample < container.first; });
  }
  std::string_view name(size_t i) const {
    const size_t begin = i == 0 ? 0 : name_ends_[i - 1];
    return std::string_view(names_).substr(begin, name_ends_[i] - begin);
  }
  std::string path(size_t i) const { return joined(container_of(i).path, name(i)); }
  int label(size_t i) const {
    const int shared = container_of(i).label;
    return shared >= 0 ? shared : places_[i].label;
  }
  uint64_t offset(size_t i) const { return places_[i].offset; }
  uint32_t bytes(size_t i) const { return places_[i].bytes; }
  StoredSample sample(size_t i) const {
    return {name(i), offset(i), bytes(i), sizes_[i].first, sizes_[i].second, places_[i].label};
  }

  // The number of samples of each label. REQUIRES: labels are below `labels`.
  std::vector<size_t> per_label(size_t labels) const {
    std::vector<size_t> counts(labels);
    for (size_t i = 0; i < size(); ++i) { ++counts[static_cast<size_t>(label(i))]; }
    return counts;
  }

 private:
  struct SamplePlace {
    uint64_t offset;
    uint32_t bytes;
    int label;
  };
  std::vector<SampleContainer> containers_;
  std::string names_;
  std::vector<uint64_t> name_ends_;
  std::vector<SamplePlace> places_;
  std::vector<std::pair<int, int>> sizes_;
};

// Folders of the splits inside the data set's, nothing for one that does not exist; that of train
// may be "".
using SplitFolders = std::array<std::optional<std::string>, kSplitCount>;

struct DatasetContents {
  SplitFolders folders;             // image folders only
  std::vector<std::string> labels;  // likewise
  SampleTable splits[kSplitCount];  // without bad files
  std::vector<BadFile> bad;
};

}  // namespace la3::data
