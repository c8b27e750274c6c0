#include "la3/core/open_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "la3/core/error.h"

namespace la3 {

OpenFile::OpenFile(const std::filesystem::path& path) : path_(path) {
  // Non-blocking: opening a pipe without a writer would wait forever.
  fd_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd_ < 0) { fail("cannot open"); }
  struct stat status {};
  if (::fstat(fd_, &status) != 0) {
    ::close(fd_);
    fail("cannot read");
  }
  regular_ = S_ISREG(status.st_mode);
  size_ = regular_ ? static_cast<size_t>(status.st_size) : 0;
  changed_ns_ = int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
}

OpenFile::~OpenFile() {
  ::close(fd_);
}

std::vector<uint8_t> OpenFile::read(size_t offset, size_t count) const {
  std::vector<uint8_t> bytes(std::min(count, size_ - std::min(offset, size_)));
  size_t used = 0;
  while (used < bytes.size()) {
    const ssize_t got = ::pread(fd_, bytes.data() + used, bytes.size() - used, static_cast<off_t>(offset + used));
    if (got < 0 && errno == EINTR) { continue; }
    if (got < 0) { fail("cannot read"); }
    if (got == 0) { break; }  // has been truncated meanwhile
    used += static_cast<size_t>(got);
  }
  bytes.resize(used);
  return bytes;
}

void OpenFile::will_read(size_t offset, size_t count) const {
  ::posix_fadvise(fd_, static_cast<off_t>(offset), static_cast<off_t>(count), POSIX_FADV_WILLNEED);
}

void OpenFile::fail(const std::string& what) const {
  throw Error(path_.string() + ": " + what + ": " + std::strerror(errno));
}

}  // namespace la3
