#include "la3/core/file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

#include "la3/core/error.h"

namespace la3 {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path, const std::string& what, int error_number) {
  throw Error(path.string() + ": " + what + ": " + std::strerror(error_number));
}

// Owns a descriptor, and the name of a file that is not finished yet.
struct Descriptor {
  int fd = -1;
  std::filesystem::path unfinished;

  ~Descriptor() {
    if (fd >= 0) { ::close(fd); }
    if (!unfinished.empty()) { ::unlink(unfinished.c_str()); }
  }
};

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

}  // namespace

std::vector<uint8_t> read_file(const std::filesystem::path& path, size_t max_bytes) {
  Descriptor file;
  file.fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file.fd < 0) { fail(path, "cannot open", errno); }
  struct stat status {};
  if (::fstat(file.fd, &status) != 0) { fail(path, "cannot read", errno); }
  if (S_ISDIR(status.st_mode)) { throw Error(path.string() + ": a file expected, found a folder"); }
  const auto size = static_cast<size_t>(std::max<off_t>(status.st_size, 0));
  if (size > max_bytes) { fail_too_large(path, std::to_string(size), max_bytes); }

  // One byte more than the size, so that a plain file ends within the first read; pipes say 0 and grow as
  // they go.
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
  static std::atomic<unsigned> counter{0};
  std::filesystem::path unfinished = path;
  unfinished += ".tmp-" + std::to_string(::getpid()) + "-" + std::to_string(counter++);
  Descriptor file;
  file.fd = ::open(unfinished.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file.fd < 0) { fail(path, "cannot create a file beside it", errno); }
  file.unfinished = unfinished;
  for (const std::span<const uint8_t> part : parts) { write_part(file.fd, part, path); }
  if (::fsync(file.fd) != 0) { fail(path, "cannot flush", errno); }
  if (::rename(unfinished.c_str(), path.c_str()) != 0) { fail(path, "cannot rename into place", errno); }
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
  if (file.fd < 0) { fail(path, "cannot create", errno); }
  write_part(file.fd, bytes, path);
  if (::close(std::exchange(file.fd, -1)) != 0) { fail(path, "cannot write", errno); }
}

MappedFile::MappedFile(const std::filesystem::path& path) {
  Descriptor file;
  file.fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);  // a pipe is refused below, not waited for
  if (file.fd < 0) { fail(path, "cannot open", errno); }
  struct stat status {};
  if (::fstat(file.fd, &status) != 0) { fail(path, "cannot read", errno); }
  if (!S_ISREG(status.st_mode)) {
    const bool is_folder = S_ISDIR(status.st_mode);
    throw Error(path.string() + ": a plain file expected, found " + (is_folder ? "a folder" : "something else"));
  }
  const auto size = static_cast<size_t>(std::max<off_t>(status.st_size, 0));
  if (size == 0) { return; }  // nothing can be mapped
  void* memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.fd, 0);
  if (memory == MAP_FAILED) { fail(path, "cannot map into memory", errno); }
  memory_ = {static_cast<const uint8_t*>(memory),
             [size](const uint8_t* start) { ::munmap(const_cast<uint8_t*>(start), size); }};
  size_ = size;
}

}  // namespace la3
