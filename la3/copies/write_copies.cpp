#include "la3/copies/write_copies.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "la3/copies/names.h"
#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/file.h"
#include "la3/core/fnv1a.h"
#include "la3/core/folder.h"
#include "la3/core/folder_lock.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/shards.h"
#include "la3/records/augmented_file.h"

namespace la3::copies {
namespace {

namespace fs = std::filesystem;
using records::AugmentedFile;
using records::WrittenUnit;
using Parts = std::array<std::shared_ptr<const Versions>, data::kSplitCount>;  // null where there is none

constexpr const char* kFolderNames[data::kSplitCount] = {"train", "val", "test"};
constexpr const char* kSplitNames[data::kSplitCount] = {"train", "validation", "test"};

void validate(const WriteCopiesOptions& options) {
  const VersionOptions& versions = options.versions;
  expect(options.split < data::kSplitCount, "split", "0 to 2", options.split);
  expect(versions.copies >= 1 && versions.copies <= 10000, "copies", "1 to 10000", versions.copies);
  expect(versions.size_px >= 0 && versions.size_px <= 65500, "size_px", "0 to 65500", versions.size_px);
  expect(versions.output.quality >= 0 && versions.output.quality <= 100, "quality", "0 to 100",
         versions.output.quality);
}

Parts make_parts(const data::Splits& splits, const Decide& decide, const WriteCopiesOptions& options) {
  const std::shared_ptr<const data::Dataset> sets[] = {splits.train, splits.validation, splits.test};
  if (!sets[options.split]) {
    throw Error(options.data + ": " + kSplitNames[options.split] + " images expected, found none");
  }
  Parts parts;
  for (size_t part = 0; part < parts.size(); ++part) {
    if (!sets[part]) { continue; }
    parts[part] =
        std::make_shared<Versions>(sets[part], part == options.split ? decide : nullptr, options.versions);
  }
  return parts;
}

std::string hex(uint64_t number) {
  char text[24];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
  return text;
}

// Which images they are, not what is in them.
std::string images_text(const Parts& parts) {
  std::string text;
  uint64_t hash = fnv1a("");
  for (size_t part = 0; part < parts.size(); ++part) {
    if (!parts[part]) { continue; }
    const data::Dataset& images = parts[part]->dataset();
    for (const std::string& label : images.labels()) { hash = fnv1a(label + "\n", hash); }
    for (size_t i = 0; i < images.size(); ++i) {
      hash = fnv1a(std::to_string(images.label(i)) + " " + images.id(i) + "\n", hash);
    }
    text += std::to_string(images.size()) + " " + kSplitNames[part] + ", ";
  }
  return text + "checksum " + hex(hash);
}

AugmentedFile new_record(const Parts& parts, const WriteCopiesOptions& options, size_t units) {
  const VersionOptions& versions = options.versions;
  AugmentedFile record;
  record.data = options.data;
  record.policy = options.policy;
  record.units = units;
  record.settings = {
      {"images", images_text(parts)},
      {"policy", "checksum " + hex(fnv1a(options.policy_text))},
      {"seed", std::to_string(options.seed)},
      {"split", kSplitNames[options.split]},
      {"copies", std::to_string(versions.copies)},
      {"epoch", std::to_string(versions.first_epoch)},
      {"originals", versions.originals ? "yes" : "no"},
      {"size", versions.size_px == 0 ? "unchanged" : std::to_string(versions.size_px)},
      {"format", versions.output.format ? codec::extension_of(*versions.output.format) : "as the image's"},
      {"quality", versions.output.quality == 0 ? "as the image's" : std::to_string(versions.output.quality)},
      {"layout", options.shards ? "shards of " + std::to_string(options.per_shard) : "folders"}};
  return record;
}

void check_same_settings(const fs::path& folder, const AugmentedFile& found, const AugmentedFile& wanted) {
  for (const auto& [name, value] : wanted.settings) {
    const auto other = found.settings.find(name);
    const std::string text = other == found.settings.end() ? "none" : other->second;
    if (text == value) { continue; }
    throw Error((folder / AugmentedFile::kName).string() + ": " + name + ": " + value + " expected, found " +
                printable(text) + "; --resume goes on only with the same data, policy and settings");
  }
}

// The folder OUT, and OUT.unfinished until it is complete.
class Target {
 public:
  // Throws Error as write_copies() does for what is already there.
  Target(const WriteCopiesOptions& options, AugmentedFile wanted) : record_(std::move(wanted)) {
    out_ = options.out.has_filename() ? options.out : options.out.parent_path();
    folder_ = out_;
    folder_ += ".unfinished";
    check_out(options.resume);
    if (is_complete_) { return; }
    std::error_code ignored;
    const bool is_left = fs::exists(folder_, ignored);
    if (!is_left) { make_folder(folder_); }
    lock_.emplace(folder_, "is being written by another process");
    if (is_left) { check_unfinished(options.resume); }
    if (const auto found = records::read_augmented_file(folder_)) {
      record_ = *found;
    } else {
      records::write_augmented_file(folder_, record_);
    }
  }

  bool is_complete() const { return is_complete_; }
  const fs::path& folder() const { return folder_; }
  AugmentedFile& record() { return record_; }

  // What the record says is done will be there after a power cut.
  void commit() {
    const int fd = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool flushed = fd >= 0 && ::syncfs(fd) == 0;
    const std::string reason = flushed ? "" : std::generic_category().message(errno);
    if (fd >= 0) { ::close(fd); }
    if (!flushed) { throw Error(folder_.string() + ": cannot flush: " + reason); }
    records::write_augmented_file(folder_, record_);
    committed_at_ = Clock::now();
  }
  void commit_if_due() {
    if (seconds_since(committed_at_) > 5) { commit(); }
  }

  void finish() {
    commit();
    std::error_code error;
    fs::rename(folder_, out_, error);
    if (error) { throw Error(out_.string() + ": cannot rename into place: " + error.message()); }
  }

 private:
  void check_out(bool resume) {
    std::error_code error;
    if (!fs::exists(out_, error)) { return; }
    if (!fs::is_directory(out_, error)) { throw Error(out_.string() + ": a folder expected, found a file"); }
    if (fs::is_empty(out_, error)) { return check_can_be_replaced(); }
    if (error) { throw Error(out_.string() + ": cannot read the folder: " + error.message()); }
    const auto found = records::read_augmented_file(out_);
    if (!found) { throw Error(out_.string() + ": a new or empty folder expected, found other files in it"); }
    if (!resume) {
      throw Error(out_.string() + ": has augmented images of " + printable(found->data) +
                  " already; a new or empty folder expected");
    }
    check_same_settings(out_, *found, record_);
    record_ = *found;
    is_complete_ = true;
  }

  // An empty folder is replaced by renaming, which a file system that is mounted there prevents.
  void check_can_be_replaced() const {
    struct stat own {
    }, parent{};
    if (::stat(out_.c_str(), &own) == 0 && ::stat((out_ / "..").c_str(), &parent) == 0 &&
        own.st_dev != parent.st_dev) {
      throw Error(out_.string() + ": a folder expected, found a mount point; take a folder in it");
    }
  }

  void check_unfinished(bool resume) {
    const auto found = fs::is_directory(folder_) ? records::read_augmented_file(folder_) : std::nullopt;
    if (!found) {
      // A process that was killed at once leaves an empty folder, or the temporary file of its record.
      remove_leftovers(folder_);
      std::error_code error;
      if (fs::is_directory(folder_, error) && fs::is_empty(folder_, error)) { return; }
      throw Error(folder_.string() + ": is in the way, and nothing that this command left; move or remove it");
    }
    if (!resume) {
      throw Error(folder_.string() + ": unfinished, " + std::to_string(found->done) + " of " +
                  std::to_string(found->units) + " done; --resume goes on, or remove it");
    }
    check_same_settings(folder_, *found, record_);
  }

  fs::path out_, folder_;
  AugmentedFile record_;
  bool is_complete_ = false;
  std::optional<FolderLock> lock_;
  Clock::time_point committed_at_ = Clock::now();
};

// Work in units that can be done one after the other and repeated: writing a unit again gives the
// same files.
class Job {
 public:
  virtual ~Job() = default;
  virtual size_t units() const = 0;
  virtual size_t at_a_time() const = 0;
  // The number of images in the first `units` units, for progress.
  virtual size_t images(size_t units) const = 0;
  // What must be there before the first unit.
  virtual void begin(const fs::path& folder) = 0;
  // What came of each unit. `tick` is called with the number of images done since the call, and may
  // throw.
  virtual std::vector<WrittenUnit> write(size_t begin, size_t end, const fs::path& folder,
                                         const std::function<void(size_t images)>& tick) = 0;
};

void check_folder_name(const std::string& label) {
  constexpr size_t kLongest = 255;
  if (label.empty() || label.starts_with('.') || label.size() > kLongest ||
      label.find_first_of(std::string_view("/\0", 2)) != std::string::npos) {
    throw Error("label " + in_quotes(label) +
                ": a name that a folder can have and that is not hidden expected; --shards takes any");
  }
}

// A unit is an image of the data set, with all its versions.
class FolderJob final : public Job {
 public:
  FolderJob(Parts parts, ThreadPool& pool) : parts_(std::move(parts)), pool_(pool) {
    for (size_t part = 0; part < parts_.size(); ++part) {
      if (!parts_[part]) { continue; }
      for (const std::string& label : parts_[part]->dataset().labels()) { check_folder_name(label); }
      stems_[part] = unique_stems(parts_[part]->dataset());
    }
  }

  size_t units() const override {
    size_t sum = 0;
    for (const auto& stems : stems_) { sum += stems.size(); }
    return sum;
  }
  size_t at_a_time() const override { return 16 * static_cast<size_t>(pool_.threads()); }
  size_t images(size_t units) const override { return units; }

  void begin(const fs::path& folder) override {
    for (size_t part = 0; part < parts_.size(); ++part) {
      if (!parts_[part]) { continue; }
      for (const std::string& label : parts_[part]->dataset().labels()) {
        make_folder(folder / kFolderNames[part] / label);
      }
    }
    write_titles(folder);
  }

  std::vector<WrittenUnit> write(size_t begin, size_t end, const fs::path& folder,
                                 const std::function<void(size_t)>& tick) override {
    std::vector<WrittenUnit> written(end - begin);
    pool_.for_each(written.size(), 1, [&](size_t first, size_t last, int) {
      for (size_t i = first; i < last; ++i) { written[i] = write_unit(begin + i, folder); }
    });
    tick(end - begin);
    return written;
  }

 private:
  WrittenUnit write_unit(size_t unit, const fs::path& folder) const {
    size_t part = 0, sample = unit;
    while (sample >= stems_[part].size()) { sample -= stems_[part++].size(); }
    const data::Dataset& images = parts_[part]->dataset();
    std::vector<Version> versions;
    try {
      versions = parts_[part]->make(sample);
    } catch (const Error& error) { return {unit, 0, 0, {{images.id(sample), error.what()}}}; }
    const fs::path label = folder / kFolderNames[part] / images.labels()[static_cast<size_t>(images.label(sample))];
    WrittenUnit written{.unit = unit};
    for (const Version& version : versions) {
      const fs::path path = label / (stems_[part][sample] + version.mark + "." + version.extension);
      std::error_code ignored;
      fs::remove(path, ignored);  // an interrupted job may have left it, whole or not
      write_new_file(path, version.file);
      ++written.files;
      written.bytes += version.file.size();
    }
    return written;
  }

  // Readable names of labels, where la3 finds them (docs/data.md).
  void write_titles(const fs::path& folder) const {
    const data::Dataset& train = parts_[0]->dataset();
    if (train.label_titles().empty()) { return; }
    auto titles = nlohmann::ordered_json::object();
    for (size_t i = 0; i < train.labels().size(); ++i) { titles[train.labels()[i]] = train.label_titles()[i]; }
    write_file(folder / "labels.json",
               titles.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
  }

  Parts parts_;
  std::array<std::vector<std::string>, data::kSplitCount> stems_;
  ThreadPool& pool_;
};

data::Splits splits_of(const Parts& parts) {
  const auto versions = [&](size_t part) { return parts[part] ? as_dataset(parts[part]) : nullptr; };
  return {versions(0), versions(1), versions(2)};
}

// A unit is a shard.
class ShardJob final : public Job {
 public:
  ShardJob(const Parts& parts, const WriteCopiesOptions& options, ThreadPool& pool)
      : splits_(splits_of(parts)), writer_(splits_, {options.per_shard, options.seed}), pool_(pool) {}

  size_t units() const override { return writer_.shards(); }
  size_t at_a_time() const override { return 1; }
  size_t images(size_t units) const override {
    size_t samples = 0;
    for (size_t shard = 0; shard < units; ++shard) { samples += writer_.samples(shard); }
    return samples;
  }
  void begin(const fs::path& folder) override { writer_.write_frame(folder); }

  std::vector<WrittenUnit> write(size_t begin, size_t end, const fs::path& folder,
                                 const std::function<void(size_t)>& tick) override {
    const data::Dataset* parts[] = {splits_.train.get(), splits_.validation.get(), splits_.test.get()};
    std::vector<WrittenUnit> all;
    size_t samples = 0;
    for (size_t shard = begin; shard < end; ++shard) {
      WrittenUnit written{.unit = shard};
      data::ShardHooks hooks;
      hooks.on_bad = [&](size_t part, size_t sample, const std::string& problem) {
        written.unreadable.push_back({parts[part]->id(sample), problem});
      };
      hooks.on_sample = [&] { tick(++samples); };
      written.bytes = writer_.write(shard, folder, pool_, hooks);
      written.files = writer_.samples(shard) - written.unreadable.size();
      all.push_back(std::move(written));
    }
    return all;
  }

 private:
  data::Splits splits_;
  data::ShardWriter writer_;
  ThreadPool& pool_;
};

void add_to(AugmentedFile& record, std::vector<WrittenUnit>&& written) {
  for (WrittenUnit& unit : written) {
    if (!unit.unreadable.empty()) {
      record.incomplete.push_back(std::move(unit));
      continue;
    }
    record.files += unit.files;
    record.bytes += unit.bytes;
  }
}

// Writes the units that lack images once more: these may have been repaired.
void complete_units(Job& job, Target& target) {
  AugmentedFile& record = target.record();
  const std::vector<WrittenUnit> before = record.incomplete;
  std::vector<WrittenUnit> again;
  for (const WrittenUnit& unit : before) {
    auto written = job.write(unit.unit, unit.unit + 1, target.folder(), [](size_t) {});
    again.push_back(std::move(written[0]));
  }
  record.incomplete.clear();
  add_to(record, std::move(again));
}

void write_all(Job& job, Target& target, const std::function<void(size_t, size_t)>& progress) {
  AugmentedFile& record = target.record();
  const size_t total = job.images(job.units());
  job.begin(target.folder());
  complete_units(job, target);
  try {
    while (record.done < job.units()) {
      const size_t begin = record.done, end = std::min(job.units(), begin + job.at_a_time());
      const size_t before = job.images(begin);
      const auto tick = [&](size_t images) {
        if (progress) { progress(before + images, total); }
      };
      auto written = job.write(begin, end, target.folder(), tick);
      add_to(record, std::move(written));
      record.done = end;
      target.commit_if_due();
    }
  } catch (...) {
    try {
      target.commit();
    } catch (const Error&) {}  // such as a full disk: the record stays as it was, and true
    throw;
  }
}

// Throws Error that names the images.
[[noreturn]] void refuse(const fs::path& folder, const std::vector<data::BadFile>& bad) {
  throw Error(folder.string() + ": incomplete, " + counted(bad.size(), "image") +
              " could not be read; --resume goes on once they are repaired, --resume --skip-bad leaves them out: " +
              data::kinds_text(bad));
}

WrittenCopies summary(const AugmentedFile& record, bool shards) {
  WrittenCopies written{.files = record.files, .bytes = record.bytes, .shards = shards ? record.units : 0};
  std::set<std::string> paths;
  for (const WrittenUnit& unit : record.incomplete) {
    written.files += unit.files;
    written.bytes += unit.bytes;
    for (const records::UnreadImage& image : unit.unreadable) {
      // Each of its versions in a shard fails in the same way.
      const data::BadFile file{image.path, image.problem};
      if (paths.insert(file.path).second) { written.bad.push_back(file); }
    }
  }
  return written;
}

}  // namespace

WrittenCopies write_copies(const data::Splits& splits, const Decide& decide, const WriteCopiesOptions& options) {
  validate(options);
  const Parts parts = make_parts(splits, decide, options);
  ThreadPool pool(options.threads);
  std::unique_ptr<Job> job;
  if (options.shards) {
    job = std::make_unique<ShardJob>(parts, options, pool);
  } else {
    job = std::make_unique<FolderJob>(parts, pool);
  }
  Target target(options, new_record(parts, options, job->units()));
  if (!target.is_complete()) { write_all(*job, target, options.progress); }
  WrittenCopies written = summary(target.record(), options.shards);
  for (const auto& part : parts) { written.images += part ? part->dataset().size() : 0; }
  written.was_there = target.is_complete();
  if (written.was_there) { return written; }
  if (!written.bad.empty() && !options.skip_bad) {
    target.commit();
    refuse(target.folder(), written.bad);
  }
  target.finish();
  return written;
}

}  // namespace la3::copies
