#include "la3/fetch/fetch.h"

#include <algorithm>
#include <stdexcept>
#include <system_error>

#include "la3/core/error.h"
#include "la3/core/folder.h"
#include "la3/core/folder_lock.h"
#include "la3/core/utf8.h"
#include "la3/fetch/archive.h"
#include "la3/fetch/download.h"
#include "la3/fetch/md5.h"
#include "la3/fetch/url.h"

namespace la3::fetch {
namespace {

namespace fs = std::filesystem;

constexpr uint64_t kMaxArchiveBytes = uint64_t{1} << 30;  // the official ones have 170 MB
constexpr uint64_t kMaxBytes = uint64_t{1} << 30;         // the official ones have 184 MB
constexpr uint64_t kMaxEntries = 1000;

const KnownSet& find_known_set(std::string_view name) {
  const auto sets = known_sets();
  const auto found = std::find_if(sets.begin(), sets.end(), [&](const KnownSet& set) { return set.name == name; });
  if (found == sets.end()) { throw std::invalid_argument("fetch: no data set " + in_quotes(name)); }
  return *found;
}

bool is_md5(std::string_view text) {
  return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// The options of a call, with the defaults filled in.
struct FetchTask {
  const FetchOptions& options;
  const KnownSet& set;
  std::string from;
  std::string checksum;  // empty: accept any archive
  fs::path target;       // the data set's folder

  explicit FetchTask(const FetchOptions& given)
      : options(given),
        set(find_known_set(given.name)),
        from(given.from.empty() ? std::string(set.url) : given.from),
        checksum(given.checksum.empty()     ? std::string(set.md5)
                 : given.checksum == "none" ? ""
                                            : given.checksum),
        target(given.folder / set.folder) {}

  void report(FetchStage stage, uint64_t done, uint64_t total) const {
    if (options.progress) { options.progress({stage, done, total}); }
  }
  void note(const std::string& line) const {
    if (options.note) { options.note(line); }
  }
};

// What is missing from a data set's folder or wrong with it; empty if it is complete.
std::string incomplete(const fs::path& folder, const FetchTask& task) {
  for (const KnownFile& file : task.set.files) {
    const std::string name = in_quotes(file.name);
    std::error_code error;
    if (!fs::is_regular_file(folder / file.name, error)) { return "no file " + name; }
    const uint64_t bytes = fs::file_size(folder / file.name, error);
    if (error) { return name + " cannot be read: " + error.message(); }
    if (bytes == 0) { return name + " is empty"; }
    if (task.checksum == task.set.md5 && file.bytes != 0 && bytes != file.bytes) {
      return name + " has " + std::to_string(bytes) + " bytes, not " + std::to_string(file.bytes);
    }
  }
  return {};
}

// The folder of the data set if it already exists, else empty. Throws Error if something else is in
// its place.
fs::path already_there(const FetchTask& task) {
  // The data set's own folder was given.
  if (incomplete(task.options.folder, task).empty()) { return task.options.folder; }
  std::error_code error;
  const fs::file_status status = fs::symlink_status(task.target, error);
  if (status.type() == fs::file_type::not_found) { return {}; }
  if (status.type() == fs::file_type::directory && fs::is_empty(task.target, error)) { return {}; }
  const std::string problem = fs::is_directory(task.target, error) ? incomplete(task.target, task) : "not a folder";
  if (problem.empty()) { return task.target; }
  throw Error(task.target.string() + ": a whole data set or nothing expected in this place, found " +
              (problem == "not a folder" ? "something that is no folder" : "a folder with a fault: " + problem) +
              "; move it away or choose another folder");
}

std::string checksum_of(const fs::path& archive, const FetchTask& task) {
  std::error_code error;
  const uint64_t total = fs::file_size(archive, error);
  return md5_of_file(archive, [&](uint64_t done) { task.report(FetchStage::kCheck, done, error ? 0 : total); });
}

std::string mismatch(const FetchTask& task, const std::string& found) {
  return "an archive with MD5 checksum " + task.checksum + " expected, found " + found;
}

DownloadOptions download_options(const FetchTask& task, const fs::path& part) {
  DownloadOptions download;
  download.url = task.from;
  download.part = part;
  download.checked_later = !task.checksum.empty();
  download.max_bytes = kMaxArchiveBytes;
  download.connect_timeout_s = task.options.connect_timeout_s;
  download.stall_timeout_s = task.options.stall_timeout_s;
  download.retries = task.options.retries;
  download.progress = [&task](uint64_t done, uint64_t total) { task.report(FetchStage::kDownload, done, total); };
  download.note = task.options.note;
  return download;
}

// Downloads the archive to `part` and checks it. Returns the number of bytes received from the
// network.
uint64_t download_checked(const FetchTask& task, const fs::path& part) {
  std::error_code error;
  // The part is complete: an earlier call got as far as the extraction.
  if (!task.checksum.empty() && fs::is_regular_file(part, error) && checksum_of(part, task) == task.checksum) {
    return 0;
  }
  uint64_t transferred = 0;
  for (;;) {
    const Downloaded done = download(download_options(task, part));
    transferred += done.transferred;
    if (task.checksum.empty()) { return transferred; }
    const std::string found = checksum_of(part, task);
    if (found == task.checksum) { return transferred; }
    if (done.continued) {  // the file may have changed since the first part was received
      task.note("the continued download has a wrong checksum; starting over");
      remove_part(part);
      continue;
    }
    const fs::path bad = task.options.folder / (std::string(task.set.archive) + ".bad");
    fs::rename(part, bad, error);
    if (error) { throw Error(part.string() + ": cannot rename to " + bad.string() + ": " + error.message()); }
    remove_part(part);  // removes its note
    throw Error(url_without_password(task.from) + ": " + mismatch(task, found) + "; what came is kept as " +
                bad.string());
  }
}

void check_local(const FetchTask& task) {
  std::error_code error;
  const fs::file_status status = fs::status(task.from, error);
  if (error) { throw Error(task.from + ": cannot open: " + error.message()); }
  if (!fs::is_regular_file(status)) {
    throw Error(task.from + ": an archive expected, found something that is no file");
  }
  if (task.checksum.empty()) { return; }
  const std::string found = checksum_of(task.from, task);
  if (found != task.checksum) { throw Error(task.from + ": " + mismatch(task, found)); }
}

void remove_folder(const fs::path& folder) {
  std::error_code error;
  fs::remove_all(folder, error);
  if (error) { throw Error(folder.string() + ": cannot remove: " + error.message()); }
}

// Extracts beside the target and renames the data set's folder into place.
Extracted extract_into_place(const FetchTask& task, const fs::path& archive) {
  ExtractOptions extract;
  extract.archive = archive;
  extract.folder = task.options.folder / ("." + std::string(task.set.folder) + ".extracting");
  extract.max_bytes = kMaxBytes;
  extract.max_entries = kMaxEntries;
  extract.progress = [&task](uint64_t done, uint64_t total) { task.report(FetchStage::kExtract, done, total); };
  remove_folder(extract.folder);  // left by a call that was killed
  const Extracted extracted = extract_archive(extract);

  const std::string problem = incomplete(extract.folder / task.set.folder, task);
  std::error_code error;
  if (problem.empty()) { fs::rename(extract.folder / task.set.folder, task.target, error); }
  remove_folder(extract.folder);
  if (!problem.empty()) {
    throw Error(archive.string() + ": the files of " + std::string(task.set.name) + " expected in the folder " +
                in_quotes(task.set.folder) + ", found a fault: " + problem);
  }
  if (error) { throw Error(task.target.string() + ": cannot rename into place: " + error.message()); }
  return extracted;
}

}  // namespace

std::span<const KnownSet> known_sets() {
  // https://www.cs.toronto.edu/~kriz/cifar.html, "binary version"; records of 1 + 3072 and 2 + 3072
  // bytes.
  static const std::vector<KnownSet> sets = {
      {"cifar10",
       "https://www.cs.toronto.edu/~kriz/cifar-10-binary.tar.gz",
       "c32a1d4ab5d03f1284b67883e8d87530",
       "cifar-10-binary.tar.gz",
       "cifar-10-batches-bin",
       {{"data_batch_1.bin", 10000 * 3073},
        {"data_batch_2.bin", 10000 * 3073},
        {"data_batch_3.bin", 10000 * 3073},
        {"data_batch_4.bin", 10000 * 3073},
        {"data_batch_5.bin", 10000 * 3073},
        {"test_batch.bin", 10000 * 3073},
        {"batches.meta.txt", 0}}},
      {"cifar100",
       "https://www.cs.toronto.edu/~kriz/cifar-100-binary.tar.gz",
       "03b5dce01913d631647c71ecec9e9cb8",
       "cifar-100-binary.tar.gz",
       "cifar-100-binary",
       {{"train.bin", 50000 * 3074},
        {"test.bin", 10000 * 3074},
        {"fine_label_names.txt", 0},
        {"coarse_label_names.txt", 0}}},
  };
  return sets;
}

void FetchOptions::validate() const {
  find_known_set(name);
  if (folder.empty()) { throw std::invalid_argument("fetch: a folder expected"); }
  if (is_url(from) && url_scheme(from) != "http" && url_scheme(from) != "https") {
    throw std::invalid_argument("fetch: an address with http or https, or a path, expected, found " +
                                in_quotes(from));
  }
  if (!checksum.empty() && checksum != "none" && !is_md5(checksum)) {
    throw std::invalid_argument("fetch: 32 small hexadecimal digits or 'none' expected as checksum, found " +
                                in_quotes(checksum));
  }
  if (connect_timeout_s < 1 || stall_timeout_s < 1 || retries < 0) {
    throw std::invalid_argument("fetch: timeouts of at least 1 s and retries of at least 0 expected");
  }
}

FetchResult fetch(const FetchOptions& options) {
  options.validate();
  const FetchTask task(options);
  if (const fs::path there = already_there(task); !there.empty()) {
    return {.folder = there, .already_there = true};
  }
  require_archive_support();
  std::error_code error;
  make_folder(options.folder);
  const FolderLock lock(options.folder, "another la3 is fetching a data set into this folder");
  // Another call may just have finished.
  if (const fs::path there = already_there(task); !there.empty()) {
    return {.folder = there, .already_there = true};
  }

  FetchResult result;
  result.folder = task.target;
  const bool remote = is_url(task.from);
  const fs::path archive =
      remote ? options.folder / (std::string(task.set.archive) + ".part") : fs::path(task.from);
  if (remote) {
    result.transferred = download_checked(task, archive);
  } else {
    check_local(task);
  }
  result.archive_bytes = fs::file_size(archive, error);
  const Extracted extracted = extract_into_place(task, archive);
  result.files = extracted.files;
  result.bytes = extracted.bytes;
  if (remote) { remove_part(archive); }
  return result;
}

}  // namespace la3::fetch
