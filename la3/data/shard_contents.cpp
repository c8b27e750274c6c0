#include "la3/data/shard_contents.h"

#include <cctype>
#include <charconv>
#include <unordered_set>

#include "la3/codec/codec.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"
#include "la3/core/lower_case.h"
#include "la3/core/open_file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/folder_tree.h"
#include "la3/data/index_file.h"
#include "la3/data/tar.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Numbers from here on in a .cls file are not accepted as labels.
constexpr int kMostLabels = 1'000'000;

bool is_compressed_tar(const std::string& name) {
  constexpr std::string_view kEndings[] = {".tgz",     ".tar.gz",  ".tar.bz2",  ".tar.xz",
                                           ".tar.zst", ".tar.lz4", ".tar.lzma", ".tar.Z"};
  return std::any_of(std::begin(kEndings), std::end(kEndings), [&](auto ending) { return name.ends_with(ending); });
}

// The split that a shard's name refers to: "imagenet-val-000012.tar". -1: none.
int split_in_name(const std::string& name) {
  std::string word;
  for (const char c : lower_case(name) + ".") {
    if (std::isalpha(static_cast<unsigned char>(c))) {
      word += c;
      continue;
    }
    if (const auto split = split_named(word)) { return static_cast<int>(*split); }
    word.clear();
  }
  return -1;
}

// The tar files of a folder, in byte order; compressed ones are added to `bad`.
std::vector<std::string> list_shards(const fs::path& root, const std::string& folder, std::vector<BadFile>& bad) {
  std::vector<std::string> found;
  std::error_code error;
  const fs::path path = root / folder;
  fs::directory_iterator entry(path, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    const std::string name = entry->path().filename().string(), lower = lower_case(name);
    const std::string below = folder.empty() ? name : folder + "/" + name;
    if (name.starts_with('.')) { continue; }
    if (lower.ends_with(".tar")) { found.push_back(below); }
    if (is_compressed_tar(lower)) {
      bad.push_back(
          {below, (root / below).string() + ": a plain .tar file expected, found a compressed one; uncompress it"});
    }
  }
  if (error) { throw Error(path.string() + ": cannot read the folder: " + error.message()); }
  std::sort(found.begin(), found.end());
  return found;
}

// Reads a shard in windows: headers and small files are read together with what precedes them.
class WindowedReader {
 public:
  explicit WindowedReader(const OpenFile& file) : file_(file) {}

  std::vector<uint8_t> read(size_t offset, size_t count) {
    if (offset < begin_ || offset + count > begin_ + bytes_.size()) {
      constexpr size_t kWindow = 64 << 10;
      begin_ = offset;
      bytes_ = file_.read(offset, std::max(count, kWindow));
    }
    const size_t first = offset - begin_, last = std::min(bytes_.size(), first + count);
    return {bytes_.begin() + static_cast<std::ptrdiff_t>(std::min(first, last)),
            bytes_.begin() + static_cast<std::ptrdiff_t>(last)};
  }

 private:
  const OpenFile& file_;
  size_t begin_ = 0;
  std::vector<uint8_t> bytes_;
};

// Goes through one shard and groups the files that belong together.
class ShardScanner {
 public:
  ShardScanner(const fs::path& root, const std::string& path)
      : root_(root), path_(path), file_(root / path), window_(file_) {}

  DatasetContents run(int split) {
    DatasetContents contents;
    samples_ = &contents.splits[split];
    bad_ = &contents.bad;
    samples_->add_container({path_, -1, file_.changed_ns(), file_.size()});
    const codec::ReadBytes read = [&](size_t offset, size_t count) { return window_.read(offset, count); };
    try {
      if (!file_.is_regular()) { throw Error((root_ / path_).string() + ": a plain file expected"); }
      scan_tar(read, file_.size(), (root_ / path_).string(), [&](TarEntry entry) { take(std::move(entry)); });
      finish();
    } catch (const Error& error) { bad_->push_back({path_, error.what()}); }
    return contents;
  }

 private:
  void take(TarEntry entry) {
    const size_t slash = entry.name.rfind('/');
    const size_t dot = entry.name.find('.', slash == std::string::npos ? 0 : slash + 1);
    std::string key = entry.name.substr(0, dot);
    if (key.ends_with('/') || key.empty()) { return; }  // hidden files, left by some systems
    if (key != key_) { finish(); }
    key_ = std::move(key);
    const std::string extension = dot == std::string::npos ? "" : lower_case(entry.name.substr(dot + 1));
    extensions_.push_back(extension);
    const bool is_common = extension == "jpg" || extension == "jpeg" || extension == "png";
    if (codec::is_image_extension(extension)) { (is_common ? images_ : others_).push_back(std::move(entry)); }
    if (extension == "cls") { labels_.push_back(std::move(entry)); }
  }

  // Completes the current sample.
  void finish() {
    if (!key_.empty()) {
      try {
        add_sample();
      } catch (const Error& error) { bad_->push_back({path_ + "/" + key_, error.what()}); }
    }
    key_.clear();
    extensions_.clear();
    images_.clear();
    others_.clear();
    labels_.clear();
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw Error((root_ / path_).string() + "/" + key_ + ": " + what);
  }

  void add_sample() {
    if (!keys_.insert(key_).second) {
      fail("a name of its own expected, found one that stands twice in the shard");
    }
    // A JPEG or PNG may have other formats beside it, such as a mask; they are skipped.
    if (images_.empty()) { images_ = std::move(others_); }
    if (images_.size() != 1) {
      fail("one image (.jpg, .png, .webp, ...) expected, found " +
           (images_.empty() ? in_quotes(extensions_) : std::to_string(images_.size())));
    }
    if (labels_.size() != 1) {
      fail(labels_.empty() ? "a label (" + key_ + ".cls) expected, found none" : "one label expected, found two");
    }
    const TarEntry& image = images_[0];
    const std::string name = (root_ / path_).string() + "/" + image.name;
    const auto read = [&](size_t offset, size_t count) {
      return window_.read(image.offset + offset,
                          std::min<size_t>(count, image.bytes - std::min<size_t>(offset, image.bytes)));
    };
    const int label = label_of(labels_[0]);
    const codec::ImageHeader header = codec::check_image(read, image.bytes, name);
    samples_->add(
        {image.name, image.offset, static_cast<uint32_t>(image.bytes), header.width, header.height, label});
  }

  int label_of(const TarEntry& entry) {
    constexpr size_t kMostBytes = 64;
    const std::vector<uint8_t> bytes = window_.read(entry.offset, std::min<size_t>(entry.bytes, kMostBytes));
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const auto is_space = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
    while (!text.empty() && is_space(text.front())) { text.remove_prefix(1); }
    while (!text.empty() && is_space(text.back())) { text.remove_suffix(1); }
    int label = -1;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), label);
    if (entry.bytes > kMostBytes || problem != std::errc() || end != text.data() + text.size() || label < 0 ||
        label >= kMostLabels) {
      fail("a label's number from 0 expected in the .cls file, found " + in_quotes(text));
    }
    return label;
  }

  fs::path root_;
  std::string path_;
  OpenFile file_;
  WindowedReader window_;
  SampleTable* samples_ = nullptr;
  std::vector<BadFile>* bad_ = nullptr;
  std::unordered_set<std::string> keys_;
  // Of the current sample.
  std::string key_;
  std::vector<std::string> extensions_;
  std::vector<TarEntry> images_, others_, labels_;
};

void append(SampleTable& to, const SampleTable& from) {
  for (const SampleContainer& shard : from.containers()) { to.add_container(shard); }
  for (size_t i = 0; i < from.size(); ++i) { to.add(from.sample(i)); }
}

}  // namespace

std::vector<ShardPath> find_shards(const fs::path& root, std::vector<BadFile>& bad) {
  check_is_folder(root, "a folder of shards");
  std::vector<ShardPath> shards;
  const auto add = [&](const std::string& folder, int split) {
    for (std::string& path : list_shards(root, folder, bad)) { shards.push_back({std::move(path), split}); }
  };
  if (const SplitFolders folders = splits_beside_train(root); folders[0]) {
    for (size_t split = 0; split < folders.size(); ++split) {
      if (folders[split]) { add(*folders[split], static_cast<int>(split)); }
    }
  } else {
    add("", 0);
    // Test images must not be trained with just because their shards are in the same folder.
    const auto speaks_of_train = [](const ShardPath& shard) { return split_in_name(shard.path) == 0; };
    if (std::any_of(shards.begin(), shards.end(), speaks_of_train)) {
      for (ShardPath& shard : shards) {
        shard.split = split_in_name(shard.path);
        if (shard.split < 0) {
          throw Error((root / shard.path).string() +
                      ": a name with train, val or test in it expected, as others have");
        }
      }
      std::stable_sort(shards.begin(), shards.end(),
                       [](const auto& a, const auto& b) { return a.split < b.split; });
    }
  }
  if (shards.empty() && bad.empty()) { throw Error(root.string() + ": .tar files expected, found none"); }
  return shards;
}

DatasetContents scan_shards(const fs::path& root, const std::vector<ShardPath>& shards, int threads) {
  std::vector<DatasetContents> of_each(shards.size());
  ThreadPool pool(threads);
  pool.for_each(shards.size(), 1, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      try {
        of_each[i] = ShardScanner(root, shards[i].path).run(shards[i].split);
      } catch (const Error& error) { of_each[i].bad.push_back({shards[i].path, error.what()}); }
    }
  });
  DatasetContents all;
  for (DatasetContents& one : of_each) {
    for (size_t split = 0; split < kSplitCount; ++split) { append(all.splits[split], one.splits[split]); }
    all.bad.insert(all.bad.end(), one.bad.begin(), one.bad.end());
  }
  return all;
}

DatasetContents read_shard_index(const fs::path& root, const fs::path& index, const std::vector<ShardPath>& shards,
                                 int threads) {
  DatasetContents contents = read_index(index, "shards");
  const auto check = [&](bool good) {
    if (!good) { throw Error(index.string() + ": damaged"); }
  };
  check(contents.labels.empty() && contents.folders == SplitFolders{});
  std::vector<ShardPath> found;
  std::vector<const SampleContainer*> then;
  for (size_t split = 0; split < kSplitCount; ++split) {
    const SampleTable& table = contents.splits[split];
    for (size_t s = 0, i = 0; s < table.containers().size(); ++s) {
      const SampleContainer& shard = table.containers()[s];
      check(shard.label == -1);
      found.push_back({shard.path, static_cast<int>(split)});
      then.push_back(&shard);
      for (; i < table.end_of(s); ++i) {
        check(table.bytes(i) <= codec::kMaxFileBytes && table.offset(i) <= shard.bytes &&
              table.bytes(i) <= shard.bytes - table.offset(i) && table.label(i) >= 0 &&
              table.label(i) < kMostLabels);
      }
    }
  }
  const auto same = [](const ShardPath& a, const ShardPath& b) { return a.path == b.path && a.split == b.split; };
  if (!std::equal(found.begin(), found.end(), shards.begin(), shards.end(), same)) {
    throw Error("there are other shards than then");
  }
  std::vector<char> changed(shards.size());
  ThreadPool pool(threads);
  pool.for_each(shards.size(), 16, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      std::error_code error;
      const fs::path path = root / shards[i].path;
      changed[i] = fs::file_size(path, error) != then[i]->bytes || error || changed_ns(path) != then[i]->changed_ns;
    }
  });
  const auto first = std::find(changed.begin(), changed.end(), 1);
  if (first != changed.end()) {
    throw Error(in_quotes(shards[static_cast<size_t>(first - changed.begin())].path) + " has changed since");
  }
  return contents;
}

}  // namespace la3::data
