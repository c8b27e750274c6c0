#include "la3/data/image_folder.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "la3/codec/codec.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/index_file.h"
#include "la3/data/photos.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

std::string joined(const std::string& folder, std::string_view name) {
  return folder.empty() ? std::string(name) : folder + "/" + std::string(name);
}

// Paths below the data set's folder with their labels, in little memory: each folder's path is kept once, and names
// of files stand one behind the other.
class FileTable {
 public:
  // A folder, which may be empty, and when it was last changed, which only an index needs to know.
  struct Folder {
    std::string path;
    int label;
    int64_t changed_ns;
  };

  // Files added from here on are in this folder.
  void add_folder(Folder folder) { folders_.push_back(std::move(folder)); }
  void add_file(std::string_view name) {
    names_ += name;
    name_ends_.push_back(names_.size());
    folder_of_.push_back(static_cast<uint32_t>(folders_.size() - 1));
  }

  size_t size() const { return name_ends_.size(); }
  int label(size_t i) const { return folders_[folder_of_[i]].label; }
  std::string_view name(size_t i) const {
    const size_t begin = i == 0 ? 0 : name_ends_[i - 1];
    return std::string_view(names_).substr(begin, name_ends_[i] - begin);
  }
  std::string path(size_t i) const { return joined(folders_[folder_of_[i]].path, name(i)); }
  const std::vector<Folder>& folders() const { return folders_; }
  size_t folder_of(size_t i) const { return folder_of_[i]; }

  // All but some files. REQUIRES: `left_out` is ascending.
  FileTable without(const std::vector<size_t>& left_out) const {
    FileTable rest;
    rest.folders_ = folders_;
    auto next = left_out.begin();
    for (size_t i = 0; i < size(); ++i) {
      if (next != left_out.end() && *next == i) {
        ++next;
        continue;
      }
      rest.names_.append(name(i));
      rest.name_ends_.push_back(rest.names_.size());
      rest.folder_of_.push_back(folder_of_[i]);
    }
    return rest;
  }

  void shrink() {
    names_.shrink_to_fit();
    name_ends_.shrink_to_fit();
    folder_of_.shrink_to_fit();
  }

 private:
  std::vector<Folder> folders_;
  std::string names_;
  std::vector<uint64_t> name_ends_;
  std::vector<uint32_t> folder_of_;
};

// What the splits of a folder share.
struct Description {
  fs::path root;
  std::vector<std::string> labels;
  StandardTransforms transforms;
};

class ImageFolder final : public Dataset {
 public:
  ImageFolder(std::shared_ptr<const Description> description, FileTable files)
      : description_(std::move(description)), files_(std::move(files)) {
    std::vector<size_t> per_label(description_->labels.size());
    for (size_t i = 0; i < files_.size(); ++i) { ++per_label[static_cast<size_t>(files_.label(i))]; }
    customary_validation_ = photo_validation(per_label);
  }

  size_t size() const override { return files_.size(); }
  const std::vector<std::string>& labels() const override { return description_->labels; }
  const StandardTransforms& standard_transforms() const override { return description_->transforms; }
  HeldOutSize customary_validation() const override { return customary_validation_; }
  int label(size_t i) const override { return files_.label(i); }
  Image get(size_t i) const override { return codec::read_image(path(i)); }
  std::string id(size_t i) const override { return files_.path(i); }
  image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
    return codec::read_image_region(path(i), choose);
  }
  std::vector<uint8_t> file_bytes(size_t i) const override { return read_file(path(i), codec::kMaxFileBytes); }

 private:
  fs::path path(size_t i) const { return description_->root / files_.path(i); }

  std::shared_ptr<const Description> description_;
  FileTable files_;
  HeldOutSize customary_validation_;
};

// Names that nobody put there to be images.
bool is_passed_over(std::string_view name) {
  return name.starts_with('.') || name == "Thumbs.db" || name == "desktop.ini" || name == "__MACOSX" ||
         name == "@eaDir";
}

// Names in byte order. What a link leads to counts; what leads nowhere counts as a file.
struct Contents {
  std::vector<std::string> folders, files;
};

// Throws Error if the folder cannot be read.
Contents read_folder(const fs::path& path) {
  Contents contents;
  std::error_code error;
  fs::directory_iterator entry(path, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    std::string name = entry->path().filename().string();
    if (is_passed_over(name)) { continue; }
    std::error_code ignored;
    (entry->is_directory(ignored) ? contents.folders : contents.files).push_back(std::move(name));
  }
  if (error) { throw Error(path.string() + ": cannot read the folder: " + error.message()); }
  std::sort(contents.folders.begin(), contents.folders.end());
  std::sort(contents.files.begin(), contents.files.end());
  return contents;
}

// Tells folders apart whatever path leads to them, and knows which were seen.
class SeenFolders {
 public:
  // The path by which the folder was seen before, if it was; else notes it.
  std::optional<std::string> seen_as(const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) {
      throw Error(path.string() + ": cannot read the folder: " + std::strerror(errno));
    }
    const auto [at, is_new] = paths_.emplace(std::pair{status.st_dev, status.st_ino}, path.string());
    return is_new ? std::nullopt : std::optional(at->second);
  }

 private:
  std::map<std::pair<dev_t, ino_t>, std::string> paths_;
};

// One of train, val, test: its folder below the root ("" for the root itself) and what it holds.
struct Part {
  std::string folder;
  std::vector<std::string> labels;
  FileTable files;
  std::vector<codec::ImageHeader> headers = {};  // of the files, only where an index is made

  fs::path path(const fs::path& root) const { return folder.empty() ? root : root / folder; }
};

// Lists folders, and passes on what is wrong in them.
class Lister {
 public:
  Lister(fs::path root, std::function<void(BadFile)> on_bad) : root_(std::move(root)), on_bad_(std::move(on_bad)) {}

  Part list(const std::string& folder) {
    Part part{folder, {}, {}};
    Contents contents = read_folder(root_ / folder);
    for (const std::string& file : contents.files) {
      report(joined(folder, file), "a folder with the images of one label expected, found a file");
    }
    part.labels = std::move(contents.folders);
    for (size_t label = 0; label < part.labels.size(); ++label) {
      list_label(folder, part.labels[label], static_cast<int>(label), part.files);
    }
    part.files.shrink();
    return part;
  }

 private:
  void report(const std::string& path, const std::string& problem) {
    on_bad_({path, (root_ / path).string() + ": " + problem});
  }

  // All files below a label's folder, sorted by folder, then name, as torchvision does. Each folder is listed once:
  // a link to one above would go round for ever.
  void list_label(const std::string& folder, const std::string& name, int label, FileTable& files) {
    SeenFolders seen;
    seen.seen_as(root_);
    if (!folder.empty()) { seen.seen_as(root_ / folder); }
    std::map<std::string, std::pair<int64_t, std::vector<std::string>>> found;
    std::vector<std::string> to_do = {joined(folder, name)};
    while (!to_do.empty()) {
      const std::string path = std::move(to_do.back());
      to_do.pop_back();
      try {
        if (const auto before = seen.seen_as(root_ / path)) {
          report(path, "a folder of its own expected, found a link to " + *before);
          continue;
        }
        const int64_t changed =
            changed_ns(root_ / path);  // before it is read: what changes meanwhile is seen later
        Contents contents = read_folder(root_ / path);
        // The last is taken first.
        for (auto sub = contents.folders.rbegin(); sub != contents.folders.rend(); ++sub) {
          to_do.push_back(joined(path, *sub));
        }
        found.emplace(path, std::pair{changed, std::move(contents.files)});
      } catch (const Error& error) { on_bad_({path, error.what()}); }
    }
    for (auto& [path, contents] : found) {
      files.add_folder({path, label, contents.first});
      for (const std::string& file : contents.second) { files.add_file(file); }
    }
  }

  fs::path root_;
  std::function<void(BadFile)> on_bad_;
};

// Folders of the splits below the root.
struct SplitFolders {
  std::string train;  // "": the root
  std::optional<std::string> validation, test;
};

bool looks_like_a_split(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) { return std::tolower(letter); });
  constexpr std::array<std::string_view, 7> kNames = {"train",      "training", "val",    "valid",
                                                      "validation", "test",     "testing"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

SplitFolders find_splits(const fs::path& root) {
  const Contents contents = read_folder(root);
  const auto has = [&](const char* name) {
    return std::binary_search(contents.folders.begin(), contents.folders.end(), name);
  };
  const bool val = has("val"), validation = has("validation");
  // "train" may also be a label, beside "bus" and "car": then it holds images, not folders.
  if (has("train") && (val || validation || !read_folder(root / "train").folders.empty())) {
    if (val && validation) { throw Error(root.string() + ": one of 'val' and 'validation' expected, found both"); }
    SplitFolders splits{"train", std::nullopt, std::nullopt};
    if (val || validation) { splits.validation = val ? "val" : "validation"; }
    if (has("test")) { splits.test = "test"; }
    return splits;
  }
  if (!contents.folders.empty() &&
      std::all_of(contents.folders.begin(), contents.folders.end(), looks_like_a_split)) {
    throw Error(root.string() + ": folders 'train', and 'val' or 'validation' and 'test' beside it, each with a " +
                "folder per label, expected; found " + listed(contents.folders));
  }
  return {"", std::nullopt, std::nullopt};
}

void check_labels(const fs::path& root, const Part& part) {
  const std::string folder = part.path(root).string();
  for (const std::string& label : part.labels) {
    if (!is_utf8(label)) { throw Error(folder + ": label names in UTF-8 expected, found " + in_quotes(label)); }
  }
  if (part.labels.size() >= 2) { return; }
  throw Error(folder + ": two folders or more expected, one per label, found " +
              (part.labels.empty() ? "none" : "only " + in_quotes(part.labels[0])));
}

void check_same_labels(const fs::path& root, const Part& train, const Part& other) {
  if (train.labels == other.labels) { return; }
  const auto only_in = [](const std::vector<std::string>& a, const std::vector<std::string>& b) {
    std::vector<std::string> names;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(names));
    return names;
  };
  const auto missing = only_in(train.labels, other.labels), unknown = only_in(other.labels, train.labels);
  std::string message = other.path(root).string() + ": the same labels as in '" + train.folder + "' expected; ";
  if (!missing.empty()) { message += "missing: " + listed(missing); }
  if (!unknown.empty()) {
    message += (missing.empty() ? "not in '" : "; not in '") + train.folder + "': " + listed(unknown);
  }
  throw Error(message);
}

void check_no_label_is_empty(const fs::path& root, const Part& part, bool some_left_out) {
  std::vector<bool> has_images(part.labels.size(), false);
  for (size_t i = 0; i < part.files.size(); ++i) { has_images[static_cast<size_t>(part.files.label(i))] = true; }
  std::vector<std::string> empty;
  for (size_t label = 0; label < part.labels.size(); ++label) {
    if (!has_images[label]) { empty.push_back((part.path(root) / part.labels[label]).string()); }
  }
  if (empty.empty()) { return; }
  throw Error(part.path(root).string() + ": an image or more of each label expected, none found" +
              (some_left_out ? " but bad ones" : "") + " in " + listed(empty));
}

// Looks at every file; returns the bad ones' numbers and problems, ascending. `headers`, if wanted, gets what the
// others say.
std::vector<std::pair<size_t, std::string>> find_bad_files(const fs::path& root, const FileTable& files,
                                                           ThreadPool& pool,
                                                           std::vector<codec::ImageHeader>* headers) {
  std::vector<std::pair<size_t, std::string>> bad;
  std::mutex mutex;
  if (headers != nullptr) { headers->resize(files.size()); }
  pool.for_each(files.size(), 64, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      try {
        const codec::ImageHeader header = codec::check_image(root / files.path(i));
        if (headers != nullptr) { (*headers)[i] = header; }
      } catch (const Error& error) {
        const std::lock_guard lock(mutex);
        bad.emplace_back(i, error.what());
      }
    }
  });
  std::sort(bad.begin(), bad.end());
  return bad;
}

// The parts of a folder, with the bad files left out.
struct Listing {
  std::optional<Part> train, validation, test;
  std::vector<BadFile> bad;
};

Listing list_parts(const fs::path& root, const FolderOptions& options, bool with_headers) {
  Listing listing;
  const auto on_bad = [&](BadFile file) {
    if (options.on_bad) { options.on_bad(file); }
    listing.bad.push_back(std::move(file));
  };
  Lister lister(root, on_bad);
  const SplitFolders splits = find_splits(root);
  listing.train = lister.list(splits.train);
  check_labels(root, *listing.train);
  if (splits.validation) { listing.validation = lister.list(*splits.validation); }
  if (splits.test) { listing.test = lister.list(*splits.test); }
  for (const auto* part : {&listing.validation, &listing.test}) {
    if (*part) { check_same_labels(root, *listing.train, **part); }
  }

  ThreadPool pool(options.threads);
  for (auto* part : {&listing.train, &listing.validation, &listing.test}) {
    if (!*part) { continue; }
    FileTable& files = (*part)->files;
    std::vector<size_t> indices;
    std::vector<codec::ImageHeader>& headers = (*part)->headers;
    for (auto& [i, problem] : find_bad_files(root, files, pool, with_headers ? &headers : nullptr)) {
      indices.push_back(i);
      on_bad({files.path(i), std::move(problem)});
    }
    if (indices.empty()) { continue; }
    files = files.without(indices);
    for (auto i = indices.rbegin(); with_headers && i != indices.rend(); ++i) {
      headers.erase(headers.begin() + static_cast<std::ptrdiff_t>(*i));
    }
  }
  if (!listing.bad.empty() && !options.skip_bad) { fail_for_bad_files(root.string(), listing.bad); }
  for (const auto* part : {&listing.train, &listing.validation, &listing.test}) {
    if (*part) { check_no_label_is_empty(root, **part, !listing.bad.empty()); }
  }
  return listing;
}

void check_is_folder(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) { return; }
  throw Error(folder.string() + ": a folder of images expected, found " +
              (fs::exists(folder, error) ? "a file" : "nothing"));
}

// What an index says, and what is needed to see whether that still holds.
struct IndexedListing {
  std::optional<Part> parts[3];
  std::vector<std::string> labels;
  std::vector<BadFile> bad;
  std::vector<uint64_t> bytes[3];  // of the files
};

// Throws Error as read_index() does.
IndexedListing read_listing(const fs::path& index) {
  IndexedListing listing;
  const auto part_of = [&](int part) -> Part& {
    std::optional<Part>& found = listing.parts[part];
    if (!found) { throw Error(index.string() + ": damaged: files of a part that is not named"); }
    return *found;
  };
  int part_now = 0;
  IndexVisitor visitor;
  visitor.on_part = [&](int part, std::string folder) { listing.parts[part] = Part{std::move(folder), {}, {}}; };
  visitor.on_label = [&](std::string name) { listing.labels.push_back(std::move(name)); };
  visitor.on_group = [&](IndexGroup group) {
    part_now = group.part;
    if (group.label < 0 || static_cast<size_t>(group.label) >= listing.labels.size()) {
      throw Error(index.string() + ": damaged: a label that is not named");
    }
    part_of(part_now).files.add_folder({std::move(group.path), group.label, group.changed_ns});
  };
  visitor.on_entry = [&](const IndexEntry& entry) {
    listing.parts[part_now]->files.add_file(entry.name);
    listing.bytes[part_now].push_back(entry.bytes);
  };
  visitor.on_bad = [&](std::string path, std::string problem) {
    listing.bad.push_back({std::move(path), std::move(problem)});
  };
  read_index(index, "folder", visitor);
  for (auto& part : listing.parts) {
    if (part) { part->labels = listing.labels; }
  }
  return listing;
}

// Why the index no longer says what is in the folder; "" if it does. Folders above the labels' are listed, since
// they are small and an index that lies in one of them changes its time; the labels' and all below are only asked
// when they were last changed, which they are by every file that comes, goes or gets another name.
std::string why_stale(const fs::path& root, const IndexedListing& listing, ThreadPool& pool) {
  const SplitFolders splits = find_splits(root);
  const std::optional<std::string> folders[3] = {splits.train, splits.validation, splits.test};
  for (size_t i = 0; i < 3; ++i) {
    const std::optional<Part>& part = listing.parts[i];
    if (part.has_value() != folders[i].has_value() || (part && part->folder != *folders[i])) {
      return "other parts (train, val, test) than then";
    }
    if (!part) { continue; }
    const Contents contents = read_folder(part->path(root));
    if (contents.folders != listing.labels) { return in_quotes(part->folder) + " has other labels than then"; }
    for (const std::string& file : contents.files) {
      const std::string path = joined(part->folder, file);
      const auto known = [&](const BadFile& bad) { return bad.path == path; };
      if (std::none_of(listing.bad.begin(), listing.bad.end(), known)) { return in_quotes(path) + " is new"; }
    }
  }
  std::mutex mutex;
  std::string reason;
  const auto found = [&](const std::string& what) {
    const std::lock_guard lock(mutex);
    if (reason.empty()) { reason = what; }
  };
  for (size_t i = 0; i < 3; ++i) {
    if (!listing.parts[i]) { continue; }
    const FileTable& files = listing.parts[i]->files;
    pool.for_each(files.folders().size(), 16, [&](size_t begin, size_t end, int) {
      for (size_t f = begin; f < end; ++f) {
        const FileTable::Folder& folder = files.folders()[f];
        try {
          if (changed_ns(root / folder.path) == folder.changed_ns) { continue; }
          found(in_quotes(folder.path) + " has changed since");
        } catch (const Error&) { found(in_quotes(folder.path) + " is gone"); }
      }
    });
    // A folder that was replaced by another of the same age would not be seen; its files are hardly of the same
    // sizes.
    constexpr size_t kLookedAt = 16;
    for (size_t k = 0; k < kLookedAt && files.size() > 0 && reason.empty(); ++k) {
      const size_t f = k * (files.size() - 1) / (kLookedAt - 1);
      std::error_code error;
      if (fs::file_size(root / files.path(f), error) != listing.bytes[i][f] || error) {
        found(in_quotes(files.path(f)) + " is not the file it was");
      }
    }
  }
  return reason;
}

// The folder as its index has it; nothing if there is none that can be used, and then `on_note` is told why.
std::optional<Listing> listing_from_index(const fs::path& root, const FolderOptions& options) {
  const bool is_given = !options.index.empty();
  const fs::path index = is_given ? options.index : root / kIndexName;
  std::error_code error;
  if (!is_given && !fs::exists(index, error)) { return std::nullopt; }
  std::string reason;
  IndexedListing found;
  try {
    found = read_listing(index);
    ThreadPool pool(options.threads);
    reason = why_stale(root, found, pool);
  } catch (const Error& problem) {
    if (is_given && !fs::exists(index, error)) { throw; }
    reason = problem.what();
  }
  // Whoever does not expect bad files has to be told of those that are there now.
  if (reason.empty() && !found.bad.empty() && !options.skip_bad) { reason = "it has bad files"; }
  if (!reason.empty()) {
    if (options.on_note) {
      options.on_note(index.string() + ": this index is not used: " + reason +
                      ". All files are looked at instead; `la3 data index` makes a new one");
    }
    return std::nullopt;
  }
  Listing listing;
  listing.bad = std::move(found.bad);
  for (const BadFile& file : listing.bad) {
    if (options.on_bad) { options.on_bad(file); }
  }
  for (size_t i = 0; i < 3; ++i) {
    if (found.parts[i]) { found.parts[i]->files.shrink(); }
  }
  listing.train = std::move(found.parts[0]);
  listing.validation = std::move(found.parts[1]);
  listing.test = std::move(found.parts[2]);
  return listing;
}

int64_t last_change(const Listing& listing) {
  int64_t last = 0;
  for (const auto* part : {&listing.train, &listing.validation, &listing.test}) {
    if (!*part) { continue; }
    for (const FileTable::Folder& folder : (*part)->files.folders()) { last = std::max(last, folder.changed_ns); }
  }
  return last;
}

int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

void write_part(IndexWriter& writer, int number, const Part& part, IndexSummary& summary) {
  const FileTable& files = part.files;
  size_t next = 0;
  for (size_t f = 0; f < files.folders().size(); ++f) {
    const FileTable::Folder& folder = files.folders()[f];
    writer.add_group({folder.path, number, folder.label, folder.changed_ns, 0});
    for (; next < files.size() && files.folder_of(next) == f; ++next) {
      const codec::ImageHeader& header = part.headers[next];
      writer.add_entry({files.name(next), 0, header.file_bytes, header.width, header.height, folder.label});
      summary.bytes += header.file_bytes;
    }
  }
  summary.images += files.size();
  summary.groups += files.folders().size();
}

}  // namespace

IndexSummary index_image_folder(const fs::path& folder, const FolderOptions& options,
                                std::chrono::milliseconds quiet) {
  options.validate();
  check_is_folder(folder);
  // A file that comes right after its folder was listed may leave it with the time it had: wait until no folder's
  // change is that recent.
  const int64_t quiet_ns = std::chrono::nanoseconds(quiet).count();
  Listing listing;
  std::vector<BadFile> bad;  // of the last attempt
  FolderOptions attempt_options = options;
  attempt_options.on_bad = [&](const BadFile& file) { bad.push_back(file); };
  const auto tell_of_bad = [&] {
    for (const BadFile& file : bad) {
      if (options.on_bad) { options.on_bad(file); }
    }
  };
  for (int attempt = 0;; ++attempt) {
    constexpr int kAttempts = 3;
    const int64_t began = now_ns();
    bad.clear();
    try {
      listing = list_parts(folder, attempt_options, /*with_headers=*/true);
    } catch (const Error&) {
      tell_of_bad();
      throw;
    }
    if (last_change(listing) + quiet_ns <= began) { break; }
    if (attempt == kAttempts) {
      throw Error(folder.string() + ": files come and go; an index needs a folder at rest");
    }
    std::this_thread::sleep_for(quiet);
  }
  tell_of_bad();
  IndexWriter writer("folder");
  IndexSummary summary;
  summary.file = options.index.empty() ? folder / kIndexName : options.index;
  const std::optional<Part>* parts[] = {&listing.train, &listing.validation, &listing.test};
  for (int i = 0; i < 3; ++i) {
    if (*parts[i]) { writer.add_part(i, (*parts[i])->folder); }
  }
  for (const std::string& label : listing.train->labels) { writer.add_label(label); }
  for (int i = 0; i < 3; ++i) {
    if (*parts[i]) { write_part(writer, i, **parts[i], summary); }
  }
  for (const BadFile& file : listing.bad) { writer.add_bad(file.path, file.problem); }
  write_file(summary.file, writer.finish());
  return summary;
}

void FolderOptions::validate() const {
  if (threads < 0) { throw std::invalid_argument("threads: 0 or more expected, found " + std::to_string(threads)); }
  if (size_px < 1) { throw std::invalid_argument("size_px: 1 or more expected, found " + std::to_string(size_px)); }
}

Splits open_image_folder(const fs::path& folder, const FolderOptions& options) {
  options.validate();
  check_is_folder(folder);
  std::optional<Listing> indexed = listing_from_index(folder, options);
  Listing listing = indexed ? std::move(*indexed) : list_parts(folder, options, /*with_headers=*/false);
  const auto description = std::make_shared<const Description>(
      Description{folder, std::move(listing.train->labels), photo_transforms(options.size_px)});
  const auto opened = [&](std::optional<Part>& part) -> std::shared_ptr<const Dataset> {
    return part ? std::make_shared<ImageFolder>(description, std::move(part->files)) : nullptr;
  };
  return {opened(listing.train), opened(listing.validation), opened(listing.test)};
}

}  // namespace la3::data
