#include "la3/data/shards.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <list>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/codec.h"
#include "la3/data/formats.h"
#include "la3/data/index_file.h"
#include "la3/data/open_file.h"
#include "la3/data/photos.h"
#include "la3/data/tar.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

constexpr int kParts = 3;  // train, validation, test
// Numbers above this are no labels, whatever a .cls file says, unless the labels have names.
constexpr int kMostLabels = 1'000'000;

// ---- Which shards there are ----

struct ShardPath {
  std::string path;  // below the data set's folder
  int part = 0;
};

std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char letter) { return std::tolower(letter); });
  return text;
}

bool is_compressed_tar(const std::string& name) {
  constexpr std::string_view kEndings[] = {".tgz",     ".tar.gz",  ".tar.bz2",  ".tar.xz",
                                           ".tar.zst", ".tar.lz4", ".tar.lzma", ".tar.Z"};
  return std::any_of(std::begin(kEndings), std::end(kEndings), [&](auto ending) { return name.ends_with(ending); });
}

// The part that a shard's name speaks of: "imagenet-val-000012.tar". -1: none.
int part_in_name(const std::string& name) {
  constexpr std::array<std::pair<std::string_view, int>, 6> kWords = {
      {{"train", 0}, {"training", 0}, {"val", 1}, {"validation", 1}, {"valid", 1}, {"test", 2}}};
  std::string word;
  for (const char c : lower_case(name) + ".") {
    if (std::isalpha(static_cast<unsigned char>(c))) {
      word += c;
      continue;
    }
    for (const auto& [known, part] : kWords) {
      if (word == known) { return part; }
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

std::vector<ShardPath> find_shards(const fs::path& root, const std::function<void(BadFile)>& on_bad) {
  std::error_code error;
  if (!fs::is_directory(root, error)) {
    throw Error(root.string() + ": a folder of shards expected, found " +
                (fs::exists(root, error) ? "a file" : "nothing"));
  }
  std::vector<ShardPath> shards;
  const auto add = [&](const std::string& folder, int part) {
    for (std::string& path : list_shards(root, folder, on_bad)) { shards.push_back({std::move(path), part}); }
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
    const auto speaks_of_train = [](const ShardPath& shard) { return part_in_name(shard.path) == 0; };
    if (std::any_of(shards.begin(), shards.end(), speaks_of_train)) {
      for (ShardPath& shard : shards) {
        shard.part = part_in_name(shard.path);
        if (shard.part < 0) {
          throw Error((root / shard.path).string() +
                      ": a name with train, val or test in it expected, as others have");
        }
      }
      std::stable_sort(shards.begin(), shards.end(), [](const auto& a, const auto& b) { return a.part < b.part; });
    }
  }
  return shards;
}

// ---- What is in them ----

// Samples of one part, in the order of their shards; each shard's one behind the other.
class SampleTable {
 public:
  struct Shard {
    std::string path;
    uint64_t bytes = 0;
    int64_t changed_ns = 0;
    size_t first = 0;  // sample
  };

  void add_shard(std::string path, uint64_t bytes, int64_t changed) {
    shards_.push_back({std::move(path), bytes, changed, places_.size()});
  }
  void add_sample(std::string_view name, uint64_t offset, uint64_t bytes, int label, int width, int height) {
    places_.push_back({offset, static_cast<uint32_t>(bytes), label});
    sizes_.emplace_back(width, height);
    names_ += name;
    name_ends_.push_back(names_.size());
  }
  // Of what is only needed for an index.
  void drop_sizes() { std::vector<std::pair<int, int>>().swap(sizes_); }

  size_t size() const { return places_.size(); }
  const std::vector<Shard>& shards() const { return shards_; }
  size_t shard_of(size_t i) const {
    const auto after = std::upper_bound(shards_.begin(), shards_.end(), i,
                                        [](size_t sample, const Shard& shard) { return sample < shard.first; });
    return static_cast<size_t>(after - shards_.begin()) - 1;
  }
  uint64_t offset(size_t i) const { return places_[i].offset; }
  uint32_t bytes(size_t i) const { return places_[i].bytes; }
  int label(size_t i) const { return places_[i].label; }
  std::pair<int, int> stored_size(size_t i) const { return sizes_[i]; }
  std::string_view name(size_t i) const {
    const size_t begin = i == 0 ? 0 : name_ends_[i - 1];
    return std::string_view(names_).substr(begin, name_ends_[i] - begin);
  }
  std::string path(size_t i) const { return shards_[shard_of(i)].path + "/" + std::string(name(i)); }

 private:
  struct Place {
    uint64_t offset;
    uint32_t bytes;
    int label;
  };
  std::vector<Shard> shards_;
  std::vector<Place> places_;
  std::vector<std::pair<int, int>> sizes_;
  std::string names_;
  std::vector<uint64_t> name_ends_;
};

struct Contents {
  SampleTable parts[kParts];
  std::vector<BadFile> bad;
};

// Reads a shard in windows: headers and small files come with what stands before them.
class Window {
 public:
  explicit Window(const OpenFile& file) : file_(file) {}

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

  Contents run(int part) {
    Contents contents;
    samples_ = &contents.parts[part];
    bad_ = &contents.bad;
    samples_->add_shard(path_, file_.size(), file_.changed_ns());
    const ReadBytes read = [&](size_t offset, size_t count) { return window_.read(offset, count); };
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
           (images_.empty() ? listed(extensions_) : std::to_string(images_.size())));
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
    const ImageHeader header = check_image(read, image.bytes, name);
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
  Window window_;
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

Contents scan_shards(const fs::path& root, const std::vector<ShardPath>& shards, int threads) {
  std::vector<Contents> of_each(shards.size());
  ThreadPool pool(threads);
  pool.for_each(shards.size(), 1, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      try {
        of_each[i] = ShardScanner(root, shards[i].path).run(shards[i].part);
      } catch (const Error& error) { of_each[i].bad.push_back({shards[i].path, error.what()}); }
    }
  });
  Contents all;
  for (Contents& one : of_each) {
    for (int part = 0; part < kParts; ++part) { append(all.parts[part], one.parts[part]); }
    all.bad.insert(all.bad.end(), one.bad.begin(), one.bad.end());
  }
  return all;
}

// ---- The index ----

std::string index_text(const Contents& contents, IndexSummary& summary) {
  IndexWriter writer("shards");
  for (int part = 0; part < kParts; ++part) {
    const SampleTable& table = contents.parts[part];
    size_t next = 0;
    for (size_t s = 0; s < table.shards().size(); ++s) {
      const SampleTable::Shard& shard = table.shards()[s];
      const size_t end = s + 1 < table.shards().size() ? table.shards()[s + 1].first : table.size();
      writer.add_group({shard.path, part, -1, shard.changed_ns, shard.bytes});
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

// Throws Error as read_index() does, and if it is not of these shards as they are now.
Contents read_contents(const fs::path& root, const fs::path& index, const std::vector<ShardPath>& shards,
                       int threads) {
  Contents contents;
  std::vector<ShardPath> found;
  std::vector<std::pair<uint64_t, int64_t>> stamps;
  const auto damaged = [&] { return Error(index.string() + ": damaged"); };
  IndexVisitor visitor;
  visitor.on_part = [&](int, const std::string&) { throw damaged(); };
  visitor.on_label = [&](const std::string&) { throw damaged(); };
  visitor.on_group = [&](IndexGroup group) {
    found.push_back({group.path, group.part});
    stamps.emplace_back(group.bytes, group.changed_ns);
    contents.parts[group.part].add_shard(std::move(group.path), group.bytes, group.changed_ns);
  };
  visitor.on_entry = [&](const IndexEntry& entry) {
    const auto [bytes, changed] = stamps.back();
    if (entry.bytes > kMaxFileBytes || entry.offset > bytes || entry.bytes > bytes - entry.offset ||
        entry.label < 0 || entry.label >= kMostLabels) {
      throw damaged();
    }
    contents.parts[found.back().part].add_sample(entry.name, entry.offset, entry.bytes, entry.label, entry.width,
                                                 entry.height);
  };
  visitor.on_bad = [&](std::string path, std::string problem) {
    contents.bad.push_back({std::move(path), std::move(problem)});
  };
  read_index(index, "shards", visitor);

  const auto same = [](const ShardPath& a, const ShardPath& b) { return a.path == b.path && a.part == b.part; };
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

Contents contents_of(const fs::path& root, const std::vector<ShardPath>& shards, const ShardOptions& options) {
  const bool is_given = !options.index.empty();
  const fs::path index = is_given ? options.index : root / kIndexName;
  std::error_code error;
  if (is_given || fs::exists(index, error)) {
    try {
      return read_contents(root, index, shards, options.threads);
    } catch (const Error& problem) {
      if (is_given && !fs::exists(index, error)) { throw; }
      if (options.on_note) {
        options.on_note(index.string() + ": this index is not used: " + problem.what() +
                        ". All shards are gone through instead; `la3 data index` makes a new one");
      }
    }
  }
  return scan_shards(root, shards, options.threads);
}

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

// The labels' names; samples whose label has none are added to the bad ones.
std::vector<std::string> name_labels(const fs::path& root, Contents& contents) {
  const auto file = names_file(root);
  std::vector<std::string> names;
  if (file) {
    names = read_names(*file);
    for (SampleTable& table : contents.parts) {
      SampleTable kept;
      bool all = true;
      for (size_t s = 0, i = 0; s < table.shards().size(); ++s) {
        const SampleTable::Shard& shard = table.shards()[s];
        const size_t end = s + 1 < table.shards().size() ? table.shards()[s + 1].first : table.size();
        kept.add_shard(shard.path, shard.bytes, shard.changed_ns);
        for (; i < end; ++i) {
          const auto [width, height] = table.stored_size(i);
          if (static_cast<size_t>(table.label(i)) < names.size()) {
            kept.add_sample(table.name(i), table.offset(i), table.bytes(i), table.label(i), width, height);
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
    for (const SampleTable& table : contents.parts) {
      for (size_t i = 0; i < table.size(); ++i) { last = std::max(last, table.label(i)); }
    }
    for (int label = 0; label <= last; ++label) { names.push_back(std::to_string(label)); }
  }
  if (names.size() < 2) {
    throw Error(root.string() + ": two labels or more expected, found " + std::to_string(names.size()));
  }
  return names;
}

std::vector<size_t> per_label(const SampleTable& table, size_t labels) {
  std::vector<size_t> counts(labels);
  for (size_t i = 0; i < table.size(); ++i) { ++counts[static_cast<size_t>(table.label(i))]; }
  return counts;
}

void check_no_label_is_empty(const fs::path& root, const std::vector<std::string>& labels, const SampleTable& table,
                             bool some_left_out) {
  const std::vector<size_t> counts = per_label(table, labels.size());
  std::vector<std::string> empty;
  for (size_t label = 0; label < labels.size(); ++label) {
    if (counts[label] == 0) { empty.push_back(labels[label]); }
  }
  if (empty.empty()) { return; }
  throw Error(root.string() + ": an image or more of each label expected, none found" +
              (some_left_out ? " but bad ones" : "") + " of " + listed(empty) + " in " + table.shards()[0].path +
              (table.shards().size() > 1 ? ", ..." : ""));
}

// ---- Reading ----

// Open shards, of which there may be more than a process can have open.
class ShardFiles {
 public:
  explicit ShardFiles(fs::path root) : root_(std::move(root)) {}

  std::vector<uint8_t> read(const SampleTable::Shard& shard, uint64_t offset, uint32_t bytes) {
    const std::shared_ptr<Open> open = find(shard.path);
    if (const auto ahead = open->to_read_ahead(offset, bytes)) {
      open->file.will_read(ahead->first, ahead->second);
    }
    std::vector<uint8_t> found = open->file.read(offset, bytes);
    if (found.size() != bytes) { throw Error((root_ / shard.path).string() + ": cut off since it was opened"); }
    return found;
  }

 private:
  // The order in which samples come goes to and fro within a shard, so the system's own reading ahead sees no
  // pattern. Instead it is asked for a whole chunk when the first byte of it is, and again after a while, when the
  // chunk may be forgotten; for one that is not, that costs nothing.
  struct Open {
    using Clock = std::chrono::steady_clock;

    explicit Open(const fs::path& path) : file(path), asked_at(file.size() / kChunk + 1) {}

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

  std::shared_ptr<Open> find(const std::string& path) {
    constexpr size_t kMostOpen = 128;
    const std::lock_guard lock(mutex_);
    const auto known = places_.find(path);
    if (known != places_.end()) {
      recent_.splice(recent_.begin(), recent_, known->second);
      return recent_.front().second;
    }
    recent_.emplace_front(path, std::make_shared<Open>(root_ / path));
    places_[path] = recent_.begin();
    if (recent_.size() > kMostOpen) {  // readers that have it keep it
      places_.erase(recent_.back().first);
      recent_.pop_back();
    }
    return recent_.front().second;
  }

  fs::path root_;
  std::mutex mutex_;
  std::list<std::pair<std::string, std::shared_ptr<Open>>> recent_;  // the latest first
  std::unordered_map<std::string, std::list<std::pair<std::string, std::shared_ptr<Open>>>::iterator> places_;
};

struct Description {
  fs::path root;
  std::vector<std::string> labels;
  StandardTransforms transforms;
  std::shared_ptr<ShardFiles> files;
};

class ShardSet final : public Dataset {
 public:
  ShardSet(std::shared_ptr<const Description> description, SampleTable samples, size_t mixed)
      : description_(std::move(description)), samples_(std::move(samples)) {
    samples_.drop_sizes();
    customary_validation_ = photo_validation(per_label(samples_, description_->labels.size()));
    read_order_.mixed = mixed;
    for (const SampleTable::Shard& shard : samples_.shards()) {
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
  Image get(size_t i) const override { return decode(file_bytes(i), name(i)); }
  std::string id(size_t i) const override { return samples_.path(i); }
  DecodedRegion get_region(size_t i, const ChooseRegion& choose) const override {
    return decode_region(file_bytes(i), name(i), choose);
  }
  std::vector<uint8_t> file_bytes(size_t i) const override {
    return description_->files->read(samples_.shards()[samples_.shard_of(i)], samples_.offset(i),
                                     samples_.bytes(i));
  }
  const ReadOrder& read_order() const override { return read_order_; }

 private:
  std::string name(size_t i) const { return (description_->root / samples_.path(i)).string(); }

  std::shared_ptr<const Description> description_;
  SampleTable samples_;
  HeldOutSize customary_validation_;
  ReadOrder read_order_;
};

}  // namespace

void ShardOptions::validate() const {
  if (threads < 0) { throw std::invalid_argument("threads: 0 or more expected, found " + std::to_string(threads)); }
  if (size_px < 1) { throw std::invalid_argument("size_px: 1 or more expected, found " + std::to_string(size_px)); }
  if (mixed < 1 || mixed > 1u << 30) {
    throw std::invalid_argument("mixed: 1 to 1073741824 expected, found " + std::to_string(mixed));
  }
}

Splits open_shards(const fs::path& folder, const ShardOptions& options) {
  options.validate();
  std::vector<BadFile> bad;
  const std::vector<ShardPath> shards = find_shards(folder, [&](BadFile file) { bad.push_back(std::move(file)); });
  if (shards.empty() && bad.empty()) { throw Error(folder.string() + ": .tar files expected, found none"); }
  Contents contents = contents_of(folder, shards, options);
  contents.bad.insert(contents.bad.begin(), bad.begin(), bad.end());
  std::vector<std::string> labels;
  std::optional<Error> no_labels;
  try {
    labels = name_labels(folder, contents);
  } catch (const Error& error) { no_labels = error; }
  for (const BadFile& file : contents.bad) {
    if (options.on_bad) { options.on_bad(file); }
  }
  if (!contents.bad.empty() && !options.skip_bad) { fail_for_bad_files(folder.string(), contents.bad); }
  if (no_labels) { throw *no_labels; }
  if (contents.parts[0].shards().empty()) {
    throw Error(folder.string() + ": .tar files to train with expected, found none");
  }
  for (const SampleTable& table : contents.parts) {
    if (!table.shards().empty()) { check_no_label_is_empty(folder, labels, table, !contents.bad.empty()); }
  }
  const auto description = std::make_shared<const Description>(Description{
      folder, std::move(labels), photo_transforms(options.size_px), std::make_shared<ShardFiles>(folder)});
  const auto opened = [&](SampleTable& table) -> std::shared_ptr<const Dataset> {
    return table.shards().empty() ? nullptr
                                  : std::make_shared<ShardSet>(description, std::move(table), options.mixed);
  };
  return {opened(contents.parts[0]), opened(contents.parts[1]), opened(contents.parts[2])};
}

IndexSummary index_shards(const fs::path& folder, const ShardOptions& options) {
  options.validate();
  std::vector<BadFile> bad;
  const std::vector<ShardPath> shards = find_shards(folder, [&](BadFile file) { bad.push_back(std::move(file)); });
  if (shards.empty() && bad.empty()) { throw Error(folder.string() + ": .tar files expected, found none"); }
  const Contents contents = scan_shards(folder, shards, options.threads);
  bad.insert(bad.end(), contents.bad.begin(),
             contents.bad.end());  // those of names only are seen when it is opened
  for (const BadFile& file : bad) {
    if (options.on_bad) { options.on_bad(file); }
  }
  if (!bad.empty() && !options.skip_bad) { fail_for_bad_files(folder.string(), bad); }
  IndexSummary summary;
  summary.file = options.index.empty() ? folder / kIndexName : options.index;
  write_file(summary.file, index_text(contents, summary));
  return summary;
}

}  // namespace la3::data
