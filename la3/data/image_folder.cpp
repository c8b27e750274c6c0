#include "la3/data/image_folder.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/codec.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

std::string joined(const std::string& folder, std::string_view name) {
  return folder.empty() ? std::string(name) : folder + "/" + std::string(name);
}

// "'a', 'b' and 3 more".
std::string listed(const std::vector<std::string>& names) {
  constexpr size_t kNamed = 10;
  std::string text;
  for (size_t i = 0; i < std::min(names.size(), kNamed); ++i) { text += (i > 0 ? ", " : "") + in_quotes(names[i]); }
  return names.size() > kNamed ? text + " and " + std::to_string(names.size() - kNamed) + " more" : text;
}

// Paths below the data set's folder with their labels, in little memory: each folder's path is kept once, and names
// of files stand one behind the other.
class FileTable {
 public:
  // Files added from here on are in this folder.
  void add_folder(std::string path, int label) { folders_.push_back({std::move(path), label}); }
  void add_file(std::string_view name) {
    names_ += name;
    name_ends_.push_back(names_.size());
    folder_of_.push_back(static_cast<uint32_t>(folders_.size() - 1));
  }

  size_t size() const { return name_ends_.size(); }
  int label(size_t i) const { return folders_[folder_of_[i]].label; }
  std::string path(size_t i) const {
    const size_t begin = i == 0 ? 0 : name_ends_[i - 1];
    return joined(folders_[folder_of_[i]].path, std::string_view(names_).substr(begin, name_ends_[i] - begin));
  }

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
      const size_t begin = i == 0 ? 0 : name_ends_[i - 1];
      rest.names_.append(names_, begin, name_ends_[i] - begin);
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
  struct Folder {
    std::string path;
    int label;
  };
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
    std::vector<size_t> counts(description_->labels.size());
    for (size_t i = 0; i < files_.size(); ++i) { ++counts[static_cast<size_t>(files_.label(i))]; }
    fewest_ = *std::min_element(counts.begin(), counts.end());
  }

  size_t size() const override { return files_.size(); }
  const std::vector<std::string>& labels() const override { return description_->labels; }
  const StandardTransforms& standard_transforms() const override { return description_->transforms; }
  HeldOutSize customary_validation() const override;
  int label(size_t i) const override { return files_.label(i); }
  Image get(size_t i) const override { return read_image(path(i)); }
  std::string id(size_t i) const override { return files_.path(i); }
  DecodedRegion get_region(size_t i, const ChooseRegion& choose) const override {
    return read_image_region(path(i), choose);
  }

 private:
  fs::path path(size_t i) const { return description_->root / files_.path(i); }

  std::shared_ptr<const Description> description_;
  FileTable files_;
  size_t fewest_ = 0;  // images of the smallest label
};

// The paper holds 50 images of each label out of ImageNet: 1,000 labels, 732 images or more. We do the same where
// there are labels by the hundred and 50 are at most a tenth.
HeldOutSize ImageFolder::customary_validation() const {
  constexpr size_t kManyLabels = 100, kPerLabel = 50;
  if (labels().size() >= kManyLabels && fewest_ >= 10 * kPerLabel) { return PerLabel{kPerLabel}; }
  return Fraction{0.1};
}

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
    std::map<std::string, std::vector<std::string>> found;
    std::vector<std::string> to_do = {joined(folder, name)};
    while (!to_do.empty()) {
      const std::string path = std::move(to_do.back());
      to_do.pop_back();
      try {
        if (const auto before = seen.seen_as(root_ / path)) {
          report(path, "a folder of its own expected, found a link to " + *before);
          continue;
        }
        Contents contents = read_folder(root_ / path);
        // The last is taken first.
        for (auto sub = contents.folders.rbegin(); sub != contents.folders.rend(); ++sub) {
          to_do.push_back(joined(path, *sub));
        }
        found.emplace(path, std::move(contents.files));
      } catch (const Error& error) { on_bad_({path, error.what()}); }
    }
    for (auto& [path, names] : found) {
      if (names.empty()) { continue; }
      files.add_folder(path, label);
      for (const std::string& file : names) { files.add_file(file); }
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

// Looks at every file; returns the bad ones' numbers and problems, ascending.
std::vector<std::pair<size_t, std::string>> find_bad_files(const fs::path& root, const FileTable& files,
                                                           ThreadPool& pool) {
  std::vector<std::pair<size_t, std::string>> bad;
  std::mutex mutex;
  pool.for_each(files.size(), 64, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      try {
        check_image(root / files.path(i));
      } catch (const Error& error) {
        const std::lock_guard lock(mutex);
        bad.emplace_back(i, error.what());
      }
    }
  });
  std::sort(bad.begin(), bad.end());
  return bad;
}

[[noreturn]] void fail_for_bad_files(const fs::path& root, const std::vector<BadFile>& bad) {
  constexpr size_t kShown = 5;
  std::string message = root.string() + ": " + std::to_string(bad.size()) + " bad file" +
                        (bad.size() == 1 ? "" : "s") + " (`la3 data info` lists all, --skip-bad leaves them out): ";
  for (size_t i = 0; i < std::min(bad.size(), kShown); ++i) { message += (i > 0 ? "; " : "") + bad[i].problem; }
  if (bad.size() > kShown) { message += "; and " + std::to_string(bad.size() - kShown) + " more"; }
  throw Error(message);
}

// The parts of a folder, with the bad files left out.
struct Listing {
  std::optional<Part> train, validation, test;
  std::vector<BadFile> bad;
};

Listing list_parts(const fs::path& root, const FolderOptions& options) {
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
    for (auto& [i, problem] : find_bad_files(root, files, pool)) {
      indices.push_back(i);
      on_bad({files.path(i), std::move(problem)});
    }
    if (!indices.empty()) { files = files.without(indices); }
  }
  if (!listing.bad.empty() && !options.skip_bad) { fail_for_bad_files(root, listing.bad); }
  for (const auto* part : {&listing.train, &listing.validation, &listing.test}) {
    if (*part) { check_no_label_is_empty(root, **part, !listing.bad.empty()); }
  }
  return listing;
}

StandardTransforms folder_transforms(int size_px) {
  StandardTransforms transforms;
  transforms.kind = StandardTransforms::Kind::kResizedCrop;
  transforms.size_px = size_px;
  transforms.flip = true;
  // ImageNet's, as torchvision's examples have them.
  transforms.mean = {0.485, 0.456, 0.406};
  transforms.deviation = {0.229, 0.224, 0.225};
  return transforms;
}

}  // namespace

void FolderOptions::validate() const {
  if (threads < 0) { throw std::invalid_argument("threads: 0 or more expected, found " + std::to_string(threads)); }
  if (size_px < 1) { throw std::invalid_argument("size_px: 1 or more expected, found " + std::to_string(size_px)); }
}

Splits open_image_folder(const fs::path& folder, const FolderOptions& options) {
  options.validate();
  std::error_code error;
  if (!fs::is_directory(folder, error)) {
    throw Error(folder.string() + ": a folder of images expected, found " +
                (fs::exists(folder, error) ? "a file" : "nothing"));
  }
  Listing listing = list_parts(folder, options);
  const auto description = std::make_shared<const Description>(
      Description{folder, std::move(listing.train->labels), folder_transforms(options.size_px)});
  const auto opened = [&](std::optional<Part>& part) -> std::shared_ptr<const Dataset> {
    return part ? std::make_shared<ImageFolder>(description, std::move(part->files)) : nullptr;
  };
  return {opened(listing.train), opened(listing.validation), opened(listing.test)};
}

}  // namespace la3::data
