#include "la3/data/folder_tree.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <map>
#include <string_view>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/lower_case.h"
#include "la3/core/utf8.h"
#include "la3/data/index_file.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Names of files that are not meant to be images.
bool is_passed_over(std::string_view name) {
  return name.starts_with('.') || name == "Thumbs.db" || name == "desktop.ini" || name == "__MACOSX" ||
         name == "@eaDir";
}

bool looks_like_a_split(const std::string& name) {
  constexpr std::array<std::string_view, 7> kNames = {"train",      "training", "val",    "valid",
                                                      "validation", "test",     "testing"};
  return std::find(kNames.begin(), kNames.end(), lower_case(name)) != kNames.end();
}

// Identifies folders independently of the path that leads to them, and remembers which were seen.
class SeenFolders {
 public:
  // The path by which the folder was seen before, if it was; otherwise remembers it.
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

// Lists folders and reports what is wrong in them.
class FolderLister {
 public:
  FolderLister(const fs::path& root, const std::function<void(BadFile)>& on_bad) : root_(root), on_bad_(on_bad) {}

  ListedSplit list(const std::string& folder) {
    ListedSplit split;
    NamesInFolder names = read_folder(root_ / folder);
    for (const std::string& file : names.files) {
      report(joined(folder, file), "a folder with the images of one label expected, found a file");
    }
    split.labels = std::move(names.folders);
    for (size_t label = 0; label < split.labels.size(); ++label) {
      list_label(folder, split.labels[label], static_cast<int>(label), split.files);
    }
    return split;
  }

  std::vector<std::string> list_below() {
    SeenFolders seen;
    SampleTable files;
    list_folders("", seen, 0, files);
    std::vector<std::string> paths;
    for (size_t i = 0; i < files.size(); ++i) { paths.push_back(files.path(i)); }
    return paths;
  }

 private:
  void report(const std::string& path, const std::string& problem) {
    on_bad_({path, (root_ / path).string() + ": " + problem});
  }

  void list_label(const std::string& folder, const std::string& name, int label, SampleTable& files) {
    SeenFolders seen;
    seen.seen_as(root_);
    if (!folder.empty()) { seen.seen_as(root_ / folder); }
    list_folders(joined(folder, name), seen, label, files);
  }

  // All files of a folder and below, sorted by folder, then name, as in torchvision. Each folder is
  // listed once; otherwise a link to a folder above would loop forever.
  void list_folders(const std::string& first, SeenFolders& seen, int label, SampleTable& files) {
    std::map<std::string, std::pair<int64_t, std::vector<std::string>>> found;
    std::vector<std::string> to_do = {first};
    while (!to_do.empty()) {
      const std::string path = std::move(to_do.back());
      to_do.pop_back();
      try {
        if (const auto before = seen.seen_as(root_ / path)) {
          report(path, "a folder of its own expected, found a link to " + *before);
          continue;
        }
        // Taken before the folder is read, so that changes made meanwhile are noticed later.
        const int64_t changed = changed_ns(root_ / path);
        NamesInFolder names = read_folder(root_ / path);
        // The last one is taken first.
        for (auto sub = names.folders.rbegin(); sub != names.folders.rend(); ++sub) {
          to_do.push_back(joined(path, *sub));
        }
        found.emplace(path, std::pair{changed, std::move(names.files)});
      } catch (const Error& error) { on_bad_({path, error.what()}); }
    }
    for (auto& [path, contents] : found) {
      files.add_container({path, label, contents.first});
      for (const std::string& file : contents.second) { files.add({file}); }
    }
  }

  const fs::path& root_;
  const std::function<void(BadFile)>& on_bad_;
};

}  // namespace

void check_is_folder(const fs::path& path, const std::string& expected) {
  std::error_code error;
  if (fs::is_directory(path, error)) { return; }
  throw Error(path.string() + ": " + expected + " expected, found " +
              (fs::exists(path, error) ? "a file" : "nothing"));
}

NamesInFolder read_folder(const fs::path& path) {
  NamesInFolder names;
  std::error_code error;
  fs::directory_iterator entry(path, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    std::string name = entry->path().filename().string();
    if (is_passed_over(name)) { continue; }
    std::error_code ignored;
    (entry->is_directory(ignored) ? names.folders : names.files).push_back(std::move(name));
  }
  if (error) { throw Error(path.string() + ": cannot read the folder: " + error.message()); }
  std::sort(names.folders.begin(), names.folders.end());
  std::sort(names.files.begin(), names.files.end());
  return names;
}

SplitFolders splits_beside_train(const fs::path& root) {
  const auto has = [&](const char* name) {
    std::error_code error;
    return fs::is_directory(root / name, error);
  };
  const bool val = has("val"), validation = has("validation");
  if (val && validation) { throw Error(root.string() + ": one of 'val' and 'validation' expected, found both"); }
  SplitFolders splits{"train"};
  if (val || validation) { splits[1] = val ? "val" : "validation"; }
  if (has("test")) { splits[2] = "test"; }
  return splits;
}

SplitFolders find_split_folders(const fs::path& root) {
  const NamesInFolder names = read_folder(root);
  const auto has = [&](const char* name) {
    return std::binary_search(names.folders.begin(), names.folders.end(), name);
  };
  // "train" may also be a label, next to "bus" and "car": then it holds images, not folders.
  if (has("train") && (has("val") || has("validation") || !read_folder(root / "train").folders.empty())) {
    return splits_beside_train(root);
  }
  if (!names.folders.empty() && std::all_of(names.folders.begin(), names.folders.end(), looks_like_a_split)) {
    throw Error(root.string() + ": folders 'train', and 'val' or 'validation' and 'test' beside it, each with a " +
                "folder per label, expected; found " + in_quotes(names.folders));
  }
  return {""};
}

ListedSplit list_split(const fs::path& root, const std::string& folder,
                       const std::function<void(BadFile)>& on_bad) {
  return FolderLister(root, on_bad).list(folder);
}

std::vector<std::string> list_files_below(const fs::path& root, const std::function<void(BadFile)>& on_bad) {
  return FolderLister(root, on_bad).list_below();
}

}  // namespace la3::data
