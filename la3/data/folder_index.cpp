#include "la3/data/folder_index.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/bad_files.h"
#include "la3/data/image_folder.h"
#include "la3/data/index_file.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Throws Error as read_index() does.
FolderContents contents_in(const fs::path& index) {
  FolderContents contents;
  std::vector<std::string> labels;
  FolderSplit* split_now = nullptr;
  IndexVisitor visitor;
  visitor.on_split = [&](int split, std::string folder) {
    contents.splits[split] = FolderSplit{std::move(folder)};
  };
  visitor.on_label = [&](std::string name) { labels.push_back(std::move(name)); };
  visitor.on_group = [&](IndexGroup group) {
    if (group.label < 0 || static_cast<size_t>(group.label) >= labels.size()) {
      throw Error(index.string() + ": damaged: a label that is not named");
    }
    std::optional<FolderSplit>& split = contents.splits[group.split];
    if (!split) { throw Error(index.string() + ": damaged: files of a part that is not named"); }
    split_now = &*split;
    split_now->files.add_folder({std::move(group.path), group.label, group.changed_ns});
  };
  visitor.on_entry = [&](const IndexEntry& entry) {
    split_now->files.add_file(entry.name);
    split_now->headers.push_back({codec::ImageFormat::kUnknown, entry.width, entry.height, entry.bytes});
  };
  visitor.on_bad = [&](std::string path, std::string problem) {
    contents.bad.push_back({std::move(path), std::move(problem)});
  };
  read_index(index, "folder", visitor);
  for (auto& split : contents.splits) {
    if (!split) { continue; }
    split->labels = labels;
    split->files.shrink();
  }
  return contents;
}

// Throws Error if folders above the labels' are not as the index has them. They are listed, since
// they are small and an index that lies in one of them changes its time.
void check_upper_folders(const fs::path& root, const FolderContents& indexed) {
  const SplitFolders folders = find_split_folders(root);
  for (int i = 0; i < kSplitCount; ++i) {
    const std::optional<FolderSplit>& split = indexed.splits[i];
    if (split.has_value() != folders.of[i].has_value() || (split && split->folder != *folders.of[i])) {
      throw Error("other parts (train, val, test) than then");
    }
    if (!split) { continue; }
    const NamesInFolder names = read_folder(split->path(root));
    if (names.folders != split->labels) { throw Error(in_quotes(split->folder) + " has other labels than then"); }
    for (const std::string& file : names.files) {
      const std::string path = joined(split->folder, file);
      const auto known = [&](const BadFile& bad) { return bad.path == path; };
      if (std::none_of(indexed.bad.begin(), indexed.bad.end(), known)) { throw Error(in_quotes(path) + " is new"); }
    }
  }
}

// Throws Error if the folders of labels, and all below, are not as the index has them. They are
// only asked when they were last changed, which they are by every file that comes, goes or gets
// another name.
void check_label_folders(const fs::path& root, const FolderSplit& indexed, ThreadPool& pool) {
  const FileTable& files = indexed.files;
  std::mutex mutex;
  std::string reason;
  pool.for_each(files.folders().size(), 16, [&](size_t begin, size_t end, int) {
    for (size_t f = begin; f < end; ++f) {
      const FileTable::Folder& folder = files.folders()[f];
      const char* what = " has changed since";
      try {
        if (changed_ns(root / folder.path) == folder.changed_ns) { continue; }
      } catch (const Error&) { what = " is gone"; }
      const std::lock_guard lock(mutex);
      if (reason.empty()) { reason = in_quotes(folder.path) + what; }
    }
  });
  if (!reason.empty()) { throw Error(reason); }
  // A folder that was replaced by another of the same age would not be seen; its files are hardly
  // of the same sizes.
  constexpr size_t kLookedAt = 16;
  for (size_t k = 0; k < kLookedAt && files.size() > 0; ++k) {
    const size_t f = k * (files.size() - 1) / (kLookedAt - 1);
    std::error_code error;
    if (fs::file_size(root / files.path(f), error) != indexed.headers[f].file_bytes || error) {
      throw Error(in_quotes(files.path(f)) + " is not the file it was");
    }
  }
}

int64_t last_change_ns(const FolderContents& contents) {
  int64_t last = 0;
  for (const auto& split : contents.splits) {
    if (!split) { continue; }
    for (const FileTable::Folder& folder : split->files.folders()) { last = std::max(last, folder.changed_ns); }
  }
  return last;
}

int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// scan_folder() of a folder in which nothing was changed less than `quiet` before: a file that
// comes right after its folder was listed may leave it with the time it had. Only the last
// attempt's bad files are told.
FolderContents scan_at_rest(const fs::path& folder, const OpenOptions& options, std::chrono::milliseconds quiet) {
  constexpr int kAttempts = 3;
  std::vector<BadFile> bad;
  OpenOptions attempt_options = options;
  attempt_options.on_bad = [&](const BadFile& file) { bad.push_back(file); };
  for (int attempt = 0;; ++attempt) {
    const int64_t began = now_ns();
    bad.clear();
    FolderContents contents;
    try {
      contents = scan_folder(folder, attempt_options, /*with_headers=*/true);
    } catch (const Error&) {
      report_bad_files(bad, options);
      throw;
    }
    if (last_change_ns(contents) + std::chrono::nanoseconds(quiet).count() <= began) {
      report_bad_files(bad, options);
      return contents;
    }
    if (attempt == kAttempts) {
      throw Error(folder.string() + ": files come and go; an index needs a folder at rest");
    }
    std::this_thread::sleep_for(quiet);
  }
}

void add_split(IndexWriter& writer, int number, const FolderSplit& split, IndexSummary& summary) {
  const FileTable& files = split.files;
  size_t next = 0;
  for (size_t f = 0; f < files.folders().size(); ++f) {
    const FileTable::Folder& folder = files.folders()[f];
    writer.add_group({folder.path, number, folder.label, folder.changed_ns, 0});
    for (; next < files.size() && files.folder_of(next) == f; ++next) {
      const codec::ImageHeader& header = split.headers[next];
      writer.add_entry({files.name(next), 0, header.file_bytes, header.width, header.height, folder.label});
      summary.bytes += header.file_bytes;
    }
  }
  summary.images += files.size();
  summary.groups += files.folders().size();
}

}  // namespace

FolderContents read_folder_index(const fs::path& root, const fs::path& index, const OpenOptions& options) {
  FolderContents contents = contents_in(index);
  check_upper_folders(root, contents);
  ThreadPool pool(options.threads);
  for (const auto& split : contents.splits) {
    if (split) { check_label_folders(root, *split, pool); }
  }
  // Whoever does not expect bad files has to be told of those that are there now.
  if (!contents.bad.empty() && !options.skip_bad) { throw Error("it has bad files"); }
  return contents;
}

IndexSummary index_image_folder(const fs::path& folder, const OpenOptions& options,
                                std::chrono::milliseconds quiet) {
  options.validate();
  check_is_folder(folder);
  const FolderContents contents = scan_at_rest(folder, options, quiet);
  IndexWriter writer("folder");
  IndexSummary summary;
  summary.file = index_path(folder, options);
  for (int i = 0; i < kSplitCount; ++i) {
    if (contents.splits[i]) { writer.add_split(i, contents.splits[i]->folder); }
  }
  for (const std::string& label : contents.splits[0]->labels) { writer.add_label(label); }
  for (int i = 0; i < kSplitCount; ++i) {
    if (contents.splits[i]) { add_split(writer, i, *contents.splits[i], summary); }
  }
  for (const BadFile& file : contents.bad) { writer.add_bad(file.path, file.problem); }
  write_file(summary.file, writer.finish());
  return summary;
}

}  // namespace la3::data
