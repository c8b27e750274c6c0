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
#include "la3/data/annotations.h"
#include "la3/data/index_file.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Names of files that are not meant to be images: what systems leave behind, and texts that data sets
// have beside them.
bool is_passed_over(std::string_view name) {
  constexpr std::string_view kNames[] = {"Thumbs.db",      "desktop.ini", "__MACOSX",   "@eaDir",
                                         "metadata.csv",   "classes.txt", "labels.txt", "labels.json",
                                         "metadata.jsonl", "words.txt",   "wnids.txt"};
  return name.starts_with('.') || std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames) ||
         name.ends_with("_annotations.txt") || name.ends_with("_boxes.txt");
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

std::optional<size_t> split_named(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, size_t>, 9> kNames = {{{"train", 0},
                                                                          {"training", 0},
                                                                          {"val", 1},
                                                                          {"valid", 1},
                                                                          {"validation", 1},
                                                                          {"dev", 1},
                                                                          {"eval", 1},
                                                                          {"test", 2},
                                                                          {"testing", 2}}};
  const std::string lower = lower_case(std::string(name));
  for (const auto& [known, split] : kNames) {
    if (lower == known) { return split; }
  }
  return std::nullopt;
}

namespace {

// By split: all folders whose names say so.
std::array<std::vector<std::string>, kSplitCount> folders_by_split(const NamesInFolder& names) {
  std::array<std::vector<std::string>, kSplitCount> by_split;
  for (const std::string& name : names.folders) {
    if (const auto split = split_named(name)) { by_split[*split].push_back(name); }
  }
  return by_split;
}

// A folder for testing as competitions have it: images without labels.
bool has_no_labels(const fs::path& folder) {
  const NamesInFolder names = read_folder(folder);
  return !annotation_file(folder) &&
         (names.folders.empty() || (names.folders.size() == 1 && names.folders[0] == "images"));
}

}  // namespace

std::optional<fs::path> annotation_file(const fs::path& folder) {
  std::error_code error;
  std::optional<fs::path> found;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (name == "metadata.csv" && has_label_column(entry->path())) { return entry->path(); }
    if (name.ends_with("_annotations.txt") && !name.starts_with('.')) { found = entry->path(); }
  }
  return found;
}

SplitFolders splits_beside_train(const fs::path& root) {
  const auto by_split = folders_by_split(read_folder(root));
  SplitFolders splits;
  if (by_split[0].empty()) { return splits; }
  for (size_t i = 0; i < kSplitCount; ++i) {
    if (by_split[i].size() > 1) {
      throw Error(root.string() + ": one of " + in_quotes(by_split[i][0]) + " and " + in_quotes(by_split[i][1]) +
                  " expected, found both");
    }
    if (!by_split[i].empty()) { splits[i] = by_split[i][0]; }
  }
  return splits;
}

SplitFolders find_split_folders(const fs::path& root) {
  const NamesInFolder names = read_folder(root);
  const auto by_split = folders_by_split(names);
  const auto has_labels = [&](const std::string& name) {
    return !read_folder(root / name).folders.empty() || annotation_file(root / name).has_value();
  };
  // "train" may also be a label, next to "bus" and "car": then it holds images, not folders.
  const auto& train = by_split[0];
  if (!train.empty() && (!by_split[1].empty() || std::any_of(train.begin(), train.end(), has_labels))) {
    SplitFolders splits = splits_beside_train(root);
    if (splits[2] && has_no_labels(root / *splits[2])) { splits[2].reset(); }
    return splits;
  }
  const auto looks_like_a_split = [](const std::string& name) { return split_named(name).has_value(); };
  if (!names.folders.empty() && std::all_of(names.folders.begin(), names.folders.end(), looks_like_a_split)) {
    throw Error(root.string() + ": folders 'train', and 'val' or 'validation' and 'test' beside it, each with a " +
                "folder per label, expected; found " + in_quotes(names.folders));
  }
  for (const std::string& name : names.folders) {
    if (!split_named(name)) { continue; }
    const std::vector<std::string> inside = read_folder(root / name).folders;
    const auto is_label = [&](const std::string& label) {
      return label != name && std::binary_search(names.folders.begin(), names.folders.end(), label);
    };
    if (std::count_if(inside.begin(), inside.end(), is_label) >= 2) {
      throw Error((root / name).string() + ": a folder 'train' beside it expected, with the other folders of " +
                  "labels in it, found these beside it");
    }
  }
  return {""};
}

std::vector<std::string> folders_left_out(const fs::path& root, const SplitFolders& splits,
                                          const std::vector<std::string>& labels) {
  std::vector<std::string> reasons;
  if (!splits[0] || splits[0]->empty()) { return reasons; }
  for (const std::string& name : read_folder(root).folders) {
    if (std::find(splits.begin(), splits.end(), name) != splits.end()) { continue; }
    const std::string path = (root / name).string();
    try {
      const std::vector<std::string> inside = read_folder(root / name).folders;
      const auto is_label = [&](const std::string& sub) {
        return std::binary_search(labels.begin(), labels.end(), sub);
      };
      if (std::binary_search(labels.begin(), labels.end(), name)) {
        reasons.push_back(path + ": left out; the images of this label are those in " + *splits[0]);
      } else if (split_named(name)) {
        reasons.push_back(path + ": left out, since there are no folders of labels in it");
      } else if (std::count_if(inside.begin(), inside.end(), is_label) >= 2) {
        reasons.push_back(path +
                          ": left out; it has folders of the labels, but its name is none of train, training, " +
                          "val, valid, validation, dev, eval, test and testing");
      }
    } catch (const Error&) { continue; }  // what cannot be read has no labels to show
  }
  return reasons;
}

ListedSplit list_split(const fs::path& root, const std::string& folder,
                       const std::function<void(BadFile)>& on_bad) {
  return FolderLister(root, on_bad).list(folder);
}

std::vector<std::string> list_files_below(const fs::path& root, const std::function<void(BadFile)>& on_bad) {
  return FolderLister(root, on_bad).list_below();
}

}  // namespace la3::data
