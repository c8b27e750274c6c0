#include "la3/data/folder_contents.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>

#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/folder_tree.h"
#include "la3/data/image_folder.h"
#include "la3/data/index_file.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Throws Error if the folders above the labels' differ from the index. They are listed, because
// they are small and an index inside one of them changes its time.
void check_upper_folders(const fs::path& root, const DatasetContents& indexed) {
  const SplitFolders folders = find_split_folders(root);
  for (size_t i = 0; i < kSplitCount; ++i) {
    if (folders[i] != indexed.folders[i]) { throw Error("other parts (train, val, test) than then"); }
    if (!folders[i]) { continue; }
    if (const auto table = annotation_file(root / *folders[i])) {
      throw Error("the labels are those of " + in_quotes(table->string()));
    }
    const NamesInFolder names = read_folder(root / *folders[i]);
    if (names.folders != indexed.labels) { throw Error(in_quotes(*folders[i]) + " has other labels than then"); }
    for (const std::string& file : names.files) {
      const std::string path = joined(*folders[i], file);
      const auto known = [&](const BadFile& bad) { return bad.path == path; };
      if (std::none_of(indexed.bad.begin(), indexed.bad.end(), known)) { throw Error(in_quotes(path) + " is new"); }
    }
  }
}

// Throws Error if the folders of labels, or any below, differ from the index. Only their
// modification times are checked, which change whenever a file is added, removed or renamed.
void check_label_folders(const fs::path& root, const SampleTable& files, ThreadPool& pool) {
  std::mutex mutex;
  std::string reason;
  pool.for_each(files.containers().size(), 16, [&](size_t begin, size_t end, int) {
    for (size_t f = begin; f < end; ++f) {
      const SampleContainer& folder = files.containers()[f];
      const char* what = " has changed since";
      try {
        if (changed_ns(root / folder.path) == folder.changed_ns) { continue; }
      } catch (const Error&) { what = " is gone"; }
      const std::lock_guard lock(mutex);
      if (reason.empty()) { reason = in_quotes(folder.path) + what; }
    }
  });
  if (!reason.empty()) { throw Error(reason); }
  // A folder replaced by another with the same time would go unnoticed, but its files are unlikely
  // to have the same sizes.
  constexpr size_t kLookedAt = 16;
  for (size_t k = 0; k < kLookedAt && files.size() > 0; ++k) {
    const size_t f = k * (files.size() - 1) / (kLookedAt - 1);
    std::error_code error;
    if (fs::file_size(root / files.path(f), error) != files.bytes(f) || error) {
      throw Error(in_quotes(files.path(f)) + " is not the file it was");
    }
  }
}

int64_t last_change_ns(const DatasetContents& contents) {
  int64_t last = 0;
  for (const SampleTable& files : contents.splits) {
    for (const SampleContainer& folder : files.containers()) { last = std::max(last, folder.changed_ns); }
  }
  return last;
}

int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// scan_folder() of a folder in which nothing was changed less than `quiet` before: a file added
// right after its folder was listed may not change the folder's time. Only the last attempt's bad
// files are reported.
DatasetContents scan_at_rest(const fs::path& folder, const OpenOptions& options, std::chrono::milliseconds quiet) {
  constexpr int kAttempts = 3;
  std::vector<BadFile> bad;
  OpenOptions attempt_options = options;
  attempt_options.on_bad = [&](const BadFile& file) { bad.push_back(file); };
  for (int attempt = 0;; ++attempt) {
    const int64_t began = now_ns();
    bad.clear();
    DatasetContents contents;
    try {
      contents = scan_folder(folder, attempt_options);
    } catch (const Error&) {
      options.report(bad);
      throw;
    }
    if (last_change_ns(contents) + std::chrono::nanoseconds(quiet).count() <= began) {
      options.report(bad);
      return contents;
    }
    if (attempt == kAttempts) {
      throw Error(folder.string() + ": files come and go; an index needs a folder at rest");
    }
    std::this_thread::sleep_for(quiet);
  }
}

}  // namespace

DatasetContents read_folder_index(const fs::path& root, const fs::path& index, const OpenOptions& options) {
  DatasetContents contents = read_index(index, "folder");
  for (size_t i = 0; i < kSplitCount; ++i) {
    for (const SampleContainer& folder : contents.splits[i].containers()) {
      if (folder.label < 0 || static_cast<size_t>(folder.label) >= contents.labels.size()) {
        throw Error(index.string() + ": damaged: a label that is not named");
      }
      if (!contents.folders[i]) { throw Error(index.string() + ": damaged: files of a part that is not named"); }
    }
  }
  check_upper_folders(root, contents);
  ThreadPool pool(options.threads);
  for (const SampleTable& files : contents.splits) { check_label_folders(root, files, pool); }
  // A caller that does not skip bad files must be told about the current ones.
  if (!contents.bad.empty() && !options.skip_bad) { throw Error("it has bad files"); }
  return contents;
}

IndexSummary index_image_folder(const fs::path& folder, const OpenOptions& options,
                                std::chrono::milliseconds quiet) {
  options.validate();
  check_is_folder(folder, "a folder of images");
  for (const auto& part : find_split_folders(folder)) {
    const auto table = part ? annotation_file(folder / *part) : std::nullopt;
    if (table) {
      throw Error(table->string() + ": no table of labels expected: such a folder cannot have an index");
    }
  }
  return write_index(index_path(folder, options), "folder", scan_at_rest(folder, options, quiet));
}

}  // namespace la3::data
