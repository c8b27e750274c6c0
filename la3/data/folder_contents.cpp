#include "la3/data/folder_contents.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
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

void check_no_label_is_empty(const std::string& path, const std::vector<std::string>& labels,
                             const SampleTable& files, bool some_left_out) {
  const std::vector<size_t> per_label = files.per_label(labels.size());
  std::vector<std::string> empty;
  for (size_t label = 0; label < labels.size(); ++label) {
    if (per_label[label] == 0) { empty.push_back(path_of(path, labels[label])); }
  }
  if (empty.empty()) { return; }
  throw Error(path + ": an image or more of each label expected, none found" +
              (some_left_out ? " but bad ones" : "") + " in " + in_quotes(empty));
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

}  // namespace

DatasetContents scan_folder(const fs::path& root, const OpenOptions& options) {
  DatasetContents contents;
  const auto on_bad = [&](BadFile file) {
    if (options.on_bad) { options.on_bad(file); }
    contents.bad.push_back(std::move(file));
  };
  const SplitFolders& folders = contents.folders = find_split_folders(root);
  ListedSplit listed[kSplitCount];
  for (size_t i = 0; i < kSplitCount; ++i) {
    if (folders[i]) { listed[i] = list_split(root, *folders[i], on_bad); }
    if (i == 0) { check_labels(path_of(root, *folders[i]), listed[i].labels); }
  }
  contents.labels = listed[0].labels;
  for (size_t i = 1; i < kSplitCount; ++i) {
    if (folders[i]) {
      check_same_labels(path_of(root, *folders[i]), *folders[0], contents.labels, listed[i].labels);
    }
  }
  ThreadPool pool(options.threads);
  for (size_t i = 0; i < kSplitCount; ++i) { contents.splits[i] = good_files(root, listed[i].files, pool, on_bad); }
  options.refuse(root, contents.bad);
  for (size_t i = 0; i < kSplitCount; ++i) {
    if (folders[i]) {
      check_no_label_is_empty(path_of(root, *folders[i]), contents.labels, contents.splits[i],
                              !contents.bad.empty());
    }
  }
  return contents;
}

}  // namespace la3::data
