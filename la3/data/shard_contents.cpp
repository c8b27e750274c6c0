#include "la3/data/shard_contents.h"

#include <array>
#include <cctype>
#include <charconv>
#include <unordered_set>

#include "la3/codec/codec.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"
#include "la3/core/open_file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/index_file.h"
#include "la3/data/tar.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Numbers above this are no labels, whatever a .cls file says, unless the labels have names.
constexpr int kMostLabels = 1'000'000;

std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char letter) { return std::tolower(letter); });
  return text;
}

bool is_compressed_tar(const std::string& name) {
  constexpr std::string_view kEndings[] = {".tgz",     ".tar.gz",  ".tar.bz2",  ".tar.xz",
                                           ".tar.zst", ".tar.lz4", ".tar.lzma", ".tar.Z"};
  return std::any_of(std::begin(kEndings), std::end(kEndings), [&](auto ending) { return name.ends_with(ending); });
}

// The split that a shard's name speaks of: "imagenet-val-000012.tar". -1: none.
int split_in_name(const std::string& name) {
  constexpr std::array<std::pair<std::string_view, int>, 6> kWords = {
      {{"train", 0}, {"training", 0}, {"val", 1}, {"validation", 1}, {"valid", 1}, {"test", 2}}};
  std::string word;
  for (const char c : lower_case(name) + ".") {
    if (std::isalpha(static_cast<unsigned char>(c))) {
      word += c;
      continue;
    }
    for (const auto& [known, split] : kWords) {
      if (word == known) { return split; }
    }
    word.clear();
  }
  return -1;
}

// The tar files of a folder, in byte order; compressed ones are passed to `on_bad`.
std::vector<std::string> list_shards(const fs::path& root, const std::string& folder,
                                     const std::function<void(BadFile)>& on_bad) {
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
      on_bad(
          {below, (root / below).string() + ": a plain .tar file expected, found a compressed one; uncompress it"});
    }
  }
  if (error) { throw Error(path.string() + ": cannot read the folder: " + error.message()); }
  std::sort(found.begin(), found.end());
  return found;
}

// Reads a shard in windows: headers and small files come with what stands before them.
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

// Goes through one shard and gathers the files that belong together.
class ShardScanner {
 public:
  ShardScanner(const fs::path& root, const std::string& path)
      : root_(root), path_(path), file_(root / path), window_(file_) {}

  ShardContents run(int split) {
    ShardContents contents;
    samples_ = &contents.splits[split];
    bad_ = &contents.bad;
    samples_->add_shard(path_, file_.size(), file_.changed_ns());
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
    if (key.ends_with('/') || key.empty()) { return; }  // hidden files, as some systems leave them
    if (key != key_) { finish(); }
    key_ = std::move(key);
    const std::string extension = dot == std::string::npos ? "" : lower_case(entry.name.substr(dot + 1));
    extensions_.push_back(extension);
    if (extension == "jpg" || extension == "jpeg" || extension == "png") { images_.push_back(std::move(entry)); }
    if (extension == "cls") { labels_.push_back(std::move(entry)); }
  }

  // The sample that has been gathered.
  void finish() {
    if (!key_.empty()) {
      try {
        add_sample();
      } catch (const Error& error) { bad_->push_back({path_ + "/" + key_, error.what()}); }
    }
    key_.clear();
    extensions_.clear();
    images_.clear();
    labels_.clear();
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw Error((root_ / path_).string() + "/" + key_ + ": " + what);
  }

  void add_sample() {
    if (!keys_.insert(key_).second) {
      fail("a name of its own expected, found one that stands twice in the shard");
    }
    if (images_.size() != 1) {
      fail("one image (.jpg, .jpeg or .png) expected, found " +
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
    samples_->add_sample(image.name, image.offset, image.bytes, label, header.width, header.height);
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
  // Of the sample at hand.
  std::string key_;
  std::vector<std::string> extensions_;
  std::vector<TarEntry> images_, labels_;
};

void append(SampleTable& to, const SampleTable& from) {
  for (const SampleTable::Shard& shard : from.shards()) { to.add_shard(shard.path, shard.bytes, shard.changed_ns); }
  for (size_t i = 0; i < from.size(); ++i) {
    const auto [width, height] = from.stored_size(i);
    to.add_sample(from.name(i), from.offset(i), from.bytes(i), from.label(i), width, height);
  }
}

}  // namespace

std::vector<ShardPath> find_shards(const fs::path& root, const std::function<void(BadFile)>& on_bad) {
  std::error_code error;
  if (!fs::is_directory(root, error)) {
    throw Error(root.string() + ": a folder of shards expected, found " +
                (fs::exists(root, error) ? "a file" : "nothing"));
  }
  std::vector<ShardPath> shards;
  const auto add = [&](const std::string& folder, int split) {
    for (std::string& path : list_shards(root, folder, on_bad)) { shards.push_back({std::move(path), split}); }
  };
  if (fs::is_directory(root / "train", error)) {
    const bool val = fs::is_directory(root / "val", error),
               validation = fs::is_directory(root / "validation", error);
    if (val && validation) { throw Error(root.string() + ": one of 'val' and 'validation' expected, found both"); }
    add("train", 0);
    if (val || validation) { add(val ? "val" : "validation", 1); }
    if (fs::is_directory(root / "test", error)) { add("test", 2); }
  } else {
    add("", 0);
    // Images to test with must not be trained with because their shards lie in the same folder.
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
  return shards;
}

ShardContents scan_shards(const fs::path& root, const std::vector<ShardPath>& shards, int threads) {
  std::vector<ShardContents> of_each(shards.size());
  ThreadPool pool(threads);
  pool.for_each(shards.size(), 1, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      try {
        of_each[i] = ShardScanner(root, shards[i].path).run(shards[i].split);
      } catch (const Error& error) { of_each[i].bad.push_back({shards[i].path, error.what()}); }
    }
  });
  ShardContents all;
  for (ShardContents& one : of_each) {
    for (int split = 0; split < kSplitCount; ++split) { append(all.splits[split], one.splits[split]); }
    all.bad.insert(all.bad.end(), one.bad.begin(), one.bad.end());
  }
  return all;
}

std::string index_text(const ShardContents& contents, IndexSummary& summary) {
  IndexWriter writer("shards");
  for (int split = 0; split < kSplitCount; ++split) {
    const SampleTable& table = contents.splits[split];
    size_t next = 0;
    for (size_t s = 0; s < table.shards().size(); ++s) {
      const SampleTable::Shard& shard = table.shards()[s];
      const size_t end = s + 1 < table.shards().size() ? table.shards()[s + 1].first : table.size();
      writer.add_group({shard.path, split, -1, shard.changed_ns, shard.bytes});
      for (; next < end; ++next) {
        const auto [width, height] = table.stored_size(next);
        writer.add_entry(
            {table.name(next), table.offset(next), table.bytes(next), width, height, table.label(next)});
        summary.bytes += table.bytes(next);
      }
    }
    summary.images += table.size();
    summary.groups += table.shards().size();
  }
  for (const BadFile& file : contents.bad) { writer.add_bad(file.path, file.problem); }
  return writer.finish();
}

ShardContents read_contents(const fs::path& root, const fs::path& index, const std::vector<ShardPath>& shards,
                            int threads) {
  ShardContents contents;
  std::vector<ShardPath> found;
  std::vector<std::pair<uint64_t, int64_t>> stamps;
  const auto damaged = [&] { return Error(index.string() + ": damaged"); };
  IndexVisitor visitor;
  visitor.on_split = [&](int, const std::string&) { throw damaged(); };
  visitor.on_label = [&](const std::string&) { throw damaged(); };
  visitor.on_group = [&](IndexGroup group) {
    found.push_back({group.path, group.split});
    stamps.emplace_back(group.bytes, group.changed_ns);
    contents.splits[group.split].add_shard(std::move(group.path), group.bytes, group.changed_ns);
  };
  visitor.on_entry = [&](const IndexEntry& entry) {
    const auto [bytes, changed] = stamps.back();
    if (entry.bytes > codec::kMaxFileBytes || entry.offset > bytes || entry.bytes > bytes - entry.offset ||
        entry.label < 0 || entry.label >= kMostLabels) {
      throw damaged();
    }
    contents.splits[found.back().split].add_sample(entry.name, entry.offset, entry.bytes, entry.label, entry.width,
                                                   entry.height);
  };
  visitor.on_bad = [&](std::string path, std::string problem) {
    contents.bad.push_back({std::move(path), std::move(problem)});
  };
  read_index(index, "shards", visitor);

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
      changed[i] = fs::file_size(path, error) != stamps[i].first || error || changed_ns(path) != stamps[i].second;
    }
  });
  const auto first = std::find(changed.begin(), changed.end(), 1);
  if (first != changed.end()) {
    throw Error(in_quotes(shards[static_cast<size_t>(first - changed.begin())].path) + " has changed since");
  }
  return contents;
}

}  // namespace la3::data
