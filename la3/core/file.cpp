#include "la3/core/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <set>
#include <string_view>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/folder.h"

namespace la3 {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path, const std::string& what, int error_number) {
  throw Error(path.string() + ": " + what + ": " + std::strerror(error_number));
}

// Most often it is the folder that is not there, which the system's reason leaves open.
[[noreturn]] void fail_to_create(const std::filesystem::path& path, const std::string& what, int error_number) {
  const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
  std::error_code ignored;
  if (error_number == ENOENT && !std::filesystem::exists(folder, ignored)) {
    throw Error(path.string() + ": the folder " + folder.string() + " does not exist");
  }
  fail(path, what, error_number);
}

// Owns a file descriptor, and the name of a file that is not finished yet.
struct Descriptor {
  int fd = -1;
  std::filesystem::path unfinished;

  Descriptor() = default;
  Descriptor(Descriptor&& other) noexcept
      : fd(std::exchange(other.fd, -1)), unfinished(std::exchange(other.unfinished, {})) {}
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() {
    if (fd >= 0) { ::close(fd); }
    if (!unfinished.empty()) { ::unlink(unfinished.c_str()); }
  }
};

// What this process was started with: `la3 ... /dev/stdin`, or a shell's <(...). Nothing in a folder
// has such a path, not even through a link.
bool is_given_descriptor(const std::filesystem::path& path) {
  const std::string_view name = path.native();
  return name == "/dev/stdin" || name.starts_with("/dev/fd/") || name.starts_with("/proc/self/fd/");
}

Descriptor open_to_read(const std::filesystem::path& path, bool is_pipe_allowed, struct stat& status) {
  Descriptor file;
  // Non-blocking: opening a pipe without a writer would wait forever.
  file.fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | (is_pipe_allowed ? 0 : O_NONBLOCK));
  if (file.fd < 0) { fail(path, "cannot open", errno); }
  if (::fstat(file.fd, &status) != 0) { fail(path, "cannot read", errno); }
  const mode_t mode = status.st_mode;
  if (!S_ISREG(mode) && !(is_pipe_allowed && !S_ISDIR(mode))) {
    throw Error(path.string() + ": a plain file expected, found " +
                (S_ISDIR(mode)    ? "a folder"
                 : S_ISFIFO(mode) ? "a pipe"
                                  : "a device"));
  }
  return file;
}

[[noreturn]] void fail_too_large(const std::filesystem::path& path, const std::string& found, size_t max_bytes) {
  throw Error(path.string() + ": " + found + " bytes, at most " + std::to_string(max_bytes) + " expected");
}

void write_part(int fd, std::span<const uint8_t> bytes, const std::filesystem::path& path) {
  for (size_t done = 0; done < bytes.size();) {
    const ssize_t put = ::write(fd, bytes.data() + done, bytes.size() - done);
    if (put < 0) {
      if (errno == EINTR) { continue; }
      fail(path, "cannot write", errno);
    }
    done += static_cast<size_t>(put);
  }
}

constexpr int kMostNames = 100;  // attempts

bool consists_of(std::string_view text, std::string_view characters) {
  return !text.empty() && text.find_first_not_of(characters) == std::string_view::npos;
}

// The NAME in "NAME.tmp-4711-0", as older versions wrote; empty for other names.
std::string_view before_old_mark(std::string_view name) {
  constexpr std::string_view mark = ".tmp-", digits = "0123456789";
  const size_t at = name.rfind(mark), dash = name.rfind('-');
  if (at == std::string_view::npos || dash < at + mark.size()) { return ""; }
  const std::string_view process = name.substr(at + mark.size(), dash - at - mark.size());
  return consists_of(process, digits) && consists_of(name.substr(dash + 1), digits) ? name.substr(0, at) : "";
}

// A new, locked file beside `path`.
Descriptor create_temporary(const std::filesystem::path& path) {
  for (int attempt = 0;; ++attempt) {
    Descriptor file;
    const std::filesystem::path name = temporary_name(path);
    file.fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file.fd >= 0) {
      file.unfinished = name;
      // A process that cleans up leftovers may have come before the lock and taken this for one.
      const bool is_taken = ::flock(file.fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
      if (!is_taken && ::access(name.c_str(), F_OK) == 0) { return file; }
      errno = EBUSY;
    } else if (errno != EEXIST) {
      attempt = kMostNames;
    }
    if (attempt >= kMostNames) { fail_to_create(path, "cannot create a file beside it", errno); }
  }
}

// Once per folder: listing one with many files takes too long to repeat.
void remove_leftovers_once(const std::filesystem::path& folder) {
  static std::mutex mutex;
  static std::set<std::filesystem::path> seen;
  {
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::absolute(folder, error);
    const std::lock_guard lock(mutex);
    if (error || !seen.insert(whole).second) { return; }
  }
  remove_leftovers(folder);
}

}  // namespace

std::vector<uint8_t> read_file(const std::filesystem::path& path, size_t max_bytes) {
  struct stat status {};
  const Descriptor file = open_to_read(path, is_given_descriptor(path), status);
  const auto size = static_cast<size_t>(std::max<off_t>(status.st_size, 0));
  if (size > max_bytes) { fail_too_large(path, std::to_string(size), max_bytes); }

  // One byte more than the size, so that a plain file ends within the first read. Pipes report 0
  // and grow as they are read.
  std::vector<uint8_t> bytes(size + 1);
  size_t used = 0;
  for (;;) {
    if (used == bytes.size()) { bytes.resize(std::max<size_t>(2 * used, 1 << 16)); }
    const ssize_t got = ::read(file.fd, bytes.data() + used, bytes.size() - used);
    if (got < 0) {
      if (errno == EINTR) { continue; }
      fail(path, "cannot read", errno);
    }
    if (got == 0) { break; }
    used += static_cast<size_t>(got);
    if (used > max_bytes) { fail_too_large(path, "more than " + std::to_string(max_bytes), max_bytes); }
  }
  bytes.resize(used);
  return bytes;
}

void write_file(const std::filesystem::path& path, std::span<const std::span<const uint8_t>> parts) {
  remove_leftovers_once(path.has_parent_path() ? path.parent_path() : ".");
  Descriptor file = create_temporary(path);
  for (const std::span<const uint8_t> part : parts) { write_part(file.fd, part, path); }
  if (::fsync(file.fd) != 0) { fail(path, "cannot flush", errno); }
  if (::rename(file.unfinished.c_str(), path.c_str()) != 0) { fail(path, "cannot rename into place", errno); }
  file.unfinished.clear();
}

void write_file(const std::filesystem::path& path, std::span<const uint8_t> bytes) {
  write_file(path, std::span(&bytes, 1));
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  write_file(path, std::span(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

void write_new_file(const std::filesystem::path& path, std::span<const uint8_t> bytes) {
  Descriptor file;
  file.fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file.fd < 0) { fail_to_create(path, "cannot create", errno); }
  write_part(file.fd, bytes, path);
  if (::close(std::exchange(file.fd, -1)) != 0) { fail(path, "cannot write", errno); }
}

void append_to_file(const std::filesystem::path& path, std::string_view text, Flush flush) {
  Descriptor file;
  file.fd = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK);
  if (file.fd < 0) { fail(path, "cannot open", errno); }
  const off_t before = ::lseek(file.fd, 0, SEEK_END);
  if (before < 0) { fail(path, "cannot write", errno); }
  try {
    write_part(file.fd, {reinterpret_cast<const uint8_t*>(text.data()), text.size()}, path);
    if (flush == Flush::kFlush && ::fsync(file.fd) != 0) { fail(path, "cannot flush", errno); }
  } catch (...) {
    // If this fails too, readers drop a last line that is cut short.
    [[maybe_unused]] const int ignored = ::ftruncate(file.fd, before);
    throw;
  }
  if (::close(std::exchange(file.fd, -1)) != 0) { fail(path, "cannot write", errno); }
}

void flush_file(const std::filesystem::path& path) {
  Descriptor file;
  file.fd = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK);
  if (file.fd < 0) { fail(path, "cannot open", errno); }
  if (::fsync(file.fd) != 0) { fail(path, "cannot flush", errno); }
}

void cut_file(const std::filesystem::path& path, uint64_t bytes) {
  if (::truncate(path.c_str(), static_cast<off_t>(bytes)) != 0) { fail(path, "cannot write", errno); }
}

void remove_leftovers(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::directory_iterator entry(folder, error);
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    if (!before_temporary_mark(entry->path().filename().native()).empty()) { remove_leftover(entry->path()); }
  }
}

std::string leftover_of(const std::string& name) {
  const std::string_view before = before_temporary_mark(name);
  return std::string(before.empty() ? before_old_mark(name) : before);
}

void remove_leftover(const std::filesystem::path& path) {
  Descriptor file;
  file.fd = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  struct stat status {};
  if (file.fd >= 0 && ::fstat(file.fd, &status) == 0 && S_ISREG(status.st_mode) &&
      ::flock(file.fd, LOCK_EX | LOCK_NB) == 0) {
    // While locked: a process that has just created it notices that it is gone.
    ::unlink(path.c_str());
  }
}

MappedFile::MappedFile(const std::filesystem::path& path) {
  struct stat status {};
  const Descriptor file = open_to_read(path, false, status);
  const auto size = static_cast<size_t>(std::max<off_t>(status.st_size, 0));
  if (size == 0) { return; }  // an empty file cannot be mapped
  void* memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.fd, 0);
  if (memory == MAP_FAILED) { fail(path, "cannot map into memory", errno); }
  memory_ = {static_cast<const uint8_t*>(memory),
             [size](const uint8_t* start) { ::munmap(const_cast<uint8_t*>(start), size); }};
  size_ = size;
}

}  // namespace la3
