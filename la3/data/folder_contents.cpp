#include "la3/data/folder_contents.h"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <string>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/bad_files.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

void check_labels(const fs::path& root, const FolderSplit& split) {
  const std::string folder = split.path(root).string();
  for (const std::string& label : split.labels) {
    if (!is_utf8(label)) { throw Error(folder + ": label names in UTF-8 expected, found " + in_quotes(label)); }
  }
  if (split.labels.size() >= 2) { return; }
  throw Error(folder + ": two folders or more expected, one per label, found " +
              (split.labels.empty() ? "none" : "only " + in_quotes(split.labels[0])));
}

void check_same_labels(const fs::path& root, const FolderSplit& train, const FolderSplit& other) {
  if (train.labels == other.labels) { return; }
  const auto only_in = [](const std::vector<std::string>& a, const std::vector<std::string>& b) {
    std::vector<std::string> names;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(names));
    return names;
  };
  const auto missing = only_in(train.labels, other.labels), unknown = only_in(other.labels, train.labels);
  std::string message = other.path(root).string() + ": the same labels as in '" + train.folder + "' expected; ";
  if (!missing.empty()) { message += "missing: " + in_quotes(missing); }
  if (!unknown.empty()) {
    message += (missing.empty() ? "not in '" : "; not in '") + train.folder + "': " + in_quotes(unknown);
  }
  throw Error(message);
}

void check_no_label_is_empty(const fs::path& root, const FolderSplit& split, bool some_left_out) {
  const std::vector<size_t> per_label = split.files.per_label(split.labels.size());
  std::vector<std::string> empty;
  for (size_t label = 0; label < split.labels.size(); ++label) {
    if (per_label[label] == 0) { empty.push_back((split.path(root) / split.labels[label]).string()); }
  }
  if (empty.empty()) { return; }
  throw Error(split.path(root).string() + ": an image or more of each label expected, none found" +
              (some_left_out ? " but bad ones" : "") + " in " + in_quotes(empty));
}

// Looks at every file; returns the bad ones' numbers and problems, ascending. `headers`, if wanted,
// gets what the others say.
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

}  // namespace

void check_is_folder(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) { return; }
  throw Error(folder.string() + ": a folder of images expected, found " +
              (fs::exists(folder, error) ? "a file" : "nothing"));
}

FolderContents scan_folder(const fs::path& root, const OpenOptions& options, bool with_headers) {
  FolderContents contents;
  const auto on_bad = [&](BadFile file) {
    if (options.on_bad) { options.on_bad(file); }
    contents.bad.push_back(std::move(file));
  };
  auto& [train, validation, test] = contents.splits;
  const SplitFolders folders = find_split_folders(root);
  train = list_split(root, *folders.of[0], on_bad);
  check_labels(root, *train);
  if (folders.of[1]) { validation = list_split(root, *folders.of[1], on_bad); }
  if (folders.of[2]) { test = list_split(root, *folders.of[2], on_bad); }
  if (validation) { check_same_labels(root, *train, *validation); }
  if (test) { check_same_labels(root, *train, *test); }

  ThreadPool pool(options.threads);
  for (auto& split : contents.splits) {
    if (!split) { continue; }
    FileTable& files = split->files;
    std::vector<codec::ImageHeader>& headers = split->headers;
    std::vector<size_t> left_out;
    for (auto& [i, problem] : find_bad_files(root, files, pool, with_headers ? &headers : nullptr)) {
      left_out.push_back(i);
      on_bad({files.path(i), std::move(problem)});
    }
    if (left_out.empty()) { continue; }
    files = files.without(left_out);
    for (auto i = left_out.rbegin(); with_headers && i != left_out.rend(); ++i) {
      headers.erase(headers.begin() + static_cast<std::ptrdiff_t>(*i));
    }
  }
  check_bad_files(root, contents.bad, options);
  for (const auto& split : contents.splits) {
    if (split) { check_no_label_is_empty(root, *split, !contents.bad.empty()); }
  }
  return contents;
}

}  // namespace la3::data
