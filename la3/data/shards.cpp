#include "la3/data/shards.h"

#include <algorithm>
#include <chrono>
#include <list>
#include <mutex>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/open_file.h"
#include "la3/core/utf8.h"
#include "la3/data/index_file.h"
#include "la3/data/photo_defaults.h"
#include "la3/data/shard_contents.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// ---- Labels ----

std::optional<fs::path> names_file(const fs::path& root) {
  std::error_code error;
  for (const char* name : {"classes.txt", "labels.txt"}) {
    if (fs::exists(root / name, error)) { return root / name; }
  }
  return std::nullopt;
}

std::vector<std::string> read_names(const fs::path& path) {
  constexpr size_t kMostBytes = size_t{64} << 20;
  const std::vector<uint8_t> bytes = read_file(path, kMostBytes);
  std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  std::vector<std::string> names;
  std::unordered_set<std::string> seen;
  for (size_t line = 1; !text.empty(); ++line) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string name(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (name.ends_with('\r')) { name.pop_back(); }
    const std::string where = path.string() + ": line " + std::to_string(line) + ": ";
    if (name.empty()) { throw Error(where + "a label's name expected, found an empty line"); }
    if (!is_utf8(name)) { throw Error(where + "a name in UTF-8 expected, found " + in_quotes(name)); }
    if (!seen.insert(name).second) { throw Error(where + "label " + in_quotes(name) + " stands twice"); }
    names.push_back(std::move(name));
  }
  return names;
}

// The labels' names; samples whose label has no name are added to the bad ones.
std::vector<std::string> name_labels(const fs::path& root, DatasetContents& contents) {
  const auto file = names_file(root);
  std::vector<std::string> names;
  if (file) {
    names = read_names(*file);
    for (SampleTable& table : contents.splits) {
      SampleTable kept;
      bool all = true;
      for (size_t s = 0, i = 0; s < table.containers().size(); ++s) {
        const SampleContainer& shard = table.containers()[s];
        kept.add_container(shard);
        for (; i < table.end_of(s); ++i) {
          if (static_cast<size_t>(table.label(i)) < names.size()) {
            kept.add(table.sample(i));
            continue;
          }
          all = false;
          contents.bad.push_back({table.path(i), (root / table.path(i)).string() + ": a label below " +
                                                     std::to_string(names.size()) + " expected, which " +
                                                     file->filename().string() + " has names for, found " +
                                                     std::to_string(table.label(i))});
        }
      }
      if (!all) { table = std::move(kept); }
    }
  } else {
    int last = -1;
    for (const SampleTable& table : contents.splits) {
      for (size_t i = 0; i < table.size(); ++i) { last = std::max(last, table.label(i)); }
    }
    for (int label = 0; label <= last; ++label) { names.push_back(std::to_string(label)); }
  }
  if (names.size() < 2) {
    throw Error(root.string() + ": two labels or more expected, found " + std::to_string(names.size()));
  }
  return names;
}

void check_no_label_is_empty(const fs::path& root, const std::vector<std::string>& labels, const SampleTable& table,
                             bool some_left_out) {
  const std::vector<size_t> counts = table.per_label(labels.size());
  std::vector<std::string> empty;
  for (size_t label = 0; label < labels.size(); ++label) {
    if (counts[label] == 0) { empty.push_back(labels[label]); }
  }
  if (empty.empty()) { return; }
  throw Error(root.string() + ": an image or more of each label expected, none found" +
              (some_left_out ? " but bad ones" : "") + " of " + in_quotes(empty) + " in " +
              table.containers()[0].path + (table.containers().size() > 1 ? ", ..." : ""));
}

// ---- Reading ----

// Open shards; there may be more shards than a process can have open.
class ShardFiles {
 public:
  explicit ShardFiles(fs::path root) : root_(std::move(root)) {}

  std::vector<uint8_t> read(const SampleContainer& shard, uint64_t offset, uint32_t bytes) {
    const std::shared_ptr<OpenShard> open = find(shard.path);
    if (const auto ahead = open->to_read_ahead(offset, bytes)) {
      open->file.will_read(ahead->first, ahead->second);
    }
    std::vector<uint8_t> found = open->file.read(offset, bytes);
    if (found.size() != bytes) { throw Error((root_ / shard.path).string() + ": cut off since it was opened"); }
    return found;
  }

 private:
  // Samples are read back and forth within a shard, so the system's own read-ahead sees no pattern.
  // Instead, it is asked to read a whole chunk when the chunk's first byte is needed, and again
  // after a while, when the chunk may have been evicted. If it has not been, that costs nothing.
  struct OpenShard {
    using Clock = std::chrono::steady_clock;

    explicit OpenShard(const fs::path& path) : file(path), asked_at(file.size() / kChunk + 1) {}

    std::optional<std::pair<size_t, size_t>> to_read_ahead(uint64_t offset, uint32_t bytes) {
      const Clock::time_point now = Clock::now();
      const auto is_due = [&](size_t chunk) {
        return asked_at[chunk] == Clock::time_point() || now - asked_at[chunk] > std::chrono::minutes(1);
      };
      const std::lock_guard lock(mutex);
      const size_t last = std::min<size_t>((offset + bytes) / kChunk, asked_at.size() - 1);
      size_t from = std::min<size_t>(offset / kChunk, last);
      while (from <= last && !is_due(from)) { ++from; }
      if (from > last) { return std::nullopt; }
      for (size_t chunk = from; chunk <= last; ++chunk) { asked_at[chunk] = now; }
      return std::pair{from * kChunk, (last - from + 1) * kChunk};
    }

    static constexpr size_t kChunk = size_t{8} << 20;
    OpenFile file;
    std::mutex mutex;
    std::vector<Clock::time_point> asked_at;
  };

  std::shared_ptr<OpenShard> find(const std::string& path) {
    constexpr size_t kMostOpen = 128;
    const std::lock_guard lock(mutex_);
    const auto known = places_.find(path);
    if (known != places_.end()) {
      recent_.splice(recent_.begin(), recent_, known->second);
      return recent_.front().second;
    }
    recent_.emplace_front(path, std::make_shared<OpenShard>(root_ / path));
    places_[path] = recent_.begin();
    if (recent_.size() > kMostOpen) {  // readers that hold it keep it
      places_.erase(recent_.back().first);
      recent_.pop_back();
    }
    return recent_.front().second;
  }

  fs::path root_;
  std::mutex mutex_;
  std::list<std::pair<std::string, std::shared_ptr<OpenShard>>> recent_;  // the most recent first
  std::unordered_map<std::string, std::list<std::pair<std::string, std::shared_ptr<OpenShard>>>::iterator> places_;
};

struct ShardsDescription {
  fs::path root;
  std::vector<std::string> labels;
  StandardTransforms transforms;
  std::shared_ptr<ShardFiles> files;
};

class ShardSet final : public Dataset {
 public:
  ShardSet(std::shared_ptr<const ShardsDescription> description, SampleTable samples, size_t mixed)
      : description_(std::move(description)), samples_(std::move(samples)) {
    samples_.drop_sizes();
    customary_validation_ = photo_validation(samples_.per_label(description_->labels.size()));
    read_order_.mixed = mixed;
    for (const SampleContainer& shard : samples_.containers()) {
      auto& begins = read_order_.run_begins;
      if (shard.first < samples_.size() && (begins.empty() || begins.back() != shard.first)) {
        begins.push_back(shard.first);
      }
    }
  }

  size_t size() const override { return samples_.size(); }
  const std::vector<std::string>& labels() const override { return description_->labels; }
  const StandardTransforms& standard_transforms() const override { return description_->transforms; }
  HeldOutSize customary_validation() const override { return customary_validation_; }
  int label(size_t i) const override { return samples_.label(i); }
  Image get(size_t i) const override { return codec::decode(file_bytes(i), name(i)); }
  std::string id(size_t i) const override { return samples_.path(i); }
  image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
    return codec::decode_region(file_bytes(i), name(i), choose);
  }
  std::vector<uint8_t> file_bytes(size_t i) const override {
    return description_->files->read(samples_.container_of(i), samples_.offset(i), samples_.bytes(i));
  }
  const ReadOrder& read_order() const override { return read_order_; }

 private:
  std::string name(size_t i) const { return (description_->root / samples_.path(i)).string(); }

  std::shared_ptr<const ShardsDescription> description_;
  SampleTable samples_;
  HeldOutSize customary_validation_;
  ReadOrder read_order_;
};

}  // namespace

Splits open_shards(const fs::path& folder, const OpenOptions& options) {
  options.validate();
  std::vector<BadFile> bad;
  const std::vector<ShardPath> shards = find_shards(folder, bad);
  DatasetContents contents;
  const auto read = [&](const fs::path& index) {
    contents = read_shard_index(folder, index, shards, options.threads);
  };
  if (!use_index(folder, options, read, "All shards are gone through")) {
    contents = scan_shards(folder, shards, options.threads);
  }
  contents.bad.insert(contents.bad.begin(), bad.begin(), bad.end());
  std::vector<std::string> labels;
  std::optional<Error> no_labels;
  try {
    labels = name_labels(folder, contents);
  } catch (const Error& error) { no_labels = error; }
  options.report(contents.bad);
  options.refuse(folder, contents.bad);
  if (no_labels) { throw *no_labels; }
  if (contents.splits[0].containers().empty()) {
    throw Error(folder.string() + ": .tar files to train with expected, found none");
  }
  for (const SampleTable& table : contents.splits) {
    if (!table.containers().empty()) { check_no_label_is_empty(folder, labels, table, !contents.bad.empty()); }
  }
  const auto description = std::make_shared<const ShardsDescription>(ShardsDescription{
      folder, std::move(labels), photo_transforms(options.size_px), std::make_shared<ShardFiles>(folder)});
  const auto opened = [&](SampleTable& table) -> std::shared_ptr<const Dataset> {
    return table.containers().empty() ? nullptr
                                      : std::make_shared<ShardSet>(description, std::move(table), options.mixed);
  };
  return {opened(contents.splits[0]), opened(contents.splits[1]), opened(contents.splits[2])};
}

IndexSummary index_shards(const fs::path& folder, const OpenOptions& options) {
  options.validate();
  std::vector<BadFile> bad;
  const std::vector<ShardPath> shards = find_shards(folder, bad);
  DatasetContents contents = scan_shards(folder, shards, options.threads);
  // Missing names are found when the data set is opened, and are not in the index.
  bad.insert(bad.end(), contents.bad.begin(), contents.bad.end());
  options.report(bad);
  options.refuse(folder, bad);
  return write_index(index_path(folder, options), "shards", contents);
}

}  // namespace la3::data
