// We write files ourselves instead of using libarchive's archive_write_disk: into a folder that did
// not exist before, from paths that were split and checked, and without ever making a link, so that
// no write can be led elsewhere.
#include "la3/fetch/archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::fetch {
namespace {

namespace fs = std::filesystem;

struct Closer {
  void operator()(::archive* reader) const { ::archive_read_free(reader); }
};
using Reader = std::unique_ptr<::archive, Closer>;

// Removes the folder again unless the extraction was completed.
struct Unfinished {
  fs::path folder;
  ~Unfinished() {
    std::error_code ignored;
    if (!folder.empty()) { fs::remove_all(folder, ignored); }
  }
};

struct Descriptor {
  int fd;
  ~Descriptor() {
    if (fd >= 0) { ::close(fd); }
  }
};

[[noreturn]] void fail_writing(const fs::path& path, const char* what) {
  throw Error(path.string() + ": cannot " + what + ": " + std::strerror(errno));
}

// What is wrong with an entry's kind; null if nothing.
const char* forbidden_kind(::archive_entry* entry) {
  if (::archive_entry_hardlink(entry) != nullptr) { return "a hard link"; }
  switch (::archive_entry_filetype(entry)) {
    case AE_IFREG: return nullptr;
    case AE_IFDIR: return ::archive_entry_size(entry) > 0 ? "a folder with content of its own" : nullptr;
    case AE_IFLNK: return "a symbolic link";
    case AE_IFCHR:
    case AE_IFBLK: return "a device";
    case AE_IFIFO: return "a pipe";
    case AE_IFSOCK: return "a socket";
    default: return "neither a file nor a folder";
  }
}

// The extraction of one archive into one folder.
class Extraction {
 public:
  explicit Extraction(const ExtractOptions& options)
      : options_(options), name_(options.archive.string()), reader_(::archive_read_new()), piece_(1 << 18) {
    if (!reader_) { throw std::bad_alloc(); }
    std::error_code error;
    size_ = fs::file_size(options.archive, error);
    if (error) { throw Error(name_ + ": cannot open: " + error.message()); }
    // No more formats than needed: each is code that reads untrusted data.
    ::archive_read_support_filter_gzip(reader_.get());
    ::archive_read_support_format_tar(reader_.get());
    if (::archive_read_open_filename(reader_.get(), options.archive.c_str(), 1 << 18) != ARCHIVE_OK) {
      fail_reading();
    }
  }

  Extracted run() {
    ::archive_entry* entry = nullptr;
    uint64_t entries = 0;
    for (;;) {
      const int status = ::archive_read_next_header(reader_.get(), &entry);
      if (status == ARCHIVE_EOF) { break; }
      if (status != ARCHIVE_OK && status != ARCHIVE_WARN) { fail_reading(); }
      if (++entries > options_.max_entries) {
        throw Error(name_ + ": at most " + std::to_string(options_.max_entries) + " entries expected, found more");
      }
      take(entry);
    }
    if (entries == 0) { throw Error(name_ + ": files expected, found an empty archive"); }
    return done_;
  }

 private:
  [[noreturn]] void fail_reading() const {
    const char* why = ::archive_error_string(reader_.get());
    throw Error(name_ + ": a whole .tar or .tar.gz archive expected: " + printable(why ? why : "cannot read it"));
  }

  [[noreturn]] void refuse(std::string_view entry, const std::string& why) const {
    throw Error(name_ + ": entry " + in_quotes(entry) + " refused: " + why);
  }

  // The entry's path below the folder; empty for the folder itself ("./").
  fs::path checked_path(std::string_view text) const {
    if (text.empty()) { refuse(text, "a name expected, found none"); }
    if (text.front() == '/') { refuse(text, "a path inside the archive's folder expected, found an absolute one"); }
    fs::path path;
    for (std::string_view rest = text; !rest.empty();) {
      const size_t slash = rest.find('/');
      const std::string_view part = rest.substr(0, slash);
      if (part == "..") { refuse(text, "a path inside the archive's folder expected, found '..'"); }
      if (!part.empty() && part != ".") { path /= part; }
      rest = slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
    }
    return path;
  }

  void take(::archive_entry* entry) {
    const char* text = ::archive_entry_pathname(entry);
    if (text == nullptr) { refuse("", "a name in plain characters expected"); }
    if (const char* kind = forbidden_kind(entry)) {
      refuse(text, std::string("a file or folder expected, found ") + kind);
    }
    const fs::path path = checked_path(text);
    std::error_code error;
    if (::archive_entry_filetype(entry) == AE_IFDIR) {
      fs::create_directories(options_.folder / path, error);
    } else {
      if (path.empty()) { refuse(text, "a file's name expected"); }
      fs::create_directories((options_.folder / path).parent_path(), error);
    }
    if (error) { throw Error((options_.folder / path).string() + ": cannot create: " + error.message()); }
    if (::archive_entry_filetype(entry) == AE_IFREG) { write(entry, text, options_.folder / path); }
  }

  void write(::archive_entry* entry, std::string_view text, const fs::path& path) {
    const uint64_t room = options_.max_bytes - done_.bytes;
    const std::string too_much =
        "at most " + std::to_string(options_.max_bytes) + " bytes expected in all, found more";
    // Checked before a byte is written: a sparse entry may claim a terabyte in a few bytes of
    // archive.
    const int64_t claimed = ::archive_entry_size(entry);
    if (claimed < 0 || static_cast<uint64_t>(claimed) > room) { refuse(text, too_much); }

    const Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666)};
    if (file.fd < 0 && errno == EEXIST) { refuse(text, "the archive has another entry of this name"); }
    if (file.fd < 0) { fail_writing(path, "create"); }
    for (uint64_t written = 0;;) {
      const la_ssize_t got = ::archive_read_data(reader_.get(), piece_.data(), piece_.size());
      if (got < 0) { fail_reading(); }
      if (got == 0) { break; }
      written += static_cast<uint64_t>(got);
      if (written > room) { refuse(text, too_much); }
      write_piece(file.fd, static_cast<size_t>(got), path);
      done_.bytes += static_cast<uint64_t>(got);
      if (options_.progress) {
        options_.progress(static_cast<uint64_t>(::archive_filter_bytes(reader_.get(), -1)), size_);
      }
    }
    if (::fsync(file.fd) != 0) { fail_writing(path, "flush"); }
    ++done_.files;
  }

  void write_piece(int fd, size_t size, const fs::path& path) const {
    for (size_t put = 0; put < size;) {
      const ssize_t now = ::write(fd, piece_.data() + put, size - put);
      if (now < 0 && errno == EINTR) { continue; }
      if (now < 0) { fail_writing(path, "write"); }
      put += static_cast<size_t>(now);
    }
  }

  const ExtractOptions& options_;
  const std::string name_;  // of the archive, for messages
  Reader reader_;
  uint64_t size_ = 0;  // of the archive
  std::vector<uint8_t> piece_;
  Extracted done_;
};

}  // namespace

Extracted extract_archive(const ExtractOptions& options) {
  Extraction extraction(options);
  if (::mkdir(options.folder.c_str(), 0777) != 0) { fail_writing(options.folder, "create"); }
  Unfinished unfinished{options.folder};
  const Extracted done = extraction.run();
  unfinished.folder.clear();
  return done;
}

void require_archive_support() {}

}  // namespace la3::fetch
