#include "la3/data/folder_contents.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/annotations.h"
#include "la3/data/folder_tree.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Without a trailing slash.
std::string path_of(const fs::path& root, const std::string& folder) {
  return (folder.empty() ? root : root / folder).string();
}

void check_labels(const std::string& path, const std::vector<std::string>& labels) {
  for (const std::string& label : labels) {
    if (!is_utf8(label)) { throw Error(path + ": label names in UTF-8 expected, found " + in_quotes(label)); }
  }
  if (labels.size() >= 2) { return; }
  throw Error(path + ": two folders or more expected, one per label, found " +
              (labels.empty() ? "none" : "only " + in_quotes(labels[0])));
}

// `train` is the folder that the first labels came from.
void check_same_labels(const std::string& path, const std::string& train, const std::vector<std::string>& expected,
                       const std::vector<std::string>& found) {
  if (expected == found) { return; }
  const auto only_in = [](const std::vector<std::string>& a, const std::vector<std::string>& b) {
    std::vector<std::string> names;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(names));
    return names;
  };
  const auto missing = only_in(expected, found), unknown = only_in(found, expected);
  std::string message = path + ": the same labels as in '" + train + "' expected; ";
  if (!missing.empty()) { message += "missing: " + in_quotes(missing); }
  if (!unknown.empty()) {
    message += (missing.empty() ? "not in '" : "; not in '") + train + "': " + in_quotes(unknown);
  }
  throw Error(message);
}

// `is_table`: the labels come from a table, not from folders.
void check_no_label_is_empty(const std::string& path, const std::vector<std::string>& labels,
                             const SampleTable& files, bool some_left_out, bool is_table) {
  const std::vector<size_t> per_label = files.per_label(labels.size());
  std::vector<std::string> empty;
  for (size_t label = 0; label < labels.size(); ++label) {
    if (per_label[label] == 0) { empty.push_back(is_table ? labels[label] : path_of(path, labels[label])); }
  }
  if (empty.empty()) { return; }
  throw Error(path + ": an image or more of each label expected, none found" +
              (some_left_out ? " but bad ones" : "") + (is_table ? " of " : " in ") + in_quotes(empty));
}

// Checks every file. Returns the good ones with what their headers say; the others go to `on_bad`,
// in order.
SampleTable good_files(const fs::path& root, const SampleTable& listed, ThreadPool& pool,
                       const std::function<void(BadFile)>& on_bad) {
  std::vector<codec::ImageHeader> headers(listed.size());
  std::map<size_t, std::string> problems;
  std::mutex mutex;
  pool.for_each(listed.size(), 64, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      try {
        headers[i] = codec::check_image(root / listed.path(i));
      } catch (const Error& error) {
        const std::lock_guard lock(mutex);
        problems.emplace(i, error.what());
      }
    }
  });
  SampleTable good;
  for (size_t c = 0, i = 0; c < listed.containers().size(); ++c) {
    const SampleContainer& folder = listed.containers()[c];
    good.add_container(folder);
    for (; i < listed.end_of(c); ++i) {
      if (const auto bad = problems.find(i); bad != problems.end()) {
        on_bad({listed.path(i), bad->second});
      } else {
        good.add({listed.name(i), 0, static_cast<uint32_t>(headers[i].file_bytes), headers[i].width,
                  headers[i].height, folder.label});
      }
    }
  }
  return good;
}

// Throws Error if an image has two labels or is in two parts. Of rows that say the same only the first
// is kept.
std::vector<Annotation> without_repeats(std::vector<Annotation> rows, const std::string& table) {
  std::unordered_map<std::string, Annotation> seen;
  std::vector<Annotation> kept;
  for (Annotation& row : rows) {
    row.path = fs::path(row.path).lexically_normal().generic_string();
    const auto [at, is_new] = seen.emplace(row.path, row);
    const Annotation& before = at->second;
    const std::string where = table + ": line " + std::to_string(row.line) + ": " + in_quotes(row.path);
    if (before.label != row.label) {
      throw Error(where + ": label " + in_quotes(before.label) + " expected, as in line " +
                  std::to_string(before.line) + ", found " + in_quotes(row.label));
    }
    if (before.split != row.split) {
      throw Error(where + ": the same part as in line " + std::to_string(before.line) + " expected, found another");
    }
    if (is_new) { kept.push_back(std::move(row)); }
  }
  return kept;
}

std::vector<std::string> labels_of(const std::vector<Annotation>& rows) {
  std::set<std::string> labels;
  for (const Annotation& row : rows) { labels.insert(row.label); }
  return {labels.begin(), labels.end()};
}

// The rows of one part, in the order of a folder with the same labels: by label, then by path. Paths
// are relative to `folder`.
SampleTable files_of(const std::vector<Annotation>& rows, size_t split, const std::vector<std::string>& labels,
                     const std::string& folder) {
  std::vector<std::tuple<int, std::string, std::string>> files;  // label, folder, name
  for (const Annotation& row : rows) {
    if (row.split != split) { continue; }
    const fs::path path = fs::path(folder) / row.path;
    const auto label = std::lower_bound(labels.begin(), labels.end(), row.label) - labels.begin();
    files.emplace_back(static_cast<int>(label), path.parent_path().generic_string(), path.filename().string());
  }
  std::sort(files.begin(), files.end());
  SampleTable table;
  for (size_t i = 0; i < files.size(); ++i) {
    const auto& [label, parent, name] = files[i];
    const bool is_same = i > 0 && std::get<0>(files[i - 1]) == label && std::get<1>(files[i - 1]) == parent;
    if (!is_same) { table.add_container({parent, label, 0}); }
    table.add({name});
  }
  return table;
}

// A part of a folder whose labels come from a table in it. tiny-imagenet's table names the files in the
// folder "images" beside it.
ListedSplit list_annotated(const fs::path& root, const std::string& folder, const fs::path& table) {
  std::vector<Annotation> rows = without_repeats(read_annotations(table), table.string());
  for (Annotation& row : rows) { row.split = 0; }
  std::error_code error;
  const bool beside = fs::exists(root / folder / rows[0].path, error);
  const bool below = !beside && fs::exists(root / folder / "images" / rows[0].path, error);
  ListedSplit listed{labels_of(rows), {}};
  listed.files = files_of(rows, 0, listed.labels, below ? joined(folder, "images") : folder);
  return listed;
}

using ListedSplits = std::array<ListedSplit, kSplitCount>;

// Looks at all files, and completes `contents`, which has the folders and the labels. `name_of` names a
// part in messages.
void look_at_files(const fs::path& root, const ListedSplits& listed, const OpenOptions& options, bool is_table,
                   const std::function<std::string(size_t)>& name_of, DatasetContents& contents) {
  const auto on_bad = [&](BadFile file) {
    if (options.on_bad) { options.on_bad(file); }
    contents.bad.push_back(std::move(file));
  };
  ThreadPool pool(options.threads);
  for (size_t i = 0; i < kSplitCount; ++i) { contents.splits[i] = good_files(root, listed[i].files, pool, on_bad); }
  options.refuse(root, contents.bad);
  for (size_t i = 0; i < kSplitCount; ++i) {
    if (contents.folders[i]) {
      check_no_label_is_empty(name_of(i), contents.labels, contents.splits[i], !contents.bad.empty(), is_table);
    }
  }
}

}  // namespace

DatasetContents scan_folder(const fs::path& root, const OpenOptions& options) {
  DatasetContents contents;
  const auto on_bad = [&](BadFile file) {
    if (options.on_bad) { options.on_bad(file); }
    contents.bad.push_back(std::move(file));
  };
  const SplitFolders& folders = contents.folders = find_split_folders(root);
  ListedSplits listed;
  for (size_t i = 0; i < kSplitCount; ++i) {
    if (folders[i]) {
      const auto table = annotation_file(root / *folders[i]);
      listed[i] = table ? list_annotated(root, *folders[i], *table) : list_split(root, *folders[i], on_bad);
    }
    if (i == 0) { check_labels(path_of(root, *folders[i]), listed[i].labels); }
  }
  contents.labels = listed[0].labels;
  for (size_t i = 1; i < kSplitCount; ++i) {
    if (folders[i]) {
      check_same_labels(path_of(root, *folders[i]), *folders[0], contents.labels, listed[i].labels);
    }
  }
  const auto name_of = [&](size_t i) { return path_of(root, *folders[i]); };
  look_at_files(root, listed, options, false, name_of, contents);
  return contents;
}

DatasetContents scan_table(const fs::path& table, const OpenOptions& options) {
  constexpr std::array<const char*, kSplitCount> kParts = {"train", "val", "test"};
  const std::vector<Annotation> rows = without_repeats(read_annotations(table), table.string());
  DatasetContents contents;
  contents.labels = labels_of(rows);
  if (contents.labels.size() < 2) {
    throw Error(table.string() + ": two labels or more expected, found only " + in_quotes(contents.labels));
  }
  ListedSplits listed;
  for (size_t i = 0; i < kSplitCount; ++i) {
    listed[i].files = files_of(rows, i, contents.labels, "");
    if (listed[i].files.size() > 0) { contents.folders[i] = ""; }
  }
  if (!contents.folders[0]) { throw Error(table.string() + ": rows of the part 'train' expected, found none"); }
  const auto name_of = [&](size_t i) { return table.string() + ": " + kParts[i]; };
  look_at_files(table.parent_path(), listed, options, true, name_of, contents);
  return contents;
}

}  // namespace la3::data
